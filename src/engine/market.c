/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "market.h"

#include "neighborhood.h"

/* The street goes on beside the new merchant, which is an end, but not beside one that it has taken
 * from being an end; and a space beside two merchants is never part of it again. */
void
mdn_market_add (MdnPosition *position, MdnSpace space)
{
  const MdnNeighborhood *at = mdn_neighborhood (space);
  const MdnSet two = mdn_set_union (position->beside_merchants,
                                    mdn_set_intersection (position->beside_merchant, at->beside));
  const MdnSet passed =
    mdn_set_intersection (mdn_set_intersection (position->merchants, at->beside), two);

  position->street = mdn_set_minus (mdn_set_union (position->street, at->beside),
                                    mdn_set_union (two, mdn_set_beside (passed)));
  position->beside_merchants = two;
  position->beside_merchant = mdn_set_union (position->beside_merchant, at->beside);
  position->merchants = mdn_set_union (position->merchants, at->one);
  position->free = mdn_set_minus (position->free, at->one);
}

MdnSet
mdn_market_ends (const MdnPosition *position)
{
  return mdn_set_minus (position->merchants, position->beside_merchants);
}

bool
mdn_market_needs_new_street (const MdnPosition *position)
{
  return mdn_set_is_empty (mdn_set_intersection (position->street, position->free));
}

MdnSet
mdn_market_sites (const MdnPosition *position)
{
  const MdnSet sites = mdn_set_intersection (position->street, position->free);

  if (position->table.turn.phase == MDN_PHASE_OPENING)
    return mdn_geometry (position->rules.board)->inner;
  if (!mdn_set_is_empty (sites))
    return sites;
  return mdn_set_minus (position->free, position->rules.street_touch == 0
                                          ? position->beside_merchant
                                          : position->beside_merchants);
}
