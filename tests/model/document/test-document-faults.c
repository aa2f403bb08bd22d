/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>

#include "await.h"
#include "failing-calls.h"
#include "folder.h"
#include "document-sync.h"
#include "medina-document.h"
#include "scripted-game.h"

/* A document whose disk fails. */

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
save (MedinaDocument *document, GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_save_async (document, file, FALSE, NULL, result_cb, &result);
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document-faults/an-unconfirmed-save-can-be-repeated", test_unconfirmed);
  return g_test_run ();
}
