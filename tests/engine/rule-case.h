/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

#include "rule-game.h"

/* A rule of the game, shown by an example: a game, the placements so far, and what is claimed to
 * be so then. Claims that are left out are not looked at.
 *
 * Lists are separated by spaces, the facts about several players or palaces by semicolons. Facts
 * are written as the line protocol writes them; those left out of a claim do not matter. */

typedef struct
{
  MdnReason reason;
  const char *rule;
  const char *placements; /* all refused for that reason */
} RuleRefusal;

enum
{
  RULE_MAX_REFUSALS = 4,
};

typedef struct
{
  const char *path; /* "/rules/P3/one-extendable-palace-binds": the rule, then what is shown */

  const char *game; /* for rule_game_begin */
  const char *play; /* the placements so far, for rule_game_play */

  const char *legal;   /* these are legal now */
  const char *exactly; /* these are, and no others with the same pieces */
  const char *none;    /* the letters of pieces that cannot be placed at all */
  RuleRefusal refused[RULE_MAX_REFUSALS];

  const char *turn;    /* "player=2 placement=1 of=2" */
  const char *stock;   /* "1 G=5 W=3; 2 T=0" */
  const char *palaces; /* "at=f7 owner=2 buildings=3; at=c3 owner=neutral" */
  const char *tiles;   /* "O=2 4=neutral tea=3" */
  const char *score;   /* "1 walls=2 total=7; 2 total=3" */
  const char *result;  /* "over winner=1,2" */
  const char *waiting; /* merchants on the tower tiles 1 to 4: "3 2 1 0" */
  const char *leading; /* who would win if the game were over now: "1 2" */
  const char *shown;   /* the players whose stocks everybody has seen, screens or not: "1 3" */

  /* A part of the board, from the top, as the protocol draws it; `corner` is its lower left space.
   * With `marked`, the letter of a piece, every space is marked `!` where that piece may go. */
  const char *corner;
  const char *picture;
  char marked;
} RuleCase;

/* Adds a test for each case. */
void rule_cases_add (const RuleCase *cases, size_t count);
