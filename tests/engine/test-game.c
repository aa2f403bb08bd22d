/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cursor of a game, the notation of placements, and random ones. */

#include <glib.h>
#include <string.h>

#include "legal.h"
#include "notation.h"
#include "palace.h"
#include "play.h"
#include "playout.h"
#include "rule-game.h"

static MdnGame *
game_new (const char *keys, const char *placements)
{
  MdnGame *game = g_new0 (MdnGame, 1);

  rule_game_begin (game, keys);
  rule_game_play (game, placements);
  return game;
}

/* --- The cursor ------------------------------------------------------------------------------- */

static void
test_begin (void)
{
  g_autofree MdnGame *game = game_new (FIRST (2), "");

  g_assert_cmpint (game->cursor, ==, 0);
  g_assert_cmpint (game->count, ==, 0);
  g_assert_cmpint (mdn_game_turn (game), ==, -1);
  g_assert_false (mdn_game_undo (game));
  g_assert_false (mdn_game_redo (game));
}

static void
test_refused (void)
{
  g_autofree MdnGame *game = game_new (SECOND (2), "Of7 Wb1");
  g_autofree MdnGame *copy = g_memdup2 (game, sizeof *game);

  g_assert_cmpint (mdn_game_play (game, rule_game_placement (game, "Wb1")), ==,
                   MDN_REASON_OCCUPIED);
  g_assert_cmpmem (game, sizeof *game, copy, sizeof *copy);
}

static void
test_undo_and_redo (void)
{
  g_autofree MdnGame *game = game_new (SECOND (2), "Of7 Wb1 | Rf7");
  const MdnPosition last = game->position;

  g_assert_true (mdn_game_undo (game));
  g_assert_true (mdn_game_undo (game));
  g_assert_cmpint (game->cursor, ==, 1);
  g_assert_cmpint (game->count, ==, 3);
  g_assert_cmpint (game->position.table.turn.player, ==, 0);
  g_assert_true (mdn_game_redo (game));
  g_assert_true (mdn_game_redo (game));
  g_assert_false (mdn_game_redo (game));
  g_assert_cmpmem (&game->position, sizeof last, &last, sizeof last);
}

static void
test_seek (void)
{
  g_autofree MdnGame *game = game_new (SECOND (2), "Of7 Wb1 | Rf7");
  g_autofree MdnGame *end = g_memdup2 (game, sizeof *game);
  g_autofree MdnGame *shorter = game_new (SECOND (2), "Of7");

  mdn_game_seek (game, 1);
  g_assert_cmpint (game->cursor, ==, 1);
  g_assert_cmpint (game->count, ==, 3);
  g_assert_cmpmem (&game->position, sizeof game->position, &shorter->position,
                   sizeof shorter->position);
  mdn_game_seek (game, 1);
  g_assert_cmpint (game->cursor, ==, 1);
  mdn_game_seek (game, 3);
  g_assert_cmpmem (game, sizeof *game, end, sizeof *end);
}

static void
test_play_forgets_what_was_taken_back (void)
{
  g_autofree MdnGame *game = game_new (SECOND (2), "Of7 Wb1 | Rf7");

  mdn_game_undo (game);
  mdn_game_undo (game);
  rule_game_play (game, "Wo1");
  g_assert_cmpint (game->cursor, ==, 2);
  g_assert_cmpint (game->count, ==, 2);
  g_assert_false (mdn_game_redo (game));
  g_assert_true (mdn_set_has (&game->position.walls, rule_game_space (game, "o1")));
  g_assert_false (mdn_set_has (&game->position.walls, rule_game_space (game, "b1")));
}

static void
test_refusal_forgets_nothing (void)
{
  g_autofree MdnGame *game = game_new (SECOND (2), "Of7 Wb1 | Rf7");

  mdn_game_undo (game);
  mdn_game_play (game, rule_game_placement (game, "Wb1"));
  g_assert_true (mdn_game_redo (game));
}

