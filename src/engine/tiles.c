/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tiles.h"

#include "palace.h"

void
mdn_tiles_compare_palace (MdnPosition *position, int palace)
{
  const MdnPalace *challenger = &position->palace[palace];
  uint8_t *tile = &position->table.palace_tile[challenger->color];

  if (*tile == MDN_NO_PALACE ||
      mdn_palace_size (challenger) > mdn_palace_size (&position->palace[*tile]))
    *tile = (uint8_t) palace;
}

/* V6: the first owner of the tile gets the merchants on it; those that the neutral player would
 * get leave the game. */
static void
take_tower (MdnPosition *position, int tower, MdnOwner owner)
{
  MdnTable *table = &position->table;

  if (owner != MDN_OWNER_NEUTRAL)
    mdn_table_add_stock (table, (int) owner, MDN_MERCHANT, table->tower_merchants[tower]);
  table->tower_merchants[tower] = 0;
  table->tower_tile[tower] = (uint8_t) owner;
}

void
mdn_tiles_connect (MdnPosition *position, int palace, unsigned towers)
{
  MdnPalace *p = &position->palace[palace];
  const unsigned fresh = towers & ~p->connected;

  p->connected |= fresh & 15;
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (fresh >> tower & 1)
      take_tower (position, tower, (MdnOwner) p->owner);
}

void
mdn_tiles_give_tea (MdnPosition *position, int palace)
{
  const MdnPalace *p = &position->palace[palace];
  MdnTable *table = &position->table;

  if (!position->rules.tea || p->color != MDN_PURPLE || table->purple_roofed >= MDN_TEA_PILES)
    return;
  if (p->owner != MDN_OWNER_NEUTRAL)
    mdn_table_add_stock (table, p->owner, MDN_TEA, mdn_tiles_tea_pile (table->purple_roofed));
  table->purple_roofed++;
}

int
mdn_tiles_tea_left (const MdnPosition *position)
{
  const int next = mdn_tiles_tea_pile (position->table.purple_roofed);

  return position->rules.tea ? next * (next + 1) / 2 : 0;
}

MdnOwner
mdn_tiles_palace_holder (const MdnPosition *position, MdnColor color)
{
  const int palace = position->table.palace_tile[color];

  return palace == MDN_NO_PALACE ? MDN_OWNER_NONE : (MdnOwner) position->palace[palace].owner;
}
