/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <utime.h>

#include "medina-found-file.h"
#include "medina-history-file.h"

/* Where a file is while it can be restored. Transfer full. */
static GFile *
locate_removed (MedinaHistory *self, MedinaHistoryEntry *entry)
{
  g_autofree char *name =
    g_strconcat (MEDINA_HISTORY_REMOVED_PREFIX, medina_history_entry_get_name (entry), NULL);

  return g_file_get_child (self->folder, name);
}

/* The time of a file that was removed is that of its removal, which says when nobody will restore it any
 * more. */
gboolean
medina_history_remove (MedinaHistory *self, MedinaHistoryEntry *entry, GError **error)
{
  g_autoptr (GFile) removed = NULL;
  const char *path;

  g_return_val_if_fail (MEDINA_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (entry), FALSE);

  path = g_file_peek_path (medina_history_entry_get_file (entry));
  removed = locate_removed (self, entry);
  g_utime (path, NULL);
  if (g_rename (path, g_file_peek_path (removed)) != 0 && errno != ENOENT)
    {
      const int number = errno;

      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
                   /* Translators: the first %s is the file with a game, the second one the system's
                    * reason */
                   _ ("The file “%1$s” could not be deleted: %2$s."), path, g_strerror (number));
      return FALSE;
    }
  medina_history_take_out (self, entry);
  return TRUE;
}

gboolean
medina_history_restore (MedinaHistory *self, MedinaHistoryEntry *entry, GError **error)
{
  g_autoptr (GFile) removed = NULL;
  const char *path;

  g_return_val_if_fail (MEDINA_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (entry), FALSE);

  path = g_file_peek_path (medina_history_entry_get_file (entry));
  removed = locate_removed (self, entry);
  if (g_rename (g_file_peek_path (removed), path) != 0)
    {
      const int number = errno;

      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
                   /* Translators: the first %s is the file with a game, the second one the system's
                    * reason */
                   _ ("The file “%1$s” could not be restored: %2$s."), path, g_strerror (number));
      return FALSE;
    }
  medina_history_put_entry (self, entry);
  return TRUE;
}

void
medina_history_drop (MedinaHistory *self, MedinaHistoryEntry *entry)
{
  g_autoptr (GFile) removed = NULL, found = NULL;

  g_return_if_fail (MEDINA_IS_HISTORY (self));
  g_return_if_fail (MEDINA_IS_HISTORY_ENTRY (entry));

  removed = locate_removed (self, entry);
  found = medina_found_file_locate (medina_history_entry_get_file (entry));
  g_unlink (g_file_peek_path (removed));
  g_unlink (g_file_peek_path (found));
}
