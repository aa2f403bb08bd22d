/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-bytes.h"

#include "playout.h"

MedinaRecord *
record_bytes_read (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  MedinaRecord *record = medina_record_new_from_data (text, length, &error);

  g_assert_no_error (error);
  return record;
}

GBytes *
record_bytes_random (uint64_t seed, int players, int placements)
{
  const MdnRules rules = mdn_rules (MDN_SECOND_EDITION, players);
  g_autoptr (MedinaRecord) record = NULL;
  MdnRandom random;
  MdnSetup setup;

  mdn_random_seed (&random, seed);
  setup = mdn_setup_draw (&rules, &random);
  record = medina_record_new (&setup);
  while (record->game.count < placements && !mdn_position_is_over (&record->game.position))
    mdn_game_play (&record->game, mdn_playout_choose (&record->game.position, &random));
  return medina_record_to_bytes (record, MEDINA_RECORD_RESUMABLE);
}
