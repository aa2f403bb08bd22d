/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What medina-engine makes of its arguments, and of outputs that cannot be written. */

#include <string.h>

#include "engine-process.h"

static EngineRun *
run_with (const char *first, const char *second)
{
  const char *arguments[] = { first, second, NULL };

  return engine_run (arguments, "", 0);
}

static void
test_version (void)
{
  g_autoptr (EngineRun) run = run_with ("--version", NULL);

  g_assert_cmpstr (run->output, ==, "medina-engine " MEDINA_VERSION "\n");
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

static void
test_help (void)
{
  static const char *const expected[] = { "bench", "--check FILE…", "--help", "--version" };
  g_autoptr (EngineRun) run = run_with ("--help", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_nonnull (strstr (run->output, expected[i]));
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, 0);
}

/* Nothing on standard output, the status 2, and the word to blame in the complaint. */
static void
assert_misused (const char *first, const char *second, const char *blamed)
{
  g_autoptr (EngineRun) run = run_with (first, second);

  g_assert_cmpstr (run->output, ==, "");
  g_assert_nonnull (strstr (run->errors, blamed));
  g_assert_true (g_str_has_suffix (run->errors, "\n"));
  g_assert_cmpint (run->status, ==, 2);
}

static void
test_misused (void)
{
  assert_misused ("--frobnicate", NULL, "--frobnicate");
  assert_misused ("", NULL, "unknown argument");
  assert_misused ("name", NULL, "name");
  assert_misused ("--version", "now", "now");
  assert_misused ("--help", "--version", "--version");
  assert_misused ("bench", "faster", "faster");
  assert_misused ("--check", NULL, "--check needs a file");
}

/* A shell that runs the engine as $0. */
static int
shell_status (const char *script)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) shell =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error, "/bin/sh", "-c", script,
                      g_getenv ("MEDINA_ENGINE"), NULL);

  g_assert_no_error (error);
  g_subprocess_wait (shell, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (shell));
  return g_subprocess_get_exit_status (shell);
}

static void
test_output_fails (void)
{
  g_assert_cmpint (shell_status ("echo name | \"$0\" >&-"), ==, 1);
  g_assert_cmpint (shell_status ("\"$0\" --version >&-"), ==, 1);
  g_assert_cmpint (shell_status ("\"$0\" --help >&-"), ==, 1);
  if (g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    g_assert_cmpint (shell_status ("echo name | \"$0\" >/dev/full"), ==, 1);
}

static void
test_input_fails (void)
{
  g_assert_cmpint (shell_status ("\"$0\" </dev/null"), ==, 0);
  g_assert_cmpint (shell_status ("\"$0\" </"), ==, 1);
}

/* The reader of the answers closes the pipe while the engine is at work. */
static void
test_reader_leaves (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                        G_SUBPROCESS_FLAGS_STDERR_PIPE,
                      &error, g_getenv ("MEDINA_ENGINE"), NULL);
  GInputStream *errors;
  char text[1];

  g_assert_no_error (error);
  g_input_stream_close (g_subprocess_get_stdout_pipe (process), NULL, &error);
  g_assert_no_error (error);
  g_output_stream_write_all (g_subprocess_get_stdin_pipe (process), "name\n", 5, NULL, NULL,
                             &error);
  g_assert_no_error (error);
  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);

  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  errors = g_subprocess_get_stderr_pipe (process);
  g_assert_cmpint (g_input_stream_read (errors, text, 1, NULL, NULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/command-line/tells-its-version", test_version);
  g_test_add_func ("/command-line/help-names-everything", test_help);
  g_test_add_func ("/command-line/wrong-arguments-are-blamed", test_misused);
  g_test_add_func ("/command-line/full-output-is-an-error", test_output_fails);
  g_test_add_func ("/command-line/unreadable-input-is-an-error", test_input_fails);
  g_test_add_func ("/command-line/a-reader-that-leaves-is-not-complained-about",
                   test_reader_leaves);

  return g_test_run ();
}
