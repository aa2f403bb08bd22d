/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-record.h"
#include "notify-watch.h"
#include "scripted-game.h"

/* What is played out at once, and how it is taken back. */

enum
{
  WALLS = 5, /* of each of three players, and nothing else: turns of two placements */
};

typedef enum
{
  GOES_ON,
  AWAITS_END, /* the turn */
  OVER,
} State;

static void
assert_at (MedinaGame *game, guint cursor, State state)
{
  g_assert_cmpuint (medina_game_get_cursor (game), ==, cursor);
  g_assert_cmpint (medina_game_get_awaiting_end (game), ==, state == AWAITS_END);
  g_assert_cmpint (medina_game_get_over (game), ==, state == OVER);
}

/* Where a step leads. */
static void
check_step (MedinaGame *game, void (*step) (MedinaGame *game), guint cursor, State state)
{
  step (game);
  assert_at (game, cursor, state);
}

static void
finish_turn (MedinaGame *game)
{
  medina_game_finish (game, FALSE);
}

static void
finish_game (MedinaGame *game)
{
  medina_game_finish (game, TRUE);
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
  MedinaGame *game = scripted_game_new_of_walls (3, WALLS);

  check_step (game, finish_turn, 2, AWAITS_END);
  check_step (game, finish_turn, 2, AWAITS_END);
  check_step (game, medina_game_undo_decision, 0, GOES_ON);
  check_step (game, medina_game_redo_decision, 2, AWAITS_END);

  scripted_game_play (game, "Wr12");
  check_step (game, finish_turn, 4, AWAITS_END);
  check_step (game, medina_game_undo_decision, 3, GOES_ON);
  check_step (game, medina_game_undo_decision, 2, GOES_ON);
  check_step (game, medina_game_undo_decision, 0, GOES_ON);
  medina_game_redo_decision (game);
  check_step (game, medina_game_redo_decision, 3, GOES_ON);
  check_step (game, medina_game_redo_decision, 4, AWAITS_END);
  g_assert_finalize_object (game);
}

static void
test_automatic_end (void)
{
  MedinaGame *game = scripted_game_new_of_walls (3, WALLS);

  medina_game_set_automatic_end (game, TRUE);
  check_step (game, finish_turn, 2, GOES_ON);
  check_step (game, medina_game_undo_decision, 0, GOES_ON);
  g_assert_finalize_object (game);
}

/* The game is over at once, as often as it is brought back; in the middle of a turn and behind one,
 * which awaits its end again. */
static void
test_game (gconstpointer script)
{
  MedinaGame *game = scripted_game_new_of_walls (3, WALLS);
  State state;
  guint before;

  scripted_game_play (game, script);
  before = medina_game_get_cursor (game);
  state = medina_game_get_awaiting_end (game) ? AWAITS_END : GOES_ON;
  check_step (game, finish_game, 3 * WALLS, OVER);
  for (guint i = 0; i < 2; i++)
    {
      check_step (game, medina_game_undo_decision, before, state);
      check_step (game, medina_game_redo_decision, 3 * WALLS, OVER);
    }
  check_step (game, medina_game_undo_decision, before, state);
  check_step (game, medina_game_undo_decision, before - 1, GOES_ON);
  check_step (game, medina_game_redo_decision, before, state);
  medina_game_end_turn (game);
  check_step (game, finish_game, 3 * WALLS, OVER);
  check_step (game, medina_game_undo_decision, before, GOES_ON);
  medina_game_finish (game, TRUE);
  medina_game_undo_decision (game);
  check_step (game, medina_game_undo_decision, before - 1, GOES_ON);
  g_assert_finalize_object (game);
}

/* Where several people share a display, it is not passed on in between, nor for a turn that awaits
 * its end. */
static void
test_screens (void)
{
  MedinaGame *game = scripted_game_new_of_walls (3, WALLS);

  medina_game_set_screens (game, TRUE);
  scripted_game_play (game, "Wa2 Wa3");
  assert_at (game, 2, AWAITS_END);
  check_step (game, finish_game, 3 * WALLS, OVER);
  g_assert_finalize_object (game);
}

/* While a computer is to move it is put back to its placement, not to a person's. */
static void
test_computers (void)
{
  MedinaGame *game = scripted_game_new_of_walls (3, WALLS);

  seat_computers (game);
  scripted_game_play (game, "Wa2 Wa3 Wb1");
  check_step (game, finish_game, 3 * WALLS, OVER);
  check_step (game, medina_game_undo_decision, 3, GOES_ON);
  check_step (game, medina_game_undo_decision, 1, GOES_ON);
  check_step (game, medina_game_redo_decision, 3, GOES_ON);
  check_step (game, medina_game_redo_decision, 3 * WALLS, OVER);
  g_assert_finalize_object (game);
}

