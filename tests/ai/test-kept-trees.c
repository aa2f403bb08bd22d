/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Trees that are kept from one search to the next: what is known of the position that the game has
 * come to stays, and nothing else. */

#include <string.h>

#include "ai-fixture.h"
#include "play.h"
#include "playout.h"
#include "position-match.h"
#include "reason.h"
#include "tree-following.h"

enum
{
  VISITS = 2000,     /* for a placement */
  FEW_VISITS = 1000, /* by which a tree of the least size is full after a few turns */
  ROOM = 20000,      /* blocks: more than are needed */
};

/* A position of a random game at which a turn begins, after so many placements or a few more. */
static MdnPosition
turn_after (MdnRuleSet set, int players, guint64 seed, int placements)
{
  MdnPosition position = ai_fixture_position (set, players, seed, placements);

  while (position.table.turn.made > 0)
    position = ai_fixture_position (set, players, seed, ++placements);
  g_assert_cmpint (position.table.turn.of, >, 1);
  return position;
}

static void
begin (MdnTree *tree, const MdnPosition *position, guint32 blocks)
{
  g_assert_true (mdn_tree_begin (tree, &mdn_network_in_use, position, blocks, 1));
}

static void
visit (MdnTree *tree, int visits)
{
  for (int i = 0; i < visits; i++)
    mdn_tree_visit (tree);
}

/* Thinks the turn out, as a search does, with so many visits for each placement, and makes
 * these. */
static void
play_turn (MdnTree *tree, MdnPosition *position, int visits)
{
  while (mdn_tree_placements_ahead (tree) > 0)
    {
      MdnPlacement placement;

      visit (tree, visits);
      placement = mdn_tree_most_visited (tree, mdn_tree_root (tree))->placement;
      mdn_tree_advance (tree, placement);
      mdn_position_play (position, placement, NULL);
    }
}

/* Makes the placements of the turn that were looked at most, and returns the last one's node. */
static const MdnNode *
play_expected_turn (const MdnTree *tree, const MdnNode *node, MdnPosition *position)
{
  const guint turn = position->table.turn.number;

  while (position->table.turn.number == turn)
    {
      node = mdn_tree_most_visited (tree, node);
      mdn_position_play (position, node->placement, NULL);
    }
  return node;
}

/* --- What is kept ----------------------------------------------------------------------------- */

/* The nodes below one, in order, with all that is known of them; their numbers aside. */
static void
describe (const MdnTree *tree, const MdnNode *node, GString *text)
{
  const MdnNode *child = NULL;

  g_string_append_printf (text, "%x %u %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %u %d\n",
                          node->placement, node->visits, node->sum, node->margins, node->prior,
                          node->complete);
  g_string_append_c (text, '(');
  for (int i = 0; i < node->n_children; i++)
    {
      child = i == 0 ? mdn_tree_first_child (tree, node) : mdn_tree_sibling (tree, child);
      describe (tree, child, text);
    }
  g_string_append_c (text, ')');
}

static char *
description (const MdnTree *tree, const MdnNode *node)
{
  GString *text = g_string_new (NULL);

  describe (tree, node, text);
  return g_string_free (text, FALSE);
}

static guint
count_blocks_below (const MdnTree *tree, const MdnNode *node)
{
  guint blocks = (node->n_children + MDN_BLOCK_NODES - 1) / MDN_BLOCK_NODES;
  const MdnNode *child = NULL;

  for (int i = 0; i < node->n_children; i++)
    {
      child = i == 0 ? mdn_tree_first_child (tree, node) : mdn_tree_sibling (tree, child);
      blocks += count_blocks_below (tree, child);
    }
  return blocks;
}

/* Every block is either below the first node or free. */
static void
assert_swept (const MdnTree *tree)
{
  g_assert_cmpuint (count_blocks_below (tree, &tree->store.nodes[0]), ==,
                    tree->store.blocks - ai_fixture_count_free_blocks (&tree->store));
}

static void
test_same_below (MdnRuleSet set, int players)
{
  MdnPosition position = turn_after (set, players, 3, 50);
  g_autofree char *before = NULL, *after = NULL;
  const MdnNode *node, *expected;
  MdnTree tree;
  guint blocks;

  begin (&tree, &position, ROOM);
  play_turn (&tree, &position, VISITS);
  expected = play_expected_turn (&tree, mdn_tree_root (&tree), &position);
  node = mdn_tree_find_position (&tree, &position);
  g_assert_cmpuint (expected->visits, >, 1);
  g_assert_cmpuint (node->visits, >=, expected->visits);
  before = description (&tree, node);
  blocks = tree.store.blocks;

  g_assert_true (mdn_tree_follow (&tree, &position));
  after = description (&tree, mdn_tree_root (&tree));
  g_assert_true (g_str_equal (after, before));
  g_assert_cmpuint (tree.store.blocks, ==, blocks);
  assert_swept (&tree);
  mdn_tree_free (&tree);
}

