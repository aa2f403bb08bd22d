/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"
#include "random.h"

/* Records of random games. */

typedef struct
{
  MdnRuleSet set;
  int players;
} RandomTable;

enum
{
  RANDOM_TABLES = 9,
};

/* Each rule set with each number of players; `index` below RANDOM_TABLES. */
RandomTable random_table (int index);

/* Random options, set-up, seats, date, and a random number of random placements, with as random a
 * number of them taken back. */
MedinaRecord *random_record (const RandomTable *table, MdnRandom *random);

/* Likewise, but played to the end. */
MedinaRecord *random_finished_record (const RandomTable *table, MdnRandom *random);
