/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* The spaces for a merchant (M2; where there is none, M3), or for the first one (M0). */
MdnSet mdn_market_sites (const MdnPosition *position);

/* The merchants that are ends of a market street (M1). */
MdnSet mdn_market_ends (const MdnPosition *position);

/* Whether the next merchant starts a new street (M3). */
bool mdn_market_needs_new_street (const MdnPosition *position);

/* Puts a merchant on the board, beside one other at most (M2, M3); used by play.c. */
void mdn_market_add (MdnPosition *position, MdnSpace space);
