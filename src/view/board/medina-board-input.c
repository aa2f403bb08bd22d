/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-input.h"

#include "medina-board-keyboard.h"
#include "medina-board-space.h"
#include "medina-last-input.h"
#include "medina-pointing.h"

struct _MedinaBoardInput
{
  GObject parent_instance;

  MdnSpace hover;   /* under the pointer; MDN_NO_SPACE for none */
  double pointer_x; /* where the pointer is; −1 while it is elsewhere */
  double pointer_y;
  guint again_id; /* until it is known what is there now; 0 otherwise */
  gboolean moved; /* somebody is just pointing elsewhere */

  /* Where the pointer is in the window, also after it has left the board; −1 while that is not known. */
  graphene_point_t pointed;

  gboolean on_item; /* the pointer is over something beside the board: */
  MedinaBoardItem item;
  int item_index;

  gboolean resting; /* nothing was pointed at anew since it was told to rest */

  /* owned */
  MedinaBoardKeyboard *keyboard;
  MedinaBoardOffer *offer;
  GtkEventController *pointing; /* of the board */

  /* borrowed */
  GtkWidget *board;
  const MedinaBoardGrid *grid;
  const MedinaBoardLayout *layout;
  MedinaGame *game;
  MedinaPieceAtlas *atlas;
};

enum
{
  CHANGED,
  PLACE,
  BARRED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaBoardInput, medina_board_input, G_TYPE_OBJECT)

static void
tell_of_change (MedinaBoardInput *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
  self->moved = FALSE;
}

/* Only the pointer ends its rest: the focus comes and goes by itself where a button can no longer be used. */
static void
tell_of_pointer (MedinaBoardInput *self)
{
  self->resting = FALSE;
  tell_of_change (self);
}

/* --- What is pointed at ----------------------------------------------------------------------- */

MedinaBoardKeyboard *
medina_board_input_get_keyboard (MedinaBoardInput *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), NULL);

  return self->keyboard;
}

MdnSpace
medina_board_input_get_space (MedinaBoardInput *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), MDN_NO_SPACE);

  if (self->hover != MDN_NO_SPACE)
    return self->hover;
  return medina_board_keyboard_shows_cursor (self->keyboard)
           ? medina_board_keyboard_get_cursor (self->keyboard)
           : MDN_NO_SPACE;
}

gboolean
medina_board_input_get_item (MedinaBoardInput *self, MedinaBoardItem *item, int *index)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  *item = self->item;
  *index = self->item_index;
  return self->on_item;
}

void
medina_board_input_set_resting (MedinaBoardInput *self, gboolean resting)
{
  g_return_if_fail (MEDINA_IS_BOARD_INPUT (self));

  self->resting = resting;
}

gboolean
medina_board_input_is_resting (MedinaBoardInput *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  return self->resting && (self->hover != MDN_NO_SPACE || self->on_item);
}

gboolean
medina_board_input_is_moved (MedinaBoardInput *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  return self->moved;
}

static void
point_at_nothing (MedinaBoardInput *self)
{
  self->hover = MDN_NO_SPACE;
  self->on_item = FALSE;
}

/* --- Placing ---------------------------------------------------------------------------------- */

/* A rooftop goes to a palace, whichever of its pieces was clicked. */
static void
place (MedinaBoardInput *self, MdnPiece piece, MdnSpace space)
{
  g_signal_emit (self, signals[PLACE], 0,
                 (guint) medina_game_placement_for (self->game, piece, space));
}

static void
bar (MedinaBoardInput *self, guint space)
{
  g_signal_emit (self, signals[BARRED], 0, space);
}

static void
chosen_cb (MedinaBoardInput *self, guint piece, guint space)
{
  place (self, (MdnPiece) piece, (MdnSpace) space);
}

/* Whether the piece in hand may go there is found out by playing it. Without one in hand, the pieces
 * that may are offered. */
static void
choose_space (MedinaBoardInput *self, MdnSpace space)
{
  int piece;
  guint pieces;

  if (self->game == NULL || self->layout->space_width == 0 || self->grid->spaces[space] == NULL)
    return;
  piece = medina_game_get_selected_piece (self->game);
  if (piece >= 0)
    {
      place (self, (MdnPiece) piece, space);
      return;
    }
  pieces = medina_board_offer_find_pieces (self->game, space);
  if (pieces != 0)
    medina_board_offer_pieces (self->offer, self->game, self->atlas, pieces, space);
  else
    bar (self, (guint) space);
}

static void
space_activated_cb (MedinaBoardInput *self, MedinaBoardSpace *space)
{
  choose_space (self, medina_board_space_get_space (space));
}

MedinaBoardOffer *
medina_board_input_get_offer (MedinaBoardInput *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), NULL);

  return self->offer;
}

/* --- The pointer ------------------------------------------------------------------------------ */

