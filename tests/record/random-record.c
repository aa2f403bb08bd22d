/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-record.h"

#include "playout.h"

RandomRules
random_rules (int index)
{
  return (RandomRules){ .set = (MdnRuleSet) (index / 3), .players = MDN_MIN_PLAYERS + index % 3 };
}

static MdnSetup
random_setup (const RandomRules *which, MdnRandom *random)
{
  MdnRules rules = mdn_rules (which->set, which->players);

  for (int option = 0; option < MDN_OPTIONS; option++)
    if (mdn_rules_offers (which->set, which->players, (MdnOption) option))
      mdn_rules_set_option (&rules, (MdnOption) option, mdn_random_below (random, 3) > 0);
  return mdn_setup_draw (&rules, random);
}

static void
seat_at_random (MedinaSeat *seat, MdnRandom *random)
{
  static const char *const names[] = {
    "",      "Aisha", " Leading and trailing ", "back\\slash; semicolon", "#hash=equals[brackets]",
    "عائشة", "愛",    "Zoë\u00a0Müller",
  };

  g_free (seat->name);
  seat->name = g_strdup (names[mdn_random_below (random, G_N_ELEMENTS (names))]);
  seat->kind = (MedinaSeatKind) mdn_random_below (random, 2);
  if (seat->kind == MEDINA_SEAT_COMPUTER)
    {
      seat->level = (MedinaLevel) mdn_random_below (random, 4);
      seat->character = (MedinaCharacter) mdn_random_below (random, MEDINA_CHARACTER_SURPRISE);
    }
}

static void
swap_colors (MedinaRecord *record, MdnRandom *random)
{
  const int players = record->game.setup.rules.players;

  for (int i = 0; i < players && !record->game.setup.rules.blocking; i++)
    {
      const guint other = mdn_random_below (random, (uint32_t) players);
      const MedinaColor color = record->seats[i].color;

      record->seats[i].color = record->seats[other].color;
      record->seats[other].color = color;
    }
}

static MedinaRecord *
random_beginning (const RandomRules *which, MdnRandom *random)
{
  const MdnSetup setup = random_setup (which, random);
  MedinaRecord *record = medina_record_new (&setup);

  for (int i = 0; i < setup.rules.players; i++)
    seat_at_random (&record->seats[i], random);
  swap_colors (record, random);
  g_date_time_unref (record->date);
  record->date = g_date_time_new_from_unix_utc (mdn_random_below (random, 2000000000));
  return record;
}

static void
play (MdnGame *game, int placements, MdnRandom *random)
{
  while (placements-- > 0 && !mdn_position_is_over (&game->position))
    g_assert_cmpint (mdn_game_play (game, mdn_playout_choose (&game->position, random)), ==,
                     MDN_REASON_NONE);
}

MedinaRecord *
random_record (const RandomRules *which, MdnRandom *random)
{
  MedinaRecord *record = random_beginning (which, random);
  MdnGame *game = &record->game;
  int back;

  play (game, (int) mdn_random_below (random, MDN_MAX_PLACEMENTS), random);
  back = mdn_random_below (random, 2) > 0 ? (int) mdn_random_below (random, 20) : 0;
  while (back-- > 0)
    mdn_game_undo (game);
  record->start_chosen = mdn_random_below (random, 2) > 0;
  record->goes_on_from = (int) mdn_random_below (random, 3) * 4;
  record->resume.screens = mdn_random_below (random, 2) > 0;
  record->resume.hand = (int) mdn_random_below (random, MDN_PIECES + 1) - 1;
  return record;
}

MedinaRecord *
random_finished_record (const RandomRules *which, MdnRandom *random)
{
  MedinaRecord *record = random_beginning (which, random);

  play (&record->game, MDN_MAX_PLACEMENTS, random);
  g_assert_true (mdn_position_is_over (&record->game.position));
  return record;
}
