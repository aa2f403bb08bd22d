/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-document-private.h"
#include "medina-record-file.h"

typedef struct
{
  GFile *file;
  GFile *otherwise; /* where to write if that one is there already; NULL for there all the same */
  GBytes *bytes;
  char *saved; /* the game in them, identified */
  char *stamp;
  GSource *cancelled; /* NULL once the caller's task has returned */
  gboolean given_up;  /* the caller's task returned before the thread, which may have the stamp */
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->file);
  g_clear_object (&saving->otherwise);
  g_bytes_unref (saving->bytes);
  g_free (saving->saved);
  g_free (saving->stamp);
  g_assert (saving->cancelled == NULL);
  g_free (saving);
}

static void
choose_file (Saving *saving, GCancellable *cancellable)
{
  if (saving->otherwise != NULL && g_file_query_exists (saving->file, cancellable))
    g_set_object (&saving->file, saving->otherwise);
}

static void
save_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Saving *saving = data;
  GError *error = NULL;

  choose_file (saving, cancellable);
  if (medina_record_save_bytes (saving->file, saving->bytes, &saving->stamp, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
take_over_file (MedinaDocument *self, Saving *saving)
{
  medina_document_set_file (self, saving->file, g_steal_pointer (&saving->stamp),
                            g_strdup (saving->saved));
  if (self->slot != NULL)
    medina_document_write_slot (self);
}

/* After an error the new text may be in place, though perhaps not yet on the disk: then the file is
 * as the document wrote it, and no other program has changed it. */
static void
take_over_stamp (MedinaDocument *self, Saving *saving)
{
  if (!saving->given_up && saving->stamp != NULL && self->file != NULL &&
      g_file_equal (saving->file, self->file))
    medina_document_set_file (self, self->file, g_steal_pointer (&saving->stamp),
                              g_strdup (self->saved));
}

/* The caller's task returns before the document goes on closing. */
static void
end_saving (GTask *task, const GError *error)
{
  MedinaDocument *self = g_task_get_source_object (task);
  Saving *saving = g_task_get_task_data (task);

  g_source_destroy (saving->cancelled);
  g_clear_pointer (&saving->cancelled, g_source_unref);
  self->save_failed = error != NULL;
  if (error != NULL)
    {
      take_over_stamp (self, saving);
      g_task_return_error (task, g_error_copy (error));
    }
  else
    {
      take_over_file (self, saving);
      g_task_return_boolean (task, TRUE);
    }
  self->saving--;
  if (error != NULL)
    medina_document_stop_closing (self, error);
  medina_document_go_on_closing (self);
  medina_document_update_busy (self);
}

/* The thread may wait for the drive as long as it likes. */
static gboolean
cancelled_cb (GCancellable *cancellable, gpointer task)
{
  Saving *saving = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  saving->given_up = TRUE;
  g_cancellable_set_error_if_cancelled (cancellable, &error);
  end_saving (task, error);
  return G_SOURCE_REMOVE;
}

/* The person gave up waiting, but the thread has ended and may have written the file all the same.
 * Then the document takes over the file's new stamp: without it, the next time the file is saved it
 * would seem that another program had changed it. */
static void
note_late (MedinaDocument *self, Saving *saving, gboolean fine)
{
  if (fine && self->file != NULL && g_file_equal (saving->file, self->file))
    medina_document_set_file (self, self->file, g_steal_pointer (&saving->stamp),
                              g_strdup (saving->saved));
}

/* Back in the main loop: `data` is the caller's task. */
static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Saving *saving = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;
  const gboolean fine = g_task_propagate_boolean (G_TASK (result), &error);

  if (saving->cancelled != NULL)
    end_saving (task, error);
  else
    note_late (g_task_get_source_object (task), saving, fine);
}

static GSource *
watch (GCancellable *cancellable, GTask *task)
{
  GSource *source = g_cancellable_source_new (cancellable);

  g_source_set_callback (source, G_SOURCE_FUNC (cancelled_cb), g_object_ref (task), g_object_unref);
  g_source_attach (source, NULL);
  return source;
}

/* There are two tasks, because a thread may be the last to drop its task: with the document as its
 * source, the document would then be finalized in the thread. So the thread's task has no source,
 * and the caller's, which has the document, is dropped in the main loop. */
static void
begin_saving (MedinaDocument *self, Saving *saving, GCancellable *cancellable, GTask *task)
{
  g_autoptr (GTask) thread_task = NULL;

  saving->bytes = medina_document_to_bytes (self, MEDINA_RECORD_PLAIN);
  saving->saved = medina_document_identify (self);
  g_task_set_source_tag (task, medina_document_save_async);
  g_task_set_task_data (task, saving, (GDestroyNotify) saving_free);
  saving->cancelled = watch (cancellable, task);
  thread_task = g_task_new (NULL, cancellable, saved_cb, task);
  g_task_set_check_cancellable (thread_task, FALSE);
  g_task_set_task_data (thread_task, saving, NULL); /* the other task outlives this one's work */
  g_task_run_in_thread (thread_task, save_in_thread);
  self->saving++;
  medina_document_update_busy (self);
}

void
medina_document_save_async (MedinaDocument *self,
                            GFile *file,
                            gboolean replace,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  Saving *saving;

  g_return_if_fail (MEDINA_IS_DOCUMENT (self));
  g_return_if_fail (file != NULL || self->file != NULL);

  saving = g_new0 (Saving, 1);
  saving->file = g_object_ref (file != NULL ? file : self->file);
  if (file == NULL && !replace)
    saving->stamp = g_strdup (self->stamp);
  begin_saving (self, saving, cancellable, g_task_new (self, NULL, callback, data));
}

void
medina_document_save_new_async (MedinaDocument *self,
                                GFile *file,
                                GFile *otherwise,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data)
{
  Saving *saving;

  g_return_if_fail (MEDINA_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (G_IS_FILE (otherwise));

  saving = g_new0 (Saving, 1);
  saving->file = g_object_ref (file);
  saving->otherwise = g_object_ref (otherwise);
  begin_saving (self, saving, cancellable, g_task_new (self, NULL, callback, data));
}

gboolean
medina_document_save_finish (MedinaDocument *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
