/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "await.h"
#include "document-fixture.h"
#include "folder.h"
#include "document-sync.h"
#include "medina-record-file.h"
#include "scripted-game.h"

/* Documents and the slots where they are kept. */

/* As it is on the disk. */
static MedinaRecord *
read_slot (DocumentFixture *self)
{
  g_autofree char *name = document_fixture_slot_name (self);
  g_autoptr (GFile) file = name != NULL ? document_fixture_file (self, name) : NULL;

  return file != NULL ? medina_record_load (file, NULL, NULL, NULL) : NULL;
}

static void
replace_by_block (DocumentFixture *self, const char *name)
{
  g_autoptr (GFile) file = document_fixture_file (self, name);

  g_assert_true (g_file_delete (file, NULL, NULL));
  folder_block (self->folder, name);
}

/* A placement is on the disk before the next one is made; one that comes too early waits. */
static void
test_placements_wait (void)
{
  DocumentFixture fixture;

  document_fixture_set_up (&fixture);
  for (int count = 1; count < 30; count++)
    {
      g_autoptr (MedinaRecord) record = NULL;

      if (medina_game_get_awaiting_end (fixture.game))
        medina_game_end_turn (fixture.game);
      document_fixture_await (&fixture);
      g_assert_true (document_fixture_play_one (&fixture));
      g_assert_false (medina_placement_gate_is_open (fixture.gate));
      g_assert_cmpint (medina_game_get_engine_game (fixture.game)->count, ==, count);
      document_fixture_await (&fixture);
      record = read_slot (&fixture);
      g_assert_nonnull (record);
      g_assert_cmpint (record->game.count, ==, count);
    }
  document_fixture_clear (&fixture);
}

static gboolean
seat_is_kept (DocumentFixture *fixture, guint seat, MedinaLevel level)
{
  g_autoptr (MedinaRecord) record = read_slot (fixture);

  return record->seats[seat].kind == MEDINA_SEAT_COMPUTER && record->seats[seat].level == level;
}

/* A changed seat is stored at once. */
static void
test_seat_changes (void)
{
  MedinaPlayer *player;
  DocumentFixture fixture;

  document_fixture_set_up (&fixture);
  player = medina_game_get_player (fixture.game, 1);
  document_fixture_play (&fixture, 3);
  medina_player_set_level (player, MEDINA_LEVEL_HARD);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  await (seat_is_kept (&fixture, 1, MEDINA_LEVEL_HARD));
  document_fixture_clear (&fixture);
}

static gboolean
name_is_stored (DocumentFixture *fixture, guint seat, const char *name)
{
  g_autoptr (MedinaRecord) record = read_slot (fixture);

  return g_str_equal (record->seats[seat].name, name);
}

static void
test_name_changes (void)
{
  DocumentFixture fixture;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 3);
  medina_player_set_name (medina_game_get_player (fixture.game, 1), "Zahra");
  await (name_is_stored (&fixture, 1, "Zahra"));
  document_fixture_clear (&fixture);
}

static void
test_early_placement (void)
{
  DocumentFixture fixture;
  const MdnGame *game;

  document_fixture_set_up (&fixture);
  game = medina_game_get_engine_game (fixture.game);
  document_fixture_play (&fixture, 2);
  if (medina_game_get_awaiting_end (fixture.game))
    medina_game_end_turn (fixture.game);
  document_fixture_await (&fixture);
  g_assert_true (document_fixture_play_one (&fixture));
  if (medina_game_get_awaiting_end (fixture.game))
    medina_game_end_turn (fixture.game);
  g_assert_true (document_fixture_play_one (&fixture));
  g_assert_cmpint (game->count, ==, 3);
  await (game->count != 3);
  document_fixture_await (&fixture);
  g_assert_cmpint (game->count, ==, 4);
  document_fixture_clear (&fixture);
}

/* Plays a placement that is held, and one more that waits. */
static void
play_two (DocumentFixture *self)
{
  for (int i = 0; i < 2; i++)
    {
      if (medina_game_get_awaiting_end (self->game))
        medina_game_end_turn (self->game);
      g_assert_true (document_fixture_play_one (self));
    }
  g_assert_false (medina_placement_gate_is_open (self->gate));
}

