/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true of every position, in random games under every combination of options. It is
 * judged by the pieces on the board and in the stocks, not by what the engine keeps about them. */

#include <glib.h>
#include <string.h>

#include "board-check.h"
#include "game.h"
#include "legal.h"
#include "palace.h"
#include "playout.h"
#include "position-check.h"

enum
{
  GAMES = 2,       /* for each combination of options */
  LOOK_EVERY = 60, /* placements: then every piece is tried on every space */
};

/* A game, and what was counted beside it. */
typedef struct
{
  MdnGame game;
  MdnRandom random;
  MdnPosition before[MDN_MAX_PLACEMENTS + 1]; /* each placement, and the end */
  int placed[MDN_MAX_PLAYERS][MDN_PIECES];
} Match;

/* --- Playing ---------------------------------------------------------------------------------- */

/* A placement of a piece chosen first, so that every kind is placed early and late. */
static MdnPlacement
choose_by_piece (const MdnPosition *position, MdnRandom *random)
{
  MdnPlacement list[MDN_MAX_LEGAL], fitting[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count, n_fitting = 0;

  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  while (n_fitting == 0)
    {
      const MdnPiece piece = (MdnPiece) mdn_random_below (random, MDN_PIECES);

      for (unsigned i = 0; i < count; i++)
        if (mdn_placement_piece (list[i]) == piece)
          fitting[n_fitting++] = list[i];
    }
  return fitting[mdn_random_below (random, n_fitting)];
}

static void
play (Match *match, MdnPlacement placement)
{
  const MdnTurn turn = match->game.position.table.turn;

  g_assert_cmpint (mdn_game_play (&match->game, placement), ==, MDN_REASON_NONE);
  if (turn.phase == MDN_PHASE_PLAYING)
    match->placed[turn.player][mdn_placement_piece (placement)]++;
  match->before[match->game.cursor] = match->game.position;
}

/* --- What is legal ---------------------------------------------------------------------------- */

/* mdn_legal_count and mdn_legal_any agree with the list. */
static void
check_list (const MdnPosition *position)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  g_assert_cmpuint (mdn_legal_count (&legal), ==, count);
  if (position->table.turn.phase == MDN_PHASE_PLAYING)
    {
      g_assert_cmpuint (count, >, 0);
      g_assert_true (mdn_legal_any (position));
    }
  g_assert_true (!mdn_position_is_over (position) || count == 0);
}

/* Marks the spaces that name a listed placement of each piece: for a rooftop all buildings of
 * its palace. */
static void
mark_listed (const MdnPosition *position, MdnSet marks[MDN_PIECES])
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    {
      const MdnPiece piece = mdn_placement_piece (list[i]);
      const MdnSpace space = mdn_placement_space (list[i]);

      g_assert_false (mdn_set_has (&marks[piece], space));
      mdn_set_add (&marks[piece], space);
    }
}

/* Every piece on every space: legal if it is listed, and refused for some reason if it is not. */
static void
check_all_placements (const MdnPosition *position)
{
  MdnSet marks[MDN_PIECES] = { 0 };

  mark_listed (position, marks);
  for (int piece = 0; piece < MDN_PIECES; piece++)
    for (int space = 0; space < MDN_SPACES; space++)
      {
        const MdnPlacement placement = mdn_placement ((MdnPiece) piece, (MdnSpace) space);
        const bool listed = mdn_set_has (&marks[piece], (MdnSpace) space);
        const MdnReason reason = mdn_reason (position, placement);

        g_assert_cmpint (reason == MDN_REASON_NONE, ==, listed);
        g_assert_cmpint (mdn_legal_has (position, placement), ==, listed);
        g_assert_cmpint (mdn_reason_rule (reason) == NULL, ==, listed);
      }
  g_assert_cmpint (mdn_reason (position, MDN_NO_PLACEMENT), !=, MDN_REASON_NONE);
  g_assert_cmpint (mdn_reason (position, mdn_placement (MDN_WALL, MDN_SPACES)), !=,
                   MDN_REASON_NONE);
}

/* --- Turns ------------------------------------------------------------------------------------ */

