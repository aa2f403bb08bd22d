/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "session.h"

/* The commands for game records; for their form see commands.h. */

/* Answers the record of the game up to the cursor, without empty lines: an answer ends at one. */
bool mdn_command_record (MdnSession *session, char **words, int n_words, FILE *answer);

/* What `load` finds in a file beside the game, `save` and `record` put into theirs, until `new`. */
bool mdn_command_save (MdnSession *session, char **words, int n_words, FILE *answer);
bool mdn_command_load (MdnSession *session, char **words, int n_words, FILE *answer);

/* Writes a line for each file, which tells if it is a sound record; false if one is not. */
bool mdn_record_check_files (int n_files, char **files, FILE *output);
