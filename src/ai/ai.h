/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "character.h"
#include "level.h"
#include "search.h"

/* The computer player. It is asked for the rest of a turn and thinks in the caller's thread, and
 * in as many more as it may use, until it reaches a limit or another thread stops it. One MdnAi
 * thinks about one position at a time; several can think side by side.
 *
 * Where time alone limits the search, its trees are kept until the next time, up to 141 MiB. If the
 * game has come by then to a position that they know, and the same level asks without a character,
 * it goes on from there, whichever player that is: in one game, all computers had best share one
 * MdnAi. Trees of another game, or from before some placements were taken back, do not know the
 * position, and go. They are filled with what everybody sees, and never with more. */

typedef struct MdnAi MdnAi;

typedef struct
{
  MdnLevel level;
  MdnCharacter character;
  double seconds; /* for the turn; 0: as the level has it, and no limit if nodes are given */

  /* Positions searched, for the turn; 0: as the level has it, or as many as there is time for */
  uint64_t nodes;

  uint64_t seed; /* all else the same, it gives the same answer on every machine, if there is one
                   * thread and no limit of time */
  int threads;   /* 0 counts as 1 */
} MdnAiLimits;

typedef struct
{
  /* Ways to play the rest of the turn, the principal variation first. */
  MdnVariation variations[MDN_MAX_VARIATIONS];
  int count;      /* at least 1 */
  uint64_t nodes; /* positions searched; if solved, placements tried */
  uint64_t kept;  /* positions that earlier turns had searched behind this one; not in `nodes` */
  double seconds;
  bool solved; /* the game was played out to its end: the first variation's margin is certain */
} MdnAdvice;

/* NULL if there is no memory. */
MdnAi *mdn_ai_new (void);

/* May take some hundredths of a second, if there are trees. */
void mdn_ai_free (MdnAi *ai);

/* Fills `advice`; false if the game is over. Without memory for a search, the answer is that of
 * the greedy policy. */
bool
mdn_ai_think (MdnAi *ai, const MdnPosition *position, const MdnAiLimits *limits, MdnAdvice *advice);

/* From any thread: ends what is being thought at once, with the best that has been found so far.
 * Whatever begins later ends as soon, until mdn_ai_resume, before which it must have ended; then no
 * progress has been made yet. */
void mdn_ai_stop (MdnAi *ai);
void mdn_ai_resume (MdnAi *ai);

/* From any thread: how much of the limits is used up, from 0 to 1, and how many positions have
 * been searched. */
double mdn_ai_progress (const MdnAi *ai);
uint64_t mdn_ai_nodes (const MdnAi *ai);
