/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-fixture.h"
#include "document-sync.h"
#include "stuck-file.h"

/* Files on a drive that does not answer. */

/* Nobody has to wait for it, and it does nothing any more when it does answer. */
static void
test_saving_given_up (void)
{
  DocumentFixture fixture;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) saved = NULL, put_away = NULL;
  g_autoptr (GFile) behind = NULL, file = NULL;
  gpointer stuck;

  document_fixture_set_up (&fixture);
  behind = document_fixture_file (&fixture, "evening.medina");
  file = stuck = stuck_file_new (behind);
  g_object_add_weak_pointer (stuck, &stuck);
  document_fixture_play (&fixture, 2);
  medina_document_save_async (fixture.document, file, FALSE, cancellable, await_result_cb, &saved);
  await (stuck_file_is_awaited (file));
  medina_document_close_async (fixture.document, await_result_cb, &put_away);
  await_quiet ();
  g_assert_null (saved);
  g_assert_null (put_away);

  g_cancellable_cancel (cancellable);
  await (saved != NULL && put_away != NULL);
  g_assert_false (medina_document_save_finish (fixture.document, saved, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_false (medina_document_close_finish (fixture.document, put_away, &error));
  g_clear_error (&error);
  await (!medina_document_get_busy (fixture.document));
  g_assert_true (medina_document_get_modified (fixture.document));
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_no_error (error);

  stuck_file_set_answers (file, TRUE);
  g_clear_object (&file);
  g_clear_object (&saved);
  g_clear_object (&put_away);
  await (stuck == NULL);
  g_assert_false (g_file_query_exists (behind, NULL));
  document_fixture_clear (&fixture);
}

static void
test_loading_given_up (void)
{
  DocumentFixture fixture;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GFile) behind = NULL, file = NULL;
  gpointer stuck;

  document_fixture_set_up (&fixture);
  behind = document_fixture_file (&fixture, "evening.medina");
  g_assert_true (document_sync_save (fixture.document, behind, FALSE, &error));
  file = stuck = stuck_file_new (behind);
  g_object_add_weak_pointer (stuck, &stuck);
  medina_document_load_async (fixture.store, file, cancellable, await_result_cb, &result);
  await (stuck_file_is_awaited (file));
  g_assert_null (result);
  g_cancellable_cancel (cancellable);
  await (result != NULL);
  g_assert_null (medina_document_load_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  stuck_file_set_answers (file, TRUE);
  g_clear_object (&file);
  g_clear_object (&result);
  await (stuck == NULL);
  document_fixture_clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/given-up/nobody-waits-for-a-save-that-is-given-up", test_saving_given_up);
  g_test_add_func ("/given-up/nobody-waits-for-a-file-that-is-given-up", test_loading_given_up);
  return g_test_run ();
}
