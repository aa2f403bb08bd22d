/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "session.h"

/* The commands that count sequences of placements and play random games; for their form see
 * commands.h. The position stays as it is. */

enum
{
  /* The most that a command may do: a few seconds in an optimized build. */
  MDN_PERFT_LIMIT = 500000,   /* placements that may be made to count */
  MDN_PLAYOUT_LIMIT = 100000, /* games */
};

bool mdn_command_perft (MdnSession *session, char **words, int n_words, FILE *answer);
bool mdn_command_playout (MdnSession *session, char **words, int n_words, FILE *answer);
