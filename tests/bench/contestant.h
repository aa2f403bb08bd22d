/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai.h"
#include "engine-process.h"

/* Somebody who plays in a tournament:
 *
 *   random                        any legal placement
 *   reference                     see reference-player.h: one placement deep
 *   reference4[:seconds=S]        four deep, at most S seconds a placement, by default 5
 *   easy, medium, hard, expert    the computer player, followed by any of
 *     [:seconds=S][:nodes=N][:threads=N]   what it may use for a turn
 *     [:character=NAME]                    see character.h
 *   engine=PATH                   a program that speaks the protocol of medina-engine: another
 *     [:KEY=VALUE]…               version of it, say; its `genmove` is given these words
 */

typedef struct
{
  char name[256];
  enum
  {
    CONTESTANT_RANDOM,
    CONTESTANT_REFERENCE,
    CONTESTANT_AI,
    CONTESTANT_ENGINE,
  } kind;
  int depth; /* of a reference */
  double seconds;
  MdnAiLimits limits;
  MdnAi *ai;
  Engine *engine;
  char options[256]; /* of its `genmove`: words, each behind a space */
  MdnVariation plan; /* for the turn, of which so many placements have been made */
  int made;
  int ahead; /* placements that the engine has made, but the game has not yet */
  int turns; /* how often it was asked, and how long it took in all and at most */
  double total_seconds;
  double most_seconds;
} Contestant;

/* FALSE if there is no contestant of that name. */
bool contestant_begin (Contestant *self, const char *name);
void contestant_end (Contestant *self);

/* A game begins; a placement was made, by this contestant or by another. */
void contestant_begin_game (Contestant *self, const MdnSetup *setup);
void contestant_see (Contestant *self, MdnPlacement placement);

/* One placement; the game must not be over. */
MdnPlacement contestant_choose (Contestant *self, const MdnPosition *position, MdnRandom *random);