static void
test_rooftops_are_canonical (void)
{
  g_autofree MdnGame *game = game_new (SECOND (2), "Of7 Og7 |");
  const MdnPlacement named = mdn_placement (MDN_ROOFTOP, rule_game_space (game, "g7"));
  const MdnPlacement canonical = mdn_placement (MDN_ROOFTOP, rule_game_space (game, "f7"));

  g_assert_cmpint (mdn_game_play (game, named), ==, MDN_REASON_NO_PALACE);
  g_assert_cmpint (mdn_palace_canonical (&game->position, named), ==, canonical);
  g_assert_cmpint (rule_game_placement (game, "Rg7"), ==, canonical);
  g_assert_cmpint (mdn_game_play (game, canonical), ==, MDN_REASON_NONE);
  g_assert_cmpint (game->placements[2], ==, canonical);
}

static void
test_turns_and_players (void)
{
  static const int turns[] = { -1, 0, 1, 2, 2, 3 }, players[] = { 1, 1, 0, 1, 1, 0 };
  g_autofree MdnGame *game = game_new (FIRST (2) "first=2", "Mh6 Wb1 | Wc1 | Wd1 We1 | Wf1");

  for (int i = 0; i < game->count; i++)
    {
      g_assert_cmpint (mdn_game_turn_of (game, i), ==, turns[i]);
      g_assert_cmpint (mdn_game_player_of (game, i), ==, players[i]);
    }
  g_assert_cmpint (mdn_game_turn (game), ==, 3);
}

/* --- Notation --------------------------------------------------------------------------------- */

static void
test_spelling (void)
{
  static const char *const good[] = { "Gb2", "Pf7", "Bk10", "Oq12", "Rf7",
                                      "Nf7", "Sr1", "Ma1",  "Wr13", "T" };
  g_autofree MdnGame *game = game_new (SECOND (4), "");

  for (size_t i = 0; i < G_N_ELEMENTS (good); i++)
    {
      char text[MDN_NOTATION_SIZE];

      mdn_notation_placement (rule_game_placement (game, good[i]), text);
      g_assert_cmpstr (text, ==, good[i]);
    }
}

