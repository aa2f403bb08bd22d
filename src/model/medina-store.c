/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-store.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <time.h>

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

/* The contents of a slot that nobody has; NULL if somebody has it, or it makes no sense. */
static MedinaSlotContents *
look_into (MedinaStore *self, const char *id)
{
  g_autoptr (MedinaSlot) slot = medina_slot_open (self->directory, id, NULL);
  MedinaSlotContents *contents;
  MedinaRecord *record;
  gint64 changed;

  if (slot == NULL)
    return NULL;
  record = medina_slot_read (slot, &changed, NULL);
  if (record == NULL)
    return NULL;
  contents = g_new0 (MedinaSlotContents, 1);
  contents->id = g_strdup (id);
  contents->record = record;
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

GPtrArray *
medina_store_list (MedinaStore *self)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) medina_slot_contents_free);
  g_autoptr (GDir) directory = NULL;
  const char *name;

  g_return_val_if_fail (MEDINA_IS_STORE (self), list);

  directory = g_dir_open (self->directory, 0, NULL);
  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_prefix (name, MEDINA_SAFE_FILE_PREFIX))
      sweep (self, name);
    else if (g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (MEDINA_RECORD_SUFFIX));
        MedinaSlotContents *contents = is_id (id) ? look_into (self, id) : NULL;

        if (contents != NULL)
          g_ptr_array_add (list, contents);
      }
  g_ptr_array_sort (list, compare_contents);
  return list;
}

MedinaSlot *
medina_store_resume (MedinaStore *self, const char *id, MedinaRecord **record, GError **error)
{
  g_autoptr (MedinaSlot) slot = NULL;

  g_return_val_if_fail (MEDINA_IS_STORE (self), NULL);
  g_return_val_if_fail (is_id (id), NULL);
  g_return_val_if_fail (record != NULL, NULL);

  slot = medina_slot_open (self->directory, id, error);
  if (slot == NULL)
    return NULL;
  *record = medina_slot_read (slot, NULL, error);
  return *record != NULL ? g_steal_pointer (&slot) : NULL;
}

void
medina_store_remove (MedinaStore *self, const char *id)
{
  g_autoptr (MedinaSlot) slot = NULL;

  g_return_if_fail (MEDINA_IS_STORE (self));
  g_return_if_fail (is_id (id));

  slot = medina_slot_open (self->directory, id, NULL);
  if (slot != NULL)
    medina_slot_discard (slot);
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
