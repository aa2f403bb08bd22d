/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-input.h"

#include "medina-board-keyboard.h"
#include "medina-board-pointer.h"
#include "medina-board-space.h"

struct _MedinaBoardInput
{
  GObject parent_instance;

  gboolean moved; /* somebody is just pointing elsewhere */

  /* owned */
  MedinaBoardPointer *pointer;
  MedinaBoardKeyboard *keyboard;
  MedinaBoardOffer *offer;

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
  MdnSpace space;

  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), MDN_NO_SPACE);

  space = medina_board_pointer_get_space (self->pointer);
  if (space == MDN_NO_SPACE && medina_board_keyboard_shows_cursor (self->keyboard))
    space = medina_board_keyboard_get_cursor (self->keyboard);
  return space;
}

gboolean
medina_board_input_is_moved (MedinaBoardInput *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  return self->moved;
}

MedinaBoardPointer *
medina_board_input_get_pointer (MedinaBoardInput *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), NULL);

  return self->pointer;
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

/* Whether the piece in hand may go there is found out by playing it. Without one in hand, the
 * pieces that may are offered. */
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

static void
pointer_changed_cb (MedinaBoardInput *self, gboolean moved)
{
  self->moved = moved;
  tell_of_change (self);
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
  MdnSpace space;
  MdnSet spaces;

  g_return_val_if_fail (MEDINA_IS_BOARD_INPUT (self), FALSE);

  medina_board_pointer_point_at (self->pointer, x, y);
  space = medina_board_pointer_get_space (self->pointer);
  piece = self->game != NULL ? medina_game_get_selected_piece (self->game) : -1;
  if (piece < 0 || space == MDN_NO_SPACE || !medina_game_get_aided (self->game))
    return FALSE;
  spaces = medina_game_get_legal_spaces (self->game, (MdnPiece) piece);
  return mdn_set_has (&spaces, space);
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
  medina_board_pointer_give_way (self->pointer);
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
  medina_board_pointer_set_city (self->pointer, game != NULL);
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

  g_clear_object (&self->pointer);
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
}

static void
connect (MedinaBoardInput *self, gpointer controller, const char *signal, GCallback callback)
{
  g_signal_connect_object (controller, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
follow_clicks (MedinaBoardInput *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

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
  self->pointer = medina_board_pointer_new (board, layout);
  connect (self, self->pointer, "changed", G_CALLBACK (pointer_changed_cb));
  follow_clicks (self);
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
