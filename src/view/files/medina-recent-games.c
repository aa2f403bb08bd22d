/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-recent-games.h"

#include <glib/gi18n.h>

#include "medina-record.h"
#include "medina-shown-name.h"

enum
{
  MAX_RECENT = 8,
};

void
medina_recent_games_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = {
    .mime_type = (char *) MEDINA_RECORD_MEDIA_TYPE,
    .app_name = (char *) g_get_application_name (),
    .app_exec = (char *) "medina %u",
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

/* Doubles underscores: in a menu one would make the next letter a mnemonic. */
static char *
label_recent (GtkRecentInfo *info)
{
  g_autofree char *name =
    medina_shown_name_to_words (gtk_recent_info_get_display_name (info), MEDINA_SHOWN_NAME_FILE);
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}

static gboolean
is_game (GtkRecentInfo *info)
{
  return g_strcmp0 (gtk_recent_info_get_mime_type (info), MEDINA_RECORD_MEDIA_TYPE) == 0;
}

static void
fill_recent_menu (GMenu *menu)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  int count = 0;

  g_menu_remove_all (menu);
  for (GList *l = infos; l != NULL && count < MAX_RECENT; l = l->next)
    if (is_game (l->data))
      {
        g_autofree char *label = label_recent (l->data);
        g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

        g_menu_item_set_action_and_target (item, "win.open-recent", "s",
                                           gtk_recent_info_get_uri (l->data));
        g_menu_append_item (menu, item);
        count++;
      }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  if (count == 0)
    /* Translators: in a menu, in place of the games that were opened last */
    g_menu_append (menu, _ ("No Recent Games"), "win.no-recent"); /* which is no action */
}

/* Only on this computer: a server may keep everybody waiting for its answer. */
static GFile *
find_folder (GtkRecentInfo *info)
{
  g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  g_autoptr (GFile) folder = g_file_is_native (file) ? g_file_get_parent (file) : NULL;

  return folder != NULL && g_file_query_exists (folder, NULL) ? g_steal_pointer (&folder) : NULL;
}

GFile *
medina_recent_games_find_folder (void)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GtkRecentInfo *latest = NULL;
  GFile *folder;

  for (GList *l = infos; l != NULL; l = l->next)
    if (is_game (l->data) &&
        (latest == NULL || g_date_time_compare (gtk_recent_info_get_modified (l->data),
                                                gtk_recent_info_get_modified (latest)) > 0))
      latest = l->data;
  folder = latest != NULL ? find_folder (latest) : NULL;
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return folder;
}

void
medina_recent_games_follow (GMenu *menu)
{
  g_return_if_fail (G_IS_MENU (menu));

  fill_recent_menu (menu);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (fill_recent_menu), menu, G_CONNECT_SWAPPED);
}
