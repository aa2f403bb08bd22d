/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "session.h"

/* The commands that begin a game and go back and forth in it; for their form see commands.h. */

bool mdn_command_new (MdnSession *session, char **words, int n_words, FILE *answer);
bool mdn_command_setup (MdnSession *session, char **words, int n_words, FILE *answer);
bool mdn_command_play (MdnSession *session, char **words, int n_words, FILE *answer);

/* Both answer as `turn` does. */
bool mdn_command_undo (MdnSession *session, char **words, int n_words, FILE *answer);
bool mdn_command_redo (MdnSession *session, char **words, int n_words, FILE *answer);
