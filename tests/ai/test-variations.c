/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search tells of a tree: however much of it was visited, first what was chosen. */

#include "ai-fixture.h"
#include "legal.h"
#include "tree-variations.h"

enum
{
  VISITS = 100,
  MANY = 3 * MDN_MAX_VARIATIONS,
};

/* As if all placements that can be made first had been visited. */
static void
visit_all (MdnTree *tree)
{
  MdnNode *root = &tree->store.nodes[0];
  const MdnNode *child;

  while (!root->complete)
    mdn_expansion_add (&tree->expansion, &tree->store, NULL, root, &tree->begin);
  child = mdn_tree_first_child (tree, root);
  for (int i = 0; i < root->n_children; i++)
    {
      MdnNode *node = &tree->store.nodes[child - tree->store.nodes];

      if (node->visits == 0)
        node->visits = 1;
      if (i + 1 < root->n_children)
        child = mdn_tree_sibling (tree, child);
    }
}

/* Chooses the placements of the turn as a search does. */
static void
choose (MdnTree *tree, MdnVariation *chosen)
{
  chosen->count = 0;
  while (mdn_tree_placements_ahead (tree) > 0)
    {
      MdnPlacement placement;

      for (int i = 0; i < VISITS; i++)
        mdn_tree_visit (tree);
      placement = mdn_tree_most_visited (tree, mdn_tree_root (tree))->placement;
      mdn_tree_advance (tree, placement);
      chosen->placements[chosen->count++] = placement;
    }
  visit_all (tree);
}

static unsigned
count_legal (const MdnPosition *position)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;

  mdn_legal_find (position, &legal);
  return mdn_legal_list (position, &legal, list);
}

/* With a turn of two placements or, in the first edition, of three ahead, and many ways to begin
 * it. */
static void
begin (MdnTree *tree, MdnRuleSet set)
{
  const int before = set == MDN_FIRST_EDITION ? 5 : 1;
  MdnPosition position;
  guint64 seed = 0;

  do
    position = ai_fixture_position (set, 2, seed++, before);
  while (count_legal (&position) <= MANY);
  g_assert_true (mdn_tree_begin (tree, &mdn_network_in_use, &position, 4000, 1));
  g_assert_cmpint (mdn_tree_placements_ahead (tree), ==, set == MDN_FIRST_EDITION ? 3 : 2);
}

static void
assert_same_placements (const MdnVariation *a, const MdnVariation *b)
{
  g_assert_cmpint (a->count, ==, b->count);
  for (int i = 0; i < a->count; i++)
    g_assert_cmpint (a->placements[i], ==, b->placements[i]);
}

static void
test_chosen_is_first (gconstpointer data)
{
  MdnVariation variations[MDN_MAX_VARIATIONS], chosen;
  MdnTree tree;
  int count;

  begin (&tree, (MdnRuleSet) GPOINTER_TO_INT (data));
  choose (&tree, &chosen);
  count = mdn_tree_variations (&tree, &chosen, variations);
  g_assert_cmpint (count, ==, MDN_MAX_VARIATIONS);
  assert_same_placements (&variations[0], &chosen);
  for (int i = 0; i < count; i++)
    ai_fixture_check_variation (&tree.begin.position, &variations[i]);
  mdn_tree_free (&tree);
}

/* Wherever it stands among the others. */
static void
test_best_is_next (void)
{
  MdnVariation variations[MDN_MAX_VARIATIONS], chosen;
  const MdnNode *last = NULL, *child;
  MdnTree tree;

  begin (&tree, MDN_SECOND_EDITION);
  choose (&tree, &chosen);
  child = mdn_tree_first_child (&tree, &tree.store.nodes[0]);
  for (int i = 1; i < tree.store.nodes[0].n_children; i++)
    {
      child = mdn_tree_sibling (&tree, child);
      last = child->placement != chosen.placements[0] ? child : last;
    }
  g_assert_nonnull (last);
  tree.store.nodes[last - tree.store.nodes].sum = (gint64) last->visits << 18;
  mdn_tree_variations (&tree, &chosen, variations);
  assert_same_placements (&variations[0], &chosen);
  g_assert_cmpint (variations[1].placements[0], ==, last->placement);
  mdn_tree_free (&tree);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/variations/the-chosen-one-is-first/first-edition",
                        GINT_TO_POINTER (MDN_FIRST_EDITION), test_chosen_is_first);
  g_test_add_data_func ("/variations/the-chosen-one-is-first/second-edition",
                        GINT_TO_POINTER (MDN_SECOND_EDITION), test_chosen_is_first);
  g_test_add_func ("/variations/the-best-other-one-is-next", test_best_is_next);
  return g_test_run ();
}
