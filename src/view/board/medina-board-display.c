/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-display.h"

#include <math.h>
#include <string.h>

#include "medina-board-background.h"
#include "medina-raster.h"
#include "medina-board-tiles.h"

enum
{
  SHARP_MS = 120, /* without another size until the picture is painted anew */
  DISTORTION = 4, /* meanwhile it may be stretched in one direction, by one part in so many */
};

struct _MedinaBoardDisplay
{
  GtkWidget *widget; /* borrowed */

  /* while the tiles are of another size than the board */
  gboolean size_changed;
  MedinaBoardLayout last; /* the size that was wanted in the last frame */
  guint sharpen_id;       /* until no other size has come for a while; 0 otherwise */

  MedinaBoardScene before; /* of the last frame, without its position */
  guint dim_id;            /* until what stays one frame longer is painted without; 0 otherwise */

  cairo_rectangle_int_t visible; /* of the board, in units of the stage */
  guint prepare_id; /* while the ground is being painted in another light; 0 otherwise */

  /* owned */
  MedinaPieceAtlas *atlas;
  MedinaBoardTiles *tiles;
  MedinaBoardBackground *next; /* that ground; NULL for none */
};

MedinaBoardDisplay *
medina_board_display_new (GtkWidget *widget, MedinaPieceAtlas *atlas)
{
  MedinaBoardDisplay *self = g_new0 (MedinaBoardDisplay, 1);

  self->widget = widget;
  self->before.hand = MDN_PIECES;
  self->before.away = MDN_NO_SPACE;
  self->atlas = g_object_ref (atlas);
  self->tiles = medina_board_tiles_new (atlas);
  return self;
}

static void
drop_next (MedinaBoardDisplay *self)
{
  g_clear_handle_id (&self->prepare_id, g_source_remove);
  g_clear_pointer (&self->next, medina_board_background_free);
}

void
medina_board_display_free (MedinaBoardDisplay *self)
{
  drop_next (self);
  g_clear_handle_id (&self->sharpen_id, g_source_remove);
  g_clear_handle_id (&self->dim_id, g_source_remove);
  medina_board_tiles_free (self->tiles);
  g_object_unref (self->atlas);
  g_free (self);
}

