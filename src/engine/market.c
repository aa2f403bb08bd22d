/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "market.h"

/* Counts for every space at once how many merchants stand beside it, as far as it matters. */
static void
renew (MdnPosition *position)
{
  const MdnSet set = position->merchants;
  const MdnSet shifted[4] = { mdn_set_up (set, 1), mdn_set_down (set, 1),
                              mdn_set_up (set, MDN_STRIDE), mdn_set_down (set, MDN_STRIDE) };
  MdnSet one = shifted[0], two = mdn_set_empty ();

  for (int i = 1; i < 4; i++)
    {
      two = mdn_set_union (two, mdn_set_intersection (one, shifted[i]));
      one = mdn_set_union (one, shifted[i]);
    }
  position->beside_merchant = one;
  position->beside_merchants = two;
  position->street = mdn_set_minus (mdn_set_beside (mdn_market_ends (position)), two);
}

void
mdn_market_add (MdnPosition *position, MdnSpace space)
{
  mdn_set_add (&position->merchants, space);
  mdn_set_remove (&position->free, space);
  renew (position);
}

void
mdn_market_remove (MdnPosition *position, MdnSpace space)
{
  mdn_set_remove (&position->merchants, space);
  mdn_set_add (&position->free, space);
  renew (position);
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
