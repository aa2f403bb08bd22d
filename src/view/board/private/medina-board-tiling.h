/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "medina-board-layout.h"

G_BEGIN_DECLS

enum
{
  MEDINA_TILE_COLUMNS = MDN_STRIDE + 2, /* those of the board, and the band on both sides */
  MEDINA_TILE_ROWS = MDN_SPACES / MDN_STRIDE + 2,
};

/* How a board is cut into tiles, along the edges of its spaces. A value. Rectangles of tiles are
 * counted in columns and rows from the upper left corner. */
typedef struct
{
  /* the edges; the upper band has room above it for pieces that come down */
  int x[MEDINA_TILE_COLUMNS + 1], y[MEDINA_TILE_ROWS + 1];
  int columns, rows;
} MedinaBoardTiling;

void medina_board_tiling_init (MedinaBoardTiling *self, const MedinaBoardLayout *layout);

/* The area of a rectangle of tiles, in units of the layout. Tiles cover the edges of their
 * neighbors, with the same picture: where a pixel of the screen is not one of ours, as at a scale
 * of 1.5, nothing shows between them. */
cairo_rectangle_int_t medina_board_tiling_get_area (const MedinaBoardTiling *self,
                                                    const cairo_rectangle_int_t *tiles);

/* All tiles that show something of an area. */
cairo_rectangle_int_t medina_board_tiling_find (const MedinaBoardTiling *self,
                                                const cairo_rectangle_int_t *area);

G_END_DECLS
