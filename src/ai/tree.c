/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tree.h"

#include <string.h>

#include "weights.h"

enum
{
  MAX_DEPTH = 200,
  NEAR = MDN_POINT, /* placements this much worse than the best seem a quarter as good */
};

/* Shares out the priors: the better the static estimate of a placement, the larger its prior. */
static void
share_out (MdnNode *children, int count)
{
  int64_t weights[MDN_MAX_CHILDREN], total = 0;

  for (int i = 0; i < count; i++)
    {
      const int64_t gap = (int64_t) children[0].estimate - children[i].estimate;
      const int64_t worse = NEAR + (gap > 0 ? gap : 0);

      weights[i] = ((int64_t) NEAR * NEAR * 65536) / (worse * worse);
      total += weights[i];
    }
  for (int i = 0; i < count; i++)
    children[i].prior = (uint16_t) (weights[i] * 65535 / total);
}

/* Random noise of up to a sixteenth of a point. */
static int32_t
jitter (MdnTree *tree)
{
  return (int32_t) (mdn_random_next (&tree->random) >> 59) - 16;
}

static bool
may_swap (MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);

  return !mdn_piece_is_rooftop (piece) && piece != MDN_TEA;
}

/* Two placements of a turn can mostly be made in either order. Only one order is searched, the
 * one that begins with the better static estimate: a placement is not searched again behind a
 * worse sibling. Rooftops are exempt, because the order matters for them. */
static bool
was_possible_before (const MdnTree *tree,
                     const MdnNode *parent,
                     const MdnNode *node,
                     MdnPlacement placement)
{
  const MdnNode *sibling;

  if (!may_swap (node->placement) || !may_swap (placement))
    return false;
  for (sibling = &tree->store.nodes[parent->children]; sibling != node; sibling++)
    if (sibling->placement == placement)
      return true;
  return false;
}

/* Leaves out the placements that are searched in the other order, as long as any remain. */
static int
leave_out_swapped (const MdnTree *tree,
                   const MdnNode *parent,
                   const MdnNode *node,
                   MdnCandidate list[],
                   int count)
{
  int kept = 0;

  for (int i = 0; i < count; i++)
    if (!was_possible_before (tree, parent, node, list[i].placement))
      list[kept++] = list[i];
  return kept > 0 ? kept : count;
}

/* Expands a node and returns the estimate behind its best placement. `parent` is the node
 * before, if its placement belongs to the same turn; else NULL. */
static MdnEstimate
look_behind (MdnTree *tree, const MdnNode *parent, MdnNode *node, MdnCity *city)
{
  MdnCandidate list[MDN_MAX_CANDIDATES];
  int count = mdn_candidates_find (city, list);
  MdnNode *children;

  if (parent != NULL)
    count = leave_out_swapped (tree, parent, node, list, count);
  count = count < MDN_MAX_CHILDREN ? count : MDN_MAX_CHILDREN;
  node->children = mdn_node_store_add_family (&tree->store, (uint32_t) (node - tree->store.nodes));
  node->n_children = (uint16_t) count;
  children = &tree->store.nodes[node->children];
  for (int i = 0; i < count; i++)
    children[i] = (MdnNode){
      .estimate = list[i].margin + jitter (tree),
      .placement = list[i].placement,
      .player = city->position.table.turn.player,
    };
  share_out (children, count);
  if (node == mdn_tree_root (tree))
    mdn_node_store_keep_family (&tree->store, node);
  return list[0].estimate;
}

static MdnNode *
most_promising (MdnTree *tree, const MdnNode *node)
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

static void
note (MdnTree *tree, const uint32_t path[], int depth, const MdnEstimate *estimate)
{
  const int players = tree->begin.position.rules.players;
  int32_t margins[MDN_MAX_PLAYERS];

  for (int player = 0; player < players; player++)
    margins[player] = mdn_estimate_margin (estimate, players, player);
  if (depth > tree->n_path)
    add_margins (&tree->behind[path[tree->n_path] - mdn_tree_root (tree)->children], margins,
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
  MdnCity city = tree->city;
  int depth = tree->n_path;
  MdnNode *node = &tree->store.nodes[tree->path[depth - 1]];
  const MdnNode *parent = NULL;
  MdnEstimate estimate;

  if (tree->lost)
    return;
  memcpy (path, tree->path, sizeof tree->path);
  if (depth > 1)
    parent = &tree->store.nodes[path[depth - 2]];
  while (node->n_children > 0)
    {
      const uint8_t turn = city.position.table.turn.number;

      parent = node;
      node = most_promising (tree, node);
      mdn_position_play (&city.position, node->placement, NULL);
      path[depth++] = (uint32_t) (node - tree->store.nodes);
      if (city.position.table.turn.number != turn)
        parent = NULL;
    }
  estimate = mdn_position_is_over (&city.position) ? mdn_estimate (&city)
                                                   : look_behind (tree, parent, node, &city);
  note (tree, path, depth, &estimate);
}

/* --- Begin and end ----------------------------------------------------------------------------- */

bool
mdn_tree_begin (MdnTree *tree, const MdnPosition *position, uint32_t families, uint64_t seed)
{
  memset (tree, 0, sizeof *tree);
  if (!mdn_node_store_begin (&tree->store, families))
    return false;
  tree->n_path = 1;
  tree->store.nodes[0].player = position->table.turn.player;
  mdn_random_seed (&tree->random, seed);
  mdn_city_begin (&tree->begin, position);
  tree->city = tree->begin;
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

  for (int i = 0; i < root->n_children && !tree->lost; i++)
    if (tree->store.nodes[root->children + (uint32_t) i].placement == placement)
      return &tree->store.nodes[root->children + (uint32_t) i];
  return NULL;
}

void
mdn_tree_go (MdnTree *tree, MdnPlacement placement)
{
  const MdnNode *node = mdn_tree_find (tree, placement);

  mdn_position_play (&tree->city.position, placement, NULL);
  if (node == NULL)
    tree->lost = true;
  else
    {
      tree->gone = tree->behind[node - &tree->store.nodes[mdn_tree_root (tree)->children]];
      memset (tree->behind, 0, sizeof tree->behind);
      tree->margins[tree->n_path - 1] = mdn_node_margin (node);
      tree->path[tree->n_path++] = (uint32_t) (node - tree->store.nodes);
      mdn_node_store_keep_family (&tree->store, node);
    }
}

bool
mdn_tree_margins (const MdnTree *tree, double margins[MDN_MAX_PLAYERS])
{
  if (tree->lost || tree->gone.visits == 0)
    return false;
  for (int player = 0; player < tree->begin.position.rules.players; player++)
    margins[player] = (double) tree->gone.sum[player] / tree->gone.visits / MDN_POINT;
  return true;
}

int
mdn_tree_placements_ahead (const MdnTree *tree)
{
  return mdn_plan_placements_ahead (&tree->begin.position, &tree->city.position);
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