/* Plays a wall, which is legal for every player for a while. */
static MdnPlacement
play_wall (DocumentFixture *self)
{
  const MdnSet spaces = medina_game_get_legal_spaces (self->game, MDN_WALL);
  const MdnPlacement placement = mdn_placement (MDN_WALL, mdn_set_nth (spaces, 0));

  g_assert_cmpint (medina_placement_gate_play (self->gate, placement), ==, MDN_REASON_NONE);
  return placement;
}

/* Asserts that the game stays there once nothing is held any more. */
static void
assert_stays (DocumentFixture *self, int cursor)
{
  document_fixture_await (self);
  g_assert_cmpint (medina_game_get_engine_game (self->game)->cursor, ==, cursor);
}

/* Redo drops the placement that waits: it was meant for an earlier moment, and perhaps for
 * another turn. */
static void
test_redone_meanwhile (void)
{
  DocumentFixture fixture;
  const MdnGame *game;

  document_fixture_set_up (&fixture);
  game = medina_game_get_engine_game (fixture.game);
  medina_game_set_automatic_end (fixture.game, TRUE);
  document_fixture_play (&fixture, 6);
  for (int i = 0; i < 4; i++)
    medina_game_undo (fixture.game);
  document_fixture_await (&fixture);
  medina_game_redo (fixture.game);
  g_assert_false (medina_placement_gate_is_open (fixture.gate));
  play_wall (&fixture);
  g_assert_cmpint (game->cursor, ==, 3);
  medina_game_redo (fixture.game);
  assert_stays (&fixture, 4);
  g_assert_cmpint (game->count, ==, 6);
  document_fixture_clear (&fixture);
}

static void
test_undone_meanwhile (void)
{
  DocumentFixture fixture;

  document_fixture_set_up (&fixture);
  play_two (&fixture);
  medina_game_undo (fixture.game);
  assert_stays (&fixture, 0);
  document_fixture_clear (&fixture);
}

/* Looking back drops it as well. */
static void
test_looked_back_meanwhile (void)
{
  DocumentFixture fixture;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 4);
  play_two (&fixture);
  medina_game_seek (fixture.game, 2);
  medina_game_seek (fixture.game, 5);
  assert_stays (&fixture, 5);
  document_fixture_clear (&fixture);
}

/* The last one that is played counts. */
static void
test_played_meanwhile (void)
{
  DocumentFixture fixture;
  const MdnGame *game;
  MdnPlacement last;

  document_fixture_set_up (&fixture);
  game = medina_game_get_engine_game (fixture.game);
  medina_game_set_automatic_end (fixture.game, TRUE);
  play_two (&fixture);
  last = play_wall (&fixture);
  assert_stays (&fixture, 2);
  g_assert_cmpint (game->placements[1], ==, last);
  document_fixture_clear (&fixture);
}

/* Undo history, a turn that awaits its end and the piece in hand come back, and so does when the
 * game began. */
static void
test_resume (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  MdnGame before;
  gboolean awaiting;
  gint64 begun;

  document_fixture_set_up (&fixture);
  begun = medina_game_get_begun (fixture.game);
  g_assert_cmpint (begun, !=, 0);
  document_fixture_play (&fixture, 20);
  medina_game_undo (fixture.game);
  medina_game_undo (fixture.game);
  medina_game_set_selected_piece (fixture.game, MDN_WALL);
  before = *medina_game_get_engine_game (fixture.game);
  awaiting = medina_game_get_awaiting_end (fixture.game);
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_finalize_object (fixture.document);

  document_fixture_put (&fixture, document_sync_resume_only (fixture.store));
  g_assert_cmpmem (&before.position, sizeof before.position,
                   medina_game_get_position (fixture.game), sizeof before.position);
  g_assert_cmpint (medina_game_get_engine_game (fixture.game)->count, ==, before.count);
  g_assert_cmpint (medina_game_get_engine_game (fixture.game)->cursor, ==, before.cursor);
  g_assert_true (medina_game_get_awaiting_end (fixture.game) == awaiting);
  g_assert_cmpint (medina_game_get_begun (fixture.game), ==, begun);
  g_assert_cmpint (medina_game_get_selected_piece (fixture.game), ==, MDN_WALL);
  medina_game_redo (fixture.game);
  document_fixture_await (&fixture);
  document_fixture_clear (&fixture);
}

