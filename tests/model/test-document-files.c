/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "desk.h"
#include "folder.h"
#include "medina-record-error.h"

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
  g_assert_false (medina_document_put_away (desk.document, &error));
  g_clear_error (&error);
  g_assert_true (save (&desk, NULL, FALSE, &error));
  g_assert_true (medina_document_put_away (desk.document, &error));
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
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_finalize_object (desk.document);
  list = medina_store_list (desk.store, NULL);
  desk_put (&desk, medina_document_resume (desk.store, ((MedinaSlotContents *) list->pdata[0])->id,
                                           &error));
  g_assert_true (g_file_equal (medina_document_get_file (desk.document), file));
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
  g_assert_true (medina_document_put_away (desk.document, &error));
  list = medina_store_list (desk.store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 0);
  desk_clear (&desk);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document-files/save-and-load", test_save_and_load);
  g_test_add_func ("/document-files/changed-by-others", test_changed_by_others);
  g_test_add_func ("/document-files/bad-file", test_bad_file);
  g_test_add_func ("/document-files/saved-instead", test_saved_instead);
  g_test_add_func ("/document-files/resumes-file", test_resumes_file);
  g_test_add_func ("/document-files/finished-in-file", test_finished_in_file);
  return g_test_run ();
}
