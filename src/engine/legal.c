/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legal.h"

#include "market.h"
#include "palace.h"

/* What a player may still place in a turn: B3's limits counted. */
typedef struct
{
  int player;
  unsigned buildings; /* bit c: no more buildings of color c in this turn */
  unsigned rooftops;  /* bit 0: no more own rooftops, bit 1: no more others */
} Mover;

static Mover
mover_of_turn (const MdnPosition *position)
{
  const MdnTurn *turn = &position->table.turn;

  if (!position->rules.one_of_each_color)
    return (Mover){ turn->player, 0, 0 };
  return (Mover){ turn->player, turn->buildings, turn->rooftops };
}

static bool
may_build (const MdnPosition *position, const Mover *mover, int color)
{
  return position->table.players[mover->player].stock[color] > 0 &&
         !(mover->buildings >> color & 1);
}

static uint64_t
rooftop_sites (const MdnPosition *position, const Mover *mover, int other)
{
  const MdnPiece piece = other ? MDN_OTHER_ROOFTOP : MDN_ROOFTOP;

  if (position->table.players[mover->player].stock[piece] == 0 || (mover->rooftops >> other & 1))
    return 0;
  return mdn_palace_rooftop_sites (position, mover->player, piece);
}

static void
find_palace_pieces (const MdnPosition *position, const Mover *mover, MdnLegal *legal)
{
  MdnPalaceSites sites;

  mdn_palace_sites (position, &sites);
  for (int color = 0; color < MDN_COLORS; color++)
    if (may_build (position, mover, color))
      {
        legal->building[color] = mdn_palace_building_sites (&sites, color);
        legal->founding |= (uint8_t) (mdn_set_is_empty (sites.grow[color]) << color);
      }
  if (position->table.players[mover->player].stock[MDN_STABLE] > 0)
    legal->stable = sites.extend;
}

static bool
has_any (const MdnLegal *legal)
{
  MdnSet spaces = mdn_set_union (mdn_set_union (legal->stable, legal->merchant), legal->wall);

  for (int color = 0; color < MDN_COLORS; color++)
    spaces = mdn_set_union (spaces, legal->building[color]);
  return (legal->rooftops[0] | legal->rooftops[1]) != 0 || !mdn_set_is_empty (spaces);
}

/* T3: instead of the last of several placements, and only while there is a placement to make. */
static bool
may_drink_tea (const MdnPosition *position, const MdnLegal *legal)
{
  const MdnTurn *turn = &position->table.turn;

  return mdn_position_mover (position)->stock[MDN_TEA] > 0 && turn->made > 0 &&
         turn->made + 1 == turn->of && has_any (legal);
}

static bool
has_rooftops (const MdnPlayer *player)
{
  return player->stock[MDN_ROOFTOP] + player->stock[MDN_OTHER_ROOFTOP] > 0;
}

/* The half of T6 that needs no look at the board: whether only the player to move has rooftops
 * left and this turn, at its last placement, has seen none placed. */
static bool
turn_asks_for_rooftop (const MdnPosition *position)
{
  const MdnTurn *turn = &position->table.turn;

  if (!position->rules.last_rooftops || turn->phase != MDN_PHASE_PLAYING || turn->rooftops != 0 ||
      turn->made + 1 != turn->of)
    return false;
  for (int player = 0; player < position->rules.players; player++)
    if (has_rooftops (&position->table.players[player]) != (player == turn->player))
      return false;
  return true;
}

static bool
rooftop_is_due (const MdnPosition *position, const uint64_t rooftops[2])
{
  return (rooftops[0] | rooftops[1]) != 0 && turn_asks_for_rooftop (position);
}

