/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-keyboard-private.h"

#include "medina-piece-key.h"
#include "medina-typed-key.h"

enum
{
  HABIT = 500,    /* milliseconds, within which a key is still about what was typed before it */
  READING = 1200, /* likewise, where a sentence says why not */
};

/* Tea goes nowhere: whether it can be given back is known at once. */
static gboolean
has_piece (MedinaBoardKeyboard *self, MdnPiece piece)
{
  if (piece == MDN_TEA && medina_game_judge (self->game, mdn_placement_tea ()) != MDN_REASON_NONE)
    return FALSE;
  return piece != MDN_PIECES && medina_game_awaits_person (self->game) &&
         medina_player_has_piece (medina_game_get_current_player (self->game), piece);
}

/* Nobody has to pick the only one again after another was typed. */
static void
take_only_piece (MedinaBoardKeyboard *self)
{
  const int piece = medina_game_get_only_piece (self->game);

  if (piece >= 0)
    medina_game_set_selected_piece (self->game, piece);
}

/* Says why, once more with every key that is for nothing; of a letter that no piece has that is
 * said for as long as it is kept. Of a piece that may go nowhere it does not matter where it should
 * go. */
static void
refuse (MedinaBoardKeyboard *self, MedinaTypedPlacement typed)
{
  if (medina_typed_placement_is_unknown (&typed))
    {
      typed.state = MAX (typed.state, MEDINA_TYPED_PIECE);
      medina_board_keyboard_set_typed (self, typed);
      return;
    }
  medina_game_lay_down (self->game);
  take_only_piece (self);
  medina_board_keyboard_set_typed (self, typed);
  if (has_piece (self, typed.piece))
    gtk_widget_activate_action (self->board, "win.take", "i", (int) typed.piece);
  else
    medina_board_keyboard_place (self, typed.piece, self->cursor);
}

/* A piece that there is none of is refused at once, wherever it should go, and so is tea that
 * cannot be given back. One that may go nowhere is typed to the end: then the space tells why. */
static void
begin_typing (MedinaBoardKeyboard *self, MedinaTypedPlacement typed)
{
  if (!has_piece (self, typed.piece))
    {
      medina_typed_placement_refuse (&typed);
      refuse (self, typed);
      return;
    }
  if (gtk_widget_get_focus_child (self->board) == NULL)
    medina_board_keyboard_set_cursor (self,
                                      self->cursor); /* the keys that follow are for the board */
  medina_game_set_selected_piece (self->game, typed.piece == MDN_TEA ? -1 : (int) typed.piece);
  medina_board_keyboard_set_typed (self, typed);
}

/* A letter that is typed while something is in hand may be that of a piece, or of a column for what
 * is in hand: what follows tells which. */
static void
hold_piece (MedinaBoardKeyboard *self, MedinaTypedPlacement *typed, MdnBoard board, char key)
{
  const int piece = medina_game_get_selected_piece (self->game);

  if (self->typed.state == MEDINA_TYPED_NOTHING && piece >= 0)
    medina_typed_placement_hold (typed, board, key, (MdnPiece) piece);
}

static gboolean
finish_legal (MedinaBoardKeyboard *self, MedinaTypedPlacement typed)
{
  const MdnSpace space =
    typed.piece == MDN_TEA ? self->cursor : mdn_space (typed.column, typed.row);
  const guint before = medina_game_get_cursor (self->game);

  medina_board_keyboard_forget_typed (self);
  if (typed.held)
    medina_game_set_selected_piece (self->game, (int) typed.piece);
  medina_board_keyboard_move_cursor (self, space);
  take_only_piece (self); /* now: a hand that changes later would take away why it is refused */
  medina_board_keyboard_place (self, typed.piece, space);
  if (medina_game_get_cursor (self->game) == before)
    return FALSE;
  take_only_piece (self);
  return TRUE;
}

/* FALSE if nothing was placed. */
static gboolean
finish_typing (MedinaBoardKeyboard *self, MedinaTypedPlacement typed)
{
  if (!typed.refused)
    return finish_legal (self, typed);
  refuse (self, typed);
  return FALSE;
}

static void
go_on_typing (MedinaBoardKeyboard *self, MedinaTypedPlacement typed)
{
  if (typed.refused && typed.state != MEDINA_TYPED_NOTHING)
    {
      refuse (self, typed);
      return;
    }
  medina_board_keyboard_set_typed (self, typed);
  if (typed.state == MEDINA_TYPED_ROW && typed.held)
    medina_game_set_selected_piece (self->game, (int) typed.piece);
  if (typed.state != MEDINA_TYPED_NOTHING || typed.refused)
    return;
  medina_game_set_selected_piece (self->game, -1);
  take_only_piece (self);
}

/* With a piece in hand, as after a space where it could not go, a letter that can only be a
 * column's is one for it. */
