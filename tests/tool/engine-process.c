/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-process.h"

#include <string.h>

struct _Engine
{
  GSubprocess *process;
  GOutputStream *input;
  GDataInputStream *output;
};

static GSubprocess *
spawn (const char *path, const char *const *arguments, GSubprocessFlags flags)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (flags);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_assert_nonnull (path);
  g_ptr_array_add (argv, (gpointer) path);
  for (gsize i = 0; arguments != NULL && arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) arguments[i]);
  g_ptr_array_add (argv, NULL);

  /* A file written by mistake must not land in the source. */
  g_subprocess_launcher_set_cwd (launcher, g_get_tmp_dir ());
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, &error);
  g_assert_no_error (error);
  return process;
}

/* --- All at once ----------------------------------------------------------------------------- */

/* Ends with a 0 even if there is nothing. */
static char *
text_of (GBytes *bytes)
{
  const gsize length = g_bytes_get_size (bytes);
  char *text = g_malloc (length + 1);

  if (length > 0)
    memcpy (text, g_bytes_get_data (bytes, NULL), length);
  text[length] = '\0';
  return text;
}

EngineRun *
engine_run (const char *const *arguments, const char *input, gsize length)
{
  g_autoptr (GSubprocess) process =
    spawn (g_getenv ("MEDINA_ENGINE"), arguments,
           G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE |
             G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GBytes) bytes = g_bytes_new (input, length);
  g_autoptr (GBytes) output = NULL;
  g_autoptr (GBytes) errors = NULL;
  g_autoptr (GError) error = NULL;
  EngineRun *run = g_new0 (EngineRun, 1);

  g_subprocess_communicate (process, bytes, NULL, &output, &errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  run->status = g_subprocess_get_exit_status (process);
  run->output = text_of (output);
  run->length = g_bytes_get_size (output);
  run->errors = text_of (errors);
  return run;
}

void
engine_run_free (EngineRun *run)
{
  g_free (run->output);
  g_free (run->errors);
  g_free (run);
}

static void
assert_is_answer (const char *answer)
{
  if (strcmp (answer, "=") != 0)
    g_assert_true (g_str_has_prefix (answer, "= ") || g_str_has_prefix (answer, "? "));
  g_assert_true (g_utf8_validate (answer, -1, NULL));
}

/* Not by g_strsplit, which under the address sanitizer looks at all that is left each time. */
static GStrv
split_answers (char *output, gsize length)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new ();
  char *begin = output, *end = output + length;

  for (char *at = begin; (at = memchr (at, '\n', (gsize) (end - at))) != NULL; at++)
    if (at[1] == '\n')
      {
        g_ptr_array_add (answers, g_strndup (begin, (gsize) (at - begin)));
        assert_is_answer (g_ptr_array_index (answers, answers->len - 1));
        begin = ++at + 1;
      }
  g_assert_true (begin == end);
  g_ptr_array_add (answers, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&answers), FALSE);
}

GStrv
engine_answers (const char *input, gsize length)
{
  g_autoptr (EngineRun) run = engine_run (NULL, input, length);

  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (strlen (run->output), ==, run->length);
  return split_answers (run->output, run->length);
}

/* --- In conversation ------------------------------------------------------------------------- */

Engine *
engine_new (void)
{
  return engine_new_at (g_getenv ("MEDINA_ENGINE"));
}

Engine *
engine_new_at (const char *path)
{
  Engine *engine = g_new0 (Engine, 1);

  engine->process =
    spawn (path, NULL, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  engine->input = g_subprocess_get_stdin_pipe (engine->process);
  engine->output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (engine->process));
  return engine;
}

void
engine_free (Engine *engine)
{
  g_autoptr (GError) error = NULL;

  g_output_stream_close (engine->input, NULL, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check (engine->process, NULL, &error);
  g_assert_no_error (error);
  g_object_unref (engine->output);
  g_object_unref (engine->process);
  g_free (engine);
}

static char *
read_answer (Engine *engine)
{
  g_autoptr (GString) answer = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (;;)
    {
      g_autofree char *line = g_data_input_stream_read_line (engine->output, NULL, NULL, &error);

      g_assert_no_error (error);
      g_assert_nonnull (line);
      if (*line == '\0')
        break;
      if (answer->len > 0)
        g_string_append_c (answer, '\n');
      g_string_append (answer, line);
    }
  assert_is_answer (answer->str);
  return g_strdup (answer->str);
}

char *
engine_ask (Engine *engine, const char *command, ...)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  va_list arguments;

  va_start (arguments, command);
  g_string_vprintf (line, command, arguments);
  va_end (arguments);
  g_string_append_c (line, '\n');
  g_output_stream_write_all (engine->input, line->str, line->len, NULL, NULL, &error);
  g_assert_no_error (error);
  return read_answer (engine);
}
