/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-lens.h"

#include <math.h>

enum
{
  RADIUS = 72, /* pixels */
  AWAY = 28,   /* between its rim and the point that is touched */
};

struct _MedinaBoardLens
{
  GtkWidget parent_instance;

  /* borrowed */
  MedinaBoardView *board;
};

G_DEFINE_FINAL_TYPE (MedinaBoardLens, medina_board_lens, GTK_TYPE_WIDGET)

/* What is looked at. */
typedef struct
{
  double scale;
  MdnSpace space; /* that is meant */
  double x;       /* the point in the middle, in coordinates of the board */
  double y;
} Look;

/* --- Its place -------------------------------------------------------------------------------- */

/* Within the page; not under the finger if that can be. */
static graphene_point_t
place (int width, int height, double x, double y)
{
  const double top = y - AWAY - RADIUS;
  double middle = x;

  if (top < RADIUS)
    {
      /* along a circle around the finger, to the side with more room */
      const double reach = AWAY + RADIUS, down = MAX (0, y - RADIUS);
      const double aside = sqrt (MAX (0, reach * reach - down * down));

      middle = x < width / 2.0 ? x + aside : x - aside;
    }
  return GRAPHENE_POINT_INIT ((float) CLAMP (middle, RADIUS, MAX (RADIUS, width - RADIUS)),
                              (float) CLAMP (top, RADIUS, MAX (RADIUS, height - RADIUS)));
}

/* The middle of the lens, if there is to be one. */
static gboolean
find_middle (MedinaBoardLens *self, graphene_point_t *middle, Look *look)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double at_x, at_y;

  look->scale = medina_board_view_find_lens (self->board, &look->space, &look->x, &look->y);
  if (look->scale <= 1 || !gtk_widget_translate_coordinates (GTK_WIDGET (self->board), widget,
                                                             look->x, look->y, &at_x, &at_y))
    return FALSE;
  *middle = place (gtk_widget_get_width (widget), gtk_widget_get_height (widget), at_x, at_y);
  return TRUE;
}

static graphene_rect_t
find_square (const graphene_point_t *middle)
{
  return GRAPHENE_RECT_INIT (middle->x - RADIUS, middle->y - RADIUS, 2 * RADIUS, 2 * RADIUS);
}

gboolean
medina_board_lens_get_area (MedinaBoardLens *self, graphene_rect_t *area)
{
  graphene_point_t middle;
  Look look;

  g_return_val_if_fail (MEDINA_IS_BOARD_LENS (self), FALSE);

  if (!find_middle (self, &middle, &look))
    return FALSE;
  *area = find_square (&middle);
  return TRUE;
}

/* --- Its picture ------------------------------------------------------------------------------ */

static void
draw_frame (GtkSnapshot *snapshot, const GskRoundedRect *outline, float width, const GdkRGBA *color)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA colors[] = { *color, *color, *color, *color };

  gtk_snapshot_append_border (snapshot, outline, widths, colors);
}

/* The space that is meant: dark around light, to be seen on everything. */
static void
draw_meant (MedinaBoardLens *self, GtkSnapshot *snapshot, const Look *look)
{
  const float line = (float) (2 / look->scale);
  const GdkRGBA dark = { 0, 0, 0, 1 }, light = { 1, 1, 1, 1 };
  GdkRectangle area;
  graphene_rect_t bounds;
  GskRoundedRect outline;

  medina_board_view_get_space_area (self->board, look->space, &area);
  bounds =
    GRAPHENE_RECT_INIT ((float) area.x, (float) area.y, (float) area.width, (float) area.height);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, 0);
  draw_frame (snapshot, &outline, line, &light);
  gsk_rounded_rect_shrink (&outline, -line, -line, -line, -line);
  draw_frame (snapshot, &outline, line, &dark);
}

static void
draw_board (MedinaBoardLens *self,
            GtkSnapshot *snapshot,
            const graphene_point_t *middle,
            const Look *look)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, middle);
  gtk_snapshot_scale (snapshot, (float) look->scale, (float) look->scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -look->x, (float) -look->y));
  medina_board_view_paint (self->board, snapshot);
  draw_meant (self, snapshot, look);
  gtk_snapshot_restore (snapshot);
}

static void
medina_board_lens_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaBoardLens *self = MEDINA_BOARD_LENS (widget);
  const GdkRGBA table = { .35f, .25f, .14f, 1 }, brass = { .55f, .42f, .16f, 1 };
  const GdkRGBA shadow = { 0, 0, 0, .5f };
  graphene_point_t middle;
  graphene_rect_t square;
  GskRoundedRect circle;
  Look look;

  if (!find_middle (self, &middle, &look))
    return;
  square = find_square (&middle);
  gsk_rounded_rect_init_from_rect (&circle, &square, RADIUS);
  gtk_snapshot_append_outset_shadow (snapshot, &circle, &shadow, 0, 2, 0, 8);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  gtk_snapshot_append_color (snapshot, &table, &square);
  draw_board (self, snapshot, &middle, &look);
  gtk_snapshot_pop (snapshot);
  draw_frame (snapshot, &circle, 4, &brass);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_board_lens_class_init (MedinaBoardLensClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = medina_board_lens_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
medina_board_lens_init (MedinaBoardLens *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

MedinaBoardLens *
medina_board_lens_new (GtkWidget *page, MedinaBoardView *board)
{
  MedinaBoardLens *self = g_object_new (MEDINA_TYPE_BOARD_LENS, NULL);

  self->board = board;
  gtk_widget_set_parent (GTK_WIDGET (self), page);
  g_signal_connect_object (board, "touched", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return self;
}
