/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position.h"

int
mdn_position_palace_at (const MdnPosition *position, MdnSpace space)
{
  const MdnSet *b = position->buildings;

  if (mdn_set_has (&position->stables, space) || mdn_set_has (&b[0], space) ||
      mdn_set_has (&b[1], space) || mdn_set_has (&b[2], space) || mdn_set_has (&b[3], space))
    return position->near[space];
  return MDN_NO_PALACE;
}
