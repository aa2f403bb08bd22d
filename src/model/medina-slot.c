/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-slot-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "medina-record-file.h"

struct _MedinaSlot
{
  GObject parent_instance;

  int lock; /* descriptor; -1 when the slot was given away */

  /* owned */
  char *id;
  char *lock_path;
  GFile *file;
};

G_DEFINE_FINAL_TYPE (MedinaSlot, medina_slot, G_TYPE_OBJECT)

/* Whether the file that is locked is still the one that others would find: the program that had
 * the lock before may have removed it just as we opened it. */
static gboolean
is_current (int lock, const char *path)
{
  struct stat ours, theirs;

  return fstat (lock, &ours) == 0 && stat (path, &theirs) == 0 && ours.st_ino == theirs.st_ino &&
         ours.st_dev == theirs.st_dev;
}

/* The lock goes with the process, however that ends. -1 and errno if it cannot be had. */
static int
take_lock (const char *path)
{
  for (;;)
    {
      const int lock = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

      if (lock < 0)
        return -1;
      if (flock (lock, LOCK_EX | LOCK_NB) != 0)
        {
          const int number = errno;

          close (lock);
          errno = number;
          return -1;
        }
      if (is_current (lock, path))
        return lock;
      close (lock);
    }
}

static void
set_lock_error (GError **error, int number)
{
  if (number == EWOULDBLOCK)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                         _ ("This game is open in another window already."));
  else
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
                 /* Translators: kept: saved by itself after every placement, so that one can go on
                  * with it later; %s is the system's reason */
                 _ ("The game cannot be kept: %s."), g_strerror (number));
}

GFile *
medina_slot_locate (const char *directory, const char *id)
{
  g_autofree char *name = g_strconcat (id, MEDINA_RECORD_SUFFIX, NULL);

  return g_file_new_build_filename (directory, name, NULL);
}

MedinaSlot *
medina_slot_open (const char *directory, const char *id, GError **error)
{
  g_autofree char *path = g_build_filename (directory, id, NULL);
  g_autofree char *lock_path = g_strconcat (path, ".lock", NULL);
  const int lock = take_lock (lock_path);
  MedinaSlot *self;

  if (lock < 0)
    {
      set_lock_error (error, errno);
      return NULL;
    }
  self = g_object_new (MEDINA_TYPE_SLOT, NULL);
  self->lock = lock;
  self->id = g_strdup (id);
  self->lock_path = g_steal_pointer (&lock_path);
  self->file = medina_slot_locate (directory, id);
  return self;
}

gboolean
medina_slot_write (MedinaSlot *self, GBytes *bytes, GError **error)
{
  g_return_val_if_fail (MEDINA_IS_SLOT (self), FALSE);
  g_return_val_if_fail (self->lock >= 0, FALSE);

  return medina_record_save_bytes (self->file, bytes, NULL, NULL, error);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (medina_slot_write (source, data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
medina_slot_write_async (MedinaSlot *self,
                         GBytes *bytes,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (MEDINA_IS_SLOT (self));

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, medina_slot_write_async);
  g_task_set_task_data (task, g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
medina_slot_write_finish (MedinaSlot *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

const char *
medina_slot_get_id (MedinaSlot *self)
{
  g_return_val_if_fail (MEDINA_IS_SLOT (self), NULL);

  return self->id;
}

void
medina_slot_release (MedinaSlot *self)
{
  g_return_if_fail (MEDINA_IS_SLOT (self));

  if (self->lock < 0)
    return;
  /* Removed while it is held: whoever waits for it notices (see is_current). */
  g_unlink (self->lock_path);
  close (self->lock);
  self->lock = -1;
}

/* A file that is not there was never written. */
gboolean
medina_slot_delete_file (GFile *file, GError **error)
{
  const char *path = g_file_peek_path (file);
  const int failed = g_remove (path);
  const int number = errno;

  if (failed == 0 || number == ENOENT)
    return TRUE;
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
               /* Translators: the first %s is the file with a game, the second one the system's
                * reason */
               _ ("The file “%s” cannot be removed: %s."), path, g_strerror (number));
  return FALSE;
}

gboolean
medina_slot_discard (MedinaSlot *self, GError **error)
{
  gboolean removed;

  g_return_val_if_fail (MEDINA_IS_SLOT (self), FALSE);

  if (self->lock < 0)
    return TRUE;
  removed = medina_slot_delete_file (self->file, error);
  medina_slot_release (self);
  return removed;
}

static void
medina_slot_finalize (GObject *object)
{
  MedinaSlot *self = MEDINA_SLOT (object);

  medina_slot_release (self);
  g_free (self->id);
  g_free (self->lock_path);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (medina_slot_parent_class)->finalize (object);
}

static void
medina_slot_class_init (MedinaSlotClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_slot_finalize;
}

static void
medina_slot_init (MedinaSlot *self)
{
  self->lock = -1;
}