/* A turn goes on as long as it may; then the next one who can place moves (T2, T7, T8). */
static void
check_turn (const MdnPosition *before, MdnPlacement placement, const MdnPosition *after)
{
  const MdnTurn *was = &before->table.turn, *is = &after->table.turn;
  const int players = after->rules.players;
  const bool ended = is->number != was->number || is->phase == MDN_PHASE_OVER;
  int next = was->player;

  if (was->phase == MDN_PHASE_OPENING)
    return;
  if (!ended)
    {
      g_assert_cmpint (is->player, ==, was->player);
      g_assert_cmpint (is->made, ==, was->made + 1);
      g_assert_cmpint (is->made, <, is->of);
      return;
    }
  if (placement != mdn_placement_tea () && was->made + 1 < was->of)
    g_assert_true (is->shown >> was->player & 1);
  for (int i = 0; i < players; i++)
    {
      next = (next + 1) % players;
      if (mdn_legal_any_fresh (after, next))
        break;
      g_assert_true (next != was->player || is->phase == MDN_PHASE_OVER);
    }
  if (is->phase == MDN_PHASE_PLAYING)
    g_assert_cmpint (is->player, ==, next);
  else
    g_assert_false (mdn_legal_any_fresh (after, next));
}

/* --- Stocks ----------------------------------------------------------------------------------- */

static int
sum_placed (const Match *match, MdnPiece piece)
{
  int sum = 0;

  for (int player = 0; player < match->game.position.rules.players; player++)
    sum += match->placed[player][piece];
  return sum;
}

/* What was placed stands on the board. */
static void
check_board_pieces (const Match *match)
{
  const MdnPosition *position = &match->game.position;
  const int first_merchant = position->table.turn.phase == MDN_PHASE_OPENING ? 0 : 1;

  for (int color = 0; color < MDN_COLORS; color++)
    g_assert_cmpuint (mdn_set_count (position->buildings[color]), ==,
                      sum_placed (match, (MdnPiece) color));
  g_assert_cmpuint (mdn_set_count (position->stables), ==, sum_placed (match, MDN_STABLE));
  g_assert_cmpuint (mdn_set_count (position->walls), ==, sum_placed (match, MDN_WALL));
  g_assert_cmpuint (mdn_set_count (position->merchants), ==,
                    sum_placed (match, MDN_MERCHANT) + first_merchant);
  g_assert_cmpint (position->table.roofed, ==,
                   sum_placed (match, MDN_ROOFTOP) + sum_placed (match, MDN_OTHER_ROOFTOP));
}

/* A player's stock and placed pieces add up to what the player began with, less what a closed
 * color (P6) or a removed blocking rooftop (B4) took away, plus what tiles brought (V6, A1). */
static void
check_stock (const Match *match, int player)
{
  const MdnPosition *position = &match->game.position;
  const MdnStockSize *begun = &position->rules.stock;
  const uint8_t *stock = position->table.players[player].stock;
  const int *placed = match->placed[player];

  for (int color = 0; color < MDN_COLORS; color++)
    if (mdn_palace_color_closed (position, (MdnColor) color))
      g_assert_cmpint (stock[color], ==, 0);
    else
      g_assert_cmpint (stock[color] + placed[color], ==, begun->buildings);
  g_assert_cmpint (stock[MDN_ROOFTOP] + placed[MDN_ROOFTOP], ==, begun->rooftops);
  g_assert_cmpint (stock[MDN_STABLE] + placed[MDN_STABLE], ==, begun->stables);
  g_assert_cmpint (stock[MDN_WALL] + placed[MDN_WALL], ==, begun->walls);
  if (!position->rules.blocking)
    g_assert_cmpint (stock[MDN_OTHER_ROOFTOP] + placed[MDN_OTHER_ROOFTOP], ==,
                     position->rules.other_rooftops);
}

static void
check_gains (const Match *match)
{
  const MdnPosition *position = &match->game.position;
  const uint8_t *waiting = position->table.tower_merchants;
  const int on_towers = position->rules.tower_merchants ? 6 : 0;
  const int tea_tiles = position->rules.tea ? 6 : 0;
  int merchants = waiting[0] + waiting[1] + waiting[2] + waiting[3], tea = 0;

  for (int i = 0; i < position->rules.players; i++)
    {
      const uint8_t *stock = position->table.players[i].stock;
      const int gained =
        stock[MDN_MERCHANT] + match->placed[i][MDN_MERCHANT] - position->rules.stock.merchants;

      g_assert_cmpint (gained, >=, 0);
      merchants += gained;
      tea += stock[MDN_TEA] + match->placed[i][MDN_TEA];
    }
  if (position->rules.other_rooftops == 0)
    g_assert_cmpint (merchants, ==, on_towers);
  g_assert_cmpint (merchants, <=, on_towers);
  g_assert_cmpint (tea, <=, tea_tiles);
}

