/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "set.h"

MdnSpace
mdn_set_nth (MdnSet a, unsigned n)
{
  return mdn_set_pick (&a, n);
}
