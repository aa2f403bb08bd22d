/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tree that is visited far more often than it has memory stays consistent. */

#include "ai-fixture.h"
#include "legal.h"
#include "play.h"
#include "tree.h"

/* --- The store -------------------------------------------------------------------------------- */

/* Gives the node three children; returns the number of the first. */
static guint32
add_children (MdnNodeStore *store, guint32 parent, guint32 visits)
{
  MdnNode *node = &store->nodes[parent];

  node->visits = visits;
  mdn_node_store_add_block (store, node);
  node->n_children = 3;
  for (guint32 i = 0; i < node->n_children; i++)
    store->nodes[node->children + i] = (MdnNode){ .visits = 0 };
  return node->children;
}

/* A store with room for five blocks: the top one, one below each of its children, and one below
 * the first child of the first. They were visited 100, 50, 1, 20 and 40 times. */
static void
fill (MdnNodeStore *store)
{
  guint32 top, below;

  g_assert_true (mdn_node_store_begin (store, 5));
  top = add_children (store, 0, 100);
  below = add_children (store, top, 50);
  add_children (store, top + 1, 1);
  add_children (store, top + 2, 20);
  add_children (store, below, 40);
}

static void
test_least_visited_is_evicted (void)
{
  MdnNodeStore store;
  guint32 top, below, old;

  fill (&store);
  top = store.nodes[0].children;
  below = store.nodes[top].children;
  old = store.nodes[top + 1].children;
  g_assert_cmpuint (add_children (&store, below + 1, 60), ==, old);
  g_assert_cmpuint (store.nodes[top + 1].n_children, ==, 0);
  g_assert_cmpuint (store.nodes[top + 1].visits, ==, 1);
  g_assert_cmpuint (store.nodes[top + 2].n_children, ==, 3);

  old = store.nodes[top + 2].children;
  g_assert_cmpuint (add_children (&store, below + 2, 60), ==, old);
  g_assert_cmpuint (store.nodes[top + 2].n_children, ==, 0);
  mdn_node_store_free (&store);
}

/* Neither the block of the node that needs room nor those above it are evicted. */
static void
test_own_block_stays (void)
{
  MdnNodeStore store;
  guint32 top, needy;

  fill (&store);
  top = store.nodes[0].children;
  needy = store.nodes[top + 1].children;
  g_assert_cmpuint (add_children (&store, needy, 1), !=, needy);
  g_assert_cmpuint (store.nodes[top + 1].n_children, ==, 3);
  g_assert_cmpuint (store.nodes[0].n_children, ==, 3);
  mdn_node_store_free (&store);
}

static void
test_pinned_block_stays (void)
{
  MdnNodeStore store;
  guint32 top;

  fill (&store);
  top = store.nodes[0].children;
  mdn_node_store_pin (&store, &store.nodes[top + 1]);
  add_children (&store, store.nodes[top].children + 1, 1);
  g_assert_cmpuint (store.nodes[top + 1].n_children, ==, 3);
  g_assert_cmpuint (store.nodes[top + 2].n_children, ==, 0);
  mdn_node_store_free (&store);
}

/* The children of a node that has more than a block of them follow one another; when they are
 * evicted, all their blocks can be used again. */
static void
test_chain (void)
{
  MdnNodeStore store;
  MdnNode *node;
  guint32 top, child;

  g_assert_true (mdn_node_store_begin (&store, 4));
  top = add_children (&store, 0, 100);
  node = &store.nodes[top];
  add_children (&store, top, 1);
  node->n_children = MDN_BLOCK_NODES;
  mdn_node_store_add_block (&store, node);
  node->n_children++;
  child = node->children;
  for (int i = 0; i < MDN_BLOCK_NODES - 1; i++)
    g_assert_cmpuint (mdn_node_store_next (&store, child + (guint32) i), ==,
                      child + (guint32) i + 1);
  child = mdn_node_store_next (&store, child + MDN_BLOCK_NODES - 1);
  g_assert_cmpuint (child, ==, 1 + 2 * MDN_BLOCK_NODES);
  store.nodes[child] = (MdnNode){ .visits = 0 };

  add_children (&store, top + 1, 20);
  g_assert_cmpuint (node->n_children, ==, MDN_BLOCK_NODES + 1);
  add_children (&store, top + 2, 30);
  g_assert_cmpuint (node->n_children, ==, 0);
  mdn_node_store_add_block (&store, &store.nodes[top + 2]);
  g_assert_cmpuint (store.nodes[top + 1].n_children, ==, 3);
  mdn_node_store_free (&store);
}

/* --- A node ----------------------------------------------------------------------------------- */

