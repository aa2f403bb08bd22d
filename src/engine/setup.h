/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random.h"
#include "rules.h"

/* Everything needed to begin the same game again: the rules and what was drawn at random. */

typedef struct
{
  MdnRules rules;
  uint8_t first;     /* the starting player, 0 for player 1 (U5) */
  MdnSpace well;     /* MDN_NO_SPACE without a well (U2) */
  MdnSpace merchant; /* the random first merchant (U3); MDN_NO_SPACE where M0 is played */
} MdnSetup;

typedef enum
{
  MDN_SETUP_FINE,
  MDN_SETUP_FIRST,    /* no such player */
  MDN_SETUP_WELL,     /* U2: not at least one space away from the ring, missing, or not in use */
  MDN_SETUP_MERCHANT, /* U3: likewise, or on the well */
} MdnSetupError;

/* Draws what is random: the starting player, the well and the first merchant (U2, U3, U5). */
MdnSetup mdn_setup_draw (const MdnRules *rules, MdnRandom *random);

/* Draw one of them anew, where the others were chosen: the well and the first merchant keep off
 * each other's space. */
void mdn_setup_draw_first (MdnSetup *setup, MdnRandom *random);
void mdn_setup_draw_well (MdnSetup *setup, MdnRandom *random);
void mdn_setup_draw_merchant (MdnSetup *setup, MdnRandom *random);

MdnSetupError mdn_setup_check (const MdnSetup *setup);
