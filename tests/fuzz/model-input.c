/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model-input.h"

guint
model_input_take_byte (ModelInput *input)
{
  if (input->left == 0)
    return 0;
  input->left--;
  return *input->data++;
}

MedinaGame *
model_input_take_game (ModelInput *input)
{
  const guint kind = model_input_take_byte (input), options = model_input_take_byte (input);
  MdnRules rules = mdn_rules ((MdnRuleSet) (kind % 3), MDN_MIN_PLAYERS + (int) (kind / 3 % 3));
  MedinaPlayer *players[MDN_MAX_PLAYERS];
  MdnRandom random;
  MdnSetup setup;

  for (int option = 0; option < MDN_OPTIONS; option++)
    if (mdn_rules_offers (rules.set, rules.players, (MdnOption) option))
      mdn_rules_set_option (&rules, (MdnOption) option, options >> option & 1);
  mdn_random_seed (&random, kind);
  setup = mdn_setup_draw (&rules, &random);
  for (guint i = 0; i < rules.players; i++)
    players[i] = medina_player_new (i, NULL, medina_seat_usual_color (&rules, (int) i));
  return medina_game_new (&setup, players, options >> 7);
}
