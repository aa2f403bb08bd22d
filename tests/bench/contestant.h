/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai.h"

/* Somebody who plays in a tournament:
 *
 *   random                        any legal placement
 *   yardstick                     see yardstick.h: one placement deep
 *   yardstick4[:seconds=S]        four deep, at most S seconds a placement, by default 5
 *   easy, medium, hard, expert    the computer player, followed by any of
 *     [:seconds=S][:nodes=N][:threads=N]   what it may use for a turn
 */

typedef struct
{
  char name[64];
  enum
  {
    CONTESTANT_RANDOM,
    CONTESTANT_YARDSTICK,
    CONTESTANT_AI,
  } kind;
  int depth; /* of a yardstick */
  double seconds;
  MdnAiLimits limits;
  MdnAi *ai;
  MdnPlan plan; /* for the turn, of which so many placements have been made */
  int made;
  int turns; /* how often it was asked, and how long it took in all and at most */
  double total_seconds;
  double most_seconds;
} Contestant;

/* False if there is no such contestant. */
bool contestant_begin (Contestant *self, const char *name);
void contestant_end (Contestant *self);

/* One placement; the game must not be over. */
MdnPlacement contestant_choose (Contestant *self, const MdnPosition *position, MdnRandom *random);
