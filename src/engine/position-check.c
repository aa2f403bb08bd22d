/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position-check.h"

#include <string.h>

#include "palace.h"

enum
{
  CONTESTED = 0xff, /* in `near`: two palaces or more are near the space */
};

/* The derived state, made again from the pieces on the board alone. */
typedef struct
{
  uint8_t near[MDN_SPACES]; /* the palace on the space or beside it, or MDN_NO_PALACE */
  uint8_t palace_at[MDN_SPACES];
  MdnSet taken;
  MdnSet contested;
  MdnSet roofed;
  MdnSet pieces; /* of all palaces */
  uint64_t unroofed[MDN_COLORS];
  int buildings[MDN_COLORS];
  int stables;
  int rooftops[MDN_OWNER_BLOCKED2 + 1]; /* by owner */
} Derived;

static void
spread_palace (Derived *derived, int palace, MdnSet pieces)
{
  while (!mdn_set_is_empty (pieces))
    {
      const MdnSpace piece = mdn_set_take (&pieces);
      MdnSet near = mdn_around (piece);

      mdn_set_add (&near, piece);
      mdn_set_add (&derived->pieces, piece);
      derived->palace_at[piece] = (uint8_t) palace;
      while (!mdn_set_is_empty (near))
        {
          const MdnSpace space = mdn_set_take (&near);

          if (derived->near[space] != MDN_NO_PALACE && derived->near[space] != palace)
            {
              derived->near[space] = CONTESTED;
              mdn_set_add (&derived->contested, space);
            }
          else if (derived->near[space] == MDN_NO_PALACE)
            derived->near[space] = (uint8_t) palace;
          mdn_set_add (&derived->taken, space);
        }
    }
}

static MdnSpace
canonical_space (MdnSet buildings)
{
  MdnSpace first = mdn_set_lowest (buildings);

  while (!mdn_set_is_empty (buildings))
    {
      const MdnSpace space = mdn_set_take (&buildings);

      if (mdn_space_precedes (space, first))
        first = space;
    }
  return first;
}

/* The buildings of a palace hang together by their edges (P3). */
static MdnSet
find_buildings (const MdnPosition *position, const MdnPalace *palace)
{
  MdnSet set = mdn_set_empty (), before;

  mdn_set_add (&set, (MdnSpace) palace->at);
  do
    {
      before = set;
      set = mdn_set_union (set, mdn_set_intersection (mdn_set_beside (set),
                                                      position->buildings[palace->color]));
    }
  while (!mdn_set_equal (set, before));
  return set;
}

static const char *
check_palace (const MdnPosition *position, int number, Derived *derived)
{
  const MdnPalace *palace = &position->palace[number];
  const MdnSet buildings = find_buildings (position, palace);
  const MdnSet pieces =
    mdn_set_union (buildings, mdn_set_intersection (mdn_set_beside (buildings), position->stables));
  const unsigned count = mdn_set_count (buildings);

  if (!mdn_set_has (&position->buildings[palace->color], (MdnSpace) palace->at) ||
      count != palace->buildings || mdn_set_count (pieces) - count != palace->stables)
    return "a palace's size is wrong";
  if (!mdn_set_equal (position->pieces[number], pieces) ||
      !mdn_set_equal (mdn_palace_buildings (position, number), buildings))
    return "a palace's pieces are wrong";
  if (canonical_space (buildings) != palace->at)
    return "a palace's name is wrong";
  if ((palace->owner == MDN_OWNER_NONE) != (palace->roofed_as == 0))
    return "a palace is half roofed";
  derived->buildings[palace->color] += palace->buildings;
  derived->stables += palace->stables;
  derived->rooftops[palace->owner]++;
  if (palace->owner == MDN_OWNER_NONE)
    derived->unroofed[palace->color] |= UINT64_C (1) << number;
  else
    derived->roofed = mdn_set_union (derived->roofed, buildings);
  spread_palace (derived, number, pieces);
  return NULL;
}

/* Every building and stable belongs to exactly one palace, and the spaces near palaces are
 * marked. */
