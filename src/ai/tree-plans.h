/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tree.h"

/* Writes the ways to play the turn that a tree knows: first the chosen one, which the tree has gone
 * (mdn_tree_go), then those that begin otherwise and those that end otherwise, better ones first.
 * Returns how many, at most `room`; some can consist of the same placements. */
int mdn_tree_plans (const MdnTree *tree, const MdnPlan *chosen, MdnPlan plans[], int room);
