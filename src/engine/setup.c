/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "setup.h"

/* Draws any inner space but `other`, which may be MDN_NO_SPACE. */
static MdnSpace
draw_space (const MdnSetup *setup, MdnSpace other, MdnRandom *random)
{
  MdnSet set = mdn_geometry (setup->rules.board)->inner;

  if (other != MDN_NO_SPACE)
    mdn_set_remove (&set, other);
  return mdn_set_nth (set, mdn_random_below (random, mdn_set_count (set)));
}

void
mdn_setup_draw_first (MdnSetup *setup, MdnRandom *random)
{
  setup->first = (uint8_t) mdn_random_below (random, setup->rules.players);
}

void
mdn_setup_draw_well (MdnSetup *setup, MdnRandom *random)
{
  setup->well = draw_space (setup, setup->merchant, random);
}

void
mdn_setup_draw_merchant (MdnSetup *setup, MdnRandom *random)
{
  setup->merchant = draw_space (setup, setup->well, random);
}

MdnSetup
mdn_setup_draw (const MdnRules *rules, MdnRandom *random)
{
  MdnSetup setup = { .rules = *rules, .well = MDN_NO_SPACE, .merchant = MDN_NO_SPACE };

  mdn_setup_draw_first (&setup, random);
  if (rules->well)
    mdn_setup_draw_well (&setup, random);
  if (!rules->opening_merchant)
    mdn_setup_draw_merchant (&setup, random);
  return setup;
}

/* A space that is wanted must be an inner one; one that is not wanted must be absent. */
static bool
is_placed_right (const MdnSetup *setup, bool wanted, MdnSpace space)
{
  if (!wanted)
    return space == MDN_NO_SPACE;
  return space < MDN_SPACES && mdn_set_has (&mdn_geometry (setup->rules.board)->inner, space);
}

MdnSetupError
mdn_setup_check (const MdnSetup *setup)
{
  if (setup->first >= setup->rules.players)
    return MDN_SETUP_FIRST;
  if (!is_placed_right (setup, setup->rules.well, setup->well))
    return MDN_SETUP_WELL;
  if (!is_placed_right (setup, !setup->rules.opening_merchant, setup->merchant) ||
      (setup->merchant != MDN_NO_SPACE && setup->merchant == setup->well))
    return MDN_SETUP_MERCHANT;
  return MDN_SETUP_FINE;
}
