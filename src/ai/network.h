/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "inputs.h"
#include "policy.h"

/* The network: what is expected of a position, learned from games of the program against itself. Of
 * each player's total it knows by how much the linear evaluation (evaluation.h) will be wrong, and
 * from that total and what else it sees each player's chance to win.
 *
 * Its first layer is updated by what a placement changes, as in NNUE (Y. Nasu, Efficiently
 * Updatable Neural-Network-based Evaluation Functions for Computer Shogi, 2018): each input
 * (inputs.h) has a row of weights, and the sum of the rows of a position's inputs is kept, once for
 * each player, as that player sees the position.
 *
 *   inputs, seen by a player ─┬─ HIDDEN units ── SECOND units ─┬─ the correction of that player's
 *   total,
 *                             └───── direct, by stage ─────────┴─ and the logarithm of its chances
 *
 * Units are clipped to 0…1 (clipped ReLU). The direct weights, one for each of three stages of a
 * game, change into one another in proportion with the pieces left. From the first units on there
 * is a set of weights for each kind of game (MDN_GAME_KINDS). The chance to win is the softmax of
 * what all players get. All of it is whole numbers, and so the same on every machine. */

enum
{
  MDN_NETWORK_HIDDEN = 64,
  MDN_NETWORK_SECOND = 32,

  /* What 1 is in the weights of each layer; a unit that is 1 is MDN_NETWORK_UNIT. */
  MDN_NETWORK_UNIT = 256,
  MDN_NETWORK_SECOND_ONE = 256,
  MDN_NETWORK_LAST_ONE = 256,
  /* Of the results: points are in 1/256 (MDN_POINT), chances in 1/256 of a unit of their
   * logarithm. */
  MDN_NETWORK_ONE = 256,

  /* The last layer's results are so many times as large: 1 is 8 points, or a chance e times as
   * large. */
  MDN_NETWORK_POINTS_SCALE = 8,
};

typedef enum
{
  MDN_RESULT_POINTS,
  MDN_RESULT_CHANCE,
  MDN_RESULTS,
} MdnResult;

/* Nothing but 16-bit numbers, in the order in which a file has them. */
typedef struct
{
  int16_t second[MDN_NETWORK_SECOND][MDN_NETWORK_HIDDEN];
  int16_t second_bias[MDN_NETWORK_SECOND]; /* in 1/MDN_NETWORK_UNIT */
  int16_t last[MDN_RESULTS][MDN_NETWORK_SECOND];
  int16_t last_bias[MDN_RESULTS];
  /* The chance grows with the expected total, by so much a point, at each stage. */
  int16_t total[MDN_STAGES];
} MdnNetworkGame;

typedef struct
{
  int16_t first[MDN_INPUT_CODES][MDN_NETWORK_HIDDEN];
  int16_t direct[MDN_INPUT_CODES][2 * 4]; /* for each result its stages, and one that is 0 */
  int16_t first_bias[MDN_NETWORK_HIDDEN];
  MdnNetworkGame games[MDN_GAME_KINDS];
  MdnPolicyWeights policy;
} MdnNetwork;

/* The sums of the first layer for a list of inputs, for each player. */
typedef struct
{
  MdnInputs inputs;
  uint8_t players; /* 0: nothing is in it yet */
  int16_t hidden[MDN_MAX_PLAYERS][MDN_NETWORK_HIDDEN];
  int32_t direct[MDN_MAX_PLAYERS][2 * 4];
} MdnAccumulator;

/* What is expected at the end. */
typedef struct
{
  int32_t total[MDN_MAX_PLAYERS];   /* in 1/256 points */
  uint32_t chance[MDN_MAX_PLAYERS]; /* to win, in 1/65536; together nearly 65536 */
} MdnExpectation;

/* The network in use (medina.network, which embed-network.c has made a part of the program). */
extern const MdnNetwork mdn_network_in_use;

/* Evaluates a position; once the game is over, counts what came of it. The accumulator has that of
 * any other position of the game, or none; the more alike the two are, the sooner it is done. */
void mdn_network_evaluate (const MdnNetwork *network,
                           MdnAccumulator *accumulator,
                           const MdnSearchState *state,
                           MdnExpectation *expectation);

/* What came of a game that is over. A shared victory is a part of one (E2, E3). */
void mdn_network_count (const MdnPosition *position, MdnExpectation *expectation);

/* Reads a network from a file (network.c has the format); false if it is not one. */
bool mdn_network_read (MdnNetwork *network, FILE *file);
bool mdn_network_write (const MdnNetwork *network, FILE *file);
