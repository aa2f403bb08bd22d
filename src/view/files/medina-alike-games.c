/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-alike-games.h"

/* Gives a more exact clock to the games that say the same with this one. */
static void
refine (GPtrArray *games, MedinaClock *clocks, MedinaClock clock)
{
  g_autoptr (GHashTable) first = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < games->len; i++)
    {
      char *words =
        clocks[i] == clock ? medina_stored_game_row_make_words (games->pdata[i], clock) : NULL;
      MedinaClock *other = words != NULL ? g_hash_table_lookup (first, words) : NULL;

      if (other != NULL)
        *other = clocks[i] = clock + 1;
      if (words != NULL)
        g_hash_table_replace (first, words, &clocks[i]);
    }
}

MedinaClock *
medina_alike_games_find (GPtrArray *games)
{
  MedinaClock *clocks = g_new0 (MedinaClock, games->len);

  refine (games, clocks, MEDINA_CLOCK_NONE);
  refine (games, clocks, MEDINA_CLOCK_MINUTES);
  return clocks;
}
