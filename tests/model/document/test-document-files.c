/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "document-fixture.h"
#include "folder.h"
#include "document-sync.h"
#include "medina-record-error.h"
#include "medina-record-picture.h"
#include "scripted-game.h"

/* Documents and the files that they are saved to. */

static void
test_save_and_load (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  MedinaDocument *loaded;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "evening.medina");
  g_assert_false (medina_document_get_modified (fixture.document));
  document_fixture_play (&fixture, 15);
  g_assert_true (medina_document_get_modified (fixture.document));
  g_assert_cmpstr (medina_document_get_title (fixture.document), ==, "");
  document_sync_save (fixture.document, file, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (fixture.document));
  g_assert_cmpstr (medina_document_get_title (fixture.document), ==, "evening");

  medina_game_undo (fixture.game);
  g_assert_true (medina_document_get_modified (fixture.document));
  medina_game_redo (fixture.game);
  g_assert_false (medina_document_get_modified (fixture.document));
  document_fixture_await (&fixture);

  loaded = document_sync_load (fixture.store, file, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  g_assert_cmpmem (medina_game_get_position (medina_document_get_game (loaded)),
                   sizeof (MdnPosition), medina_game_get_position (fixture.game),
                   sizeof (MdnPosition));
  g_assert_finalize_object (loaded);
  document_fixture_clear (&fixture);
}

/* A game from a picture has all of itself there, but nothing to be saved to. */
static void
test_picture (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) record = NULL, drawing = g_bytes_new_static ("<svg></svg>", 11),
                     picture = NULL;
  MedinaDocument *loaded;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "evening.of.cats.svg");
  document_fixture_play (&fixture, 7);
  record = medina_document_get_record (fixture.document);
  picture = medina_record_picture_add (drawing, record);
  g_file_set_contents (g_file_peek_path (file), g_bytes_get_data (picture, NULL),
                       (gssize) g_bytes_get_size (picture), &error);
  g_assert_no_error (error);

  loaded = document_sync_load (fixture.store, file, &error);
  g_assert_no_error (error);
  g_assert_null (medina_document_get_file (loaded));
  g_assert_cmpstr (medina_document_get_title (loaded), ==, "evening.of.cats");
  g_assert_false (medina_document_get_modified (loaded));
  g_assert_cmpuint (medina_game_get_length (medina_document_get_game (loaded)), ==, 7);
  g_assert_false (medina_document_get_autosaved (loaded));
  medina_game_undo (medina_document_get_game (loaded));
  g_assert_true (medina_document_get_modified (loaded));
  g_assert_true (medina_document_get_autosaved (loaded));
  g_assert_true (document_sync_discard (loaded, &error));
  g_assert_finalize_object (loaded);
  document_fixture_clear (&fixture);
}

/* No file has a game from elsewhere: it is stored at once. */
static void
test_from_elsewhere (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (MedinaRecord) record = NULL;
  MedinaDocument *document;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 7);
  bytes = medina_document_get_record (fixture.document);
  record =
    medina_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  document = medina_document_new_from_record (fixture.store, record);
  g_assert_true (medina_document_get_autosaved (document));
  g_assert_true (medina_document_get_modified (document));
  g_assert_cmpstr (medina_document_get_title (document), ==, "");
  g_assert_true (document_sync_discard (document, &error));
  g_assert_finalize_object (document);
  document_fixture_clear (&fixture);
}

/* What belongs to the game beside its placements: whether stocks are hidden, and that the player
 * has not ended the last turn. What belongs to the table alone is not in the file. */
