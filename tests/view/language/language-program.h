/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A program speaks one language from start to end, so each case of a test is a program of its own:
 * the test runs again with the environment that the case wants, and with what was chosen before,
 * CHOICE. The test itself starts no GTK, and thereby no threads, as it changes its environment. */

/* To be called first in main, instead of driver_init, which it calls in a program that was run
 * again. */
void language_program_init (int *argc, char ***argv);

/* TRUE in the program that was run again; FALSE in the test, once that has ended well. The settings
 * are like "LANG=C". */
#define IN_A_PROGRAM_WITH(...)                                                                 \
  (g_test_subprocess () || (language_program_run ((const char *const[]){ __VA_ARGS__, NULL }), \
                            g_test_trap_assert_passed (), FALSE))

/* The environment is that of the test but for these settings, NULL-terminated. */
void language_program_run (const char *const *settings);

/* Where there are locales at all; C.UTF-8 is one for old C libraries. Skips the test where there
 * are none. */
gboolean language_program_has_locales (void);

/* Whether the C library translates in what it has built in, which does not count as a locale any
 * more. Skips the test then. */
gboolean language_program_builtin_translates (void);
