/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "perft.h"

#include "legal.h"
#include "play.h"

typedef struct
{
  MdnPosition position;
  uint64_t sequences;
  uint64_t left; /* placements that may still be made */
} Count;

static bool count_sequences (Count *count, int depth);

static bool
count_behind (Count *count, MdnPlacement placement, int depth)
{
  MdnUndo undo;
  bool done;

  if (count->left == 0)
    return false;
  count->left--;
  mdn_position_play (&count->position, placement, &undo);
  done = count_sequences (count, depth);
  mdn_position_take_back (&count->position, placement, &undo);
  return done;
}

static bool
count_sequences (Count *count, int depth)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned length;

  if (depth == 0 || mdn_position_is_over (&count->position))
    {
      count->sequences++;
      return true;
    }
  mdn_legal_find (&count->position, &legal);
  if (depth == 1)
    {
      count->sequences += mdn_legal_count (&legal);
      return true;
    }
  length = mdn_legal_list (&count->position, &legal, list);
  for (unsigned i = 0; i < length; i++)
    if (!count_behind (count, list[i], depth - 1))
      return false;
  return true;
}

bool
mdn_perft_within (const MdnPosition *position, int depth, uint64_t limit, uint64_t *sequences)
{
  Count count = { .position = *position, .left = limit };
  const bool done = count_sequences (&count, depth);

  *sequences = count.sequences;
  return done;
}

uint64_t
mdn_perft (const MdnPosition *position, int depth)
{
  uint64_t sequences;

  mdn_perft_within (position, depth, UINT64_MAX, &sequences);
  return sequences;
}
