/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "medina-board-layout.h"

G_BEGIN_DECLS

/* How much larger a board is shown than it would fit, and which part of it: arithmetic only. A
 * value that belongs to a view and is kept nowhere. */
typedef struct
{
  double factor; /* from 1: the whole board, to MEDINA_BOARD_MAX_ZOOM */
  double x, y;   /* what is in the middle of the view, in parts of the board's frame, 0…1 */
} MedinaBoardZoom;

#define MEDINA_BOARD_MAX_ZOOM 4.0

/* By how much one press of a key or one notch of the wheel changes the factor. */
#define MEDINA_BOARD_ZOOM_STEP 1.25

/* The whole board. */
MedinaBoardZoom medina_board_zoom_none (void);

gboolean medina_board_zoom_is_none (const MedinaBoardZoom *zoom);

/* Makes a layout that fits into a view of width × height into the one that is seen. The board
 * covers the view as far as it can. */
void medina_board_zoom_apply (const MedinaBoardZoom *zoom,
                              int width,
                              int height,
                              MedinaBoardLayout *layout);

/* With another factor; what is at x, y of the view stays there as far as the board's edges allow.
 * `layout` fits. */
MedinaBoardZoom medina_board_zoom_change (const MedinaBoardZoom *zoom,
                                          const MedinaBoardLayout *layout,
                                          int width,
                                          int height,
                                          double factor,
                                          double x,
                                          double y);

/* With the board moved by so many pixels of the view, as far as its edges allow. */
MedinaBoardZoom medina_board_zoom_move (const MedinaBoardZoom *zoom,
                                        const MedinaBoardLayout *layout,
                                        int width,
                                        int height,
                                        double dx,
                                        double dy);

/* With the area, of the zoomed layout, moved into the view if it is not there. */
MedinaBoardZoom medina_board_zoom_reveal (const MedinaBoardZoom *zoom,
                                          const MedinaBoardLayout *layout,
                                          int width,
                                          int height,
                                          const cairo_rectangle_int_t *area);

G_END_DECLS
