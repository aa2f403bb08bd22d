/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* A transposition table: results for positions that different orders of the same placements lead
 * to. */

typedef enum
{
  MDN_BOUND_NONE,
  MDN_BOUND_EXACT,
  MDN_BOUND_LOW,  /* it is at least so much */
  MDN_BOUND_HIGH, /* it is at most so much */
} MdnBound;

typedef struct
{
  uint64_t key;
  int16_t value;
  MdnPlacement best; /* MDN_NO_PLACEMENT if none is known */
  uint8_t bound;     /* MdnBound */
} MdnSolverEntry;

typedef struct
{
  MdnSolverEntry *entries;
} MdnSolverTable;

/* False if there is no memory; only then it need not be freed. */
bool mdn_solver_table_begin (MdnSolverTable *table);
void mdn_solver_table_free (MdnSolverTable *table);

/* Positions of one game with the same key are taken to be the same. */
uint64_t mdn_solver_table_key (const MdnPosition *position);

bool mdn_solver_table_find (const MdnSolverTable *table, uint64_t key, MdnSolverEntry *entry);

/* Stores a value that was searched for between `low` and `high`. */
void mdn_solver_table_store (MdnSolverTable *table,
                             uint64_t key,
                             int value,
                             int low,
                             int high,
                             MdnPlacement best);
