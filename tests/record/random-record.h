/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"
#include "random.h"

/* Records of random games. */

typedef struct
{
  MdnRuleSet set;
  int players;
} RandomRules;

enum
{
  RANDOM_RULES = 9,
};

/* Each rule set with each number of players; `index` below RANDOM_RULES. */
RandomRules random_rules (int index);

/* Random options, set-up, seats, date, and a random number of random placements, with as random a
 * number of them taken back. */
MedinaRecord *random_record (const RandomRules *which, MdnRandom *random);

/* Likewise, but played to the end. */
MedinaRecord *random_finished_record (const RandomRules *which, MdnRandom *random);
