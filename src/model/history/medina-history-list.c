/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "medina-found-file.h"
#include "medina-history-file.h"
#include "medina-safe-file.h"

enum
{
  FIRST_BATCH = 50,      /* entries that are read at once: what can be seen at first */
  LAST_BATCH = 1600,     /* twice as many each time, up to so many */
  REMOVED_AGE = 60 * 60, /* seconds after which no program offers any more to restore a game */
};

static void read_next (MedinaHistory *self);

/* --- Names ------------------------------------------------------------------------------------ */

/* The latest first. */
static int
compare_names (const char *one, const char *other)
{
  return strcmp (other, one);
}

static int
compare_pointers (gconstpointer one, gconstpointer other)
{
  return compare_names (*(const char *const *) one, *(const char *const *) other);
}

/* --- Finding files, in a thread --------------------------------------------------------------- */

/* What an analysis has found goes with its record. */
static void
delete_removed (const char *folder, const char *name, const char *path)
{
  g_autofree char *left =
    g_build_filename (folder, name + strlen (MEDINA_HISTORY_REMOVED_PREFIX), NULL);
  g_autoptr (GFile) record = g_file_new_for_path (left);
  g_autoptr (GFile) found = medina_found_file_locate (record);

  medina_safe_file_delete_left (path, REMOVED_AGE);
  if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (left, G_FILE_TEST_EXISTS))
    g_unlink (g_file_peek_path (found));
}

static void
look_at (GPtrArray *names, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (g_str_has_prefix (name, MEDINA_SAFE_FILE_PREFIX))
    medina_safe_file_delete_left (path, MEDINA_SAFE_FILE_AGE);
  else if (g_str_has_prefix (name, MEDINA_HISTORY_REMOVED_PREFIX))
    delete_removed (folder, name, path);
  else if (name[0] != '.' && g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
    g_ptr_array_add (names, g_strdup (name));
}

/* NULL and an error if there is a folder that cannot be read. */
static GPtrArray *
find_names (const char *folder, GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GDir) directory = g_dir_open (folder, 0, &cause);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (directory == NULL && !g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_set_error (
        error, G_IO_ERROR, G_IO_ERROR_FAILED,
        /* Translators: the list of all finished games; %1$s is a folder, %2$s the system's
         * reason */
        _ ("The folder with your history, “%1$s”, could not be read: %2$s"), folder,
        cause->message);
      return NULL;
    }
  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    look_at (names, folder, name);
  g_ptr_array_sort (names, compare_pointers);
  return g_steal_pointer (&names);
}

static void
find_in_thread (GTask *task, gpointer source, gpointer folder, GCancellable *cancellable)
{
  GError *error = NULL;
  GPtrArray *names = find_names (g_file_peek_path (folder), &error);

  if (names != NULL)
    g_task_return_pointer (task, names, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/* --- The list --------------------------------------------------------------------------------- */

/* Transfer full. */
static MedinaHistoryEntry *
get_entry (MedinaHistory *self, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->entries), position);
}

/* Where a name is, or would be. */
static guint
find_position (MedinaHistory *self, const char *name, gboolean *listed)
{
  guint first = 0, end = g_list_model_get_n_items (G_LIST_MODEL (self->entries));

  *listed = FALSE;
  while (first < end && !*listed)
    {
      const guint middle = first + (end - first) / 2;
      g_autoptr (MedinaHistoryEntry) entry = get_entry (self, middle);
      const int order = compare_names (medina_history_entry_get_name (entry), name);

      *listed = order == 0;
      if (order < 0)
        first = middle + 1;
      else
        end = middle;
    }
  return *listed ? end : first;
}

MedinaHistoryEntry *
medina_history_find_name (MedinaHistory *self, const char *name)
{
  gboolean listed;
  const guint position = find_position (self, name, &listed);

  return listed ? get_entry (self, position) : NULL;
}

static MedinaHistoryEntry *
create_entry (MedinaHistory *self, const char *name)
{
  MedinaHistoryEntry *entry = medina_history_entry_new (self->folder, name);

  g_queue_push_tail (self->queue, g_object_ref (entry));
  return entry;
}

/* All entries by their names, which are theirs. */
static GHashTable *
index_entries (MedinaHistory *self)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->entries));

  for (guint i = 0; i < count; i++)
    {
      MedinaHistoryEntry *entry = get_entry (self, i);

      g_hash_table_insert (index, (char *) medina_history_entry_get_name (entry), entry);
    }
  return index;
}

/* What was found may have been removed meanwhile. */
static gboolean
is_being_removed (MedinaHistory *self, const char *name)
{
  for (guint i = 0; i < self->removing->len; i++)
    if (g_str_equal (medina_history_entry_get_name (self->removing->pdata[i]), name))
      return TRUE;
  return FALSE;
}

/* The entries that the list is to have: those that it has already stay the same objects. */
static GPtrArray *
make_entries (MedinaHistory *self, GPtrArray *names)
{
  GPtrArray *entries = g_ptr_array_new_full (names->len, g_object_unref);
  g_autoptr (GHashTable) index = index_entries (self);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      MedinaHistoryEntry *entry = g_hash_table_lookup (index, name);

      if (entry != NULL)
        g_ptr_array_add (entries, g_object_ref (entry));
      else if (!is_being_removed (self, name))
        g_ptr_array_add (entries, create_entry (self, name));
    }
  return entries;
}

static gboolean
is_at (MedinaHistory *self, guint position, gpointer entry)
{
  g_autoptr (MedinaHistoryEntry) there = get_entry (self, position);

  return there == entry;
}

