/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai.h"
#include "medina-record.h"

/* What the commands of a conversation work on. */

/* What one command may do at most. */
typedef struct
{
  uint64_t perft; /* placements that may be made to count; what takes more is refused */
  uint64_t games; /* random ones; more are refused */
  uint64_t nodes; /* positions to look behind, even if more, or time, was asked for; 0: no limit */
} MdnSessionLimits;

typedef struct
{
  MdnGame game;
  MedinaRecord *record; /* owned; what a record of the game has beside it; its own game is the one
                         * that was loaded or last written */
  MdnAi *ai;            /* owned; NULL until somebody thinks */
  GAsyncQueue *unanswered; /* owned; in which a file that did not answer will answer; NULL if there
                            * is none */
  MdnSessionLimits limits;
  bool quit; /* the conversation is to end */
} MdnSession;

/* Begins with the game that the command `new` would make. The limits are copied. */
void mdn_session_begin (MdnSession *session, const MdnSessionLimits *limits);

/* Frees what it has. */
void mdn_session_end (MdnSession *session);

/* Begins another game. */
void mdn_session_begin_game (MdnSession *session, const MdnSetup *setup);

/* Goes on with the game of a record, and keeps the record. */
void mdn_session_take_record (MdnSession *session, MedinaRecord *record);

/* A seed that nobody can foresee. */
uint64_t mdn_session_fresh_seed (void);
