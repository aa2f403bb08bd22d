/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"

#include <gio/gio.h>

/* Whether the thread sanitizer sees a race beside what GLib keeps in order, and none where there is
 * none. Given the word "race", the main thread counts while the other one does, and must be found
 * out. */

enum
{
  TIMES = 100,
};

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

/* What a thread hands over with its task comes back with the answer. */
static void
test_task (gboolean race)
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

/* --- Callbacks of the main loop --------------------------------------------------------------- */

typedef struct
{
  int told; /* written in the thread, like the next one, and read in the main loop */
  gboolean *heard;
  gboolean *freed;
} News;

static gboolean
hear_cb (gpointer data)
{
  const News *news = data;

  g_assert_cmpint (news->told, ==, 1);
  *news->heard = TRUE;
  return G_SOURCE_REMOVE;
}

static void
news_free (gpointer data)
{
  News *news = data;

  news->told--;
  *news->freed = TRUE;
  g_free (news);
}

static gpointer
tell (gpointer data)
{
  News *news = data;

  news->told++;
  g_idle_add_full (G_PRIORITY_DEFAULT, hear_cb, news, news_free);
  return NULL;
}

/* The main loop hears what a thread tells it before that has ended. */
static void
test_idle (void)
{
  gboolean heard = FALSE, freed = FALSE;
  News *news = g_new0 (News, 1);
  GThread *thread;

  news->heard = &heard;
  news->freed = &freed;
  thread = g_thread_new ("tell", tell, news);
  await (heard && freed);
  g_thread_join (thread);
}

/* --- References ------------------------------------------------------------------------------- */

/* What two threads write, each before it gives up its reference. */
typedef struct
{
  int one;
  int other;
} Shared;

static void
shared_free (gpointer data)
{
  Shared *shared = data;

  g_assert_cmpint (shared->one, ==, 1);
  g_assert_cmpint (shared->other, ==, 1);
  g_free (shared);
}

static gpointer
drop (gpointer object)
{
  ((Shared *) g_object_get_data (object, "shared"))->other++;
  g_object_unref (object);
  return NULL;
}

/* Either of them may be the last one. */
static void
test_reference (void)
{
  GObject *object = g_object_new (G_TYPE_OBJECT, NULL);
  Shared *shared = g_new0 (Shared, 1);
  GThread *thread;

  g_object_set_data_full (object, "shared", shared, shared_free);
  thread = g_thread_new ("drop", drop, g_object_ref (object));
  shared->one++;
  g_object_unref (object);
  g_thread_join (thread);
}

int
main (int argc, char *argv[])
{
  const gboolean race = argc > 1 && strcmp (argv[1], "race") == 0;

  for (int i = 0; i < TIMES; i++)
    test_task (race);
  g_assert_true (race || counter == 2 * TIMES);
  for (int i = 0; i < TIMES; i++)
    {
      test_idle ();
      test_reference ();
    }
  return 0;
}
