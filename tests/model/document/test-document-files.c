/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "desk.h"
#include "folder.h"
#include "keeping.h"
#include "medina-record-error.h"
#include "table.h"

/* Documents and the files that they are saved to. */

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
save (Desk *self, GFile *file, gboolean replace, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_save_async (self->document, file, replace, result_cb, &result);
  await (result != NULL);
  return medina_document_save_finish (self->document, result, error);
}

static MedinaDocument *
load (Desk *self, GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_load_async (self->store, file, NULL, result_cb, &result);
  await (result != NULL);
  return medina_document_load_finish (result, error);
}

static void
test_save_and_load (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  MedinaDocument *loaded;

  desk_set_up (&desk);
  file = desk_file (&desk, "evening.medina");
  g_assert_false (medina_document_get_modified (desk.document));
  desk_play (&desk, 15);
  g_assert_true (medina_document_get_modified (desk.document));
  g_assert_cmpstr (medina_document_get_title (desk.document), ==, "");
  save (&desk, file, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (desk.document));
  g_assert_cmpstr (medina_document_get_title (desk.document), ==, "evening");

  medina_game_undo (desk.game);
  g_assert_true (medina_document_get_modified (desk.document));
  medina_game_redo (desk.game);
  g_assert_false (medina_document_get_modified (desk.document));
  desk_wait (&desk);

  loaded = load (&desk, file, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  g_assert_cmpmem (medina_game_get_position (medina_document_get_game (loaded)),
                   sizeof (MdnPosition), medina_game_get_position (desk.game),
                   sizeof (MdnPosition));
  g_assert_finalize_object (loaded);
  desk_clear (&desk);
}

/* What belongs to the game beside its placements: whether stocks are hidden, and that the player has
 * not ended the last turn. What belongs to the table alone is not in the file. */
static void
test_whole_game (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *text = NULL, *path = NULL;
  MedinaDocument *loaded;
  MedinaGame *game;

  desk_set_up (&desk);
  file = desk_file (&desk, "evening.medina");
  desk_play (&desk, 4);
  g_assert_true (medina_game_get_awaiting_end (desk.game));
  medina_game_set_screens (desk.game, TRUE);
  save (&desk, file, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (desk.document));
  path = g_file_get_path (file);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (strstr (text, "[Resume]"));

  loaded = load (&desk, file, &error);
  g_assert_no_error (error);
  game = medina_document_get_game (loaded);
  g_assert_true (medina_game_get_screens (game));
  g_assert_true (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (medina_player_get_number (medina_game_get_current_player (game)), ==,
                    medina_player_get_number (medina_game_get_current_player (desk.game)));
  g_assert_false (medina_document_get_modified (loaded));
  medina_game_end_turn (game);
  g_assert_true (medina_document_get_modified (loaded));
  g_assert_true (keeping_discard (loaded, &error));
  g_assert_finalize_object (loaded);
  desk_clear (&desk);
}

/* Where something can be redone no turn awaits its end, whatever somebody has written into a record. */
static void
test_no_end_to_await (void)
{
  const MdnSetup setup = table_setup (MDN_SECOND_EDITION, 3);
  g_autoptr (MedinaGame) game = table_game (&setup);
  g_autoptr (MedinaRecord) record = medina_record_new (&setup);
  g_autoptr (MedinaGame) again = NULL, undone = NULL;

  table_play (game, "Gd4 Wb1 Pd8 Wc1");
  medina_game_fill_record (game, record);
  g_assert_true (record->resume.awaiting_end);
  again = medina_game_new_from_record (record);
  g_assert_true (medina_game_get_awaiting_end (again));
  mdn_game_seek (&record->game, 2);
  undone = medina_game_new_from_record (record);
  g_assert_false (medina_game_get_awaiting_end (undone));
  g_assert_true (medina_game_accepts_placements (undone));
}

/* Who was chosen to begin does so in the next game, too, however often the file was read. */
static void
test_chosen_start (void)
{
  Desk desk;
  const MdnSetup setup = table_setup (MDN_SECOND_EDITION, 4);
  g_autoptr (MedinaRecord) record = medina_record_new (&setup);
  g_autoptr (MedinaGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  MedinaDocument *loaded;

  record->start_chosen = TRUE;
  game = medina_game_new_from_record (record);
  desk_set_up (&desk);
  g_assert_finalize_object (desk.document);
  desk_put (&desk, medina_document_new (desk.store, game));
  file = desk_file (&desk, "evening.medina");
  desk_play (&desk, 1);
  save (&desk, file, FALSE, &error);
  g_assert_no_error (error);
  loaded = load (&desk, file, &error);
  g_assert_no_error (error);
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (MedinaGame) rematch = medina_game_new_rematch (medina_document_get_game (loaded));

      g_assert_cmpint (medina_game_get_setup (rematch)->first, ==, setup.first);
    }
  g_assert_finalize_object (loaded);
  desk_clear (&desk);
}

/* A game that was just saved, loaded or resumed is not modified, nor is one whose file another
 * program has written in its own way, with remarks and a byte order mark. */
static void
test_unmodified (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL, other = NULL;
  g_autofree char *path = NULL, *text = NULL, *odd = NULL;
  MedinaDocument *loaded;

  desk_set_up (&desk);
  file = desk_file (&desk, "evening.medina");
  desk_play (&desk, 6);
  save (&desk, file, FALSE, &error);
  g_assert_no_error (error);
  path = g_file_get_path (file);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  odd = g_strconcat ("\xef\xbb\xbf# mine\n\n\n", text, "\n\n# the end\n\n", NULL);
  folder_write (desk.folder, "odd.medina", odd);

  other = desk_file (&desk, "odd.medina");
  loaded = load (&desk, other, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  g_assert_true (keeping_discard (desk.document, &error));
  g_assert_finalize_object (desk.document);
  desk_put (&desk, loaded);
  save (&desk, NULL, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  desk_play (&desk, 1);
  g_assert_true (medina_document_get_modified (loaded));
  save (&desk, NULL, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  desk_clear (&desk);
}

static void
test_changed_by_others (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  desk_set_up (&desk);
  file = desk_file (&desk, "evening.medina");
  desk_play (&desk, 3);
  g_assert_true (save (&desk, file, FALSE, &error));
  folder_write (desk.folder, "evening.medina", "something else");
  desk_play (&desk, 1);
  g_assert_false (save (&desk, NULL, FALSE, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_CHANGED);
  g_clear_error (&error);
  g_assert_true (medina_document_get_modified (desk.document));
  g_assert_true (save (&desk, NULL, TRUE, &error));
  g_assert_false (medina_document_get_modified (desk.document));
  desk_clear (&desk);
}

static void
test_bad_file (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  desk_set_up (&desk);
  file = desk_file (&desk, "picture.medina");
  folder_write (desk.folder, "picture.medina", "\x89PNG\r\n");
  g_assert_null (load (&desk, file, &error));
  g_assert_nonnull (error);
  desk_clear (&desk);
}

/* What was saved is not lost where nothing can be kept, and there is nothing to complain about. */
static void
test_saved_instead (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  desk_set_up_in (&desk, "file/games");
  folder_write (desk.folder, "file", "");
  file = desk_file (&desk, "evening.medina");
  desk_play (&desk, 3);
  g_assert_true (save (&desk, file, FALSE, &error));
  desk_play (&desk, 1);
  g_assert_false (keeping_put_away (desk.document, &error));
  g_clear_error (&error);
  g_assert_true (save (&desk, NULL, FALSE, &error));
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_no_error (error);
  desk_clear (&desk);
}

/* After a crash the game is still the one of its file. */
static void
test_resumes_file (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GPtrArray) list = NULL;

  desk_set_up (&desk);
  file = desk_file (&desk, "evening.medina");
  desk_play (&desk, 4);
  g_assert_true (save (&desk, file, FALSE, &error));
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_finalize_object (desk.document);
  list = keeping_list (desk.store, MEDINA_SHELF_IN_PROGRESS);
  desk_put (&desk,
            keeping_resume (desk.store, ((MedinaSlotContents *) list->pdata[0])->id, &error));
  g_assert_true (g_file_equal (medina_document_get_file (desk.document), file));
  g_assert_false (medina_document_get_modified (desk.document));
  medina_game_undo (desk.game);
  g_assert_true (medina_document_get_modified (desk.document));
  g_assert_true (save (&desk, NULL, FALSE, &error));
  g_assert_no_error (error);
  desk_clear (&desk);
}

/* There is nothing to go on with in a finished game that a file has, whatever turn is looked at. */
static void
test_finished_in_file (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GPtrArray) list = NULL;

  desk_set_up (&desk);
  file = desk_file (&desk, "finished.medina");
  while (!medina_game_get_over (desk.game))
    if (medina_game_get_awaiting_end (desk.game))
      medina_game_end_turn (desk.game);
    else
      desk_play (&desk, 1);
  g_assert_true (save (&desk, file, FALSE, &error));
  medina_game_seek (desk.game, 5);
  g_assert_false (medina_game_get_over (desk.game));
  g_assert_true (medina_game_get_finished (desk.game));
  g_assert_true (keeping_put_away (desk.document, &error));
  list = keeping_list (desk.store, MEDINA_SHELF_IN_PROGRESS);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 0);
  desk_clear (&desk);
}

/* Nobody lets go of a document that is still being saved, although it is given away already. */
static void
test_saved_while_given_away (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GAsyncResult) put_away = NULL, saved = NULL;

  desk_set_up (&desk);
  file = desk_file (&desk, "evening.medina");
  medina_document_put_away_async (desk.document, result_cb, &put_away);
  medina_document_save_async (desk.document, file, FALSE, result_cb, &saved);
  await (put_away != NULL);
  g_assert_nonnull (saved);
  g_assert_true (medina_document_save_finish (desk.document, saved, &error));
  g_assert_true (medina_document_put_away_finish (desk.document, put_away, &error));
  g_assert_true (g_file_query_exists (file, NULL));
  g_clear_object (&put_away);
  g_clear_object (&saved);
  desk_clear (&desk);
}

/* If it cannot be saved, the document stays and is kept as before. */
static void
test_saved_in_vain_while_put_away (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GAsyncResult) put_away = NULL, saved = NULL;

  desk_set_up (&desk);
  file = desk_file (&desk, "nowhere/evening.medina");
  desk_play (&desk, 2);
  medina_document_put_away_async (desk.document, result_cb, &put_away);
  medina_document_save_async (desk.document, file, FALSE, result_cb, &saved);
  await (put_away != NULL);
  g_assert_false (medina_document_put_away_finish (desk.document, put_away, &error));
  g_assert_nonnull (saved);
  await (!medina_document_get_busy (desk.document));
  g_assert_true (medina_document_get_save_failed (desk.document));
  g_assert_true (medina_document_get_kept (desk.document));
  g_clear_object (&put_away);
  g_clear_object (&saved);
  desk_play (&desk, 1);
  g_clear_error (&error);
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_no_error (error);
  desk_clear (&desk);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document-files/save-and-load", test_save_and_load);
  g_test_add_func ("/document-files/whole-game", test_whole_game);
  g_test_add_func ("/document-files/no-end-to-await", test_no_end_to_await);
  g_test_add_func ("/document-files/chosen-start", test_chosen_start);
  g_test_add_func ("/document-files/unmodified", test_unmodified);
  g_test_add_func ("/document-files/changed-by-others", test_changed_by_others);
  g_test_add_func ("/document-files/bad-file", test_bad_file);
  g_test_add_func ("/document-files/saved-instead", test_saved_instead);
  g_test_add_func ("/document-files/resumes-file", test_resumes_file);
  g_test_add_func ("/document-files/finished-in-file", test_finished_in_file);
  g_test_add_func ("/document-files/saved-while-given-away", test_saved_while_given_away);
  g_test_add_func ("/document-files/saved-in-vain-while-put-away",
                   test_saved_in_vain_while_put_away);
  return g_test_run ();
}
