/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "expansion.h"

#include "exponential.h"
#include "random.h"

static bool
may_be_transposed (MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);

  return !mdn_piece_is_rooftop (piece) && piece != MDN_TEA;
}

/* Whether the placement after `node` leads to a transposition: two placements of a turn can mostly
 * be made in either order. Only the order that begins with the higher prior is searched: a
 * placement is not searched again after a sibling behind it. Rooftops are exempt, because their
 * order matters. */
static bool
is_transposed (const MdnNodeStore *store,
               const MdnNode *parent,
               const MdnNode *node,
               MdnPlacement placement)
{
  uint32_t sibling = parent->children;

  if (!may_be_transposed (placement))
    return false;
  for (; &store->nodes[sibling] != node; sibling = mdn_node_store_next (store, sibling))
    if (store->nodes[sibling].placement == placement)
      return true;
  return false;
}

/* Drops the placements that are searched in the other order, unless none would remain. */
static unsigned
drop_transposed (const MdnNodeStore *store,
                 const MdnNode *parent,
                 const MdnNode *node,
                 MdnScoredPlacement list[],
                 unsigned count)
{
  unsigned kept = 0;

  if (!may_be_transposed (node->placement))
    return count;
  for (unsigned i = 0; i < count; i++)
    if (!is_transposed (store, parent, node, list[i].placement))
      list[kept++] = list[i];
  return kept > 0 ? kept : count;
}

/* The order of priors: no two placements are equal in it. */
static bool
precedes (MdnScoredPlacement a, MdnScoredPlacement b)
{
  return a.score != b.score ? a.score > b.score : a.placement < b.placement;
}

/* Finds the best placements behind `last`, or the best of all if that is NULL; in their order. */
static unsigned
take_best (const MdnScoredPlacement list[],
           unsigned count,
           const MdnScoredPlacement *last,
           MdnScoredPlacement best[MDN_BLOCK_NODES])
{
  unsigned taken = 0;

  for (unsigned i = 0; i < count; i++)
    {
      unsigned at;

      if ((last != NULL && !precedes (*last, list[i])) ||
          (taken == MDN_BLOCK_NODES && !precedes (list[i], best[taken - 1])))
        continue;
      taken += taken < MDN_BLOCK_NODES;
      for (at = taken - 1; at > 0 && precedes (list[i], best[at - 1]); at--)
        best[at] = best[at - 1];
      best[at] = list[i];
    }
  return taken;
}

/* Softmax: the total of e to the power of each score, less `most`. */
static uint64_t
sum_exponentials (const MdnScoredPlacement list[], unsigned count, int32_t most)
{
  uint64_t total = 0;

  for (unsigned i = 0; i < count; i++)
    total += mdn_exponential (most - list[i].score);
  return total;
}

static int32_t
highest_score (const MdnScoredPlacement list[], unsigned count)
{
  int32_t highest = list[0].score;

  for (unsigned i = 1; i < count; i++)
    highest = list[i].score > highest ? list[i].score : highest;
  return highest;
}

/* The child that was added last, as it is in the list. */
static const MdnScoredPlacement *
find_last (const MdnNodeStore *store,
           const MdnNode *node,
           const MdnScoredPlacement list[],
           unsigned count)
{
  uint32_t last = node->children;

  for (int i = 1; i < node->n_children; i++)
    last = mdn_node_store_next (store, last);
  for (unsigned i = 0; node->n_children > 0 && i < count; i++)
    if (list[i].placement == store->nodes[last].placement)
      return &list[i];
  return NULL;
}

const MdnNode *
mdn_expansion_append (MdnNodeStore *store,
                      MdnNode *node,
                      MdnPlacement placement,
                      int player,
                      uint32_t prior)
{
  MdnNode *child;
  uint32_t at;

  if (node->n_children % MDN_BLOCK_NODES == 0)
    mdn_node_store_add_block (store, node);
  at = node->children;
  for (int i = 0; i < node->n_children; i++)
    at = mdn_node_store_next (store, at);
  child = &store->nodes[at];
  *child =
    (MdnNode){ .placement = placement, .player = (uint8_t) player, .prior = (uint16_t) prior };
  node->n_children++;
  return child;
}

static void
change_scores (const MdnExpansion *self, int player, MdnScoredPlacement list[], unsigned count)
{
  MdnRandom random;

  mdn_random_seed (&random, self->seed);
  for (unsigned i = 0; i < count; i++)
    {
      if (self->noise > 0)
        list[i].score =
          list[i].score / 2 + (int32_t) mdn_random_below (&random, (uint32_t) self->noise);
      list[i].score += self->taste[player][mdn_placement_piece (list[i].placement)];
    }
}

void
mdn_expansion_add (const MdnExpansion *self,
                   MdnNodeStore *store,
                   const MdnNode *parent,
                   MdnNode *node,
                   const MdnSearchState *state)
{
  const int player = state->position.table.turn.player;
  MdnScoredPlacement list[MDN_MAX_LEGAL], best[MDN_BLOCK_NODES];
  unsigned count = mdn_policy_score (self->policy, state, list), added;
  int32_t highest;
  uint64_t total;

  change_scores (self, player, list, count);
  if (parent != NULL)
    count = drop_transposed (store, parent, node, list, count);
  added = take_best (list, count, find_last (store, node, list, count), best);
  node->complete = added < MDN_BLOCK_NODES;
  highest = highest_score (list, count);
  total = sum_exponentials (list, count, highest);
  for (unsigned i = 0; i < added; i++)
    mdn_expansion_append (store, node, best[i].placement, player,
                          (uint32_t) ((uint64_t) mdn_exponential (highest - best[i].score) * 65535 /
                                      total));
}