static const char *
check_palaces (const MdnPosition *position, Derived *derived)
{
  for (int number = 1; number <= position->table.palaces; number++)
    {
      const char *wrong = check_palace (position, number, derived);

      if (wrong != NULL)
        return wrong;
    }
  for (int color = 0; color < MDN_COLORS; color++)
    if (derived->buildings[color] != (int) mdn_set_count (position->buildings[color]))
      return "a building without a palace";
  if (derived->stables != (int) mdn_set_count (position->stables))
    return "a stable without a palace";
  if (memcmp (derived->palace_at, position->palace_at, sizeof derived->palace_at) != 0)
    return "a piece is in the wrong palace";
  if (!mdn_set_equal (derived->taken, position->taken) ||
      !mdn_set_equal (derived->contested, position->contested))
    return "the spaces near palaces are wrong";
  if (!mdn_set_equal (derived->roofed, position->roofed) ||
      memcmp (derived->unroofed, position->table.unroofed, sizeof derived->unroofed) != 0)
    return "the unroofed palaces are wrong";
  for (MdnSet left = derived->pieces; !mdn_set_is_empty (left);)
    if (derived->near[mdn_set_take (&left)] == CONTESTED)
      return "two palaces touch";
  return NULL;
}

/* Pieces are in a stock, on the board, or back in the box because a color closed (P6). */
static const char *
check_stocks (const MdnPosition *position, const Derived *derived)
{
  const MdnRules *rules = &position->rules;
  int stock[MDN_PIECES];
  int own_rooftops = 0;

  for (int player = 0; player < rules->players; player++)
    own_rooftops += derived->rooftops[player];
  for (int piece = 0; piece < MDN_PIECES; piece++)
    {
      stock[piece] = mdn_position_count_stock (position, (MdnPiece) piece);
      for (int player = 0; player < rules->players; player++)
        if ((position->table.players[player].stock[piece] > 0) !=
            (position->table.has[player] >> piece & 1))
          return "which pieces a player has is wrong";
    }
  for (int color = 0; color < MDN_COLORS; color++)
    if (mdn_palace_color_closed (position, color)
          ? stock[color] != 0
          : stock[color] + derived->buildings[color] != rules->stock.buildings * rules->players)
      return "buildings were lost or found";
  if (stock[MDN_ROOFTOP] + own_rooftops != rules->stock.rooftops * rules->players)
    return "rooftops were lost or found";
  if (!rules->blocking && stock[MDN_OTHER_ROOFTOP] + derived->rooftops[MDN_OWNER_NEUTRAL] !=
                            rules->other_rooftops * rules->players)
    return "neutral rooftops were lost or found";
  if (stock[MDN_STABLE] + derived->stables != rules->stock.stables * rules->players)
    return "stables were lost or found";
  if (stock[MDN_WALL] + (int) mdn_set_count (position->walls) !=
      rules->stock.walls * rules->players)
    return "walls were lost or found";
  return NULL;
}

static const char *
check_blockers (const MdnPosition *position, const Derived *derived)
{
  if (!position->rules.blocking)
    return NULL;
  for (int player = 0; player < position->rules.players; player++)
    {
      const MdnPlayer *p = &position->table.players[player];

      if (p->stock[MDN_OTHER_ROOFTOP] != __builtin_popcount (p->may_block))
        return "a blocking rooftop has no colour to go on";
      if (derived->rooftops[MDN_OWNER_BLOCKED1 + player] + p->stock[MDN_OTHER_ROOFTOP] >
          position->rules.other_rooftops)
        return "blocking rooftops were found";
    }
  return NULL;
}

static const char *
check_ring (const MdnPosition *position)
{
  MdnSet walls = mdn_set_empty (), sites = mdn_set_empty ();

  for (int side = 0; side < MDN_SIDES; side++)
    {
      const uint8_t *arms = position->table.arms[side];
      const int length = mdn_side_length (position->rules.board, side);

      if (arms[0] + arms[1] >= length)
        return "a gate is closed";
      for (int i = 0; i < length; i++)
        if (i < arms[0] || i >= length - arms[1])
          mdn_set_add (&walls, mdn_side_space (position->rules.board, side, i));
        else if (length - arms[0] - arms[1] > 1 && (i == arms[0] || i == length - arms[1] - 1))
          mdn_set_add (&sites, mdn_side_space (position->rules.board, side, i));
    }
  if (!mdn_set_equal (walls, position->walls))
    return "the walls are wrong";
  return mdn_set_equal (sites, position->wall_sites) ? NULL : "the next walls are wrong";
}

static unsigned
count_beside (const MdnSet *set, MdnSpace space)
{
  return (unsigned) (mdn_set_has (set, space - 1) + mdn_set_has (set, space + 1) +
                     mdn_set_has (set, space - MDN_STRIDE) + mdn_set_has (set, space + MDN_STRIDE));
}

