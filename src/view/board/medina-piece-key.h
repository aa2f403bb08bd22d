/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "placement.h"

G_BEGIN_DECLS

/* The keys that pick up a kind of piece. They are the same in all games: a digit, in the order of
 * the stock, and its letter in the notation (mdn_notation_letter). */

/* 1 to 9 for the pieces up to walls, 0 for tea. */
guint medina_piece_get_digit (MdnPiece piece);

/* The piece of a digit, 0 to 9. */
MdnPiece medina_piece_from_digit (guint digit);

/* The piece of a letter, in either case; MDN_PIECES for one that means none. */
MdnPiece medina_piece_from_letter (char letter);

G_END_DECLS
