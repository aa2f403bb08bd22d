/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-analysis.h"

#include <string.h>

#include "market.h"
#include "score.h"
#include "tiles.h"
#include "wall.h"

static uint8_t
count_common (MdnSet a, MdnSet b)
{
  const MdnSet common = mdn_set_intersection (a, b);

  return mdn_set_is_empty (common) ? 0 : (uint8_t) mdn_set_count (common);
}

/* L2, V2: the tiles that a rooftop on the palace would bring. */
static void
analyze_unroofed (MdnPalaceTerms *terms, const MdnSearchState *state, int palace, MdnSet beside)
{
  const MdnPosition *position = &state->position;
  const MdnPalace *p = &position->palace[palace];
  const int holder = position->table.palace_tile[p->color];

  if (holder == MDN_NO_PALACE || terms->size > mdn_palace_size (&position->palace[holder]))
    terms->tile = (uint8_t) mdn_tiles_palace_value (p->color);
  if (!mdn_set_is_empty (mdn_set_intersection (beside, position->walls)))
    terms->touches = (uint8_t) mdn_wall_towers_beside (position, state->position.pieces[palace]);
}

/* The wall spaces beside a palace. Most palaces have none. */
static void
analyze_ring (MdnPalaceTerms *terms,
              const MdnBoardAnalysis *analysis,
              const MdnSearchState *state,
              MdnSet beside)
{
  const MdnSet ring = mdn_set_intersection (beside, state->ring);

  if (mdn_set_is_empty (ring))
    return;
  terms->points += count_common (ring, state->position.walls);
  terms->gaps = count_common (ring, mdn_set_minus (ring, state->position.walls));
  terms->wall_next = count_common (ring, analysis->wall);
}

/* Only a building makes a space an extension space, not a stable. */
static void
analyze_extension (MdnPalaceTerms *terms,
                   const MdnBoardAnalysis *analysis,
                   const MdnSearchState *state,
                   int palace,
                   MdnSet beside)
{
  const MdnPalace *p = &state->position.palace[palace];
  MdnSet spaces;

  if (p->stables > 0)
    beside = mdn_set_beside (
      mdn_set_intersection (state->position.pieces[palace], state->position.buildings[p->color]));
  spaces = mdn_set_intersection (analysis->sites.extend, beside);
  terms->extension = count_common (spaces, spaces);
  terms->water = count_common (spaces, state->water);
}

/* Of a neutral or blocked palace only the size matters. */
static void
analyze_palace (MdnBoardAnalysis *analysis, const MdnSearchState *state, int palace)
{
  const MdnPosition *position = &state->position;
  const MdnPalace *p = &position->palace[palace];
  const MdnSet pieces = state->position.pieces[palace];
  MdnPalaceTerms *terms = &analysis->palace[palace];
  MdnSet beside;

  *terms = (MdnPalaceTerms){ .size = (uint8_t) mdn_palace_size (p) };
  if (p->owner > MDN_OWNER_NONE || p->owner == MDN_OWNER_NEUTRAL)
    return;
  beside = mdn_set_beside (pieces);
  terms->points = (int16_t) (terms->size + count_common (beside, position->merchants) +
                             MDN_WATER_POINTS * count_common (pieces, state->water));
  analyze_extension (terms, analysis, state, palace, beside);
  analyze_ring (terms, analysis, state, beside);
  if (p->owner == MDN_OWNER_NONE)
    {
      analyze_unroofed (terms, state, palace, beside);
      return;
    }
  terms->room = count_common (beside, position->free);
  terms->market = count_common (beside, analysis->market);
}

/* Adds what a wall on the space would bring to the palace in front of it, `ahead` walls after
 * the next one of the tower's arm (V2). */
static void
analyze_wall (MdnBoardAnalysis *analysis,
              const MdnPosition *position,
              int palace,
              int tower,
              int ahead)
{
  const MdnPalace *p = &position->palace[palace];
  MdnPalaceTerms *terms = &analysis->palace[palace];

  terms->gaps_near += ahead > 0;
  if (p->connected >> tower & 1)
    return;
  if (p->owner < MDN_OWNER_NONE)
    analysis->tower_rivals[tower] |= (uint8_t) (1u << p->owner);
  if (ahead == 0)
    terms->towers += (uint8_t) mdn_tiles_tower_value (tower);
  else
    terms->towers_near += (uint8_t) mdn_tiles_tower_value (tower);
}

/* The step from one space in front of the side to the next, away from that end. */
static int
step_along (MdnBoard board, int side, int end)
{
  const int step = mdn_side_space (board, side, 1) - mdn_side_space (board, side, 0);

  return end == 0 ? step : -step;
}

/* An arm grows only as long as two spaces of its side are free (W1). */
static void
analyze_arm (MdnBoardAnalysis *analysis, const MdnPosition *position, int side, int end)
{
  const MdnBoard board = position->rules.board;
  const int length = mdn_side_length (board, side);
  const uint8_t *arms = position->table.arms[side];
  const int most = length - arms[0] - arms[1] - 1;
  const int next = end == 0 ? arms[0] : length - 1 - arms[1];
  const int step = step_along (board, side, end);
  int front = mdn_side_front (side, mdn_side_space (board, side, next));

  for (int ahead = 0; ahead <= MDN_NEAR_WALLS && ahead < most; ahead++, front += step)
    {
      const int palace = mdn_position_palace_at (position, (MdnSpace) front);

      if (palace != MDN_NO_PALACE)
        analyze_wall (analysis, position, palace, mdn_side_tower (side, end), ahead);
    }
}

static void
analyze_arms (MdnBoardAnalysis *analysis, const MdnPosition *position)
{
  memset (analysis->tower_rivals, 0, sizeof analysis->tower_rivals);
  for (int side = 0; side < MDN_SIDES; side++)
    for (int end = 0; end < 2; end++)
      analyze_arm (analysis, position, side, end);
}

static void
count_colors (MdnBoardAnalysis *analysis, const MdnPosition *position)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      analysis->unplaced[color] = mdn_position_count_stock (position, (MdnPiece) color);
      analysis->rivals[color] = 0;
      for (int player = 0; player < position->rules.players; player++)
        analysis->rivals[color] += !(position->table.players[player].owns >> color & 1);
    }
}

void
mdn_board_analysis_find (MdnBoardAnalysis *analysis, const MdnSearchState *state)
{
  const MdnPosition *position = &state->position;

  mdn_palace_sites (position, &analysis->sites);
  analysis->market = mdn_market_sites (position);
  analysis->wall = position->wall_sites;
  for (int palace = 1; palace <= position->table.palaces; palace++)
    analyze_palace (analysis, state, palace);
  analyze_arms (analysis, position);
  analysis->walls_left = mdn_position_count_stock (position, MDN_WALL);
  count_colors (analysis, position);
}

int
mdn_board_analysis_prize (const MdnBoardAnalysis *analysis,
                          const MdnPosition *position,
                          int palace,
                          int player)
{
  const MdnPalaceTerms *terms = &analysis->palace[palace];
  int prize = terms->points + terms->tile;

  for (int tower = 0; terms->touches >> tower != 0; tower++)
    if ((terms->touches >> tower & 1) && position->table.tower_tile[tower] != player)
      prize += mdn_tiles_tower_value (tower);
  return prize;
}
