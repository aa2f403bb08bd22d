/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-background.h"
#include "medina-board-canvas.h"
#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* Paints parts of the board, and makes the nodes that show them. Areas are in pixels of the board's
 * widget. */

/* All that is to be seen in an area, in one go, so that what lies across several tiles is drawn
 * once; `spaces` are those whose ink touches it. Transfer full. */
cairo_surface_t *medina_board_strokes_paint (MedinaBoardBackground *background,
                                             const MedinaBoardCanvas *shared,
                                             const MedinaBoardPalaces *palaces,
                                             const cairo_rectangle_int_t *area,
                                             MdnSet spaces);

/* The node of a tile within what was painted in `area`. Transfer full. */
GskRenderNode *medina_board_strokes_cut_out (MedinaBoardBackground *background,
                                             cairo_surface_t *painted,
                                             const cairo_rectangle_int_t *area,
                                             const cairo_rectangle_int_t *tile);

/* The node of the scene's cursor, which there is, below the marks that lie above it: those of the
 * city without it have been painted. `spaces` are those whose ink touches it. Transfer full. */
GskRenderNode *medina_board_strokes_create_cursor (MedinaBoardBackground *background,
                                                   const MedinaBoardCanvas *shared,
                                                   const MedinaBoardPalaces *palaces,
                                                   MdnSet spaces);

G_END_DECLS
