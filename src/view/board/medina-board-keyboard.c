/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-keyboard-private.h"

#include "medina-board-keys.h"
#include "medina-board-space.h"
#include "medina-board-steps.h"
#include "medina-last-input.h"
#include "medina-next-frame.h"
#include "medina-toolkit.h"

enum
{
  CHANGED,
  MOVED,
  CHOOSE,
  PLACE,
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

/* Within the board the focus follows the cursor a frame later: with it, GTK has much of the window styled anew. */
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
medina_board_keyboard_place (MedinaBoardKeyboard *self, MdnPiece piece, MdnSpace space)
{
  g_signal_emit (self, signals[PLACE], 0,
                 (guint) medina_game_placement_for (self->game, piece, space));
}

/* --- Keys ------------------------------------------------------------------------------------- */

/* The last placement is the first that is asked for, even where it already is. */
static MdnSpace
find_last (MedinaBoardKeyboard *self)
{
  const gboolean again = self->recalled == self->cursor;

  self->recalled = medina_board_step_to_last (self->game, again ? self->cursor : MDN_NO_SPACE);
  return self->recalled;
}

/* The board is not mirrored in right-to-left locales: its coordinates are not, either. */
static MdnSpace
find_step (MedinaBoardKeyboard *self, MedinaBoardKey key)
{
  switch (key)
    {
    case MEDINA_BOARD_KEY_LEFT:
      return medina_board_step (self->game, self->cursor, -1, 0);
    case MEDINA_BOARD_KEY_RIGHT:
      return medina_board_step (self->game, self->cursor, 1, 0);
    case MEDINA_BOARD_KEY_UP:
      return medina_board_step (self->game, self->cursor, 0, 1);
    case MEDINA_BOARD_KEY_DOWN:
      return medina_board_step (self->game, self->cursor, 0, -1);
    case MEDINA_BOARD_KEY_ROW_START:
      return medina_board_step (self->game, self->cursor, -MDN_STRIDE, 0);
    case MEDINA_BOARD_KEY_ROW_END:
      return medina_board_step (self->game, self->cursor, MDN_STRIDE, 0);
    case MEDINA_BOARD_KEY_NEXT_LEGAL:
    case MEDINA_BOARD_KEY_PREVIOUS_LEGAL:
      return medina_board_step_to_legal (self->game, self->cursor,
                                         key == MEDINA_BOARD_KEY_PREVIOUS_LEGAL);
    case MEDINA_BOARD_KEY_NEXT_PALACE:
    case MEDINA_BOARD_KEY_PREVIOUS_PALACE:
      return medina_board_step_to_palace (self->game, self->cursor,
                                          key == MEDINA_BOARD_KEY_PREVIOUS_PALACE);
    default:
      return find_last (self);
    }
}

static void
choose (MedinaBoardKeyboard *self)
{
  if (medina_game_get_can_end_turn (self->game))
    gtk_widget_activate_action (self->board, "win.end-turn", NULL);
  else
    g_signal_emit (self, signals[CHOOSE], 0, (guint) self->cursor);
}

static gboolean
key_pressed_cb (MedinaBoardKeyboard *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventController *controller)
{
  MedinaBoardKey key;

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  if (medina_board_keyboard_type (self, keyval, keycode, state,
                                  gtk_event_controller_get_current_event_time (controller)))
    return GDK_EVENT_STOP;
  key = medina_board_keys_find (keyval, state);
  if (key == MEDINA_BOARD_KEY_NONE)
    return GDK_EVENT_PROPAGATE;
  medina_last_input_set_keyboard (medina_last_input_get (), TRUE);
  medina_board_keyboard_forget_typed (self);
  if (key == MEDINA_BOARD_KEY_PLACE)
    choose (self);
  else
    medina_board_keyboard_move_cursor (self, find_step (self, key));
  return GDK_EVENT_STOP;
}

/* Whether somebody else has it: for a moment nobody has, when a window tells a screen reader where it is. */
static gboolean
is_focus_elsewhere (MedinaBoardKeyboard *self)
{
  GtkRoot *root = gtk_widget_get_root (self->board);

  return root == NULL || gtk_root_get_focus (root) != NULL;
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
  stop_following (MEDINA_BOARD_KEYBOARD (object));
  G_OBJECT_CLASS (medina_board_keyboard_parent_class)->dispose (object);
}

static void
medina_board_keyboard_class_init (MedinaBoardKeyboardClass *klass)
{
  static const char *const plain[] = { [CHANGED] = "changed", [MOVED] = "moved" };
  static const char *const numbered[] = { [CHOOSE] = "choose", [PLACE] = "place" };

  G_OBJECT_CLASS (klass)->dispose = medina_board_keyboard_dispose;
  for (guint i = CHANGED; i <= MOVED; i++)
    signals[i] = g_signal_new (plain[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 0);
  for (guint i = CHOOSE; i <= PLACE; i++)
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

static void
add_controllers (MedinaBoardKeyboard *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, key);
  gtk_widget_add_controller (self->board, focus);
}

MedinaBoardKeyboard *
medina_board_keyboard_new (GtkWidget *board, const MedinaBoardGrid *grid)
{
  MedinaBoardKeyboard *self = g_object_new (MEDINA_TYPE_BOARD_KEYBOARD, NULL);

  self->board = board;
  self->grid = grid;
  add_controllers (self);
  return self;
}
