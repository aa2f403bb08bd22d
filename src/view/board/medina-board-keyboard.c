/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-keyboard-private.h"

#include "medina-board-space.h"
#include "medina-last-input.h"
#include "medina-next-frame.h"
#include "medina-toolkit.h"

enum
{
  CHANGED,
  MOVED,
  CHOOSE,
  PLACE,
  BARRED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaBoardKeyboard, medina_board_keyboard, G_TYPE_OBJECT)

void
medina_board_keyboard_tell_of_change (MedinaBoardKeyboard *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- The cursor ------------------------------------------------------------------------------- */

MdnSpace
medina_board_keyboard_get_cursor (MedinaBoardKeyboard *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_KEYBOARD (self), MDN_NO_SPACE);

  return self->cursor;
}

static void
stop_following (MedinaBoardKeyboard *self)
{
  if (self->follow_id != 0)
    gtk_widget_remove_tick_callback (self->board, self->follow_id);
  self->follow_id = 0;
}

void
medina_board_keyboard_set_cursor (MedinaBoardKeyboard *self, MdnSpace space)
{
  g_return_if_fail (MEDINA_IS_BOARD_KEYBOARD (self));
  g_return_if_fail (space < MDN_SPACES && self->grid->spaces[space] != NULL);

  stop_following (self);
  self->cursor = space;
  gtk_widget_grab_focus (self->grid->spaces[space]);
}

static void
follow (GtkWidget *board, gpointer data)
{
  MedinaBoardKeyboard *self = data;

  self->follow_id = 0;
  if (gtk_widget_get_focus_child (board) != NULL)
    gtk_widget_grab_focus (self->grid->spaces[self->cursor]);
}

/* Within the board the focus follows the cursor a frame later: with it, GTK has much of the window
 * styled anew. */
static void
lead_cursor (MedinaBoardKeyboard *self, MdnSpace space)
{
  if (gtk_widget_get_focus_child (self->board) == NULL || !gtk_widget_get_mapped (self->board))
    {
      medina_board_keyboard_set_cursor (self, space);
      return;
    }
  stop_following (self);
  self->cursor = space;
  self->follow_id = medina_next_frame_call (self->board, follow, self, NULL);
}

gboolean
medina_board_keyboard_shows_cursor (MedinaBoardKeyboard *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_KEYBOARD (self), FALSE);

  return gtk_widget_get_focus_child (self->board) != NULL &&
         medina_last_input_get_keyboard (medina_last_input_get ());
}

/* Whoever does not see that it stays hears where it is. */
static void
tell_cursor (MedinaBoardKeyboard *self)
{
  const char *description =
    medina_board_space_get_description (MEDINA_BOARD_SPACE (self->grid->spaces[self->cursor]));

  if (description != NULL)
    medina_toolkit_announce (self->board, description);
}

void
medina_board_keyboard_move_cursor (MedinaBoardKeyboard *self, MdnSpace space)
{
  if (space == MDN_NO_SPACE)
    {
      gtk_widget_error_bell (self->board);
      return;
    }
  if (space == self->cursor)
    tell_cursor (self);
  lead_cursor (self, space);
  g_signal_emit (self, signals[MOVED], 0);
  medina_board_keyboard_tell_of_change (self);
}

void
medina_board_keyboard_choose (MedinaBoardKeyboard *self)
{
  g_signal_emit (self, signals[CHOOSE], 0, (guint) self->cursor);
}

void
medina_board_keyboard_place (MedinaBoardKeyboard *self, MdnPiece piece, MdnSpace space)
{
  g_signal_emit (self, signals[PLACE], 0,
                 (guint) medina_game_placement_for (self->game, piece, space));
}

void
medina_board_keyboard_bar (MedinaBoardKeyboard *self)
{
  g_signal_emit (self, signals[BARRED], 0, (guint) MDN_NO_SPACE);
}

/* --- What is typed ---------------------------------------------------------------------------- */

const MedinaTypedPlacement *
medina_board_keyboard_get_typed (MedinaBoardKeyboard *self)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_KEYBOARD (self), NULL);

  return &self->typed;
}

void
medina_board_keyboard_set_typed (MedinaBoardKeyboard *self, MedinaTypedPlacement typed)
{
  self->typed = typed;
  medina_board_keyboard_tell_of_change (self);
}

void
medina_board_keyboard_forget_typed (MedinaBoardKeyboard *self)
{
  if (self->typed.state != MEDINA_TYPED_NOTHING)
    medina_board_keyboard_set_typed (self, (MedinaTypedPlacement){ 0 });
}

