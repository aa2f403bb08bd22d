/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-key.h"

#include "notation.h"

G_STATIC_ASSERT (MDN_PIECES == 10); /* a digit for each */

guint
medina_piece_get_digit (MdnPiece piece)
{
  g_return_val_if_fail (piece < MDN_PIECES, 0);

  return (piece + 1) % MDN_PIECES;
}

MdnPiece
medina_piece_from_digit (guint digit)
{
  g_return_val_if_fail (digit < MDN_PIECES, MDN_PIECES);

  return (MdnPiece) ((digit + MDN_PIECES - 1) % MDN_PIECES);
}

MdnPiece
medina_piece_from_letter (char letter)
{
  MdnPiece piece = 0;

  while (piece < MDN_PIECES && mdn_notation_letter (piece) != g_ascii_toupper (letter))
    piece++;
  return piece;
}
