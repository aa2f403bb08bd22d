/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-layout.h"
#include "medina-board-scene.h"

G_BEGIN_DECLS

/* Draws the board with Cairo. It needs no display. */

#define MEDINA_TYPE_BOARD_PAINTER (medina_board_painter_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardPainter, medina_board_painter, MEDINA, BOARD_PAINTER, GObject)

/* Keeps a reference to the atlas, whose scale it follows. */
MedinaBoardPainter *medina_board_painter_new (MedinaPieceAtlas *atlas);

/* Draws the scene where the layout has it; what lies outside of the layout's frame stays as it
 * is. The band and the ground are kept as surfaces from one call to the next and drawn anew when
 * the layout, the scale, the style or the well changes; for PDF and SVG surfaces everything is
 * drawn as vectors. */
void medina_board_painter_draw (MedinaBoardPainter *self,
                                cairo_t *cr,
                                const MedinaBoardLayout *layout,
                                const MedinaBoardScene *scene);

G_END_DECLS
