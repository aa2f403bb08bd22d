/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "medina-score-sheet.h"
#include "medina-welcome-page.h"
#include "named-game.h"
#include "welcome-fixture.h"

/* The games that are finished and still listed. */

static void
resume_cb (GtkWidget *page, const char *id, char **resumed)
{
  g_assert_null (*resumed);
  *resumed = g_strdup (id);
}

static void
assert_tells_winner (GtkListBoxRow *row, MedinaGame *game)
{
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (game);
  g_autofree char *words =
    g_strdup_printf (", %s won with ",
                     medina_player_get_name (medina_score_sheet_get_player (sheet, 0)));

  g_assert_cmpuint (medina_score_sheet_get_n_winners (sheet), ==, 1);
  g_assert_nonnull (strstr (welcome_get_subtitle (row), words));
}

/* A finished game is not to be gone on with: it stands apart, and can be opened and removed. */
static void
test_finished (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game), again = NULL;
  g_autofree char *finished = welcome_path ("finished"), *id = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page;
  GtkListBox *box;
  MdnRandom random;

  mdn_random_seed (&random, 4);
  while (named_game_play_random (game, &random))
    document_sync_await_stored (document);
  g_assert_true (document_sync_close (document, &error));
  g_assert_no_error (error);
  page = welcome_create_page (store);
  g_signal_connect (page, "resume", G_CALLBACK (resume_cb), &id);
  box = welcome_find_box (page, MEDINA_STORE_SECTION_FINISHED);
  await (welcome_is_row (box, 0));
  g_assert_false (
    gtk_widget_get_visible (welcome_find_list (page, MEDINA_STORE_SECTION_IN_PROGRESS)));
  g_assert_true (gtk_widget_get_visible (welcome_find_list (page, MEDINA_STORE_SECTION_FINISHED)));
  g_assert_cmpint (welcome_count_games (box), ==, 1);
  assert_tells_winner (gtk_list_box_get_row_at_index (box, 0), game);
  g_signal_emit_by_name (box, "row-activated", gtk_list_box_get_row_at_index (box, 0));
  again = document_sync_resume (store, id, &error);
  g_assert_no_error (error);
  g_assert_true (medina_game_get_over (medina_document_get_game (again)));
  g_assert_true (document_sync_discard (again, &error));
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (!welcome_is_row (box, 0));
  g_assert_false (gtk_widget_get_visible (welcome_find_list (page, MEDINA_STORE_SECTION_FINISHED)));
  g_assert_cmpint (g_rmdir (finished), ==, 0);
  g_object_unref (page);
}

/* A game that an earlier version left among the others stands apart as well. */
static void
test_finished_before (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game);
  g_autoptr (MedinaSlotContents) kept = NULL;
  g_autofree char *finished = welcome_path ("finished"), *name = NULL, *before = NULL,
                  *after = NULL;
  GtkWidget *page;
  MdnRandom random;

  mdn_random_seed (&random, 4);
  while (named_game_play_random (game, &random))
    document_sync_await_stored (document);
  g_assert_true (document_sync_close (document, NULL));
  kept = document_sync_find (store);
  name = g_strconcat (kept->id, MEDINA_RECORD_SUFFIX, NULL);
  before = welcome_path (name);
  after = g_build_filename (finished, name, NULL);
  g_assert_cmpint (g_rename (after, before), ==, 0);
  g_assert_cmpint (g_rmdir (finished), ==, 0);
  page = welcome_create_page (store);
  await (welcome_is_row (welcome_find_box (page, MEDINA_STORE_SECTION_FINISHED), 0));
  g_assert_true (medina_store_remove (store, kept->id, NULL));
  g_assert_cmpint (g_rmdir (finished), ==, 0);
  g_object_unref (page);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/welcome-finished/finished-games-stand-apart", test_finished);
  g_test_add_func ("/welcome-finished/finished-games-of-earlier-versions-stand-apart",
                   test_finished_before);
  return g_test_run ();
}