void
mdn_legal_find (const MdnPosition *position, MdnLegal *legal)
{
  const Mover mover = mover_of_turn (position);
  const uint8_t *stock = position->table.players[mover.player].stock;

  *legal = (MdnLegal){ 0 };
  if (position->table.turn.phase == MDN_PHASE_OPENING)
    legal->merchant = mdn_market_sites (position);
  if (position->table.turn.phase != MDN_PHASE_PLAYING)
    return;

  for (int other = 0; other < 2; other++)
    legal->rooftops[other] = rooftop_sites (position, &mover, other);
  if (rooftop_is_due (position, legal->rooftops))
    return;

  find_palace_pieces (position, &mover, legal);
  if (stock[MDN_MERCHANT] > 0)
    legal->merchant = mdn_market_sites (position);
  if (stock[MDN_WALL] > 0)
    legal->wall = position->wall_sites;
  legal->tea = may_drink_tea (position, legal);
}

/* The questions that cost least come first: most positions are settled by a wall. T6 does not
 * matter here, for a rooftop that is due is a legal placement itself. */
static bool
any_for (const MdnPosition *position, const Mover *mover)
{
  const uint8_t *stock = position->table.players[mover->player].stock;
  MdnPalaceSites sites;

  if (stock[MDN_WALL] > 0 && !mdn_set_is_empty (position->wall_sites))
    return true;
  if (rooftop_sites (position, mover, 0) != 0 || rooftop_sites (position, mover, 1) != 0)
    return true;
  if (stock[MDN_MERCHANT] > 0 && !mdn_set_is_empty (mdn_market_sites (position)))
    return true;
  mdn_palace_sites (position, &sites);
  if (stock[MDN_STABLE] > 0 && !mdn_set_is_empty (sites.extend))
    return true;
  for (int color = 0; color < MDN_COLORS; color++)
    if (may_build (position, mover, color) &&
        !mdn_set_is_empty (mdn_palace_building_sites (&sites, color)))
      return true;
  return false;
}

bool
mdn_legal_any (const MdnPosition *position)
{
  const Mover mover = mover_of_turn (position);

  return any_for (position, &mover);
}

bool
mdn_legal_any_fresh (const MdnPosition *position, int player)
{
  const Mover mover = { player, 0, 0 };

  return any_for (position, &mover);
}

bool
mdn_legal_rooftop_is_due (const MdnPosition *position)
{
  const Mover mover = mover_of_turn (position);
  const uint64_t rooftops[] = { rooftop_sites (position, &mover, 0),
                                rooftop_sites (position, &mover, 1) };

  return rooftop_is_due (position, rooftops);
}

/* The sets of a MdnLegal in the order of MdnPiece; NULL for rooftops and tea. */
static const MdnSet *
set_of (const MdnLegal *legal, int piece)
{
  switch ((MdnPiece) piece)
    {
    case MDN_BUILDING_GREY:
    case MDN_BUILDING_PURPLE:
    case MDN_BUILDING_BROWN:
    case MDN_BUILDING_ORANGE:
      return &legal->building[piece];
    case MDN_STABLE:
      return &legal->stable;
    case MDN_MERCHANT:
      return &legal->merchant;
    case MDN_WALL:
      return &legal->wall;
    case MDN_ROOFTOP:
    case MDN_OTHER_ROOFTOP:
    case MDN_TEA:
    case MDN_PIECES:
      break;
    }
  return NULL;
}

/* Writes how many placements there are of each kind of piece; returns how many in all. What founds a
 * palace is counted once for all colors: no set is larger. */
static inline unsigned
count_pieces (const MdnLegal *legal, unsigned counts[static MDN_PIECES])
{
  unsigned founding = 0, total = 0;

  for (int color = 0; color < MDN_COLORS; color++)
    if (!(legal->founding >> color & 1))
      counts[color] = mdn_set_popcount (&legal->building[color]);
    else
      counts[color] = founding =
        founding > 0 ? founding : mdn_set_popcount (&legal->building[color]);
  counts[MDN_ROOFTOP] = (unsigned) __builtin_popcountll (legal->rooftops[0]);
  counts[MDN_OTHER_ROOFTOP] = (unsigned) __builtin_popcountll (legal->rooftops[1]);
  counts[MDN_STABLE] = mdn_set_popcount (&legal->stable);
  counts[MDN_MERCHANT] = mdn_set_popcount (&legal->merchant);
  counts[MDN_WALL] = mdn_set_popcount (&legal->wall);
  counts[MDN_TEA] = legal->tea;
  for (int piece = 0; piece < MDN_PIECES; piece++)
    total += counts[piece];
  return total;
}

