/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tree.h"

/* Writes the variations that a tree knows: first the principal one, along whose placements the root
 * was advanced (mdn_tree_advance), then the best of those that begin or end otherwise, better ones
 * first. Returns how many; some may consist of the same placements. */
int mdn_tree_variations (const MdnTree *tree,
                         const MdnVariation *chosen,
                         MdnVariation variations[static MDN_MAX_VARIATIONS]);
