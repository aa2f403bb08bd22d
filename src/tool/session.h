/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

/* What the commands of a conversation work on. */

typedef struct
{
  MdnGame game;
  MedinaRecord *record; /* owned; what a record of the game has beside it; its own game is the one
                         * that was loaded or last written */
  bool quit;            /* the conversation is to end */
} MdnSession;

/* Begins with the game that the command `new` would make. */
void mdn_session_begin (MdnSession *session);

/* Frees what it has. */
void mdn_session_end (MdnSession *session);

/* Begins another game. */
void mdn_session_begin_game (MdnSession *session, const MdnSetup *setup);

/* Goes on with the game of a record, and keeps the record. */
void mdn_session_take_record (MdnSession *session, MedinaRecord *record);

/* A seed that nobody can foresee. */
uint64_t mdn_session_fresh_seed (void);
