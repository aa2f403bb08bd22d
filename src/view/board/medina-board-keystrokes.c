/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-keyboard-private.h"

#include "medina-board-keys.h"
#include "medina-board-steps.h"
#include "medina-last-input.h"

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

/* The next legal space. */
static gboolean
is_hidden (MedinaBoardKeyboard *self, MedinaBoardKey key)
{
  return (key == MEDINA_BOARD_KEY_NEXT_LEGAL || key == MEDINA_BOARD_KEY_PREVIOUS_LEGAL) &&
         !medina_game_get_aided (self->game);
}

static void
choose (MedinaBoardKeyboard *self)
{
  if (medina_game_get_can_end_turn (self->game))
    gtk_widget_activate_action (self->board, "win.end-turn", NULL);
  else
    medina_board_keyboard_choose (self);
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
  else if (is_hidden (self, key))
    medina_board_keyboard_bar (self);
  else
    medina_board_keyboard_move_cursor (self, find_step (self, key));
  return GDK_EVENT_STOP;
}

MedinaBoardKeyboard *
medina_board_keyboard_new (GtkWidget *board, const MedinaBoardGrid *grid)
{
  MedinaBoardKeyboard *self = g_object_new (MEDINA_TYPE_BOARD_KEYBOARD, NULL);
  GtkEventController *key = gtk_event_controller_key_new ();

  medina_board_keyboard_watch (self, board, grid);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (board, key);
  return self;
}
