/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-flights.h"

#include "medina-card-place.h"
#include "medina-flight-path.h"
#include "medina-motion.h"
#include "medina-wall-rise.h"

/* In heights of a picture: how high a piece is lifted over the board, and a rooftop over its
 * palace; and from where one comes down that has no place to come from. */
static const double LIFT = .3;
static const double CROWNING_LIFT = .75;
static const double FALL = .5;

struct _MedinaFlights
{
  GtkWidget parent_instance;

  MedinaFlightPath path; /* while there is a picture */
  gboolean rises;        /* it does not fly: it is a wall that rises where it stands */
  MedinaWallRise rise;
  int width; /* of the page, and its height, when the picture left */
  int height;

  gboolean has_hand;
  graphene_point_t hand;

  /* owned */

  /* As large as at the end, with its corner at the origin; NULL if nothing flies */
  GskRenderNode *picture;

  AdwAnimation *flight;
  MedinaGame *game;

  /* borrowed */
  GtkWidget *page;
  MedinaBoardView *board;
  MedinaPlayerCards *cards;
};

G_DEFINE_FINAL_TYPE (MedinaFlights, medina_flights, GTK_TYPE_WIDGET)

/* --- Drawing ---------------------------------------------------------------------------------- */

/* The board may have been moved or enlarged meanwhile. */
static void
update_end (MedinaFlights *self)
{
  GdkRectangle area;
  double x, y;

  if (medina_board_view_get_away_area (self->board, &area) &&
      gtk_widget_translate_coordinates (GTK_WIDGET (self->board), self->page, area.x, area.y, &x,
                                        &y))
    self->path.to =
      GRAPHENE_RECT_INIT ((float) x, (float) y, (float) area.width, (float) area.height);
}

static GskRenderNode *
create_node (MedinaFlights *self)
{
  graphene_rect_t natural, area;
  GtkSnapshot *snapshot;

  if (!medina_flights_get_area (self, &area))
    return NULL;
  snapshot = gtk_snapshot_new ();
  if (self->rises)
    {
      medina_wall_rise_snapshot (&self->rise, self->picture, &area,
                                 adw_easing_ease (ADW_EASE_OUT_CUBIC,
                                                  adw_animation_get_value (self->flight)),
                                 snapshot);
      return gtk_snapshot_free_to_node (snapshot);
    }
  gsk_render_node_get_bounds (self->picture, &natural);
  gtk_snapshot_translate (snapshot, &area.origin);
  gtk_snapshot_scale (snapshot, area.size.width / natural.size.width,
                      area.size.height / natural.size.height);
  gtk_snapshot_append_node (snapshot, self->picture);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
medina_flights_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  medina_motion_snapshot (snapshot, create_node (MEDINA_FLIGHTS (widget)));
}

/* --- From where ------------------------------------------------------------------------------- */

static gboolean
find_on_card (MedinaFlights *self, guint player, MdnPiece piece, graphene_rect_t *area)
{
  MedinaPlayerCard *card = medina_player_cards_get (self->cards, player);

  return card != NULL && medina_card_place_find (medina_player_card_find_piece (card, piece),
                                                 self->page, &self->path.to.size, area);
}

static graphene_rect_t
find_in_hand (MedinaFlights *self)
{
  const graphene_size_t *size = &self->path.to.size;

  return GRAPHENE_RECT_INIT (self->hand.x - size->width / 2, self->hand.y - size->height / 2,
                             size->width, size->height);
}

static graphene_rect_t
find_beginning (MedinaFlights *self, guint player, MdnPiece piece)
{
  graphene_rect_t area = self->path.to;

  if (self->has_hand)
    return find_in_hand (self);
  if (!find_on_card (self, player, piece, &area))
    area.origin.y -= (float) FALL * area.size.height;
  return area;
}

/* --- What flies ------------------------------------------------------------------------------- */

