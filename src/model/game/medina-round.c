/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-round.h"

static gboolean
is_by (const MdnGame *game, int placement, guint player)
{
  return (guint) mdn_game_player_of (game, placement) == player;
}

/* The first merchant counts for the turn that comes after it. */
static int
get_turn (const MdnGame *game, int placement)
{
  return MAX (0, mdn_game_turn_of (game, placement));
}

/* Where the turns of the others before `end` begin, as many as there are others at the most. */
static int
find_first (const MdnGame *game, int end, guint player)
{
  const int others = game->setup.rules.players - 1;
  int first = end, turns = 0;

  while (first > 0 && !is_by (game, first - 1, player))
    {
      if (first == end || get_turn (game, first - 1) != get_turn (game, first))
        turns++;
      if (turns > others)
        break;
      first--;
    }
  return first;
}

MedinaRound
medina_round_find (const MdnGame *game, int end, guint player)
{
  int others_end = end, first;

  g_return_val_if_fail (game != NULL, ((MedinaRound){ 0, 0 }));
  g_return_val_if_fail (end >= 0 && end <= game->count, ((MedinaRound){ 0, 0 }));

  while (others_end > 0 && is_by (game, others_end - 1, player))
    others_end--;
  first = find_first (game, others_end, player);
  return (MedinaRound){ first < others_end ? first : end, end };
}

MedinaRound
medina_round_find_news (const MdnGame *game, int end, guint player)
{
  const MedinaRound round = medina_round_find (game, end, player);
  const gboolean answered = end > 0 && is_by (game, end - 1, player);

  return (MedinaRound){ answered ? end : round.first, end };
}

MedinaRound
medina_round_find_turn (const MdnGame *game, int end)
{
  int first = end;

  g_return_val_if_fail (game != NULL, ((MedinaRound){ 0, 0 }));
  g_return_val_if_fail (end >= 0 && end <= game->count, ((MedinaRound){ 0, 0 }));

  while (first > 0 && mdn_game_turn_of (game, first - 1) == mdn_game_turn_of (game, end - 1))
    first--;
  return (MedinaRound){ first, end };
}
