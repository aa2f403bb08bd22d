/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "language-program.h"

#include <glib/gstdio.h>

#include "driver.h"
#include "medina-language-choice.h"
#include "medina-language.h"
#include "medina-locale.h"

static const char *const variables[] = {
  "ASAN_OPTIONS", "CHOICE", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LOCPATH", "PATH",
};

static void
restore (const char *variable, const char *value)
{
  if (value != NULL)
    g_setenv (variable, value, TRUE);
  else
    g_unsetenv (variable);
}

void
language_program_run (const char *const *settings)
{
  char *before[G_N_ELEMENTS (variables)];

  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    before[i] = g_strdup (g_getenv (variables[i]));
  for (; *settings != NULL; settings++)
    {
      g_auto (GStrv) setting = g_strsplit (*settings, "=", 2);

      g_setenv (setting[0], setting[1], TRUE);
    }
  g_setenv ("AS_PROGRAM", "yes", TRUE);
  g_setenv ("ASAN_OPTIONS", "detect_leaks=0", TRUE); /* a program just ends */
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_unsetenv ("AS_PROGRAM");
  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      restore (variables[i], before[i]);
      g_free (before[i]);
    }
}

gboolean
language_program_has_locales (void)
{
  if (medina_language_can_translate ())
    return TRUE;
  g_test_skip ("no locale is installed in which gettext translates");
  return FALSE;
}

gboolean
language_program_builtin_translates (void)
{
  if (!medina_locale_translates ("C.UTF-8"))
    return FALSE;
  g_test_skip ("gettext translates in C.UTF-8 here");
  return TRUE;
}

/* What was chosen before the program started: "/" for a folder where its file should be. */
static void
prepare_choice (void)
{
  const char *choice = g_getenv ("CHOICE");
  g_autofree char *path = medina_language_choice_get_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  if (choice == NULL || *choice == '\0')
    return;
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  if (g_str_equal (choice, "/"))
    g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  else
    g_assert_true (g_file_set_contents (path, choice, -1, NULL));
}

static void
start_program (int *argc, char ***argv)
{
  driver_make_home ();
  prepare_choice ();
  medina_language_init ();
  driver_init (argc, argv);
}

void
language_program_init (int *argc, char ***argv)
{
  if (g_getenv ("AS_PROGRAM") != NULL)
    start_program (argc, argv);
  else
    g_test_init (argc, argv, NULL);
}
