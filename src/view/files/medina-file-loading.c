/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-file-loading.h"

#include <glib/gi18n.h>

#include "medina-chosen-file.h"

struct _MedinaFileLoading
{
  GObject parent_instance;

  MedinaFileLoaded loaded;
  gpointer data;
  gint64 began; /* microseconds of the monotonic clock */
  gboolean ended;

  MedinaWaitBar *bar; /* weak; NULL if none tells of it */

  /* owned */
  GFile *file;
  GCancellable *cancellable;
  MedinaDocument *document;
  GError *error;
};

G_DEFINE_FINAL_TYPE (MedinaFileLoading, medina_file_loading, G_TYPE_OBJECT)

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaFileLoading) self = data;

  self->ended = TRUE;
  self->document = medina_document_load_finish (result, &self->error);
  if (g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_error (&self->error);
  if (self->bar != NULL)
    medina_wait_bar_end (self->bar, self->cancellable);
  self->loaded (self, self->data);
}

void
medina_file_loading_show (MedinaFileLoading *self, MedinaWaitBar *bar)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (MEDINA_IS_FILE_LOADING (self));
  g_return_if_fail (self->bar == NULL);

  if (self->ended)
    return;
  name = medina_chosen_file_get_words (self->file);
  /* Translators: %s is the name of a file that is on its way to the table */
  text = g_strdup_printf (_ ("Still opening “%s”. Its drive may be slow or unavailable."), name);
  g_set_weak_pointer (&self->bar, bar);
  medina_wait_bar_begin (bar, text, self->began, self->cancellable);
}

void
medina_file_loading_cancel (MedinaFileLoading *self)
{
  g_return_if_fail (MEDINA_IS_FILE_LOADING (self));

  g_cancellable_cancel (self->cancellable);
}

GFile *
medina_file_loading_get_file (MedinaFileLoading *self)
{
  g_return_val_if_fail (MEDINA_IS_FILE_LOADING (self), NULL);

  return self->file;
}

MedinaDocument *
medina_file_loading_get_document (MedinaFileLoading *self)
{
  g_return_val_if_fail (MEDINA_IS_FILE_LOADING (self), NULL);

  return self->document;
}

const GError *
medina_file_loading_get_error (MedinaFileLoading *self)
{
  g_return_val_if_fail (MEDINA_IS_FILE_LOADING (self), NULL);

  return self->error;
}

static void
medina_file_loading_finalize (GObject *object)
{
  MedinaFileLoading *self = MEDINA_FILE_LOADING (object);

  g_clear_weak_pointer (&self->bar);
  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  g_clear_object (&self->document);
  g_clear_error (&self->error);
  G_OBJECT_CLASS (medina_file_loading_parent_class)->finalize (object);
}

static void
medina_file_loading_class_init (MedinaFileLoadingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_file_loading_finalize;
}

static void
medina_file_loading_init (MedinaFileLoading *self)
{
  self->began = g_get_monotonic_time ();
  self->cancellable = g_cancellable_new ();
}

MedinaFileLoading *
medina_file_loading_new (MedinaStore *store, GFile *file, MedinaFileLoaded loaded, gpointer data)
{
  MedinaFileLoading *self;

  g_return_val_if_fail (MEDINA_IS_STORE (store), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (MEDINA_TYPE_FILE_LOADING, NULL);
  self->file = g_object_ref (file);
  self->loaded = loaded;
  self->data = data;
  medina_document_load_async (store, file, self->cancellable, loaded_cb, g_object_ref (self));
  return self;
}
