/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tree.h"

#include <string.h>

#include "utility.h"

enum
{
  MAX_DEPTH = 200, /* no game has so many placements */

  /* What a child that was never visited is worth less than the mean of those that were, when these
   * have all of the prior; less when they have less of it. In 1/65536. */
  FIRST_PLAY_REDUCTION = 2000,
};

static uint32_t
next_sibling (const MdnTree *tree, uint32_t child)
{
  return mdn_node_store_next (&tree->store, child);
}

/* --- Selecting -------------------------------------------------------------------------------- */

/* The player to move at the beginning chooses by taste in that turn. What it does later is left to
 * the policy: a taste in there would only mislead the search about what is going to happen. */
static void
add_taste (const MdnTree *tree, MdnExpansion *expansion, const MdnSearchState *state)
{
  const MdnTurn *turn = &state->position.table.turn;

  if (tree->taste == NULL || tree->taste->pieces == 0 ||
      turn->number != tree->begin.position.table.turn.number)
    return;
  for (int piece = 0; piece < MDN_PIECES; piece++)
    if (mdn_taste_likes (tree->taste, (MdnPiece) piece))
      expansion->taste[turn->player][piece] = tree->taste->score;
}

/* `parent` is the node before, if its placement belongs to the same turn; else NULL. */
static void
add_children (MdnTree *tree, const MdnNode *parent, MdnNode *node, const MdnSearchState *state)
{
  const bool is_root = node == mdn_tree_root (tree);
  MdnExpansion expansion = tree->expansion;

  if (!is_root)
    expansion.noise = 0;
  add_taste (tree, &expansion, state);
  mdn_expansion_add (&expansion, &tree->store, parent, node, state);
  if (is_root)
    mdn_node_store_pin (&tree->store, node);
}

/* What is known of a node's children, of which the first ones were visited. */
typedef struct
{
  int64_t sum;
  uint32_t visits;
  uint32_t prior;
  int visited;
} Children;

static Children
sum_up_children (const MdnTree *tree, const MdnNode *node)
{
  const MdnNode *child = mdn_tree_first_child (tree, node);
  Children children = { 0 };

  while (children.visited < node->n_children && child->visits > 0)
    {
      children.sum += child->sum;
      children.visits += child->visits;
      children.prior += child->prior;
      if (++children.visited < node->n_children)
        child = mdn_tree_sibling (tree, child);
    }
  return children;
}

/* What is expected of a child that was not visited yet. */
static int64_t
first_play_value (const Children *children)
{
  if (children->visits == 0)
    return 0;
  return children->sum / children->visits -
         ((int64_t) FIRST_PLAY_REDUCTION * children->prior >> 16);
}

/* What a child of that node is worth beyond what is expected of it: what the player to move at the
 * beginning chooses now may be to that player's taste. Only at the root, so that no result has it
 * in. */
static int64_t
liking (const MdnTree *tree, const MdnNode *node, const MdnNode *child)
{
  if (tree->taste == NULL || node != mdn_tree_root (tree) ||
      !mdn_taste_likes (tree->taste, mdn_placement_piece (child->placement)))
    return 0;
  return tree->taste->utility;
}

/* The child with the highest upper confidence bound (PUCT). Of those never visited only the first
 * one can be it. */
static MdnNode *
select_child (MdnTree *tree, const MdnNode *parent, MdnNode *node, const MdnSearchState *state)
{
  const Children children = sum_up_children (tree, node);
  const int64_t exploration = mdn_node_exploration (children.visits + 1);
  const MdnNode *child, *best = NULL;
  int64_t highest = INT64_MIN;

  if (children.visited == node->n_children && !node->complete)
    add_children (tree, parent, node, state);
  child = mdn_tree_first_child (tree, node);
  for (int i = 0; i < node->n_children && i <= children.visited; i++)
    {
      const int64_t bonus = exploration * child->prior / ((int64_t) child->visits + 1) >> 16;
      const int64_t score =
        bonus + (child->visits > 0 ? mdn_node_value (child) : first_play_value (&children)) +
        liking (tree, node, child);

      if (score > highest)
        {
          highest = score;
          best = child;
        }
      if (i + 1 < node->n_children)
        child = mdn_tree_sibling (tree, child);
    }
  return &tree->store.nodes[best - tree->store.nodes];
}

