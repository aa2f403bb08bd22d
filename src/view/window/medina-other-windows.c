/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-other-windows.h"

/* --- Which has what --------------------------------------------------------------------------- */

typedef gboolean (*Has) (MedinaDocument *document, gconstpointer wanted);

static MedinaWindow *
find (GtkApplication *application, Has has, gconstpointer wanted)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    {
      MedinaDocument *document =
        MEDINA_IS_WINDOW (l->data) ? medina_window_get_document (l->data) : NULL;

      if (document != NULL && has (document, wanted))
        return l->data;
    }
  return NULL;
}

static gboolean
has_file (MedinaDocument *document, gconstpointer file)
{
  GFile *own = medina_document_get_file (document);

  return own != NULL && g_file_equal (own, (GFile *) file);
}

static gboolean
has_same (MedinaDocument *document, gconstpointer other)
{
  return medina_document_has_same (document, (MedinaDocument *) other);
}

static gboolean
has_slot (MedinaDocument *document, gconstpointer id)
{
  return medina_document_has_slot (document, id);
}

MedinaWindow *
medina_other_windows_find_file (GtkApplication *application, GFile *file)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return find (application, has_file, file);
}

MedinaWindow *
medina_other_windows_find_document (GtkApplication *application, MedinaDocument *document)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (document), NULL);

  return find (application, has_same, document);
}

/* --- What is wanted in one -------------------------------------------------------------------- */

/* In its own window a file is read anew, which brings back what was saved. */
static gboolean
present_other (MedinaWindow *self, Has has, gconstpointer wanted)
{
  MedinaWindow *found = find (gtk_window_get_application (GTK_WINDOW (self)), has, wanted);

  if (found == NULL || found == self)
    return FALSE;
  gtk_window_present (GTK_WINDOW (found));
  return TRUE;
}

static gboolean
file_wanted_cb (MedinaWindow *self, GFile *file)
{
  return present_other (self, has_file, file);
}

static gboolean
document_wanted_cb (MedinaWindow *self, MedinaDocument *document)
{
  return present_other (self, has_same, document);
}

static gboolean
slot_wanted_cb (MedinaWindow *self, const char *id)
{
  return present_other (self, has_slot, id);
}

MedinaWindow *
medina_other_windows_add (GtkApplication *application, GSettings *settings, MedinaStore *store)
{
  static const struct
  {
    const char *signal;
    GCallback callback;
  } wants[] = {
    { "wanted", G_CALLBACK (file_wanted_cb) },
    { "document-wanted", G_CALLBACK (document_wanted_cb) },
    { "slot-wanted", G_CALLBACK (slot_wanted_cb) },
  };
  MedinaWindow *window = medina_window_new (application, settings, store);

  for (gsize i = 0; i < G_N_ELEMENTS (wants); i++)
    g_signal_connect_object (medina_window_get_opener (window), wants[i].signal, wants[i].callback,
                             window, G_CONNECT_SWAPPED);
  return window;
}
