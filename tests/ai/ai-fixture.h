/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ai.h"
#include "node-store.h"

/* Positions to think about. */

/* A position of a random game under those rules, after so many placements or at the game's end. */
MdnPosition ai_fixture_position (MdnRuleSet set, int players, guint64 seed, int placements);

/* A position from which a random game took so many more placements to its end. */
MdnPosition ai_fixture_ending (MdnRuleSet set, int players, guint64 seed, int placements);

/* Asks a new computer player; there must be an answer. */
MdnAdvice ai_fixture_ask (const MdnPosition *position, const MdnAiLimits *limits);

/* Whether the variation is exactly the rest of the turn, and legal. */
void ai_fixture_check_variation (const MdnPosition *position, const MdnVariation *variation);

/* How many blocks of a store are free again. */
guint ai_fixture_count_free_blocks (const MdnNodeStore *store);

/* The placements of a variation as text, to be freed with g_free. */
char *ai_fixture_variation_text (const MdnVariation *variation);