/* --- Evaluating ------------------------------------------------------------------------------- */

/* Noise of up to an eighth of a per cent, so that equal placements are not always taken in the same
 * order. */
static int32_t
draw_noise (MdnTree *tree)
{
  return (int32_t) (mdn_random_next (&tree->random) >> 58) - 32;
}

static void
add_results (MdnResultSums *sums,
             const MdnExpectation *expectation,
             const int32_t margins[],
             int players)
{
  for (int player = 0; player < players; player++)
    {
      sums->totals[player] += expectation->total[player];
      sums->margins[player] += margins[player];
      sums->chances[player] += expectation->chance[player];
    }
  sums->visits++;
}

/* The place of a child of the root among those whose results are kept; or none. */
static MdnResultSums *
results_after (MdnTree *tree, uint32_t number)
{
  uint32_t child = mdn_tree_root (tree)->children;

  for (int i = 0; i < MDN_TRACKED && i < mdn_tree_root (tree)->n_children; i++)
    {
      if (child == number)
        return &tree->after[i];
      if (i + 1 < mdn_tree_root (tree)->n_children)
        child = next_sibling (tree, child);
    }
  return NULL;
}

/* Adds the result of a visit to every node on its path: to each the utility of the player who made
 * it. */
static void
backpropagate (MdnTree *tree, const uint32_t path[], int depth, const MdnExpectation *expectation)
{
  const int players = tree->begin.position.rules.players;
  int32_t utilities[MDN_MAX_PLAYERS], margins[MDN_MAX_PLAYERS];
  const int32_t noise = draw_noise (tree);

  for (int player = 0; player < players; player++)
    {
      utilities[player] = mdn_utility (expectation, players, player) + noise;
      margins[player] = mdn_utility_margin (expectation, players, player);
    }
  add_results (&tree->at_root, expectation, margins, players);
  if (depth > tree->n_path)
    {
      MdnResultSums *after = results_after (tree, path[tree->n_path]);

      if (after != NULL)
        add_results (after, expectation, margins, players);
    }
  for (int i = 0; i < depth; i++)
    {
      MdnNode *node = &tree->store.nodes[path[i]];

      node->visits++;
      node->sum += utilities[node->player];
      node->margins += margins[node->player];
    }
}

/* --- A visit ---------------------------------------------------------------------------------- */

void
mdn_tree_visit (MdnTree *tree)
{
  uint32_t path[MAX_DEPTH];
  MdnSearchState state = tree->state;
  int depth = tree->n_path;
  MdnNode *node = &tree->store.nodes[tree->path[depth - 1]];
  MdnNode *parent = depth > 1 ? &tree->store.nodes[tree->path[depth - 2]] : NULL;
  MdnExpectation expectation;

  memcpy (path, tree->path, sizeof tree->path);
  while (node->visits > 0 && !mdn_position_is_over (&state.position))
    {
      const uint8_t turn = state.position.table.turn.number;
      MdnNode *child = select_child (tree, parent, node, &state);

      mdn_position_play (&state.position, child->placement, NULL);
      path[depth++] = (uint32_t) (child - tree->store.nodes);
      parent = state.position.table.turn.number == turn ? node : NULL;
      node = child;
    }
  mdn_network_evaluate (tree->network, &tree->accumulator, &state, &expectation);
  backpropagate (tree, path, depth, &expectation);
}

/* --- Begin and end ---------------------------------------------------------------------------- */

bool
mdn_tree_begin (MdnTree *tree,
                const MdnNetwork *network,
                const MdnPosition *position,
                uint32_t blocks,
                uint64_t seed)
{
  memset (tree, 0, sizeof *tree);
  if (!mdn_node_store_begin (&tree->store, blocks))
    return false;
  tree->network = network;
  mdn_tree_begin_anew (tree, position, seed);
  return true;
}

