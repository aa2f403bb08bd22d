/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rising-points.h"

#include "medina-board-palette.h"
#include "medina-gains.h"
#include "medina-motion.h"
#include "medina-news-words.h"
#include "medina-piece-sprites.h"

enum
{
  RISE = 26, /* pixels */
  GAP = 4,   /* pixels between it and a score */
  PADDING = 7,
};

/* A number on its way. */
typedef struct
{
  double x; /* of its middle, and where it begins; in the page's coordinates */
  double y;
  MedinaInk ink;
  PangoLayout *text; /* owned */
} Number;

struct _MedinaRisingPoints
{
  GtkWidget parent_instance;

  /* owned */
  GArray *numbers;
  AdwAnimation *rise;
  MedinaGame *game;

  /* borrowed */
  GtkWidget *page;
  MedinaBoardView *board;
  MedinaPlayerCards *cards;
};

G_DEFINE_FINAL_TYPE (MedinaRisingPoints, medina_rising_points, GTK_TYPE_WIDGET)

/* --- Drawing ---------------------------------------------------------------------------------- */

static GdkRGBA
get_color (MedinaInk ink)
{
  return (GdkRGBA){ (float) ((ink >> 24) / 255.0), (float) ((ink >> 16 & 0xff) / 255.0),
                    (float) ((ink >> 8 & 0xff) / 255.0), 1 };
}

static void
draw_number (const Number *number, double rise, GtkSnapshot *snapshot)
{
  const GdkRGBA ground = get_color (number->ink);
  const GdkRGBA text = get_color (medina_ink_for_text (number->ink));
  graphene_rect_t area;
  GskRoundedRect pill;
  int width, height;

  pango_layout_get_pixel_size (number->text, &width, &height);
  area = GRAPHENE_RECT_INIT ((float) (number->x - width / 2.0 - PADDING),
                             (float) (number->y - height / 2.0 - RISE * rise),
                             (float) (width + 2 * PADDING), (float) height);
  gsk_rounded_rect_init_from_rect (&pill, &area, (float) height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &ground, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (area.origin.x + PADDING, area.origin.y));
  gtk_snapshot_append_layout (snapshot, number->text, &text);
  gtk_snapshot_restore (snapshot);
}

/* They fade in the last third. */
static GskRenderNode *
create_node (MedinaRisingPoints *self)
{
  const double rise = adw_animation_get_value (self->rise);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_push_opacity (snapshot, MIN (1, 3 * (1 - rise)));
  for (guint i = 0; i < self->numbers->len; i++)
    draw_number (&g_array_index (self->numbers, Number, i), rise, snapshot);
  gtk_snapshot_pop (snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
medina_rising_points_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  medina_motion_snapshot (snapshot, create_node (MEDINA_RISING_POINTS (widget)));
}

/* --- What rises ------------------------------------------------------------------------------- */

/* Returns it, to be moved. */
static Number *
add_number (MedinaRisingPoints *self, double x, double y, guint player, int points)
{
  MedinaPlayer *whose = medina_game_get_player (self->game, player);
  g_autofree char *text = medina_news_of_points (points);
  PangoAttrList *attributes = pango_attr_list_new ();
  Number number = {
    .x = x,
    .y = y,
    .ink = medina_board_palette_get_owner (medina_sprite_of_color (medina_player_get_color (whose)))
             ->fill,
    .text = gtk_widget_create_pango_layout (GTK_WIDGET (self), text),
  };

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (number.text, attributes);
  pango_attr_list_unref (attributes);
  g_array_append_val (self->numbers, number);
  return &g_array_index (self->numbers, Number, self->numbers->len - 1);
}

/* The score is read beside it. */
static void
move_aside (Number *number, gboolean mirrored)
{
  int width;

  pango_layout_get_pixel_size (number->text, &width, NULL);
  number->x += (mirrored ? 1 : -1) * (width / 2.0 + PADDING + GAP);
}

/* Nothing rises from what is not seen of a larger board. */
static void
add_at_space (MedinaRisingPoints *self, const MedinaGain *gain)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  GdkRectangle area;
  double x, y;

  medina_board_view_get_space_area (self->board, gain->space, &area);
  if (area.x < 0 || area.y < 0 || area.x + area.width > gtk_widget_get_width (board) ||
      area.y + area.height > gtk_widget_get_height (board))
    return;
  if (gtk_widget_translate_coordinates (board, self->page, area.x + area.width / 2.0, area.y, &x,
                                        &y))
    add_number (self, x, y, gain->player, gain->points);
}

