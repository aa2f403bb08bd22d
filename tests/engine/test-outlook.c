/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>

#include "legal.h"
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

/* --- Pieces ----------------------------------------------------------------------------------- */

typedef struct
{
  const char *path;
  const char *game;
  const char *play;
  int pieces; /* of player 1 */
} PiecesCase;

static const PiecesCase pieces_cases[] = {
  { "/outlook/pieces/all", SECOND (4), "", 20 + 4 + 3 + 6 + 9 },
  { "/outlook/pieces/more-walls-than-spaces",
    SECOND (2) "buildings=0 rooftops=0 others=0 stables=0 merchants=0 walls=60", "",
    2 * (14 + 10) - 4 },
  { "/outlook/pieces/rooftops-without-palaces",
    SECOND (2) "buildings=0 rooftops=3 others=2 stables=2 merchants=0 walls=1", "", 1 },
  { "/outlook/pieces/rooftops-with-palaces-to-come",
    SECOND (2) "buildings=1 rooftops=4 others=2 stables=2 merchants=0 walls=0", "", 4 + 4 + 2 + 2 },
};

static void
test_pieces_case (gconstpointer data)
{
  const PiecesCase *c = data;
  MdnGame game;

  rule_game_begin (&game, c->game);
  rule_game_play (&game, c->play);
  g_assert_cmpint (mdn_outlook_pieces (&game.position, 0), ==, c->pieces);
}

static int
count_stock (const MdnPosition *position, int player)
{
  int count = 0;

  for (int piece = 0; piece < MDN_TEA; piece++)
    count += position->table.players[player].stock[piece];
  return count;
}

/* A player's pieces after a placement: none more than before but for merchants of tower tiles, one
 * less where that player placed one (tea is none); some if one can be placed, none when the game is
 * over. */
static void
check_pieces (const MdnPosition *before, const MdnPosition *after, MdnPiece placed, int player)
{
  const int most = mdn_outlook_pieces (before, player), left = mdn_outlook_pieces (after, player);
  const int gained = after->table.players[player].stock[MDN_MERCHANT] -
                     before->table.players[player].stock[MDN_MERCHANT] + (placed == MDN_MERCHANT);

  g_assert_cmpint (left, <=, most - (placed != MDN_TEA) + gained);
  g_assert_cmpint (left, <=, count_stock (after, player));
  if (mdn_position_is_over (after))
    g_assert_cmpint (left, ==, 0);
  else if (mdn_legal_any_fresh (after, player))
    g_assert_cmpint (left, >, 0);
}

static int
sum_kinds (const MdnPosition *position, int player)
{
  int counts[MDN_TEA], sum = 0;

  mdn_outlook_list_pieces (position, player, counts);
  for (int piece = 0; piece < MDN_TEA; piece++)
    sum += counts[piece];
  return sum;
}

/* Counts when a player has fewer than stand in stock, and when several kinds want the same
 * spaces. */
static void
play_pieces (const MdnRules *rules, guint64 seed, int *less, int *shared)
{
  MdnPosition position;
  MdnRandom random;
  MdnSetup setup;

  mdn_random_seed (&random, seed);
  setup = mdn_setup_draw (rules, &random);
  position = mdn_position (&setup);
  while (!mdn_position_is_over (&position))
    {
      const MdnPosition before = position;
      const MdnPlacement placement = mdn_playout_choose (&position, &random);
      const gboolean from_stock = before.table.turn.phase != MDN_PHASE_OPENING;

      mdn_position_play (&position, placement, NULL);
      for (int player = 0; player < rules->players; player++)
        {
          const gboolean places = from_stock && player == before.table.turn.player;

          check_pieces (&before, &position, places ? mdn_placement_piece (placement) : MDN_TEA,
                        player);
          *less += mdn_outlook_pieces (&position, player) < count_stock (&position, player);
          *shared += mdn_outlook_pieces (&position, player) < sum_kinds (&position, player);
        }
    }
}

static void
test_pieces_of_games (void)
{
  int shared = 0;

  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        const MdnRules rules = mdn_rules ((MdnRuleSet) set, players);
        int less = 0;

        for (guint64 seed = 0; seed < 100; seed++)
          play_pieces (&rules, seed, &less, &shared);
        g_assert_cmpint (less, >, 100);
      }
  g_assert_cmpint (shared, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/outlook/no-turn-has-more", test_games);
  for (gsize i = 0; i < G_N_ELEMENTS (pieces_cases); i++)
    g_test_add_data_func (pieces_cases[i].path, &pieces_cases[i], test_pieces_case);
  g_test_add_func ("/outlook/pieces/in-games", test_pieces_of_games);
  return g_test_run ();
}
