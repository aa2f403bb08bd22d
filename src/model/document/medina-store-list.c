/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-store-private.h"

#include <dirent.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "medina-record-file.h"
#include "medina-safe-file.h"
#include "medina-slot-private.h"
#include "medina-task.h"

/* --- What is there ---------------------------------------------------------------------------- */

static MedinaSlotContents *
create_contents (const char *id, gint64 changed)
{
  MedinaSlotContents *contents = g_new0 (MedinaSlotContents, 1);

  contents->id = g_strdup (id);
  contents->changed = changed;
  return contents;
}

static int
compare_contents (gconstpointer a, gconstpointer b)
{
  const MedinaSlotContents *const *one = a, *const *other = b;

  if ((*one)->changed != (*other)->changed)
    return (*one)->changed > (*other)->changed ? -1 : 1;
  return strcmp ((*one)->id, (*other)->id);
}

static void
find_file (GPtrArray *list, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *id = NULL;
  GStatBuf status;

  if (g_str_has_prefix (name, MEDINA_SAFE_FILE_PREFIX))
    medina_safe_file_delete_left (path, MEDINA_SAFE_FILE_AGE);
  if (!g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
    return;
  id = g_strndup (name, strlen (name) - strlen (MEDINA_RECORD_SUFFIX));
  if (medina_store_is_id (id))
    g_ptr_array_add (list, create_contents (id, g_stat (path, &status) == 0 ? status.st_mtime : 0));
}

/* Whether the section's folder is not there, which is the same as an empty section. The section of
 * finished games lies in the folder of the games in progress: if that is no folder (ENOTDIR), the
 * list of games in progress reports it, and this one does not repeat it. */
static gboolean
is_absent (MedinaStoreSection section, int number)
{
  return number == ENOENT || (number == ENOTDIR && section != MEDINA_STORE_SECTION_IN_PROGRESS);
}

/* All slots of the section, in order, not read yet. */
static GPtrArray *
find_slots (MedinaStore *self, MedinaStoreSection section, GError **error)
{
  g_autofree char *folder = medina_store_section_locate (self->directory, section);
  DIR *directory = opendir (folder);
  struct dirent *entry;
  GPtrArray *list;

  if (directory == NULL && !is_absent (section, errno))
    {
      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno),
                   /* Translators: games are saved automatically after every placement; the first %s
                    * is a folder, the second one the system's reason */
                   _ ("The folder with saved games, “%1$s”, could not be read: %2$s."), folder,
                   g_strerror (errno));
      return NULL;
    }
  list = g_ptr_array_new_with_free_func ((GDestroyNotify) medina_slot_contents_free);
  while (directory != NULL && (entry = readdir (directory)) != NULL)
    find_file (list, folder, entry->d_name);
  g_clear_pointer (&directory, closedir);
  g_ptr_array_sort (list, compare_contents);
  return list;
}

/* --- What it contains ------------------------------------------------------------------------- */

static gboolean
is_finished (const MedinaRecord *record)
{
  return mdn_position_is_over (&record->game.position) && !record->resume.awaiting_end;
}

/* FALSE if the list of this section is not to have it: another program has the slot, it is gone, or
 * it is here because an earlier version had one section only. Where no lock can be made, as on a
 * full disk, the file can be read all the same: it is replaced in one step. */
static gboolean
look_into (MedinaStore *self,
           MedinaStoreSection section,
           MedinaSlotContents *contents,
           GCancellable *cancellable)
{
  g_autoptr (GMutexLocker) G_GNUC_UNUSED looking = g_mutex_locker_new (&self->looking);
  g_autoptr (GError) cause = NULL;
  g_autoptr (MedinaSlot) slot = medina_slot_open (self->directory, contents->id, &cause);
  g_autoptr (GFile) file = medina_slot_locate (self->directory, contents->id);

  if (slot == NULL && g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_BUSY))
    return FALSE;
  contents->record = medina_record_load (file, NULL, cancellable, &contents->error);
  if (g_error_matches (contents->error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND))
    return FALSE;
  return section != MEDINA_STORE_SECTION_IN_PROGRESS || slot == NULL || contents->record == NULL ||
         !is_finished (contents->record) || !medina_slot_move (slot, MEDINA_STORE_SECTION_FINISHED);
}

static guint
find_first (GPtrArray *slots, const MedinaSlotContents *after)
{
  guint first = 0;

  while (after != NULL && first < slots->len &&
         compare_contents (&slots->pdata[first], &after) <= 0)
    first++;
  return first;
}

GPtrArray *
medina_store_list (MedinaStore *self,
                   MedinaStoreSection section,
                   const MedinaSlotContents *after,
                   guint count,
                   GCancellable *cancellable,
                   gboolean *more,
                   GError **error)
{
  g_autoptr (GPtrArray) slots = NULL;
  g_autoptr (GPtrArray) list = NULL;
  guint next;

  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);

  slots = find_slots (self, section, error);
  if (slots == NULL)
    return NULL;
  list = g_ptr_array_new_with_free_func ((GDestroyNotify) medina_slot_contents_free);
  for (next = find_first (slots, after); next < slots->len && list->len <= count; next++)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      if (look_into (self, section, slots->pdata[next], cancellable))
        g_ptr_array_add (list, g_steal_pointer (&slots->pdata[next]));
      else
        g_clear_pointer (&slots->pdata[next], medina_slot_contents_free);
    }
  if (more != NULL)
    *more = list->len > count;
  if (list->len > count)
    g_ptr_array_set_size (list, (int) count);
  return g_steal_pointer (&list);
}

/* --- In a thread ------------------------------------------------------------------------------ */

typedef struct
{
  MedinaStoreSection section;
  MedinaSlotContents *after; /* owned; NULL for none */
  guint count;
  gboolean more;
} Listing;

static void
listing_free (Listing *listing)
{
  g_clear_pointer (&listing->after, medina_slot_contents_free);
  g_free (listing);
}

static void
list_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Listing *listing = data;
  GError *error = NULL;
  GPtrArray *list = medina_store_list (source, listing->section, listing->after, listing->count,
                                       cancellable, &listing->more, &error);

  if (list != NULL)
    g_task_return_pointer (task, list, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

void
medina_store_list_async (MedinaStore *self,
                         MedinaStoreSection section,
                         const MedinaSlotContents *after,
                         guint count,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Listing *listing;

  g_return_if_fail (MEDINA_IS_STORE (self));

  listing = g_new0 (Listing, 1);
  listing->section = section;
  listing->after = after != NULL ? create_contents (after->id, after->changed) : NULL;
  listing->count = count;
  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, medina_store_list_async);
  g_task_set_task_data (task, listing, (GDestroyNotify) listing_free);
  medina_task_run_in_thread (task, list_in_thread);
}

GPtrArray *
medina_store_list_finish (MedinaStore *self, GAsyncResult *result, gboolean *more, GError **error)
{
  GPtrArray *list;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  list = g_task_propagate_pointer (G_TASK (result), error);
  if (list != NULL && more != NULL)
    *more = ((Listing *) g_task_get_task_data (G_TASK (result)))->more;
  return list;
}