/* What is taken back while the game is written for the last time is written, too. */
static void
test_undone_while_put_away (void)
{
  DocumentFixture fixture;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (MedinaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  document_fixture_set_up (&fixture);
  medina_game_set_automatic_end (fixture.game, TRUE);
  document_fixture_play (&fixture, 5);
  medina_document_close_async (fixture.document, await_result_cb, &result);
  medina_game_undo (fixture.game);
  await (result != NULL);
  g_assert_true (medina_document_close_finish (fixture.document, result, &error));
  g_assert_no_error (error);
  record = read_slot (&fixture);
  g_assert_cmpint (record->game.count, ==, 5);
  g_assert_cmpint (record->game.cursor, ==, medina_game_get_engine_game (fixture.game)->cursor);
  g_assert_cmpint (record->game.cursor, <, 5);
  g_clear_object (&result);
  document_fixture_clear (&fixture);
}

/* A game in which nothing was placed leaves nothing behind. */
static void
test_nothing_placed (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;

  document_fixture_set_up (&fixture);
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_cmpuint (folder_count (fixture.folder), ==, 0);
  document_fixture_clear (&fixture);
}

/* Where nothing can be kept the game goes on, the trouble is told once, and putting away fails. */
static void
test_cannot_be_kept (void)
{
  g_autoptr (GError) error = NULL;
  DocumentFixture fixture;

  document_fixture_set_up_in (&fixture, "file/games");
  folder_write (fixture.folder, "file", "");
  document_fixture_play (&fixture, 6);
  g_assert_cmpuint (fixture.failures, ==, 1);
  g_assert_cmpint (medina_game_get_engine_game (fixture.game)->count, ==, 6);
  g_assert_false (medina_document_get_autosaved (fixture.document));
  g_assert_false (document_sync_close (fixture.document, &error));
  g_assert_nonnull (error);
  document_fixture_clear (&fixture);
}

/* A game that is nowhere is not put away as if it were kept; once it can be, it is. */
static void
test_put_away_nowhere (void)
{
  DocumentFixture fixture;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *file = NULL;

  document_fixture_set_up_in (&fixture, "file");
  file = g_build_filename (fixture.folder, "file", NULL);
  folder_write (fixture.folder, "file", "");
  document_fixture_play (&fixture, 6);
  g_assert_false (document_sync_close (fixture.document, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);

  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_no_error (error);
  list = document_sync_list (fixture.store, MEDINA_STORE_SECTION_IN_PROGRESS);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_true (
    medina_store_remove (fixture.store, ((MedinaSlotContents *) list->pdata[0])->id, &error));
  g_assert_cmpint (g_rmdir (file), ==, 0);
  document_fixture_clear (&fixture);
}

/* The folder may come to be lost while the game is played: it is made again. */
static void
test_folder_lost (void)
{
  DocumentFixture fixture;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *slots = NULL;

  document_fixture_set_up_in (&fixture, "games");
  slots = g_build_filename (fixture.folder, "games", NULL);
  document_fixture_play (&fixture, 2);
  folder_remove (slots);
  document_fixture_play (&fixture, 1);
  g_assert_cmpuint (fixture.failures, ==, 1);
  document_fixture_play (&fixture, 2);
  g_assert_cmpuint (fixture.failures, ==, 1);
  await (!medina_document_get_busy (fixture.document));

  folder_remove (slots);
  g_assert_false (document_sync_close (fixture.document, &error));
  g_clear_error (&error);
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_no_error (error);
  list = document_sync_list (fixture.store, MEDINA_STORE_SECTION_IN_PROGRESS);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpint (((MedinaSlotContents *) list->pdata[0])->record->game.count, ==, 5);
  folder_remove (slots);
  document_fixture_clear (&fixture);
}

/* The folder is lost just before the game goes to another section: making the folder again does
 * not bring the lock back. */
static void
test_folder_lost_between_sections (void)
{
  for (int finished = 0; finished < 2; finished++)
    {
      DocumentFixture fixture;
      g_autofree char *slots = NULL;

      document_fixture_set_up_in (&fixture, "games");
      slots = g_build_filename (fixture.folder, "games", NULL);
      medina_game_set_automatic_end (fixture.game, TRUE);
      while (!medina_game_get_over (fixture.game))
        document_fixture_play (&fixture, 1);
      if (!finished)
        medina_game_undo (fixture.game);
      await (!medina_document_get_busy (fixture.document));
      folder_remove (slots);
      if (finished)
        medina_game_undo (fixture.game);
      else
        medina_game_redo (fixture.game);
      await (!medina_document_get_busy (fixture.document));
      g_assert_cmpuint (fixture.failures, ==, 1);
      document_fixture_clear (&fixture);
    }
}

/* Where no lock can be made the game can be gone on with all the same, and stays where it was. */
static void
test_resume_without_lock (void)
{
  DocumentFixture fixture;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *lock = NULL;
  const char *id;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 4);
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_finalize_object (fixture.document);
  list = document_sync_list (fixture.store, MEDINA_STORE_SECTION_IN_PROGRESS);
  id = ((MedinaSlotContents *) list->pdata[0])->id;
  lock = g_strconcat (id, ".lock", NULL);
  folder_block (fixture.folder, lock);

  document_fixture_put (&fixture, document_sync_resume (fixture.store, id, &error));
  g_assert_no_error (error);
  g_assert_cmpint (medina_game_get_engine_game (fixture.game)->count, ==, 4);
  g_assert_true (document_sync_close (fixture.document, &error));
  g_assert_cmpuint (folder_count (fixture.folder), ==, 2);
  folder_unblock (fixture.folder, lock);
  document_fixture_clear (&fixture);
}

/* A slot that cannot be removed is reported. */
static void
test_cannot_be_given_up (void)
{
  DocumentFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  document_fixture_set_up (&fixture);
  document_fixture_play (&fixture, 2);
  name = document_fixture_slot_name (&fixture);
  replace_by_block (&fixture, name);
  document_fixture_play (&fixture, 2);
  g_assert_cmpuint (fixture.failures, ==, 1);
  g_assert_false (document_sync_discard (fixture.document, &error));
  g_assert_nonnull (strstr (error->message, name));
  folder_unblock (fixture.folder, name);
  document_fixture_clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/seats-are-kept-at-once", test_seat_changes);
  g_test_add_func ("/document/names-are-kept-at-once", test_name_changes);
  g_test_add_func ("/document/each-placement-is-on-the-disk-before-the-next", test_placements_wait);
  g_test_add_func ("/document/an-early-placement-waits", test_early_placement);
  g_test_add_func ("/document/redo-drops-the-waiting-placement", test_redone_meanwhile);
  g_test_add_func ("/document/undo-drops-the-waiting-placement", test_undone_meanwhile);
  g_test_add_func ("/document/looking-back-drops-the-waiting-placement",
                   test_looked_back_meanwhile);
  g_test_add_func ("/document/the-last-waiting-placement-counts", test_played_meanwhile);
  g_test_add_func ("/document/undo-history-and-hand-come-back", test_resume);
  g_test_add_func ("/document/an-undo-while-putting-away-is-written", test_undone_while_put_away);
  g_test_add_func ("/document/an-empty-game-leaves-no-file", test_nothing_placed);
  g_test_add_func ("/document/a-game-that-cannot-be-kept-goes-on", test_cannot_be_kept);
  g_test_add_func ("/document/putting-away-fails-where-nothing-is-kept", test_put_away_nowhere);
  g_test_add_func ("/document/a-lost-folder-is-made-again", test_folder_lost);
  g_test_add_func ("/document/a-lost-folder-is-noticed-between-sections",
                   test_folder_lost_between_sections);
  g_test_add_func ("/document/without-a-lock-the-game-goes-on", test_resume_without_lock);
  g_test_add_func ("/document/a-game-that-cannot-be-removed-is-told", test_cannot_be_given_up);
  return g_test_run ();
}