static gboolean
begin_with_column (MedinaBoardKeyboard *self, MdnBoard board, char key)
{
  const int piece = medina_game_get_selected_piece (self->game);
  MedinaTypedPlacement typed = { .state = MEDINA_TYPED_PIECE, .piece = (MdnPiece) piece };

  if (self->typed.state != MEDINA_TYPED_NOTHING || piece < 0 || !g_ascii_isalpha (key) ||
      medina_piece_from_letter (key) != MDN_PIECES ||
      medina_typed_placement_press (&typed, board, key) != MEDINA_TYPED_TAKEN ||
      typed.state != MEDINA_TYPED_COLUMN)
    return FALSE;
  typed.held = TRUE;
  medina_board_keyboard_set_typed (self, typed);
  return TRUE;
}

/* Some rows need Return, others are complete without it: whoever always presses it does not end the
 * turn. */
static gboolean
is_habit (guint32 habit, char key, guint32 time)
{
  return key == '\r' && habit != GDK_CURRENT_TIME && habit - time <= READING;
}

/* A row that waits for another digit or Return is complete when the next placement begins: what was
 * typed is not lost. */
static void
complete_row (MedinaBoardKeyboard *self, MdnBoard board, char key)
{
  MedinaTypedPlacement typed = self->typed, begun = self->typed;

  if (typed.state != MEDINA_TYPED_ROW || typed.refused ||
      medina_typed_placement_press (&begun, board, key) != MEDINA_TYPED_BEGUN)
    return;
  medina_typed_placement_press (&typed, board, '\r');
  finish_typing (self, typed);
}

/* A piece that is refused because the turn is complete. */
static gboolean
is_late (MedinaBoardKeyboard *self)
{
  return self->typed.state != MEDINA_TYPED_NOTHING && self->typed.refused &&
         !medina_typed_placement_is_unknown (&self->typed) &&
         medina_game_get_awaiting_end (self->game);
}

/* Return ends the turn then, but not as a part of what is typed. */
static void
note_late (MedinaBoardKeyboard *self, guint32 time)
{
  if (is_late (self))
    self->habit = time + READING;
}

static gboolean
type (MedinaBoardKeyboard *self, char key, guint32 time)
{
  const MdnBoard board = (MdnBoard) medina_game_get_position (self->game)->rules.board;
  const guint32 habit = self->habit;
  MedinaTypedPlacement typed;
  gboolean placed;

  self->habit = GDK_CURRENT_TIME;
  complete_row (self, board, key);
  if (is_habit (habit, key, time) || begin_with_column (self, board, key))
    return TRUE;
  if (key == '\r' && (is_late (self) || medina_typed_placement_is_unknown (&self->typed)))
    medina_board_keyboard_forget_typed (self); /* nothing waits for it */
  typed = self->typed;
  switch (medina_typed_placement_press (&typed, board, key))
    {
    case MEDINA_TYPED_BEGUN:
      hold_piece (self, &typed, board, key);
      begin_typing (self, typed);
      note_late (self, time);
      return TRUE;
    case MEDINA_TYPED_TAKEN:
      go_on_typing (self, typed);
      note_late (self, time);
      return TRUE;
    case MEDINA_TYPED_COMPLETE:
      placed = finish_typing (self, typed);
      if (key != '\r')
        self->habit = time + (placed ? HABIT : READING);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A piece that may go nowhere is refused as one whose letter is typed: a space that is typed after
 * it is for no other. */
static void
note_refusal (MedinaBoardKeyboard *self, MdnPiece piece)
{
  MedinaTypedPlacement typed = { .state = MEDINA_TYPED_PIECE, .piece = piece };

  if (piece >= MDN_TEA || !medina_game_awaits_person (self->game) ||
      medina_game_can_take (self->game, piece))
    return;
  medina_typed_placement_refuse (&typed);
  medina_board_keyboard_set_typed (self, typed);
}

/* A tile is given back at once, as a placement that is typed. */
static void
take (MedinaBoardKeyboard *self, char digit, guint32 time)
{
  const MdnPiece piece = medina_piece_from_digit ((guint) (digit - '0'));

  if (piece == MDN_TEA)
    self->habit = time + HABIT;
  medina_board_keyboard_forget_typed (self);
  note_refusal (self, piece);
  gtk_widget_activate_action (self->board, "win.take", "i", (int) piece);
}

gboolean
medina_board_keyboard_type (MedinaBoardKeyboard *self,
                            guint keyval,
                            guint keycode,
                            GdkModifierType state,
                            guint32 time)
{
  char key;

  g_return_val_if_fail (MEDINA_IS_BOARD_KEYBOARD (self), FALSE);

  key = medina_typed_key_find (gtk_widget_get_display (self->board), keyval, keycode, state);
  if (self->game == NULL)
    return FALSE;
  if (key == '\0')
    {
      self->habit = GDK_CURRENT_TIME; /* no key is about that any more */
      return FALSE;
    }
  if (type (self, key, time))
    return TRUE;
  if (!g_ascii_isdigit (key))
    return FALSE;
  take (self, key, time);
  return TRUE;
}
