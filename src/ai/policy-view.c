/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "policy-view.h"

static unsigned
stage_of (const MdnSearchState *state)
{
  const int left = mdn_search_state_pieces_left (state), dealt = state->pieces_dealt;

  return dealt == 0 || left < 0 ? 0 : left >= dealt ? 3 : (unsigned) (left * 4 / dealt);
}

static void
add_palace (MdnPolicyView *view, const MdnPosition *position, int palace)
{
  const MdnPalace *p = &position->palace[palace];
  const MdnSet beside = mdn_set_beside (position->pieces[palace]);
  const MdnSet room = mdn_set_intersection (view->analysis.sites.extend, beside);
  MdnSet *near = NULL, *rooms = &view->unroofed_room;

  if (p->owner < MDN_OWNER_NEUTRAL)
    {
      near = p->owner == (unsigned) view->mover ? &view->own : &view->others;
      rooms = p->owner == (unsigned) view->mover ? &view->own_room : &view->others_room;
      *near = mdn_set_union (*near, beside);
    }
  if (p->owner <= MDN_OWNER_NONE && p->owner != MDN_OWNER_NEUTRAL)
    *rooms = mdn_set_union (*rooms, room);
}

static int
best_prize (const MdnPolicyView *view, const MdnPosition *position)
{
  int best = 0;

  for (int color = 0; color < MDN_COLORS; color++)
    if (!(mdn_position_mover (position)->owns >> color & 1))
      for (uint64_t left = position->table.unroofed[color]; left != 0; left &= left - 1)
        {
          const int prize = mdn_board_analysis_prize (&view->analysis, position,
                                                      __builtin_ctzll (left), view->mover);

          best = prize > best ? prize : best;
        }
  return best;
}

void
mdn_policy_view (MdnPolicyView *view, const MdnSearchState *state)
{
  const MdnPosition *position = &state->position;
  const MdnSet city = mdn_geometry (position->rules.board)->city;

  *view = (MdnPolicyView){
    .state = state,
    .mover = position->table.turn.player,
    .game = (unsigned) mdn_search_state_game_kind (&position->rules),
    .stage = stage_of (state),
    .last = position->table.turn.made + 1 == position->table.turn.of,
    .beside_walls = mdn_set_beside (position->walls),
    .beside_ring = mdn_set_beside (state->ring),
    .beside_water = mdn_set_beside (state->water),
  };
  mdn_board_analysis_find (&view->analysis, state);
  mdn_legal_find (position, &view->legal);
  for (int palace = 1; palace <= position->table.palaces; palace++)
    add_palace (view, position, palace);
  view->own_room = mdn_set_spread (view->own_room);
  view->others_room = mdn_set_spread (view->others_room);
  view->unroofed_room = mdn_set_spread (view->unroofed_room);
  view->own_next = mdn_set_beside (mdn_set_intersection (position->free, view->own));
  view->others_next = mdn_set_beside (mdn_set_intersection (position->free, view->others));
  view->roomy = mdn_set_minus (view->analysis.sites.found,
                               mdn_set_beside (mdn_set_minus (city, view->analysis.sites.found)));
  view->best_prize = best_prize (view, position);
}
