/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "session.h"

/* The commands that ask the computer player; for their form see commands.h. */

enum
{
  /* So that nobody is kept waiting for ever. */
  MDN_THINKING_SECONDS = 3600,
  MDN_THINKING_NODES = 100000000,
};

/* Plays what it answers, too. */
bool mdn_command_genmove (MdnSession *session, char **words, int n_words, FILE *answer);
bool mdn_command_hint (MdnSession *session, char **words, int n_words, FILE *answer);