/* Behind a turn that was played out computers have placed: that turn is the decision. */
static void
test_turn_before_computers (void)
{
  MedinaGame *game = scripted_game_new_of_walls (3, WALLS);

  seat_computers (game);
  medina_game_finish (game, FALSE);
  scripted_game_play (game, "Wr12 Wr11 Wr10 Wr9");
  check_step (game, medina_game_undo_decision, 0, GOES_ON);
  check_step (game, medina_game_redo_decision, 6, GOES_ON);
  g_assert_finalize_object (game);
}

/* Something else is placed in the middle of it: what is left of it is still one. */
static void
test_placed_over (void)
{
  MedinaGame *game = scripted_game_new_of_walls (3, WALLS);

  medina_game_finish (game, TRUE);
  for (guint i = 4; i < 3 * WALLS; i++)
    medina_game_undo (game);
  scripted_game_play (game, "Wr12");
  check_step (game, medina_game_undo_decision, 4, GOES_ON);
  g_assert_true (medina_game_get_can_redo (game));
  check_step (game, medina_game_undo_decision, 0, GOES_ON);
  g_assert_finalize_object (game);
}

/* Nothing is played out while an earlier moment is looked at, nor once the game is over. */
static void
test_nothing (void)
{
  MedinaGame *game = scripted_game_new_of_walls (3, WALLS);

  scripted_game_play (game, "Wa2 Wa3 Wb1");
  medina_game_seek (game, 1);
  medina_game_finish (game, TRUE);
  check_step (game, finish_turn, 1, GOES_ON);
  g_assert_cmpuint (medina_game_get_length (game), ==, 3);
  medina_game_seek (game, 3);
  medina_game_finish (game, TRUE);
  check_step (game, finish_game, 3 * WALLS, OVER);
  check_step (game, medina_game_undo_decision, 3, GOES_ON);
  g_assert_finalize_object (game);
}

/* --- Records ---------------------------------------------------------------------------------- */

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
      read = scripted_game_write_and_read (game, medina_game_fill_record, extent);
      assert_at (read, end, OVER);
      check_step (read, medina_game_undo_decision, 42, GOES_ON);
      check_step (read, medina_game_undo_decision, 41, GOES_ON);
      g_assert_finalize_object (read);
    }

  /* So is a turn that awaited its end meanwhile. */
  check_step (game, medina_game_undo_decision, 42, GOES_ON);
  check_step (game, medina_game_undo_decision, 41, GOES_ON);
  medina_game_finish (game, FALSE);
  medina_game_finish (game, TRUE);
  check_step (game, medina_game_undo_decision, 42, AWAITS_END);
  read = scripted_game_write_and_read (game, medina_game_fill_record, MEDINA_RECORD_RESUMABLE);
  assert_at (read, 42, AWAITS_END);
  check_step (read, medina_game_redo_decision, end, OVER);
  g_assert_finalize_object (read);
  medina_game_redo_decision (game);

  /* What was taken back is brought back as one, too, where the record has it. */
  medina_game_undo_decision (game);
  read = scripted_game_write_and_read (game, medina_game_fill_record, MEDINA_RECORD_RESUMABLE);
  check_step (read, medina_game_redo_decision, end, OVER);
  g_assert_finalize_object (read);
  g_assert_finalize_object (game);
}

/* A new game that goes on where some placements had been played out has as many of them as were
 * placed by then. */
static void
test_branches (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  MedinaGame *game = new_long_game (41);
  guint end;

  medina_game_finish (game, TRUE);
  end = medina_game_get_cursor (game);
  g_assert_cmpuint (end, >, 45);
  for (guint cursor = 40; cursor < end; cursor++)
    {
      g_autoptr (MedinaRecord) record = medina_record_new (&setup);
      MedinaGame *branch;

      medina_game_seek (game, cursor);
      medina_game_fill_branch (game, record);
      branch = medina_game_new_from_record (record);
      medina_game_redo_decision (branch);
      g_assert_cmpuint (medina_game_get_cursor (branch), ==, cursor);
      medina_game_undo_decision (branch);
      g_assert_cmpuint (medina_game_get_cursor (branch), ==, cursor > 41 ? 41 : cursor - 1);
      medina_game_redo_decision (branch);
      g_assert_cmpuint (medina_game_get_cursor (branch), ==, cursor);
      g_assert_finalize_object (branch);
    }
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
  g_test_add_func ("/finish/branches", test_branches);
  return g_test_run ();
}
