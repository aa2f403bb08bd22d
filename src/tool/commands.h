/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "session.h"

/* The commands of the line protocol. */

/* Carries out the command that words[0] names, n_words being at least 1, and writes its answer,
 * without the "= " in front and without a newline at the end. False if it is refused: then the
 * answer says why, in one line, and nothing has changed. */
bool mdn_commands_run (MdnSession *session, char **words, int n_words, FILE *answer);
