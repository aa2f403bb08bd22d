/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-drag.h"

#include "medina-finger.h"
#include "medina-piece-button.h"
#include "medina-piece-picture.h"
#include "medina-piece-sprites.h"

enum
{
  EDGE = 28,       /* of the board, which scrolls there if a part of it is shown, in pixels */
  STEP = 9,        /* a frame */
  LINGER_MS = 250, /* at an edge, until it scrolls */
};

#define MISPLACED_OPACITY .5 /* where the board does not take it */
#define STRAIGHT          .5 /* the least cosine between a way to the board and a straight one */

typedef enum
{
  AT_REST,
  PRESSED, /* on a piece that may be lifted */
  CARRIED,
} State;

struct _MedinaPieceDrag
{
  GtkWidget parent_instance;

  State state;
  MdnPiece piece; /* unless at rest */
  int hand;       /* what will be in hand again; while carried */
  double start_x; /* where the pointer was pressed, and where it is; in coordinates of the page */
  double start_y;
  double x;
  double y;
  gboolean finger;

  guint linger_id; /* until the board moves, while the pointer stays at its edge; 0 otherwise */
  guint scroll_id; /* tick callback while the board moves below it; 0 otherwise */

  GtkWidget *picture; /* a child */

  /* owned */
  MedinaGame *game;

  /* borrowed */
  GtkWidget *page;
  MedinaBoardView *board;
  MedinaFlights *flights;
};

G_DEFINE_FINAL_TYPE (MedinaPieceDrag, medina_piece_drag, GTK_TYPE_WIDGET)

/* --- The picture ------------------------------------------------------------------------------ */

/* As large as on the board. */
static void
show_picture (MedinaPieceDrag *self)
{
  MedinaPlayer *player = medina_game_get_current_player (self->game);
  MedinaPiecePicture *picture = MEDINA_PIECE_PICTURE (self->picture);
  GdkRectangle space;

  medina_board_view_get_space_area (self->board, mdn_space (1, 1), &space);
  medina_piece_picture_set_sprite (picture,
                                   medina_sprite_of_piece (self->game, player, self->piece));
  medina_piece_picture_set_width (picture, space.width);
  medina_piece_picture_set_blocking (picture,
                                     self->piece == MDN_OTHER_ROOFTOP &&
                                       medina_game_get_position (self->game)->rules.blocking);
  gtk_widget_set_visible (self->picture, TRUE);
}

/* --- Carrying --------------------------------------------------------------------------------- */

static gboolean
find_on_board (MedinaPieceDrag *self, double *x, double *y)
{
  return gtk_widget_translate_coordinates (self->page, GTK_WIDGET (self->board), self->x, self->y,
                                           x, y);
}

static gboolean
is_tea (MedinaPieceDrag *self)
{
  return self->piece == MDN_TEA;
}

static gboolean
is_over_board (MedinaPieceDrag *self, double *x, double *y)
{
  return find_on_board (self, x, y) && gtk_widget_contains (GTK_WIDGET (self->board), *x, *y);
}

/* How far above the pointer the picture begins: a finger would cover it. On the board it lies where
 * it would go. */
static double
find_lift (MedinaPieceDrag *self, int height)
{
  double x, y;

  return self->finger && !is_over_board (self, &x, &y) ? height : height / 2.0;
}

static void
medina_piece_drag_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaPieceDrag *self = MEDINA_PIECE_DRAG (widget);
  int picture_width, picture_height;
  GskTransform *transform;

  gtk_widget_measure (self->picture, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &picture_width, NULL,
                      NULL);
  gtk_widget_measure (self->picture, GTK_ORIENTATION_VERTICAL, -1, NULL, &picture_height, NULL,
                      NULL);
  transform = gsk_transform_translate (
    NULL, &GRAPHENE_POINT_INIT ((float) (self->x - picture_width / 2.0),
                                (float) (self->y - find_lift (self, picture_height))));
  gtk_widget_allocate (self->picture, picture_width, picture_height, -1, transform);
}

/* Where it may go it is seen on the space. Who plays without help is not told where it may not. */
static double
find_opacity (MedinaPieceDrag *self)
{
  double x, y;

  if (is_tea (self) || !find_on_board (self, &x, &y))
    return 1;
  if (medina_board_view_carry (self->board, x, y, self->finger))
    return 0;
  return medina_game_get_aided (self->game) && is_over_board (self, &x, &y) ? MISPLACED_OPACITY : 1;
}

