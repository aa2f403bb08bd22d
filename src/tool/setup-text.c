/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "setup-text.h"

#include <string.h>

#include "notation.h"
#include "options.h"
#include "refuse.h"

typedef enum
{
  RULES,
  PLAYERS,
  SEED,
  FIRST,
  WELL,
  MERCHANT,
  TEA,
  TOWERS,
  OPENING,
  NEUTRAL,
  KEYS,
} Key;

static const char *const keys[KEYS] = { "rules",    "players", "seed",   "first",   "well",
                                        "merchant", "tea",     "towers", "opening", "neutral" };

/* What can be switched on and off, in the order in which it is written. The well has spaces for
 * its other values. */
static const struct
{
  Key key;
  MdnOption option;
  const char *on;
  const char *off;
} switches[] = {
  { WELL, MDN_OPTION_WELL, NULL, "off" },       { TEA, MDN_OPTION_TEA, "on", "off" },
  { TOWERS, MDN_OPTION_TOWERS, "on", "off" },   { OPENING, MDN_OPTION_OPENING, "short", "full" },
  { NEUTRAL, MDN_OPTION_NEUTRAL, "on", "off" },
};

enum
{
  SWITCHES = sizeof switches / sizeof switches[0],
};

/* --- Writing ---------------------------------------------------------------------------------- */

static void
write_space (Key key, MdnSpace space, FILE *stream)
{
  char text[MDN_NOTATION_SIZE] = "off";

  if (space != MDN_NO_SPACE)
    mdn_notation_space (space, text);
  fprintf (stream, " %s=%s", keys[key], text);
}

static void
write_switch (const MdnRules *rules, int i, FILE *stream)
{
  const bool on = mdn_rules_get_option (rules, switches[i].option);

  if (switches[i].key != WELL && mdn_rules_offers (rules->set, rules->players, switches[i].option))
    fprintf (stream, " %s=%s", keys[switches[i].key], on ? switches[i].on : switches[i].off);
}

void
mdn_setup_text_write_rules (const MdnRules *rules, FILE *stream)
{
  fprintf (stream, "rules=%s players=%d", mdn_rule_set_name (rules->set), rules->players);
}