void
mdn_tree_begin_anew (MdnTree *tree, const MdnPosition *position, uint64_t seed)
{
  mdn_node_store_clear (&tree->store);
  tree->expansion = (MdnExpansion){ .policy = tree->network->policy, .seed = seed };
  tree->store.nodes[0].player = position->table.turn.player;
  mdn_random_seed (&tree->random, seed);
  mdn_tree_begin_turn (tree, position);
}

void
mdn_tree_begin_turn (MdnTree *tree, const MdnPosition *position)
{
  tree->n_path = 1;
  tree->path[0] = 0;
  tree->accumulator.players = 0;
  tree->at_root = tree->chosen = (MdnResultSums){ .visits = 0 };
  memset (tree->after, 0, sizeof tree->after);
  mdn_search_state_begin (&tree->begin, position);
  tree->state = tree->begin;
}

void
mdn_tree_set_taste (MdnTree *tree, const MdnTaste *taste)
{
  tree->taste = taste;
}

void
mdn_tree_free (MdnTree *tree)
{
  mdn_node_store_free (&tree->store);
}

/* --- The turn --------------------------------------------------------------------------------- */

const MdnNode *
mdn_tree_root (const MdnTree *tree)
{
  return &tree->store.nodes[tree->path[tree->n_path - 1]];
}

const MdnNode *
mdn_tree_find_child (const MdnTree *tree, const MdnNode *node, MdnPlacement placement)
{
  const MdnNode *child = mdn_tree_first_child (tree, node);

  for (int i = 0; i < node->n_children; i++)
    {
      if (child->placement == placement)
        return child;
      if (i + 1 < node->n_children)
        child = mdn_tree_sibling (tree, child);
    }
  return NULL;
}

const MdnNode *
mdn_tree_find (const MdnTree *tree, MdnPlacement placement)
{
  return mdn_tree_find_child (tree, mdn_tree_root (tree), placement);
}

/* Adds children to the root until that placement is among them. */
static const MdnNode *
find_or_add (MdnTree *tree, MdnPlacement placement)
{
  MdnNode *root = &tree->store.nodes[tree->path[tree->n_path - 1]];
  const MdnNode *node = mdn_tree_find (tree, placement);

  while (node == NULL && !root->complete)
    {
      add_children (tree, NULL, root, &tree->state);
      node = mdn_tree_find (tree, placement);
    }
  return node != NULL ? node
                      : mdn_expansion_append (&tree->store, root, placement,
                                              tree->state.position.table.turn.player, 0);
}

void
mdn_tree_advance (MdnTree *tree, MdnPlacement placement)
{
  const MdnNode *node = find_or_add (tree, placement);
  MdnResultSums *after = results_after (tree, (uint32_t) (node - tree->store.nodes));

  mdn_position_play (&tree->state.position, placement, NULL);
  tree->chosen = after != NULL ? *after : (MdnResultSums){ .visits = 0 };
  memset (tree->after, 0, sizeof tree->after);
  memset (&tree->at_root, 0, sizeof tree->at_root);
  tree->margins[tree->n_path - 1] = mdn_node_margin (node);
  tree->path[tree->n_path++] = (uint32_t) (node - tree->store.nodes);
  mdn_node_store_pin (&tree->store, node);
}

bool
mdn_tree_margins (const MdnTree *tree, double margins[MDN_MAX_PLAYERS])
{
  if (tree->chosen.visits == 0)
    return false;
  for (int player = 0; player < tree->begin.position.rules.players; player++)
    margins[player] = (double) tree->chosen.margins[player] / tree->chosen.visits / 256;
  return true;
}

double
mdn_tree_chance (const MdnTree *tree)
{
  const int mover = tree->begin.position.table.turn.player;

  return (double) tree->chosen.chances[mover] / tree->chosen.visits / 65536;
}

int
mdn_tree_placements_ahead (const MdnTree *tree)
{
  return mdn_variation_placements_ahead (&tree->begin.position, &tree->state.position);
}

const MdnNode *
mdn_tree_most_visited (const MdnTree *tree, const MdnNode *node)
{
  const MdnNode *child = mdn_tree_first_child (tree, node), *best = child;

  for (int i = 1; i < node->n_children; i++)
    {
      child = mdn_tree_sibling (tree, child);
      if (child->visits > best->visits)
        best = child;
    }
  return best;
}
