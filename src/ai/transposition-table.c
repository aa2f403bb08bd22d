/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "transposition-table.h"

#include <stdlib.h>
#include <string.h>

enum
{
  ENTRIES = 1 << 18, /* 4 MiB */
};

bool
mdn_transposition_table_begin (MdnTranspositionTable *table)
{
  table->entries = calloc (ENTRIES, sizeof *table->entries);
  return table->entries != NULL;
}

void
mdn_transposition_table_free (MdnTranspositionTable *table)
{
  free (table->entries);
  table->entries = NULL;
}

static inline uint64_t
mix (uint64_t hash, uint64_t word)
{
  hash = (hash ^ word) * UINT64_C (0x9e3779b97f4a7c15);
  return hash ^ hash >> 29;
}

static uint64_t
mix_bytes (uint64_t hash, const void *bytes, size_t size)
{
  const uint8_t *at = bytes;

  for (; size > 0; size -= size < 8 ? size : 8, at += 8)
    {
      uint64_t word = 0;

      memcpy (&word, at, size < 8 ? size : 8);
      hash = mix (hash, word);
    }
  return hash;
}

uint64_t
mdn_transposition_table_key (const MdnPosition *position)
{
  MdnTable table = position->table;
  uint64_t hash = 0;

  /* The number of turns, and which stocks were shown, do not matter for what follows. */
  table.turn.number = table.turn.shown = 0;
  hash = mix_bytes (hash, &table, offsetof (MdnTable, arms) + sizeof table.arms);
  hash = mix_bytes (hash, position->buildings, sizeof position->buildings);
  hash = mix_bytes (hash, &position->stables, sizeof position->stables);
  hash = mix_bytes (hash, &position->merchants, sizeof position->merchants);
  return mix_bytes (hash, &position->palace[1], table.palaces * sizeof *position->palace);
}

bool
mdn_transposition_table_find (const MdnTranspositionTable *table,
                              uint64_t key,
                              MdnTranspositionEntry *entry)
{
  *entry = table->entries[key % ENTRIES];
  return entry->bound != MDN_BOUND_NONE && entry->key == key;
}

void
mdn_transposition_table_store (MdnTranspositionTable *table,
                               uint64_t key,
                               int value,
                               int low,
                               int high,
                               MdnPlacement best)
{
  const MdnBound bound = value <= low    ? MDN_BOUND_UPPER
                         : value >= high ? MDN_BOUND_LOWER
                                         : MDN_BOUND_EXACT;

  table->entries[key % ENTRIES] =
    (MdnTranspositionEntry){ .key = key, .value = (int16_t) value, .best = best, .bound = bound };
}
