/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rule-game.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "notation.h"
#include "position-check.h"

/* The value that was given last; NULL if none was. */
static const char *
value_of (char **words, const char *key)
{
  const size_t length = strlen (key);
  const char *value = NULL;

  for (; *words != NULL; words++)
    if (g_str_has_prefix (*words, key) && (*words)[length] == '=')
      value = *words + length + 1;
  return value;
}

static MdnSpace
space_of (const MdnRules *rules, const char *text)
{
  const MdnSpace space = mdn_notation_parse_space (rules->board, text, (int) strlen (text));

  g_assert_cmpint (space, !=, MDN_NO_SPACE);
  return space;
}

MdnSpace
rule_game_space (const MdnGame *game, const char *text)
{
  return space_of (&game->setup.rules, text);
}

static void
set_options (MdnRules *rules, char **words)
{
  static const struct
  {
    const char *key;
    MdnOption option;
    const char *off;
  } options[] = {
    { "well", MDN_OPTION_WELL, "off" },       { "tea", MDN_OPTION_TEA, "off" },
    { "towers", MDN_OPTION_TOWERS, "off" },   { "opening", MDN_OPTION_OPENING, "full" },
    { "neutral", MDN_OPTION_NEUTRAL, "off" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (options); i++)
    {
      const char *value = value_of (words, options[i].key);

      if (value == NULL)
        continue;
      g_assert_true (mdn_rules_offers (rules->set, rules->players, options[i].option));
      mdn_rules_set_option (rules, options[i].option, !g_str_equal (value, options[i].off));
    }
}

static void
set_stocks (MdnRules *rules, char **words)
{
  const struct
  {
    const char *key;
    uint8_t *count;
  } stocks[] = {
    { "buildings", &rules->stock.buildings }, { "rooftops", &rules->stock.rooftops },
    { "others", &rules->other_rooftops },     { "stables", &rules->stock.stables },
    { "merchants", &rules->stock.merchants }, { "walls", &rules->stock.walls },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (stocks); i++)
    {
      const char *value = value_of (words, stocks[i].key);

      if (value != NULL)
        *stocks[i].count = (uint8_t) atoi (value);
    }
}

static MdnRuleSet
set_named (const char *name)
{
  static const char *const names[] = { "first", "second", "online" };
  int set = 0;

  while (!g_str_equal (names[set], name))
    set++;
  return (MdnRuleSet) set;
}

void
rule_game_begin (MdnGame *game, const char *keys)
{
  g_auto (GStrv) words = g_strsplit (keys, " ", -1);
  const MdnRuleSet set = set_named (value_of (words, "rules"));
  const char *first = value_of (words, "first"), *merchant = value_of (words, "merchant");
  MdnSetup setup = { .rules = mdn_rules (set, atoi (value_of (words, "players"))),
                     .well = MDN_NO_SPACE,
                     .merchant = MDN_NO_SPACE };

  set_options (&setup.rules, words);
  set_stocks (&setup.rules, words);
  if (first != NULL)
    setup.first = (uint8_t) (atoi (first) - 1);
  if (setup.rules.well)
    setup.well = space_of (&setup.rules, value_of (words, "well"));
  if (merchant != NULL)
    setup.merchant = space_of (&setup.rules, merchant);
  g_assert_cmpint (mdn_setup_check (&setup), ==, MDN_SETUP_FINE);
  mdn_game_begin (game, &setup);
}

/* --- The placements --------------------------------------------------------------------------- */

MdnPlacement
rule_game_placement (const MdnGame *game, const char *text)
{
  const MdnPlacement placement = mdn_notation_parse (&game->position, text, (int) strlen (text));

  if (placement == MDN_NO_PLACEMENT)
    g_error ("\"%s\" is not a placement", text);
  return placement;
}

char *
rule_game_verdict (const char *placement, MdnReason reason)
{
  if (reason == MDN_REASON_NONE)
    return g_strdup_printf ("%s: legal", placement);
  return g_strdup_printf ("%s: %s (%s)", placement, mdn_reason_text (reason),
                          mdn_reason_rule (reason));
}

static void
play_word (MdnGame *game, const char *word)
{
  const MdnReason reason = mdn_game_play (game, rule_game_placement (game, word));
  const char *wrong = mdn_position_check (&game->position);
  g_autofree char *text = rule_game_verdict (word, reason);

  if (reason != MDN_REASON_NONE)
    g_error ("placement %d, %s", game->count + 1, text);
  if (wrong != NULL)
    g_error ("after %s: %s", word, wrong);
}

void
rule_game_play (MdnGame *game, const char *placements)
{
  g_auto (GStrv) words = g_strsplit (placements, " ", -1);
  int turn = mdn_game_turn (game);
  bool ended = false;

  for (char **word = words; *word != NULL && **word != '\0'; word++)
    {
      if (ended != g_str_equal (*word, "|"))
        g_error ("after %d placements %s turn ends", game->count, ended ? "a" : "no");
      if (!ended)
        play_word (game, *word);
      ended = !ended && turn >= 0 && mdn_game_turn (game) != turn;
      turn = mdn_game_turn (game);
    }
}
