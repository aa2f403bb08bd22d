/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* The real medina-engine, whose path is in the environment variable MEDINA_ENGINE unless another is
 * given, in a process of its own. Whatever goes wrong with the process itself ends the test. */

/* --- All at once --- */

typedef struct
{
  int status; /* what it exited with */
  char *output;
  gsize length; /* of the output, which may have zeros in it */
  char *errors; /* what it wrote to standard error */
} EngineRun;

/* Runs it with these arguments, ended by NULL, and this input, which it must read. */
EngineRun *engine_run (const char *const *arguments, const char *input, gsize length);
void engine_run_free (EngineRun *run);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EngineRun, engine_run_free)

/* The answers to the commands in the input, which it must take to its end: each with its "= ",
 * "=" or "? ", and without the empty line behind it. */
GStrv engine_answers (const char *input, gsize length);

/* --- In conversation --- */

typedef struct _Engine Engine;

Engine *engine_new (void);
Engine *engine_new_at (const char *path);

/* Ends the input; the engine must exit with 0. */
void engine_free (Engine *engine);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Engine, engine_free)

/* Gives it one command, whose words are as for printf, and waits for the answer, as above. */
char *engine_ask (Engine *engine, const char *command, ...) G_GNUC_PRINTF (2, 3);
