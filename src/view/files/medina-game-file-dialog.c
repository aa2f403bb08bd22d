/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-file-dialog.h"

#include <glib/gi18n.h>

#include "medina-picture-format.h"
#include "medina-record.h"

static GtkFileFilter *
create_filter (const char *name, gboolean games, gboolean pictures)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  if (games)
    {
      gtk_file_filter_add_mime_type (filter, MEDINA_RECORD_MEDIA_TYPE);
      gtk_file_filter_add_suffix (filter, "medina");
    }
  for (MedinaPictureFormat format = 0; pictures && format < MEDINA_PICTURE_FORMATS; format++)
    gtk_file_filter_add_suffix (filter, medina_picture_format_get_extension (format));
  return filter;
}

static void
add_filter (GtkFileChooser *chooser, const char *name, gboolean games, gboolean pictures)
{
  g_autoptr (GtkFileFilter) filter = create_filter (name, games, pictures);

  gtk_file_chooser_add_filter (chooser, filter);
  /* Otherwise some desktops choose none of them, others the last. */
  if (gtk_file_chooser_get_filter (chooser) == NULL)
    gtk_file_chooser_set_filter (chooser, filter);
}

GtkFileChooserNative *
medina_game_file_dialog_new (GtkWindow *window, GtkFileChooserAction action, const char *title)
{
  GtkFileChooserNative *native = gtk_file_chooser_native_new (title, window, action, NULL, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  const gboolean opening = action == GTK_FILE_CHOOSER_ACTION_OPEN;

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  if (opening)
    /* Translators: all files that Medina can open: games, and pictures that it exported */
    add_filter (chooser, _ ("Games and Exported Pictures"), TRUE, TRUE);
  add_filter (chooser, _ ("Medina Games"), TRUE, FALSE);
  if (opening)
    /* Translators: pictures that Medina exported and can open: they have a whole game in them */
    add_filter (chooser, _ ("Exported Pictures"), FALSE, TRUE);
  return native;
}
