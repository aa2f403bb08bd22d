/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "market.h"

/* For every space at once: how many merchants stand beside it, as far as it matters. */
typedef struct
{
  MdnSet some; /* at least one */
  MdnSet many; /* at least two */
} Beside;

static Beside
count_beside (MdnSet set)
{
  const MdnSet shifted[4] = { mdn_set_up (set, 1), mdn_set_down (set, 1),
                              mdn_set_up (set, MDN_STRIDE), mdn_set_down (set, MDN_STRIDE) };
  Beside beside = { shifted[0], mdn_set_empty () };

  for (int i = 1; i < 4; i++)
    {
      beside.many = mdn_set_union (beside.many, mdn_set_intersection (beside.some, shifted[i]));
      beside.some = mdn_set_union (beside.some, shifted[i]);
    }
  return beside;
}

MdnSet
mdn_market_ends (const MdnPosition *position)
{
  return mdn_set_minus (position->merchants, count_beside (position->merchants).many);
}

static MdnSet
street_sites (const MdnPosition *position, const Beside *beside)
{
  const MdnSet ends = mdn_set_minus (position->merchants, beside->many);
  const MdnSet one = mdn_set_minus (mdn_set_beside (ends), beside->many);

  return mdn_set_intersection (one, position->free);
}

bool
mdn_market_needs_new_street (const MdnPosition *position)
{
  const Beside beside = count_beside (position->merchants);

  return mdn_set_is_empty (street_sites (position, &beside));
}

MdnSet
mdn_market_sites (const MdnPosition *position)
{
  const Beside beside = count_beside (position->merchants);
  MdnSet sites;

  if (position->table.turn.phase == MDN_PHASE_OPENING)
    return mdn_geometry (position->rules.board)->inner;
  sites = street_sites (position, &beside);
  if (mdn_set_is_empty (sites))
    sites =
      mdn_set_minus (position->free, position->rules.street_touch == 0 ? beside.some : beside.many);
  return sites;
}