static void
land (MedinaFlights *self)
{
  if (self->picture == NULL)
    return;
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  medina_board_view_set_away (self->board, MDN_NO_SPACE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
medina_flights_finish (MedinaFlights *self)
{
  g_return_if_fail (MEDINA_IS_FLIGHTS (self));

  if (self->picture != NULL)
    adw_animation_skip (self->flight);
}

gboolean
medina_flights_get_area (MedinaFlights *self, graphene_rect_t *area)
{
  g_return_val_if_fail (MEDINA_IS_FLIGHTS (self), FALSE);

  if (self->picture == NULL)
    return FALSE;
  update_end (self);
  *area = self->rises
            ? self->path.to
            : medina_flight_path_find (&self->path, adw_animation_get_value (self->flight));
  return TRUE;
}

guint
medina_flights_get_ms (MedinaFlights *self)
{
  g_return_val_if_fail (MEDINA_IS_FLIGHTS (self), 0);

  return self->picture != NULL
           ? adw_timed_animation_get_duration (ADW_TIMED_ANIMATION (self->flight))
           : 0;
}

/* Whether the board shows all of where the piece will be. */
static gboolean
is_end_in_sight (MedinaFlights *self)
{
  GdkRectangle area;

  return medina_board_view_get_away_area (self->board, &area) && area.x >= 0 && area.y >= 0 &&
         area.x + area.width <= gtk_widget_get_width (GTK_WIDGET (self->board)) &&
         area.y + area.height <= gtk_widget_get_height (GTK_WIDGET (self->board));
}

static void
fly (MedinaFlights *self, guint player, MdnPiece piece, MdnSpace space)
{
  self->picture = medina_board_view_paint_away (self->board);
  self->width = gtk_widget_get_width (self->page);
  self->height = gtk_widget_get_height (self->page);
  update_end (self);
  /* What was carried there is let down like everything else. */
  self->rises = piece == MDN_WALL && !self->has_hand;
  if (self->rises)
    {
      self->rise = medina_wall_rise_find (medina_game_get_position (self->game), space);
      medina_motion_begin (self->flight, medina_motion_get_ms (MEDINA_MOTION_WALL));
      return;
    }
  self->path.from = find_beginning (self, player, piece);
  self->path.lift = mdn_piece_is_rooftop (piece) ? CROWNING_LIFT : LIFT;
  medina_motion_begin (self->flight,
                       medina_motion_time_flight (medina_flight_path_get_length (&self->path)));
}

/* Where the cards are may change with the placement: a piece leaves before that is so. */
static void
played_cb (MedinaFlights *self, guint placement)
{
  const MdnGame *game = medina_game_get_engine_game (self->game);
  const MdnPiece piece = mdn_placement_piece ((MdnPlacement) placement);
  const MdnSpace space = mdn_placement_space ((MdnPlacement) placement);

  medina_flights_finish (self);
  if (piece == MDN_TEA || !medina_motion_is_on (GTK_WIDGET (self)) ||
      !gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    return;
  medina_board_view_set_away (self->board, space);
  if (is_end_in_sight (self))
    fly (self, (guint) mdn_game_player_of (game, game->cursor - 1), piece, space);
  else
    medina_board_view_set_away (self->board, MDN_NO_SPACE);
}

static void
medina_flights_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaFlights *self = MEDINA_FLIGHTS (widget);

  if (width != self->width || height != self->height)
    medina_flights_finish (self);
}

/* --- The hand --------------------------------------------------------------------------------- */

void
medina_flights_set_hand (MedinaFlights *self, double x, double y)
{
  g_return_if_fail (MEDINA_IS_FLIGHTS (self));

  self->has_hand = TRUE;
  self->hand = GRAPHENE_POINT_INIT ((float) x, (float) y);
}

void
medina_flights_forget_hand (MedinaFlights *self)
{
  g_return_if_fail (MEDINA_IS_FLIGHTS (self));

  self->has_hand = FALSE;
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_flights_set_game (MedinaFlights *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_FLIGHTS (self));

  medina_flights_finish (self);
  medina_motion_follow (GTK_WIDGET (self), &self->game, game, G_CALLBACK (played_cb),
                        G_CALLBACK (medina_flights_finish));
}

static void
medina_flights_dispose (GObject *object)
{
  MedinaFlights *self = MEDINA_FLIGHTS (object);

  if (self->flight != NULL)
    medina_flights_set_game (self, NULL);
  g_clear_object (&self->flight);
  G_OBJECT_CLASS (medina_flights_parent_class)->dispose (object);
}

static void
medina_flights_class_init (MedinaFlightsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_flights_dispose;
  widget_class->snapshot = medina_flights_snapshot;
  widget_class->size_allocate = medina_flights_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
medina_flights_init (MedinaFlights *self)
{
  self->flight = medina_motion_new (MEDINA_MOTION_FLIGHT, GTK_WIDGET (self));
  g_signal_connect_object (self->flight, "done", G_CALLBACK (land), self, G_CONNECT_SWAPPED);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

MedinaFlights *
medina_flights_new (GtkWidget *page, MedinaBoardView *board, MedinaPlayerCards *cards)
{
  MedinaFlights *self = g_object_new (MEDINA_TYPE_FLIGHTS, NULL);

  self->page = page;
  self->board = board;
  self->cards = cards;
  gtk_widget_set_parent (GTK_WIDGET (self), page);
  return self;
}
