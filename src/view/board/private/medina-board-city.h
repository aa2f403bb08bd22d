/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* Everything that stands on the board, row by row from the top, so that each row may hide a part of
 * the one behind it; then the lines around palaces, and what is on and above the roofs: rooftops,
 * the piece in hand where it would stand. What is on its way is not there yet. */
void medina_board_city_draw (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces);

/* What is on its way, alone, where it is to stand. */
void medina_board_city_draw_away (const MedinaBoardCanvas *canvas,
                                  const MedinaBoardPalaces *palaces);

/* Where that is; MDN_NO_SPACE if nothing is on its way. */
MdnSpace medina_board_city_find_away (const MedinaBoardScene *scene,
                                      const MedinaBoardPalaces *palaces);

G_END_DECLS
