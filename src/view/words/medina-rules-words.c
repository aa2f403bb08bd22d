/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-words.h"

#include <glib/gi18n.h>

#include "medina-names.h"

/* Every option that a rule set offers is on in it. */
static const char *const switched_off[] = {
  /* Translators: with the context “option”: what a game is played without, behind the name of its
   * rule set, as in “Second Edition, no tea” */
  [MDN_OPTION_WELL] = NC_ ("option", "no well"),
  [MDN_OPTION_TEA] = NC_ ("option", "no tea"),
  [MDN_OPTION_TOWERS] = NC_ ("option", "no tower merchants"),
  /* Translators: nobody’s first turn is a short one */
  [MDN_OPTION_OPENING] = NC_ ("option", "full opening"),
  [MDN_OPTION_NEUTRAL] = NC_ ("option", "no neutral rooftops"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (switched_off) == MDN_OPTIONS);

char *
medina_rules_to_title (const MdnRules *rules)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  g_return_val_if_fail (rules != NULL, NULL);

  g_ptr_array_add (parts, (gpointer) medina_rule_set_get_name ((MdnRuleSet) rules->set));
  for (int option = 0; option < MDN_OPTIONS; option++)
    if (mdn_rules_offers ((MdnRuleSet) rules->set, rules->players, (MdnOption) option) &&
        !mdn_rules_get_option (rules, (MdnOption) option))
      g_ptr_array_add (parts, (gpointer) g_dpgettext2 (NULL, "option", switched_off[option]));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (medina_list_separator (), (char **) parts->pdata);
}
