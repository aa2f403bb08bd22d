/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "medina-answers.h"
#include "named-game.h"
#include "notation.h"

/* What "What is this?" is answered in English: each thing once, and why not where nothing can be placed. */

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
                "Claiming it also brings you: purple palace tile (2 points), tower tile 4 (4 "
                "points), 3 tea tiles\n"
                "You can place here: Rooftop, Neutral Rooftop");
  assert_space (
    game, "a3",
    "a3, empty, wall space\nNone of your pieces can go here. A wall must extend another wall or start at a tower.");
  assert_space (game, "a2", "a2, empty, wall space\nYou can place here: Wall");
  named_game_play (game, "Rb2 Gd7");
  medina_game_end_turn (game);
  assert_space (game, "b2", "Ben’s purple palace\n2 points: 1 building, 1 wall");
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
    "Unfinished purple palace\n1 point: 1 building\nYou can place here: Neutral Rooftop");
}

static void
test_complete_turn (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  const char *complete = "This turn is complete. End it, or undo its last placement.";
  g_autofree char *space = g_strdup_printf ("k9, empty\n%s", complete);
  g_autofree char *rooftop =
    g_strdup_printf ("Rooftop\nClaims a palace for you and finishes it.\n%s", complete);

  named_game_play (game, "Pb2 Wb1");
  g_assert_true (medina_game_get_awaiting_end (game));
  assert_space (game, "k9", space);
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
  g_test_add_func ("/answers/a-complete-turn-is-why-not", test_complete_turn);
  return g_test_run ();
}