/* By how much the board moves where the pointer is so near to the begin or the end of it. */
static int
find_step (double at, int size)
{
  if (at < 0 || at > size)
    return 0;
  return at < EDGE ? STEP : at > size - EDGE ? -STEP : 0;
}

/* Whether the board moves. */
static gboolean
find_steps (MedinaPieceDrag *self, int *across, int *down)
{
  GtkWidget *board = GTK_WIDGET (self->board);
  double x, y;

  if (!medina_board_viewport_is_zoomed (medina_board_view_get_viewport (self->board)) ||
      !is_over_board (self, &x, &y))
    return FALSE;
  *across = find_step (x, gtk_widget_get_width (board));
  *down = find_step (y, gtk_widget_get_height (board));
  return *across != 0 || *down != 0;
}

static void
show_carried (MedinaPieceDrag *self)
{
  gtk_widget_set_opacity (self->picture, find_opacity (self));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  MedinaPieceDrag *self = MEDINA_PIECE_DRAG (widget);
  int across, down;

  if (!find_steps (self, &across, &down))
    {
      self->scroll_id = 0;
      return G_SOURCE_REMOVE;
    }
  medina_board_viewport_pan (medina_board_view_get_viewport (self->board), across, down);
  show_carried (self);
  return G_SOURCE_CONTINUE;
}

static gboolean
linger_cb (gpointer data)
{
  MedinaPieceDrag *self = data;

  self->linger_id = 0;
  self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  return G_SOURCE_REMOVE;
}

/* Every piece comes over an edge: the board stays as it is for those that go on at once. */
static void
carry (MedinaPieceDrag *self)
{
  int across, down;

  show_carried (self);
  if (!find_steps (self, &across, &down))
    g_clear_handle_id (&self->linger_id, g_source_remove);
  else if (self->scroll_id == 0 && self->linger_id == 0)
    self->linger_id = g_timeout_add (LINGER_MS, linger_cb, self);
}

static void
stop_scrolling (MedinaPieceDrag *self)
{
  g_clear_handle_id (&self->linger_id, g_source_remove);
  if (self->scroll_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_id);
  self->scroll_id = 0;
}

/* The state comes first: what the hand does is heard here, too. */
static void
put_back (MedinaPieceDrag *self, int hand)
{
  stop_scrolling (self);
  if (self->state == CARRIED)
    {
      self->state = AT_REST;
      gtk_widget_set_visible (self->picture, FALSE);
      medina_board_view_end_carrying (self->board);
      medina_game_set_selected_piece (self->game, hand);
    }
  self->state = AT_REST;
}

/* Whoever lifts another piece has laid down the one that was in hand. A tea tile is never in
 * hand. */
static void
lift (MedinaPieceDrag *self)
{
  const int hand = medina_game_get_selected_piece (self->game);

  if (is_tea (self))
    {
      self->hand = hand;
      self->state = CARRIED;
      show_picture (self);
      return;
    }
  self->hand = hand == (int) self->piece ? hand : -1;
  medina_game_set_selected_piece (self->game, (int) self->piece);
  if (medina_game_get_selected_piece (self->game) != (int) self->piece)
    {
      self->state = AT_REST;
      return;
    }
  self->state = CARRIED;
  show_picture (self);
}

/* It has no space of its own: anywhere on the board will do. */
static void
set_tea_down (MedinaPieceDrag *self)
{
  double x, y;

  if (is_over_board (self, &x, &y))
    gtk_widget_activate_action (self->page, "win.take", "i", MDN_TEA);
}

/* The hand first: what is refused stays to be read until something else changes. */
static void
let_go (MedinaPieceDrag *self)
{
  double x, y;

  put_back (self, self->hand);
  if (is_tea (self))
    {
      set_tea_down (self);
      return;
    }
  medina_flights_set_hand (self->flights, self->x, self->y);
  if (find_on_board (self, &x, &y))
    medina_board_view_set_down (self->board, self->piece, x, y);
  medina_flights_forget_hand (self->flights);
}

static void
hand_changed_cb (MedinaPieceDrag *self)
{
  const int hand = medina_game_get_selected_piece (self->game);

  if (self->state == CARRIED && !is_tea (self) && hand != (int) self->piece)
    put_back (self, hand);
}

/* --- The pointer ------------------------------------------------------------------------------ */

