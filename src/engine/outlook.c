/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "outlook.h"

#include "legal.h"
#include "play.h"

/* The pieces that the player may have in this turn; merchants on tower tiles can come to hand (V6). */
static int
count_pieces (const MdnPosition *position)
{
  const MdnPlayer *player = mdn_position_mover (position);
  int count = 0;

  for (int piece = 0; piece < MDN_TEA; piece++)
    count += player->stock[piece];
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    count += position->table.tower_merchants[tower];
  return count;
}

static bool
is_same_turn (const MdnPosition *a, const MdnPosition *b)
{
  return a->table.turn.phase == b->table.turn.phase && a->table.turn.number == b->table.turn.number;
}

/* Whether so many placements, at least one, can be made one after another. Mostly the first that is
 * tried goes on; toward the end of a game, where it does not, there are not many. */
static bool
can_make (const MdnPosition *position, int placements)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  if (placements == 1)
    return mdn_legal_any (position);
  mdn_legal_find (position, &legal);
  legal.may &= ~(1u << MDN_TEA);
  count = mdn_legal_list (position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    {
      MdnPosition next = *position;

      mdn_position_play (&next, list[i], NULL);
      if (is_same_turn (position, &next) && can_make (&next, placements - 1))
        return true;
    }
  return false;
}

int
mdn_outlook_placements (const MdnPosition *position)
{
  const int left = mdn_position_placements_left (position), pieces = count_pieces (position);
  int placements = pieces < left ? pieces : left;

  if (position->table.turn.phase != MDN_PHASE_PLAYING)
    return position->table.turn.phase == MDN_PHASE_OPENING;
  while (placements > 1 && !can_make (position, placements))
    placements--;
  return placements;
}
