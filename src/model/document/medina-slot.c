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

  int lock; /* descriptor; -1 after the slot was released */

  /* owned */
  char *id;
  char *directory;
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
                         _ ("This game is already open in another window."));
  else
    g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
                 /* Translators: games are saved automatically after every placement, to be
                  * continued later; %s is the system's reason */
                 _ ("The game could not be saved automatically: %s."), g_strerror (number));
}

char *
medina_store_section_locate (const char *directory, MedinaStoreSection section)
{
  return g_build_filename (directory, section == MEDINA_STORE_SECTION_FINISHED ? "finished" : NULL,
                           NULL);
}

static GFile *
locate_in (const char *directory, const char *id, MedinaStoreSection section)
{
  g_autofree char *folder = medina_store_section_locate (directory, section);
  g_autofree char *name = g_strconcat (id, MEDINA_RECORD_SUFFIX, NULL);

  return g_file_new_build_filename (folder, name, NULL);
}

GFile *
medina_slot_locate (const char *directory, const char *id)
{
  g_autoptr (GFile) finished = locate_in (directory, id, MEDINA_STORE_SECTION_FINISHED);

  if (g_file_query_exists (finished, NULL))
    return g_steal_pointer (&finished);
  return locate_in (directory, id, MEDINA_STORE_SECTION_IN_PROGRESS);
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
  self->directory = g_strdup (directory);
  self->lock_path = g_steal_pointer (&lock_path);
  self->file = medina_slot_locate (directory, id);
  return self;
}

/* Makes the folder of a section, but not the folder around it, which holds the lock of the slot: if
 * that folder is gone, so is the lock, and a new one would not protect the slot. */
static gboolean
make_section (const char *folder)
{
  return g_mkdir (folder, 0700) == 0 || errno == EEXIST;
}

gboolean
medina_slot_move (MedinaSlot *self, MedinaStoreSection section)
{
  g_autofree char *folder = medina_store_section_locate (self->directory, section);
  g_autoptr (GFile) target = locate_in (self->directory, self->id, section);

  if (g_file_equal (target, self->file))
    return TRUE;
  if (section == MEDINA_STORE_SECTION_FINISHED && !make_section (folder))
    return FALSE;
  if (g_rename (g_file_peek_path (self->file), g_file_peek_path (target)) != 0 && errno != ENOENT)
    return FALSE;
  g_set_object (&self->file, target);
  return TRUE;
}

gboolean
medina_slot_write (MedinaSlot *self, MedinaStoreSection section, GBytes *bytes, GError **error)
{
  g_return_val_if_fail (MEDINA_IS_SLOT (self), FALSE);
  g_return_val_if_fail (self->lock >= 0, FALSE);

  if (!medina_slot_move (self, section))
    g_debug ("A game cannot be moved to its section");
  return medina_record_save_bytes (self->file, bytes, NULL, NULL, error);
}

gboolean
medina_slot_is_written (MedinaSlot *self)
{
  g_return_val_if_fail (MEDINA_IS_SLOT (self), FALSE);

  return g_file_test (g_file_peek_path (self->file), G_FILE_TEST_IS_REGULAR);
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
  /* The lock's file is removed while it is locked: a program that has just opened it notices (see
   * is_current). */
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
               _ ("The file “%1$s” could not be deleted: %2$s."), path, g_strerror (number));
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
  g_free (self->directory);
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
