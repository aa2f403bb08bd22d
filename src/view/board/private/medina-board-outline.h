/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"

G_BEGIN_DECLS

/* Lines around a set of spaces: one path around all of it, with corners in one piece. */

enum
{
  /* How wide the line around a palace is, in hundredths of a space's width */
  MEDINA_PALACE_LINE = 8,
};

/* How far inside the edges of the spaces a line runs, in units of the context's coordinates; what
 * is negative lies outside. Along what stands lower than the rest, upper edges are so much farther
 * down, and along what stands behind something, lower edges so much farther up. */
typedef struct
{
  double left, top, right, bottom;
  MdnSet lower;
  double top_drop;
  MdnSet behind;
  double bottom_lift;
} MedinaBoardInsets;

/* Adds the outlines of the spaces, and of the holes among them, to the current path. None of them
 * may lie at the rim of the board. */
void medina_board_outline_trace (const MedinaBoardCanvas *canvas,
                                 MdnSet spaces,
                                 MedinaBoardInsets insets);

/* Strokes the current path with an owner's line, as wide as this, and clears it. */
void medina_board_outline_stroke (const MedinaBoardCanvas *canvas,
                                  const MedinaOwnerInks *inks,
                                  double width);

G_END_DECLS
