/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Medina a second time: slow, simple, and sharing no line with
 * the engine.  The engine's tests play both side by side and compare what they
 * say.
 *
 * It is meant to be read as an executable rule book.  The board is a plain
 * array of characters; palaces, market streets and wall chains are found anew
 * whenever they are needed.  A game remembers only what the board cannot tell:
 * the order in which things were placed, stocks, tiles, and the turn.
 *
 * Numbers such as P3 are those of the rules. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define REF_COLUMNS       18
#define REF_ROWS          13
#define REF_PLAYERS       4
#define REF_COLORS        4
#define REF_TOWERS        4
#define REF_MAX_BUILDINGS 80 /* 4 players with 4 × 5 */
#define REF_MAX_ROOFS     16

/* More than the legal placements of any position. */
#define REF_MAX_MOVES 1300

/* Room enough for every answer of ref_answer (). */
#define REF_MAX_ANSWER 16384

typedef enum
{
  REF_FIRST,
  REF_SECOND,
  REF_ONLINE,
} RefRules;

/* Everything a game begins with.  `first` has no well, no random merchant and
 * none of the options, and takes no notice of them; `neutral` matters only
 * with three players. */
typedef struct
{
  RefRules rules;
  int players;
  int first;        /* the starting player, from 1 */
  char well[4];     /* such as "h6", or "" for none */
  char merchant[4]; /* the random first merchant (U3) */
  bool tea;
  bool towers; /* merchants on tower tiles (U4) */
  bool short_opening;
  bool neutral;
} RefSetup;

/* Column and row from 0, so a1 is 0, 0. */
typedef struct
{
  int column;
  int row;
} RefSpace;

/* Whose rooftop stands on a palace, or who holds a tile: nobody, a player
 * from 1, the neutral player, or (palaces only) nobody because of the blocking
 * rooftop of one of the two players. */
enum
{
  REF_NOBODY = 0,
  REF_NEUTRAL = 5,
  REF_BLOCKED_1 = 6,
  REF_BLOCKED_2 = 7,
};

typedef struct
{
  RefSpace space; /* of some building of the palace */
  int owner;
} RefRoof;

typedef struct
{
  RefSetup setup;
  int columns, rows; /* with the ring */

  /* What stands on each space, as the protocol's `board` draws it:
   * + tower, - empty wall space, # wall, . empty city space, * well,
   * m merchant, s stable, G P B O buildings. */
  char piece[REF_COLUMNS][REF_ROWS];

  /* The buildings and the rooftops in the order in which they were placed. */
  RefSpace building[REF_MAX_BUILDINGS];
  int n_buildings;
  RefRoof roof[REF_MAX_ROOFS];
  int n_roofs;

  /* By player (from 1) and the letter's place in REF_PIECES. */
  int stock[REF_PLAYERS + 1][10];

  /* For each color the palace for which its tile is held, by its number in
   * the order of founding, or -1; for each tower (from 1) who holds its tile,
   * and the merchants that lie on it. */
  int palace_tile[REF_COLORS];
  int tower_tile[REF_TOWERS + 1];
  int tower_merchants[REF_TOWERS + 1];

  /* The turn. */
  bool over;
  bool first_merchant; /* M0 is still to be done */
  int n_turns;         /* begun so far */
  int player;
  int turn_length;
  char this_turn[4]; /* letters of the pieces placed in this turn */
} RefGame;

/* The pieces of the stock in the protocol's order; T stands for tea tiles. */
#define REF_PIECES "GPBORNSMWT"

/* The building colors in the order of their value. */
#define REF_COLOR_LETTERS "GPBO"

/* Begins a game.  False, and *game is undefined, when the setup breaks U2,
 * U3 or the limits of section 2. */
bool ref_start (RefGame *game, const RefSetup *setup);

/* Writes all legal placements in canonical notation, in ASCII order, and
 * returns their number, which may exceed max. */
size_t ref_moves (const RefGame *game, char moves[][6], size_t max);

/* Plays one placement.  Any building of a palace may name a rooftop's place.
 * False, and nothing has changed, when it is not legal. */
bool ref_play (RefGame *game, const char *move);

/* The number of sequences of depth placements; a game that ends earlier counts
 * once. */
uint64_t ref_perft (const RefGame *game, int depth);

/* Who wins, by player from 1, if the game ends here (E2, E3). */
void ref_winners (const RefGame *game, bool wins[REF_PLAYERS + 1]);

/* Writes what the line protocol answers to `turn`, `moves`, `board`, `stock`,
 * `palaces`, `tiles`, `score` or `result`, without the leading "= " and without
 * a newline at the end.  False when there is no such command, or when the
 * buffer is too small. */
bool ref_answer (const RefGame *game, const char *command, char *buffer, size_t size);
