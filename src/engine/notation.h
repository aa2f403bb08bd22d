/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* The text of spaces and placements (RULES.md section 9). Spelling is strict in both directions. */

enum
{
  MDN_NOTATION_SIZE = 8, /* enough for any space or placement and its end */
};

/* "f7"; for MDN_NO_SPACE "-". */
void mdn_notation_space (MdnSpace space, char text[static MDN_NOTATION_SIZE]);

/* "Of7", "T". */
void mdn_notation_placement (MdnPlacement placement, char text[static MDN_NOTATION_SIZE]);

/* The space that the first `length` bytes of the text name; MDN_NO_SPACE if they name none on
 * that board. */
MdnSpace mdn_notation_parse_space (MdnBoard board, const char *text, int length);

/* The placement that the first `length` bytes of the text name. A rooftop may be named by any
 * building of its palace and comes back in canonical form; where no building stands the space is
 * left as written. Whether the placement is legal is not asked. MDN_NO_PLACEMENT if the text is
 * not a placement, or its space not on the board. */
MdnPlacement mdn_notation_parse (const MdnPosition *position, const char *text, int length);

/* G, P, B, O for the buildings, R, N, S, M, W, T for the other pieces. */
char mdn_notation_letter (MdnPiece piece);
