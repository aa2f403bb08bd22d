/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tree.h"

/* The node of a position that the tree comes to, at the beginning of a turn; or its first node, if
 * that is it. Of several the most visited one: the order in which the placements were made does not
 * matter. NULL if the tree does not know it, as it was not visited, or is of another game or an
 * earlier or much later turn. Nor are positions in the middle of a turn found: what follows there
 * was searched without what is searched after the same placements in another order. */
const MdnNode *mdn_tree_find_position (const MdnTree *tree, const MdnPosition *position);

/* Goes on with a tree at that node: it becomes the first one, and keeps what is known of it and
 * below it; the rest of the tree is room again. False if there is no such node, or no memory: then
 * the tree is good for nothing but to begin anew, or to be freed. */
bool mdn_tree_follow (MdnTree *tree, const MdnPosition *position);