static void
test_whole_game (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *text = NULL, *path = NULL;
  MedinaDocument *loaded;
  MedinaGame *game;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "evening.medina");
  document_fixture_play (&fixture, 4);
  g_assert_true (medina_game_get_awaiting_end (fixture.game));
  medina_game_set_screens (fixture.game, TRUE);
  document_sync_save (fixture.document, file, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (fixture.document));
  path = g_file_get_path (file);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (strstr (text, "[Resume]"));

  loaded = document_sync_load (fixture.store, file, &error);
  g_assert_no_error (error);
  game = medina_document_get_game (loaded);
  g_assert_true (medina_game_get_screens (game));
  g_assert_true (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (medina_player_get_number (medina_game_get_current_player (game)), ==,
                    medina_player_get_number (medina_game_get_current_player (fixture.game)));
  g_assert_false (medina_document_get_modified (loaded));
  medina_game_lift_curtain (game);
  medina_game_end_turn (game);
  g_assert_true (medina_document_get_modified (loaded));
  g_assert_true (document_sync_discard (loaded, &error));
  g_assert_finalize_object (loaded);
  document_fixture_clear (&fixture);
}

/* Where something can be redone no turn awaits its end, whatever a record says. */
static void
test_no_end_to_await (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  g_autoptr (MedinaGame) game = scripted_game_new (&setup);
  g_autoptr (MedinaRecord) record = medina_record_new (&setup);
  g_autoptr (MedinaGame) again = NULL, undone = NULL;

  scripted_game_play (game, "Gd4 Wb1 Pd8 Wc1");
  medina_game_fill_record (game, record);
  g_assert_true (record->resume.awaiting_end);
  again = medina_game_new_from_record (record);
  g_assert_true (medina_game_get_awaiting_end (again));
  mdn_game_seek (&record->game, 2);
  undone = medina_game_new_from_record (record);
  g_assert_false (medina_game_get_awaiting_end (undone));
  g_assert_true (medina_game_accepts_placements (undone));
}

/* The player who was chosen to begin also begins the next game, however often the file was read. */
static void
test_chosen_start (void)
{
  DocumentFixture fixture;
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 4);
  g_autoptr (MedinaRecord) record = medina_record_new (&setup);
  g_autoptr (MedinaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  MedinaDocument *loaded;

  record->start_chosen = TRUE;
  game = medina_game_new_from_record (record);
  document_fixture_set_up (&fixture);
  g_assert_finalize_object (fixture.document);
  document_fixture_put (&fixture, medina_document_new (fixture.store, game));
  file = document_fixture_file (&fixture, "evening.medina");
  document_fixture_play (&fixture, 1);
  document_sync_save (fixture.document, file, FALSE, &error);
  g_assert_no_error (error);
  loaded = document_sync_load (fixture.store, file, &error);
  g_assert_no_error (error);
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (MedinaGame) rematch = medina_game_new_rematch (medina_document_get_game (loaded));

      g_assert_cmpint (medina_game_get_setup (rematch)->first, ==, setup.first);
    }
  g_assert_finalize_object (loaded);
  document_fixture_clear (&fixture);
}

/* A game that was just saved, loaded or resumed is not modified, nor is one whose file another
 * program has written in its own way, with remarks and a byte order mark. */
