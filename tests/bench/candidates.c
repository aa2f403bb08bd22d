/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "candidates.h"

#include <limits.h>
#include <stdlib.h>

#include "legal.h"
#include "palace.h"

/* What is not taken here is never chosen by a taste or an oddity. Both numbers were set by hand and
 * never tuned. */
enum
{
  BEST_SPACES = 5, /* of placements of one kind: so many are taken, and the worst one */
  ALL_SPACES = 8,  /* so few are all taken */
};

/* What a space is worth to a piece of a palace, in half points. They only order the spaces of one
 * kind of piece, and were set by hand: what is certain counts in full (E1), what may come by
 * guess. */
enum
{
  OF_WATER = 8,        /* 4 points (O2) */
  OF_WATER_BESIDE = 3, /* the palace can reach water next, if nobody else does: less than half */
  OF_MERCHANTS_BESIDE = 2, /* 1 point at least, however many there are */
  OF_WALLS_BESIDE = 3,     /* 1 point, and the next walls often come to the same palace */
  OF_RING_BESIDE = 2,      /* 1 point once a wall stands there, which most do in the end */
  OF_ROOM = 1,             /* free on all four sides, so that the palace can grow: breaks ties */
};

/* A foundation that takes from others where they could grow: 2 points, what one stable or two may
 * lose them. */
enum
{
  OF_HAMPERING = 4,
};

/* A stable helps the palace that it joins and no other. So the owner counts first: this is more
 * than twice what a space can be worth. */
enum
{
  OF_OWN_STABLE = 40,
  OF_OTHERS_STABLE = -OF_OWN_STABLE,
};

/* A merchant brings a point to each palace that it touches. Where it touches none, somewhere
 * that palaces can still be founded is better than nowhere. */
enum
{
  OF_OWN_MERCHANT = 4,
  OF_OTHERS_MERCHANT = -OF_OWN_MERCHANT,
  OF_OPEN_MERCHANT = 1,
};

/* What the spaces of one kind of piece are ordered by: what a piece on them would touch. */
typedef struct
{
  MdnSet water;
  MdnSet beside_water;
  MdnSet beside_merchants;
  MdnSet beside_walls;
  MdnSet beside_ring;
  MdnSet own;     /* beside the mover's palaces */
  MdnSet others;  /* beside those of others */
  MdnSet hampers; /* beside spaces where others' palaces could grow */
  MdnSet open;    /* where palaces can be founded */
  MdnSet roomy;   /* where they have room on all four sides */
} OrderingFeatures;

typedef struct
{
  MdnSearchState *state;
  OrderingFeatures features;
  MdnPlacement list[MDN_MAX_CANDIDATES];
  int count;
} Candidates;

static void
find_ordering_features (OrderingFeatures *features, const MdnSearchState *state)
{
  const MdnPosition *position = &state->position;
  const unsigned mover = position->table.turn.player;
  const MdnSet city_spaces = mdn_geometry (position->rules.board)->city;
  MdnPalaceSites sites;

  mdn_palace_sites (position, &sites);
  *features = (OrderingFeatures){
    .water = state->water,
    .beside_water = mdn_set_beside (state->water),
    .beside_merchants = mdn_set_beside (position->merchants),
    .beside_walls = mdn_set_beside (position->walls),
    .beside_ring = mdn_set_beside (state->ring),
    .open = sites.found,
  };
  for (int palace = 1; palace <= position->table.palaces; palace++)
    {
      MdnSet *whose = position->palace[palace].owner == mover ? &features->own : &features->others;

      if (position->palace[palace].owner < MDN_OWNER_NEUTRAL)
        *whose = mdn_set_union (*whose, mdn_set_beside (state->position.pieces[palace]));
    }
  features->hampers = mdn_set_beside (mdn_set_intersection (sites.extend, features->others));
  features->roomy =
    mdn_set_minus (features->open, mdn_set_beside (mdn_set_minus (city_spaces, features->open)));
}

/* What a piece of a palace on that space would be worth. */
static int
score_palace_space (const OrderingFeatures *features, MdnSpace space)
{
  return OF_WATER * mdn_set_has (&features->water, space) +
         OF_WATER_BESIDE * mdn_set_has (&features->beside_water, space) +
         OF_MERCHANTS_BESIDE * mdn_set_has (&features->beside_merchants, space) +
         OF_WALLS_BESIDE * mdn_set_has (&features->beside_walls, space) +
         OF_RING_BESIDE * mdn_set_has (&features->beside_ring, space) +
         OF_ROOM * mdn_set_has (&features->roomy, space);
}

static int
score_foundation (const OrderingFeatures *features, MdnSpace space)
{
  return score_palace_space (features, space) +
         OF_HAMPERING * mdn_set_has (&features->hampers, space);
}

static int
score_stable (const OrderingFeatures *features, MdnSpace space)
{
  return score_palace_space (features, space) +
         OF_OWN_STABLE * mdn_set_has (&features->own, space) +
         OF_OTHERS_STABLE * mdn_set_has (&features->others, space);
}