/* --- Palaces ---------------------------------------------------------------------------------- */

/* At most one palace of a color can grow (P3); nobody owns or blocks two of a color (R1, B1). */
static void
check_palaces (const MdnPosition *position)
{
  int growing[MDN_COLORS] = { 0 }, owned[MDN_OWNER_BLOCKED2 + 1][MDN_COLORS] = { 0 };

  for (int number = 1; number <= position->table.palaces; number++)
    {
      const MdnPalace *palace = &position->palace[number];
      const bool extendable = !mdn_set_is_empty (mdn_palace_extensions (position, number));

      if (palace->owner == MDN_OWNER_NONE && extendable)
        g_assert_cmpint (++growing[palace->color], ==, 1);
      if (palace->owner != MDN_OWNER_NONE && palace->owner != MDN_OWNER_NEUTRAL)
        g_assert_cmpint (++owned[palace->owner][palace->color], ==, 1);
    }
}

/* --- Back and forth --------------------------------------------------------------------------- */

static void
check_undo_and_redo (Match *match)
{
  MdnGame *game = &match->game;

  while (mdn_game_undo (game))
    g_assert_true (memcmp (&game->position, &match->before[game->cursor], sizeof game->position) ==
                   0);
  g_assert_cmpint (game->cursor, ==, 0);
  while (mdn_game_redo (game))
    g_assert_true (memcmp (&game->position, &match->before[game->cursor], sizeof game->position) ==
                   0);
  g_assert_cmpint (game->cursor, ==, game->count);
}

/* ---------------------------------------------------------------------------------------------- */

static void
check_position (const Match *match)
{
  const MdnPosition *position = &match->game.position;

  g_assert_cmpstr (mdn_position_check (position), ==, NULL);
  board_check_streets (position);
  board_check_well (position);
  board_check_ring (position);
  check_list (position);
  check_board_pieces (match);
  for (int player = 0; player < position->rules.players; player++)
    check_stock (match, player);
  check_gains (match);
  check_palaces (position);
}

static void
play_game (Match *match, const MdnRules *rules, bool by_piece)
{
  const MdnSetup setup = mdn_setup_draw (rules, &match->random);
  const unsigned look = mdn_random_below (&match->random, LOOK_EVERY);
  const MdnPosition *position = &match->game.position;

  memset (match->placed, 0, sizeof match->placed);
  mdn_game_begin (&match->game, &setup);
  match->before[0] = *position;
  check_position (match);
  while (!mdn_position_is_over (position))
    {
      const MdnPlacement placement = by_piece ? choose_by_piece (position, &match->random)
                                              : mdn_playout_choose (position, &match->random);

      play (match, placement);
      check_position (match);
      check_turn (&match->before[match->game.cursor - 1], placement, position);
      if ((unsigned) match->game.cursor % LOOK_EVERY == look)
        check_all_placements (position);
    }
  check_all_placements (position);
  check_undo_and_redo (match);
}

/* The rules with the offered options switched off whose bits are set; false if the bits name an
 * option that is not offered. */
static bool
switch_off (MdnRules *rules, unsigned off)
{
  for (int option = 0; option < MDN_OPTIONS; option++)
    if (off >> option & 1)
      {
        if (!mdn_rules_offers ((MdnRuleSet) rules->set, rules->players, (MdnOption) option))
          return false;
        mdn_rules_set_option (rules, (MdnOption) option, false);
      }
  return true;
}

static void
test_games (gconstpointer data)
{
  const unsigned number = GPOINTER_TO_UINT (data);
  Match *match = g_new0 (Match, 1);

  mdn_random_seed (&match->random, number);
  for (unsigned off = 0; off < 1u << MDN_OPTIONS; off++)
    for (int i = 0; i < GAMES; i++)
      {
        MdnRules rules = mdn_rules ((MdnRuleSet) (number / 10), (int) (number % 10));

        if (switch_off (&rules, off))
          play_game (match, &rules, i % 2 == 1);
      }
  g_free (match);
}

int
main (int argc, char *argv[])
{
  static const char *const names[] = { "first", "second", "online" };

  g_test_init (&argc, &argv, NULL);
  for (unsigned set = 0; set < MDN_RULE_SETS; set++)
    for (unsigned players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        g_autofree char *path = g_strdup_printf ("/invariants/%s-%u", names[set], players);

        g_test_add_data_func (path, GUINT_TO_POINTER (set * 10 + players), test_games);
      }
  return g_test_run ();
}
