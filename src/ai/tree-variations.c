/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tree-variations.h"

#include <stdlib.h>

#include "utility.h"
#include "weights.h"

typedef struct
{
  MdnVariation variation;
  int32_t score; /* the lower confidence bound of the margin: what they are sorted by */
} ScoredVariation;

enum
{
  MAX_VARIATIONS = 64,
};

typedef struct
{
  const MdnTree *tree;
  MdnSearchState state;
  ScoredVariation list[MAX_VARIATIONS];
  int count;
} Collection;

/* Follows the most visited nodes, and beyond the leaves the policy. */
static MdnPlacement
next_placement (const MdnTree *tree, const MdnNode **node, MdnSearchState *state)
{
  MdnScoredPlacement list[MDN_MAX_LEGAL];
  unsigned count, best = 0;

  if (*node != NULL && (*node)->n_children > 0)
    {
      *node = mdn_tree_most_visited (tree, *node);
      return (*node)->placement;
    }
  *node = NULL;
  count = mdn_policy_score (tree->network->policy, state, list);
  for (unsigned i = 1; i < count; i++)
    if (list[i].score > list[best].score)
      best = i;
  return list[best].placement;
}

static void
complete (const Collection *collection,
          ScoredVariation *scored,
          const MdnNode *node,
          MdnSearchState *state)
{
  while (mdn_variation_placements_ahead (&collection->state.position, &state->position) > 0 &&
         scored->variation.count < MDN_VARIATION_LENGTH)
    {
      const MdnPlacement placement = next_placement (collection->tree, &node, state);

      scored->variation.placements[scored->variation.count++] = placement;
      mdn_position_play (&state->position, placement, NULL);
    }
}

/* A node has no room for the chance to win, but it is a part of its value. */
static double
chance_at (const MdnNode *node)
{
  return node->visits == 0
           ? 0.5
           : mdn_utility_chance (mdn_node_value (node), mdn_node_margin (node)) / 65536.0;
}

/* `correction` is added to the margin. */
static void
add_variation (Collection *collection,
               const MdnVariation *begun,
               const MdnNode *node,
               int32_t correction)
{
  ScoredVariation *scored = &collection->list[collection->count];
  MdnSearchState state = collection->state;

  if (collection->count == MAX_VARIATIONS)
    return;
  collection->count++;
  *scored = (ScoredVariation){ .variation = *begun, .score = mdn_node_lower_bound (node) };
  scored->variation.placements[scored->variation.count++] = node->placement;
  scored->variation.margin = (double) (mdn_node_margin (node) + correction) / MDN_POINT;
  scored->variation.win = chance_at (node);
  for (int i = 0; i < scored->variation.count; i++)
    mdn_position_play (&state.position, scored->variation.placements[i], NULL);
  complete (collection, scored, node, &state);
  mdn_variation_evaluate (&scored->variation, &state, collection->state.position.table.turn.player);
}

/* The mover's margin stays: it comes from more visits. */
static void
evaluate_chosen (const MdnTree *tree, MdnVariation *variation)
{
  if (mdn_tree_margins (tree, variation->margins))
    variation->win = mdn_tree_chance (tree);
  variation->margins[tree->begin.position.table.turn.player] = variation->margin;
}

/* The alternatives to one placement of the chosen variation. Since they were compared, the chosen
 * placement was searched further; their margins are corrected by what its own has changed. */
static void
add_branches (Collection *collection, const MdnVariation *begun, int step, MdnPlacement chosen)
{
  const MdnTree *tree = collection->tree;
  const MdnNode *node = &tree->store.nodes[tree->path[step]];
  const MdnNode *end = mdn_tree_root (tree), *child = NULL;
  const int32_t correction = mdn_node_margin (end) - tree->margins[step];

  for (int i = 0; i < node->n_children; i++)
    {
      child = i == 0 ? mdn_tree_first_child (tree, node) : mdn_tree_sibling (tree, child);
      if (child->visits > 0 && child->placement != chosen)
        add_variation (collection, begun, child, correction);
    }
}

static int
compare_variations (const void *a, const void *b)
{
  const ScoredVariation *x = a, *y = b;

  if (x->score != y->score)
    return x->score < y->score ? 1 : -1;
  for (int i = 0; i < x->variation.count && i < y->variation.count; i++)
    if (x->variation.placements[i] != y->variation.placements[i])
      return x->variation.placements[i] - y->variation.placements[i];
  return x->variation.count - y->variation.count;
}

int
mdn_tree_variations (const MdnTree *tree,
                     const MdnVariation *chosen,
                     MdnVariation variations[],
                     int room)
{
  Collection collection = { .tree = tree, .state = tree->begin };
  MdnVariation begun = { .count = 0 };
  int count = 0;

  for (int i = 0; i < chosen->count && i + 1 < tree->n_path; i++)
    {
      if (i + 1 == chosen->count)
        {
          add_variation (&collection, &begun, mdn_tree_root (tree), 0);
          collection.list[collection.count - 1].score = INT32_MAX;
          evaluate_chosen (tree, &collection.list[collection.count - 1].variation);
        }
      add_branches (&collection, &begun, i, chosen->placements[i]);
      begun.placements[begun.count++] = chosen->placements[i];
    }
  qsort (collection.list, (size_t) collection.count, sizeof *collection.list, compare_variations);
  for (; count < collection.count && count < room; count++)
    variations[count] = collection.list[count].variation;
  return count;
}
