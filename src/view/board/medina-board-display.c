/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-display.h"

#include <math.h>

#include "medina-raster.h"
#include "medina-board-tiles.h"

enum
{
  SHARP_MS = 120, /* without another size until the picture is painted anew */
  TOLERANCE = 50, /* a picture scaled to the width may miss the height by one part in so many */
};

struct _MedinaBoardDisplay
{
  GtkWidget *widget; /* borrowed */

  /* while the tiles are of another size than the board */
  gboolean size_changed;
  MedinaBoardLayout last; /* the size that was wanted in the last frame */
  guint sharpen_id;       /* until no other size has come for a while; 0 otherwise */

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
  g_clear_handle_id (&self->sharpen_id, g_source_remove);
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

/* --- Another size ----------------------------------------------------------------------------- */

static gboolean
sharpen_cb (gpointer data)
{
  MedinaBoardDisplay *self = data;

  self->sharpen_id = 0;
  gtk_widget_queue_draw (self->widget);
  return G_SOURCE_REMOVE;
}

/* Whether the stages are the same but for the size. A board whose lower band has become another, as where the plaque
 * leaves it, is more than resized: its old picture would be cut, or end too early. */
static gboolean
is_resized (const MedinaBoardStage *shown, const MedinaBoardStage *wanted)
{
  const cairo_rectangle_int_t *from = &shown->layout.frame, *to = &wanted->layout.frame;
  MedinaBoardStage same = *wanted;

  if (shown->layout.board != wanted->layout.board ||
      ABS (from->height * to->width / from->width - to->height) > to->height / TOLERANCE)
    return FALSE;
  same.layout = shown->layout;
  return !medina_board_layout_equal (&shown->layout, &wanted->layout) &&
         medina_board_stage_equal (shown, &same);
}

/* While the size changes the tiles are shown scaled, and made for the last size afterwards. */
static void
follow (MedinaBoardDisplay *self, const MedinaBoardStage *wanted)
{
  const MedinaBoardStage *shown = medina_board_tiles_get_stage (self->tiles);
  const gboolean due = self->sharpen_id == 0 && self->size_changed;

  if (shown != NULL && medina_board_stage_equal (shown, wanted))
    self->size_changed = FALSE;
  else if (shown == NULL || due || !is_resized (shown, wanted))
    {
      set_up (self, wanted);
      self->size_changed = FALSE;
    }
  else if (!self->size_changed || !medina_board_layout_equal (&self->last, &wanted->layout))
    {
      g_clear_handle_id (&self->sharpen_id, g_source_remove);
      self->sharpen_id = g_timeout_add (SHARP_MS, sharpen_cb, self);
      self->size_changed = TRUE;
    }
  self->last = wanted->layout;
}

/* What of the board is to be seen, in units of the stage, which are `scale` of the widget's. */
static cairo_rectangle_int_t
find_visible (MedinaBoardDisplay *self, const MedinaBoardLayout *layout, double scale)
{
  return (cairo_rectangle_int_t){
    .x = (int) floor (-layout->frame.x / scale),
    .y = (int) floor (-layout->frame.y / scale),
    .width = (int) ceil (gtk_widget_get_width (self->widget) / scale) + 1,
    .height = (int) ceil (gtk_widget_get_height (self->widget) / scale) + 1,
  };
}

void
medina_board_display_snapshot (MedinaBoardDisplay *self,
                               GtkSnapshot *snapshot,
                               const MedinaBoardLayout *layout,
                               const MedinaBoardScene *scene)
{
  const MedinaBoardLayout moved = medina_board_layout_move_to (layout, 0, 0);
  cairo_rectangle_int_t visible;
  MedinaBoardStage wanted;
  GskRenderNode *node;
  double scale;

  medina_board_stage_init (&wanted, &moved, scene, gtk_widget_get_scale_factor (self->widget));
  wanted.textures = medina_raster_wants_textures (self->widget);
  follow (self, &wanted);
  scale =
    (double) layout->frame.width / medina_board_tiles_get_stage (self->tiles)->layout.frame.width;
  visible = find_visible (self, layout, scale);
  node = medina_board_tiles_update (self->tiles, scene, &visible);
  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (layout->frame.x, layout->frame.y));
  if (scale != 1)
    gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}
