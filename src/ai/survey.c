/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "survey.h"

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
view_unroofed (MdnPalaceView *view, const MdnCity *city, int palace, MdnSet beside)
{
  const MdnPosition *position = &city->position;
  const MdnPalace *p = &position->palace[palace];
  const int holder = position->table.palace_tile[p->color];

  if (holder == MDN_NO_PALACE || view->size > mdn_palace_size (&position->palace[holder]))
    view->tile = (uint8_t) mdn_tiles_palace_value (p->color);
  if (!mdn_set_is_empty (mdn_set_intersection (beside, position->walls)))
    view->touches = (uint8_t) mdn_wall_towers_beside (position, city->position.pieces[palace]);
}

/* The wall spaces beside a palace. Most palaces have none. */
static void
view_ring (MdnPalaceView *view, const MdnSurvey *survey, const MdnCity *city, MdnSet beside)
{
  const MdnSet ring = mdn_set_intersection (beside, city->ring);

  if (mdn_set_is_empty (ring))
    return;
  view->points += count_common (ring, city->position.walls);
  view->gaps = count_common (ring, mdn_set_minus (ring, city->position.walls));
  view->wall_next = count_common (ring, survey->wall);
}

/* Only a building makes a space an extension space, not a stable. */
static void
view_extension (MdnPalaceView *view,
                const MdnSurvey *survey,
                const MdnCity *city,
                int palace,
                MdnSet beside)
{
  const MdnPalace *p = &city->position.palace[palace];
  MdnSet spaces;

  if (p->stables > 0)
    beside = mdn_set_beside (
      mdn_set_intersection (city->position.pieces[palace], city->position.buildings[p->color]));
  spaces = mdn_set_intersection (survey->sites.extend, beside);
  view->extension = count_common (spaces, spaces);
  view->water = count_common (spaces, city->water);
}

/* Of a neutral or blocked palace only the size matters. */
static void
view_palace (MdnSurvey *survey, const MdnCity *city, int palace)
{
  const MdnPosition *position = &city->position;
  const MdnPalace *p = &position->palace[palace];
  const MdnSet pieces = city->position.pieces[palace];
  MdnPalaceView *view = &survey->palace[palace];
  MdnSet beside;

  *view = (MdnPalaceView){ .size = (uint8_t) mdn_palace_size (p) };
  if (p->owner > MDN_OWNER_NONE || p->owner == MDN_OWNER_NEUTRAL)
    return;
  beside = mdn_set_beside (pieces);
  view->points = (int16_t) (view->size + count_common (beside, position->merchants) +
                            MDN_WATER_POINTS * count_common (pieces, city->water));
  view_extension (view, survey, city, palace, beside);
  view_ring (view, survey, city, beside);
  if (p->owner == MDN_OWNER_NONE)
    {
      view_unroofed (view, city, palace, beside);
      return;
    }
  view->room = count_common (beside, position->free);
  view->market = count_common (beside, survey->market);
}

/* Adds what a wall on the space would bring to the palace in front of it, `ahead` walls after
 * the next one of the tower's arm (V2). */
static void
view_wall (MdnSurvey *survey, const MdnPosition *position, int palace, int tower, int ahead)
{
  const MdnPalace *p = &position->palace[palace];
  MdnPalaceView *view = &survey->palace[palace];

  view->gaps_near += ahead > 0;
  if (p->connected >> tower & 1)
    return;
  if (p->owner < MDN_OWNER_NONE)
    survey->tower_rivals[tower] |= (uint8_t) (1u << p->owner);
  if (ahead == 0)
    view->towers += (uint8_t) mdn_tiles_tower_value (tower);
  else
    view->towers_near += (uint8_t) mdn_tiles_tower_value (tower);
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
view_arm (MdnSurvey *survey, const MdnPosition *position, int side, int end)
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
        view_wall (survey, position, palace, mdn_side_tower (side, end), ahead);
    }
}

static void
view_arms (MdnSurvey *survey, const MdnPosition *position)
{
  memset (survey->tower_rivals, 0, sizeof survey->tower_rivals);
  for (int side = 0; side < MDN_SIDES; side++)
    for (int end = 0; end < 2; end++)
      view_arm (survey, position, side, end);
}

static void
count_colors (MdnSurvey *survey, const MdnPosition *position)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      survey->unplaced[color] = mdn_position_count_stock (position, (MdnPiece) color);
      survey->rivals[color] = 0;
      for (int player = 0; player < position->rules.players; player++)
        survey->rivals[color] += !(position->table.players[player].owns >> color & 1);
    }
}

void
mdn_survey (MdnSurvey *survey, const MdnCity *city)
{
  const MdnPosition *position = &city->position;

  mdn_palace_sites (position, &survey->sites);
  survey->market = mdn_market_sites (position);
  survey->wall = position->wall_sites;
  for (int palace = 1; palace <= position->table.palaces; palace++)
    view_palace (survey, city, palace);
  view_arms (survey, position);
  survey->walls_left = mdn_position_count_stock (position, MDN_WALL);
  count_colors (survey, position);
}

int
mdn_survey_prize (const MdnSurvey *survey, const MdnPosition *position, int palace, int player)
{
  const MdnPalaceView *view = &survey->palace[palace];
  int prize = view->points + view->tile;

  for (int tower = 0; view->touches >> tower != 0; tower++)
    if ((view->touches >> tower & 1) && position->table.tower_tile[tower] != player)
      prize += mdn_tiles_tower_value (tower);
  return prize;
}
