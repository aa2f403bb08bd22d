/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-tile-slides.h"

#include "medina-card-place.h"
#include "medina-flight-path.h"
#include "medina-motion.h"
#include "tiles.h"

/* How high a merchant who steps down is lifted, in heights of where it ends. */
static const double STEP_LIFT = .4;

/* Something on its way. */
typedef struct
{
  MedinaFlightPath path; /* the end is found anew for each frame */
  MedinaBoardItem item;
  int index;
  guint start; /* milliseconds after the placement */
  gboolean fades;
  gboolean hides;    /* the target is not shown until it is there */
  GtkWidget *target; /* on a card, weak; NULL for the board */

  GskRenderNode *picture; /* owned, with its corner at the origin */
} Slide;

struct _MedinaTileSlides
{
  GtkWidget parent_instance;

  int width; /* of the page, and its height, when they left */
  int height;
  guint ms; /* altogether */

  /* owned */
  GPtrArray *slides;
  AdwAnimation *animation;
  MedinaGame *game;

  /* borrowed */
  GtkWidget *page;
  MedinaBoardView *board;
  MedinaPlayerCards *cards;
  MedinaFlights *flights;
};

G_DEFINE_FINAL_TYPE (MedinaTileSlides, medina_tile_slides, GTK_TYPE_WIDGET)

static void
free_slide (gpointer data)
{
  Slide *slide = data;

  if (slide->hides && slide->target != NULL)
    gtk_widget_set_opacity (slide->target, 1);
  g_clear_weak_pointer (&slide->target);
  gsk_render_node_unref (slide->picture);
  g_free (slide);
}

/* --- Where ------------------------------------------------------------------------------------ */

static gboolean
find_on_page (MedinaTileSlides *self, const GdkRectangle *area, graphene_rect_t *place)
{
  const float size = (float) MIN (area->width, area->height);
  double x, y;

  if (!gtk_widget_translate_coordinates (GTK_WIDGET (self->board), self->page, area->x, area->y, &x,
                                         &y))
    return FALSE;
  *place = GRAPHENE_RECT_INIT ((float) x, (float) y, size, size);
  return TRUE;
}

static gboolean
find_on_board (MedinaTileSlides *self, MedinaBoardItem item, int index, graphene_rect_t *place)
{
  GdkRectangle area;

  return gtk_widget_get_mapped (GTK_WIDGET (self->board)) &&
         medina_board_view_get_item_area (self->board, item, index, &area) &&
         find_on_page (self, &area, place);
}

/* The cards have their new sizes only after the next layout. */
static void
update_end (MedinaTileSlides *self, Slide *slide)
{
  if (slide->target != NULL)
    medina_card_place_find (slide->target, self->page, &slide->path.from.size, &slide->path.to);
  else if (!slide->fades)
    find_on_board (self, slide->item, slide->index, &slide->path.to);
}

static double
get_progress (MedinaTileSlides *self, const Slide *slide)
{
  const double passed = adw_animation_get_value (self->animation) * self->ms;

  return CLAMP ((passed - slide->start) / medina_motion_get_ms (MEDINA_MOTION_SLIDE), 0, 1);
}

guint
medina_tile_slides_count (MedinaTileSlides *self)
{
  g_return_val_if_fail (MEDINA_IS_TILE_SLIDES (self), 0);

  return self->slides->len;
}

void
medina_tile_slides_get_area (MedinaTileSlides *self, guint i, graphene_rect_t *area)
{
  Slide *slide;

  g_return_if_fail (MEDINA_IS_TILE_SLIDES (self));
  g_return_if_fail (i < self->slides->len);

  slide = g_ptr_array_index (self->slides, i);
  update_end (self, slide);
  *area = medina_flight_path_find (&slide->path, get_progress (self, slide));
}

/* --- Drawing ---------------------------------------------------------------------------------- */

static void
draw_slide (MedinaTileSlides *self, guint i, GtkSnapshot *snapshot)
{
  const Slide *slide = g_ptr_array_index (self->slides, i);
  graphene_rect_t natural, area;

  medina_tile_slides_get_area (self, i, &area);
  gsk_render_node_get_bounds (slide->picture, &natural);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &area.origin);
  gtk_snapshot_scale (snapshot, area.size.width / natural.size.width,
                      area.size.height / natural.size.height);
  if (slide->fades)
    gtk_snapshot_push_opacity (snapshot, 1 - get_progress (self, slide));
  gtk_snapshot_append_node (snapshot, slide->picture);
  if (slide->fades)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* The first one is above the others, as it leaves first. */
