/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <utime.h>

#include "medina-found-file.h"
#include "medina-history-file.h"

typedef struct _Job Job;

/* What is to be done to the files of a game, in a thread: the next one begins when this one has
 * ended, so that what was asked for last is what comes of it. The thread sees no entry, and drops
 * nothing that belongs to the main loop. */
struct _Job
{
  gboolean (*work) (Job *job, GError **error); /* in the thread */
  void (*ended) (Job *job, gboolean fine);     /* in the main loop */

  /* owned */
  GTask *task;               /* the caller's, whose source is the history */
  MedinaHistoryEntry *entry; /* for the main loop */
  GFile *file;               /* the record */
  GFile *removed;            /* where it is while it can be restored */
  GFile *found;              /* what an analysis has found in the game */
};

static void
job_free (Job *job)
{
  g_object_unref (job->task);
  g_object_unref (job->entry);
  g_object_unref (job->file);
  g_object_unref (job->removed);
  g_object_unref (job->found);
  g_free (job);
}

static GFile *
locate_removed (MedinaHistory *self, MedinaHistoryEntry *entry)
{
  g_autofree char *name =
    g_strconcat (MEDINA_HISTORY_REMOVED_PREFIX, medina_history_entry_get_name (entry), NULL);

  return g_file_get_child (self->folder, name);
}

/* --- One after the other ---------------------------------------------------------------------- */

static void go_on (MedinaHistory *self);

static void
work_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (job->work (job, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Whoever waits for the job hears of it when the list is as it is to be. */
static void
worked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = data;
  g_autoptr (MedinaHistory) self = g_object_ref (g_task_get_source_object (job->task));
  GError *error = NULL;
  const gboolean fine = g_task_propagate_boolean (G_TASK (result), &error);

  self->working = FALSE;
  if (job->ended != NULL)
    job->ended (job, fine);
  if (fine)
    g_task_return_boolean (job->task, TRUE);
  else
    g_task_return_error (job->task, error);
  job_free (job);
  go_on (self);
}

/* Where no thread is at work, the next job begins. */
static void
go_on (MedinaHistory *self)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  if (self->working || (job = g_queue_pop_head (self->jobs)) == NULL)
    return;
  self->working = TRUE;
  task = g_task_new (NULL, NULL, worked_cb, job);
  g_task_set_source_tag (task, go_on);
  g_task_set_task_data (task, job, NULL); /* worked_cb() has it */
  g_task_run_in_thread (task, work_in_thread);
}

/* The tag is that of the task, which the callback is given, if there is one. */
static void
add_job (MedinaHistory *self,
         MedinaHistoryEntry *entry,
         gboolean (*work) (Job *job, GError **error),
         void (*ended) (Job *job, gboolean fine),
         gpointer tag,
         GAsyncReadyCallback callback,
         gpointer data)
{
  GTask *task = g_task_new (self, NULL, callback, data);
  GFile *file = medina_history_entry_get_file (entry);
  Job *job = g_new (Job, 1);

  *job = (Job){
    .work = work,
    .ended = ended,
    .task = task,
    .entry = g_object_ref (entry),
    .file = g_object_ref (file),
    .removed = locate_removed (self, entry),
    .found = medina_found_file_locate (file),
  };
  g_task_set_source_tag (task, tag);
  g_queue_push_tail (self->jobs, job);
  go_on (self);
}

static gboolean
refuse (GError **error, const char *sentence, GFile *file, int number)
{
  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (number), sentence,
               g_file_peek_path (file), g_strerror (number));
  return FALSE;
}

/* --- Removing --------------------------------------------------------------------------------- */

/* The time of a file that was removed is that of its removal, which says when nobody will restore
 * it any more. */
static gboolean
remove_file (Job *job, GError **error)
{
  const char *path = g_file_peek_path (job->file);

  g_utime (path, NULL);
  if (g_rename (path, g_file_peek_path (job->removed)) == 0 || errno == ENOENT)
    return TRUE;
  return refuse (error,
                 /* Translators: the first %s is the file with a game, the second one the system's
                  * reason */
                 _ ("The file “%1$s” could not be deleted: %2$s."), job->file, errno);
}

static void
removed_cb (Job *job, gboolean fine)
{
  MedinaHistory *self = g_task_get_source_object (job->task);

  g_ptr_array_remove (self->removing, job->entry);
  if (!fine)
    medina_history_put_entry (self, job->entry);
}

void
medina_history_remove_async (MedinaHistory *self,
                             MedinaHistoryEntry *entry,
                             GAsyncReadyCallback callback,
                             gpointer data)
{
  g_return_if_fail (MEDINA_IS_HISTORY (self));
  g_return_if_fail (MEDINA_IS_HISTORY_ENTRY (entry));

  g_ptr_array_add (self->removing, g_object_ref (entry));
  medina_history_take_out (self, entry);
  add_job (self, entry, remove_file, removed_cb, medina_history_remove_async, callback, data);
}

gboolean
medina_history_remove_finish (MedinaHistory *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- Restoring -------------------------------------------------------------------------------- */

static gboolean
restore_file (Job *job, GError **error)
{
  if (g_rename (g_file_peek_path (job->removed), g_file_peek_path (job->file)) == 0)
    return TRUE;
  return refuse (error,
                 /* Translators: the first %s is the file with a game, the second one the system's
                  * reason */
                 _ ("The file “%1$s” could not be restored: %2$s."), job->file, errno);
}

/* It may be asked already to remove it once more. */
static void
restored_cb (Job *job, gboolean fine)
{
  MedinaHistory *self = g_task_get_source_object (job->task);

  if (fine && !g_ptr_array_find (self->removing, job->entry, NULL))
    medina_history_put_entry (self, job->entry);
}

void
medina_history_restore_async (MedinaHistory *self,
                              MedinaHistoryEntry *entry,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_return_if_fail (MEDINA_IS_HISTORY (self));
  g_return_if_fail (MEDINA_IS_HISTORY_ENTRY (entry));

  add_job (self, entry, restore_file, restored_cb, medina_history_restore_async, callback, data);
}

gboolean
medina_history_restore_finish (MedinaHistory *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- Dropping --------------------------------------------------------------------------------- */

/* The record goes last: where it still is, whoever looks for files later knows what else is to
 * go. */
static gboolean
drop_files (Job *job, GError **error)
{
  g_unlink (g_file_peek_path (job->found));
  g_unlink (g_file_peek_path (job->removed));
  return TRUE;
}

void
medina_history_drop (MedinaHistory *self, MedinaHistoryEntry *entry)
{
  g_return_if_fail (MEDINA_IS_HISTORY (self));
  g_return_if_fail (MEDINA_IS_HISTORY_ENTRY (entry));

  add_job (self, entry, drop_files, NULL, medina_history_drop, NULL, NULL);
}
