/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "await.h"
#include "desk.h"
#include "folder.h"
#include "keeping.h"
#include "medina-record-file.h"
#include "table.h"

/* Documents and the slots where they are kept. */

/* As it is on the disk. */
static MedinaRecord *
read_slot (Desk *self)
{
  g_autofree char *name = desk_slot_name (self);
  g_autoptr (GFile) file = name != NULL ? desk_file (self, name) : NULL;

  return file != NULL ? medina_record_load (file, NULL, NULL, NULL) : NULL;
}

static void
replace_by_block (Desk *self, const char *name)
{
  g_autoptr (GFile) file = desk_file (self, name);

  g_assert_true (g_file_delete (file, NULL, NULL));
  folder_block (self->folder, name);
}

/* A placement is on the disk before the next one is made; one that comes too early waits. */
static void
test_placements_wait (void)
{
  Desk desk;

  desk_set_up (&desk);
  for (int count = 1; count < 30; count++)
    {
      g_autoptr (MedinaRecord) record = NULL;

      if (medina_game_get_awaiting_end (desk.game))
        medina_game_end_turn (desk.game);
      desk_wait (&desk);
      g_assert_true (table_play_random (desk.game, &desk.random));
      g_assert_true (medina_game_is_held (desk.game));
      g_assert_cmpint (medina_game_get_engine_game (desk.game)->count, ==, count);
      desk_wait (&desk);
      record = read_slot (&desk);
      g_assert_nonnull (record);
      g_assert_cmpint (record->game.count, ==, count);
    }
  desk_clear (&desk);
}

static gboolean
seat_is_kept (Desk *desk, guint seat, MedinaLevel level)
{
  g_autoptr (MedinaRecord) record = read_slot (desk);

  return record->seats[seat].kind == MEDINA_SEAT_COMPUTER && record->seats[seat].level == level;
}

/* Who plays is kept as soon as it changes. */
static void
test_seat_changes (void)
{
  MedinaPlayer *player;
  Desk desk;

  desk_set_up (&desk);
  player = medina_game_get_player (desk.game, 1);
  desk_play (&desk, 3);
  medina_player_set_level (player, MEDINA_LEVEL_HARD);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  await (seat_is_kept (&desk, 1, MEDINA_LEVEL_HARD));
  desk_clear (&desk);
}

static void
test_early_placement (void)
{
  Desk desk;
  const MdnGame *game;

  desk_set_up (&desk);
  game = medina_game_get_engine_game (desk.game);
  desk_play (&desk, 2);
  if (medina_game_get_awaiting_end (desk.game))
    medina_game_end_turn (desk.game);
  desk_wait (&desk);
  g_assert_true (table_play_random (desk.game, &desk.random));
  if (medina_game_get_awaiting_end (desk.game))
    medina_game_end_turn (desk.game);
  g_assert_true (table_play_random (desk.game, &desk.random));
  g_assert_cmpint (game->count, ==, 3);
  await (game->count != 3);
  desk_wait (&desk);
  g_assert_cmpint (game->count, ==, 4);
  desk_clear (&desk);
}

/* Plays a placement that is held, and one more that waits. */
static void
play_two (Desk *self)
{
  for (int i = 0; i < 2; i++)
    {
      if (medina_game_get_awaiting_end (self->game))
        medina_game_end_turn (self->game);
      g_assert_true (table_play_random (self->game, &self->random));
    }
  g_assert_true (medina_game_is_held (self->game));
}

/* Legal for everybody for a while. */
static MdnPlacement
play_wall (Desk *self)
{
  const MdnSet spaces = medina_game_get_legal_spaces (self->game, MDN_WALL);
  const MdnPlacement placement = mdn_placement (MDN_WALL, mdn_set_nth (spaces, 0));

  g_assert_cmpint (medina_game_play (self->game, placement), ==, MDN_REASON_NONE);
  return placement;
}

/* Whether the game is left where it is when nothing is held any more. */
static void
assert_stays (Desk *self, int cursor)
{
  desk_wait (self);
  g_assert_cmpint (medina_game_get_engine_game (self->game)->cursor, ==, cursor);
}

/* Who redoes something while a placement waits does not want that one any more, which was meant for
 * an earlier moment and perhaps for somebody else's turn. */
static void
test_redone_meanwhile (void)
{
  Desk desk;
  const MdnGame *game;

  desk_set_up (&desk);
  game = medina_game_get_engine_game (desk.game);
  medina_game_set_automatic_end (desk.game, TRUE);
  desk_play (&desk, 6);
  for (int i = 0; i < 4; i++)
    medina_game_undo (desk.game);
  desk_wait (&desk);
  medina_game_redo (desk.game);
  g_assert_true (medina_game_is_held (desk.game));
  play_wall (&desk);
  g_assert_cmpint (game->cursor, ==, 3);
  medina_game_redo (desk.game);
  assert_stays (&desk, 4);
  g_assert_cmpint (game->count, ==, 6);
  desk_clear (&desk);
}

