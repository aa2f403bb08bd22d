/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "welcome-fixture.h"

#include "document-sync.h"
#include "driver.h"
#include "medina-stored-game-list.h"
#include "medina-stored-game-row.h"
#include "medina-welcome-page.h"

const char *
welcome_get_subtitle (gpointer row)
{
  return medina_stored_game_row_get_subtitle (MEDINA_STORED_GAME_ROW (row));
}

char *
welcome_path (const char *name)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "medina", "games", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

GtkWidget *
welcome_find_list (GtkWidget *page, MedinaStoreSection section)
{
  GtkWidget *first = driver_find (page, MEDINA_TYPE_STORED_GAME_LIST);

  return section == MEDINA_STORE_SECTION_IN_PROGRESS ? first : gtk_widget_get_next_sibling (first);
}

GtkListBox *
welcome_find_box (GtkWidget *page, MedinaStoreSection section)
{
  return GTK_LIST_BOX (gtk_widget_get_template_child (welcome_find_list (page, section),
                                                      MEDINA_TYPE_STORED_GAME_LIST, "list"));
}

gboolean
welcome_is_row (GtkListBox *box, int index)
{
  return MEDINA_IS_STORED_GAME_ROW (gtk_list_box_get_row_at_index (box, index));
}

GtkListBoxRow *
welcome_find_more (GtkListBox *box)
{
  int index = 0;

  while (welcome_is_row (box, index))
    index++;
  return gtk_list_box_get_row_at_index (box, index);
}

int
welcome_count_games (GtkListBox *box)
{
  return gtk_list_box_row_get_index (welcome_find_more (box));
}

GtkWidget *
welcome_create_page (MedinaStore *store)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (MEDINA_TYPE_WELCOME_PAGE, NULL));

  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  return page;
}

void
welcome_remove_game (GtkWidget *page, const char *id)
{
  gtk_widget_activate_action (welcome_find_list (page, MEDINA_STORE_SECTION_IN_PROGRESS),
                              "stored-game.remove", "s", id);
  driver_answer ("remove");
}

void
welcome_remove_all (MedinaStore *store)
{
  g_autoptr (GPtrArray) games = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);

  for (guint i = 0; i < games->len; i++)
    medina_store_remove (store, ((MedinaSlotContents *) games->pdata[i])->id, NULL);
}
