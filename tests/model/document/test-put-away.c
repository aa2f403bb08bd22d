/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-fixture.h"
#include "document-sync.h"
#include "folder.h"

/* Documents that were saved to a file and put away. */

/* A game that was saved to a file can be put away where no slot can be written. */
static void
test_saved_instead (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  document_fixture_set_up_in (&fixture, "file/games");
  folder_write (fixture.folder, "file", "");
  file = document_fixture_file (&fixture, "evening.medina");
  document_fixture_play (&fixture, 3);
  g_assert_true (document_sync_save (fixture.document, file, FALSE, &error));
  document_fixture_play (&fixture, 1);
  g_assert_false (document_sync_close (fixture.document, &error));
  g_clear_error (&error);
  g_assert_true (document_sync_save (fixture.document, NULL, FALSE, &error));
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_no_error (error);
  document_fixture_clear (&fixture);
}

/* After a crash the game is still the one of its file. */
static void
test_resumes_file (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "evening.medina");
  document_fixture_play (&fixture, 4);
  g_assert_true (document_sync_save (fixture.document, file, FALSE, &error));
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_finalize_object (fixture.document);
  document_fixture_put (&fixture, document_sync_resume_only (fixture.store));
  g_assert_true (g_file_equal (medina_document_get_file (fixture.document), file));
  g_assert_false (medina_document_get_modified (fixture.document));
  medina_game_undo (fixture.game);
  g_assert_true (medina_document_get_modified (fixture.document));
  g_assert_true (document_sync_save (fixture.document, NULL, FALSE, &error));
  g_assert_no_error (error);
  document_fixture_clear (&fixture);
}

/* Where a key lies in the text is no matter of the game: what came to a loaded one lies elsewhere
 * after it was put away, and still the game is not modified. Nor is it when it is again what it
 * was. */
static void
test_resumes_loaded (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "evening.medina");
  medina_game_set_screens (fixture.game, TRUE);
  g_assert_true (document_sync_save (fixture.document, file, FALSE, &error));
  g_assert_true (document_sync_discard (fixture.document, &error));
  g_assert_finalize_object (fixture.document);

  document_fixture_put (&fixture, document_sync_load (fixture.store, file, &error));
  medina_placement_gate_finish (fixture.gate, FALSE);
  document_fixture_await (&fixture);
  g_assert_cmpuint (medina_game_get_length (fixture.game), >, 0);
  g_assert_true (document_sync_save (fixture.document, file, FALSE, &error));
  g_assert_false (medina_document_get_modified (fixture.document));
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_finalize_object (fixture.document);

  document_fixture_put (&fixture, document_sync_resume_only (fixture.store));
  g_assert_false (medina_document_get_modified (fixture.document));
  medina_game_set_screens (fixture.game, FALSE);
  g_assert_true (medina_document_get_modified (fixture.document));
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_no_error (error);
  g_assert_finalize_object (fixture.document);

  document_fixture_put (&fixture, document_sync_resume_only (fixture.store));
  g_assert_true (medina_document_get_modified (fixture.document));
  medina_game_set_screens (fixture.game, TRUE);
  g_assert_false (medina_document_get_modified (fixture.document));
  document_fixture_clear (&fixture);
}

/* A finished game that has a file is not listed among those in progress, whatever turn is looked
 * at. */
static void
test_finished_in_file (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GPtrArray) list = NULL;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "finished.medina");
  while (!medina_game_get_over (fixture.game))
    if (medina_game_get_awaiting_end (fixture.game))
      medina_game_end_turn (fixture.game);
    else
      document_fixture_play (&fixture, 1);
  g_assert_true (document_sync_save (fixture.document, file, FALSE, &error));
  medina_game_seek (fixture.game, 5);
  g_assert_false (medina_game_get_over (fixture.game));
  g_assert_true (medina_game_get_finished (fixture.game));
  g_assert_true (document_sync_close (fixture.document, &error));
  list = document_sync_list (fixture.store, MEDINA_STORE_SECTION_IN_PROGRESS);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 0);
  document_fixture_clear (&fixture);
}

/* Putting away waits for a save that began meanwhile. */
static void
test_saved_while_given_away (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GAsyncResult) put_away = NULL, saved = NULL;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "evening.medina");
  medina_document_close_async (fixture.document, await_result_cb, &put_away);
  medina_document_save_async (fixture.document, file, FALSE, NULL, await_result_cb, &saved);
  await (put_away != NULL);
  g_assert_nonnull (saved);
  g_assert_true (medina_document_save_finish (fixture.document, saved, &error));
  g_assert_true (medina_document_close_finish (fixture.document, put_away, &error));
  g_assert_true (g_file_query_exists (file, NULL));
  g_clear_object (&put_away);
  g_clear_object (&saved);
  document_fixture_clear (&fixture);
}

/* If it cannot be saved, the document stays and is kept as before. */
static void
test_saved_in_vain_while_put_away (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GAsyncResult) put_away = NULL, saved = NULL;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "nowhere/evening.medina");
  document_fixture_play (&fixture, 2);
  medina_document_close_async (fixture.document, await_result_cb, &put_away);
  medina_document_save_async (fixture.document, file, FALSE, NULL, await_result_cb, &saved);
  await (put_away != NULL);
  g_assert_false (medina_document_close_finish (fixture.document, put_away, &error));
  g_assert_nonnull (saved);
  await (!medina_document_get_busy (fixture.document));
  g_assert_true (medina_document_get_save_failed (fixture.document));
  g_assert_true (medina_document_get_autosaved (fixture.document));
  g_clear_object (&put_away);
  g_clear_object (&saved);
  document_fixture_play (&fixture, 1);
  g_clear_error (&error);
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_no_error (error);
  document_fixture_clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/put-away/a-saved-game-can-be-put-away-without-a-slot", test_saved_instead);
  g_test_add_func ("/put-away/a-resumed-game-knows-its-file", test_resumes_file);
  g_test_add_func ("/put-away/a-loaded-game-is-resumed-unmodified", test_resumes_loaded);
  g_test_add_func ("/put-away/a-finished-game-in-a-file-is-not-kept", test_finished_in_file);
  g_test_add_func ("/put-away/putting-away-waits-for-a-save", test_saved_while_given_away);
  g_test_add_func ("/put-away/a-failed-save-stops-putting-away", test_saved_in_vain_while_put_away);
  return g_test_run ();
}
