/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "medina-history-file.h"
#include "medina-record-file.h"

/* A game that was written, to be listed. */
typedef struct
{
  MedinaHistory *history; /* owned */
  char *name;
} News;

static void
news_free (News *news)
{
  g_object_unref (news->history);
  g_free (news->name);
  g_free (news);
}

/* Who looks for files just now may have been past this one before it was there. */
static gboolean
list_cb (gpointer data)
{
  News *news = data;

  if (news->history->finding)
    news->history->again = TRUE;
  if (news->history->listed)
    medina_history_add_name (news->history, news->name);
  return G_SOURCE_REMOVE;
}

/* In the main thread, not in this one: that is why it is no g_main_context_invoke. */
static void
tell (MedinaHistory *self, const char *name)
{
  News *news = g_new (News, 1);

  *news = (News){ g_object_ref (self), g_strdup (name) };
  g_idle_add_full (G_PRIORITY_DEFAULT, list_cb, news, (GDestroyNotify) news_free);
}

static gboolean
write_file (MedinaHistory *self, GFile *file, GBytes *bytes, GError **error)
{
  const char *folder = g_file_peek_path (self->folder);
  g_autoptr (GError) cause = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    cause = g_error_new_literal (G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  else if (medina_record_save_bytes (file, bytes, NULL, NULL, &cause))
    return TRUE;
  g_set_error (
    error, G_IO_ERROR, G_IO_ERROR_FAILED,
    /* Translators: the list of all finished games; the first %s is a folder, the second one
                * the reason, which may be a sentence of its own */
    _ ("The finished game could not be added to your history in “%1$s”: %2$s"), folder,
    cause->message);
  return FALSE;
}

gboolean
medina_history_keep (MedinaHistory *self, const MedinaRecord *record, gint64 played, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (MEDINA_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (mdn_position_is_over (&record->game.position), FALSE);

  name = medina_history_name_file (record);
  file = g_file_get_child (self->folder, name);
  if (g_file_test (g_file_peek_path (file), G_FILE_TEST_EXISTS))
    return TRUE;
  bytes = medina_history_file_to_bytes (record, played);
  if (!write_file (self, file, bytes, error))
    return FALSE;
  tell (self, name);
  return TRUE;
}
