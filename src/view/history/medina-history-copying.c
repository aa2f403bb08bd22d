/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-copying.h"

typedef struct
{
  GPtrArray *files; /* of GFile */
  GFile *folder;
} Copying;

static void
copying_free (Copying *copying)
{
  g_ptr_array_unref (copying->files);
  g_object_unref (copying->folder);
  g_free (copying);
}

static gboolean
copy (GFile *file, GFile *folder, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) target = g_file_get_child (folder, name);

  return g_file_copy (file, target, G_FILE_COPY_OVERWRITE, cancellable, NULL, NULL, error);
}

static void
copy_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Copying *copying = data;
  GError *error = NULL;

  for (guint i = 0; i < copying->files->len; i++)
    if (!copy (copying->files->pdata[i], copying->folder, cancellable, &error))
      {
        g_task_return_error (task, error);
        return;
      }
  g_task_return_int (task, copying->files->len);
}

static GPtrArray *
list_files (MedinaHistory *history)
{
  GListModel *entries = medina_history_get_entries (history);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  const guint count = g_list_model_get_n_items (entries);

  for (guint i = 0; i < count; i++)
    {
      g_autoptr (MedinaHistoryEntry) entry = g_list_model_get_item (entries, i);

      g_ptr_array_add (files, g_object_ref (medina_history_entry_get_file (entry)));
    }
  return files;
}

void
medina_history_copy_async (MedinaHistory *history,
                           GFile *folder,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Copying *copying = g_new (Copying, 1);

  copying->files = list_files (history);
  copying->folder = g_object_ref (folder);
  g_task_set_source_tag (task, medina_history_copy_async);
  g_task_set_task_data (task, copying, (GDestroyNotify) copying_free);
  g_task_run_in_thread (task, copy_in_thread);
}

int
medina_history_copy_finish (GAsyncResult *result, GError **error)
{
  return (int) g_task_propagate_int (G_TASK (result), error);
}

GFile *
medina_history_copy_get_folder (GAsyncResult *result)
{
  return ((Copying *) g_task_get_task_data (G_TASK (result)))->folder;
}