void
mdn_setup_text_write (const MdnSetup *setup, FILE *stream)
{
  const MdnRules *rules = &setup->rules;

  mdn_setup_text_write_rules (rules, stream);
  fprintf (stream, " first=%d", setup->first + 1);
  if (mdn_rules_offers (rules->set, rules->players, MDN_OPTION_WELL))
    write_space (WELL, setup->well, stream);
  if (!rules->opening_merchant)
    write_space (MERCHANT, setup->merchant, stream);
  for (int i = 0; i < SWITCHES; i++)
    write_switch (rules, i, stream);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static bool
read_rule_set (const char *word, MdnRuleSet *set, FILE *reason)
{
  if (word == NULL)
    return true;
  for (int i = 0; i < MDN_RULE_SETS; i++)
    if (strcmp (mdn_options_value (word), mdn_rule_set_name (i)) == 0)
      {
        *set = i;
        return true;
      }
  return mdn_refuse_word (reason, word, "not first, second, or online");
}

static bool
read_switch (const char *word, int i, MdnRules *rules, FILE *reason)
{
  const MdnOption option = switches[i].option;
  const char *value;

  if (word == NULL)
    return true;
  if (!mdn_rules_offers (rules->set, rules->players, option))
    return mdn_refuse_word (reason, word, "no such option with rules=%s players=%d",
                            mdn_rule_set_name (rules->set), rules->players);
  value = mdn_options_value (word);
  if (strcmp (value, switches[i].off) == 0)
    mdn_rules_set_option (rules, option, false);
  else if (switches[i].on != NULL && strcmp (value, switches[i].on) != 0)
    return mdn_refuse_word (reason, word, "not %s or %s", switches[i].on, switches[i].off);
  else
    mdn_rules_set_option (rules, option, true);
  return true;
}

static bool
read_rules (const char **given, MdnRules *rules, FILE *reason)
{
  MdnRuleSet set = MDN_SECOND_EDITION;
  uint64_t players = MDN_MAX_PLAYERS;

  if (!read_rule_set (given[RULES], &set, reason) ||
      !mdn_options_read_number (given[PLAYERS], MDN_MIN_PLAYERS, MDN_MAX_PLAYERS, &players, reason))
    return false;
  *rules = mdn_rules (set, (int) players);
  for (int i = 0; i < SWITCHES; i++)
    if (!read_switch (given[switches[i].key], i, rules, reason))
      return false;
  return true;
}

static bool
read_space (const char *word, MdnBoard board, MdnSpace *space, FILE *reason)
{
  const char *value;

  if (word == NULL)
    return true;
  value = mdn_options_value (word);
  *space = mdn_notation_parse_space (board, value, (int) strlen (value));
  return *space != MDN_NO_SPACE || mdn_refuse_word (reason, word, "not a space on this board");
}

static bool
read_spaces (const char **given, MdnSetup *setup, FILE *reason)
{
  const MdnRules *rules = &setup->rules;

  if (given[MERCHANT] != NULL && rules->opening_merchant)
    return mdn_refuse_word (reason, given[MERCHANT],
                            "with rules=%s, the first merchant is a placement (M0)",
                            mdn_rule_set_name (rules->set));
  return read_space (rules->well ? given[WELL] : NULL, rules->board, &setup->well, reason) &&
         read_space (given[MERCHANT], rules->board, &setup->merchant, reason);
}

static bool
draw_rest (const char **given, uint64_t seed, MdnSetup *setup, FILE *reason)
{
  uint64_t first = 0;
  MdnRandom random;

  if (!mdn_options_read_number (given[SEED], 0, UINT64_MAX, &seed, reason) ||
      !mdn_options_read_number (given[FIRST], 1, setup->rules.players, &first, reason))
    return false;
  mdn_random_seed (&random, seed);
  setup->first = (uint8_t) (first - 1);
  if (first == 0)
    mdn_setup_draw_first (setup, &random);
  if (setup->rules.well && setup->well == MDN_NO_SPACE)
    mdn_setup_draw_well (setup, &random);
  if (!setup->rules.opening_merchant && setup->merchant == MDN_NO_SPACE)
    mdn_setup_draw_merchant (setup, &random);
  return true;
}

/* What was drawn is always legal, so an illegal set-up comes from one of the words. */
static bool
check (const char **given, const MdnSetup *setup, FILE *reason)
{
  switch (mdn_setup_check (setup))
    {
    case MDN_SETUP_FINE:
      return true;
    case MDN_SETUP_WELL:
      return mdn_refuse_word (reason, given[WELL],
                              "the well must be in the city, away from its edge (U2)");
    case MDN_SETUP_MERCHANT:
      if (setup->merchant == setup->well)
        return mdn_refuse_word (reason, given[MERCHANT],
                                "the first merchant cannot be on the well (U3)");
      return mdn_refuse_word (reason, given[MERCHANT],
                              "the first merchant must be in the city, away from its edge (U3)");
    default:
      return mdn_refuse_word (reason, given[FIRST], "no such player");
    }
}

bool
mdn_setup_text_read (char **words, int n_words, uint64_t seed, MdnSetup *setup, FILE *reason)
{
  const char *given[KEYS];
  MdnSetup read = { .well = MDN_NO_SPACE, .merchant = MDN_NO_SPACE };

  if (!mdn_options_read (keys, KEYS, words, n_words, given, reason) ||
      !read_rules (given, &read.rules, reason) || !read_spaces (given, &read, reason) ||
      !draw_rest (given, seed, &read, reason) || !check (given, &read, reason))
    return false;
  *setup = read;
  return true;
}
