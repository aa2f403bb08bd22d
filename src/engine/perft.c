/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "perft.h"

#include "legal.h"

static uint64_t
count_sequences (MdnPosition *position, int depth)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  uint64_t sequences = 0;
  unsigned count;

  if (depth == 0 || mdn_position_is_over (position))
    return 1;
  mdn_legal_find (position, &legal);
  if (depth == 1)
    return mdn_legal_count (&legal);
  count = mdn_legal_list (position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    {
      MdnUndo undo;

      mdn_position_play (position, list[i], &undo);
      sequences += count_sequences (position, depth - 1);
      mdn_position_take_back (position, list[i], &undo);
    }
  return sequences;
}

uint64_t
mdn_perft (const MdnPosition *position, int depth)
{
  MdnPosition copy = *position;

  return count_sequences (&copy, depth);
}
