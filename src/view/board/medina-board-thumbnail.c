/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-thumbnail.h"

#include <math.h>

#include "medina-board-painter.h"
#include "medina-painting.h"
#include "medina-piece-sprites.h"
#include "medina-surface-texture.h"
#include "medina-task.h"
#include "play.h"
#include "playout.h"

enum
{
  EXAMPLE_SEED = 3,
  EXAMPLE_PLACEMENTS = 44,
  FINE = 2, /* pixels of the picture for one of the window, whose scale may be as large */

  /* Pixels that a space is painted with: smaller pieces would lose their shapes */
  LEAST_SPACE = 20,
};

/* What is to be painted, for a thread. */
typedef struct
{
  MdnPosition position;
  MedinaColor colors[MDN_MAX_PLAYERS];
  MedinaBoardMaterial material;
  int width; /* of the picture */
} Job;

struct _MedinaBoardThumbnail
{
  GtkWidget parent_instance;

  /* owned */
  Job *job; /* NULL once it is under way */
  GCancellable *cancellable;
  GdkTexture *picture; /* NULL until it is painted */
};

G_DEFINE_FINAL_TYPE (MedinaBoardThumbnail, medina_board_thumbnail, GTK_TYPE_WIDGET)

/* --- Painting, in the thread ------------------------------------------------------------------ */

static cairo_surface_t *
paint_board (const Job *job, int space, MedinaPieceAtlas *atlas)
{
  g_autoptr (MedinaBoardPainter) painter = medina_board_painter_new (atlas);
  MedinaBoardLayout layout;
  MedinaBoardScene scene;
  cairo_surface_t *surface;
  cairo_t *cr;
  int width, height;

  medina_board_scene_init (&scene, &job->position);
  for (int i = 0; i < job->position.rules.players; i++)
    scene.rooftops[i] = medina_sprite_of_color (job->colors[i]);
  scene.material = job->material;
  medina_board_layout_measure ((MdnBoard) job->position.rules.board, space, &width, &height);
  medina_board_layout_init (&layout, &job->position.rules, width, height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  medina_board_painter_draw (painter, cr, &layout, &scene);
  cairo_destroy (cr);
  return surface;
}

/* Takes the surface over. */
static cairo_surface_t *
reduce (cairo_surface_t *board, int width)
{
  const double factor = (double) width / cairo_image_surface_get_width (board);
  const int height = (int) lround (cairo_image_surface_get_height (board) * factor);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, factor, factor);
  cairo_set_source_surface (cr, board, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BEST);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (board);
  return surface;
}

static GdkTexture *
paint (const Job *job, MedinaPieceAtlas *atlas)
{
  int width, height, space;
  cairo_surface_t *surface;
  GdkTexture *texture;

  medina_board_layout_measure ((MdnBoard) job->position.rules.board, 100, &width, &height);
  space = (job->width * 100 + width - 1) / width;
  surface = reduce (paint_board (job, MAX (LEAST_SPACE, space), atlas), job->width);
  texture = medina_surface_texture_new (surface);
  cairo_surface_destroy (surface);
  return texture;
}

static int n_jobs; /* that are not painted yet; atomic */

/* The pictures of the pieces are kept for as long as there is something to paint. */
static void
paint_in_thread (gpointer data, gpointer unused)
{
  static MedinaPieceAtlas *atlas;
  GTask *task = data;

  medina_painting_begin ();
  if (!g_task_return_error_if_cancelled (task))
    {
      if (atlas == NULL)
        atlas = medina_piece_atlas_new ();
      g_task_return_pointer (task, paint (g_task_get_task_data (task), atlas), g_object_unref);
    }
  medina_task_let_go (task); /* not here: it may be the last that has the widget */
  if (g_atomic_int_dec_and_test (&n_jobs))
    g_clear_object (&atlas);
  medina_painting_end ();
}

/* One thread for all. */
static GThreadPool *
get_pool (void)
{
  static GThreadPool *pool;

  if (g_once_init_enter (&pool))
    g_once_init_leave (&pool, g_thread_pool_new (paint_in_thread, NULL, 1, FALSE, NULL));
  return pool;
}

/* --- The widget ------------------------------------------------------------------------------- */

