/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The arguments of the program. What is wrong with them is told on the standard error of the
 * program that was called, before there is a window. */
typedef struct
{
  gboolean version;
  gboolean service; /* started by the session bus, which then says what to do */
  gboolean new_window;
  gboolean new_game;
  gboolean rules;
  GPtrArray *files; /* of GFile, owned */
  gboolean faulty;  /* there were others that are no games to be opened */
} MedinaCommandLine;

/* Reads arguments, the first of which is the name of the program. NULL if they cannot be
 * understood, or name only files that are not there. Asked for help, it prints that and exits. */
MedinaCommandLine *medina_command_line_new (char **arguments);
void medina_command_line_free (MedinaCommandLine *line);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaCommandLine, medina_command_line_free)

/* Prints a translated sentence on standard error, behind the name of the program. */
void medina_command_line_complain (const char *sentence);

G_END_DECLS
