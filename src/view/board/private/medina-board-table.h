/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"

G_BEGIN_DECLS

/* What lies beside the board, in the recesses of the band: tiles that nobody holds (in place of a
 * tile that somebody holds, that player's rooftop), the merchants waiting on the tower tiles, the
 * tea tiles, and in the first edition for two what has become of the rooftops for each color. */
void medina_board_table_draw (const MedinaBoardCanvas *canvas);

/* What players can take of an item, alone in a square: a tile, a merchant of a queue, the uppermost
 * tile of a pile. */
void medina_board_table_draw_alone (const MedinaBoardCanvas *canvas,
                                    MedinaBoardItem item,
                                    int index,
                                    cairo_rectangle_int_t r);

/* The square of one of the merchants who wait at a tower, by its place in the queue, from 0. */
cairo_rectangle_int_t
medina_board_table_get_waiting (const MedinaBoardLayout *layout, int tower, int i);

/* Where anything of an item may be drawn, which reaches over its place. */
cairo_rectangle_int_t
medina_board_table_get_extents (const MedinaBoardLayout *layout, MedinaBoardItem item, int index);

/* Whether anything may be drawn in the area. */
gboolean medina_board_table_touches (const MedinaBoardLayout *layout,
                                     const cairo_rectangle_int_t *area);

G_END_DECLS
