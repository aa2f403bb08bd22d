/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orca.h"

#include <glib-unix.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

#include "await.h"

/* A text between quotes, which may have lines, and then the voice. */
#define SPEECH "SPEECH OUTPUT: '(.*?)'[^'\n]*\\{"

static void
add_lines (Orca *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (*g_strstrip (*line) != '\0')
      {
        g_test_message ("%s", *line);
        g_ptr_array_add (self->spoken, g_strdup (*line));
      }
}

/* What has come since; a text that is still being written is left for the next time. */
static void
read_on (Orca *self)
{
  static GRegex *speech;
  g_autoptr (GMatchInfo) match = NULL;
  char buffer[4096];
  gssize length;
  int end = 0;

  while ((length = read (self->terminal, buffer, sizeof buffer)) > 0)
    g_string_append_len (self->log, buffer, length);
  if (speech == NULL)
    speech = g_regex_new (SPEECH, G_REGEX_DOTALL | G_REGEX_RAW | G_REGEX_OPTIMIZE, 0, NULL);
  for (g_regex_match (speech, self->log->str, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *text = g_match_info_fetch (match, 1);

      add_lines (self, text);
      g_match_info_fetch_pos (match, 0, NULL, &end);
    }
  g_string_erase (self->log, 0, end);
}

/* Python writes to a terminal line by line, and to a file only from time to time. */
static char *
open_terminal (Orca *self)
{
  struct termios mode;

  g_assert_cmpint (openpty (&self->terminal, &self->slave, NULL, NULL, NULL), ==, 0);
  tcgetattr (self->slave, &mode);
  cfmakeraw (&mode);
  tcsetattr (self->slave, TCSANOW, &mode);
  g_unix_set_fd_nonblocking (self->terminal, TRUE, NULL);
  return g_strconcat ("--debug-file=", ttyname (self->slave), NULL);
}

static void
ended_cb (GObject *process, GAsyncResult *result, gpointer data)
{
  gboolean *has_ended = data;

  *has_ended = g_subprocess_wait_finish (G_SUBPROCESS (process), result, NULL);
}

/* FALSE if it has ended instead. */
static gboolean
await_start (Orca *self, GSubprocess *process)
{
  g_autoptr (GCancellable) waiting = g_cancellable_new ();
  gboolean has_ended = FALSE;

  g_subprocess_wait_async (process, waiting, ended_cb, &has_ended);
  await (has_ended || orca_has_spoken (self, 0, "^Screen reader on"));
  g_cancellable_cancel (waiting);
  await_quiet ();
  return !has_ended;
}

/* A voice waits for a sound card, and Orca for its voice. Without one it writes down what it would
 * say. */
static const char no_voice[] = "SPEECHD_ADDRESS=unix_socket:/dev/null/no-voice";

gboolean
orca_start (Orca *self, BusProgram *program)
{
  g_autofree char *orca = g_find_program_in_path ("orca");
  g_autofree char *file = NULL;

  *self = (Orca){ 0 };
  if (orca == NULL)
    {
      g_test_skip ("there is no Orca");
      return FALSE;
    }
  self->log = g_string_new (NULL);
  self->spoken = g_ptr_array_new_with_free_func (g_free);
  file = open_terminal (self);
  if (await_start (self, bus_program_spawn (program, (const char *const[]){ "env", no_voice, orca,
                                                                            file, NULL })))
    return TRUE;
  orca_clear (self);
  g_test_skip ("another Orca is at work, or this one does not start");
  return FALSE;
}

void
orca_clear (Orca *self)
{
  g_ptr_array_unref (self->spoken);
  g_string_free (self->log, TRUE);
  close (self->slave);
  close (self->terminal);
}

gboolean
orca_has_spoken (Orca *self, guint since, const char *like)
{
  read_on (self);
  for (guint i = since; i < self->spoken->len; i++)
    if (g_regex_match_simple (like, self->spoken->pdata[i], 0, 0))
      return TRUE;
  return FALSE;
}

guint
orca_count (Orca *self)
{
  read_on (self);
  return self->spoken->len;
}
