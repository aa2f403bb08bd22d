/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"

#include <gio/gio.h>

/* Whether the thread sanitizer sees a race beside a GTask, and none where there is none. Given the word
 * "race", the main thread counts while the other one does, and must be found out. */

static int counter;

static void
count_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  int *handed_over = data;

  counter++;
  (*handed_over)++;
  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  gboolean *done = data;

  *done = g_task_propagate_boolean (G_TASK (result), NULL);
}

int
main (int argc, char *argv[])
{
  const gboolean race = argc > 1 && strcmp (argv[1], "race") == 0;

  for (int i = 0; i < 100; i++)
    {
      gboolean done = FALSE;
      g_autoptr (GTask) task = g_task_new (NULL, NULL, done_cb, &done);
      int *handed_over = g_new0 (int, 1);

      counter++;
      g_task_set_task_data (task, handed_over, g_free);
      g_task_run_in_thread (task, count_in_thread);
      if (race)
        counter++;
      await (done);
      g_assert_cmpint (*handed_over, ==, 1);
    }
  g_assert_true (race || counter == 200);
  return 0;
}
