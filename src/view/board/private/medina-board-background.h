/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-layout.h"
#include "medina-board-scene.h"

G_BEGIN_DECLS

/* All that the background of a board depends on. A value. */
typedef struct
{
  MedinaBoardLayout layout;
  double scale;      /* device pixels a unit */
  gboolean textures; /* how nodes are made: see medina_raster_create_node () */
  gboolean dark;
  gboolean high_contrast;
  MedinaBoardMaterial material;
  int daylight;
  gboolean coordinates;
  MdnSpace well;
} MedinaBoardStage;

/* Without textures. */
void medina_board_stage_init (MedinaBoardStage *stage,
                              const MedinaBoardLayout *layout,
                              const MedinaBoardScene *scene,
                              double scale);
gboolean medina_board_stage_equal (const MedinaBoardStage *a, const MedinaBoardStage *b);

/* The band and the ground, painted once and kept, in squares that are painted when they are first
 * needed. It needs no display. */
typedef struct _MedinaBoardBackground MedinaBoardBackground;

/* The atlas, of which it keeps a reference, must have the scale of the stage while it is used. */
MedinaBoardBackground *medina_board_background_new (const MedinaBoardStage *stage,
                                                    MedinaPieceAtlas *atlas);
void medina_board_background_free (MedinaBoardBackground *self);

const MedinaBoardStage *medina_board_background_get_stage (const MedinaBoardBackground *self);

/* Paints what lies in the area, which may reach over the board. */
void medina_board_background_paint (MedinaBoardBackground *self,
                                    cairo_t *cr,
                                    const cairo_rectangle_int_t *area);

/* A node that shows just what lies in the area, from the squares: nothing is copied. */
GskRenderNode *medina_board_background_create_part (MedinaBoardBackground *self,
                                                    const cairo_rectangle_int_t *area);

/* A node that shows what lies in the area, or more. */
GskRenderNode *medina_board_background_create_node (MedinaBoardBackground *self,
                                                    const cairo_rectangle_int_t *area);

/* Paints one more square of what lies in the area, ahead of time; FALSE if none is missing. */
gboolean medina_board_background_prepare (MedinaBoardBackground *self,
                                          const cairo_rectangle_int_t *area);

/* Forgets what lies outside of the area. */
void medina_board_background_trim (MedinaBoardBackground *self, const cairo_rectangle_int_t *area);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaBoardBackground, medina_board_background_free)

G_END_DECLS
