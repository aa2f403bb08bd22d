/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-store.h"

#include <dirent.h>
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <time.h>

#include "medina-record-file.h"
#include "medina-safe-file.h"
#include "medina-slot-private.h"

enum
{
  SWEEP_AGE = 60, /* seconds */
};

struct _MedinaStore
{
  GObject parent_instance;

  /* owned */
  char *directory;
};

G_DEFINE_FINAL_TYPE (MedinaStore, medina_store, G_TYPE_OBJECT)

void
medina_slot_contents_free (MedinaSlotContents *contents)
{
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
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
               /* Translators: kept: saved by themselves after every placement; the first %s is a
                * folder, the second one the system's reason */
               _ ("Games cannot be kept in “%s”: %s."), self->directory, g_strerror (number));
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

static gboolean
is_id (const char *id)
{
  return g_uuid_string_is_valid (id);
}

GFile *
medina_store_get_file (MedinaStore *self, const char *id)
{
  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);
  g_return_val_if_fail (is_id (id), NULL);

  return medina_slot_locate (self->directory, id);
}

static gint64
time_of_change (GFile *file)
{
  GStatBuf status;

  return g_stat (g_file_peek_path (file), &status) == 0 ? status.st_mtime : 0;
}

/* NULL if somebody has the slot, or it is gone. Where no lock can be made, as on a full disk, it can
 * be looked at all the same: a file is replaced in one step. */
static MedinaSlotContents *
look_into (MedinaStore *self, const char *id)
{
  g_autoptr (GError) cause = NULL, error = NULL;
  g_autoptr (MedinaSlot) slot = medina_slot_open (self->directory, id, &cause);
  g_autoptr (GFile) file = medina_slot_locate (self->directory, id);
  MedinaSlotContents *contents;
  MedinaRecord *record;

  if (slot == NULL && g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_BUSY))
    return NULL;
  record = medina_record_load (file, NULL, NULL, &error);
  if (g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND))
    return NULL;
  contents = g_new0 (MedinaSlotContents, 1);
  contents->id = g_strdup (id);
  contents->record = record;
  contents->error = g_steal_pointer (&error);
  contents->changed = time_of_change (file);
  return contents;
}

static int
compare_contents (gconstpointer a, gconstpointer b)
{
  const MedinaSlotContents *const *one = a, *const *other = b;

  if (((*one)->error == NULL) != ((*other)->error == NULL))
    return (*one)->error == NULL ? -1 : 1;
  if ((*one)->changed != (*other)->changed)
    return (*one)->changed > (*other)->changed ? -1 : 1;
  return strcmp ((*one)->id, (*other)->id);
}

/* What a program that was killed while it wrote a file has left behind. A file that is still being
 * written is seconds old. */
static void
sweep (MedinaStore *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->directory, name, NULL);
  GStatBuf status;

  if (g_stat (path, &status) == 0 && status.st_mtime + SWEEP_AGE < time (NULL))
    g_unlink (path);
}

static void
list_file (MedinaStore *self, const char *name, GPtrArray *list)
{
  g_autofree char *id = NULL;
  MedinaSlotContents *contents = NULL;

  if (g_str_has_prefix (name, MEDINA_SAFE_FILE_PREFIX))
    sweep (self, name);
  else if (g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
    {
      id = g_strndup (name, strlen (name) - strlen (MEDINA_RECORD_SUFFIX));
      contents = is_id (id) ? look_into (self, id) : NULL;
    }
  if (contents != NULL)
    g_ptr_array_add (list, contents);
}

static void
set_folder_error (MedinaStore *self, int number, GError **error)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number),
               /* Translators: kept: saved by themselves after every placement; the first %s is a
                * folder, the second one the system's reason */
               _ ("The folder “%s”, where games are kept, cannot be read: %s."), self->directory,
               g_strerror (number));
}

GPtrArray *
medina_store_list (MedinaStore *self, GError **error)
{
  GPtrArray *list;
  struct dirent *entry;
  DIR *directory;

  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);

  directory = opendir (self->directory);
  if (directory == NULL && errno != ENOENT)
    {
      set_folder_error (self, errno, error);
      return NULL;
    }
  list = g_ptr_array_new_with_free_func ((GDestroyNotify) medina_slot_contents_free);
  while (directory != NULL && (entry = readdir (directory)) != NULL)
    list_file (self, entry->d_name, list);
  g_clear_pointer (&directory, closedir);
  g_ptr_array_sort (list, compare_contents);
  return list;
}

MedinaSlot *
medina_store_resume (MedinaStore *self, const char *id, MedinaRecord **record, GError **error)
{
  g_autoptr (MedinaSlot) slot = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);
  g_return_val_if_fail (is_id (id), NULL);
  g_return_val_if_fail (record != NULL, NULL);

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

/* Where no lock can be made, nobody else has one; what is removed may make the room for it. */
gboolean
medina_store_remove (MedinaStore *self, const char *id, GError **error)
{
  g_autoptr (MedinaSlot) slot = NULL;
  g_autoptr (GError) cause = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (MEDINA_IS_STORE (self), FALSE);
  g_return_val_if_fail (is_id (id), FALSE);

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
medina_store_finalize (GObject *object)
{
  g_free (MEDINA_STORE (object)->directory);
  G_OBJECT_CLASS (medina_store_parent_class)->finalize (object);
}

static void
medina_store_class_init (MedinaStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_store_finalize;
}

static void
medina_store_init (MedinaStore *self)
{
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
