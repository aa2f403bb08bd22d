/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "evaluation.h"

/* The inputs of the network (network.h): a position as a list of facts, each of which is a number,
 * its code: "player 2 has 5 walls", "a brown palace of player 1 has 3 extension spaces". A fact of
 * a kind has a fixed slot in the list, so that what a placement changes are the slots in which two
 * lists differ.
 *
 * A code below MDN_INPUTS_OWNED is about a player:
 *
 *   bits  0…1   the player
 *   bits  2…    which fact
 *
 * and from there on a code is about what nobody owns. Seen by a player, the first are turned round
 * the table so that player 0 is whoever looks, player 1 whoever sits behind it, and so on. */

enum
{
  /* How many values each kind of fact has, and of which. Counts beyond the last one are cut off. */
  MDN_VALUES_COUNT = 20, /* of a piece in stock */
  MDN_VALUES_PRIZE = 24,
  MDN_VALUES_SIZE = 15,
  MDN_VALUES_UNPLACED = 33,
  MDN_VALUES_ARM = 17,
  MDN_VALUES_MANY = 32,
};

/* Facts about a player: the name, and how many values it has. */
#define MDN_OWNED_INPUTS(KIND)                                                                    \
  KIND (STOCK, MDN_TEA *MDN_VALUES_COUNT + 8) /* pieces of each kind, tea tiles */                \
  KIND (CLAIM,                                                                                    \
        MDN_COLORS *MDN_VALUES_PRIZE)      /* a color: owned, nothing to claim, the best prize */ \
  KIND (CHANCE, MDN_COLORS * 4 * 8)        /* a color not owned: rivals, unplaced buildings */    \
  KIND (BURDEN, MDN_COLORS * 10)           /* own buildings of an owned color */                  \
  KIND (POINTS, MDN_VALUES_MANY)           /* three at a time */                                  \
  KIND (MOVE, 4 * 2)                       /* placements left; whether the turn has begun */      \
  KIND (SIZE, MDN_COLORS *MDN_VALUES_SIZE) /* of a palace */                                      \
  KIND (LEAD, MDN_COLORS * 6)              /* a palace: has no tile, or leads by so much */       \
  KIND (EXTENSION, 6 * 3)                  /* its extension spaces, and water spaces */           \
  KIND (ROOM, 14)                          /* free spaces beside it */                            \
  KIND (MARKET, 5)                         /* spaces beside it where merchants may go now */      \
  KIND (GAPS, 6 * 3)                       /* empty wall spaces beside it, and those next */      \
  KIND (TOWERS, 11)                        /* tower tiles that the next wall brings */            \
  KIND (NEAR, 4 * 11)                      /* wall spaces reached soon, and such tiles */         \
  KIND (TOWER, MDN_TOWERS * 2)             /* a tower's tile held; threatened */                  \
  KIND (FRONT, MDN_TOWERS *(MDN_NEAR_WALLS + 1) * 2) /* ahead of an arm; connected */             \
  KIND (BEST, 4 * MDN_VALUES_PRIZE)                  /* when its turn comes; the best prize */    \
  KIND (SECOND, MDN_VALUES_PRIZE) /* that of another color, with two placements left */           \
  KIND (STABLES, 8)               /* in stock for which there are spaces */                       \
  KIND (WATER_STABLES, 4)         /* and water spaces */                                          \
  KIND (GAPS_OWN, 16)             /* walls in stock for which there are gaps */

