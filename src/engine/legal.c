/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legal.h"

#include "market.h"
#include "palace.h"
#include "popcnt.h"

/* Whose placement is asked for, and what that player may place at all. */
typedef struct
{
  int player;
  unsigned may; /* bit p: piece p is in stock, and B3 does not forbid it */
} Mover;

static inline Mover
mover_of_turn (const MdnPosition *position)
{
  const MdnTurn *turn = &position->table.turn;
  Mover mover = { turn->player, position->table.has[turn->player] };

  if (position->rules.one_of_each_color)
    mover.may &= ~((unsigned) turn->buildings | (unsigned) turn->rooftops << MDN_ROOFTOP);
  return mover;
}

static inline uint64_t
rooftop_sites (const MdnPosition *position, const Mover *mover, MdnPiece rooftop)
{
  return mover->may >> rooftop & 1 ? mdn_palace_rooftop_sites (position, mover->player, rooftop)
                                   : 0;
}

/* T3: instead of the last of several placements, and only while there is a placement to make. */
static inline bool
may_drink_tea (const MdnPosition *position, const Mover *mover, const MdnLegal *legal)
{
  const MdnTurn *turn = &position->table.turn;

  if (!(mover->may >> MDN_TEA & 1) || turn->made == 0 || turn->made + 1 != turn->of)
    return false;
  for (int piece = 0; piece < MDN_TEA; piece++)
    {
      const MdnSet set = mdn_legal_of (legal, piece);

      if (!mdn_set_is_empty (set))
        return true;
    }
  return false;
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

  if (turn->phase != MDN_PHASE_PLAYING || turn->rooftops != 0 || turn->made + 1 != turn->of)
    return false;
  for (int player = 0; player < position->rules.players; player++)
    if (has_rooftops (&position->table.players[player]) != (player == turn->player))
      return false;
  return true;
}

static inline bool
rooftop_is_due (const MdnPosition *position, uint64_t rooftops)
{
  return position->rules.last_rooftops && rooftops != 0 && turn_asks_for_rooftop (position);
}

/* Random games come here for every placement, so nothing is found twice: all colors share where
 * palaces may be founded, and what is not in stock is left to `may`. */
static inline void
find_sites (const MdnPosition *position, const uint64_t rooftops[2], MdnLegal *legal)
{
  MdnPalaceSites palaces;

  mdn_palace_sites (position, &palaces);
  for (int color = 0; color < MDN_COLORS; color++)
    legal->sites[color] = palaces.grow[color];
  legal->sites[MDN_ROOFTOP] = (MdnSet){ { rooftops[0], 0, 0, 0 } };
  legal->sites[MDN_OTHER_ROOFTOP] = (MdnSet){ { rooftops[1], 0, 0, 0 } };
  legal->sites[MDN_STABLE] = palaces.extend;
  legal->sites[MDN_MERCHANT] = mdn_market_sites (position);
  legal->sites[MDN_WALL] = position->wall_sites;
  legal->sites[MDN_TEA] = (MdnSet){ { 1, 0, 0, 0 } };
  legal->sites[MDN_FOUNDING] = palaces.found;
}

/* T6, T3 */
static inline unsigned
pieces_for (const MdnPosition *position, const Mover *mover, const MdnLegal *legal)
{
  const uint64_t rooftops =
    legal->sites[MDN_ROOFTOP].word[0] | legal->sites[MDN_OTHER_ROOFTOP].word[0];

  switch ((MdnPhase) position->table.turn.phase)
    {
    case MDN_PHASE_OPENING:
      return 1u << MDN_MERCHANT;
    case MDN_PHASE_PLAYING:
      if (rooftop_is_due (position, rooftops))
        return mover->may & (1u << MDN_ROOFTOP | 1u << MDN_OTHER_ROOFTOP);
      return may_drink_tea (position, mover, legal) ? mover->may : mover->may & ~(1u << MDN_TEA);
    case MDN_PHASE_OVER:
      break;
    }
  return 0;
}

void
mdn_legal_find (const MdnPosition *position, MdnLegal *legal)
{
  const Mover mover = mover_of_turn (position);
  const uint64_t rooftops[] = { rooftop_sites (position, &mover, MDN_ROOFTOP),
                                rooftop_sites (position, &mover, MDN_OTHER_ROOFTOP) };

  find_sites (position, rooftops, legal);
  legal->may = mover.may;
  legal->may = pieces_for (position, &mover, legal);
}

/* A color has a site of its own as long as a palace of it must grow. */
static inline int
site_of (const MdnLegal *legal, int piece)
{
  return mdn_piece_is_building (piece) && mdn_set_is_empty (legal->sites[piece]) ? MDN_FOUNDING
                                                                                 : piece;
}

MdnSet
mdn_legal_of (const MdnLegal *legal, MdnPiece piece)
{
  return mdn_set_if (legal->sites[site_of (legal, piece)], legal->may >> piece & 1);
}

/* The questions that cost least come first: most positions are settled by a wall. T6 does
 * not matter here, for a rooftop that is due is a legal placement itself. */
static bool
any_for (const MdnPosition *position, const Mover *mover)
{
  MdnPalaceSites sites;

  if ((mover->may >> MDN_WALL & 1) && !mdn_set_is_empty (position->wall_sites))
    return true;
  if ((rooftop_sites (position, mover, MDN_ROOFTOP) |
       rooftop_sites (position, mover, MDN_OTHER_ROOFTOP)) != 0)
    return true;
  if ((mover->may >> MDN_MERCHANT & 1) && !mdn_set_is_empty (mdn_market_sites (position)))
    return true;
  mdn_palace_sites (position, &sites);
  if ((mover->may >> MDN_STABLE & 1) && !mdn_set_is_empty (sites.extend))
    return true;
  for (int color = 0; color < MDN_COLORS; color++)
    if ((mover->may >> color & 1) && !mdn_set_is_empty (mdn_palace_building_sites (&sites, color)))
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
  const Mover mover = { player, position->table.has[player] };

  return any_for (position, &mover);
}

