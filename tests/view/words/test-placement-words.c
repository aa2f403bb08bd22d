/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-placement-words.h"
#include "named-game.h"

/* What the list of moves says in English. */

typedef struct
{
  MdnRuleSet set;
  int players;
  const char *script;
  const char *lines;
} Moves;

static const Moves moves[] = {
  { MDN_SECOND_EDITION, 4, "Gb2 Rb2 Wa2 Ml5 Pd4 Rd4 Sc2 Bi3",
    "Gray building on b2\nRooftop on the gray palace at b2\nWall on a2\nMerchant on l5\nPurple "
    "building on d4\nRooftop on the purple palace at d4\nStable on c2\nBrown building on i3" },
  { MDN_SECOND_EDITION, 4, "Pb2 Rb2 Wa2 Wa3 Wa4 Wa5 Wb1 Wc1 Wd1 T",
    "Purple building on b2\nRooftop on the purple palace at b2\nWall on a2\nWall on a3\nWall on "
    "a4\nWall on a5\nWall on b1\nWall on c1\nWall on d1\nTea tile given back" },
  { MDN_SECOND_EDITION, 2, "Oc3 Ob3 Nc3",
    "Orange building on c3\nOrange building on b3\nNeutral rooftop on the orange palace at b3" },
  { MDN_FIRST_EDITION, 2, "Ml6 Pd4 Nd4",
    "First merchant on l6\nBlack building on d4\nBlocking rooftop on the black palace at d4" },
};

static char *
write_lines (const MdnGame *game)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (int index = 0; index < game->count; index++)
    {
      g_autofree char *words = medina_placement_to_words (game, index);

      g_strv_builder_add (builder, words);
    }
  lines = g_strv_builder_end (builder);
  return g_strjoinv ("\n", lines);
}

static void
test_lines (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (MedinaGame) game = named_game_new (moves[i].set, moves[i].players);
      const MdnGame *engine = medina_game_get_engine_game (game);
      g_autofree char *lines = NULL;

      named_game_play (game, moves[i].script);
      /* The same for what lies behind the cursor. */
      medina_game_seek (game, 0);
      lines = write_lines (engine);
      g_assert_cmpstr (lines, ==, moves[i].lines);
    }
}

/* A rooftop tells of its palace by where it stands, whichever of its buildings notation names; what
 * is built elsewhere in that color, or later, does not matter. */
static void
test_rooftop (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  const MdnGame *engine = medina_game_get_engine_game (game);
  g_autofree char *words = NULL;

  named_game_play (game, "Gb2 Gb3 Gb4 Rb2 Gi2 Gi3");
  medina_game_seek (game, 0);
  words = medina_placement_to_words (engine, 3);
  g_assert_cmpstr (words, ==, "Rooftop on the gray palace at b3");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/placement-words/every-placement-has-its-line", test_lines);
  g_test_add_func ("/placement-words/a-rooftop-is-named-where-it-stands", test_rooftop);
  return g_test_run ();
}
