/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tree-plans.h"

#include <stdlib.h>

#include "weights.h"

typedef struct
{
  MdnPlan plan;
  int32_t worth;
} Way;

enum
{
  MAX_WAYS = 64,
};

typedef struct
{
  const MdnTree *tree;
  MdnCity city;
  double left; /* of all pieces */
  Way ways[MAX_WAYS];
  int count;
} Ways;

/* Follows the most visited nodes, and where the tree ends the best static estimates. */
static MdnPlacement
next_placement (const MdnTree *tree, const MdnNode **node, MdnCity *city)
{
  MdnCandidate list[MDN_MAX_CANDIDATES];

  if (*node != NULL && (*node)->n_children > 0)
    {
      *node = mdn_tree_most_visited (tree, *node);
      return (*node)->placement;
    }
  *node = NULL;
  mdn_candidates_find (city, list);
  return list[0].placement;
}

static void
complete (const Ways *ways, Way *way, const MdnNode *node, MdnCity *city)
{
  while (mdn_plan_placements_ahead (&ways->city.position, &city->position) > 0 &&
         way->plan.count < MDN_PLAN_LENGTH)
    {
      const MdnPlacement placement = next_placement (ways->tree, &node, city);

      way->plan.placements[way->plan.count++] = placement;
      mdn_position_play (&city->position, placement, NULL);
    }
}

/* `correction` is added to the margin. */
static void
add_way (Ways *ways, const MdnPlan *begun, const MdnNode *node, int32_t correction)
{
  Way *way = &ways->ways[ways->count];
  MdnCity city = ways->city;

  if (ways->count == MAX_WAYS)
    return;
  ways->count++;
  *way = (Way){ .plan = *begun, .worth = mdn_node_lower_bound (node) + correction };
  way->plan.placements[way->plan.count++] = node->placement;
  way->plan.margin = (double) (mdn_node_margin (node) + correction) / MDN_POINT;
  way->plan.win = mdn_plan_win_chance (way->plan.margin, ways->left);
  for (int i = 0; i < way->plan.count; i++)
    mdn_position_play (&city.position, way->plan.placements[i], NULL);
  complete (ways, way, node, &city);
  mdn_plan_judge_at_sight (&way->plan, &city, ways->city.position.table.turn.player);
}

/* The mover's margin stays: it comes from more visits. */
static void
judge_chosen (const MdnTree *tree, MdnPlan *plan)
{
  mdn_tree_margins (tree, plan->margins);
  plan->margins[tree->begin.position.table.turn.player] = plan->margin;
}

/* The alternatives to one placement of the chosen plan. Since they were compared, the chosen
 * placement was searched further; their margins are corrected by what its own has changed. */
static void
add_branches (Ways *ways, const MdnPlan *begun, int step, MdnPlacement chosen)
{
  const MdnTree *tree = ways->tree;
  const MdnNode *node = &tree->store.nodes[tree->path[step]];
  const MdnNode *end = mdn_tree_root (tree);
  const int32_t correction = mdn_node_margin (end) - tree->margins[step];

  for (int i = 0; i < node->n_children; i++)
    {
      const MdnNode *child = &tree->store.nodes[node->children + (uint32_t) i];

      if (child->visits > 0 && child->placement != chosen)
        add_way (ways, begun, child, correction);
    }
}

static int
compare_ways (const void *a, const void *b)
{
  const Way *x = a, *y = b;

  if (x->worth != y->worth)
    return x->worth < y->worth ? 1 : -1;
  for (int i = 0; i < x->plan.count && i < y->plan.count; i++)
    if (x->plan.placements[i] != y->plan.placements[i])
      return x->plan.placements[i] - y->plan.placements[i];
  return x->plan.count - y->plan.count;
}

int
mdn_tree_plans (const MdnTree *tree, const MdnPlan *chosen, MdnPlan plans[], int room)
{
  Ways ways = { .tree = tree, .city = tree->begin, .left = mdn_city_share_left (&tree->begin) };
  MdnPlan begun = { .count = 0 };
  int count = 0;

  for (int i = 0; i < chosen->count && i + 1 < tree->n_path; i++)
    {
      if (i + 1 == chosen->count)
        {
          add_way (&ways, &begun, mdn_tree_root (tree), 0);
          ways.ways[ways.count - 1].worth = INT32_MAX;
          judge_chosen (tree, &ways.ways[ways.count - 1].plan);
        }
      add_branches (&ways, &begun, i, chosen->placements[i]);
      begun.placements[begun.count++] = chosen->placements[i];
    }
  qsort (ways.ways, (size_t) ways.count, sizeof *ways.ways, compare_ways);
  for (; count < ways.count && count < room; count++)
    plans[count] = ways.ways[count].plan;
  return count;
}
