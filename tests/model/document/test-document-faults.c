/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>

#include "await.h"
#include "failing-calls.h"
#include "folder.h"
#include "document-sync.h"
#include "medina-document.h"
#include "scripted-game.h"

/* A document whose disk fails. */

static gboolean
save (MedinaDocument *document, GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_save_async (document, file, FALSE, NULL, await_result_cb, &result);
  g_assert_true (medina_document_get_busy (document));
  await (!medina_document_get_busy (document));
  g_assert_nonnull (result);
  return medina_document_save_finish (document, result, error);
}

/* The new text is in place, but the disk did not confirm the folder's entry: that is no other
 * program's doing when the file is saved again. */
static void
test_unconfirmed (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  g_autofree char *folder = folder_create ();
  g_autofree char *path = g_build_filename (folder, "game.medina", NULL);
  g_autofree char *slots = folder_create ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (MedinaStore) store = medina_store_new (slots);
  g_autoptr (MedinaGame) game = scripted_game_new (&setup);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game);
  g_autoptr (GError) error = NULL;
  g_autofree char *calls = NULL;
  MdnRandom random;

  mdn_random_seed (&random, 8);
  g_assert_true (save (document, file, &error));
  g_assert_no_error (error);
  g_assert_true (scripted_game_play_random (game, &random));
  await (!medina_document_get_busy (document));

  failing_calls_begin (FAILING_ERROR, 7, FALSE, EIO);
  g_assert_false (save (document, NULL, &error));
  calls = failing_calls_end ();
  g_assert_cmpstr (calls, ==, "close g_mkstemp_full fchmod write fsync close rename fsync close");
  g_assert_nonnull (error);
  g_assert_true (medina_document_get_modified (document));
  g_assert_true (medina_document_get_save_failed (document));

  g_clear_error (&error);
  g_assert_true (save (document, NULL, &error));
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (document));
  document_sync_discard (document, NULL);
  folder_remove (folder);
  folder_remove (slots);
}

/* --- A drive that does not answer ------------------------------------------------------------- */

typedef struct
{
  char *folder;
  MedinaStore *store;
  MedinaGame *game;
  MedinaDocument *document;
  MdnRandom random;
} Stuck;

/* Its first placement was made, and the drive does not answer. */
static void
stuck_begin (Stuck *self)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);

  self->folder = folder_create ();
  self->store = medina_store_new (self->folder);
  self->game = scripted_game_new (&setup);
  self->document = medina_document_new (self->store, self->game);
  mdn_random_seed (&self->random, 8);
  failing_calls_begin (FAILING_STUCK, 0, TRUE, 0);
  g_assert_true (
    scripted_game_play_random_through (medina_document_get_gate (self->document), &self->random));
  await (medina_document_get_autosave_error (self->document) != NULL);
}

static void
stuck_clear (Stuck *self)
{
  gpointer document = self->document;

  g_object_add_weak_pointer (document, &document);
  g_object_unref (self->document);
  await (document == NULL);
  g_object_unref (self->game);
  g_object_unref (self->store);
  folder_remove (self->folder);
  g_free (self->folder);
}

/* People play on, and when the drive answers all is written. */
static void
test_stuck (void)
{
  g_autofree char *calls = NULL;
  Stuck stuck;

  stuck_begin (&stuck);
  g_assert_false (medina_document_get_autosaved (stuck.document));
  g_assert_false (medina_document_get_busy (stuck.document));
  g_assert_true (medina_placement_gate_is_open (medina_document_get_gate (stuck.document)));
  g_assert_true (
    scripted_game_play_random_through (medina_document_get_gate (stuck.document), &stuck.random));
  medina_document_retry (stuck.document);
  g_assert_cmpuint (medina_game_get_cursor (stuck.game), ==, 2);
  calls = failing_calls_end ();
  await (medina_document_get_autosave_error (stuck.document) == NULL);
  document_sync_await_stored (stuck.document);
  g_assert_true (medina_document_get_autosaved (stuck.document));
  g_assert_true (document_sync_discard (stuck.document, NULL));
  stuck_clear (&stuck);
}

/* It can be closed without an answer, but only if the person gives the game up. */
static void
test_stuck_closing (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *calls = NULL;
  Stuck stuck;

  stuck_begin (&stuck);
  g_assert_false (document_sync_close (stuck.document, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  g_clear_error (&error);
  g_assert_nonnull (medina_document_get_autosave_error (stuck.document));
  g_assert_false (document_sync_discard (stuck.document, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  g_assert_null (medina_document_get_autosave_error (stuck.document));
  calls = failing_calls_end ();
  stuck_clear (&stuck);
}

/* Nobody waits for ever who closes it before that is known. */
static void
test_stuck_while_closing (void)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *calls = NULL;
  Stuck stuck;

  stuck_begin (&stuck);
  g_free (failing_calls_end ());
  document_sync_await_stored (stuck.document);
  await (!medina_document_get_busy (stuck.document));
  failing_calls_begin (FAILING_STUCK, 0, TRUE, 0);
  g_assert_true (
    scripted_game_play_random_through (medina_document_get_gate (stuck.document), &stuck.random));
  medina_document_close_async (stuck.document, await_result_cb, &result);
  await (result != NULL);
  g_assert_false (medina_document_close_finish (stuck.document, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
  g_clear_error (&error);
  calls = failing_calls_end ();
  await (medina_document_get_autosave_error (stuck.document) == NULL);
  g_clear_object (&result);
  g_assert_true (document_sync_discard (stuck.document, &error));
  stuck_clear (&stuck);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document-faults/an-unconfirmed-save-can-be-repeated", test_unconfirmed);
  g_test_add_func ("/document-faults/people-play-on-though-a-drive-is-stuck", test_stuck);
  g_test_add_func ("/document-faults/a-stuck-game-can-be-given-up", test_stuck_closing);
  g_test_add_func ("/document-faults/closing-does-not-wait-for-a-stuck-drive",
                   test_stuck_while_closing);
  return g_test_run ();
}