static void
set_up (MedinaBoardDisplay *self, const MedinaBoardStage *stage)
{
  drop_next (self);
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

/* Whether the stages are the same but for the size. Where the plaque leaves the lower band, the
 * board has another shape: its picture is stretched for as long, too. */
static gboolean
is_resized (const MedinaBoardStage *shown, const MedinaBoardStage *wanted)
{
  const cairo_rectangle_int_t *from = &shown->layout.frame, *to = &wanted->layout.frame;
  MedinaBoardStage same = *wanted;

  if (shown->layout.board != wanted->layout.board ||
      ABS (from->height * to->width / from->width - to->height) > to->height / DISTORTION)
    return FALSE;
  same.layout = shown->layout;
  return !medina_board_layout_equal (&shown->layout, &wanted->layout) &&
         medina_board_stage_equal (shown, &same);
}

/* --- Another light ---------------------------------------------------------------------------- */

static gboolean
is_relit (const MedinaBoardStage *shown, const MedinaBoardStage *wanted)
{
  MedinaBoardStage same = *wanted;

  same.dark = shown->dark;
  same.high_contrast = shown->high_contrast;
  same.material = shown->material;
  same.daylight = shown->daylight;
  return medina_board_stage_equal (shown, &same);
}

static gboolean
prepare_cb (gpointer data)
{
  MedinaBoardDisplay *self = data;

  medina_piece_atlas_set_scale (self->atlas, medina_board_background_get_stage (self->next)->scale);
  if (medina_board_background_prepare (self->next, &self->visible))
    return G_SOURCE_CONTINUE;
  self->prepare_id = 0;
  medina_board_tiles_take_background (self->tiles, g_steal_pointer (&self->next));
  gtk_widget_queue_draw (self->widget);
  return G_SOURCE_REMOVE;
}

static void
prepare (MedinaBoardDisplay *self, const MedinaBoardStage *stage)
{
  if (self->next != NULL &&
      medina_board_stage_equal (medina_board_background_get_stage (self->next), stage))
    return;
  drop_next (self);
  self->next = medina_board_background_new (stage, self->atlas);
  self->prepare_id = g_idle_add (prepare_cb, self);
}

/* --- A piece that comes ----------------------------------------------------------------------- */

static gboolean
dim_cb (gpointer data)
{
  MedinaBoardDisplay *self = data;

  self->dim_id = 0;
  gtk_widget_queue_draw (self->widget);
  return G_SOURCE_REMOVE;
}

/* Rooftops have no place in the city that glows without them: their palaces do. */
static void
glow_on (MedinaBoardScene *scene, const MedinaBoardScene *before)
{
  MdnSet legal = before->legal;

  if (before->hand >= MDN_PIECES || mdn_piece_is_rooftop ((MdnPiece) before->hand))
    return;
  mdn_set_remove (&legal, scene->away);
  scene->hand = before->hand;
  scene->legal = legal;
}

/* A piece that flies is seen at once. Where it might have gone glows for one frame more, and what
 * the others placed is marked as long: often that is half of the board, and frames come anyway
 * while it flies. */
static void
linger (MedinaBoardDisplay *self, MedinaBoardScene *scene)
{
  MedinaBoardScene before;

  memcpy (&before, &self->before, sizeof before);
  memcpy (&self->before, scene, sizeof self->before);
  self->before.position = NULL; /* borrowed for this frame only */
  if (scene->away == MDN_NO_SPACE || scene->away == before.away)
    return;
  glow_on (scene, &before);
  memcpy (scene->marks, before.marks, sizeof scene->marks);
  scene->n_marks = before.n_marks;
  if (self->dim_id == 0)
    self->dim_id = g_idle_add (dim_cb, self);
}

/* --- What is shown ---------------------------------------------------------------------------- */

/* While the size changes the tiles are shown scaled, and made for the last size afterwards. */
static void
follow (MedinaBoardDisplay *self, const MedinaBoardStage *wanted)
{
  const MedinaBoardStage *shown = medina_board_tiles_get_stage (self->tiles);
  const gboolean due = self->sharpen_id == 0 && self->size_changed;
  const gboolean same = shown != NULL && medina_board_stage_equal (shown, wanted);
  const gboolean relit = shown != NULL && !same && is_relit (shown, wanted);

  if (relit)
    prepare (self, wanted);
  else
    drop_next (self);
  if (same || relit)
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

/* What of the board is to be seen, in units of the stage, which are so many of the widget's wide
 * and high. */
static cairo_rectangle_int_t
find_visible (MedinaBoardDisplay *self, const MedinaBoardLayout *layout, double across, double down)
{
  return (cairo_rectangle_int_t){
    .x = (int) floor (-layout->frame.x / across),
    .y = (int) floor (-layout->frame.y / down),
    .width = (int) ceil (gtk_widget_get_width (self->widget) / across) + 1,
    .height = (int) ceil (gtk_widget_get_height (self->widget) / down) + 1,
  };
}

void
medina_board_display_snapshot (MedinaBoardDisplay *self,
                               GtkSnapshot *snapshot,
                               const MedinaBoardLayout *layout,
                               const MedinaBoardScene *scene)
{
  const MedinaBoardLayout moved = medina_board_layout_move_to (layout, 0, 0);
  MedinaBoardScene lingering;
  MedinaBoardStage wanted;
  const cairo_rectangle_int_t *shown;
  GskRenderNode *node;
  double across, down;

  memcpy (&lingering, scene, sizeof lingering); /* holes included: see medina_board_looks_miss () */
  linger (self, &lingering);
  medina_board_stage_init (&wanted, &moved, scene, gtk_widget_get_scale_factor (self->widget));
  wanted.textures = medina_raster_wants_textures (self->widget);
  follow (self, &wanted);
  shown = &medina_board_tiles_get_stage (self->tiles)->layout.frame;
  across = (double) layout->frame.width / shown->width;
  down = (double) layout->frame.height / shown->height;
  self->visible = find_visible (self, layout, across, down);
  node = medina_board_tiles_update (self->tiles, &lingering, &self->visible);
  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (layout->frame.x, layout->frame.y));
  if (across != 1 || down != 1)
    gtk_snapshot_scale (snapshot, (float) across, (float) down);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}
