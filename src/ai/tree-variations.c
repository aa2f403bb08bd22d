/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tree-variations.h"

#include "utility.h"
#include "weights.h"

/* An alternative to one placement of the chosen variation: what was chosen before it, and then
 * this. */
typedef struct
{
  const MdnNode *node;
  int step;           /* which placement of the turn it is */
  int32_t score;      /* the lower confidence bound of its value: what they are sorted by */
  int32_t correction; /* what is added to its margin */
} Branch;

/* The best of all branches, in their order. */
typedef struct
{
  const MdnTree *tree;
  const MdnVariation *chosen;
  Branch list[MDN_MAX_VARIATIONS - 1];
  int count;
} Branches;

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
complete (const MdnTree *tree, MdnVariation *variation, const MdnNode *node, MdnSearchState *state)
{
  while (mdn_variation_placements_ahead (&tree->begin.position, &state->position) > 0 &&
         variation->count < MDN_VARIATION_LENGTH)
    {
      const MdnPlacement placement = next_placement (tree, &node, state);

      variation->placements[variation->count++] = placement;
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

/* The variation whose first placements are those that `variation` has, and then the node's. */
static void
finish (const MdnTree *tree, const MdnNode *node, int32_t correction, MdnVariation *variation)
{
  MdnSearchState state = tree->begin;

  variation->placements[variation->count++] = node->placement;
  variation->margin = (double) (mdn_node_margin (node) + correction) / MDN_POINT;
  variation->win = chance_at (node);
  for (int i = 0; i < variation->count; i++)
    mdn_position_play (&state.position, variation->placements[i], NULL);
  complete (tree, variation, node, &state);
  mdn_variation_evaluate (variation, &state, tree->begin.position.table.turn.player);
}

/* --- The chosen one --------------------------------------------------------------------------- */

/* The mover's margin stays: it comes from more visits. */
static void
evaluate_chosen (const MdnTree *tree, MdnVariation *variation)
{
  if (mdn_tree_margins (tree, variation->margins))
    variation->win = mdn_tree_chance (tree);
  variation->margins[tree->begin.position.table.turn.player] = variation->margin;
}

static void
write_chosen (const MdnTree *tree, const MdnVariation *chosen, MdnVariation *variation)
{
  *variation = *chosen;
  variation->count--; /* the last placement is the root's */
  finish (tree, mdn_tree_root (tree), 0, variation);
  evaluate_chosen (tree, variation);
}

/* --- Branches --------------------------------------------------------------------------------- */

static MdnPlacement
placement_at (const Branches *self, const Branch *branch, int step)
{
  return step == branch->step ? branch->node->placement : self->chosen->placements[step];
}

/* No two branches are equal in this order: where their scores are, they are as their placements
 * are. */
static bool
precedes (const Branches *self, const Branch *a, const Branch *b)
{
  const int first = a->step < b->step ? a->step : b->step;

  if (a->score != b->score)
    return a->score > b->score;
  return placement_at (self, a, first) < placement_at (self, b, first);
}

/* However many there are, the best ones stay. */
static void
add_branch (Branches *self, const Branch *branch)
{
  int at;

  if (self->count == MDN_MAX_VARIATIONS - 1 &&
      !precedes (self, branch, &self->list[self->count - 1]))
    return;
  self->count += self->count < MDN_MAX_VARIATIONS - 1;
  for (at = self->count - 1; at > 0 && precedes (self, branch, &self->list[at - 1]); at--)
    self->list[at] = self->list[at - 1];
  self->list[at] = *branch;
}

/* The alternatives to one placement of the chosen variation. Since they were compared, the chosen
 * placement was searched further; their margins are corrected by what its own has changed. */
static void
add_branches (Branches *self, int step)
{
  const MdnTree *tree = self->tree;
  const MdnNode *node = &tree->store.nodes[tree->path[step]];
  const MdnNode *end = mdn_tree_root (tree), *child = NULL;

  for (int i = 0; i < node->n_children; i++)
    {
      child = i == 0 ? mdn_tree_first_child (tree, node) : mdn_tree_sibling (tree, child);
      if (child->visits > 0 && child->placement != self->chosen->placements[step])
        add_branch (self, &(Branch){ .node = child,
                                     .step = step,
                                     .score = mdn_node_lower_bound (child),
                                     .correction = mdn_node_margin (end) - tree->margins[step] });
    }
}

static void
write_branch (const Branches *self, const Branch *branch, MdnVariation *variation)
{
  *variation = *self->chosen;
  variation->count = branch->step;
  finish (self->tree, branch->node, branch->correction, variation);
}

int
mdn_tree_variations (const MdnTree *tree,
                     const MdnVariation *chosen,
                     MdnVariation variations[static MDN_MAX_VARIATIONS])
{
  Branches branches = { .tree = tree, .chosen = chosen, .count = 0 };

  write_chosen (tree, chosen, &variations[0]);
  for (int step = 0; step < chosen->count; step++)
    add_branches (&branches, step);
  for (int i = 0; i < branches.count; i++)
    write_branch (&branches, &branches.list[i], &variations[1 + i]);
  return 1 + branches.count;
}
