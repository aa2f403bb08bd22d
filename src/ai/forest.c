/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forest.h"

#include <stdlib.h>

#include "tree-following.h"
#include "weights.h"

void
mdn_forest_free (MdnForest *forest)
{
  for (int i = 0; i < forest->count; i++)
    mdn_tree_free (&forest->trees[i]);
  free (forest->trees);
  *forest = (MdnForest){ .count = 0 };
}

static bool
plant (MdnForest *forest, const MdnForestKind *kind, const MdnPosition *position, uint64_t seed)
{
  mdn_forest_free (forest);
  forest->kind = *kind;
  forest->trees = calloc ((size_t) kind->trees, sizeof *forest->trees);
  if (forest->trees == NULL)
    return false;
  while (forest->count < kind->trees &&
         mdn_tree_begin (&forest->trees[forest->count], &mdn_network_in_use, position, kind->blocks,
                         seed + (uint64_t) forest->count))
    forest->count++;
  if (forest->count == 0)
    mdn_forest_free (forest);
  return forest->count > 0;
}

bool
mdn_forest_begin (MdnForest *forest,
                  const MdnForestKind *kind,
                  const MdnPosition *position,
                  uint64_t seed)
{
  const bool same_owner = kind->owner != MDN_NO_OWNER && forest->kind.owner == kind->owner;

  if (forest->count != kind->trees || forest->kind.blocks != kind->blocks)
    return plant (forest, kind, position, seed);
  forest->kind.owner = kind->owner;
  for (int i = 0; i < forest->count; i++)
    if (!same_owner || !mdn_tree_follow (&forest->trees[i], position))
      mdn_tree_begin_anew (&forest->trees[i], position, seed + (uint64_t) i);
  return true;
}

uint64_t
mdn_forest_visits (const MdnForest *forest)
{
  uint64_t visits = 0;

  for (int i = 0; i < forest->count; i++)
    visits += forest->trees[i].store.nodes[0].visits;
  return visits;
}
