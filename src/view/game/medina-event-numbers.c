/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-event-numbers.h"

#include "medina-board-palette.h"
#include "medina-piece-sprites.h"

enum
{
  DIGITS = 72, /* of the letters of a line, in percent */
  HEIGHT = 86, /* of a plate: of the height of a line, likewise */
  LONG = 118,  /* the width of one for two digits, of its height, likewise */
  GAP = 25,    /* between a plate and its line, of its height, likewise */
  GUTTER = 48, /* pixels, more than the two take */
};

typedef struct
{
  GtkWidget *list;
  cairo_t *cr; /* NULL until there is something to draw */
  GtkSnapshot *snapshot;
  const graphene_rect_t *seen;
} Painter;

guint
medina_event_numbers_find (const MdnGame *game, MedinaRound told, int placement)
{
  guint number = 0;

  if (placement < told.first || placement >= told.end ||
      mdn_placement_piece (game->placements[placement]) == MDN_TEA)
    return 0;
  for (int i = told.first; i <= placement; i++)
    number += mdn_placement_piece (game->placements[i]) != MDN_TEA;
  return number;
}

/* All of them in one picture: each by itself would be repainted by itself. */
static cairo_t *
begin (Painter *self)
{
  graphene_rect_t area = *self->seen;

  if (self->cr == NULL)
    self->cr = gtk_snapshot_append_cairo (self->snapshot, graphene_rect_inset (&area, -GUTTER, 0));
  return self->cr;
}

static PangoLayout *
lay_out_number (GtkWidget *label, guint number)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  g_autofree char *text = g_strdup_printf ("%u", number);
  PangoLayout *layout = gtk_widget_create_pango_layout (label, text);

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (DIGITS / 100.0));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

static void
add_plate (cairo_t *cr, double x, double y, double width, double height)
{
  const double radius = height / 5;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (cr, x + width - radius, y + radius, radius, -.5 * G_PI, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, .5 * G_PI);
  cairo_arc (cr, x + radius, y + height - radius, radius, .5 * G_PI, G_PI);
  cairo_close_path (cr);
}

static void
draw_number (Painter *self, GtkWidget *label, const MedinaOwnerInks *inks, guint number)
{
  g_autoptr (PangoLayout) layout = lay_out_number (label, number);
  PangoLayout *line = gtk_label_get_layout (GTK_LABEL (label));
  const gboolean mirrored = gtk_widget_get_direction (label) == GTK_TEXT_DIR_RTL;
  cairo_t *cr;
  int line_height, text_width, text_height, x, y;
  double height, width, gap, left, top;
  graphene_point_t origin;

  pango_layout_get_pixel_size (line, NULL, &line_height);
  line_height /= MAX (pango_layout_get_line_count (line), 1);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  if (!gtk_widget_compute_point (label, self->list, &GRAPHENE_POINT_INIT (0, (float) y), &origin))
    return;
  height = line_height * HEIGHT / 100.0;
  width = number < 10 ? height : height * LONG / 100;
  gap = height * GAP / 100;
  left = mirrored ? gtk_widget_get_width (self->list) + gap : -gap - width;
  top = origin.y + (line_height - height) / 2;
  cr = begin (self);
  add_plate (cr, left, top, width, height);
  medina_ink_set_source (inks->fill, cr);
  cairo_fill (cr);
  medina_ink_set_source (medina_ink_for_text (inks->fill), cr);
  cairo_move_to (cr, left + (width - text_width) / 2, top + (height - text_height) / 2);
  pango_cairo_show_layout (cr, layout);
}

static gboolean
is_in_sight (Painter *self, GtkWidget *label)
{
  graphene_rect_t bounds;

  return gtk_widget_get_visible (label) && gtk_widget_compute_bounds (label, self->list, &bounds) &&
         graphene_rect_intersection (&bounds, self->seen, NULL);
}

void
medina_event_numbers_snapshot (GtkWidget *list,
                               GtkSnapshot *snapshot,
                               const graphene_rect_t *seen,
                               const GArray *places,
                               MedinaGame *game,
                               MedinaRound told)
{
  const MdnGame *played = medina_game_get_engine_game (game);
  Painter painter = { .list = list, .snapshot = snapshot, .seen = seen };
  GtkWidget *label = gtk_widget_get_first_child (list);

  for (guint left = places->len; left > 0 && label != NULL;
       left--, label = gtk_widget_get_next_sibling (label))
    {
      const int place = (int) g_array_index (places, guint, left - 1);
      const gboolean tells = left == 1 || (int) g_array_index (places, guint, left - 2) != place;
      const guint number = tells ? medina_event_numbers_find (played, told, place - 1) : 0;
      MedinaPlayer *mover;

      if (place <= told.first)
        break;
      if (number == 0 || !is_in_sight (&painter, label))
        continue;
      mover = medina_game_get_player (game, (guint) mdn_game_player_of (played, place - 1));
      draw_number (&painter, label,
                   medina_board_palette_get_owner (
                     medina_sprite_of_piece (game, mover, MDN_ROOFTOP)),
                   number);
    }
  if (painter.cr != NULL)
    cairo_destroy (painter.cr);
}
