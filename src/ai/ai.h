/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "level.h"
#include "search.h"

/* The computer player: asked for the rest of a turn, it thinks in the caller's thread (and in as
 * many more as it is allowed), until it has thought enough or another thread tells it to stop. One
 * thinker thinks about one thing at a time; any number of them can think side by side. */

typedef struct MdnAi MdnAi;

typedef struct
{
  MdnLevel level;
  double seconds; /* for the turn; 0: as the level has it, and no limit if nodes are given */
  uint64_t nodes; /* positions looked behind, for the turn; 0: as many as there is time for */
  uint64_t seed;  /* the same level, nodes and seed give the same answer on every machine, if there
                   * is one thread and no limit of time */
  int threads;    /* 0 counts as 1 */
} MdnAiLimits;

typedef struct
{
  MdnPlan plans[MDN_MAX_PLANS]; /* ways to play the rest of the turn, the chosen one first */
  int count;                    /* at least 1 */
  uint64_t nodes;               /* positions looked behind; placements tried, where solved */
  double seconds;
  bool solved; /* the game was played out to its end: the first plan's margin is certain */
} MdnAdvice;

/* NULL if there is no memory. */
MdnAi *mdn_ai_new (void);
void mdn_ai_free (MdnAi *ai);

/* Fills `advice`; false if the game is over. Where there is no memory for a search the answer is what
 * seems best at sight. */
bool
mdn_ai_think (MdnAi *ai, const MdnPosition *position, const MdnAiLimits *limits, MdnAdvice *advice);

/* From any thread: what is being thought comes to its end at once, with the best that has been
 * found so far, and so does what begins later, until mdn_ai_resume. */
void mdn_ai_stop (MdnAi *ai);
void mdn_ai_resume (MdnAi *ai);

/* From any thread: how far it has come with what it is thinking, from 0 to 1, and how many
 * positions it has looked behind. */
double mdn_ai_progress (const MdnAi *ai);
uint64_t mdn_ai_nodes (const MdnAi *ai);
