/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"
#include "medina-record-file.h"

/* Loading from a drive that does not answer until the test lets it. */

static GMutex mutex;
static GCond changed;
static gboolean answering;
static int begun, ended; /* files that are or were loaded */

MedinaRecord *
__wrap_medina_record_load (GFile *file, char **stamp, GCancellable *cancellable, GError **error);
gpointer __wrap_g_async_queue_timeout_pop (GAsyncQueue *queue, guint64 timeout);
void __wrap_g_async_queue_push (GAsyncQueue *queue, gpointer data);
void __real_g_async_queue_push (GAsyncQueue *queue, gpointer data);

MedinaRecord *
__wrap_medina_record_load (GFile *file, char **stamp, GCancellable *cancellable, GError **error)
{
  g_mutex_lock (&mutex);
  begun++;
  g_cond_broadcast (&changed);
  while (!answering)
    g_cond_wait (&changed, &mutex);
  g_mutex_unlock (&mutex);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "It has answered.");
  return NULL;
}

gpointer
__wrap_g_async_queue_timeout_pop (GAsyncQueue *queue, guint64 timeout)
{
  return answering ? g_async_queue_pop (queue) : NULL;
}

void
__wrap_g_async_queue_push (GAsyncQueue *queue, gpointer data)
{
  __real_g_async_queue_push (queue, data);
  g_mutex_lock (&mutex);
  ended++;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&mutex);
}

/* Waits until the count is reached. */
static void
await_count (const int *count, int wanted)
{
  const gint64 deadline = g_get_monotonic_time () + G_TIME_SPAN_MINUTE;

  g_mutex_lock (&mutex);
  while (*count < wanted)
    g_assert_true (g_cond_wait_until (&changed, &mutex, deadline));
  g_mutex_unlock (&mutex);
}

static void
let_answer (gboolean does)
{
  g_mutex_lock (&mutex);
  answering = does;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&mutex);
}

static void
assert_refused (MdnSession *session, const char *beginning)
{
  char command[] = "load", path[] = "game.medina";
  char *words[] = { command, path };
  char text[256] = "";
  FILE *answer = fmemopen (text, sizeof text, "w");

  g_assert_nonnull (answer);
  g_assert_false (mdn_commands_run (session, words, G_N_ELEMENTS (words), answer));
  fclose (answer);
  g_assert_true (g_str_has_prefix (text, beginning));
}

static void
test_one_at_a_time (void)
{
  const MdnSessionLimits limits = { 0 };
  MdnSession session;

  mdn_session_begin (&session, &limits);
  assert_refused (&session, "The file is not responding. ");
  await_count (&begun, 1);
  assert_refused (&session, "the last file is still not responding");
  assert_refused (&session, "the last file is still not responding");
  g_assert_cmpint (begun, ==, 1);

  let_answer (TRUE);
  await_count (&ended, 1);
  assert_refused (&session, "It has answered.");
  g_assert_cmpint (begun, ==, 2);
  await_count (&ended, 2);

  /* The session ends before the answer comes. */
  let_answer (FALSE);
  assert_refused (&session, "The file is not responding. ");
  await_count (&begun, 3);
  mdn_session_end (&session);
  let_answer (TRUE);
  await_count (&ended, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/unanswered/one-file-is-waited-for-at-a-time", test_one_at_a_time);
  return g_test_run ();
}