static void
painted_cb (GObject *source, GAsyncResult *result, gpointer unused)
{
  MedinaBoardThumbnail *self = MEDINA_BOARD_THUMBNAIL (source);
  GdkTexture *picture = g_task_propagate_pointer (G_TASK (result), NULL);

  if (picture == NULL)
    return;
  g_set_object (&self->picture, picture);
  g_object_unref (picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Out of sight it does not paint. */
static void
medina_board_thumbnail_map (GtkWidget *widget)
{
  MedinaBoardThumbnail *self = MEDINA_BOARD_THUMBNAIL (widget);
  GTask *task;

  GTK_WIDGET_CLASS (medina_board_thumbnail_parent_class)->map (widget);
  if (self->job == NULL)
    return;
  task = g_task_new (self, self->cancellable, painted_cb, NULL);
  g_task_set_source_tag (task, medina_board_thumbnail_map);
  g_task_set_task_data (task, g_steal_pointer (&self->job), g_free);
  g_atomic_int_inc (&n_jobs);
  g_thread_pool_push (get_pool (), task, NULL);
}

static void
medina_board_thumbnail_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaBoardThumbnail *self = MEDINA_BOARD_THUMBNAIL (widget);
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double aspect, part_width, part_height;

  if (self->picture == NULL || width < 1 || height < 1)
    return;
  aspect = gdk_paintable_get_intrinsic_aspect_ratio (GDK_PAINTABLE (self->picture));
  part_width = MIN (width, height * aspect);
  part_height = part_width / aspect;
  gtk_snapshot_append_texture (snapshot, self->picture,
                               &GRAPHENE_RECT_INIT ((float) ((width - part_width) / 2),
                                                    (float) ((height - part_height) / 2),
                                                    (float) part_width, (float) part_height));
}

/* The task that paints has a reference: without a window nobody waits for it. */
static void
medina_board_thumbnail_unroot (GtkWidget *widget)
{
  g_cancellable_cancel (MEDINA_BOARD_THUMBNAIL (widget)->cancellable);
  GTK_WIDGET_CLASS (medina_board_thumbnail_parent_class)->unroot (widget);
}

static void
medina_board_thumbnail_finalize (GObject *object)
{
  MedinaBoardThumbnail *self = MEDINA_BOARD_THUMBNAIL (object);

  g_free (self->job);
  g_object_unref (self->cancellable);
  g_clear_object (&self->picture);
  G_OBJECT_CLASS (medina_board_thumbnail_parent_class)->finalize (object);
}

static void
medina_board_thumbnail_class_init (MedinaBoardThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = medina_board_thumbnail_finalize;
  widget_class->map = medina_board_thumbnail_map;
  widget_class->snapshot = medina_board_thumbnail_snapshot;
  widget_class->unroot = medina_board_thumbnail_unroot;
  gtk_widget_class_set_css_name (widget_class, "boardthumbnail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
medina_board_thumbnail_init (MedinaBoardThumbnail *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN); /* round corners */
}

static MedinaBoardThumbnail *
create (const MdnPosition *position, int width)
{
  MedinaBoardThumbnail *self = g_object_new (MEDINA_TYPE_BOARD_THUMBNAIL, NULL);

  self->job = g_new0 (Job, 1);
  self->job->position = *position;
  self->job->width = FINE * width;
  return self;
}

GtkWidget *
medina_board_thumbnail_new (const MedinaRecord *record, int width)
{
  MedinaBoardThumbnail *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = create (&record->game.position, width);
  for (int i = 0; i < MDN_MAX_PLAYERS; i++)
    self->job->colors[i] = record->seats[i].color;
  return GTK_WIDGET (self);
}

/* The same city each time: it is the table that differs. */
static MdnPosition
build_example (void)
{
  const MdnRules rules = mdn_rules (MDN_SECOND_EDITION, 2);
  MdnPosition position;
  MdnRandom random;
  MdnSetup setup;

  mdn_random_seed (&random, EXAMPLE_SEED);
  setup = mdn_setup_draw (&rules, &random);
  position = mdn_position (&setup);
  for (int i = 0; i < EXAMPLE_PLACEMENTS; i++)
    mdn_position_play (&position, mdn_playout_choose (&position, &random), NULL);
  return position;
}

GtkWidget *
medina_board_thumbnail_new_of_material (MedinaBoardMaterial material, int width)
{
  const MdnPosition position = build_example ();
  MedinaBoardThumbnail *self = create (&position, width);

  for (int i = 0; i < MDN_MAX_PLAYERS; i++)
    self->job->colors[i] = (MedinaColor) i;
  self->job->material = material;
  return GTK_WIDGET (self);
}

gboolean
medina_board_thumbnail_get_painted (MedinaBoardThumbnail *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_THUMBNAIL (self), FALSE);

  return self->picture != NULL;
}
