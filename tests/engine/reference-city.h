/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be seen on the board, and the parts of the reference that its
 * source files share.  Tests include reference.h alone. */

#pragma once

#include "reference.h"

typedef struct
{
  char color;  /* a letter of REF_COLOR_LETTERS */
  RefSpace at; /* the smallest building's space (section 9) */
  int owner;
  int roofed; /* how many palaces were roofed before it; -1: unroofed */
  int buildings;
  int stables;
  int merchants; /* orthogonally adjacent, each once (E1) */
  int walls;     /* likewise */
  int water;     /* pieces on water spaces */
  bool extendable;
  bool touches[REF_TOWERS + 1]; /* V1 */
} RefPalace;

/* All palaces, in the order in which they were founded. */
typedef struct
{
  int n_palaces;
  RefPalace palace[REF_MAX_BUILDINGS];
  int palace_at[REF_COLUMNS][REF_ROWS]; /* an index, or -1 */
} RefCity;

/* Finds all palaces anew. */
void ref_survey (const RefGame *game, RefCity *city);

/* Spaces. */
bool ref_space_parse (const RefGame *game, const char *text, RefSpace *space);
void ref_space_format (RefSpace space, char text[4]);
bool ref_is_city (const RefGame *game, RefSpace space);
bool ref_is_inner_city (const RefGame *game, RefSpace space);
bool ref_is_well_side (const RefGame *game, RefSpace space);
char ref_piece (const RefGame *game, RefSpace space);

/* Merchants, and towers and walls, that are orthogonally adjacent. */
int ref_merchants_beside (const RefGame *game, RefSpace space);
int ref_walls_beside (const RefGame *game, RefSpace space);

/* The four orthogonal neighbors come first, then the four diagonal ones;
 * they may lie off the board, where ref_piece () is a blank. */
RefSpace ref_neighbour (RefSpace space, int direction);

/* The index of the palace of which a space is an extension space; -1: of none. */
int ref_extends (const RefGame *game, const RefCity *city, RefSpace space);

/* Whether no palace has a piece on the eight spaces around, save the one with
 * this index (-1: save none). */
bool ref_keeps_street (const RefCity *city, RefSpace space, int palace);

/* Whether somebody (a player, or REF_BLOCKED_…) has a palace of a color. */
bool ref_has_palace (const RefCity *city, int owner, char color);

/* The stock of one piece, by its letter. */
int *ref_stock (RefGame *game, int player, char letter);
int ref_count (const RefGame *game, int player, char letter);

/* `first` with two players: blocking rooftops, B1 to B5. */
bool ref_is_duel (const RefGame *game);

/* Whether a player's blocking rooftop may still go on a color (B1, B4). */
bool ref_may_block (const RefCity *city, int player, char color);

/* Passes tiles on, from how the city was before a placement and is after it. */
void ref_pass_tiles (RefGame *game, const RefCity *before, const RefCity *after);

/* The parts of a player's score, in points (E1). */
typedef struct
{
  int buildings, stables, merchants, walls, water;
  int palace_tiles, tower_tiles;
  int total;
} RefScore;

void ref_score (const RefGame *game, const RefCity *city, int player, RefScore *score);

/* Who holds a palace tile. */
int ref_palace_tile_holder (const RefGame *game, const RefCity *city, int color);

/* Tea tiles that the next purple palaces will bring (A1). */
int ref_tea_left (const RefGame *game, const RefCity *city);
