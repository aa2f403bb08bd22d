/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-alike-games.h"

#include "medina-stored-game-row.h"

gboolean *
medina_alike_games_find (GPtrArray *games)
{
  g_autoptr (GHashTable) first = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean *alike = g_new0 (gboolean, games->len);

  for (guint i = 0; i < games->len; i++)
    {
      char *words = medina_stored_game_row_make_words (games->pdata[i]);
      gboolean *other = words != NULL ? g_hash_table_lookup (first, words) : NULL;

      if (other != NULL)
        *other = alike[i] = TRUE;
      if (words != NULL)
        g_hash_table_replace (first, words, &alike[i]);
    }
  return alike;
}
