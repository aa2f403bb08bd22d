/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-sheet.h"

#include "notation.h"
#include "scripted-game.h"

static MdnSpace
space (const char *name)
{
  return mdn_notation_parse_space (MDN_BOARD_LARGE, name, (int) strlen (name));
}

static void
check_places (MedinaScoreSheet *sheet, MedinaGame *game)
{
  g_assert_cmpuint (medina_score_sheet_get_n_players (sheet), ==, 3);
  g_assert_true (medina_score_sheet_get_player (sheet, 0) == medina_game_get_player (game, 1));
  g_assert_true (medina_score_sheet_get_player (sheet, 1) == medina_game_get_player (game, 0));
  g_assert_true (medina_score_sheet_get_player (sheet, 2) == medina_game_get_player (game, 2));
  g_assert_cmpuint (medina_score_sheet_get_place (sheet, 0), ==, 1);
  g_assert_cmpuint (medina_score_sheet_get_place (sheet, 1), ==, 2);
  g_assert_cmpuint (medina_score_sheet_get_place (sheet, 2), ==, 3);
  g_assert_cmpuint (medina_score_sheet_get_n_winners (sheet), ==, 1);
  g_assert_true (medina_score_sheet_is_winner (sheet, 0));
  g_assert_false (medina_score_sheet_is_winner (sheet, 1));
  g_assert_false (medina_score_sheet_get_decided_by_largest (sheet));
}

static void
check_palaces (MedinaScoreSheet *sheet)
{
  guint n;
  const MedinaScoreSheetPalace *palaces = medina_score_sheet_get_palaces (sheet, 0, &n);

  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpint (palaces[0].color, ==, MDN_GREY);
  g_assert_cmpint (palaces[0].number, ==, 2);
  g_assert_cmpint (palaces[0].space, ==, space ("e5"));
  g_assert_cmpint (palaces[1].color, ==, MDN_ORANGE);
  g_assert_cmpint (palaces[1].space, ==, space ("b2"));
  g_assert_cmpint (palaces[1].score.buildings, ==, 2);
  g_assert_cmpint (palaces[1].score.stables, ==, 1);
  g_assert_cmpint (palaces[1].score.walls, ==, 0);
  g_assert_cmpint (medina_score_sheet_get_score (sheet, 0)->palaces.total, ==, 4);
  g_assert_cmpint (medina_score_sheet_get_score (sheet, 0)->palace_tiles, ==, 5);
  g_assert_cmpint (medina_score_sheet_get_score (sheet, 0)->total, ==, 9);
  g_assert_cmpint (medina_score_sheet_get_score (sheet, 1)->total, ==, 4);
  g_assert_true (medina_score_sheet_get_largest (sheet, 0) == &palaces[1]);
  g_assert_cmpint (palaces[1].size, ==, 3);
  g_assert_cmpint (palaces[1].number, ==, 1);
  g_assert_null (medina_score_sheet_get_largest (sheet, 2));
  medina_score_sheet_get_palaces (sheet, 2, &n);
  g_assert_cmpuint (n, ==, 0);
}

/* Player 2 leads with two palaces; the sheet stays as it was. */
static void
test_items (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  MedinaGame *game = scripted_game_new (&setup);
  MedinaScoreSheet *sheet;

  scripted_game_play (game, "Oc2 Ob2 Rb2 Sd2 Ge5 Wr2 Bk2 Rk2 Re5");
  sheet = medina_score_sheet_new (game);
  scripted_game_play (game, "Wb1");
  check_places (sheet, game);
  check_palaces (sheet);

  /* It outlives the game. */
  g_assert_finalize_object (game);
  g_assert_cmpstr (medina_player_get_display_name (medina_score_sheet_get_player (sheet, 0)), ==,
                   "Player 2");
  g_assert_finalize_object (sheet);
}

static MedinaScoreSheet *
play_sheet (MdnRuleSet set, const char *placements)
{
  MdnSetup setup = scripted_game_setup (set, 3);
  MedinaScoreSheet *sheet;
  MedinaGame *game;

  game = scripted_game_new (&setup);
  if (set == MDN_FIRST_EDITION)
    scripted_game_play (game, "Mh6");
  scripted_game_play (game, placements);
  sheet = medina_score_sheet_new (game);
  g_assert_finalize_object (game);
  return sheet;
}