static void
test_same_below_everywhere (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      test_same_below ((MdnRuleSet) set, players);
}

/* Where it ended it goes on: the next visits are those that a tree which was never advanced makes
 * there, or as good. */
static void
test_goes_on (void)
{
  MdnPosition position = turn_after (MDN_SECOND_EDITION, 2, 3, 50);
  guint64 visits;
  MdnTree tree;

  begin (&tree, &position, ROOM);
  play_turn (&tree, &position, VISITS);
  play_expected_turn (&tree, mdn_tree_root (&tree), &position);
  g_assert_true (mdn_tree_follow (&tree, &position));
  visits = mdn_tree_root (&tree)->visits;
  g_assert_cmpint (mdn_tree_placements_ahead (&tree), ==,
                   mdn_variation_placements_ahead (&position, &position));
  play_turn (&tree, &position, VISITS);
  g_assert_cmpuint (tree.store.nodes[0].visits, >=, visits + VISITS);
  g_assert_cmpint (mdn_tree_placements_ahead (&tree), ==, 0);
  mdn_tree_free (&tree);
}

/* The same position again, with all that was thought of it. */
static void
test_same_position (void)
{
  const MdnPosition position = turn_after (MDN_ONLINE, 3, 4, 40);
  MdnPosition behind = position;
  g_autofree char *before = NULL, *after = NULL;
  MdnTree tree;

  begin (&tree, &position, ROOM);
  play_turn (&tree, &behind, VISITS);
  before = description (&tree, &tree.store.nodes[0]);
  g_assert_true (mdn_tree_follow (&tree, &position));
  after = description (&tree, mdn_tree_root (&tree));
  g_assert_true (g_str_equal (after, before));
  assert_swept (&tree);
  mdn_tree_free (&tree);
}

/* --- What is not ------------------------------------------------------------------------------ */

static void
assert_unknown (const MdnPosition *begun, const MdnPosition *position)
{
  MdnPosition behind = *begun;
  MdnTree tree;

  begin (&tree, begun, ROOM);
  play_turn (&tree, &behind, VISITS);
  g_assert_false (mdn_tree_follow (&tree, position));
  mdn_tree_free (&tree);
}

static void
test_unknown (void)
{
  const MdnPosition here = turn_after (MDN_SECOND_EDITION, 2, 3, 50);
  const MdnPosition before = turn_after (MDN_SECOND_EDITION, 2, 3, 46);
  const MdnPosition far = turn_after (MDN_SECOND_EDITION, 2, 3, 70);
  const MdnPosition other = turn_after (MDN_SECOND_EDITION, 2, 4, 54);
  const MdnPosition more = turn_after (MDN_SECOND_EDITION, 3, 3, 50);

  assert_unknown (&here, &before);
  assert_unknown (&here, &far);
  assert_unknown (&here, &other);
  assert_unknown (&here, &more);
}

/* The best answer to a placement of the turn may stand elsewhere in the tree: so no search begins
 * there. */
static void
test_middle_of_turn (void)
{
  const MdnPosition position = turn_after (MDN_SECOND_EDITION, 2, 3, 50);
  MdnPosition middle = position;
  MdnTree tree;

  begin (&tree, &position, ROOM);
  visit (&tree, VISITS);
  g_assert_cmpint (mdn_tree_placements_ahead (&tree), ==, 2);
  mdn_position_play (&middle, mdn_tree_most_visited (&tree, mdn_tree_root (&tree))->placement,
                     NULL);
  g_assert_false (mdn_tree_follow (&tree, &middle));
  mdn_tree_free (&tree);
}

/* --- The order of placements ------------------------------------------------------------------ */

/* Makes two placements, the second one first if that can be done; FALSE if not, or if their order
 * matters: rooftops' does. */
static gboolean
place_other_way (MdnPosition *position, MdnPlacement first, MdnPlacement second)
{
  const guint turn = position->table.turn.number;

  if (mdn_piece_is_rooftop (mdn_placement_piece (first)) ||
      mdn_piece_is_rooftop (mdn_placement_piece (second)) || second == mdn_placement_tea () ||
      mdn_reason (position, second) != MDN_REASON_NONE)
    return FALSE;
  mdn_position_play (position, second, NULL);
  if (position->table.turn.number != turn || mdn_reason (position, first) != MDN_REASON_NONE)
    return FALSE;
  mdn_position_play (position, first, NULL);
  return TRUE;
}

