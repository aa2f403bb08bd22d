/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search-state.h"

static MdnSet
wall_spaces (MdnBoard board)
{
  MdnSet ring = mdn_set_empty ();

  for (int side = 0; side < MDN_SIDES; side++)
    for (int i = 0; i < mdn_side_length (board, side); i++)
      mdn_set_add (&ring, mdn_side_space (board, side, i));
  return ring;
}

static int
count_dealt (const MdnRules *rules)
{
  const MdnStockSize *stock = &rules->stock;

  return rules->players * (MDN_COLORS * stock->buildings + stock->rooftops + rules->other_rooftops +
                           stock->stables + stock->merchants + stock->walls);
}

void
mdn_search_state_begin (MdnSearchState *state, const MdnPosition *position)
{
  *state = (MdnSearchState){
    .position = *position,
    .ring = wall_spaces (position->rules.board),
    .pieces_dealt = count_dealt (&position->rules),
  };
  if (position->well != MDN_NO_SPACE)
    state->water = mdn_two_steps (position->rules.board, position->well);
}

int
mdn_search_state_pieces_left (const MdnSearchState *state)
{
  const MdnPosition *position = &state->position;
  int left = 0;

  for (int player = 0; player < position->rules.players; player++)
    for (int piece = 0; piece < MDN_TEA; piece++)
      left += position->table.players[player].stock[piece];
  return left;
}

double
mdn_search_state_share_left (const MdnSearchState *state)
{
  return state->pieces_dealt > 0
           ? (double) mdn_search_state_pieces_left (state) / state->pieces_dealt
           : 0;
}

int
mdn_search_state_game_kind (const MdnRules *rules)
{
  return 3 * rules->last_rooftops + rules->players - MDN_MIN_PLAYERS;
}

void
mdn_search_state_stages (const MdnSearchState *state, int32_t parts[MDN_STAGES])
{
  const int dealt = state->pieces_dealt > 0 ? state->pieces_dealt : 1;
  int left = mdn_search_state_pieces_left (state) * 512 / dealt;

  left = left > 512 ? 512 : left; /* merchants can be added (V6) */
  parts[0] = left > 256 ? left - 256 : 0;
  parts[2] = left < 256 ? 256 - left : 0;
  parts[1] = 256 - parts[0] - parts[2];
}