/* Returns whether that is something else than before. */
static gboolean
point_at (MedinaBoardInput *self, MdnSpace space, gboolean on_item, MedinaBoardItem item, int index)
{
  if (self->hover == space && self->on_item == on_item &&
      (!on_item || (self->item == item && self->item_index == index)))
    return FALSE;
  self->hover = space;
  self->on_item = on_item;
  self->item = item;
  self->item_index = index;
  return TRUE;
}

/* The same for where the pointer is. */
static gboolean
point_there (MedinaBoardInput *self)
{
  const MdnSpace space =
    medina_board_layout_find_space (self->layout, self->pointer_x, self->pointer_y);
  MedinaBoardItem item = 0;
  int index = 0;
  const gboolean on_item =
    space == MDN_NO_SPACE &&
    medina_board_layout_find_item (self->layout, self->pointer_x, self->pointer_y, &item, &index);

  return point_at (self, space, on_item, item, index);
}

/* The board comes under a pointer that lies still when a dialog closes, or a layout changes. */
static gboolean
has_moved (MedinaBoardInput *self, double x, double y)
{
  GtkRoot *root = gtk_widget_get_root (self->board);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  gboolean moved;

  if (root != NULL && !gtk_widget_compute_point (self->board, GTK_WIDGET (root), &point, &point))
    return FALSE;
  moved = !graphene_point_near (&point, &self->pointed, .5F);
  self->pointed = point;
  return moved;
}

void
medina_board_input_point_at (MedinaBoardInput *self, double x, double y)
{
  gboolean known, moved;

  g_return_if_fail (MEDINA_IS_BOARD_INPUT (self));

  /* GTK repeats the last motion when widgets change, and tells that the pointer has come when what was open above it has
   * closed; only a real motion takes over from the keyboard. */
  if (self->game == NULL || (self->pointer_x == x && self->pointer_y == y))
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  known = self->pointed.x >= 0;
  moved = has_moved (self, x, y);
  if (moved)
    medina_last_input_set_keyboard (medina_last_input_get (), FALSE);
  if (!point_there (self) && !self->resting)
    return;
  self->moved = known && moved;
  tell_of_pointer (self);
}

static gboolean
point_again_cb (gpointer data)
{
  MedinaBoardInput *self = data;

  self->again_id = 0;
  self->moved = FALSE;
  if (self->game != NULL && self->pointer_x >= 0 && point_there (self))
    tell_of_change (self);
  return G_SOURCE_REMOVE;
}

/* Not while sizes are given out. */
void
medina_board_input_follow_layout (MedinaBoardInput *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_INPUT (self));

  if (self->again_id == 0 && self->pointer_x >= 0)
    self->again_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, point_again_cb, self, NULL);
}

void
medina_board_input_point_at_nothing (MedinaBoardInput *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_INPUT (self));

  if (self->pointer_x == -1 && self->hover == MDN_NO_SPACE && !self->on_item)
    return;
  self->pointer_x = self->pointer_y = -1;
  point_at_nothing (self);
  tell_of_pointer (self);
}

/* When something above has closed, GTK tells it with the place that was pointed at in that: whoever uses the keyboard need not
 * be told. A motion that tells the right place follows. */
static void
entered_cb (gpointer self, double x, double y)
{
  if (!medina_last_input_get_keyboard (medina_last_input_get ()))
    medina_board_input_point_at (self, x, y);
}

static void
pointed_cb (gpointer self, double x, double y)
{
  medina_board_input_point_at (self, x, y);
}

static void
left_cb (gpointer self)
{
  medina_board_input_point_at_nothing (self);
}

/* The space there, with the focus on it; MDN_NO_SPACE for none. */
static MdnSpace
press_space (MedinaBoardInput *self, double x, double y)
{
  const MdnSpace space = medina_board_layout_find_space (self->layout, x, y);

  if (self->game == NULL || space == MDN_NO_SPACE || self->grid->spaces[space] == NULL)
    return MDN_NO_SPACE;
  medina_board_keyboard_set_cursor (self->keyboard, space);
  return space;
}

/* The third button asks what there is. */
static void
released_cb (MedinaBoardInput *self, int n_press, double x, double y, GtkGestureSingle *click)
{
  const guint button = gtk_gesture_single_get_current_button (click);

  if (button == GDK_BUTTON_SECONDARY)
    {
      if (medina_board_input_ask_at (self, x, y))
        gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
    }
  else if (button != GDK_BUTTON_MIDDLE)
    medina_board_input_choose_at (self, x, y);
}

gboolean
medina_board_input_choose_at (MedinaBoardInput *self, double x, double y)
{
  MdnSpace space;

  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  space = press_space (self, x, y);
  if (space != MDN_NO_SPACE)
    {
      medina_board_keyboard_forget_typed (self->keyboard);
      choose_space (self, space);
    }
  return space != MDN_NO_SPACE;
}

gboolean
medina_board_input_ask_at (MedinaBoardInput *self, double x, double y)
{
  MdnSpace space;
  MedinaBoardItem item;
  int index;

  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  space = press_space (self, x, y);
  if (space != MDN_NO_SPACE)
    medina_board_offer_answer (self->offer, self->game, space);
  else if (self->game != NULL && medina_board_layout_find_item (self->layout, x, y, &item, &index))
    medina_board_offer_answer_item (self->offer, self->game, item, index);
  else
    return FALSE;
  return TRUE;
}

