/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position.h"

#include <string.h>

static void
deal_stocks (MdnPosition *position)
{
  const MdnRules *rules = &position->rules;

  for (int i = 0; i < rules->players; i++)
    {
      MdnPlayer *player = &position->table.players[i];

      memset (player->stock, rules->stock.buildings, MDN_COLORS);
      player->stock[MDN_ROOFTOP] = rules->stock.rooftops;
      player->stock[MDN_OTHER_ROOFTOP] = rules->other_rooftops;
      player->stock[MDN_STABLE] = rules->stock.stables;
      player->stock[MDN_MERCHANT] = rules->stock.merchants;
      player->stock[MDN_WALL] = rules->stock.walls;
      player->may_block = rules->blocking ? 15 : 0;
    }
}

static void
lay_tiles (MdnPosition *position)
{
  static const uint8_t merchants[MDN_TOWERS] = { 3, 2, 1, 0 }; /* U4 */

  memset (position->table.tower_tile, MDN_OWNER_NONE, MDN_TOWERS);
  if (position->rules.tower_merchants)
    memcpy (position->table.tower_merchants, merchants, MDN_TOWERS);
}

void
mdn_position_add_merchant (MdnPosition *position, MdnSpace space)
{
  mdn_set_add (&position->merchants, space);
  mdn_set_remove (&position->free, space);
}

/* M0 comes before the first turn and is no placement of it. */
static MdnTurn
first_turn (const MdnSetup *setup)
{
  const MdnRules *rules = &setup->rules;

  if (rules->opening_merchant)
    return (MdnTurn){ .phase = MDN_PHASE_OPENING, .player = setup->first };
  return (MdnTurn){ .phase = MDN_PHASE_PLAYING,
                    .player = setup->first,
                    .of = (uint8_t) mdn_rules_turn_length (rules, 0) };
}

MdnPosition
mdn_position (const MdnSetup *setup)
{
  MdnPosition position;

  /* Padding included, so that equal positions are equal byte by byte. */
  memset (&position, 0, sizeof position);
  position.rules = setup->rules;
  position.first = setup->first;
  position.well = setup->well;
  position.free = mdn_geometry (setup->rules.board)->city;
  if (setup->well != MDN_NO_SPACE)
    {
      mdn_set_remove (&position.free, setup->well);
      position.closed = mdn_around (setup->well);
      mdn_set_add (&position.closed, setup->well);
    }
  if (setup->merchant != MDN_NO_SPACE)
    mdn_position_add_merchant (&position, setup->merchant);
  deal_stocks (&position);
  lay_tiles (&position);
  position.table.turn = first_turn (setup);
  return position;
}

int
mdn_position_palace_at (const MdnPosition *position, MdnSpace space)
{
  const MdnSet *b = position->buildings;

  if (mdn_set_has (&position->stables, space) || mdn_set_has (&b[0], space) ||
      mdn_set_has (&b[1], space) || mdn_set_has (&b[2], space) || mdn_set_has (&b[3], space))
    return position->near[space];
  return MDN_NO_PALACE;
}
