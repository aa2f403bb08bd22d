/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game.h"

#include <assert.h>
#include <string.h>

#include "palace.h"

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

/* A rooftop names its palace by the space of a building, which was placed before; the position does
 * not know of palaces behind the cursor. */
MdnColor
mdn_game_color_of (const MdnGame *game, int index)
{
  const MdnSpace space = mdn_placement_space (game->placements[index]);
  MdnPiece piece = mdn_placement_piece (game->placements[index]);

  for (int i = 0; i < index && !mdn_piece_is_building (piece); i++)
    if (mdn_placement_space (game->placements[i]) == space)
      piece = mdn_placement_piece (game->placements[i]);
  return (MdnColor) piece;
}

/* The buildings of the palace that a rooftop goes on: those of its color that hang together, for no
 * two palaces touch (P4). */
static MdnSet
find_palace (const MdnGame *game, int index)
{
  const MdnPiece building = (MdnPiece) mdn_game_color_of (game, index);
  MdnSet palace = mdn_placement_spaces (&game->placements[index], 1), built = mdn_set_empty ();

  for (int i = 0; i < index; i++)
    if (mdn_placement_piece (game->placements[i]) == building)
      mdn_set_add (&built, mdn_placement_space (game->placements[i]));
  for (unsigned n = 0; n < mdn_set_count (palace);)
    {
      n = mdn_set_count (palace);
      palace = mdn_set_union (palace, mdn_set_intersection (mdn_set_beside (palace), built));
    }
  return palace;
}

MdnPlacement
mdn_game_known_placement (const MdnGame *game, int index)
{
  const MdnPlacement placement = game->placements[index];
  const MdnPiece piece = mdn_placement_piece (placement);

  if (!mdn_piece_is_rooftop (piece))
    return placement;
  return mdn_placement (piece, mdn_palace_crown_among (find_palace (game, index)));
}

int
mdn_game_turn (const MdnGame *game)
{
  return turn_number (&game->position.table.turn);
}
