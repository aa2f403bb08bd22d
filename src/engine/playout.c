/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "playout.h"

#include "legal.h"
#include "play.h"

MdnPlacement
mdn_playout_choose (const MdnPosition *position, MdnRandom *random)
{
  MdnLegal legal;

  if (mdn_position_is_over (position))
    return MDN_NO_PLACEMENT;
  mdn_legal_find (position, &legal);
  return mdn_legal_draw (position, &legal, random);
}

int
mdn_playout (MdnPosition *position, MdnRandom *random)
{
  int placements = 0;

  for (; !mdn_position_is_over (position); placements++)
    mdn_position_play (position, mdn_playout_choose (position, random), NULL);
  return placements;
}
