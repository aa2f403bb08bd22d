/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"

/* What the commands of a conversation work on. */

typedef struct
{
  MdnGame game;
  bool quit; /* the conversation is to end */
} MdnSession;

/* Begins with the game that the command `new` would make. */
void mdn_session_begin (MdnSession *session);

/* A seed that nobody can foresee. */
uint64_t mdn_session_fresh_seed (void);