static bool
is_beside_end (const MdnSet *merchants, MdnSpace space)
{
  static const int8_t steps[] = { -1, 1, -MDN_STRIDE, MDN_STRIDE };

  for (int i = 0; i < 4; i++)
    {
      const MdnSpace at = (MdnSpace) (space + steps[i]);

      if (mdn_set_has (merchants, at) && count_beside (merchants, at) <= 1)
        return true;
    }
  return false;
}

static const char *
check_beside_buildings (const MdnPosition *position)
{
  MdnSet buildings = mdn_set_empty ();

  for (int color = 0; color < MDN_COLORS; color++)
    {
      const MdnSet unroofed = mdn_set_minus (position->buildings[color], position->roofed);

      if (!mdn_set_equal (position->beside_unroofed[color], mdn_set_beside (unroofed)))
        return "the spaces beside unroofed palaces are wrong";
      buildings = mdn_set_union (buildings, position->buildings[color]);
    }
  if (!mdn_set_equal (position->beside_buildings, mdn_set_beside (buildings)))
    return "the spaces beside palaces are wrong";
  return NULL;
}

/* The sets are compared inside the city only: outside it nothing reads them. */
static const char *
check_beside_merchants (const MdnPosition *position)
{
  const MdnSet *merchants = &position->merchants;

  for (MdnSet city = mdn_geometry (position->rules.board)->city; !mdn_set_is_empty (city);)
    {
      const MdnSpace space = mdn_set_take (&city);
      const unsigned count = count_beside (merchants, space);

      if (mdn_set_has (&position->beside_merchant, space) != (count >= 1) ||
          mdn_set_has (&position->beside_merchants, space) != (count >= 2))
        return "the spaces beside merchants are wrong";
      if (mdn_set_has (&position->street, space) !=
          (count == 1 && is_beside_end (merchants, space)))
        return "the ends of the market street are wrong";
    }
  return NULL;
}

static MdnSet
free_spaces (const MdnPosition *position, MdnSet pieces)
{
  MdnSet used = mdn_set_union (pieces, position->merchants);

  if (position->well != MDN_NO_SPACE)
    mdn_set_add (&used, position->well);
  return mdn_set_minus (mdn_geometry (position->rules.board)->city, used);
}

static const char *
check_spaces (const MdnPosition *position, const Derived *derived)
{
  const MdnSet city = mdn_geometry (position->rules.board)->city;
  const MdnSet pieces = derived->pieces;
  unsigned buildings = 0;

  for (int color = 0; color < MDN_COLORS; color++)
    buildings += mdn_set_count (position->buildings[color]);
  if (mdn_set_count (pieces) != buildings + mdn_set_count (position->stables) ||
      !mdn_set_is_empty (mdn_set_intersection (pieces, position->merchants)))
    return "two pieces share a space";
  if (!mdn_set_is_empty (mdn_set_minus (mdn_set_union (pieces, position->merchants), city)))
    return "a piece stands outside the city";
  if (!mdn_set_is_empty (mdn_set_intersection (pieces, position->closed)))
    return "a palace stands at the well";
  if (!mdn_set_equal (position->free, free_spaces (position, pieces)))
    return "the free spaces are wrong";
  return NULL;
}

static const char *
check_tiles (const MdnPosition *position)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      const MdnPalace *holder = &position->palace[position->table.palace_tile[color]];

      if (position->table.palace_tile[color] == MDN_NO_PALACE)
        continue;
      if (holder->owner > MDN_OWNER_NEUTRAL || holder->color != (unsigned) color)
        return "a palace tile is in the wrong hands";
      for (int number = 1; number <= position->table.palaces; number++)
        if (position->palace[number].color == (unsigned) color &&
            position->palace[number].owner <= MDN_OWNER_NEUTRAL &&
            mdn_palace_size (&position->palace[number]) > mdn_palace_size (holder))
          return "a larger palace holds no tile";
    }
  return NULL;
}

const char *
mdn_position_check (const MdnPosition *position)
{
  Derived derived = { 0 };
  const char *wrong = check_palaces (position, &derived);

  if (wrong == NULL)
    wrong = check_spaces (position, &derived);
  if (wrong == NULL)
    wrong = check_beside_buildings (position);
  if (wrong == NULL)
    wrong = check_beside_merchants (position);
  if (wrong == NULL)
    wrong = check_stocks (position, &derived);
  if (wrong == NULL)
    wrong = check_blockers (position, &derived);
  if (wrong == NULL)
    wrong = check_ring (position);
  if (wrong == NULL)
    wrong = check_tiles (position);
  return wrong;
}
