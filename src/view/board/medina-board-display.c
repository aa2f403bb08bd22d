/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-display.h"

#include "medina-board-tiles.h"

struct _MedinaBoardDisplay
{
  GtkWidget *widget; /* borrowed */

  /* owned */
  MedinaPieceAtlas *atlas;
  MedinaBoardTiles *tiles;
};

MedinaBoardDisplay *
medina_board_display_new (GtkWidget *widget, MedinaPieceAtlas *atlas)
{
  MedinaBoardDisplay *self = g_new0 (MedinaBoardDisplay, 1);

  self->widget = widget;
  self->atlas = g_object_ref (atlas);
  self->tiles = medina_board_tiles_new (atlas);
  return self;
}

void
medina_board_display_free (MedinaBoardDisplay *self)
{
  medina_board_tiles_free (self->tiles);
  g_object_unref (self->atlas);
  g_free (self);
}

static void
set_up (MedinaBoardDisplay *self, const MedinaBoardStage *stage)
{
  medina_piece_atlas_set_scale (self->atlas, stage->scale);
  medina_board_tiles_take_background (self->tiles,
                                      medina_board_background_new (stage, self->atlas));
}

/* What of the board is to be seen, in units of the stage. */
static cairo_rectangle_int_t
find_visible (MedinaBoardDisplay *self, const MedinaBoardLayout *layout)
{
  return (cairo_rectangle_int_t){
    .x = -layout->frame.x,
    .y = -layout->frame.y,
    .width = gtk_widget_get_width (self->widget),
    .height = gtk_widget_get_height (self->widget),
  };
}

void
medina_board_display_snapshot (MedinaBoardDisplay *self,
                               GtkSnapshot *snapshot,
                               const MedinaBoardLayout *layout,
                               const MedinaBoardScene *scene)
{
  const cairo_rectangle_int_t visible = find_visible (self, layout);
  const MedinaBoardLayout moved = medina_board_layout_move_to (layout, 0, 0);
  const MedinaBoardStage *shown = medina_board_tiles_get_stage (self->tiles);
  MedinaBoardStage wanted;
  GskRenderNode *node;

  medina_board_stage_init (&wanted, &moved, scene, gtk_widget_get_scale_factor (self->widget));
  if (shown == NULL || !medina_board_stage_equal (shown, &wanted))
    set_up (self, &wanted);
  node = medina_board_tiles_update (self->tiles, scene, &visible);
  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (layout->frame.x, layout->frame.y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}