/* Facts that are about nobody. */
#define MDN_SHARED_INPUTS(KIND)                                                                    \
  KIND (UNROOFED, MDN_COLORS *MDN_VALUES_PRIZE) /* points of an unroofed palace */                 \
  KIND (GROWTH, MDN_COLORS * 8 * 2)           /* its extension spaces, and whether one is water */ \
  KIND (TILES, 15)                            /* points of tiles that it brings */                 \
  KIND (WALLS, 6)                             /* empty wall spaces beside it */                    \
  KIND (NEUTRAL, MDN_COLORS *MDN_VALUES_SIZE) /* the size of a palace that nobody owns */          \
  KIND (UNPLACED, MDN_COLORS *MDN_VALUES_UNPLACED)                                                 \
  KIND (TILE,                                                                                      \
        MDN_COLORS * 3 * MDN_VALUES_SIZE)    /* a palace tile: taken, by whom, with what size */   \
  KIND (TOWER_STATE, MDN_TOWERS * 3 * 4)     /* a tower tile: taken, by whom; its merchants */     \
  KIND (ARM, MDN_SIDES * 2 * MDN_VALUES_ARM) /* walls grown from an end of a side */               \
  KIND (NO_FRONT, MDN_TOWERS *(MDN_NEAR_WALLS + 1) * 4) /* ahead of an arm: nobody's */            \
  KIND (TEA_PILE, 5)                                                                               \
  KIND (FOUND, MDN_VALUES_MANY)     /* spaces where a palace can be founded, four at a time */     \
  KIND (STREET, MDN_VALUES_MANY)    /* spaces for merchants; a new street */                       \
  KIND (FREE, MDN_VALUES_MANY)      /* free spaces, six at a time */                               \
  KIND (STAGE, MDN_VALUES_MANY + 1) /* the part of all pieces left */                              \
  KIND (RULES, 16)                  /* rule set and players */                                     \
  KIND (OPTIONS, 16)                                                                               \
  KIND (WATER, 5) /* free water spaces */

#define MDN_INPUT_BASE_OWNED(name, values) \
  MDN_INPUT_##name, MDN_INPUT_LAST_##name = MDN_INPUT_##name + (values) -1,

enum
{
  MDN_OWNED_INPUTS (MDN_INPUT_BASE_OWNED) MDN_INPUT_OWNED_FACTS,
  MDN_INPUTS_OWNED = 4 * MDN_INPUT_OWNED_FACTS,
  MDN_INPUT_BEFORE_SHARED = MDN_INPUTS_OWNED - 1,
  MDN_SHARED_INPUTS (MDN_INPUT_BASE_OWNED) MDN_NO_INPUT,
  MDN_INPUT_CODES,
};

enum
{
  /* The slots, in this order. Palaces come last, as there are few at first. */
  MDN_SLOTS_PLAYER = MDN_PIECES + 3 * MDN_COLORS + 7,
  MDN_SLOTS_COLOR = 2,
  MDN_SLOTS_TOWER = 2,
  MDN_SLOTS_ARM = 2 + MDN_NEAR_WALLS,
  MDN_SLOTS_GENERAL = 8,
  MDN_SLOTS_PALACE = 8,
  MDN_SLOTS_BEFORE_PALACES = MDN_MAX_PLAYERS * MDN_SLOTS_PLAYER + MDN_COLORS * MDN_SLOTS_COLOR +
                             MDN_TOWERS * MDN_SLOTS_TOWER + MDN_SIDES * 2 * MDN_SLOTS_ARM +
                             MDN_SLOTS_GENERAL,
  MDN_SLOTS = MDN_SLOTS_BEFORE_PALACES + MDN_MAX_PALACES * MDN_SLOTS_PALACE,
};

typedef struct
{
  uint16_t code[MDN_SLOTS];        /* MDN_NO_INPUT where a slot has no fact */
  uint16_t count;                  /* slots in use */
  int16_t points[MDN_MAX_PLAYERS]; /* E1 so far, tiles included */
  MdnEvaluation evaluation;        /* what the network corrects; of no use when the game is over */
} MdnInputs;

/* A game that is over has inputs, too. */
void mdn_inputs_find (MdnInputs *inputs, const MdnSearchState *state);

/* The code as the player sees it who sits at `seat`. */
static inline unsigned
mdn_inputs_seen_from (unsigned code, int seat, int players)
{
  const int behind = (int) (code & 3) - seat;

  if (code >= MDN_INPUTS_OWNED)
    return code;
  return (code & ~3u) | (unsigned) (behind < 0 ? behind + players : behind);
}
