/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "set.h"

/* For each space the sets that a piece on it adds to others, ready-made. Adding whole sets is
 * faster than adding single spaces: a processor waits when it reads at once what was just written
 * in parts. */

typedef struct
{
  MdnSet one;    /* the space itself */
  MdnSet beside; /* the four spaces that share an edge with it; for city spaces only */
  MdnSet nine;   /* the space and the eight around it; for city spaces only */
} MdnNeighborhood;

extern const MdnNeighborhood mdn_neighborhoods[MDN_SPACES];

static inline const MdnNeighborhood *
mdn_neighborhood (MdnSpace space)
{
  return &mdn_neighborhoods[space];
}