gboolean
medina_board_input_has_piece (MedinaBoardInput *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  return self->game != NULL && medina_game_get_selected_piece (self->game) >= 0;
}

gboolean
medina_board_input_carry (MedinaBoardInput *self, double x, double y)
{
  int piece;
  MdnSet spaces;

  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  medina_board_input_point_at (self, x, y);
  piece = self->game != NULL ? medina_game_get_selected_piece (self->game) : -1;
  if (piece < 0 || self->hover == MDN_NO_SPACE || !medina_game_get_aided (self->game))
    return FALSE;
  spaces = medina_game_get_legal_spaces (self->game, (MdnPiece) piece);
  return mdn_set_has (&spaces, self->hover);
}

void
medina_board_input_set_down (MedinaBoardInput *self, MdnPiece piece, double x, double y)
{
  MdnSpace space;

  g_return_if_fail (MEDINA_IS_BOARD_INPUT (self));

  space = press_space (self, x, y);
  if (space != MDN_NO_SPACE)
    place (self, piece, space);
}

/* --- The keyboard ----------------------------------------------------------------------------- */

static void
moved_cb (MedinaBoardInput *self)
{
  point_at_nothing (self);
  self->moved = TRUE; /* which it tells of next */
}

static void
choose_cb (MedinaBoardInput *self, guint space)
{
  choose_space (self, (MdnSpace) space);
}

static void
place_cb (MedinaBoardInput *self, guint placement)
{
  g_signal_emit (self, signals[PLACE], 0, placement);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
follow_spaces (MedinaBoardInput *self)
{
  for (int space = 0; space < MDN_SPACES; space++)
    if (self->grid->spaces[space] != NULL)
      g_signal_connect_object (self->grid->spaces[space], "activated",
                               G_CALLBACK (space_activated_cb), self, G_CONNECT_SWAPPED);
}

void
medina_board_input_set_game (MedinaBoardInput *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_BOARD_INPUT (self));

  self->game = game;
  self->moved = FALSE;
  self->pointed = GRAPHENE_POINT_INIT (-1, -1); /* the city comes under the pointer */
  point_at_nothing (self);
  follow_spaces (self);
  medina_board_keyboard_set_game (self->keyboard, game);
}

void
medina_board_input_set_atlas (MedinaBoardInput *self, MedinaPieceAtlas *atlas)
{
  g_return_if_fail (MEDINA_IS_BOARD_INPUT (self));

  self->atlas = atlas;
}

static void
medina_board_input_dispose (GObject *object)
{
  MedinaBoardInput *self = MEDINA_BOARD_INPUT (object);

  if (self->pointing != NULL && gtk_event_controller_get_widget (self->pointing) != NULL)
    gtk_widget_remove_controller (self->board, self->pointing);
  g_clear_object (&self->pointing);
  g_clear_handle_id (&self->again_id, g_source_remove);
  g_clear_object (&self->keyboard);
  g_clear_object (&self->offer);
  G_OBJECT_CLASS (medina_board_input_parent_class)->dispose (object);
}

static void
medina_board_input_class_init (MedinaBoardInputClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_board_input_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[PLACE] = g_signal_new ("place", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[BARRED] = g_signal_new ("barred", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
medina_board_input_init (MedinaBoardInput *self)
{
  self->hover = MDN_NO_SPACE;
  self->pointer_x = self->pointer_y = -1;
}

static void
connect (MedinaBoardInput *self, gpointer controller, const char *signal, GCallback callback)
{
  g_signal_connect_object (controller, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
add_controllers (MedinaBoardInput *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->pointing = medina_pointing_new (entered_cb, pointed_cb, left_cb, self);
  gtk_widget_add_controller (self->board, g_object_ref (self->pointing));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  connect (self, click, "released", G_CALLBACK (released_cb));
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (click));
}

MedinaBoardInput *
medina_board_input_new (GtkWidget *board,
                        const MedinaBoardGrid *grid,
                        const MedinaBoardLayout *layout)
{
  MedinaBoardInput *self = g_object_new (MEDINA_TYPE_BOARD_INPUT, NULL);

  self->board = board;
  self->grid = grid;
  self->layout = layout;
  add_controllers (self);
  self->keyboard = medina_board_keyboard_new (board, grid);
  connect (self, self->keyboard, "changed", G_CALLBACK (tell_of_change));
  connect (self, self->keyboard, "moved", G_CALLBACK (moved_cb));
  connect (self, self->keyboard, "choose", G_CALLBACK (choose_cb));
  connect (self, self->keyboard, "place", G_CALLBACK (place_cb));
  connect (self, self->keyboard, "barred", G_CALLBACK (bar));
  self->offer = medina_board_offer_new (board, grid, layout);
  connect (self, self->offer, "chosen", G_CALLBACK (chosen_cb));
  return self;
}
