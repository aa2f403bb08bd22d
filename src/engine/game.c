/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game.h"

#include <assert.h>
#include <string.h>

void
mdn_game_begin (MdnGame *game, const MdnSetup *setup)
{
  memset (game, 0, sizeof *game);
  game->setup = *setup;
  game->position = mdn_position (setup);
}

static void
play_at_cursor (MdnGame *game)
{
  mdn_position_play (&game->position, game->placements[game->cursor], &game->undos[game->cursor]);
  game->cursor++;
}

void
mdn_game_play_legal (MdnGame *game, MdnPlacement placement)
{
  assert (mdn_reason (&game->position, placement) == MDN_REASON_NONE);
  game->placements[game->cursor] = placement;
  play_at_cursor (game);
  game->count = game->cursor;
}

MdnReason
mdn_game_play (MdnGame *game, MdnPlacement placement)
{
  const MdnReason reason = mdn_reason (&game->position, placement);

  if (reason == MDN_REASON_NONE)
    mdn_game_play_legal (game, placement);
  return reason;
}

bool
mdn_game_undo (MdnGame *game)
{
  if (game->cursor == 0)
    return false;
  game->cursor--;
  mdn_position_take_back (&game->position, game->placements[game->cursor],
                          &game->undos[game->cursor]);
  return true;
}

bool
mdn_game_redo (MdnGame *game)
{
  if (game->cursor == game->count)
    return false;
  play_at_cursor (game);
  return true;
}

void
mdn_game_seek (MdnGame *game, int cursor)
{
  while (game->cursor > cursor)
    mdn_game_undo (game);
  while (game->cursor < cursor)
    mdn_game_redo (game);
}

static int
turn_number (const MdnTurn *turn)
{
  return turn->phase == MDN_PHASE_OPENING ? -1 : turn->number;
}

int
mdn_game_turn_of (const MdnGame *game, int index)
{
  return turn_number (&game->undos[index].table.turn);
}

int
mdn_game_player_of (const MdnGame *game, int index)
{
  return game->undos[index].table.turn.player;
}

int
mdn_game_turn (const MdnGame *game)
{
  return turn_number (&game->position.table.turn);
}
