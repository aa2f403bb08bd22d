/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"

G_BEGIN_DECLS

/* The numbers of placements that are told of: on square plates in the colors of those who made
 * them, for the sizes of palaces are on discs, or without any ground. */

/* The number of a mark, on its space, above which what stands there rises so many pixels: in the
 * upper left corner of a piece; of a rooftop at the right, in a small space beside it, half a row
 * lower, for the building may be told of together with the rooftop on it, and so may the buildings
 * beside it: numbers at one height would read as one. */
void medina_board_number_draw (const MedinaBoardCanvas *canvas,
                               const MedinaBoardMark *mark,
                               MdnSpace space,
                               double rise);

/* How far the numbers of pieces reach to the right from the left edges of their spaces, in
 * pixels. */
double medina_board_number_get_reach (const MedinaBoardCanvas *canvas);

G_END_DECLS
