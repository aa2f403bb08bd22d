/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "session.h"

/* The commands that ask the computer player; for their form see commands.h. */

enum
{
  /* The most that can be asked for: every command ends at some time. */
  MDN_THINKING_SECONDS = 3600,
  MDN_THINKING_NODES = 100000000,
};

/* `genmove` also plays the placements that it answers; `hint` does not. */
bool mdn_command_genmove (MdnSession *session, char **words, int n_words, FILE *answer);
bool mdn_command_hint (MdnSession *session, char **words, int n_words, FILE *answer);