/* One change, from the first entry that differs to the last one. */
static void
replace_entries (MedinaHistory *self, GPtrArray *entries)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  const guint most = MIN (count, entries->len);
  guint head = 0, tail = 0;

  while (head < most && is_at (self, head, entries->pdata[head]))
    head++;
  while (tail < most - head &&
         is_at (self, count - 1 - tail, entries->pdata[entries->len - 1 - tail]))
    tail++;
  if (count != head + tail || entries->len != head + tail)
    g_list_store_splice (self->entries, head, count - head - tail, entries->pdata + head,
                         entries->len - head - tail);
}

/* It may have been taken out meanwhile, and another one of its name be there. */
void
medina_history_take_out (MedinaHistory *self, MedinaHistoryEntry *entry)
{
  gboolean listed;
  const guint position = find_position (self, medina_history_entry_get_name (entry), &listed);

  if (listed && is_at (self, position, entry))
    g_list_store_remove (self->entries, position);
}

void
medina_history_put_entry (MedinaHistory *self, MedinaHistoryEntry *entry)
{
  gboolean listed;
  const guint position = find_position (self, medina_history_entry_get_name (entry), &listed);

  if (!listed)
    g_list_store_insert (self->entries, position, entry);
}

void
medina_history_add_name (MedinaHistory *self, const char *name)
{
  gboolean listed;
  const guint position = find_position (self, name, &listed);
  g_autoptr (MedinaHistoryEntry) entry = NULL;

  if (listed)
    return;
  entry = create_entry (self, name);
  g_list_store_insert (self->entries, position, entry);
  read_next (self);
  medina_history_update_unread (self);
}

/* --- Finding them ----------------------------------------------------------------------------- */

static void find (MedinaHistory *self);

/* The history may be gone when it was canceled. */
static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  MedinaHistory *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = g_task_propagate_pointer (G_TASK (result), &error);
  g_autoptr (GPtrArray) entries = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->finding = FALSE;
  if (names != NULL)
    {
      entries = make_entries (self, names);
      replace_entries (self, entries);
    }
  medina_history_set_error (self, error != NULL ? error->message : NULL);
  if (self->again)
    find (self);
  read_next (self);
  medina_history_update_unread (self);
}

static void
find (MedinaHistory *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, found_cb, self);

  self->finding = self->listed = TRUE;
  self->again = FALSE;
  self->next_batch = FIRST_BATCH;
  g_task_set_source_tag (task, find);
  g_task_set_task_data (task, g_object_ref (self->folder), g_object_unref);
  g_task_run_in_thread (task, find_in_thread);
}

void
medina_history_load (MedinaHistory *self)
{
  g_return_if_fail (MEDINA_IS_HISTORY (self));

  if (self->finding)
    self->again = TRUE;
  else
    find (self);
  medina_history_update_unread (self);
}

/* --- Reading them ----------------------------------------------------------------------------- */

/* Entries, which the thread only asks for their files, and what is found in these. */
typedef struct
{
  GPtrArray *entries;  /* NULL once it is answered */
  GPtrArray *readings; /* NULL for files that are gone */
} Batch;

static void
batch_free (Batch *batch)
{
  g_clear_pointer (&batch->entries, g_ptr_array_unref);
  g_ptr_array_unref (batch->readings);
  g_free (batch);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Batch *batch = data;

  for (guint i = 0; i < batch->entries->len && !g_cancellable_is_cancelled (cancellable); i++)
    g_ptr_array_add (batch->readings, medina_history_reading_new (medina_history_entry_get_file (
                                                                    batch->entries->pdata[i]),
                                                                  cancellable));
  g_task_return_boolean (task, TRUE);
}

static void
take (MedinaHistory *self, GPtrArray *entries, GPtrArray *readings)
{
  for (guint i = 0; i < entries->len; i++)
    {
      MedinaHistoryReading *reading = g_steal_pointer (&readings->pdata[i]);

      if (reading != NULL)
        medina_history_entry_take (entries->pdata[i], reading);
      else
        medina_history_take_out (self, entries->pdata[i]);
    }
}

/* The task may end in its thread, but the entries do not: those who show them are in this one. The
 * history may be gone when it was canceled. */
static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  MedinaHistory *self = data;
  Batch *batch = g_task_get_task_data (G_TASK (result));
  g_autoptr (GPtrArray) entries = g_steal_pointer (&batch->entries);

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;
  self->reading = 0;
  take (self, entries, batch->readings);
  read_next (self);
  medina_history_update_unread (self);
}

static void
read_next (MedinaHistory *self)
{
  g_autoptr (GTask) task = NULL;
  Batch *batch;

  if (self->reading > 0 || self->finding || g_queue_is_empty (self->queue))
    return;
  batch = g_new (Batch, 1);
  batch->entries = g_ptr_array_new_with_free_func (g_object_unref);
  batch->readings = g_ptr_array_new_with_free_func ((GDestroyNotify) medina_history_reading_free);
  while (batch->entries->len < self->next_batch && !g_queue_is_empty (self->queue))
    g_ptr_array_add (batch->entries, g_queue_pop_head (self->queue));
  self->reading = batch->entries->len;
  self->next_batch = MIN (2 * self->next_batch, LAST_BATCH);
  task = g_task_new (NULL, self->cancellable, read_cb, self);
  g_task_set_source_tag (task, read_next);
  g_task_set_task_data (task, batch, (GDestroyNotify) batch_free);
  g_task_run_in_thread (task, read_in_thread);
}