static GskRenderNode *
create_node (MedinaTileSlides *self)
{
  GtkSnapshot *snapshot;

  if (self->slides->len == 0)
    return NULL;
  snapshot = gtk_snapshot_new ();
  for (guint i = self->slides->len; i-- > 0;)
    draw_slide (self, i, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
medina_tile_slides_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  medina_motion_snapshot (snapshot, create_node (MEDINA_TILE_SLIDES (widget)));
}

/* --- What slides ------------------------------------------------------------------------------ */

static void
clear (MedinaTileSlides *self)
{
  if (self->slides->len == 0)
    return;
  g_ptr_array_set_size (self->slides, 0);
  medina_board_view_end_items_away (self->board);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
finish (MedinaTileSlides *self)
{
  if (self->slides->len > 0)
    adw_animation_skip (self->animation);
}

static Slide *
add_slide (MedinaTileSlides *self, MedinaBoardItem item, int index, const graphene_rect_t *from)
{
  GskRenderNode *picture = medina_board_view_paint_item (self->board, item, index);
  Slide *slide;

  if (picture == NULL)
    return NULL;
  slide = g_new0 (Slide, 1);
  slide->picture = picture;
  slide->item = item;
  slide->index = index;
  slide->path.from = slide->path.to = *from;
  slide->start = medina_flights_get_ms (self->flights) +
                 self->slides->len * medina_motion_get_ms (MEDINA_MOTION_STEP);
  g_ptr_array_add (self->slides, slide);
  return slide;
}

static void
hide_target (Slide *slide)
{
  slide->hides = TRUE;
  gtk_widget_set_opacity (slide->target, 0);
}

static void
begin (MedinaTileSlides *self)
{
  const Slide *last;

  if (self->slides->len == 0)
    return;
  last = g_ptr_array_index (self->slides, self->slides->len - 1);
  self->width = gtk_widget_get_width (self->page);
  self->height = gtk_widget_get_height (self->page);
  self->ms = last->start + medina_motion_get_ms (MEDINA_MOTION_SLIDE);
  medina_motion_begin (self->animation, self->ms);
}

/* Where the tile was: the card of who held it has none any more, but is as large as it was. */
static gboolean
find_source (MedinaTileSlides *self,
             MedinaTileKind kind,
             MedinaBoardItem item,
             int index,
             MdnOwner holder,
             graphene_rect_t *from)
{
  MedinaPlayerCard *card;

  if (!find_on_board (self, item, index, from))
    return FALSE;
  if (holder >= MDN_OWNER_NEUTRAL)
    return TRUE;
  card = medina_player_cards_get (self->cards, holder);
  return card != NULL &&
         medina_card_place_find (medina_player_card_find_tile (card, kind, (guint) index),
                                 self->page, &from->size, from);
}

static void
slide_tile (MedinaTileSlides *self,
            MedinaTileKind kind,
            MedinaBoardItem item,
            int index,
            MdnOwner previous,
            MdnOwner owner)
{
  graphene_rect_t from;
  Slide *slide;

  if (owner >= MDN_OWNER_NEUTRAL && previous >= MDN_OWNER_NEUTRAL)
    return;
  if (!find_source (self, kind, item, index, previous, &from))
    return;
  slide = add_slide (self, item, index, &from);
  if (slide == NULL)
    return;
  if (owner >= MDN_OWNER_NEUTRAL)
    medina_board_view_set_item_away (self->board, item, index);
  else
    {
      MedinaPlayerCard *card = medina_player_cards_get (self->cards, owner);

      g_set_weak_pointer (&slide->target, medina_player_card_find_tile (card, kind, (guint) index));
      hide_target (slide);
    }
}

/* They go to the player's supply (V6), or leave the game. */
static void
step_down (MedinaTileSlides *self, int tower, int i, MdnOwner owner)
{
  MedinaPlayerCard *card =
    owner < MDN_OWNER_NEUTRAL ? medina_player_cards_get (self->cards, owner) : NULL;
  graphene_rect_t from;
  GdkRectangle area;
  Slide *slide;

  if (!medina_board_view_get_waiting_area (self->board, tower, i, &area) ||
      !find_on_page (self, &area, &from))
    return;
  slide = add_slide (self, MEDINA_BOARD_TOWER_QUEUE, tower, &from);
  if (slide == NULL)
    return;
  slide->path.lift = STEP_LIFT;
  slide->fades = card == NULL;
  if (card != NULL)
    g_set_weak_pointer (&slide->target, medina_player_card_find_piece (card, MDN_MERCHANT));
}

static void
slide_tower_tile (MedinaTileSlides *self, const MedinaEvent *event)
{
  slide_tile (self, MEDINA_TILE_TOWER, MEDINA_BOARD_TOWER_TILE, (int) event->tower, event->previous,
              event->owner);
  for (guint i = 0; i < event->number; i++)
    step_down (self, (int) event->tower, (int) i, event->owner);
}

/* How many tiles tell which pile they are. */
static void
slide_tea (MedinaTileSlides *self, const MedinaEvent *event)
{
  const int pile = MDN_TEA_PILES - (int) event->number;
  MedinaPlayerCard *card =
    event->owner < MDN_OWNER_NEUTRAL ? medina_player_cards_get (self->cards, event->owner) : NULL;
  graphene_rect_t from;
  Slide *slide;

  if (!find_on_board (self, MEDINA_BOARD_TEA_TILES, pile, &from))
    return;
  slide = add_slide (self, MEDINA_BOARD_TEA_TILES, pile, &from);
  if (slide == NULL)
    return;
  slide->fades = card == NULL;
  if (card == NULL)
    return;
  g_set_weak_pointer (&slide->target, medina_player_card_find_tile (card, MEDINA_TILE_TEA, 0));
  if (medina_game_get_position (self->game)->table.players[event->owner].stock[MDN_TEA] ==
      event->number)
    hide_target (slide);
}

/* Back to the box, from where it came. */
static void
pay_tea (MedinaTileSlides *self, guint player)
{
  MedinaPlayerCard *card = medina_player_cards_get (self->cards, player);
  graphene_rect_t from, to;
  Slide *slide;

  if (card == NULL || !find_on_board (self, MEDINA_BOARD_TEA_TILES, MDN_TEA_PILES - 1, &to) ||
      !medina_card_place_find (medina_player_card_find_tile (card, MEDINA_TILE_TEA, 0), self->page,
                               &to.size, &from))
    return;
  slide = add_slide (self, MEDINA_BOARD_TEA_TILES, MDN_TEA_PILES - 1, &from);
  if (slide == NULL)
    return;
  slide->path.to = to;
  slide->fades = TRUE;
}

/* --- The game --------------------------------------------------------------------------------- */

static gboolean
may_move (MedinaTileSlides *self)
{
  return medina_motion_is_on (GTK_WIDGET (self)) &&
         gtk_widget_get_mapped (GTK_WIDGET (self->cards));
}

static void
played_cb (MedinaTileSlides *self, guint placement)
{
  const MdnGame *game = medina_game_get_engine_game (self->game);

  finish (self);
  if (mdn_placement_piece ((MdnPlacement) placement) != MDN_TEA || !may_move (self))
    return;
  pay_tea (self, (guint) mdn_game_player_of (game, game->cursor - 1));
  begin (self);
}

static void
event_cb (MedinaTileSlides *self, const MedinaEvent *event)
{
  if (!may_move (self))
    return;
  switch (event->kind)
    {
    case MEDINA_EVENT_PALACE_TILE:
      slide_tile (self, MEDINA_TILE_PALACE, MEDINA_BOARD_PALACE_TILE, (int) event->color,
                  event->previous, event->owner);
      break;
    case MEDINA_EVENT_TOWER_TILE:
      slide_tower_tile (self, event);
      break;
    case MEDINA_EVENT_TEA_TILES:
      slide_tea (self, event);
      break;
    default:
      return;
    }
  begin (self);
}

static void
medina_tile_slides_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaTileSlides *self = MEDINA_TILE_SLIDES (widget);

  if (width != self->width || height != self->height)
    finish (self);
}

void
medina_tile_slides_set_game (MedinaTileSlides *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_TILE_SLIDES (self));

  finish (self);
  medina_motion_follow (GTK_WIDGET (self), &self->game, game, G_CALLBACK (played_cb),
                        G_CALLBACK (finish));
  if (game != NULL)
    g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_tile_slides_dispose (GObject *object)
{
  MedinaTileSlides *self = MEDINA_TILE_SLIDES (object);

  if (self->animation != NULL)
    medina_tile_slides_set_game (self, NULL);
  g_clear_object (&self->animation);
  g_clear_pointer (&self->slides, g_ptr_array_unref);
  G_OBJECT_CLASS (medina_tile_slides_parent_class)->dispose (object);
}

static void
medina_tile_slides_class_init (MedinaTileSlidesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_tile_slides_dispose;
  widget_class->snapshot = medina_tile_slides_snapshot;
  widget_class->size_allocate = medina_tile_slides_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
medina_tile_slides_init (MedinaTileSlides *self)
{
  self->slides = g_ptr_array_new_with_free_func (free_slide);
  self->animation = medina_motion_new (MEDINA_MOTION_SLIDE, GTK_WIDGET (self));
  g_signal_connect_object (self->animation, "done", G_CALLBACK (clear), self, G_CONNECT_SWAPPED);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

MedinaTileSlides *
medina_tile_slides_new (GtkWidget *page,
                        MedinaBoardView *board,
                        MedinaPlayerCards *cards,
                        MedinaFlights *flights)
{
  MedinaTileSlides *self = g_object_new (MEDINA_TYPE_TILE_SLIDES, NULL);

  self->page = page;
  self->board = board;
  self->cards = cards;
  self->flights = flights;
  gtk_widget_set_parent (GTK_WIDGET (self), page);
  return self;
}
