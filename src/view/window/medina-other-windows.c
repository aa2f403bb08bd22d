/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-other-windows.h"

void
medina_other_windows_refresh (MedinaWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_return_if_fail (MEDINA_IS_WINDOW (self));

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) other = g_list_model_get_item (windows, i);

      if (MEDINA_IS_WINDOW (other) && other != GTK_WIDGET (self) && gtk_widget_get_mapped (other) &&
          medina_window_get_document (MEDINA_WINDOW (other)) == NULL)
        medina_window_refresh_welcome (MEDINA_WINDOW (other));
    }
}

static gboolean
has_slot (MedinaWindow *window, const char *id)
{
  MedinaDocument *document = medina_window_get_document (window);

  return document != NULL && medina_document_has_slot (document, id);
}

static MedinaWindow *
find_slot (GtkApplication *application, const char *id)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (MEDINA_IS_WINDOW (l->data) && has_slot (l->data, id))
      return l->data;
  return NULL;
}

static gboolean
show (MedinaWindow *self, MedinaWindow *found)
{
  if (found == NULL || found == self)
    return FALSE;
  gtk_window_present (GTK_WINDOW (found));
  return TRUE;
}

gboolean
medina_other_windows_show_file (MedinaWindow *self, GFile *file)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (self), FALSE);

  return show (self, medina_window_find (gtk_window_get_application (GTK_WINDOW (self)), file));
}

gboolean
medina_other_windows_show_slot (MedinaWindow *self, const char *id)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (self), FALSE);

  return show (self, find_slot (gtk_window_get_application (GTK_WINDOW (self)), id));
}