MDN_COUNTS_BITS unsigned
mdn_legal_count (const MdnLegal *legal)
{
  unsigned counts[MDN_PIECES];

  return count_pieces (legal, counts);
}

static MdnPlacement
rooftop_placement (const MdnPosition *position, int piece, uint64_t palaces)
{
  const int palace = __builtin_ctzll (palaces);

  return mdn_placement (piece, (MdnSpace) position->palace[palace].at);
}

static MdnPlacement
placement_of (const MdnPosition *position, const MdnLegal *legal, int piece, unsigned n)
{
  uint64_t palaces;

  if (piece == MDN_TEA)
    return mdn_placement_tea ();
  if (!mdn_piece_is_rooftop (piece))
    return mdn_placement (piece, mdn_set_nth (*set_of (legal, piece), n));
  palaces = legal->rooftops[piece - MDN_ROOFTOP];
  while (n-- > 0)
    palaces &= palaces - 1;
  return rooftop_placement (position, piece, palaces);
}

MDN_COUNTS_BITS MdnPlacement
mdn_legal_draw (const MdnPosition *position, const MdnLegal *legal, MdnRandom *random)
{
  unsigned counts[MDN_PIECES];
  unsigned n = mdn_random_below (random, count_pieces (legal, counts));
  int piece = 0;

  for (; n >= counts[piece]; piece++)
    n -= counts[piece];
  return placement_of (position, legal, piece, n);
}

unsigned
mdn_legal_list (const MdnPosition *position,
                const MdnLegal *legal,
                MdnPlacement list[static MDN_MAX_LEGAL])
{
  unsigned count = 0;

  for (int piece = 0; piece < MDN_TEA; piece++)
    if (mdn_piece_is_rooftop (piece))
      for (uint64_t left = legal->rooftops[piece - MDN_ROOFTOP]; left != 0; left &= left - 1)
        list[count++] = rooftop_placement (position, piece, left);
    else
      for (MdnSet left = *set_of (legal, piece); !mdn_set_is_empty (left);)
        list[count++] = mdn_placement (piece, mdn_set_take (&left));
  if (legal->tea)
    list[count++] = mdn_placement_tea ();
  return count;
}

static bool
has_rooftop (const MdnPosition *position, const MdnLegal *legal, MdnPiece piece, MdnSpace space)
{
  const int palace = mdn_position_palace_at (position, space);

  return palace != MDN_NO_PALACE && position->palace[palace].at == space &&
         (legal->rooftops[piece - MDN_ROOFTOP] >> palace & 1);
}

bool
mdn_legal_has (const MdnPosition *position, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  const MdnSpace space = mdn_placement_space (placement);
  MdnLegal legal;

  if (piece >= MDN_PIECES || space >= MDN_SPACES)
    return false;
  mdn_legal_find (position, &legal);
  if (piece == MDN_TEA)
    return legal.tea && space == 0;
  if (mdn_piece_is_rooftop (piece))
    return has_rooftop (position, &legal, piece, space);
  return mdn_set_has (set_of (&legal, piece), space);
}

MdnSet
mdn_legal_spaces (const MdnPosition *position, const MdnLegal *legal, MdnPiece piece)
{
  MdnSet spaces = mdn_set_empty ();

  if (piece == MDN_TEA)
    return spaces;
  if (!mdn_piece_is_rooftop (piece))
    return *set_of (legal, piece);
  for (uint64_t left = legal->rooftops[piece - MDN_ROOFTOP]; left != 0; left &= left - 1)
    spaces = mdn_set_union (spaces, mdn_palace_pieces (position, __builtin_ctzll (left)));
  return spaces;
}