static void
test_unmodified (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL, other = NULL;
  g_autofree char *path = NULL, *text = NULL, *odd = NULL;
  MedinaDocument *loaded;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "evening.medina");
  document_fixture_play (&fixture, 6);
  document_sync_save (fixture.document, file, FALSE, &error);
  g_assert_no_error (error);
  path = g_file_get_path (file);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  odd = g_strconcat ("\xef\xbb\xbf# mine\n\n\n", text, "\n\n# the end\n\n", NULL);
  folder_write (fixture.folder, "odd.medina", odd);

  other = document_fixture_file (&fixture, "odd.medina");
  loaded = document_sync_load (fixture.store, other, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  g_assert_true (document_sync_discard (fixture.document, &error));
  g_assert_finalize_object (fixture.document);
  document_fixture_put (&fixture, loaded);
  document_sync_save (fixture.document, NULL, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  document_fixture_play (&fixture, 1);
  g_assert_true (medina_document_get_modified (loaded));
  document_sync_save (fixture.document, NULL, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  document_fixture_clear (&fixture);
}

static void
test_changed_by_others (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "evening.medina");
  document_fixture_play (&fixture, 3);
  g_assert_true (document_sync_save (fixture.document, file, FALSE, &error));
  folder_write (fixture.folder, "evening.medina", "something else");
  document_fixture_play (&fixture, 1);
  g_assert_false (document_sync_save (fixture.document, NULL, FALSE, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_CHANGED);
  g_clear_error (&error);
  g_assert_true (medina_document_get_modified (fixture.document));
  g_assert_true (document_sync_save (fixture.document, NULL, TRUE, &error));
  g_assert_false (medina_document_get_modified (fixture.document));
  document_fixture_clear (&fixture);
}

static void
test_bad_file (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  document_fixture_set_up (&fixture);
  file = document_fixture_file (&fixture, "picture.medina");
  folder_write (fixture.folder, "picture.medina", "\x89PNG\r\n");
  g_assert_null (document_sync_load (fixture.store, file, &error));
  g_assert_nonnull (error);
  document_fixture_clear (&fixture);
}

/* A name belongs to the game: the file lacks it until it is saved once more. */
static void
test_renamed (void)
{
  DocumentFixture fixture;
  g_autoptr (GFile) file = NULL;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 3);
  file = document_fixture_file (&fixture, "named.medina");
  g_assert_true (document_sync_save (fixture.document, file, FALSE, NULL));
  g_assert_false (medina_document_get_modified (fixture.document));
  medina_player_set_name (medina_game_get_player (fixture.game, 1), "Zahra");
  g_assert_true (medina_document_get_modified (fixture.document));
  g_assert_true (document_sync_save (fixture.document, NULL, FALSE, NULL));
  g_assert_false (medina_document_get_modified (fixture.document));
  document_fixture_clear (&fixture);
}

static void
save_new (DocumentFixture *fixture, GFile *file, GFile *otherwise)
{
  g_autoptr (GAsyncResult) saved = NULL;
  g_autoptr (GError) error = NULL;

  medina_document_save_new_async (fixture->document, file, otherwise, NULL, await_result_cb,
                                  &saved);
  await (saved != NULL);
  g_assert_true (medina_document_save_finish (fixture->document, saved, &error));
  g_assert_no_error (error);
}

/* What is there under a name that nobody has chosen stays. */
static void
test_new (void)
{
  DocumentFixture fixture;
  g_autoptr (GFile) file = NULL, otherwise = NULL;
  g_autofree char *text = NULL;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 3);
  file = document_fixture_file (&fixture, "evening.medina");
  otherwise = document_fixture_file (&fixture, "evening");
  save_new (&fixture, file, otherwise);
  g_assert_true (g_file_equal (medina_document_get_file (fixture.document), file));
  g_assert_false (g_file_query_exists (otherwise, NULL));

  folder_write (fixture.folder, "evening.medina", "something else");
  save_new (&fixture, file, otherwise);
  g_assert_true (g_file_equal (medina_document_get_file (fixture.document), otherwise));
  g_assert_true (g_file_query_exists (otherwise, NULL));
  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "something else");
  g_assert_false (medina_document_get_modified (fixture.document));
  document_fixture_clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document-files/what-is-saved-is-loaded", test_save_and_load);
  g_test_add_func ("/document-files/a-picture-is-no-file", test_picture);
  g_test_add_func ("/document-files/a-game-from-elsewhere-is-stored", test_from_elsewhere);
  g_test_add_func ("/document-files/screens-and-the-open-turn-are-saved", test_whole_game);
  g_test_add_func ("/document-files/no-turn-awaits-its-end-before-a-redo", test_no_end_to_await);
  g_test_add_func ("/document-files/who-was-chosen-begins-a-rematch", test_chosen_start);
  g_test_add_func ("/document-files/a-saved-game-is-not-modified", test_unmodified);
  g_test_add_func ("/document-files/a-file-changed-by-others-is-not-replaced",
                   test_changed_by_others);
  g_test_add_func ("/document-files/a-name-that-nobody-chose-replaces-nothing", test_new);
  g_test_add_func ("/document-files/a-bad-file-is-refused", test_bad_file);
  g_test_add_func ("/document-files/a-new-name-is-a-change", test_renamed);
  return g_test_run ();
}
