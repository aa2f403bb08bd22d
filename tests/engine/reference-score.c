/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles, score and winner. */

#include "reference-city.h"

#include <assert.h>
#include <string.h>

static int
color_number (char color)
{
  return (int) (strchr (REF_COLOR_LETTERS, color) - REF_COLOR_LETTERS);
}

/* L1 */
static int
size_of (const RefPalace *palace)
{
  return palace->buildings + palace->stables;
}

/* L2, L3: a palace has been roofed or has grown under its rooftop. */
static void
pass_palace_tile (RefGame *game, const RefCity *city, int palace)
{
  int *tile = &game->palace_tile[color_number (city->palace[palace].color)];

  if (*tile == -1 || size_of (&city->palace[palace]) > size_of (&city->palace[*tile]))
    *tile = palace;
}

/* V2, V5, V6: a palace has connected to a tower. */
static void
pass_tower_tile (RefGame *game, int tower, int owner)
{
  if (owner != REF_NEUTRAL)
    *ref_stock (game, owner, 'M') += game->tower_merchants[tower];
  game->tower_merchants[tower] = 0;
  game->tower_tile[tower] = owner;
}

static int
n_roofed (const RefCity *city, char color)
{
  int n = 0;

  for (int i = 0; i < city->n_palaces; i++)
    if (city->palace[i].color == color && city->palace[i].owner != REF_NOBODY)
      n++;
  return n;
}

/* A1 */
static bool
has_tea (const RefGame *game)
{
  return game->setup.rules != REF_FIRST && game->setup.tea;
}

int
ref_tea_left (const RefGame *game, const RefCity *city)
{
  static const int left[] = { 6, 3, 1 };
  int n = n_roofed (city, 'P');

  return has_tea (game) && n < 3 ? left[n] : 0;
}

/* A1: a purple palace has been roofed. */
static void
give_tea (RefGame *game, const RefCity *before, const RefCity *after, int owner)
{
  if (owner != REF_NEUTRAL)
    *ref_stock (game, owner, 'T') += ref_tea_left (game, before) - ref_tea_left (game, after);
}

/* Passes the tiles for one palace, from what has changed about it.  B2: one
 * under a blocking rooftop changes nothing. */
static void
pass_tiles_for_palace (RefGame *game, const RefCity *before, const RefCity *after, int palace)
{
  const RefPalace *then = &before->palace[palace];
  const RefPalace *now = &after->palace[palace];
  bool was_roofed = palace < before->n_palaces && then->owner != REF_NOBODY;

  if (now->owner == REF_NOBODY || now->owner == REF_BLOCKED_1 || now->owner == REF_BLOCKED_2)
    return;

  if (!was_roofed || size_of (now) > size_of (then))
    pass_palace_tile (game, after, palace);
  if (!was_roofed && now->color == 'P')
    give_tea (game, before, after, now->owner);

  /* V2: a roofed palace is connected to every tower that it touches, so it
   * connects when it touches one that it did not touch before (V3). */
  for (int tower = 1; tower <= REF_TOWERS; tower++)
    if (now->touches[tower] && !(was_roofed && then->touches[tower]))
      pass_tower_tile (game, tower, now->owner);
}

/* Palaces neither vanish nor merge, so a palace keeps its number. */
void
ref_pass_tiles (RefGame *game, const RefCity *before, const RefCity *after)
{
  assert (before->n_palaces <= after->n_palaces);
  for (int i = 0; i < after->n_palaces; i++)
    pass_tiles_for_palace (game, before, after, i);
}

int
ref_palace_tile_holder (const RefGame *game, const RefCity *city, int color)
{
  int palace = game->palace_tile[color];

  return palace == -1 ? REF_NOBODY : city->palace[palace].owner;
}

/* E1 */
void
ref_score (const RefGame *game, const RefCity *city, int player, RefScore *score)
{
  memset (score, 0, sizeof *score);
  for (int i = 0; i < city->n_palaces; i++)
    if (city->palace[i].owner == player)
      {
        score->buildings += city->palace[i].buildings;
        score->stables += city->palace[i].stables;
        score->merchants += city->palace[i].merchants;
        score->walls += city->palace[i].walls;
        score->water += 4 * city->palace[i].water;
      }
  for (int color = 0; color < REF_COLORS; color++)
    if (ref_palace_tile_holder (game, city, color) == player)
      score->palace_tiles += color + 1;
  for (int tower = 1; tower <= REF_TOWERS; tower++)
    if (game->tower_tile[tower] == player)
      score->tower_tiles += tower;
  score->total = score->buildings + score->stables + score->merchants + score->walls +
                 score->water + score->palace_tiles + score->tower_tiles;
}

/* E3: the largest palace of those who still may win, of several the one that
 * was roofed first; -1 when they have none. */
static int
best_palace (const RefCity *city, const bool wins[REF_PLAYERS + 1])
{
  int best = -1;

  for (int i = 0; i < city->n_palaces; i++)
    {
      const RefPalace *palace = &city->palace[i];
      const RefPalace *other = &city->palace[best < 0 ? i : best];

      if (palace->owner < 1 || palace->owner > REF_PLAYERS || !wins[palace->owner])
        continue;
      if (best < 0 || size_of (palace) > size_of (other) ||
          (size_of (palace) == size_of (other) && palace->roofed < other->roofed))
        best = i;
    }
  return best;
}

void
ref_winners (const RefGame *game, bool wins[REF_PLAYERS + 1])
{
  RefScore scores[REF_PLAYERS + 1];
  RefCity city;
  int highest = 0;
  int best;

  ref_survey (game, &city);
  memset (wins, 0, (REF_PLAYERS + 1) * sizeof wins[0]);
  for (int player = 1; player <= game->setup.players; player++)
    {
      ref_score (game, &city, player, &scores[player]);
      if (scores[player].total > highest)
        highest = scores[player].total;
    }
  for (int player = 1; player <= game->setup.players; player++) /* E2 */
    wins[player] = scores[player].total == highest;

  best = best_palace (&city, wins);
  if (game->setup.rules != REF_FIRST && best >= 0) /* E3 */
    for (int player = 1; player <= game->setup.players; player++)
      wins[player] = player == city.palace[best].owner;
}