static void
test_misspelling (void)
{
  static const char *const bad[] = { "",     "O",    "of7", "OF7", "Of",   "Of0",  "Of07",
                                     "Of14", "Of20", "Os7", "O7f", "Xf7",  "f7",   "Of7 ",
                                     " Of7", "Of7x", "T1",  "Ta1", "t",    "Of-7", "Of+7",
                                     "Of 7", "Of1:", "O`7", "O{7", "Of100" };
  g_autofree MdnGame *game = game_new (SECOND (4), "");

  for (size_t i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_cmpint (mdn_notation_parse (&game->position, bad[i], (int) strlen (bad[i])), ==,
                     MDN_NO_PLACEMENT);
  g_assert_cmpint (mdn_notation_parse (&game->position, "\0f7", 3), ==, MDN_NO_PLACEMENT);
  g_assert_cmpint (mdn_notation_parse (&game->position, "O\0007", 3), ==, MDN_NO_PLACEMENT);
}

static void
test_small_board (void)
{
  static const char *const outside[] = { "Oq2", "Or1", "Ob13", "Wp13" };
  g_autofree MdnGame *game = game_new (SECOND (2), "");

  for (size_t i = 0; i < G_N_ELEMENTS (outside); i++)
    g_assert_cmpint (mdn_notation_parse (&game->position, outside[i], (int) strlen (outside[i])),
                     ==, MDN_NO_PLACEMENT);
  g_assert_cmpint (rule_game_placement (game, "Wp12"), ==, mdn_placement (MDN_WALL, 11 * 18 + 15));
}

static void
test_only_the_given_length_is_read (void)
{
  g_autofree MdnGame *game = game_new (SECOND (4), "");

  g_assert_cmpint (mdn_notation_parse (&game->position, "Of12", 3), ==,
                   rule_game_placement (game, "Of1"));
  g_assert_cmpint (mdn_notation_parse_space (MDN_BOARD_LARGE, "f7 g8", 2), ==, mdn_space (5, 6));
}

static void
test_no_space (void)
{
  char text[MDN_NOTATION_SIZE];

  mdn_notation_space (MDN_NO_SPACE, text);
  g_assert_cmpstr (text, ==, "-");
}

static void
test_rooftops (void)
{
  g_autofree MdnGame *game = game_new (SECOND (2), "Of7 Oe7 | Oe8 Sd8 |");

  g_assert_cmpint (rule_game_placement (game, "Rf7"), ==, rule_game_placement (game, "Re7"));
  g_assert_cmpint (rule_game_placement (game, "Ne8"), ==, rule_game_placement (game, "Ne7"));
  g_assert_cmpint (rule_game_placement (game, "Rd8"), ==,
                   mdn_placement (MDN_ROOFTOP, rule_game_space (game, "d8")));
}

/* Every legal placement of a random game is read as it is written. */
static void
test_round_trip (void)
{
  g_autofree MdnGame *game = game_new (SECOND (3) "tea=on", "");
  MdnRandom random;

  mdn_random_seed (&random, 5);
  while (!mdn_position_is_over (&game->position))
    {
      MdnPlacement list[MDN_MAX_LEGAL];
      MdnLegal legal;
      unsigned count;

      mdn_legal_find (&game->position, &legal);
      count = mdn_legal_list (&game->position, &legal, list);
      for (unsigned i = 0; i < count; i++)
        {
          char text[MDN_NOTATION_SIZE];

          mdn_notation_placement (list[i], text);
          g_assert_cmpint (rule_game_placement (game, text), ==, list[i]);
        }
      mdn_game_play (game, list[mdn_random_below (&random, count)]);
    }
}

/* --- Random placements ------------------------------------------------------------------------ */

/* Every legal placement is drawn as often as any other: late in a game, when they are few. */
static void
test_draw (void)
{
  const MdnRules rules = mdn_rules (MDN_SECOND_EDITION, 2);
  MdnPlacement list[MDN_MAX_LEGAL];
  int drawn[MDN_MAX_LEGAL] = { 0 };
  MdnPosition position;
  MdnSetup setup;
  MdnRandom random;
  MdnLegal legal;
  unsigned count;

  mdn_random_seed (&random, 3);
  setup = mdn_setup_draw (&rules, &random);
  position = mdn_position (&setup);
  do
    {
      mdn_position_play (&position, mdn_playout_choose (&position, &random), NULL);
      mdn_legal_find (&position, &legal);
      count = mdn_legal_list (&position, &legal, list);
    }
  while (count > 60);
  g_assert_cmpuint (count, >, 20);
  for (unsigned i = 0; i < 1000 * count; i++)
    {
      const MdnPlacement placement = mdn_legal_draw (&position, &legal, &random);
      unsigned n = 0;

      while (n < count && list[n] != placement)
        n++;
      g_assert_cmpuint (n, <, count);
      drawn[n]++;
    }
  for (unsigned n = 0; n < count; n++)
    g_assert_cmpint (ABS (drawn[n] - 1000), <, 200);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/begins-without-placements", test_begin);
  g_test_add_func ("/game/a-refused-placement-changes-nothing", test_refused);
  g_test_add_func ("/game/undo-and-redo", test_undo_and_redo);
  g_test_add_func ("/game/seek-goes-to-any-placement", test_seek);
  g_test_add_func ("/game/playing-forgets-what-was-taken-back",
                   test_play_forgets_what_was_taken_back);
  g_test_add_func ("/game/a-refusal-forgets-nothing", test_refusal_forgets_nothing);
  g_test_add_func ("/game/rooftops-are-canonical", test_rooftops_are_canonical);
  g_test_add_func ("/game/each-placement-knows-its-turn-and-player", test_turns_and_players);
  g_test_add_func ("/notation/well-spelled-placements-are-read", test_spelling);
  g_test_add_func ("/notation/misspelled-placements-are-refused", test_misspelling);
  g_test_add_func ("/notation/the-small-board-ends-earlier", test_small_board);
  g_test_add_func ("/notation/only-the-given-length-is-read", test_only_the_given_length_is_read);
  g_test_add_func ("/notation/no-space-is-a-dash", test_no_space);
  g_test_add_func ("/notation/any-building-names-its-palace", test_rooftops);
  g_test_add_func ("/notation/every-placement-is-read-as-written", test_round_trip);
  g_test_add_func ("/legal/every-placement-is-drawn-as-often", test_draw);
  return g_test_run ();
}