static void
add_at_card (MedinaRisingPoints *self, guint player, int points)
{
  MedinaPlayerCard *card = medina_player_cards_get (self->cards, player);
  GtkWidget *score;
  graphene_rect_t area;
  gboolean mirrored;

  if (card == NULL || points == 0)
    return;
  score = medina_player_card_get_score (card);
  if (!gtk_widget_get_mapped (score) || !gtk_widget_compute_bounds (score, self->page, &area))
    return;
  mirrored = gtk_widget_get_direction (score) == GTK_TEXT_DIR_RTL;
  move_aside (add_number (self, area.origin.x + (mirrored ? area.size.width : 0),
                          area.origin.y + area.size.height, player, points),
              mirrored);
}

static void
add_numbers (MedinaRisingPoints *self, const MdnGame *game, int index)
{
  MedinaGain gains[MEDINA_GAINS];
  const guint n = medina_gains_find (game, index, gains);

  for (guint i = 0; i < n; i++)
    add_at_space (self, &gains[i]);
  for (guint player = 0; player < medina_game_get_n_players (self->game); player++)
    {
      int points = 0;

      for (guint i = 0; i < n; i++)
        points += gains[i].player == player ? gains[i].points : 0;
      add_at_card (self, player, points);
    }
}

static void
clear (MedinaRisingPoints *self)
{
  if (self->numbers->len == 0)
    return;
  g_array_set_size (self->numbers, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Where the cards are may change with the placement: the numbers come before that is so. */
static void
played_cb (MedinaRisingPoints *self)
{
  const MdnGame *game = medina_game_get_engine_game (self->game);

  clear (self);
  if (!medina_motion_is_on (self->page) || !medina_game_get_aided (self->game))
    return;
  add_numbers (self, game, game->cursor - 1);
  adw_animation_reset (self->rise);
  if (self->numbers->len > 0)
    adw_animation_play (self->rise);
}

/* --- The object ------------------------------------------------------------------------------- */

guint
medina_rising_points_count (MedinaRisingPoints *self)
{
  g_return_val_if_fail (MEDINA_IS_RISING_POINTS (self), 0);

  return self->numbers->len;
}

void
medina_rising_points_set_game (MedinaRisingPoints *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_RISING_POINTS (self));

  clear (self);
  medina_motion_follow (GTK_WIDGET (self), &self->game, game, G_CALLBACK (played_cb),
                        G_CALLBACK (clear));
}

static void
clear_number (gpointer number)
{
  g_clear_object (&((Number *) number)->text);
}

static void
medina_rising_points_dispose (GObject *object)
{
  MedinaRisingPoints *self = MEDINA_RISING_POINTS (object);

  if (self->numbers != NULL)
    medina_rising_points_set_game (self, NULL);
  g_clear_object (&self->rise);
  g_clear_pointer (&self->numbers, g_array_unref);
  G_OBJECT_CLASS (medina_rising_points_parent_class)->dispose (object);
}

static void
medina_rising_points_class_init (MedinaRisingPointsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_rising_points_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = medina_rising_points_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "risingpoints");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
medina_rising_points_init (MedinaRisingPoints *self)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (Number));
  g_array_set_clear_func (self->numbers, clear_number);
  self->rise = medina_motion_new (MEDINA_MOTION_RISE, GTK_WIDGET (self));
  g_signal_connect_object (self->rise, "done", G_CALLBACK (clear), self, G_CONNECT_SWAPPED);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

MedinaRisingPoints *
medina_rising_points_new (GtkWidget *page, MedinaBoardView *board, MedinaPlayerCards *cards)
{
  MedinaRisingPoints *self = g_object_new (MEDINA_TYPE_RISING_POINTS, NULL);

  self->page = page;
  self->board = board;
  self->cards = cards;
  gtk_widget_set_parent (GTK_WIDGET (self), page);
  return self;
}