/* In random games: the same two pieces in either order make the same position, though palaces be
 * founded in another order; and another piece, another one. */
static void
check_orders (MdnPosition position, MdnRandom *random, guint *same, guint *renumbered)
{
  while (!mdn_position_is_over (&position))
    {
      const MdnPosition before = position;
      MdnPosition swapped = position;
      const MdnPlacement first = mdn_playout_choose (&position, random);
      MdnPlacement second;

      mdn_position_play (&position, first, NULL);
      g_assert_false (mdn_position_match (&before, &position));
      g_assert_true (mdn_position_may_precede (&before, &position));
      g_assert_false (mdn_position_may_precede (&position, &before) &&
                      first != mdn_placement_tea ());
      if (mdn_position_is_over (&position) ||
          position.table.turn.number != before.table.turn.number)
        continue;
      second = mdn_playout_choose (&position, random);
      mdn_position_play (&position, second, NULL);
      if (!place_other_way (&swapped, first, second))
        continue;
      g_assert_true (mdn_position_match (&position, &swapped));
      (*same)++;
      *renumbered += memcmp (position.palace_at, swapped.palace_at, sizeof swapped.palace_at) != 0;
    }
}

static void
test_orders (void)
{
  guint same = 0, renumbered = 0;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  for (int i = 0; i < 36; i++)
    check_orders (ai_fixture_position ((MdnRuleSet) (i % MDN_RULE_SETS), 2 + i / 3 % 3, (guint64) i,
                                       0),
                  &random, &same, &renumbered);
  g_assert_cmpuint (same, >, 100);
  g_assert_cmpuint (renumbered, >, 0);
}

/* A turn that was made in the other order than in the tree leads to the same node. */
static void
test_other_order_is_known (void)
{
  guint found = 0;

  for (guint64 seed = 1; seed <= 8; seed++)
    {
      const MdnPosition position = turn_after (MDN_SECOND_EDITION, 2, seed, 50);
      MdnPosition behind = position, swapped = position;
      const MdnNode *first, *second;
      MdnTree tree;

      begin (&tree, &position, ROOM);
      visit (&tree, VISITS);
      first = mdn_tree_most_visited (&tree, mdn_tree_root (&tree));
      second = mdn_tree_most_visited (&tree, first);
      play_expected_turn (&tree, mdn_tree_root (&tree), &behind);
      if (place_other_way (&swapped, first->placement, second->placement))
        {
          g_assert_true (mdn_tree_find_position (&tree, &swapped) ==
                         mdn_tree_find_position (&tree, &behind));
          g_assert_nonnull (mdn_tree_find_position (&tree, &swapped));
          found++;
        }
      mdn_tree_free (&tree);
    }
  g_assert_cmpuint (found, >, 0);
}

/* --- The rest of a game ----------------------------------------------------------------------- */

/* A small tree that is kept until a game is over is full all the time, and never larger. */
static void
test_until_over (MdnRuleSet set, int players)
{
  MdnPosition position = turn_after (set, players, 7, 80);
  guint kept = 0;
  MdnTree tree;

  begin (&tree, &position, MDN_MIN_BLOCKS);
  while (!mdn_position_is_over (&position))
    {
      play_turn (&tree, &position, FEW_VISITS);
      if (mdn_position_is_over (&position))
        break;
      if (mdn_tree_follow (&tree, &position))
        kept++;
      else
        {
          mdn_tree_free (&tree);
          begin (&tree, &position, MDN_MIN_BLOCKS);
        }
      assert_swept (&tree);
      g_assert_cmpuint (tree.store.blocks, <=, MDN_MIN_BLOCKS);
    }
  g_assert_cmpuint (tree.store.blocks, ==, MDN_MIN_BLOCKS);
  g_assert_cmpuint (kept, >, 0);
  mdn_tree_free (&tree);
}

static void
test_until_over_everywhere (void)
{
  test_until_over (MDN_FIRST_EDITION, 3);
  test_until_over (MDN_SECOND_EDITION, 2);
  test_until_over (MDN_ONLINE, 4);
}

/* --- A forest --------------------------------------------------------------------------------- */

/* Trees of another owner, of another number or size, are not gone on with; nor is a tree that does
 * not know the position, but those that do are. */