static void
test_undone_meanwhile (void)
{
  Desk desk;

  desk_set_up (&desk);
  play_two (&desk);
  medina_game_undo (desk.game);
  assert_stays (&desk, 0);
  desk_clear (&desk);
}

/* Nor who goes on from another moment, or has only looked at it. */
static void
test_looked_back_meanwhile (void)
{
  for (int on = 0; on < 2; on++)
    {
      Desk desk;

      desk_set_up (&desk);
      desk_play (&desk, 4);
      play_two (&desk);
      medina_game_seek (desk.game, 2);
      if (on)
        medina_game_continue_here (desk.game);
      else
        medina_game_seek (desk.game, 5);
      assert_stays (&desk, on ? 2 : 5);
      desk_clear (&desk);
    }
}

/* The last one that is played counts. */
static void
test_played_meanwhile (void)
{
  Desk desk;
  const MdnGame *game;
  MdnPlacement last;

  desk_set_up (&desk);
  game = medina_game_get_engine_game (desk.game);
  medina_game_set_automatic_end (desk.game, TRUE);
  play_two (&desk);
  last = play_wall (&desk);
  assert_stays (&desk, 2);
  g_assert_cmpint (game->placements[1], ==, last);
  desk_clear (&desk);
}

/* Undo history, a turn that awaits its end and the piece in hand come back. */
static void
test_resume (void)
{
  Desk desk;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  MdnGame before;
  MedinaDocument *resumed;
  gboolean awaiting;

  desk_set_up (&desk);
  desk_play (&desk, 20);
  medina_game_undo (desk.game);
  medina_game_undo (desk.game);
  medina_game_set_selected_piece (desk.game, MDN_WALL);
  before = *medina_game_get_engine_game (desk.game);
  awaiting = medina_game_get_awaiting_end (desk.game);
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_finalize_object (desk.document);

  list = keeping_list (desk.store, MEDINA_SHELF_IN_PROGRESS);
  g_assert_cmpuint (list->len, ==, 1);
  resumed = keeping_resume (desk.store, ((MedinaSlotContents *) list->pdata[0])->id, &error);
  g_assert_no_error (error);
  desk_put (&desk, resumed);
  g_assert_cmpmem (&before.position, sizeof before.position, medina_game_get_position (desk.game),
                   sizeof before.position);
  g_assert_cmpint (medina_game_get_engine_game (desk.game)->count, ==, before.count);
  g_assert_cmpint (medina_game_get_engine_game (desk.game)->cursor, ==, before.cursor);
  g_assert_true (medina_game_get_awaiting_end (desk.game) == awaiting);
  g_assert_cmpint (medina_game_get_selected_piece (desk.game), ==, MDN_WALL);
  medina_game_redo (desk.game);
  desk_wait (&desk);
  desk_clear (&desk);
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* What is taken back while the game is written for the last time is written, too. */
static void
test_undone_while_put_away (void)
{
  Desk desk;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (MedinaRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  desk_set_up (&desk);
  medina_game_set_automatic_end (desk.game, TRUE);
  desk_play (&desk, 5);
  medina_document_put_away_async (desk.document, result_cb, &result);
  medina_game_undo (desk.game);
  await (result != NULL);
  g_assert_true (medina_document_put_away_finish (desk.document, result, &error));
  g_assert_no_error (error);
  record = read_slot (&desk);
  g_assert_cmpint (record->game.count, ==, 5);
  g_assert_cmpint (record->game.cursor, ==, medina_game_get_engine_game (desk.game)->cursor);
  g_assert_cmpint (record->game.cursor, <, 5);
  g_clear_object (&result);
  desk_clear (&desk);
}

/* A game in which nothing was placed leaves nothing behind. */
static void
test_nothing_placed (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;

  desk_set_up (&desk);
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_cmpuint (folder_count (desk.folder), ==, 0);
  desk_clear (&desk);
}

/* Without a place to keep it the game goes on, and the people are told once. It does not count as put
 * away. */
static void
test_cannot_be_kept (void)
{
  g_autoptr (GError) error = NULL;
  Desk desk;

  desk_set_up_in (&desk, "file/games");
  folder_write (desk.folder, "file", "");
  desk_play (&desk, 6);
  g_assert_cmpuint (desk.failures, ==, 1);
  g_assert_cmpint (medina_game_get_engine_game (desk.game)->count, ==, 6);
  g_assert_false (medina_document_get_kept (desk.document));
  g_assert_false (keeping_put_away (desk.document, &error));
  g_assert_nonnull (error);
  desk_clear (&desk);
}

/* A game that is nowhere is not put away as if it were kept; once it can be, it is. */
static void
test_put_away_nowhere (void)
{
  Desk desk;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *file = NULL;

  desk_set_up_in (&desk, "file");
  file = g_build_filename (desk.folder, "file", NULL);
  folder_write (desk.folder, "file", "");
  desk_play (&desk, 6);
  g_assert_false (keeping_put_away (desk.document, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);

  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_no_error (error);
  list = keeping_list (desk.store, MEDINA_SHELF_IN_PROGRESS);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_true (
    medina_store_remove (desk.store, ((MedinaSlotContents *) list->pdata[0])->id, &error));
  g_assert_cmpint (g_rmdir (file), ==, 0);
  desk_clear (&desk);
}

/* The folder may come to be lost while the game is played: it is made again. */
static void
test_folder_lost (void)
{
  Desk desk;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *slots = NULL;

  desk_set_up_in (&desk, "games");
  slots = g_build_filename (desk.folder, "games", NULL);
  desk_play (&desk, 2);
  folder_remove (slots);
  desk_play (&desk, 1);
  g_assert_cmpuint (desk.failures, ==, 1);
  desk_play (&desk, 2);
  g_assert_cmpuint (desk.failures, ==, 1);
  await (!medina_document_get_busy (desk.document));

  folder_remove (slots);
  g_assert_false (keeping_put_away (desk.document, &error));
  g_clear_error (&error);
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_no_error (error);
  list = keeping_list (desk.store, MEDINA_SHELF_IN_PROGRESS);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpint (((MedinaSlotContents *) list->pdata[0])->record->game.count, ==, 5);
  folder_remove (slots);
  desk_clear (&desk);
}

/* Also when the game goes to another shelf then: the folder would be there again, but not the lock. */
static void
test_folder_lost_between_shelves (void)
{
  for (int finished = 0; finished < 2; finished++)
    {
      Desk desk;
      g_autofree char *slots = NULL;

      desk_set_up_in (&desk, "games");
      slots = g_build_filename (desk.folder, "games", NULL);
      medina_game_set_automatic_end (desk.game, TRUE);
      while (!medina_game_get_over (desk.game))
        desk_play (&desk, 1);
      if (!finished)
        medina_game_undo (desk.game);
      await (!medina_document_get_busy (desk.document));
      folder_remove (slots);
      if (finished)
        medina_game_undo (desk.game);
      else
        medina_game_redo (desk.game);
      await (!medina_document_get_busy (desk.document));
      g_assert_cmpuint (desk.failures, ==, 1);
      desk_clear (&desk);
    }
}

/* Where no lock can be made the game can be gone on with all the same, and stays where it was. */
static void
test_resume_without_lock (void)
{
  Desk desk;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *lock = NULL;
  const char *id;

  desk_set_up (&desk);
  desk_play (&desk, 4);
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_finalize_object (desk.document);
  list = keeping_list (desk.store, MEDINA_SHELF_IN_PROGRESS);
  id = ((MedinaSlotContents *) list->pdata[0])->id;
  lock = g_strconcat (id, ".lock", NULL);
  folder_block (desk.folder, lock);

  desk_put (&desk, keeping_resume (desk.store, id, &error));
  g_assert_no_error (error);
  g_assert_cmpint (medina_game_get_engine_game (desk.game)->count, ==, 4);
  g_assert_true (keeping_put_away (desk.document, &error));
  g_assert_cmpuint (folder_count (desk.folder), ==, 2);
  folder_unblock (desk.folder, lock);
  desk_clear (&desk);
}

/* Given up, but still there: somebody has to know. */
static void
test_cannot_be_given_up (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  desk_set_up (&desk);
  desk_play (&desk, 2);
  name = desk_slot_name (&desk);
  replace_by_block (&desk, name);
  desk_play (&desk, 2);
  g_assert_cmpuint (desk.failures, ==, 1);
  g_assert_false (keeping_discard (desk.document, &error));
  g_assert_nonnull (strstr (error->message, name));
  folder_unblock (desk.folder, name);
  desk_clear (&desk);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/seat-changes", test_seat_changes);
  g_test_add_func ("/document/placements-wait", test_placements_wait);
  g_test_add_func ("/document/early-placement", test_early_placement);
  g_test_add_func ("/document/redone-meanwhile", test_redone_meanwhile);
  g_test_add_func ("/document/undone-meanwhile", test_undone_meanwhile);
  g_test_add_func ("/document/looked-back-meanwhile", test_looked_back_meanwhile);
  g_test_add_func ("/document/played-meanwhile", test_played_meanwhile);
  g_test_add_func ("/document/resume", test_resume);
  g_test_add_func ("/document/undone-while-put-away", test_undone_while_put_away);
  g_test_add_func ("/document/nothing-placed", test_nothing_placed);
  g_test_add_func ("/document/cannot-be-kept", test_cannot_be_kept);
  g_test_add_func ("/document/put-away-nowhere", test_put_away_nowhere);
  g_test_add_func ("/document/folder-lost", test_folder_lost);
  g_test_add_func ("/document/folder-lost-between-shelves", test_folder_lost_between_shelves);
  g_test_add_func ("/document/resume-without-lock", test_resume_without_lock);
  g_test_add_func ("/document/cannot-be-given-up", test_cannot_be_given_up);
  return g_test_run ();
}