static int
score_merchant (const OrderingFeatures *features, MdnSpace space)
{
  return OF_OWN_MERCHANT * mdn_set_has (&features->own, space) +
         OF_OTHERS_MERCHANT * mdn_set_has (&features->others, space) +
         OF_OPEN_MERCHANT * mdn_set_has (&features->open, space);
}

static void
add_candidate (Candidates *candidates, MdnPiece piece, MdnSpace space)
{
  if (candidates->count < MDN_MAX_CANDIDATES)
    candidates->list[candidates->count++] = mdn_placement (piece, space);
}

static void
add_every (Candidates *candidates, MdnPiece piece, MdnSet set)
{
  while (!mdn_set_is_empty (set))
    add_candidate (candidates, piece, mdn_set_take (&set));
}

typedef int (*OrderingScore) (const OrderingFeatures *features, MdnSpace space);

/* Finds the space of the set that ranks highest; of equal ones the lowest-numbered. */
static MdnSpace
find_best (const OrderingFeatures *features, MdnSet set, OrderingScore score, int sign)
{
  int most = INT_MIN;
  MdnSpace best = MDN_NO_SPACE;

  while (!mdn_set_is_empty (set))
    {
      const MdnSpace space = mdn_set_take (&set);
      const int value = sign * score (features, space);

      if (value > most)
        {
          most = value;
          best = space;
        }
    }
  return best;
}

/* Takes the best spaces, but no two side by side, which would be much the same, and the worst
 * one. */
static MdnSet
best_spaces (const OrderingFeatures *features, MdnSet set, OrderingScore score)
{
  MdnSet best = mdn_set_empty ();

  if (mdn_set_count (set) <= ALL_SPACES)
    return set;
  mdn_set_add (&best, find_best (features, set, score, -1));
  for (int i = 0; i < BEST_SPACES && !mdn_set_is_empty (set); i++)
    {
      const MdnSpace space = find_best (features, set, score, 1);

      mdn_set_add (&best, space);
      mdn_set_remove (&set, space);
      set = mdn_set_minus (set, mdn_around (space));
    }
  return best;
}

static void
add_spaces (Candidates *candidates, MdnPiece piece, MdnSet set, OrderingScore score)
{
  add_every (candidates, piece, best_spaces (&candidates->features, set, score));
}

static void
add_rooftops (Candidates *candidates, const MdnLegal *legal)
{
  for (int other = 0; other < 2; other++)
    for (uint64_t left = mdn_legal_palaces (legal, MDN_ROOFTOP + other); left != 0;
         left &= left - 1)
      add_candidate (candidates, other ? MDN_OTHER_ROOFTOP : MDN_ROOFTOP,
                     (MdnSpace) candidates->state->position.palace[__builtin_ctzll (left)].at);
}

/* All colors that found a palace have the same spaces to choose from (P4). */
static void
add_buildings (Candidates *candidates, const MdnLegal *legal)
{
  const OrderingFeatures *features = &candidates->features;
  const MdnSet found = best_spaces (features, features->open, score_foundation);

  for (int color = 0; color < MDN_COLORS; color++)
    if (mdn_set_equal (mdn_legal_of (legal, color), features->open))
      add_every (candidates, (MdnPiece) color, found);
    else
      add_spaces (candidates, (MdnPiece) color, mdn_legal_of (legal, color), score_palace_space);
}

static void
add_all (Candidates *candidates)
{
  MdnLegal legal;

  mdn_legal_find (&candidates->state->position, &legal);
  add_rooftops (candidates, &legal);
  add_buildings (candidates, &legal);
  add_spaces (candidates, MDN_STABLE, mdn_legal_of (&legal, MDN_STABLE), score_stable);
  add_spaces (candidates, MDN_MERCHANT, mdn_legal_of (&legal, MDN_MERCHANT), score_merchant);
  add_every (candidates, MDN_WALL, mdn_legal_of (&legal, MDN_WALL));
  if (mdn_legal_has_tea (&legal))
    add_candidate (candidates, MDN_TEA, 0);
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
evaluate (MdnCandidate *candidate, MdnSearchState *state, MdnPlacement placement)
{
  const int mover = state->position.table.turn.player;
  MdnUndo undo;

  candidate->placement = placement;
  mdn_position_play (&state->position, placement, &undo);
  candidate->evaluation = mdn_evaluate (state);
  mdn_position_take_back (&state->position, placement, &undo);
  candidate->margin =
    mdn_evaluation_margin (&candidate->evaluation, state->position.rules.players, mover);
}

int
mdn_candidates_find (MdnSearchState *state, MdnCandidate list[static MDN_MAX_CANDIDATES])
{
  Candidates candidates = { .state = state };

  find_ordering_features (&candidates.features, state);
  add_all (&candidates);
  for (int i = 0; i < candidates.count; i++)
    evaluate (&list[i], state, candidates.list[i]);
  qsort (list, (size_t) candidates.count, sizeof *list, compare_candidates);
  return candidates.count;
}
