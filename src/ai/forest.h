/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tree.h"

/* The trees of a search, one for each thread. Another search can go on with them when the game has
 * come to a position that they know. */

enum
{
  MDN_NO_OWNER = 0, /* of trees that are never gone on with */
};

typedef struct
{
  int trees;       /* at least 1 */
  uint32_t blocks; /* room of each */
  uint32_t owner;  /* whose they are, as the caller numbers those who would not search alike */
} MdnForestKind;

/* All zero: a forest without trees. */
typedef struct
{
  MdnTree *trees;
  int count; /* fewer than wanted if there was no memory */
  MdnForestKind kind;
} MdnForest;

/* Begins a search: trees of the same kind that know the position go on with what they know, all
 * others begin anew, with seeds that count up from that one. It takes a few milliseconds, unless
 * trees of another number or size have to be freed. False if there is no memory for any tree: then
 * the forest has none. */
bool mdn_forest_begin (MdnForest *forest,
                       const MdnForestKind *kind,
                       const MdnPosition *position,
                       uint64_t seed);

/* How often all trees together have visited the position that the search began with, in earlier
 * searches, too. */
uint64_t mdn_forest_visits (const MdnForest *forest);

/* Frees all trees; the forest has none then. */
void mdn_forest_free (MdnForest *forest);
