/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "palace.h"

#include <limits.h>

#include "neighborhood.h"

/* A space may take a palace's piece if it is free and not around the well (O1). The spaces near
 * two palaces are out of the question for both; those near exactly one and beside a building can
 * only be that palace's. So three bitboards answer for all palaces at once, and since a palace
 * that is complete but unclaimed has no such space, it binds nothing by itself (P5). */
void
mdn_palace_sites (const MdnPosition *position, MdnPalaceSites *sites)
{
  const MdnSet open = mdn_set_minus (position->free, position->closed);

  sites->found = mdn_set_minus (open, position->taken);
  sites->extend =
    mdn_set_intersection (mdn_set_minus (open, position->contested), position->beside_buildings);
  for (int color = 0; color < MDN_COLORS; color++)
    sites->grow[color] = mdn_set_intersection (sites->extend, position->beside_unroofed[color]);
}

MdnSet
mdn_palace_building_sites (const MdnPalaceSites *sites, MdnColor color)
{
  const MdnSet *grow = &sites->grow[color];

  return mdn_set_union (*grow, mdn_set_if (sites->found, mdn_set_is_empty (*grow)));
}

uint64_t
mdn_palace_rooftop_sites (const MdnPosition *position, int player, MdnPiece rooftop)
{
  const MdnPlayer *owner = &position->table.players[player];
  const bool any_color = rooftop == MDN_OTHER_ROOFTOP && !position->rules.blocking;
  unsigned colors = rooftop == MDN_ROOFTOP ? ~(unsigned) owner->owns : owner->may_block;
  uint64_t palaces = 0;

  if (any_color)
    colors = ~0u;
  for (int color = 0; color < MDN_COLORS; color++)
    palaces |= mdn_set_word_if (position->table.unroofed[color], colors >> color & 1);
  return palaces;
}

MdnPlacement
mdn_palace_canonical (const MdnPosition *position, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  int palace;

  if (!mdn_piece_is_rooftop (piece))
    return placement;
  palace = mdn_position_palace_at (position, mdn_placement_space (placement));
  if (palace == MDN_NO_PALACE)
    return placement;
  return mdn_placement (piece, (MdnSpace) position->palace[palace].at);
}

MdnSet
mdn_palace_buildings (const MdnPosition *position, int palace)
{
  return mdn_set_minus (position->pieces[palace], position->stables);
}

MdnSpace
mdn_palace_crown_among (MdnSet buildings)
{
  const int n = (int) mdn_set_count (buildings);
  int column = 0, row = 0, least = INT_MAX;
  MdnSpace crown = MDN_NO_SPACE;

  for (MdnSet set = buildings; !mdn_set_is_empty (set);)
    {
      const MdnSpace space = mdn_set_take (&set);

      column += mdn_space_column (space);
      row += mdn_space_row (space);
    }
  for (MdnSet set = buildings; !mdn_set_is_empty (set);)
    {
      const MdnSpace space = mdn_set_take (&set);
      const int dx = n * mdn_space_column (space) - column, dy = n * mdn_space_row (space) - row;

      if (dx * dx + dy * dy < least)
        {
          least = dx * dx + dy * dy;
          crown = space;
        }
    }
  return crown;
}

MdnSpace
mdn_palace_crown (const MdnPosition *position, int palace)
{
  return mdn_palace_crown_among (mdn_palace_buildings (position, palace));
}

MdnSet
mdn_palace_extensions (const MdnPosition *position, int palace)
{
  MdnPalaceSites sites;

  mdn_palace_sites (position, &sites);
  return mdn_set_intersection (sites.extend,
                               mdn_set_beside (mdn_palace_buildings (position, palace)));
}

int
mdn_palace_beside (const MdnPosition *position, MdnSpace space)
{
  const uint8_t *at = &position->palace_at[space];

  return at[-1] | at[1] | at[-MDN_STRIDE] | at[MDN_STRIDE];
}

/* The nine spaces on and around the piece are taken now, and contested where another palace's were
 * before. */
static void
add_piece (MdnPosition *position, int palace, MdnSpace space)
{
  const MdnNeighborhood *at = mdn_neighborhood (space);
  const MdnSet near = mdn_set_spread (position->pieces[palace]);
  const MdnSet others = mdn_set_minus (mdn_set_intersection (position->taken, at->nine), near);

  position->contested = mdn_set_union (position->contested, others);
  position->taken = mdn_set_union (position->taken, at->nine);
  position->free = mdn_set_minus (position->free, at->one);
  position->pieces[palace] = mdn_set_union (position->pieces[palace], at->one);
  position->palace_at[space] = (uint8_t) palace;
}