/* Player 1 has a gray palace of a building and a stable and its tile, player 2 a purple one of one
 * building and its tile: 3 points each. */
static MedinaScoreSheet *
tied_sheet (MdnRuleSet set)
{
  return play_sheet (set, "Gb5 Rb5 Pe2 Re2 Wb1 Wc1 Sb6");
}

static void
test_tie_by_largest (void)
{
  MedinaScoreSheet *sheet = tied_sheet (MDN_SECOND_EDITION);

  /* 3 points each; player 1's palace has a stable too. */
  g_assert_cmpuint (medina_score_sheet_get_n_winners (sheet), ==, 1);
  g_assert_true (medina_score_sheet_get_decided_by_largest (sheet));
  g_assert_cmpint (medina_score_sheet_get_score (sheet, 0)->total, ==,
                   medina_score_sheet_get_score (sheet, 1)->total);
  g_assert_cmpuint (medina_player_get_number (medina_score_sheet_get_player (sheet, 0)), ==, 0);
  g_assert_cmpuint (medina_score_sheet_get_place (sheet, 1), ==, 2);
  g_assert_cmpuint (medina_score_sheet_get_place (sheet, 2), ==, 3);

  g_assert_finalize_object (sheet);
}

static void
test_shared_victory (void)
{
  MedinaScoreSheet *sheet = tied_sheet (MDN_FIRST_EDITION);

  g_assert_cmpuint (medina_score_sheet_get_n_winners (sheet), ==, 2);
  g_assert_false (medina_score_sheet_get_decided_by_largest (sheet));
  g_assert_cmpuint (medina_score_sheet_get_place (sheet, 0), ==, 1);
  g_assert_cmpuint (medina_score_sheet_get_place (sheet, 1), ==, 1);
  g_assert_cmpuint (medina_score_sheet_get_place (sheet, 2), ==, 3);

  g_assert_finalize_object (sheet);
}

static void
check_order (MedinaScoreSheet *sheet, const guint players[static 3])
{
  for (guint line = 0; line < 3; line++)
    {
      MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);

      g_assert_cmpuint (medina_player_get_number (player), ==, players[line]);
      g_assert_cmpuint (medina_score_sheet_get_place (sheet, line), ==, line == 0 ? 1 : 2);
    }
  g_assert_cmpint (medina_score_sheet_get_score (sheet, 1)->total, ==,
                   medina_score_sheet_get_score (sheet, 2)->total);
  g_assert_cmpuint (medina_score_sheet_get_n_winners (sheet), ==, 1);
  g_assert_false (medina_score_sheet_get_decided_by_largest (sheet));
}

/* Behind player 3 the others have as many points. Once player 2’s palace has a stable; once it is
 * as large as player 1’s, but was claimed before. */
static void
test_tie_behind (void)
{
  static const char *const games[] = { "Pe2 Re2 Gb5 Rb5 Ol5 Rl5 Wb1 Wc1 Sb6",
                                       "Pe2 Gb5 Ol5 Rl5 Bh8 Rh8 Re2 Rb5 Wb1 Wc1 Sh9 Sg8" };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      MedinaScoreSheet *sheet = play_sheet (MDN_SECOND_EDITION, games[i]);

      check_order (sheet, (guint[]){ 2, 1, 0 });
      g_assert_finalize_object (sheet);
      /* Those rules have no tiebreaker. */
      sheet = play_sheet (MDN_FIRST_EDITION, games[i]);
      check_order (sheet, (guint[]){ 2, 0, 1 });
      g_assert_finalize_object (sheet);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/score-sheet/lists-players-palaces-and-tiles", test_items);
  g_test_add_func ("/score-sheet/the-largest-palace-decides-a-tie", test_tie_by_largest);
  g_test_add_func ("/score-sheet/shared-victory", test_shared_victory);
  g_test_add_func ("/score-sheet/a-tie-behind-the-winner-is-in-the-order-of-palaces",
                   test_tie_behind);
  return g_test_run ();
}
