/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-text-export.h"
#include "named-game.h"

/* --- Scores */

static void
check_scores (MedinaGame *game, const char *expected)
{
  g_autofree char *text = medina_text_export_scores (game);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_scores (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  /* Aisha has the tiles of the gray palace and of tower 4, Ben that of the purple palace. */
  named_game_play (game, "Gb2 Rb2 Pd4 Rd4 Sc2 Wb1 Se4 Wc1");
  check_scores (game, "Second Edition, full opening\tAisha\tBen\tChiara\n"
                      "Buildings\t1\t1\t0\n"
                      "Stables\t1\t1\t0\n"
                      "Merchants\t0\t0\t0\n"
                      "Walls\t2\t0\t0\n"
                      "Water\t0\t0\t0\n"
                      "Palace Tiles\t1\t2\t0\n"
                      "Tower Tiles\t4\t0\t0\n"
                      "Total\t9\t4\t0\n");
  medina_game_seek (game, 2);
  check_scores (game, "Turn 1 of 4\n"
                      "Second Edition, full opening\tAisha\tBen\tChiara\n"
                      "Buildings\t1\t0\t0\n"
                      "Stables\t0\t0\t0\n"
                      "Merchants\t0\t0\t0\n"
                      "Walls\t0\t0\t0\n"
                      "Water\t0\t0\t0\n"
                      "Palace Tiles\t1\t0\t0\n"
                      "Tower Tiles\t0\t0\t0\n"
                      "Total\t2\t0\t0\n");
}

static void
test_scores_without_well (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 4);

  check_scores (game, "First Edition\tAisha\tBen\tChiara\tDai\n"
                      "Buildings\t0\t0\t0\t0\n"
                      "Stables\t0\t0\t0\t0\n"
                      "Merchants\t0\t0\t0\t0\n"
                      "Walls\t0\t0\t0\t0\n"
                      "Palace Tiles\t0\t0\t0\t0\n"
                      "Tower Tiles\t0\t0\t0\t0\n"
                      "Total\t0\t0\t0\t0\n");
}

/* --- Moves */

static void
check_moves (MedinaGame *game, const char *expected)
{
  g_autofree char *text = medina_text_export_moves (game);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_moves (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  check_moves (game, "");
  named_game_play (game, "Gb2 Rb2 Pd4 Rd4 Sc2");
  check_moves (game, "Second Edition, full opening\n"
                     "1\tAisha\tGb2 Rb2\n"
                     "2\tBen\tPd4 Rd4\n"
                     "3\tChiara\tSc2\n");
}

/* Turns are of those who made them, also when the computer has taken the place of one since. */
static void
test_taken_over (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);

  named_game_play (game, "Gb2 Rb2 Pd4 Rd4");
  medina_player_set_kind (medina_game_get_player (game, 0), MEDINA_SEAT_COMPUTER);
  check_moves (game, "Second Edition, full opening\n"
                     "1\tAisha\tGb2 Rb2\n"
                     "2\tBen\tPd4 Rd4\n");
}

static void
test_opening_merchant (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 3);

  named_game_play (game, "Ml6 Gb2 Wb1 Wr2");
  check_moves (game, "First Edition\n"
                     "0\tAisha\tMl6\n"
                     "1\tAisha\tGb2 Wb1\n"
                     "2\tBen\tWr2\n");
}

/* What was undone is not part of the game, in the middle of a turn too; what lies behind the moment
 * that is looked at is. */
static void
test_undo_and_replay (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Gb2 Rb2 Pd4 Rd4 Sc2");
  medina_game_undo (game);
  medina_game_undo (game);
  check_moves (game, "Second Edition, full opening\n"
                     "1\tAisha\tGb2 Rb2\n"
                     "2\tBen\tPd4\n");
  medina_game_seek (game, 1);
  check_moves (game, "Second Edition, full opening\n"
                     "1\tAisha\tGb2 Rb2\n"
                     "2\tBen\tPd4\n");
}

/* Any name stays in its cell. */
static void
test_names (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);

  medina_player_set_name (medina_game_get_player (game, 0), "小\t芳\n");
  medina_player_set_name (medina_game_get_player (game, 1), "");
  named_game_play (game, "Gb2 Rb2 Pd4");
  check_moves (game, "Second Edition, full opening\n"
                     "1\t小芳\tGb2 Rb2\n"
                     "2\tPlayer 2\tPd4\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text-export/the-score-sheet-is-a-table", test_scores);
  g_test_add_func ("/text-export/without-a-well-there-is-no-water", test_scores_without_well);
  g_test_add_func ("/text-export/the-moves-are-a-table", test_moves);
  g_test_add_func ("/text-export/turns-stay-those-of-a-person", test_taken_over);
  g_test_add_func ("/text-export/the-opening-merchant-is-turn-0", test_opening_merchant);
  g_test_add_func ("/text-export/undone-turns-are-left-out", test_undo_and_replay);
  g_test_add_func ("/text-export/a-name-stays-in-its-cell", test_names);

  return g_test_run ();
}
