/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>

#include "outlook.h"
#include "playout.h"
#include "rule-game.h"

/* How many placements a turn still has room for. */

typedef struct
{
  const char *path;
  const char *game;
  const char *play;
  int placements;
} OutlookCase;

static const OutlookCase cases[] = {
  { "/outlook/as-many-as-the-turn-has", SECOND (3), "", 2 },
  { "/outlook/in-the-middle-of-a-turn", SECOND (3), "Of7", 1 },
  { "/outlook/the-first-merchant", FIRST (3), "", 1 },
  { "/outlook/one-piece-is-left",
    SECOND (3) "buildings=0 rooftops=0 others=0 stables=0 merchants=1 walls=0", "", 1 },
  { "/outlook/one-piece-finds-a-space",
    SECOND (2) "buildings=0 rooftops=3 others=0 stables=2 merchants=0 walls=1", "", 1 },
  { "/outlook/the-first-placement-makes-room-for-the-second",
    SECOND (2) "buildings=0 rooftops=0 others=0 stables=0 merchants=0 walls=2", "", 2 },
  { "/outlook/tea-is-no-piece",
    SECOND (2) "tea=on buildings=1 rooftops=1 others=0 stables=0 merchants=0 walls=0",
    "Pc3 Rc3 | Gf7 Rf7 | Oc6 Bc9 | Pf10 Oc7 |", 1 },
};

static void
test_case (gconstpointer data)
{
  const OutlookCase *c = data;
  MdnGame game;

  rule_game_begin (&game, c->game);
  rule_game_play (&game, c->play);
  g_assert_cmpint (mdn_outlook_placements (&game.position), ==, c->placements);
}

/* No turn of a game has more, and there is always one. */
static void
test_games (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      int placements = 0, turn = -2;
      MdnRandom random;
      MdnGame game;

      mdn_random_seed (&random, seed);
      rule_game_begin (&game, seed % 2 == 0 ? FIRST (2) : SECOND (2));
      while (!mdn_position_is_over (&game.position))
        {
          if (mdn_game_turn (&game) != turn)
            placements = mdn_outlook_placements (&game.position);
          g_assert_cmpint (placements, >, 0);
          g_assert_cmpint (mdn_outlook_placements (&game.position), <=, placements);
          turn = mdn_game_turn (&game);
          mdn_game_play (&game, mdn_playout_choose (&game.position, &random));
          placements--;
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/outlook/no-turn-has-more", test_games);
  return g_test_run ();
}
