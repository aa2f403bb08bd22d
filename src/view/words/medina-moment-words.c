/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-moment-words.h"

#include <glib/gi18n.h>

#include "medina-move-log.h"

guint
medina_moment_number_turn (GListModel *log, guint place)
{
  g_autoptr (MedinaMoveLogEntry) entry = NULL;

  g_return_val_if_fail (place < g_list_model_get_n_items (log), 0);

  entry = g_list_model_get_item (log, place);
  return (guint) (medina_move_log_entry_get_turn (entry) + 1);
}

char *
medina_moment_word_turn (MedinaGame *game)
{
  GListModel *log;
  guint number;
  int place;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  log = medina_game_get_move_log (game);
  place = medina_move_log_find (log, medina_game_get_cursor (game));
  number = place < 0 ? 0 : medina_moment_number_turn (log, (guint) place);
  if (number == 0)
    return NULL;
  /* Translators: in a narrow window, as short as can be: the number of a turn and of all */
  return g_strdup_printf (_ ("Turn %1$u of %2$u"), number,
                          medina_moment_number_turn (log, g_list_model_get_n_items (log) - 1));
}

char *
medina_moment_word_progress (MedinaGame *game)
{
  GListModel *log;
  guint last;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (medina_game_get_replaying (game))
    return medina_moment_word_turn (game);
  log = medina_game_get_move_log (game);
  last = g_list_model_get_n_items (log);
  if (last == 0 || medina_moment_number_turn (log, last - 1) == 0)
    return NULL;
  /* Translators: how far a game has come: the number of its last turn until now */
  return g_strdup_printf (_ ("Turn %u"), medina_moment_number_turn (log, last - 1));
}
