/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "medina-answers.h"
#include "medina-why-not.h"
#include "named-game.h"
#include "notation.h"

/* What "What is this?" is answered in English: each thing once, and why not where nothing can be
 * placed. */

static void
assert_space (MedinaGame *game, const char *space, const char *expected)
{
  g_autofree char *text =
    medina_space_answer (game,
                         mdn_notation_parse_space (MDN_BOARD_LARGE, space, (int) strlen (space)));

  g_assert_cmpstr (text, ==, expected);
}

/* Of the player who has the turn. */
static void
assert_piece (MedinaGame *game, MdnPiece piece, const char *expected)
{
  g_autofree char *text = medina_piece_answer (game, medina_game_get_current_player (game), piece);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_spaces (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Pb2 Wb1");
  medina_game_end_turn (game);
  assert_space (game, "b2",
                "Unfinished purple palace\n2 points: 1 building, 1 wall\n"
                "The next piece adds: Purple Building\u00a0+1, Stable\u00a0+1, Wall\u00a0+1\n"
                "Can be claimed by: Aisha, Ben, Chiara\n"
                "Claiming it also brings you: purple palace tile (2 points), tower tile 4 (4 "
                "points), 3 tea tiles\n"
                "You can place here: Rooftop, Neutral Rooftop");
  assert_space (
    game, "a3",
    "a3, empty, wall space\nNone of your pieces can go here. A wall must extend another wall or start at a tower.");
  assert_space (game, "a2", "a2, empty, wall space\nYou can place here: Wall");
  named_game_play (game, "Rb2 Gd7");
  medina_game_end_turn (game);
  assert_space (game, "b2",
                "Ben’s purple palace\n2 points: 1 building, 1 wall\n"
                "The next piece adds: Stable\u00a0+1, Wall\u00a0+1");
}

/* An own palace of the color keeps the own rooftop away, not the neutral one. */
static void
test_not_to_claim (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Pb2 Rb2");
  medina_game_end_turn (game);
  named_game_play (game, "Pk9 Wa2");
  medina_game_end_turn (game);
  named_game_play (game, "Wb1 Wc1");
  medina_game_end_turn (game);
  assert_space (
    game, "k9",
    "Unfinished purple palace\n1 point: 1 building\nThe next piece adds: Purple Building\u00a0+1, Stable\u00a0+1\n"
    "Can be claimed by: Ben, Chiara\nYou can place here: Neutral Rooftop");
}

/* Aisha has claimed a palace, and Ben has had his turn. */
static MedinaGame *
begin (const char *second)
{
  MedinaGame *game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Pb2 Rb2");
  medina_game_end_turn (game);
  named_game_play (game, second);
  medina_game_end_turn (game);
  return game;
}

/* What each piece that can go there would do; nothing of what would do nothing. */
static void
test_effects (void)
{
  g_autoptr (MedinaGame) game = begin ("Gk9 Wa2");

  assert_space (game, "b1", "b1, empty, wall space\nYou can place here: Wall\nWall: Aisha\u00a0+1");
  assert_space (game, "c2", "c2, empty\nYou can place here: Stable\nStable: Aisha\u00a0+1");
  assert_space (game, "k8",
                "k8, empty\nYou can place here: Gray Building, Stable\n"
                "Gray Building: makes the palace worth 2 points\n"
                "Stable: makes the palace worth 2 points");
  assert_space (game, "e5",
                "e5, empty\nYou can place here: Purple Building, Brown Building, Orange Building\n"
                "Purple Building: starts a palace worth 1 point\n"
                "Brown Building: starts a palace worth 1 point\n"
                "Orange Building: starts a palace worth 1 point");
}

/* What already stands tells whose palaces it counts for, and a tower who holds its tile. */
static void
test_neighbors (void)
{
  g_autoptr (MedinaGame) game = begin ("Gk9 Wb1");

  assert_space (game, "b1", "b1, wall of tower 4\nIt brings 1 point to: Aisha’s purple palace");
  assert_space (game, "l6",
                "l6, merchant, end of the market street\n"
                "It brings no points: there is no palace next to it.");
  assert_space (game, "a1", "a1, tower 4\nTower tile 4: 4 points.\nHeld by Aisha.");
  medina_game_set_purist (game, TRUE);
  assert_space (game, "b1", "b1, wall of tower 4");
  assert_space (game, "a1", "a1, tower 4\nTower tile 4.\nHeld by Aisha.");
}

/* Every space where none of the pieces can go tells why, also what is beyond the person's
 * supply. */
static void
assert_barred (MedinaGame *game, const char *space, const char *expected)
{
  g_autofree char *text =
    medina_space_tell_why_not (game, mdn_notation_parse_space (MDN_BOARD_LARGE, space,
                                                               (int) strlen (space)));

  g_assert_cmpstr (text, ==, expected);
}

static void
use_up (MedinaGame *game, MdnPiece piece)
{
  MdnPosition *position = (MdnPosition *) medina_game_get_position (game);

  mdn_table_set_stock (&position->table, position->table.turn.player, piece, 0);
}

static void
test_why_not (void)
{
  g_autoptr (MedinaGame) game = begin ("Gk9 Wa2");

  for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
    use_up (game, piece);
  assert_barred (game, "a1", "Nothing can go on a tower.");
  assert_barred (game, "a2", "There’s already a wall here.");
  assert_barred (game, "l6", "There’s already a merchant here.");
  assert_barred (game, "f7", "Nothing can go on the well.");
  assert_barred (game, "b2", "This palace already has a rooftop.");
  assert_barred (game, "k9", "You have no rooftops left.");
  assert_barred (game, "a9", "You have no walls left.");
  assert_barred (game, "e5", "You have no pieces left that can go in the city.");
}

/* Those who count themselves are told what a piece does, without points. */
static void
test_purist (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  medina_game_set_purist (game, TRUE);
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    {
      g_autofree char *text =
        medina_piece_answer (game, medina_game_get_current_player (game), piece);

      g_assert_false (g_regex_match_simple ("[0-9]|point", text, 0, 0));
    }
}

static void
test_complete_turn (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  const char *complete = "You can’t place any more pieces this turn.";
  g_autofree char *space = g_strdup_printf ("k9, empty\n%s", complete), *answer = NULL;
  g_autofree char *rooftop =
    g_strdup_printf ("Rooftop\nClaims a palace for you and finishes it.\n%s", complete);

  named_game_play (game, "Pb2 Wb1");
  g_assert_true (medina_game_get_awaiting_end (game));
  assert_space (game, "k9", space);
  answer = medina_space_answer (game, mdn_space (1, 1));
  g_assert_null (strstr (answer, complete));
  assert_piece (game, MDN_ROOFTOP, rooftop);
  medina_game_end_turn (game);
  assert_piece (game, MDN_ROOFTOP, "Rooftop\nClaims a palace for you and finishes it.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/answers/a-palace-tells-each-thing-once", test_spaces);
  g_test_add_func ("/answers/which-rooftop-a-palace-takes", test_not_to_claim);
  g_test_add_func ("/answers/what-pieces-would-do", test_effects);
  g_test_add_func ("/answers/what-stands-there-counts-for", test_neighbors);
  g_test_add_func ("/answers/why-nothing-can-go-there", test_why_not);
  g_test_add_func ("/answers/a-purist-is-told-no-points", test_purist);
  g_test_add_func ("/answers/a-complete-turn-is-why-not", test_complete_turn);
  return g_test_run ();
}