/* However often a node was visited, one more visit does not lower the bound. */
static void
test_lower_bound_rises (void)
{
  MdnNode node = { .visits = 1 };
  gint32 before = mdn_node_lower_bound (&node);

  for (int doubled = 1; doubled < 32; doubled++)
    {
      node.visits *= 2;
      g_assert_cmpint (mdn_node_lower_bound (&node), >=, before);
      before = mdn_node_lower_bound (&node);
    }
  g_assert_cmpint (before, <=, mdn_node_value (&node));
}

/* --- The tree --------------------------------------------------------------------------------- */

enum
{
  VISITS = 3000,
};

/* Returns the number of blocks below the node. Those of the root are never evicted, so every
 * visit but the first went to one of its children. */
static guint
check_node (const MdnTree *tree, const MdnNode *node, const MdnPosition *position, gboolean root)
{
  guint blocks = (node->n_children + MDN_BLOCK_NODES - 1) / MDN_BLOCK_NODES;
  const MdnNode *child = NULL, *before = NULL;
  guint64 visits = 0;
  MdnPosition after;

  for (guint i = 0; i < node->n_children; i++)
    {
      child = i == 0 ? mdn_tree_first_child (tree, node) : mdn_tree_sibling (tree, child);
      g_assert_cmpint (child->player, ==, position->table.turn.player);
      g_assert_true (mdn_legal_has (position, child->placement));
      g_assert_true (before == NULL || before->prior >= child->prior);
      g_assert_true (before == NULL || before->visits > 0 || child->visits == 0);
      before = child;
      visits += child->visits;
      after = *position;
      mdn_position_play (&after, child->placement, NULL);
      blocks += check_node (tree, child, &after, FALSE);
    }
  g_assert_cmpuint (visits, <=, node->visits);
  if (root)
    g_assert_cmpuint (visits, ==, node->visits - 1);
  return blocks;
}

/* Every block that can be reached is in use, and every block in use can be reached. */
static void
check_tree (const MdnTree *tree, const MdnPosition *position, guint64 visits)
{
  g_assert_cmpuint (tree->store.nodes[0].visits, ==, visits);
  g_assert_cmpuint (check_node (tree, &tree->store.nodes[0], position, TRUE), ==,
                    tree->store.blocks - ai_fixture_count_free_blocks (&tree->store));
}

static void
test_eviction (MdnRuleSet set, int players)
{
  const MdnPosition position = ai_fixture_position (set, players, 5, 60);
  guint64 visits = 0;
  MdnTree tree;

  g_assert_true (mdn_tree_begin (&tree, &mdn_network_in_use, &position, MDN_MIN_BLOCKS, 1));
  while (mdn_tree_placements_ahead (&tree) > 0)
    {
      for (int i = 0; i < VISITS; i++)
        mdn_tree_visit (&tree);
      visits += VISITS;
      check_tree (&tree, &position, visits);
      mdn_tree_advance (&tree, mdn_tree_most_visited (&tree, mdn_tree_root (&tree))->placement);
    }
  g_assert_cmpuint (tree.store.blocks, ==, MDN_MIN_BLOCKS);
  mdn_tree_free (&tree);
}

static void
test_eviction_everywhere (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      test_eviction ((MdnRuleSet) set, players);
}

/* A small tree and a large one agree until the small one has to evict. */
static void
test_same_until_full (void)
{
  const MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 2, 9, 40);
  MdnTree small, large;

  g_assert_true (mdn_tree_begin (&small, &mdn_network_in_use, &position, MDN_MIN_BLOCKS, 1));
  g_assert_true (mdn_tree_begin (&large, &mdn_network_in_use, &position, VISITS, 1));
  for (int i = 0; i < MDN_MIN_BLOCKS; i++)
    {
      mdn_tree_visit (&small);
      mdn_tree_visit (&large);
      g_assert_cmpint (small.store.nodes[0].sum, ==, large.store.nodes[0].sum);
    }
  mdn_tree_free (&small);
  mdn_tree_free (&large);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tree/store/the-least-visited-block-is-evicted", test_least_visited_is_evicted);
  g_test_add_func ("/tree/store/the-block-of-the-node-stays", test_own_block_stays);
  g_test_add_func ("/tree/store/a-pinned-block-stays", test_pinned_block_stays);
  g_test_add_func ("/tree/store/a-chain-of-blocks-is-used-again", test_chain);
  g_test_add_func ("/tree/node/more-visits-raise-the-lower-bound", test_lower_bound_rises);
  g_test_add_func ("/tree/a-full-tree-stays-consistent", test_eviction_everywhere);
  g_test_add_func ("/tree/small-and-large-agree-until-one-is-full", test_same_until_full);
  return g_test_run ();
}
