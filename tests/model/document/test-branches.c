/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "document-fixture.h"
#include "document-sync.h"

/* A new game goes on from an earlier turn: the one that it is from keeps every byte, in its slot
 * and in its file, and the new one has neither its file nor its later turns. */

static GBytes *
read_file (DocumentFixture *self, const char *name)
{
  g_autoptr (GFile) file = document_fixture_file (self, name);
  GBytes *bytes = g_file_load_bytes (file, NULL, NULL, NULL);

  g_assert_nonnull (bytes);
  return bytes;
}

static void
check_branch (MedinaDocument *branch, MedinaGame *from)
{
  MedinaGame *game = medina_document_get_game (branch);

  g_assert_cmpuint (medina_game_get_cursor (game), ==, 8);
  g_assert_cmpuint (medina_game_get_length (game), ==, 8);
  g_assert_false (medina_game_get_replaying (game));
  g_assert_true (medina_game_get_screens (game));
  medina_game_lift_curtain (game);
  g_assert_true (medina_game_accepts_placements (game));
  g_assert_cmpstr (medina_player_get_name (medina_game_get_player (game, 2)), ==, "Zahra");
  g_assert_cmpmem (medina_game_get_position (game), sizeof (MdnPosition),
                   medina_game_get_position (from), sizeof (MdnPosition));
  g_assert_null (medina_document_get_file (branch));
}

static void
test_branch (void)
{
  DocumentFixture fixture;
  g_autofree char *slot = NULL;
  g_autoptr (GBytes) slot_before = NULL, slot_after = NULL, file_before = NULL, file_after = NULL;
  g_autoptr (MedinaRecord) record = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  MedinaDocument *branch;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 20);
  medina_player_set_name (medina_game_get_player (fixture.game, 2), "Zahra");
  medina_game_set_screens (fixture.game, TRUE);
  document_fixture_await (&fixture);
  slot = document_fixture_slot_name (&fixture);
  file = document_fixture_file (&fixture, "evening.medina");
  g_assert_true (document_sync_save (fixture.document, file, FALSE, &error));
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_finalize_object (fixture.document);
  slot_before = read_file (&fixture, slot);
  file_before = read_file (&fixture, "evening.medina");

  document_fixture_put (&fixture, document_sync_resume_only (fixture.store));
  medina_game_seek (fixture.game, 8);
  record = medina_document_branch (fixture.document);
  g_assert_true (document_sync_close (fixture.document, &error));
  branch = medina_document_new_from_record (fixture.store, record);
  document_sync_await_stored (branch);
  check_branch (branch, fixture.game);
  g_assert_true (document_sync_close (branch, &error));
  g_assert_no_error (error);
  g_assert_finalize_object (branch);

  slot_after = read_file (&fixture, slot);
  file_after = read_file (&fixture, "evening.medina");
  g_assert_true (g_bytes_equal (slot_before, slot_after));
  g_assert_true (g_bytes_equal (file_before, file_after));
  document_fixture_clear (&fixture);
}

/* The new game is not its old file's either when it is resumed: Save would replace that. */
static void
test_branch_has_no_file (void)
{
  DocumentFixture fixture;
  g_autoptr (MedinaRecord) record = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 12);
  file = document_fixture_file (&fixture, "evening.medina");
  g_assert_true (document_sync_save (fixture.document, file, FALSE, &error));
  document_fixture_await (&fixture);
  medina_game_seek (fixture.game, 6);
  record = medina_document_branch (fixture.document);
  g_assert_true (document_sync_discard (fixture.document, &error));
  g_assert_finalize_object (fixture.document);
  document_fixture_put (&fixture, medina_document_new_from_record (fixture.store, record));
  document_fixture_await (&fixture);
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_finalize_object (fixture.document);

  document_fixture_put (&fixture, document_sync_resume_only (fixture.store));
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, 6);
  g_assert_null (medina_document_get_file (fixture.document));
  document_fixture_clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/branches/a-new-game-goes-on-and-the-old-one-keeps-every-byte", test_branch);
  g_test_add_func ("/branches/a-new-game-that-goes-on-has-no-file", test_branch_has_no_file);
  return g_test_run ();
}
