/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-private.h"

#include <glib/gi18n.h>

#include "medina-found-file.h"
#include "medina-record-file.h"

GArray *
medina_history_load_found (MedinaHistory *self, const char *name, const MdnGame *game)
{
  g_autoptr (GFile) record = NULL;

  g_return_val_if_fail (MEDINA_IS_HISTORY (self), NULL);
  g_return_val_if_fail (name != NULL && game != NULL, NULL);

  record = g_file_get_child (self->folder, name);
  return medina_found_file_load (record, game);
}

/* --- Keeping ---------------------------------------------------------------------------------- */

/* What was written, for the list. */
typedef struct
{
  MedinaHistory *history; /* owned, as the others */
  char *name;
  MdnGame *game;
  GArray *turns;
} News;

static void
news_free (News *news)
{
  g_object_unref (news->history);
  g_free (news->name);
  g_free (news->game);
  g_array_unref (news->turns);
  g_free (news);
}

static gboolean
tell_cb (gpointer data)
{
  News *news = data;
  g_autoptr (MedinaHistoryEntry) entry = medina_history_find_name (news->history, news->name);

  if (entry != NULL)
    medina_history_entry_take_found (entry, news->game, news->turns);
  return G_SOURCE_REMOVE;
}

/* In the main thread, not in this one: that is why it is no g_main_context_invoke. */
static void
tell (MedinaHistory *self, const char *name, const MdnGame *game, const GArray *turns)
{
  News *news = g_new (News, 1);

  *news = (News){ g_object_ref (self), g_strdup (name), g_memdup2 (game, sizeof *game),
                  g_array_copy ((GArray *) turns) };
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, news, (GDestroyNotify) news_free);
}

gboolean
medina_history_keep_found (MedinaHistory *self,
                           const char *name,
                           const MdnGame *game,
                           const GArray *turns,
                           GError **error)
{
  g_autoptr (GFile) record = NULL, file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (MEDINA_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (name != NULL && game != NULL && turns != NULL, FALSE);

  record = g_file_get_child (self->folder, name);
  if (!g_file_test (g_file_peek_path (record), G_FILE_TEST_EXISTS))
    return TRUE;
  file = medina_found_file_locate (record);
  bytes = medina_found_turns_to_bytes (turns, (guint) game->setup.rules.players);
  if (!medina_record_save_bytes (file, bytes, NULL, NULL, &cause))
    {
      g_set_error (
        error, G_IO_ERROR, G_IO_ERROR_FAILED,
        /* Translators: the first %s is a file, the second one the reason, which may be a sentence
         * of its own */
        _ ("The results of the analysis could not be saved in “%1$s”: %2$s"),
        g_file_peek_path (file), cause->message);
      return FALSE;
    }
  tell (self, name, game, turns);
  return TRUE;
}
