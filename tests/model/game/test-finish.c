/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-record.h"
#include "notify-watch.h"
#include "scripted-game.h"

/* What is played out at once, and how it is taken back. */

enum
{
  WALLS = 5, /* of each of three players, and nothing else: turns of two placements */
};

static MedinaGame *
new_game (void)
{
  MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);

  scripted_game_leave_walls_only (&setup, WALLS, 2);
  return scripted_game_new (&setup);
}

static void
assert_at (MedinaGame *game, guint cursor, gboolean awaiting_end, gboolean over)
{
  g_assert_cmpuint (medina_game_get_cursor (game), ==, cursor);
  g_assert_cmpint (medina_game_get_awaiting_end (game), ==, awaiting_end);
  g_assert_cmpint (medina_game_get_over (game), ==, over);
}

static void
seat_computers (MedinaGame *game)
{
  for (guint seat = 1; seat < 3; seat++)
    medina_player_set_kind (medina_game_get_player (game, seat), MEDINA_SEAT_COMPUTER);
}

/* The turn awaits its end, as any other; one undo takes back what was played out of it. */
static void
test_turn (void)
{
  MedinaGame *game = new_game ();

  medina_game_finish (game, FALSE);
  assert_at (game, 2, TRUE, FALSE);
  medina_game_finish (game, FALSE);
  assert_at (game, 2, TRUE, FALSE);
  medina_game_undo_decision (game);
  assert_at (game, 0, FALSE, FALSE);
  medina_game_redo_decision (game);
  assert_at (game, 2, TRUE, FALSE);

  scripted_game_play (game, "Wr12");
  medina_game_finish (game, FALSE);
  assert_at (game, 4, TRUE, FALSE);
  medina_game_undo_decision (game);
  assert_at (game, 3, FALSE, FALSE);
  medina_game_undo_decision (game);
  assert_at (game, 2, FALSE, FALSE);
  medina_game_undo_decision (game);
  assert_at (game, 0, FALSE, FALSE);
  medina_game_redo_decision (game);
  medina_game_redo_decision (game);
  assert_at (game, 3, FALSE, FALSE);
  medina_game_redo_decision (game);
  assert_at (game, 4, TRUE, FALSE);
  g_assert_finalize_object (game);
}

static void
test_automatic_end (void)
{
  MedinaGame *game = new_game ();

  medina_game_set_automatic_end (game, TRUE);
  medina_game_finish (game, FALSE);
  assert_at (game, 2, FALSE, FALSE);
  medina_game_undo_decision (game);
  assert_at (game, 0, FALSE, FALSE);
  g_assert_finalize_object (game);
}

/* The game is over at once, as often as it is brought back; in the middle of a turn and behind one. */
static void
test_game (gconstpointer script)
{
  MedinaGame *game = new_game ();
  guint before;

  scripted_game_play (game, script);
  before = medina_game_get_cursor (game);
  medina_game_finish (game, TRUE);
  assert_at (game, 3 * WALLS, FALSE, TRUE);
  for (guint i = 0; i < 2; i++)
    {
      medina_game_undo_decision (game);
      assert_at (game, before, FALSE, FALSE);
      medina_game_redo_decision (game);
      assert_at (game, 3 * WALLS, FALSE, TRUE);
    }
  medina_game_finish (game, TRUE);
  medina_game_undo_decision (game);
  medina_game_undo_decision (game);
  assert_at (game, before - 1, FALSE, FALSE);
  g_assert_finalize_object (game);
}

/* Where several people share a display, it is not passed on in between, nor for a turn that awaits its end. */
static void
test_screens (void)
{
  MedinaGame *game = new_game ();

  medina_game_set_screens (game, TRUE);
  scripted_game_play (game, "Wa2 Wa3");
  assert_at (game, 2, TRUE, FALSE);
  medina_game_finish (game, TRUE);
  assert_at (game, 3 * WALLS, FALSE, TRUE);
  g_assert_finalize_object (game);
}

/* While a computer is to move it is put back to its placement, not to a person's. */
static void
test_computers (void)
{
  MedinaGame *game = new_game ();

  seat_computers (game);
  scripted_game_play (game, "Wa2 Wa3 Wb1");
  medina_game_finish (game, TRUE);
  assert_at (game, 3 * WALLS, FALSE, TRUE);
  medina_game_undo_decision (game);
  assert_at (game, 3, FALSE, FALSE);
  medina_game_undo_decision (game);
  assert_at (game, 1, FALSE, FALSE);
  medina_game_redo_decision (game);
  assert_at (game, 3, FALSE, FALSE);
  medina_game_redo_decision (game);
  assert_at (game, 3 * WALLS, FALSE, TRUE);
  g_assert_finalize_object (game);
}

