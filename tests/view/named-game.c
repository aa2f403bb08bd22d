/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "named-game.h"

#include <string.h>

#include "legal.h"
#include "notation.h"

static const char *const names[MDN_MAX_PLAYERS] = { "Aisha", "Ben", "Chiara", "Dai" };

MedinaGame *
named_game_new (MdnRuleSet set, int players)
{
  MdnSetup setup = { mdn_rules (set, players), 0, MDN_NO_SPACE, MDN_NO_SPACE };
  MedinaPlayer *seats[MDN_MAX_PLAYERS];

  if (mdn_rules_offers (set, players, MDN_OPTION_OPENING))
    mdn_rules_set_option (&setup.rules, MDN_OPTION_OPENING, false);
  if (setup.rules.well)
    setup.well = mdn_notation_parse_space (MDN_BOARD_SMALL, "f7", 2);
  if (!setup.rules.opening_merchant)
    setup.merchant = mdn_notation_parse_space (MDN_BOARD_SMALL, "l6", 2);
  for (int i = 0; i < players; i++)
    seats[i] = medina_player_new ((guint) i, names[i], (MedinaColor) i);
  return medina_game_new (&setup, seats, FALSE);
}

void
named_game_play (MedinaGame *game, const char *script)
{
  g_auto (GStrv) words = g_strsplit (script, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      const MdnPosition *position = medina_game_get_position (game);
      const MdnPlacement placement = mdn_notation_parse (position, *word, (int) strlen (*word));

      medina_game_end_turn (game);
      g_assert_cmpint (medina_game_play (game, placement), ==, MDN_REASON_NONE);
    }
}

gboolean
named_game_play_random (MedinaGame *game, MdnRandom *random)
{
  const MdnPosition *position = medina_game_get_position (game);
  MdnLegal legal;

  if (medina_game_get_over (game))
    return FALSE;
  if (medina_game_get_awaiting_end (game))
    {
      medina_game_end_turn (game);
      return TRUE;
    }
  mdn_legal_find (position, &legal);
  medina_game_play (game, mdn_legal_draw (position, &legal, random));
  return TRUE;
}

void
named_game_finish (MedinaGame *game, MdnRandom *random)
{
  while (named_game_play_random (game, random))
    ;
  g_assert_true (medina_game_get_over (game));
}

MedinaGame *
named_game_new_finished (MdnRuleSet set, int players, guint64 seed)
{
  MedinaGame *game = named_game_new (set, players);
  MdnRandom random;

  mdn_random_seed (&random, seed);
  named_game_finish (game, &random);
  return game;
}
