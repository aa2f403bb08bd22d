/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tree.h"

/* Writes the plans that a tree knows: first the chosen one, whose placements the tree was told
 * to go (mdn_tree_advance), then those that begin or end otherwise, better ones first. Returns how
 * many, at most `room`; some may consist of the same placements. */
int mdn_tree_plans (const MdnTree *tree, const MdnPlan *chosen, MdnPlan plans[], int room);
