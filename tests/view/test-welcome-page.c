/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-document.h"
#include "medina-welcome-page.h"
#include "named-game.h"
#include "table.h"

/* The games to go on with. */

typedef struct
{
  int players;
  const char *names;
} Case;

/* The names that named games have. */
static const Case cases[] = {
  { 2, "Aisha and Ben" },
  { 3, "Aisha, Ben and Chiara" },
  { 4, "Aisha, Ben, Chiara and Dai" },
};

static void
put_away (MedinaStore *store, int players)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, players);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game);
  g_autoptr (GError) error = NULL;

  named_game_play (game, "Of4");
  g_assert_true (medina_document_put_away (document, &error));
  g_assert_no_error (error);
}

static void
remove_all (MedinaStore *store)
{
  g_autoptr (GPtrArray) games = medina_store_list (store);

  for (guint i = 0; i < games->len; i++)
    medina_store_remove (store, ((MedinaSlotContents *) games->pdata[i])->id);
}

static const char *
description_of (GtkWidget *page)
{
  return adw_status_page_get_description (
    ADW_STATUS_PAGE (table_find (page, ADW_TYPE_STATUS_PAGE)));
}

static void
test_row (gconstpointer data)
{
  const Case *expected = data;
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *page = g_object_ref_sink (g_object_new (MEDINA_TYPE_WELCOME_PAGE, NULL));
  g_autofree char *description = g_strdup (description_of (page));
  GtkWidget *row;

  g_assert_nonnull (description);
  put_away (store, expected->players);
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  row = table_find (page, ADW_TYPE_ACTION_ROW);
  g_assert_nonnull (row);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, expected->names);
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)),
                                   "Second Edition, turn 1, 20"));
  g_assert_cmpstr (description_of (page), !=, description);
  remove_all (store);
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  g_assert_null (table_find (page, ADW_TYPE_ACTION_ROW));
  g_assert_cmpstr (description_of (page), ==, description);
  g_object_unref (page);
}

int
main (int argc, char **argv)
{
  table_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/welcome-page/players/%d", cases[i].players);

      g_test_add_data_func (path, &cases[i], test_row);
    }
  return g_test_run ();
}
