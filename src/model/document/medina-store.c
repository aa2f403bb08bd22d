/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-store-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "medina-record-file.h"
#include "medina-slot-private.h"
#include "medina-task.h"

enum
{
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaStore, medina_store, G_TYPE_OBJECT)

void
medina_slot_contents_free (MedinaSlotContents *contents)
{
  if (contents == NULL)
    return;
  g_free (contents->id);
  g_clear_pointer (&contents->record, medina_record_free);
  g_clear_error (&contents->error);
  g_free (contents);
}

static gboolean
ensure_directory (MedinaStore *self, GError **error)
{
  const int failed = g_mkdir_with_parents (self->directory, 0700);
  const int number = errno;

  if (failed == 0)
    return TRUE;
  g_set_error (
    error, G_IO_ERROR, g_io_error_from_errno (number),
    /* Translators: games are saved automatically after every placement; the first %s is a
                * folder, the second one the system's reason */
    _ ("Games cannot be saved automatically in “%1$s”: %2$s."), self->directory,
    g_strerror (number));
  return FALSE;
}

MedinaSlot *
medina_store_create_slot (MedinaStore *self, GError **error)
{
  g_autofree char *id = g_uuid_string_random ();

  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);

  if (!ensure_directory (self, error))
    return NULL;
  return medina_slot_open (self->directory, id, error);
}

void
medina_store_set_history (MedinaStore *self, MedinaHistory *history)
{
  g_return_if_fail (MEDINA_IS_STORE (self));

  g_set_object (&self->history, history);
}

MedinaHistory *
medina_store_get_history (MedinaStore *self)
{
  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);

  return self->history;
}

gboolean
medina_store_is_id (const char *id)
{
  return g_uuid_string_is_valid (id);
}

GFile *
medina_store_get_file (MedinaStore *self, const char *id)
{
  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);
  g_return_val_if_fail (medina_store_is_id (id), NULL);

  return medina_slot_locate (self->directory, id);
}

MedinaSlot *
medina_store_resume (MedinaStore *self, const char *id, MedinaRecord **record, GError **error)
{
  g_autoptr (GMutexLocker) looking = NULL;
  g_autoptr (MedinaSlot) slot = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);
  g_return_val_if_fail (medina_store_is_id (id), NULL);
  g_return_val_if_fail (record != NULL, NULL);

  looking = g_mutex_locker_new (&self->looking);
  slot = medina_slot_open (self->directory, id, &cause);
  file = medina_slot_locate (self->directory, id);
  if (!g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_BUSY))
    *record = medina_record_load (file, NULL, NULL, slot != NULL ? &cause : NULL);
  if (cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return NULL;
    }
  return g_steal_pointer (&slot);
}

/* Where no lock can be made no other program has one, and to remove the file may make room on the
 * disk. */
gboolean
medina_store_remove (MedinaStore *self, const char *id, GError **error)
{
  g_autoptr (GMutexLocker) looking = NULL;
  g_autoptr (MedinaSlot) slot = NULL;
  g_autoptr (GError) cause = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (MEDINA_IS_STORE (self), FALSE);
  g_return_val_if_fail (medina_store_is_id (id), FALSE);

  looking = g_mutex_locker_new (&self->looking);
  slot = medina_slot_open (self->directory, id, &cause);
  if (slot != NULL)
    return medina_slot_discard (slot, error);
  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_BUSY))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  file = medina_slot_locate (self->directory, id);
  return medina_slot_delete_file (file, error);
}

static void
remove_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (medina_store_remove (source, data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
medina_store_remove_async (MedinaStore *self,
                           const char *id,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (MEDINA_IS_STORE (self));
  g_return_if_fail (medina_store_is_id (id));

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, medina_store_remove_async);
  g_task_set_task_data (task, g_strdup (id), g_free);
  medina_task_run_in_thread (task, remove_in_thread);
}

gboolean
medina_store_remove_finish (MedinaStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  g_signal_emit (self, signals[REMOVED], 0, g_task_get_task_data (G_TASK (result)));
  return TRUE;
}

static void
medina_store_finalize (GObject *object)
{
  g_mutex_clear (&MEDINA_STORE (object)->looking);
  g_free (MEDINA_STORE (object)->directory);
  g_clear_object (&MEDINA_STORE (object)->history);
  G_OBJECT_CLASS (medina_store_parent_class)->finalize (object);
}

static void
medina_store_class_init (MedinaStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_store_finalize;
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
medina_store_init (MedinaStore *self)
{
  g_mutex_init (&self->looking);
}

MedinaStore *
medina_store_new (const char *directory)
{
  MedinaStore *self = g_object_new (MEDINA_TYPE_STORE, NULL);

  self->directory = g_strdup (directory);
  return self;
}

MedinaStore *
medina_store_new_default (void)
{
  g_autofree char *directory = g_build_filename (g_get_user_state_dir (), "medina", "games", NULL);

  return medina_store_new (directory);
}
