/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "notation.h"

#include <string.h>

#include "palace.h"

static const char letters[] = "GPBORNSMWT";

char
mdn_notation_letter (MdnPiece piece)
{
  return letters[piece];
}

static void
write_space (MdnSpace space, char *text)
{
  const int row = mdn_space_row (space) + 1;

  if (space == MDN_NO_SPACE)
    {
      memcpy (text, "-", 2);
      return;
    }
  *text++ = (char) ('a' + mdn_space_column (space));
  if (row >= 10)
    *text++ = '1';
  *text++ = (char) ('0' + row % 10);
  *text = '\0';
}

void
mdn_notation_space (MdnSpace space, char text[static MDN_NOTATION_SIZE])
{
  write_space (space, text);
}

void
mdn_notation_placement (MdnPlacement placement, char text[static MDN_NOTATION_SIZE])
{
  const MdnPiece piece = mdn_placement_piece (placement);

  text[0] = letters[piece];
  text[1] = '\0';
  if (piece != MDN_TEA)
    write_space (mdn_placement_space (placement), text + 1);
}

MdnSpace
mdn_notation_parse_space (MdnBoard board, const char *text, int length)
{
  const int column = length > 0 ? text[0] - 'a' : -1;
  int row = 0;

  /* One digit from 1, or two that begin with a 1: no leading zeros. */
  if (length == 2 && text[1] >= '1' && text[1] <= '9')
    row = text[1] - '0';
  else if (length == 3 && text[1] == '1' && text[2] >= '0' && text[2] <= '9')
    row = 10 + text[2] - '0';
  if (column < 0 || column >= mdn_geometry (board)->columns || row < 1 ||
      row > mdn_geometry (board)->rows)
    return MDN_NO_SPACE;
  return mdn_space (column, row - 1);
}

MdnPlacement
mdn_notation_parse (const MdnPosition *position, const char *text, int length)
{
  const char *letter = length > 0 && text[0] != '\0' ? strchr (letters, text[0]) : NULL;
  MdnPiece piece;
  MdnSpace space;

  if (letter == NULL)
    return MDN_NO_PLACEMENT;
  piece = (MdnPiece) (letter - letters);
  if (piece == MDN_TEA)
    return length == 1 ? mdn_placement_tea () : MDN_NO_PLACEMENT;
  space = mdn_notation_parse_space (position->rules.board, text + 1, length - 1);
  if (space == MDN_NO_SPACE)
    return MDN_NO_PLACEMENT;
  /* A stable does not name its palace. */
  if (mdn_set_has (&position->stables, space))
    return mdn_placement (piece, space);
  return mdn_palace_canonical (position, mdn_placement (piece, space));
}
