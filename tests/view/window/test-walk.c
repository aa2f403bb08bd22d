/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "real-input.h"
#include "random-walk.h"
#include "toolkit-faults.h"

/* A random walk in a process of its own, so that any end it may come to can be told with what leads
 * there again. MEDINA_WALK_SEED and MEDINA_WALK_EVENTS choose another. */

enum
{
  SEED = 1,
  EVENTS = 400,
};

static guint64
get_number (const char *variable, guint64 otherwise)
{
  const char *text = g_getenv (variable);

  return text != NULL ? g_ascii_strtoull (text, NULL, 10) : otherwise;
}

static const char *
word_end (int status)
{
  if (WIFSIGNALED (status))
    return WTERMSIG (status) == SIGALRM ? "an event that does not end"
                                        : g_strsignal (WTERMSIG (status));
  return "a fault that is told above";
}

static void
tell_end (const RandomWalkProgress *progress, guint64 seed, int events, int status)
{
  const int first = MAX (progress->event - RANDOM_WALK_MEMORY + 1, 0);

  for (int event = first; event <= progress->event; event++)
    g_printerr ("event %d: %s\n", event, progress->events[event % RANDOM_WALK_MEMORY]);
  g_test_message ("the walk ended with event %d: %s", progress->event, word_end (status));
  g_test_message ("again: MEDINA_WALK_SEED=%" G_GUINT64_FORMAT " MEDINA_WALK_EVENTS=%d", seed,
                  events);
  g_test_fail ();
}

static void
test_walk (void)
{
  const guint64 seed = get_number ("MEDINA_WALK_SEED", SEED);
  const int events = (int) get_number ("MEDINA_WALK_EVENTS", EVENTS);
  RandomWalkProgress *progress =
    mmap (NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  int status = 0;
  pid_t walker;

  g_assert_true (progress != MAP_FAILED);
  walker = fork ();
  g_assert_cmpint (walker, >=, 0);
  if (walker == 0)
    {
      random_walk_run (seed, events, progress);
      _exit (0);
    }
  g_assert_cmpint (waitpid (walker, &status, 0), ==, walker);
  if (WIFEXITED (status) && WEXITSTATUS (status) == RANDOM_WALK_NO_INPUT)
    g_test_skip ("There is no X server of its own: no real keys and no real pointer.");
  else if (WIFEXITED (status) && WEXITSTATUS (status) == TOOLKIT_FAULTS_ENDED)
    g_test_message ("GDK ended the walk with event %d: a known fault of its own", progress->event);
  else if (status != 0)
    tell_end (progress, seed, events, status);
  munmap (progress, sizeof *progress);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/walk/finds-no-fault", test_walk);
  return g_test_run ();
}
