/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "turn.h"

#include "legal.h"

void
mdn_turn_begin (MdnPosition *position, int player)
{
  MdnTurn *turn = &position->table.turn;

  turn->phase = MDN_PHASE_PLAYING;
  turn->player = (uint8_t) player;
  turn->made = 0;
  turn->of = (uint8_t) mdn_rules_turn_length (&position->rules, turn->number);
  turn->buildings = 0;
  turn->rooftops = 0;
}

/* T7: players without a legal placement are passed over. The player who has just moved is asked
 * last. */
static void
pass_on (MdnPosition *position)
{
  MdnTurn *turn = &position->table.turn;
  const int players = position->rules.players;

  for (int i = 1; i <= players; i++)
    {
      const int after = turn->player + i;
      const int next = after < players ? after : after - players;

      if (mdn_legal_any_fresh (position, next))
        {
          turn->number++;
          mdn_turn_begin (position, next);
          return;
        }
    }
  turn->phase = MDN_PHASE_OVER;
}

void
mdn_turn_advance (MdnPosition *position, bool ends)
{
  MdnTurn *turn = &position->table.turn;

  turn->made++;
  if (!ends && turn->made < turn->of)
    {
      if (mdn_legal_any (position))
        return;
      turn->shown |= (uint8_t) (1u << turn->player);
    }
  pass_on (position);
}