/* --- The focus -------------------------------------------------------------------------------- */

/* Whether somebody else has it: for a moment nobody has, when a window tells a screen reader where
 * it is. */
static gboolean
is_focus_elsewhere (MedinaBoardKeyboard *self)
{
  GtkRoot *root = gtk_widget_get_root (self->board);

  return root == NULL || gtk_root_get_focus (root) != NULL;
}

static gboolean
left_cb (gpointer data)
{
  MedinaBoardKeyboard *self = data;

  self->left_id = 0;
  if (gtk_widget_get_focus_child (self->board) == NULL && is_focus_elsewhere (self))
    medina_board_keyboard_forget_typed (self);
  return G_SOURCE_REMOVE;
}

/* A screen reader moves the focus by itself. */
static void
focus_changed_cb (MedinaBoardKeyboard *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (self->board);

  if (MEDINA_IS_BOARD_SPACE (focus))
    self->cursor = medina_board_space_get_space (MEDINA_BOARD_SPACE (focus));
  else if (is_focus_elsewhere (self))
    medina_board_keyboard_forget_typed (self);
  medina_board_keyboard_tell_of_change (self);
}

/* Where it goes is not known yet. */
static void
focus_leaves_cb (MedinaBoardKeyboard *self)
{
  focus_changed_cb (self);
  if (self->left_id == 0)
    self->left_id = g_idle_add (left_cb, self);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
hand_changed_cb (MedinaBoardKeyboard *self)
{
  if (medina_game_get_selected_piece (self->game) != (int) self->typed.piece)
    medina_board_keyboard_forget_typed (self);
}

static void
game_changed_cb (MedinaBoardKeyboard *self)
{
  self->recalled = MDN_NO_SPACE;
  medina_board_keyboard_forget_typed (self);
}

/* The finished city is seen without a cursor, until a key moves that. */
static void
over_cb (MedinaBoardKeyboard *self)
{
  if (medina_game_get_over (self->game))
    medina_last_input_set_keyboard (medina_last_input_get (), FALSE);
}

void
medina_board_keyboard_set_game (MedinaBoardKeyboard *self, MedinaGame *game)
{
  static const char *const changes[] = { "placement-played", "placement-undone", "seeked",
                                         "turn-changed" };

  g_return_if_fail (MEDINA_IS_BOARD_KEYBOARD (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  stop_following (self);
  self->typed = (MedinaTypedPlacement){ 0 };
  self->recalled = MDN_NO_SPACE;
  self->game = game;
  if (game == NULL)
    return;
  self->cursor =
    mdn_space (mdn_geometry ((MdnBoard) medina_game_get_position (game)->rules.board)->columns / 2,
               mdn_geometry ((MdnBoard) medina_game_get_position (game)->rules.board)->rows / 2);
  g_signal_connect_object (game, "notify::selected-piece", G_CALLBACK (hand_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::over", G_CALLBACK (over_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (game_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_board_keyboard_dispose (GObject *object)
{
  g_clear_handle_id (&MEDINA_BOARD_KEYBOARD (object)->left_id, g_source_remove);
  stop_following (MEDINA_BOARD_KEYBOARD (object));
  G_OBJECT_CLASS (medina_board_keyboard_parent_class)->dispose (object);
}

static void
medina_board_keyboard_class_init (MedinaBoardKeyboardClass *klass)
{
  static const char *const plain[] = { [CHANGED] = "changed", [MOVED] = "moved" };
  static const char
    *const numbered[] = { [CHOOSE] = "choose", [PLACE] = "place", [BARRED] = "barred" };

  G_OBJECT_CLASS (klass)->dispose = medina_board_keyboard_dispose;
  for (guint i = CHANGED; i <= MOVED; i++)
    signals[i] = g_signal_new (plain[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 0);
  for (guint i = CHOOSE; i <= BARRED; i++)
    signals[i] = g_signal_new (numbered[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
medina_board_keyboard_init (MedinaBoardKeyboard *self)
{
  g_signal_connect_object (medina_last_input_get (), "notify::keyboard",
                           G_CALLBACK (medina_board_keyboard_tell_of_change), self,
                           G_CONNECT_SWAPPED);
}

void
medina_board_keyboard_watch (MedinaBoardKeyboard *self,
                             GtkWidget *board,
                             const MedinaBoardGrid *grid)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->board = board;
  self->grid = grid;
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_leaves_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (board, focus);
}
