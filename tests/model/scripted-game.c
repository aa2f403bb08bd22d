/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scripted-game.h"

#include <string.h>

#include "notation.h"
#include "playout.h"

MdnSetup
scripted_game_setup (MdnRuleSet set, int players)
{
  MdnSetup setup = {
    .rules = mdn_rules (set, players),
    .well = MDN_NO_SPACE,
    .merchant = MDN_NO_SPACE,
  };

  if (mdn_rules_offers (set, players, MDN_OPTION_WELL))
    mdn_rules_set_option (&setup.rules, MDN_OPTION_WELL, false);
  if (mdn_rules_offers (set, players, MDN_OPTION_OPENING))
    mdn_rules_set_option (&setup.rules, MDN_OPTION_OPENING, false);
  if (!setup.rules.opening_merchant)
    setup.merchant = mdn_notation_parse_space (setup.rules.board, "h6", 2);
  return setup;
}

void
scripted_game_leave_walls_only (MdnSetup *setup, int walls, int turn_length)
{
  setup->rules.stock = (MdnStockSize){ .walls = (uint8_t) walls };
  setup->rules.other_rooftops = 0;
  setup->rules.turn_length = (uint8_t) turn_length;
}

MedinaGame *
scripted_game_new (const MdnSetup *setup)
{
  MedinaPlayer *players[MDN_MAX_PLAYERS];

  for (guint i = 0; i < setup->rules.players; i++)
    players[i] = medina_player_new (i, NULL, (MedinaColor) i);
  return medina_game_new (setup, players, FALSE);
}

MedinaGame *
scripted_game_new_seated (MdnRuleSet set, const char *kinds)
{
  MdnSetup setup = scripted_game_setup (set, (int) strlen (kinds));
  MedinaGame *game;

  mdn_rules_set_option (&setup.rules, MDN_OPTION_OPENING, true);
  game = scripted_game_new (&setup);
  for (guint seat = 0; kinds[seat] != '\0'; seat++)
    if (kinds[seat] == 'c')
      medina_player_set_kind (medina_game_get_player (game, seat), MEDINA_SEAT_COMPUTER);
  return game;
}

MedinaGame *
scripted_game_new_of_walls (int players, int walls)
{
  MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, players);

  scripted_game_leave_walls_only (&setup, walls, 2);
  return scripted_game_new (&setup);
}

static void
play_word (MedinaGame *game, const char *word)
{
  MdnPlacement placement;
  MdnReason reason;

  medina_game_end_turn (game);
  medina_game_lift_curtain (game);
  placement = mdn_notation_parse (medina_game_get_position (game), word, (int) strlen (word));
  reason = medina_game_play (game, placement);
  if (reason != MDN_REASON_NONE)
    g_error ("%s: %s", word, mdn_reason_text (reason));
}

void
scripted_game_play (MedinaGame *game, const char *script)
{
  g_auto (GStrv) words = g_strsplit (script, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    play_word (game, words[i]);
}

gboolean
scripted_game_play_random_through (MedinaPlacementGate *gate, MdnRandom *random)
{
  MedinaGame *game = medina_placement_gate_get_game (gate);
  MdnPlacement placement;

  if (!medina_game_accepts_placements (game))
    return FALSE;
  placement = mdn_playout_choose (medina_game_get_position (game), random);
  g_assert_cmpint (medina_placement_gate_play (gate, placement), ==, MDN_REASON_NONE);
  return TRUE;
}

gboolean
scripted_game_play_random (MedinaGame *game, MdnRandom *random)
{
  g_autoptr (MedinaPlacementGate) open = medina_placement_gate_new (game);

  return scripted_game_play_random_through (open, random);
}

MedinaGame *
scripted_game_write_and_read (MedinaGame *game,
                              void (*fill) (MedinaGame *game, MedinaRecord *record),
                              MedinaRecordExtent extent)
{
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));
  g_autoptr (MedinaRecord) read = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  fill (game, record);
  bytes = medina_record_to_bytes (record, extent);
  read =
    medina_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  return medina_game_new_from_record (read);
}
