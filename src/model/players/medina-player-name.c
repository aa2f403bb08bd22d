/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player-name.h"

#include <glib/gi18n.h>

#include "rules.h"

char *
medina_player_name_make_default (guint number, MedinaSeatKind kind)
{
  static const char *const names[MDN_MAX_PLAYERS] = {
    /* Translators: The names of the four players whom the computer plays, unless they were given
     * others: short Moroccan names, two of women and two of men, written as your readers would. */
    NC_ ("computer player", "Amina"),
    NC_ ("computer player", "Idris"),
    NC_ ("computer player", "Salma"),
    NC_ ("computer player", "Tariq"),
  };

  if (kind == MEDINA_SEAT_COMPUTER)
    return g_strdup (g_dpgettext2 (NULL, "computer player", names[number]));
  /* Translators: The name of a player who was given none; the number is 1 to 4. */
  return g_strdup_printf (_ ("Player %u"), number + 1);
}