bool
mdn_legal_rooftop_is_due (const MdnPosition *position)
{
  const Mover mover = mover_of_turn (position);

  return rooftop_is_due (position, rooftop_sites (position, &mover, MDN_ROOFTOP) |
                                     rooftop_sites (position, &mover, MDN_OTHER_ROOFTOP));
}

/* How many placements there are of all kinds of piece before each one, and of all. */
typedef struct
{
  unsigned before[MDN_PIECES + 1];
  unsigned founding; /* bit c: a building of color c founds a palace */
} Counts;

static MDN_ALWAYS_INLINE unsigned
count_sites (const MdnLegal *legal, int piece)
{
  if (mdn_piece_is_rooftop (piece) || piece == MDN_TEA)
    return (unsigned) __builtin_popcountll (legal->sites[piece].word[0]);
  return mdn_set_popcount (&legal->sites[piece]);
}

/* Without a jump: which pieces there are, and where, is unforeseeable to a processor. */
static MDN_ALWAYS_INLINE void
count_placements (const MdnLegal *legal, Counts *counts)
{
  const unsigned founding = count_sites (legal, MDN_FOUNDING);
  unsigned sum = 0;

  counts->founding = 0;
  for (int piece = 0; piece < MDN_PIECES; piece++)
    {
      unsigned count = count_sites (legal, piece);

      if (mdn_piece_is_building (piece))
        {
          const unsigned founds = count == 0;

          counts->founding |= founds << piece;
          count += founding & -founds;
        }
      counts->before[piece] = sum;
      sum += count & -(legal->may >> piece & 1);
    }
  counts->before[MDN_PIECES] = sum;
}

static MDN_ALWAYS_INLINE unsigned
count (const MdnLegal *legal)
{
  Counts counts;

  count_placements (legal, &counts);
  return counts.before[MDN_PIECES];
}

MDN_WITH_POPCNT static unsigned
count_with_popcnt (const MdnLegal *legal)
{
  return count (legal);
}

unsigned
mdn_legal_count (const MdnLegal *legal)
{
  return mdn_has_popcnt () ? count_with_popcnt (legal) : count (legal);
}

static inline MdnPlacement
rooftop_placement (const MdnPosition *position, int piece, int palace)
{
  return mdn_placement (piece, (MdnSpace) position->palace[palace].at);
}

static MDN_ALWAYS_INLINE MdnPlacement
draw (const MdnPosition *position, const MdnLegal *legal, MdnRandom *random)
{
  int piece = 0, site;
  MdnSpace space;
  Counts counts;
  unsigned n;

  count_placements (legal, &counts);
  n = mdn_random_below (random, counts.before[MDN_PIECES]);
  for (int i = 1; i < MDN_PIECES; i++)
    piece += n >= counts.before[i];
  site = counts.founding >> piece & 1 ? MDN_FOUNDING : piece;
  space = mdn_set_pick (&legal->sites[site], n - counts.before[piece]);
  if (mdn_piece_is_rooftop (piece))
    return rooftop_placement (position, piece, space);
  return mdn_placement (piece, space);
}

MDN_WITH_POPCNT static MdnPlacement
draw_with_popcnt (const MdnPosition *position, const MdnLegal *legal, MdnRandom *random)
{
  return draw (position, legal, random);
}

MdnPlacement
mdn_legal_draw (const MdnPosition *position, const MdnLegal *legal, MdnRandom *random)
{
  return mdn_has_popcnt () ? draw_with_popcnt (position, legal, random)
                           : draw (position, legal, random);
}

unsigned
mdn_legal_list (const MdnPosition *position,
                const MdnLegal *legal,
                MdnPlacement list[static MDN_MAX_LEGAL])
{
  unsigned count = 0;

  for (int piece = 0; piece < MDN_PIECES; piece++)
    for (MdnSet left = mdn_legal_of (legal, piece); !mdn_set_is_empty (left);)
      {
        const MdnSpace space = mdn_set_take (&left);

        list[count++] = mdn_piece_is_rooftop (piece) ? rooftop_placement (position, piece, space)
                                                     : mdn_placement (piece, space);
      }
  return count;
}

static bool
has_rooftop (const MdnPosition *position, const MdnLegal *legal, MdnPiece piece, MdnSpace space)
{
  const int palace = mdn_position_palace_at (position, space);

  return palace != MDN_NO_PALACE && position->palace[palace].at == space &&
         (mdn_legal_palaces (legal, piece) >> palace & 1);
}

bool
mdn_legal_has (const MdnPosition *position, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  const MdnSpace space = mdn_placement_space (placement);
  MdnLegal legal;
  MdnSet set;

  if (piece >= MDN_PIECES || space >= MDN_SPACES)
    return false;
  mdn_legal_find (position, &legal);
  if (mdn_piece_is_rooftop (piece))
    return has_rooftop (position, &legal, piece, space);
  set = mdn_legal_of (&legal, piece);
  return mdn_set_has (&set, space);
}

MdnSet
mdn_legal_spaces (const MdnPosition *position, const MdnLegal *legal, MdnPiece piece)
{
  MdnSet spaces = mdn_set_empty ();

  if (piece == MDN_TEA)
    return spaces;
  if (!mdn_piece_is_rooftop (piece))
    return mdn_legal_of (legal, piece);
  for (uint64_t left = mdn_legal_palaces (legal, piece); left != 0; left &= left - 1)
    spaces = mdn_set_union (spaces, position->pieces[__builtin_ctzll (left)]);
  return spaces;
}
