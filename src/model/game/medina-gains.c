/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-gains.h"

#include "score.h"

/* What a palace is worth to its owner; to nobody without one. */
static int
count_points (const MdnPosition *position, int palace)
{
  return palace <= position->table.palaces && position->palace[palace].owner < MDN_OWNER_NEUTRAL
           ? mdn_score_palace (position, palace).total
           : 0;
}

static guint
find_at_palaces (const MdnPosition *before, const MdnPosition *after, MedinaGain gains[])
{
  guint n = 0;

  for (int palace = 1; palace <= after->table.palaces; palace++)
    {
      const int points = count_points (after, palace) - count_points (before, palace);

      if (points != 0)
        gains[n++] = (MedinaGain){ (MdnSpace) after->palace[palace].at,
                                   (guint8) after->palace[palace].owner, points };
    }
  return n;
}

/* What is missing yet to a player's gain has come from tiles. */
static guint
add_tiles (MedinaGain gains[], guint n, guint8 player, int points, MdnSpace placed)
{
  int first = -1;

  for (int i = (int) n - 1; i >= 0; i--)
    if (gains[i].player == player)
      {
        points -= gains[i].points;
        first = i;
      }
  if (points == 0)
    return n;
  if (first >= 0)
    gains[first].points += points;
  else
    gains[n++] = (MedinaGain){ placed, player, points };
  return n;
}

guint
medina_gains_find (const MdnGame *game, int index, MedinaGain gains[MEDINA_GAINS])
{
  g_autofree MdnGame *copy = NULL;
  MdnPosition before;
  guint n;

  g_return_val_if_fail (game != NULL, 0);
  g_return_val_if_fail (index >= 0 && index < game->count, 0);

  copy = g_memdup2 (game, sizeof *game);
  mdn_game_seek (copy, index);
  before = copy->position;
  mdn_game_redo (copy);
  n = find_at_palaces (&before, &copy->position, gains);
  for (int player = 0; player < before.rules.players; player++)
    n = add_tiles (gains, n, (guint8) player,
                   mdn_score (&copy->position, player).total - mdn_score (&before, player).total,
                   mdn_placement_space (game->placements[index]));
  return n;
}
