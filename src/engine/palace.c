/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "palace.h"

/* The sets of spaces beside buildings are found anew after a rooftop, and after taking back: a
 * space can be beside two buildings, so the sets alone do not tell what to take out of them. */
void
mdn_palace_renew (MdnPosition *position, MdnColor color)
{
  const MdnSet *b = position->buildings;

  position->beside_buildings =
    mdn_set_beside (mdn_set_union (mdn_set_union (b[0], b[1]), mdn_set_union (b[2], b[3])));
  position->beside_unroofed[color] = mdn_set_beside (mdn_set_minus (b[color], position->roofed));
}

static void
add_beside (MdnSet *set, MdnSpace space)
{
  mdn_set_add (set, space - 1);
  mdn_set_add (set, space + 1);
  mdn_set_add (set, space - MDN_STRIDE);
  mdn_set_add (set, space + MDN_STRIDE);
}

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
  return mdn_set_is_empty (sites->grow[color]) ? sites->found : sites->grow[color];
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
    if (colors >> color & 1)
      palaces |= position->table.unroofed[color];
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

/* The buildings of a palace hang together by their edges (P3). */
MdnSet
mdn_palace_buildings (const MdnPosition *position, int palace)
{
  const MdnPalace *p = &position->palace[palace];
  MdnSet set = mdn_set_empty (), before;

  mdn_set_add (&set, (MdnSpace) p->at);
  do
    {
      before = set;
      set = mdn_set_union (set, mdn_set_intersection (mdn_set_beside (set),
                                                      position->buildings[p->color]));
    }
  while (!mdn_set_equal (set, before));
  return set;
}

MdnSet
mdn_palace_pieces (const MdnPosition *position, int palace)
{
  const MdnSet buildings = mdn_palace_buildings (position, palace);

  return mdn_set_union (buildings,
                        mdn_set_intersection (mdn_set_beside (buildings), position->stables));
}

MdnSet
mdn_palace_extensions (const MdnPosition *position, int palace)
{
  MdnPalaceSites sites;

  mdn_palace_sites (position, &sites);
  return mdn_set_intersection (sites.extend,
                               mdn_set_beside (mdn_palace_buildings (position, palace)));
}

static void
mark_near (MdnPosition *position, int palace, MdnSpace space)
{
  for (int row = -1; row <= 1; row++)
    for (int column = -1; column <= 1; column++)
      {
        const MdnSpace near = (MdnSpace) (space + row * MDN_STRIDE + column);

        if (position->near[near] == palace)
          continue;
        if (position->near[near] == MDN_NO_PALACE)
          {
            position->near[near] = (uint8_t) palace;
            mdn_set_add (&position->taken, near);
          }
        else
          {
            position->near[near] = MDN_CONTESTED;
            mdn_set_add (&position->contested, near);
          }
      }
}

static int
found_palace (MdnPosition *position, MdnColor color, MdnSpace space)
{
  const int number = ++position->table.palaces;

  position->palace[number] =
    (MdnPalace){ .at = space, .buildings = 1, .color = color, .owner = MDN_OWNER_NONE };
  position->table.unroofed[color] |= UINT64_C (1) << number;
  return number;
}

int
mdn_palace_build (MdnPosition *position, MdnColor color, MdnSpace space)
{
  int number = position->near[space];

  if (number == MDN_NO_PALACE)
    number = found_palace (position, color, space);
  else
    {
      MdnPalace *palace = &position->palace[number];

      palace->buildings++;
      if (mdn_space_precedes (space, (MdnSpace) palace->at))
        palace->at = space;
    }
  mdn_set_add (&position->buildings[color], space);
  mdn_set_remove (&position->free, space);
  add_beside (&position->beside_buildings, space);
  add_beside (&position->beside_unroofed[color], space);
  mark_near (position, number, space);
  return number;
}

int
mdn_palace_add_stable (MdnPosition *position, MdnSpace space)
{
  const int number = position->near[space];

  position->palace[number].stables++;
  mdn_set_add (&position->stables, space);
  mdn_set_remove (&position->free, space);
  mark_near (position, number, space);
  return number;
}

void
mdn_palace_roof (MdnPosition *position, int palace, MdnOwner owner)
{
  MdnPalace *p = &position->palace[palace];

  p->owner = owner;
  p->roofed_as = ++position->table.roofed & 31;
  position->roofed = mdn_set_union (position->roofed, mdn_palace_buildings (position, palace));
  position->table.unroofed[p->color] &= ~(UINT64_C (1) << palace);
  mdn_palace_renew (position, (MdnColor) p->color);
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
    position->table.players[player].stock[color] = 0;
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
  opponent->stock[MDN_OTHER_ROOFTOP]--;
}
