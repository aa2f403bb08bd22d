/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "outlook.h"

#include "legal.h"
#include "market.h"
#include "palace.h"
#include "play.h"

/* The pieces that the player may have in this turn; merchants on tower tiles can come to hand
 * (V6). */
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

/* --- Pieces ----------------------------------------------------------------------------------- */

/* What there is room for, whoever places it. Spaces are only ever lost, but for those that new
 * buildings make: as long as a building of a color can be placed, palaces of it can come. */
typedef struct
{
  const MdnPosition *position;
  MdnPalaceSites palaces;

  /* Spaces for all buildings of a color that may follow one another */
  MdnSet buildings[MDN_COLORS];

  MdnSet pieces;    /* likewise, for those of all colors that somebody has, and for stables */
  unsigned founded; /* bit c: a palace of that color can still be founded */
} Room;

static int
least (int a, int b)
{
  return a < b ? a : b;
}

/* Where an unroofed palace may come to have pieces: from building to building, on spaces near no
 * palace or near it only (P3, P4). */
static MdnSet
find_palace_room (const MdnPosition *position, const MdnPalaceSites *palaces, int palace)
{
  const MdnSet near = mdn_set_spread (position->pieces[palace]);
  const MdnSet open =
    mdn_set_minus (mdn_set_minus (position->free, position->closed), position->contested);
  const MdnSet own = mdn_set_union (palaces->found, mdn_set_intersection (open, near));
  MdnSet room = mdn_set_empty (),
         more = mdn_set_intersection (palaces->extend,
                                      mdn_set_beside (mdn_palace_buildings (position, palace)));

  while (!mdn_set_equal (room, more))
    {
      room = more;
      more = mdn_set_union (room, mdn_set_intersection (own, mdn_set_beside (room)));
    }
  return room;
}

/* Spaces near no palace serve for any color some time (P3). */
static MdnSet
find_building_room (const MdnPosition *position, const MdnPalaceSites *palaces, MdnColor color)
{
  MdnSet room = palaces->found;

  for (uint64_t unroofed = position->table.unroofed[color]; unroofed != 0; unroofed &= unroofed - 1)
    room = mdn_set_union (room, find_palace_room (position, palaces, __builtin_ctzll (unroofed)));
  return room;
}

static void
find_room (const MdnPosition *position, Room *room)
{
  *room = (Room){ .position = position };
  mdn_palace_sites (position, &room->palaces);
  room->pieces = room->palaces.extend;
  for (int color = 0; color < MDN_COLORS; color++)
    if (mdn_position_count_stock (position, color) > 0)
      {
        room->buildings[color] = find_building_room (position, &room->palaces, color);
        room->pieces = mdn_set_union (room->pieces, room->buildings[color]);
        room->founded |= (unsigned) !mdn_set_is_empty (room->palaces.found) << color;
      }
}

static int
count_buildings (const Room *room, const MdnPlayer *player, MdnColor color)
{
  return least (player->stock[color], (int) mdn_set_count (room->buildings[color]));
}

/* The colors, as bits, in which there is or can be a palace to be roofed. */
static unsigned
find_open_colors (const Room *room)
{
  unsigned open = room->founded;

  for (int color = 0; color < MDN_COLORS; color++)
    open |= (unsigned) (room->position->table.unroofed[color] != 0) << color;
  return open;
}

static int
count_unroofed (const MdnPosition *position)
{
  int count = 0;

  for (int color = 0; color < MDN_COLORS; color++)
    count += __builtin_popcountll (position->table.unroofed[color]);
  return count;
}

/* One's own go on one palace of each color (R1). */
static int
count_rooftops (const Room *room, const MdnPlayer *player)
{
  const int own = __builtin_popcount (find_open_colors (room) & ~(unsigned) player->owns);

  return least (player->stock[MDN_ROOFTOP], own);
}

/* Blocking ones go on one of each color, too (B1); neutral ones on any. */
static int
count_other_rooftops (const Room *room, const MdnPlayer *player)
{
  int other;

  if (room->position->rules.blocking)
    other = __builtin_popcount (find_open_colors (room) & player->may_block);
  else if (room->founded != 0)
    other = player->stock[MDN_OTHER_ROOFTOP];
  else
    other = count_unroofed (room->position);
  return least (player->stock[MDN_OTHER_ROOFTOP], other);
}

static int
count_stables (const Room *room, const MdnPlayer *player)
{
  return least (player->stock[MDN_STABLE], (int) mdn_set_count (room->pieces));
}

static int
count_merchants (const Room *room, const MdnPlayer *player)
{
  const MdnSet sites = mdn_market_sites (room->position);

  return mdn_set_is_empty (sites)
           ? 0
           : least (player->stock[MDN_MERCHANT], (int) mdn_set_count (room->position->free));
}

/* On each side one space stays free (W1). */
static int
count_walls (const Room *room, const MdnPlayer *player)
{
  const MdnGeometry *geometry = mdn_geometry (room->position->rules.board);
  const int spaces = 2 * (geometry->columns - 2 + geometry->rows - 2) - MDN_SIDES;

  return least (player->stock[MDN_WALL], spaces - (int) mdn_set_count (room->position->walls));
}

static void
count_all (const Room *room, const MdnPlayer *player, int counts[static MDN_TEA])
{
  for (int color = 0; color < MDN_COLORS; color++)
    counts[color] = count_buildings (room, player, color);
  counts[MDN_ROOFTOP] = count_rooftops (room, player);
  counts[MDN_OTHER_ROOFTOP] = count_other_rooftops (room, player);
  counts[MDN_STABLE] = count_stables (room, player);
  counts[MDN_MERCHANT] = count_merchants (room, player);
  counts[MDN_WALL] = count_walls (room, player);
}

void
mdn_outlook_list_pieces (const MdnPosition *position, int player, int counts[static MDN_TEA])
{
  Room room;

  find_room (position, &room);
  count_all (&room, &position->table.players[player], counts);
}

/* Each takes a space for itself. */
static int
count_in_city (const Room *room, const int counts[static MDN_TEA])
{
  int palaces = counts[MDN_STABLE];

  for (int color = 0; color < MDN_COLORS; color++)
    palaces += counts[color];
  palaces = least (palaces, (int) mdn_set_count (room->pieces));
  return least (palaces + counts[MDN_MERCHANT], (int) mdn_set_count (room->position->free));
}

static int
count_on_palaces (const Room *room, const int counts[static MDN_TEA])
{
  const int rooftops = counts[MDN_ROOFTOP] + counts[MDN_OTHER_ROOFTOP];

  return room->founded != 0 ? rooftops : least (rooftops, count_unroofed (room->position));
}

int
mdn_outlook_pieces (const MdnPosition *position, int player)
{
  int counts[MDN_TEA];
  Room room;

  find_room (position, &room);
  count_all (&room, &position->table.players[player], counts);
  return count_in_city (&room, counts) + count_on_palaces (&room, counts) + counts[MDN_WALL];
}
