/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "notation.h"

static const char *const true_false[] = { "true", "false", NULL };
static const char *const short_full[] = { "short", "full", NULL };

/* The options that have a key of their own, and its words for on and off. That of the well tells
 * the space, too. */
static const struct
{
  const char *key;
  MdnOption option;
  const char *const *words;
} options[] = {
  { "Tea", MDN_OPTION_TEA, true_false },
  { "Towers", MDN_OPTION_TOWERS, true_false },
  { "Opening", MDN_OPTION_OPENING, short_full },
  { "Neutral", MDN_OPTION_NEUTRAL, true_false },
};

static const char well_key[] = "Well", merchant_key[] = "Merchant", off[] = "off";

/* --- Reading ---------------------------------------------------------------------------------- */

/* Sets an error about the value of a key; `format` has places for the key and the value. */
static gboolean
refuse (GKeyFile *keys, const char *key, const char *format, GError **error)
{
  g_autofree char *value = g_key_file_get_value (keys, MEDINA_RECORD_GROUP, key, NULL);
  g_autofree char *quote = medina_record_quote (value, -1);

  g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE, format, key, quote);
  return FALSE;
}

static gboolean
refuse_option (GKeyFile *keys, const char *key, GError **error)
{
  return refuse (keys, key, _ ("“%1$s=%2$s”: these rules leave no choice here."), error);
}

static gboolean
read_space (GKeyFile *keys,
            const char *key,
            const char *text,
            MdnBoard board,
            MdnSpace *space,
            GError **error)
{
  *space = mdn_notation_parse_space (board, text, (int) strlen (text));
  return *space != MDN_NO_SPACE || refuse (keys, key,
                                           /* Translators: a key and its value, such as Well=z99 */
                                           _ ("“%1$s=%2$s” is not a space on this board."), error);
}

static gboolean
read_well (GKeyFile *keys, MdnSetup *setup, GError **error)
{
  MdnRules *rules = &setup->rules;
  g_autofree char *text = NULL;

  if (!mdn_rules_offers (rules->set, rules->players, MDN_OPTION_WELL))
    return !medina_record_key_exists (keys, MEDINA_RECORD_GROUP, well_key) ||
           refuse_option (keys, well_key, error);
  text = medina_record_key_read (keys, MEDINA_RECORD_GROUP, well_key, error);
  if (text == NULL)
    return FALSE;
  mdn_rules_set_option (rules, MDN_OPTION_WELL, !g_str_equal (text, off));
  return !rules->well || read_space (keys, well_key, text, rules->board, &setup->well, error);
}

static gboolean
read_merchant (GKeyFile *keys, MdnSetup *setup, GError **error)
{
  g_autofree char *text = NULL;

  if (setup->rules.opening_merchant)
    return !medina_record_key_exists (keys, MEDINA_RECORD_GROUP, merchant_key) ||
           refuse (keys, merchant_key,
                   _ ("“%1$s=%2$s”: under these rules, the first merchant is a placement and "
                      "belongs with the turns."),
                   error);
  text = medina_record_key_read (keys, MEDINA_RECORD_GROUP, merchant_key, error);
  return text != NULL &&
         read_space (keys, merchant_key, text, setup->rules.board, &setup->merchant, error);
}

static gboolean
read_options (GKeyFile *keys, MdnRules *rules, GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    {
      const char *const key = options[i].key;
      int index;

      if (!medina_record_key_exists (keys, MEDINA_RECORD_GROUP, key))
        continue;
      if (!mdn_rules_offers (rules->set, rules->players, options[i].option))
        return refuse_option (keys, key, error);
      if (!medina_record_key_read_word (keys, MEDINA_RECORD_GROUP, key, options[i].words, &index,
                                        error))
        return FALSE;
      mdn_rules_set_option (rules, options[i].option, index == 0);
    }
  return TRUE;
}

static gboolean
read_rules (GKeyFile *keys, MdnRules *rules, GError **error)
{
  const char *names[MDN_RULE_SETS + 1] = { NULL };
  int set, players;

  for (int i = 0; i < MDN_RULE_SETS; i++)
    names[i] = mdn_rule_set_name (i);
  if (!medina_record_key_read_word (keys, MEDINA_RECORD_GROUP, "Rules", names, &set, error) ||
      !medina_record_key_read_number (keys, MEDINA_RECORD_GROUP, "Players", MDN_MIN_PLAYERS,
                                      MDN_MAX_PLAYERS, &players, error))
    return FALSE;
  *rules = mdn_rules (set, players);
  return TRUE;
}

/* The starting player has been checked before. */
static gboolean
check (GKeyFile *keys, const MdnSetup *setup, GError **error)
{
  switch (mdn_setup_check (setup))
    {
    case MDN_SETUP_FINE:
      return TRUE;
    case MDN_SETUP_WELL:
      return refuse (keys, well_key,
                     _ ("“%1$s=%2$s”: the well must be in the city, away from its edge."), error);
    default:
      return refuse (
        keys, merchant_key,
        setup->merchant == setup->well
          ? _ ("“%1$s=%2$s”: the first merchant cannot be on the well.")
          : _ ("“%1$s=%2$s”: the first merchant must be in the city, away from its edge."),
        error);
    }
}

gboolean
medina_record_read_setup (GKeyFile *keys, MdnSetup *setup, GError **error)
{
  int first;

  *setup = (MdnSetup){ .well = MDN_NO_SPACE, .merchant = MDN_NO_SPACE };
  if (!read_rules (keys, &setup->rules, error) ||
      !medina_record_key_read_number (keys, MEDINA_RECORD_GROUP, "First", 1, setup->rules.players,
                                      &first, error) ||
      !read_well (keys, setup, error) || !read_merchant (keys, setup, error) ||
      !read_options (keys, &setup->rules, error))
    return FALSE;
  setup->first = (uint8_t) (first - 1);
  return check (keys, setup, error);
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void
write_space (GKeyFile *keys, const char *key, MdnSpace space)
{
  char text[MDN_NOTATION_SIZE];

  mdn_notation_space (space, text);
  g_key_file_set_string (keys, MEDINA_RECORD_GROUP, key, space == MDN_NO_SPACE ? off : text);
}

void
medina_record_write_setup (GKeyFile *keys, const MdnSetup *setup)
{
  const MdnRules *rules = &setup->rules;

  g_key_file_set_string (keys, MEDINA_RECORD_GROUP, "Rules", mdn_rule_set_name (rules->set));
  g_key_file_set_integer (keys, MEDINA_RECORD_GROUP, "Players", rules->players);
  g_key_file_set_integer (keys, MEDINA_RECORD_GROUP, "First", setup->first + 1);
  if (mdn_rules_offers (rules->set, rules->players, MDN_OPTION_WELL))
    write_space (keys, well_key, setup->well);
  else
    medina_record_key_remove (keys, MEDINA_RECORD_GROUP, well_key);
  if (!rules->opening_merchant)
    write_space (keys, merchant_key, setup->merchant);
  else
    medina_record_key_remove (keys, MEDINA_RECORD_GROUP, merchant_key);
  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    if (mdn_rules_offers (rules->set, rules->players, options[i].option))
      g_key_file_set_string (
        keys, MEDINA_RECORD_GROUP, options[i].key,
        options[i].words[mdn_rules_get_option (rules, options[i].option) ? 0 : 1]);
    else
      medina_record_key_remove (keys, MEDINA_RECORD_GROUP, options[i].key);
}
