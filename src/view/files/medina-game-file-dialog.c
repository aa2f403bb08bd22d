/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-file-dialog.h"

#include <glib/gi18n.h>

#include "medina-picture-format.h"
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

/* Of boards, with their games in them. */
static GtkFileFilter *
create_picture_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  /* Translators: pictures that Medina exported and can open: they have a whole game in them */
  gtk_file_filter_set_name (filter, _ ("Exported Pictures"));
  for (MedinaPictureFormat format = 0; format < MEDINA_PICTURE_FORMATS; format++)
    gtk_file_filter_add_suffix (filter, medina_picture_format_get_extension (format));
  return filter;
}

GtkFileChooserNative *
medina_game_file_dialog_new (GtkWindow *window, GtkFileChooserAction action, const char *title)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = create_filter ();
  g_autoptr (GtkFileFilter) pictures = create_picture_filter ();

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  if (action == GTK_FILE_CHOOSER_ACTION_OPEN)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), pictures);
  return chooser;
}
