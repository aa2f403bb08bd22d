/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "setup.h"

/* A set-up as words KEY=VALUE. */

/* Writes all that is needed to begin the same game again, separated by spaces. */
void mdn_setup_text_write (const MdnSetup *setup, FILE *stream);

/* Writes the first two of these words: rule set and number of players. */
void mdn_setup_text_write_rules (const MdnRules *rules, FILE *stream);

/* Reads the words, in any order; what they leave open is as the rule set has it, or drawn at
 * random. The same words draw the same with the same seed, which they can also give. False, and
 * the reason is written, if a word cannot be understood, has no meaning under these rules or
 * breaks them (U2, U3). */
bool mdn_setup_text_read (char **words, int n_words, uint64_t seed, MdnSetup *setup, FILE *reason);