static void
test_forest (void)
{
  const MdnForestKind kind = { .trees = 2, .blocks = MDN_MIN_BLOCKS, .owner = 1 };
  const MdnForestKind other_owner = { .trees = 2, .blocks = MDN_MIN_BLOCKS, .owner = 2 };
  const MdnForestKind one_tree = { .trees = 1, .blocks = MDN_MIN_BLOCKS, .owner = 2 };
  const MdnForestKind nobodys = { .trees = 1, .blocks = 2 * MDN_MIN_BLOCKS, .owner = MDN_NO_OWNER };
  const MdnForestKind large = { .trees = 1, .blocks = 2 * MDN_MIN_BLOCKS, .owner = 2 };
  const MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 4, 3, 50);
  MdnForest forest = { .count = 0 };

  g_assert_true (mdn_forest_begin (&forest, &kind, &position, 1));
  g_assert_cmpint (forest.count, ==, 2);
  visit (&forest.trees[1], 10);
  g_assert_true (mdn_forest_begin (&forest, &kind, &position, 1));
  g_assert_cmpuint (mdn_tree_root (&forest.trees[0])->visits, ==, 0);
  g_assert_cmpuint (mdn_tree_root (&forest.trees[1])->visits, ==, 10);
  g_assert_true (mdn_forest_begin (&forest, &other_owner, &position, 1));
  g_assert_cmpuint (mdn_tree_root (&forest.trees[1])->visits, ==, 0);
  visit (&forest.trees[0], 10);
  g_assert_true (mdn_forest_begin (&forest, &one_tree, &position, 1));
  g_assert_cmpint (forest.count, ==, 1);
  g_assert_cmpuint (mdn_tree_root (&forest.trees[0])->visits, ==, 0);
  visit (&forest.trees[0], 10);
  g_assert_true (mdn_forest_begin (&forest, &large, &position, 1));
  g_assert_cmpuint (mdn_tree_root (&forest.trees[0])->visits, ==, 0);
  visit (&forest.trees[0], 10);
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (mdn_forest_begin (&forest, &nobodys, &position, 1));
      g_assert_cmpuint (mdn_tree_root (&forest.trees[0])->visits, ==, 0);
      visit (&forest.trees[0], 10);
    }
  mdn_forest_free (&forest);
  g_assert_cmpint (forest.count, ==, 0);
  mdn_forest_free (&forest);
}

/* One search after the other, as a computer does: what the first one leaves behind the second one
 * has, unless its visits are limited. */
static void
test_search (void)
{
  const MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 2, 3, 50);
  MdnForest forest = { .count = 0 };
  MdnVariation variations[MDN_MAX_VARIATIONS];
  atomic_bool stop = true; /* at once: every search makes its few least visits */
  atomic_ullong visits = 0;
  MdnSearchLimits limits = { .deadline.stop = &stop,
                             .threads = 2,
                             .progress = &visits,
                             .forest = &forest,
                             .owner = 1 };

  g_assert_cmpint (mdn_search_run (&position, &limits, variations), >=, 1);
  g_assert_cmpint (forest.count, ==, 2);
  g_assert_cmpuint (2 * forest.trees[0].store.nodes[0].visits, ==, atomic_load (&visits));
  g_assert_cmpint (mdn_search_run (&position, &limits, variations), >=, 1);
  g_assert_cmpuint (2 * forest.trees[0].store.nodes[0].visits, ==, atomic_load (&visits));

  limits.visits = 100;
  g_assert_cmpint (mdn_search_run (&position, &limits, variations), >=, 1);
  g_assert_cmpuint (2 * forest.trees[0].store.nodes[0].visits, <, atomic_load (&visits));
  mdn_forest_free (&forest);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kept-trees/all-that-is-below-stays-and-nothing-else",
                   test_same_below_everywhere);
  g_test_add_func ("/kept-trees/it-goes-on-where-it-ended", test_goes_on);
  g_test_add_func ("/kept-trees/the-same-position-is-known", test_same_position);
  g_test_add_func ("/kept-trees/other-positions-are-not-known", test_unknown);
  g_test_add_func ("/kept-trees/none-begins-in-the-middle-of-a-turn", test_middle_of_turn);
  g_test_add_func ("/kept-trees/the-order-in-a-turn-makes-no-other-position", test_orders);
  g_test_add_func ("/kept-trees/a-turn-in-another-order-is-known", test_other_order_is_known);
  g_test_add_func ("/kept-trees/until-the-game-is-over-it-takes-no-more-room",
                   test_until_over_everywhere);
  g_test_add_func ("/kept-trees/a-forest-knows-its-kind", test_forest);
  g_test_add_func ("/kept-trees/a-search-goes-on-with-the-last-one", test_search);
  return g_test_run ();
}
