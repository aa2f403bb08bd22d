/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-background.h"

G_BEGIN_DECLS

/* The board as a tree of render nodes that are kept from one frame to the next. GTK repaints only
 * where it finds another node than before, so nothing must be a new node but what looks different.
 *
 * The board is cut into tiles along the edges of the spaces; each is a node with a painted image of
 * everything that is to be seen there, and a block of tiles is a node. Where nothing stands a tile
 * shows its part of the background; where images are textures it is empty, and the background lies
 * below all of them. When the scene changes, the looks of all spaces (MedinaBoardLook) tell which
 * ones differ, and the tiles that their ink touches are painted anew.
 *
 * (One node for each piece would need no clipping, but hundreds more would have to be painted
 * whenever a palace changes; whole rows are too large to follow the pointer. Images rather than
 * recordings, because GTK paints everything where it finds too many small differences, and what is
 * played back piece by piece takes ten times as long as an image.) */
typedef struct _MedinaBoardTiles MedinaBoardTiles;

MedinaBoardTiles *medina_board_tiles_new (MedinaPieceAtlas *atlas);
void medina_board_tiles_free (MedinaBoardTiles *self);

/* What the tiles lie on, which also says where; it takes it over. The frame of its layout begins at
 * 0, 0. Everything is painted anew. */
void medina_board_tiles_take_background (MedinaBoardTiles *self, MedinaBoardBackground *background);

/* NULL before there is a background. */
const MedinaBoardStage *medina_board_tiles_get_stage (MedinaBoardTiles *self);

/* Brings those tiles up to the scene that are in the area, in units of the layout, and forgets the
 * others. Style, coordinates and the well are as the stage says. Returns a node that is the tiles';
 * NULL if nothing is in the area. */
GskRenderNode *medina_board_tiles_update (MedinaBoardTiles *self,
                                          const MedinaBoardScene *scene,
                                          const cairo_rectangle_int_t *area);

/* How many tiles the last update made anew, bare ones included. */
guint medina_board_tiles_count_recorded (MedinaBoardTiles *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaBoardTiles, medina_board_tiles_free)

G_END_DECLS
