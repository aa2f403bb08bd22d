/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-stored-game-folder.h"

#include <glib/gi18n.h>

#include "medina-question.h"

static void
shown_cb (GObject *window, GAsyncResult *result, gpointer data)
{
  g_autoptr (GFile) game = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (gtk_show_uri_full_finish (GTK_WINDOW (window), result, &error) ||
      !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return;
  text = g_strdup_printf (
    /* Translators: the first %s is the system's reason, the second one a file */
    _ ("The folder with the game could not be shown: %1$s. The game is in the file “%2$s”."),
    error->message, g_file_peek_path (game));
  medina_question_tell (GTK_WINDOW (window), _ ("Could Not Show Folder"), text);
}

void
medina_stored_game_folder_show (GFile *game, GtkWindow *window)
{
  g_autoptr (GFile) folder = g_file_get_parent (game);
  g_autofree char *uri = g_file_get_uri (folder);

  gtk_show_uri_full (window, uri, GDK_CURRENT_TIME, NULL, shown_cb, g_object_ref (game));
}
