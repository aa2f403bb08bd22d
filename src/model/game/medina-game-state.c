/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-state.h"

#include "legal.h"

/* The engine's turn in progress, or the last one of a game that is over. */
static void
show_present_turn (MedinaGameState *state, const MdnGame *game)
{
  const MdnTurn *turn = &game->position.table.turn;

  state->turn = mdn_game_turn (game);
  state->phase = turn->phase;
  state->player = turn->player;
  state->placements_made = turn->made;
  /* The opening is a turn of one placement, though the engine counts it as none. */
  state->turn_length = turn->phase == MDN_PHASE_OPENING ? 1 : turn->of;
  if (turn->phase != MDN_PHASE_OVER)
    state->placements_left = state->turn_length - state->placements_made;
  state->rooftop_due = mdn_legal_rooftop_is_due (&game->position);
}

/* The turn that the last placement completed, as it was before but for that placement. */
static void
show_finished_turn (MedinaGameState *state, const MdnGame *game)
{
  const MdnTurn *turn = &game->undos[game->cursor - 1].table.turn;

  state->turn = mdn_game_turn_of (game, game->cursor - 1);
  state->phase = turn->phase;
  state->player = turn->player;
  state->placements_made = turn->made + 1u;
  state->turn_length = turn->of;
}

MedinaGameState
medina_game_state (const MdnGame *game, gboolean awaiting_end)
{
  MedinaGameState state = {
    .awaiting_end = awaiting_end,
    .can_undo = game->cursor > 0,
    .can_redo = game->cursor < game->count,
    .cursor = (guint) game->cursor,
    .length = (guint) game->count,
  };

  if (awaiting_end)
    show_finished_turn (&state, game);
  else
    show_present_turn (&state, game);
  state.in_progress = game->cursor > 0 && state.phase != MDN_PHASE_OVER;
  return state;
}

gboolean
medina_game_state_turn_is_complete (const MdnGame *game)
{
  const int last = game->cursor > 0 ? mdn_game_turn_of (game, game->cursor - 1) : -1;

  return last >= 0 && (mdn_position_is_over (&game->position) || mdn_game_turn (game) != last);
}
