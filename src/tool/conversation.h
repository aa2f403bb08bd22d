/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdio.h>

#include "session.h"

/* Reads commands, one a line, and answers each, until `quit` or the end of the input. False if
 * reading or writing failed: errno says how. */
bool mdn_conversation (FILE *input, FILE *output);

/* With other limits than the usual ones, which are those of the commands. */
bool mdn_conversation_within (FILE *input, FILE *output, const MdnSessionLimits *limits);
