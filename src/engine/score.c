/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score.h"

#include "palace.h"
#include "tiles.h"

static int
count_common (MdnSet a, MdnSet b)
{
  return (int) mdn_set_count (mdn_set_intersection (a, b));
}

MdnPalaceScore
mdn_score_palace (const MdnPosition *position, int palace)
{
  const MdnPalace *p = &position->palace[palace];
  const MdnSet pieces = position->pieces[palace];
  const MdnSet beside = mdn_set_beside (pieces);
  MdnPalaceScore score = {
    .buildings = (int) p->buildings,
    .stables = (int) p->stables,
    .merchants = count_common (beside, position->merchants),
    .walls = count_common (beside, position->walls),
  };

  if (position->well != MDN_NO_SPACE)
    score.water = MDN_WATER_POINTS *
                  count_common (pieces, mdn_two_steps (position->rules.board, position->well));
  score.total = score.buildings + score.stables + score.merchants + score.walls + score.water;
  return score;
}

static void
add_palace (MdnPalaceScore *sum, const MdnPalaceScore *score)
{
  sum->buildings += score->buildings;
  sum->stables += score->stables;
  sum->merchants += score->merchants;
  sum->walls += score->walls;
  sum->water += score->water;
  sum->total += score->total;
}

MdnScore
mdn_score (const MdnPosition *position, int player)
{
  const MdnTable *table = &position->table;
  MdnScore score = { 0 };

  for (int palace = 1; palace <= table->palaces; palace++)
    if (position->palace[palace].owner == (unsigned) player)
      {
        const MdnPalaceScore one = mdn_score_palace (position, palace);

        add_palace (&score.palaces, &one);
      }
  for (int color = 0; color < MDN_COLORS; color++)
    if (mdn_tiles_palace_holder (position, color) == (MdnOwner) player)
      score.palace_tiles += mdn_tiles_palace_value (color);
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (table->tower_tile[tower] == player)
      score.tower_tiles += mdn_tiles_tower_value (tower);
  score.total = score.palaces.total + score.palace_tiles + score.tower_tiles;
  return score;
}

void
mdn_score_margins (const MdnPosition *position, int margins[static MDN_MAX_PLAYERS])
{
  const int players = position->rules.players;
  int totals[MDN_MAX_PLAYERS] = { 0 };

  for (int player = 0; player < players; player++)
    totals[player] = mdn_score (position, player).total;
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    {
      int best = 0;

      for (int other = 0; other < players; other++)
        if (other != player && totals[other] > best)
          best = totals[other];
      margins[player] = player < players ? totals[player] - best : 0;
    }
}

static unsigned
players_with_most_points (const MdnPosition *position)
{
  unsigned best = 0;
  int most = -1;

  for (int player = 0; player < position->rules.players; player++)
    {
      const int total = mdn_score (position, player).total;

      if (total > most)
        best = 0;
      if (total >= most)
        {
          most = total;
          best |= 1u << player;
        }
    }
  return best;
}

int
mdn_score_largest_palace (const MdnPosition *position, unsigned players)
{
  int largest = MDN_NO_PALACE;

  for (int palace = 1; palace <= position->table.palaces; palace++)
    {
      const MdnPalace *p = &position->palace[palace], *best = &position->palace[largest];
      const int margin = mdn_palace_size (p) - mdn_palace_size (best);

      if (p->owner < MDN_OWNER_NEUTRAL && (players >> p->owner & 1) &&
          (margin > 0 || (margin == 0 && p->roofed_as < best->roofed_as)))
        largest = palace;
    }
  return largest;
}

unsigned
mdn_score_winners (const MdnPosition *position)
{
  const unsigned best = players_with_most_points (position);
  int palace;

  if (!position->rules.tie_by_largest)
    return best;
  palace = mdn_score_largest_palace (position, best);
  return palace == MDN_NO_PALACE ? best : 1u << position->palace[palace].owner;
}
