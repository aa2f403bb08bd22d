/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "candidates.h"

#include <stdlib.h>

#include "legal.h"
#include "palace.h"

enum
{
  /* Of placements of one kind: how many of the best spaces are taken, and of the worst. */
  BEST_SPACES = 5,
  WORST_SPACES = 1,
  ALL_SPACES = 8, /* so few are all taken */
};

/* For every space what a piece on it would touch. */
typedef struct
{
  MdnSet water;
  MdnSet beside_water;
  MdnSet beside_merchants;
  MdnSet beside_walls;
  MdnSet beside_ring;
  MdnSet own;          /* beside the mover's palaces */
  MdnSet others;       /* beside those of others */
  MdnSet other_growth; /* where others' palaces could take a stable */
  MdnSet open;         /* where palaces can be */
} Lie;

typedef struct
{
  MdnCity *city;
  Lie lie;
  MdnPlacement list[MDN_MAX_CANDIDATES];
  int count;
} Choice;

static void
see_lie (Lie *lie, const MdnCity *city)
{
  const MdnPosition *position = &city->position;
  const unsigned mover = position->table.turn.player;
  MdnPalaceSites sites;

  mdn_palace_sites (position, &sites);
  *lie = (Lie){
    .water = city->water,
    .beside_water = mdn_set_beside (city->water),
    .beside_merchants = mdn_set_beside (position->merchants),
    .beside_walls = mdn_set_beside (position->walls),
    .beside_ring = mdn_set_beside (city->ring),
    .open = sites.found,
  };
  for (int palace = 1; palace <= position->table.palaces; palace++)
    {
      MdnSet *whose = position->palace[palace].owner == mover ? &lie->own : &lie->others;

      if (position->palace[palace].owner < MDN_OWNER_NEUTRAL)
        *whose = mdn_set_union (*whose, mdn_set_beside (city->pieces[palace]));
    }
  lie->other_growth = mdn_set_intersection (sites.extend, lie->others);
}

/* What a piece of a palace would have there. */
static int
rank_palace_space (const Lie *lie, MdnSpace space)
{
  int rank = 8 * mdn_set_has (&lie->water, space) + 3 * mdn_set_has (&lie->beside_water, space) +
             2 * mdn_set_has (&lie->beside_merchants, space) +
             3 * mdn_set_has (&lie->beside_walls, space) + mdn_set_has (&lie->beside_ring, space);

  return 2 * rank + (int) mdn_set_count (mdn_set_intersection (mdn_around (space), lie->open)) / 2;
}

static int
rank_foundation (const Lie *lie, MdnSpace space)
{
  return rank_palace_space (lie, space) +
         5 * (int) mdn_set_count (mdn_set_intersection (mdn_around (space), lie->other_growth));
}

static int
rank_stable (const Lie *lie, MdnSpace space)
{
  return rank_palace_space (lie, space) + 40 * mdn_set_has (&lie->own, space) -
         40 * mdn_set_has (&lie->others, space);
}

static int
rank_merchant (const Lie *lie, MdnSpace space)
{
  return 4 * mdn_set_has (&lie->own, space) - 4 * mdn_set_has (&lie->others, space) +
         mdn_set_has (&lie->open, space);
}

typedef struct
{
  int rank;
  MdnSpace space;
} Ranked;

static int
compare_ranked (const void *a, const void *b)
{
  const Ranked *x = a, *y = b;

  return x->rank != y->rank ? y->rank - x->rank : x->space - y->space;
}

static void
choose (Choice *choice, MdnPiece piece, MdnSpace space)
{
  if (choice->count < MDN_MAX_CANDIDATES)
    choice->list[choice->count++] = mdn_placement (piece, space);
}

static void
choose_spaces (Choice *choice,
               MdnPiece piece,
               MdnSet set,
               int (*rank) (const Lie *lie, MdnSpace space))
{
  Ranked ranked[MDN_SPACES];
  int count = 0;

  while (!mdn_set_is_empty (set))
    {
      const MdnSpace space = mdn_set_take (&set);

      ranked[count++] = (Ranked){ rank (&choice->lie, space), space };
    }
  if (count > ALL_SPACES)
    qsort (ranked, (size_t) count, sizeof *ranked, compare_ranked);
  for (int i = 0; i < count; i++)
    if (count <= ALL_SPACES || i < BEST_SPACES || i >= count - WORST_SPACES)
      choose (choice, piece, ranked[i].space);
}

static void
choose_rooftops (Choice *choice, const MdnLegal *legal)
{
  for (int other = 0; other < 2; other++)
    for (uint64_t left = legal->rooftops[other]; left != 0; left &= left - 1)
      choose (choice, other ? MDN_OTHER_ROOFTOP : MDN_ROOFTOP,
              (MdnSpace) choice->city->position.palace[__builtin_ctzll (left)].at);
}

/* Whether buildings of the colour would found a palace, not grow one (P3). */
static bool
is_foundation (const Choice *choice, MdnSet spaces)
{
  return mdn_set_equal (spaces, choice->lie.open);
}

static void
choose_all (Choice *choice)
{
  MdnLegal legal;

  mdn_legal_find (&choice->city->position, &legal);
  choose_rooftops (choice, &legal);
  for (int color = 0; color < MDN_COLORS; color++)
    choose_spaces (choice, (MdnPiece) color, legal.building[color],
                   is_foundation (choice, legal.building[color]) ? rank_foundation
                                                                 : rank_palace_space);
  choose_spaces (choice, MDN_STABLE, legal.stable, rank_stable);
  choose_spaces (choice, MDN_MERCHANT, legal.merchant, rank_merchant);
  choose_spaces (choice, MDN_WALL, legal.wall, rank_merchant);
  if (legal.tea)
    choose (choice, MDN_TEA, 0);
}

static int
compare_candidates (const void *a, const void *b)
{
  const MdnCandidate *x = a, *y = b;

  if (x->margin != y->margin)
    return x->margin < y->margin ? 1 : -1;
  return x->placement - y->placement;
}

static void
judge (MdnCandidate *candidate, MdnCity *city, MdnPlacement placement)
{
  const int mover = city->position.table.turn.player;
  MdnUndo undo;

  candidate->placement = placement;
  mdn_city_play (city, placement, &undo);
  candidate->estimate = mdn_estimate (city);
  mdn_city_take_back (city, placement, &undo);
  candidate->margin =
    mdn_estimate_margin (&candidate->estimate, city->position.rules.players, mover);
}

int
mdn_candidates_find (MdnCity *city, MdnCandidate list[static MDN_MAX_CANDIDATES])
{
  Choice choice = { .city = city };

  see_lie (&choice.lie, city);
  choose_all (&choice);
  for (int i = 0; i < choice.count; i++)
    judge (&list[i], city, choice.list[i]);
  qsort (list, (size_t) choice.count, sizeof *list, compare_candidates);
  return choice.count;
}
