/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tree-following.h"

#include <string.h>

#include "position-match.h"

/* A position that is looked for in a tree. */
typedef struct
{
  const MdnTree *tree;
  const MdnPosition *position;
  const MdnNode *best; /* the most visited of its nodes, as rooftops may come in any order */
} Quest;

/* Depth first. Few placements lead on to the position: those whose piece is there. */
static void
look_below (Quest *quest, const MdnNode *node, const MdnPosition *here)
{
  const MdnNode *child = NULL;

  if (mdn_position_match (here, quest->position))
    {
      if (quest->best == NULL || node->visits > quest->best->visits)
        quest->best = node;
      return;
    }
  for (int i = 0; i < node->n_children; i++)
    {
      MdnPosition after = *here;

      child =
        i == 0 ? mdn_tree_first_child (quest->tree, node) : mdn_tree_sibling (quest->tree, child);
      if (child->visits == 0)
        break;
      mdn_position_play (&after, child->placement, NULL);
      if (mdn_position_may_precede (&after, quest->position))
        look_below (quest, child, &after);
    }
}

/* Nothing of a tree reaches further than until the same player's next turn, and to look for it
 * there would take long. */
static bool
is_near (const MdnPosition *begin, const MdnPosition *position)
{
  return mdn_position_may_precede (begin, position) &&
         position->table.turn.number - begin->table.turn.number <= begin->rules.players;
}

const MdnNode *
mdn_tree_find_position (const MdnTree *tree, const MdnPosition *position)
{
  const MdnPosition *begin = &tree->begin.position;
  Quest quest = { .tree = tree, .position = position };

  if (mdn_position_match (begin, position))
    return &tree->store.nodes[0];
  if (position->table.turn.made > 0 || !is_near (begin, position))
    return NULL;
  look_below (&quest, &tree->store.nodes[0], begin);
  return quest.best;
}

bool
mdn_tree_follow (MdnTree *tree, const MdnPosition *position)
{
  const MdnNode *node = mdn_tree_find_position (tree, position);

  if (node == NULL)
    return false;
  for (int i = 1; i < tree->n_path; i++)
    mdn_node_store_unpin (&tree->store, &tree->store.nodes[tree->path[i]]);
  if (!mdn_node_store_keep_below (&tree->store, node))
    return false;
  mdn_tree_begin_turn (tree, position);
  return true;
}
