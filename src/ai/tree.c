/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tree.h"

#include <string.h>

#include "weights.h"

enum
{
  MAX_DEPTH = 200, /* no game has so many placements */

  /* A placement whose evaluation is a point worse than the best one's has a quarter of its prior.
   * Set by hand; a flatter prior made no clear difference (tests/bench/README.md). */
  PRIOR_SCALE = MDN_POINT,
};

/* The policy: priors from the static evaluations, which add up to 1. With the best placement's gap
 * 0, a prior is proportional to 1 ÷ (1 + gap in points)². */
static void
set_priors (MdnNode *children, int count)
{
  int64_t weights[MDN_MAX_CHILDREN], total = 0;

  for (int i = 0; i < count; i++)
    {
      const int64_t gap = (int64_t) children[0].evaluation - children[i].evaluation;
      const int64_t worse = PRIOR_SCALE + (gap > 0 ? gap : 0);

      weights[i] = ((int64_t) PRIOR_SCALE * PRIOR_SCALE * 65536) / (worse * worse);
      total += weights[i];
    }
  for (int i = 0; i < count; i++)
    children[i].prior = (uint16_t) (weights[i] * 65535 / total);
}

/* Noise of up to a sixteenth of a point, so that equal placements are not always taken in the same
 * order. */
static int32_t
draw_noise (MdnTree *tree)
{
  return (int32_t) (mdn_random_next (&tree->random) >> 59) - 16;
}

static bool
may_be_transposed (MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);

  return !mdn_piece_is_rooftop (piece) && piece != MDN_TEA;
}

/* Whether the placement after `node` leads to a transposition: two placements of a turn can mostly
 * be made in either order. Only the order that begins with the better static evaluation is
 * searched: a placement is not searched again after a worse sibling. Rooftops are exempt, because
 * their order matters. */
static bool
is_transposed (const MdnTree *tree,
               const MdnNode *parent,
               const MdnNode *node,
               MdnPlacement placement)
{
  const MdnNode *sibling;

  if (!may_be_transposed (node->placement) || !may_be_transposed (placement))
    return false;
  for (sibling = &tree->store.nodes[parent->children]; sibling != node; sibling++)
    if (sibling->placement == placement)
      return true;
  return false;
}

/* Drops the candidates that are searched in the other order, unless none would remain. */
static int
drop_transposed (const MdnTree *tree,
                 const MdnNode *parent,
                 const MdnNode *node,
                 MdnCandidate list[],
                 int count)
{
  int kept = 0;

  for (int i = 0; i < count; i++)
    if (!is_transposed (tree, parent, node, list[i].placement))
      list[kept++] = list[i];
  return kept > 0 ? kept : count;
}

/* Expands a leaf: adds the candidates that look best as its children. Returns its evaluation, the
 * static one after the best of them. `parent` is the node before, if its placement belongs to the
 * same turn; else NULL. */
static MdnEvaluation
expand (MdnTree *tree, const MdnNode *parent, MdnNode *node, MdnSearchState *state)
{
  MdnCandidate list[MDN_MAX_CANDIDATES];
  int count = mdn_candidates_find (state, list);
  MdnNode *children;

  if (parent != NULL)
    count = drop_transposed (tree, parent, node, list, count);
  count = count < MDN_MAX_CHILDREN ? count : MDN_MAX_CHILDREN;
  node->children = mdn_node_store_add_block (&tree->store, (uint32_t) (node - tree->store.nodes));
  node->n_children = (uint16_t) count;
  children = &tree->store.nodes[node->children];
  for (int i = 0; i < count; i++)
    children[i] = (MdnNode){
      .evaluation = list[i].margin + draw_noise (tree),
      .placement = list[i].placement,
      .player = state->position.table.turn.player,
    };
  set_priors (children, count);
  if (node == mdn_tree_root (tree))
    mdn_node_store_pin_block (&tree->store, node);
  return list[0].evaluation;
}

/* The child with the highest upper confidence bound (PUCT). */
static MdnNode *
select_child (MdnTree *tree, const MdnNode *node)
{
  const int64_t exploration = mdn_node_exploration (node);
  MdnNode *best = NULL;
  int64_t highest = INT64_MIN;

  for (int i = 0; i < node->n_children; i++)
    {
      MdnNode *child = &tree->store.nodes[node->children + (uint32_t) i];
      const int64_t bonus = exploration * child->prior / ((int64_t) child->visits + 1) >> 16;
      const int64_t score = mdn_node_margin (child) + bonus;

      if (score > highest)
        {
          highest = score;
          best = child;
        }
    }
  return best;
}

static void
add_margins (MdnMarginSums *sums, const int32_t margins[], int players)
{
  for (int player = 0; player < players; player++)
    sums->sum[player] += margins[player];
  sums->visits++;
}

