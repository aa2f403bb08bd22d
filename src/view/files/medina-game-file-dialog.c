/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-file-dialog.h"

#include <glib/gi18n.h>

#include "medina-record.h"

static GtkFileFilter *
create_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Medina Games"));
  gtk_file_filter_add_mime_type (filter, MEDINA_RECORD_MEDIA_TYPE);
  gtk_file_filter_add_suffix (filter, "medina");
  return filter;
}

GtkFileChooserNative *
medina_game_file_dialog_new (GtkWindow *window, GtkFileChooserAction action, const char *title)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = create_filter ();

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  return chooser;
}
