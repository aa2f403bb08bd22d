/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* A transposition table: the results of the solver for positions that different orders of the same
 * placements lead to. Each key has one place, in which the newest entry replaces any other. */

typedef enum
{
  MDN_BOUND_NONE,
  MDN_BOUND_EXACT,
  MDN_BOUND_LOWER, /* the value is at least so much */
  MDN_BOUND_UPPER, /* it is at most so much */
} MdnBound;

typedef struct
{
  uint64_t key;
  int16_t value;
  MdnPlacement best; /* MDN_NO_PLACEMENT if none is known */
  uint8_t bound;     /* MdnBound */
} MdnTranspositionEntry;

typedef struct
{
  MdnTranspositionEntry *entries;
} MdnTranspositionTable;

/* False if there is no memory; only then it need not be freed. */
bool mdn_transposition_table_begin (MdnTranspositionTable *table);
void mdn_transposition_table_free (MdnTranspositionTable *table);

/* A hash of all of the position that decides what can follow. Positions of one game with the same
 * key are taken to be the same. */
uint64_t mdn_transposition_table_key (const MdnPosition *position);

bool mdn_transposition_table_find (const MdnTranspositionTable *table,
                                   uint64_t key,
                                   MdnTranspositionEntry *entry);

/* Stores a value that was searched for between `low` and `high`. */
void mdn_transposition_table_store (MdnTranspositionTable *table,
                                    uint64_t key,
                                    int value,
                                    int low,
                                    int high,
                                    MdnPlacement best);