/* The button there; NULL if there is none. Those that cannot be pressed are not found. */
static GtkWidget *
find_button (MedinaPieceDrag *self, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (self->page, x, y, GTK_PICK_DEFAULT);

  return widget != NULL ? gtk_widget_get_ancestor (widget, MEDINA_TYPE_PIECE_BUTTON) : NULL;
}

/* Whether the way from where the pointer was pressed is rather one to the board than one past
 * it. */
static gboolean
leads_to_board (MedinaPieceDrag *self, double dx, double dy)
{
  graphene_rect_t board;
  graphene_vec2_t way, straight;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (self->board), self->page, &board))
    return FALSE;
  graphene_vec2_init (&way, (float) dx, (float) dy);
  graphene_vec2_init (&straight, board.origin.x + board.size.width / 2 - (float) self->start_x,
                      board.origin.y + board.size.height / 2 - (float) self->start_y);
  return graphene_vec2_dot (&way, &straight) >
         (float) STRAIGHT * graphene_vec2_length (&way) * graphene_vec2_length (&straight);
}

static gboolean
can_scroll (GtkWidget *button)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down =
    scrolled != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)) : NULL;

  return down != NULL && gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down);
}

/* A finger may also mean what the button is in. */
static gboolean
scrolls (MedinaPieceDrag *self, double dx, double dy)
{
  GtkWidget *button = self->finger ? find_button (self, self->start_x, self->start_y) : NULL;

  return button != NULL && can_scroll (button) && !leads_to_board (self, dx, dy);
}

static void
drag_begin_cb (MedinaPieceDrag *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *button = self->game != NULL ? find_button (self, x, y) : NULL;

  self->start_x = x;
  self->start_y = y;
  self->finger = medina_finger_is_at (gesture);
  if (button == NULL)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  self->piece = medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (button));
  self->state = PRESSED;
}

/* Claimed, the press is no click on the button any more, nor does a finger scroll the panel. */
static void
drag_update_cb (MedinaPieceDrag *self, double dx, double dy, GtkGesture *gesture)
{
  self->x = self->start_x + dx;
  self->y = self->start_y + dy;
  if (self->state == PRESSED && gtk_drag_check_threshold (self->page, 0, 0, (int) dx, (int) dy))
    {
      if (scrolls (self, dx, dy))
        {
          gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
          return;
        }
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      lift (self);
    }
  if (self->state == CARRIED)
    carry (self);
}

/* Another finger ends it, too: nobody has said then where the piece shall go. */
static void
drag_end_cb (MedinaPieceDrag *self, double dx, double dy, GtkGesture *gesture)
{
  if (self->state == CARRIED && medina_finger_is_lifted (gesture))
    let_go (self);
  else
    put_back (self, self->hand);
}

/* GTK ends it afterwards, too. */
static void
cancel_cb (MedinaPieceDrag *self)
{
  put_back (self, self->hand);
}

static void
add_gesture (MedinaPieceDrag *self)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_object (gesture, "drag-begin", G_CALLBACK (drag_begin_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gesture, "drag-update", G_CALLBACK (drag_update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gesture, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gesture, "cancel", G_CALLBACK (cancel_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->page, GTK_EVENT_CONTROLLER (gesture));
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_piece_drag_set_game (MedinaPieceDrag *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_PIECE_DRAG (self));

  if (self->game == game)
    return;
  put_back (self, self->hand);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_object (game, "notify::selected-piece", G_CALLBACK (hand_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
medina_piece_drag_dispose (GObject *object)
{
  MedinaPieceDrag *self = MEDINA_PIECE_DRAG (object);

  self->state = AT_REST;
  stop_scrolling (self);
  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_piece_drag_parent_class)->dispose (object);
}

static void
medina_piece_drag_class_init (MedinaPieceDragClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_piece_drag_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = medina_piece_drag_size_allocate;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
medina_piece_drag_init (MedinaPieceDrag *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

MedinaPieceDrag *
medina_piece_drag_new (GtkWidget *page,
                       MedinaBoardView *board,
                       MedinaFlights *flights,
                       MedinaPieceAtlas *atlas)
{
  MedinaPieceDrag *self = g_object_new (MEDINA_TYPE_PIECE_DRAG, NULL);

  self->page = page;
  self->board = board;
  self->flights = flights;
  self->picture = medina_piece_picture_new (atlas, MEDINA_PIECE_STABLE, 32);
  gtk_widget_set_visible (self->picture, FALSE);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self), page);
  add_gesture (self);
  return self;
}