/* Behind a turn that was played out computers have placed: that turn is the decision. */
static void
test_turn_before_computers (void)
{
  MedinaGame *game = new_game ();

  seat_computers (game);
  medina_game_finish (game, FALSE);
  scripted_game_play (game, "Wr12 Wr11 Wr10 Wr9");
  medina_game_undo_decision (game);
  assert_at (game, 0, FALSE, FALSE);
  medina_game_redo_decision (game);
  assert_at (game, 6, FALSE, FALSE);
  g_assert_finalize_object (game);
}

/* Something else is placed in the middle of it: what is left of it is still one. */
static void
test_placed_over (void)
{
  MedinaGame *game = new_game ();

  medina_game_finish (game, TRUE);
  for (guint i = 4; i < 3 * WALLS; i++)
    medina_game_undo (game);
  scripted_game_play (game, "Wr12");
  medina_game_undo_decision (game);
  assert_at (game, 4, FALSE, FALSE);
  g_assert_true (medina_game_get_can_redo (game));
  medina_game_undo_decision (game);
  assert_at (game, 0, FALSE, FALSE);
  g_assert_finalize_object (game);
}

/* Nothing is played out while an earlier moment is looked at, nor once the game is over. */
static void
test_nothing (void)
{
  MedinaGame *game = new_game ();

  scripted_game_play (game, "Wa2 Wa3 Wb1");
  medina_game_seek (game, 1);
  medina_game_finish (game, TRUE);
  medina_game_finish (game, FALSE);
  assert_at (game, 1, FALSE, FALSE);
  g_assert_cmpuint (medina_game_get_length (game), ==, 3);
  medina_game_seek (game, 3);
  medina_game_finish (game, TRUE);
  medina_game_finish (game, TRUE);
  assert_at (game, 3 * WALLS, FALSE, TRUE);
  medina_game_undo_decision (game);
  assert_at (game, 3, FALSE, FALSE);
  g_assert_finalize_object (game);
}

/* --- Records ------------------------------------------------------------------------------------ */

static MedinaGame *
write_and_read (MedinaGame *game, MedinaRecordExtent extent)
{
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));
  g_autoptr (MedinaRecord) read = NULL;
  g_autoptr (GBytes) bytes = NULL;

  medina_game_fill_record (game, record);
  bytes = medina_record_to_bytes (record, extent);
  read =
    medina_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL);
  g_assert_nonnull (read);
  return medina_game_new_from_record (read);
}

/* A real game, as records know no others, whose end is played out. */
static MedinaGame *
new_long_game (guint placements)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  MedinaGame *game = scripted_game_new (&setup);
  MdnRandom random;

  mdn_random_seed (&random, 1);
  while (medina_game_get_cursor (game) < placements && !medina_game_get_over (game))
    {
      medina_game_end_turn (game);
      scripted_game_play_random (game, &random);
    }
  return game;
}

static void
test_records (void)
{
  MedinaGame *game = new_long_game (41), *read;
  guint end;

  medina_game_finish (game, FALSE);
  medina_game_end_turn (game);
  medina_game_finish (game, TRUE);
  end = medina_game_get_cursor (game);
  for (MedinaRecordExtent extent = MEDINA_RECORD_PLAIN; extent <= MEDINA_RECORD_RESUMABLE; extent++)
    {
      read = write_and_read (game, extent);
      assert_at (read, end, FALSE, TRUE);
      medina_game_undo_decision (read);
      assert_at (read, 42, FALSE, FALSE);
      medina_game_undo_decision (read);
      assert_at (read, 41, FALSE, FALSE);
      g_assert_finalize_object (read);
    }

  /* What was taken back is brought back as one, too, where the record has it. */
  medina_game_undo_decision (game);
  read = write_and_read (game, MEDINA_RECORD_RESUMABLE);
  medina_game_redo_decision (read);
  assert_at (read, end, FALSE, TRUE);
  g_assert_finalize_object (read);
  g_assert_finalize_object (game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/finish/turn", test_turn);
  g_test_add_func ("/finish/automatic-end", test_automatic_end);
  g_test_add_data_func ("/finish/game/in-a-turn", "Wa2 Wa3 Wb1", test_game);
  g_test_add_data_func ("/finish/game/behind-a-turn", "Wa2 Wa3 Wb1 Wc1", test_game);
  g_test_add_func ("/finish/screens", test_screens);
  g_test_add_func ("/finish/computers", test_computers);
  g_test_add_func ("/finish/turn-before-computers", test_turn_before_computers);
  g_test_add_func ("/finish/placed-over", test_placed_over);
  g_test_add_func ("/finish/nothing", test_nothing);
  g_test_add_func ("/finish/records", test_records);
  return g_test_run ();
}