/* A palace that is founded and one that grows are treated alike: an entry not yet in use is all
 * zeros, and a palace that grows has this color and no owner. */
static void
add_building (MdnPosition *position, int number, MdnColor color, MdnSpace space)
{
  MdnPalace palace = position->palace[number];
  const bool first = (palace.buildings == 0) | mdn_space_precedes (space, (MdnSpace) palace.at);

  palace.at = first ? space : palace.at;
  palace.buildings++;
  palace.color = color;
  palace.owner = MDN_OWNER_NONE;
  position->palace[number] = palace;
  position->table.unroofed[color] |= UINT64_C (1) << number;
}

int
mdn_palace_build (MdnPosition *position, MdnColor color, MdnSpace space)
{
  const MdnNeighborhood *at = mdn_neighborhood (space);
  const int beside = mdn_palace_beside (position, space);
  const bool founds = beside == MDN_NO_PALACE;
  const int number = founds ? position->table.palaces + 1 : beside;
  MdnSet *unroofed = &position->beside_unroofed[color];

  position->table.palaces += founds;
  add_building (position, number, color, space);
  position->buildings[color] = mdn_set_union (position->buildings[color], at->one);
  position->beside_buildings = mdn_set_union (position->beside_buildings, at->beside);
  *unroofed = mdn_set_union (*unroofed, at->beside);
  add_piece (position, number, space);
  return number;
}

int
mdn_palace_add_stable (MdnPosition *position, MdnSpace space)
{
  const int number = mdn_palace_beside (position, space);

  position->palace[number].stables++;
  mdn_set_add (&position->stables, space);
  add_piece (position, number, space);
  return number;
}

/* A space can be beside two palaces, so the set of those beside unroofed ones is found anew. */
void
mdn_palace_roof (MdnPosition *position, int palace, MdnOwner owner)
{
  MdnPalace *p = &position->palace[palace];

  p->owner = owner;
  p->roofed_as = ++position->table.roofed & 31;
  position->roofed = mdn_set_union (position->roofed, mdn_palace_buildings (position, palace));
  position->table.unroofed[p->color] &= ~(UINT64_C (1) << palace);
  position->beside_unroofed[p->color] =
    mdn_set_beside (mdn_set_minus (position->buildings[p->color], position->roofed));
}

MdnOwner
mdn_palace_owner_by (const MdnRules *rules, int player, MdnPiece rooftop)
{
  if (rooftop == MDN_ROOFTOP)
    return (MdnOwner) player;
  return rules->blocking ? (MdnOwner) (MDN_OWNER_BLOCKED1 + player) : MDN_OWNER_NEUTRAL;
}

static bool
has_blocked (const MdnPosition *position, int player, MdnColor color)
{
  for (int i = 1; i <= position->table.palaces; i++)
    if (position->palace[i].color == color &&
        position->palace[i].owner == (unsigned) (MDN_OWNER_BLOCKED1 + player))
      return true;
  return false;
}

MdnRooftopFate
mdn_palace_rooftop_fate (const MdnPosition *position, int player, MdnColor color, MdnPiece rooftop)
{
  const MdnPlayer *owner = &position->table.players[player];

  if (rooftop == MDN_ROOFTOP)
    return owner->owns >> color & 1 ? MDN_FATE_USED : MDN_FATE_UNUSED;
  if (owner->may_block >> color & 1)
    return MDN_FATE_UNUSED;
  return has_blocked (position, player, color) ? MDN_FATE_USED : MDN_FATE_REMOVED;
}

bool
mdn_palace_color_closed (const MdnPosition *position, MdnColor color)
{
  for (int player = 0; player < position->rules.players; player++)
    if (!(position->table.players[player].owns >> color & 1))
      return false;
  return true;
}

void
mdn_palace_close_color (MdnPosition *position, MdnColor color)
{
  if (!mdn_palace_color_closed (position, color))
    return;
  for (int player = 0; player < position->rules.players; player++)
    mdn_table_set_stock (&position->table, player, (MdnPiece) color, 0);
}

/* B4: a player who owns a palace of the color and can no longer block it has both rooftops
 * there, and the opponent loses the blocking one. If the player's own was lost that way before,
 * the opponent has none left to lose. */
void
mdn_palace_stop_blocker (MdnPosition *position, int player, MdnColor color)
{
  const MdnPlayer *self = &position->table.players[player];
  MdnPlayer *opponent = &position->table.players[1 - player];

  if (!(self->owns >> color & 1) || (self->may_block >> color & 1) ||
      !(opponent->may_block >> color & 1))
    return;
  opponent->may_block &= (uint8_t) ~(1u << color);
  mdn_table_add_stock (&position->table, 1 - player, MDN_OTHER_ROOFTOP, -1);
}