/* Adds the result of a visit to every node on its path: to each the margin of the player who made
 * it. */
static void
backpropagate (MdnTree *tree, const uint32_t path[], int depth, const MdnEvaluation *evaluation)
{
  const int players = tree->begin.position.rules.players;
  int32_t margins[MDN_MAX_PLAYERS];

  for (int player = 0; player < players; player++)
    margins[player] = mdn_evaluation_margin (evaluation, players, player);
  if (depth > tree->n_path)
    add_margins (&tree->after[path[tree->n_path] - mdn_tree_root (tree)->children], margins,
                 players);

  for (int i = 0; i < depth; i++)
    {
      MdnNode *node = &tree->store.nodes[path[i]];

      node->visits++;
      node->sum += margins[node->player];
    }
}

void
mdn_tree_visit (MdnTree *tree)
{
  uint32_t path[MAX_DEPTH];
  MdnSearchState state = tree->state;
  int depth = tree->n_path;
  MdnNode *node = &tree->store.nodes[tree->path[depth - 1]];
  const MdnNode *parent = NULL;
  MdnEvaluation evaluation;

  if (tree->off_tree)
    return;
  memcpy (path, tree->path, sizeof tree->path);
  if (depth > 1)
    parent = &tree->store.nodes[path[depth - 2]];
  while (node->n_children > 0)
    {
      const uint8_t turn = state.position.table.turn.number;

      parent = node;
      node = select_child (tree, node);
      mdn_position_play (&state.position, node->placement, NULL);
      path[depth++] = (uint32_t) (node - tree->store.nodes);
      if (state.position.table.turn.number != turn)
        parent = NULL;
    }
  evaluation = mdn_position_is_over (&state.position) ? mdn_evaluate (&state)
                                                      : expand (tree, parent, node, &state);
  backpropagate (tree, path, depth, &evaluation);
}

/* --- Begin and end ----------------------------------------------------------------------------- */

bool
mdn_tree_begin (MdnTree *tree, const MdnPosition *position, uint32_t blocks, uint64_t seed)
{
  memset (tree, 0, sizeof *tree);
  if (!mdn_node_store_begin (&tree->store, blocks))
    return false;
  tree->n_path = 1;
  tree->store.nodes[0].player = position->table.turn.player;
  mdn_random_seed (&tree->random, seed);
  mdn_search_state_begin (&tree->begin, position);
  tree->state = tree->begin;
  return true;
}

void
mdn_tree_free (MdnTree *tree)
{
  mdn_node_store_free (&tree->store);
}

/* --- The turn ---------------------------------------------------------------------------------- */

const MdnNode *
mdn_tree_root (const MdnTree *tree)
{
  return &tree->store.nodes[tree->path[tree->n_path - 1]];
}

const MdnNode *
mdn_tree_find (const MdnTree *tree, MdnPlacement placement)
{
  const MdnNode *root = mdn_tree_root (tree);

  for (int i = 0; i < root->n_children && !tree->off_tree; i++)
    if (tree->store.nodes[root->children + (uint32_t) i].placement == placement)
      return &tree->store.nodes[root->children + (uint32_t) i];
  return NULL;
}

void
mdn_tree_advance (MdnTree *tree, MdnPlacement placement)
{
  const MdnNode *node = mdn_tree_find (tree, placement);

  mdn_position_play (&tree->state.position, placement, NULL);
  if (node == NULL)
    tree->off_tree = true;
  else
    {
      tree->chosen = tree->after[node - &tree->store.nodes[mdn_tree_root (tree)->children]];
      memset (tree->after, 0, sizeof tree->after);
      tree->margins[tree->n_path - 1] = mdn_node_margin (node);
      tree->path[tree->n_path++] = (uint32_t) (node - tree->store.nodes);
      mdn_node_store_pin_block (&tree->store, node);
    }
}

bool
mdn_tree_margins (const MdnTree *tree, double margins[MDN_MAX_PLAYERS])
{
  if (tree->off_tree || tree->chosen.visits == 0)
    return false;
  for (int player = 0; player < tree->begin.position.rules.players; player++)
    margins[player] = (double) tree->chosen.sum[player] / tree->chosen.visits / MDN_POINT;
  return true;
}

int
mdn_tree_placements_ahead (const MdnTree *tree)
{
  return mdn_variation_placements_ahead (&tree->begin.position, &tree->state.position);
}

const MdnNode *
mdn_tree_most_visited (const MdnTree *tree, const MdnNode *node)
{
  const MdnNode *best = &tree->store.nodes[node->children];

  for (int i = 1; i < node->n_children; i++)
    {
      const MdnNode *child = &tree->store.nodes[node->children + (uint32_t) i];

      if (child->visits > best->visits)
        best = child;
    }
  return best;
}
