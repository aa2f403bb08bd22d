/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sys/wait.h>

#include "random-walks.h"
#include "toolkit-faults.h"

/* A random walk, or several where GDK ends it. MEDINA_WALK_SEED and MEDINA_WALK_EVENTS choose
 * another. */

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
tell_end (const RandomWalks *walks)
{
  const RandomWalkProgress *progress = &walks->progress;
  const int first = MAX (progress->event - RANDOM_WALK_MEMORY + 1, 0);

  for (int event = first; event <= progress->event; event++)
    g_printerr ("event %d: %s\n", event, progress->events[event % RANDOM_WALK_MEMORY]);
  g_test_message ("the walk ended with event %d: %s", progress->event, word_end (walks->status));
  g_test_message ("again: MEDINA_WALK_SEED=%" G_GUINT64_FORMAT " MEDINA_WALK_EVENTS=%d",
                  walks->seed, walks->events);
  g_test_fail ();
}

static void
test_walk (void)
{
  const RandomWalks walks =
    random_walks_run (random_walk_run, get_number ("MEDINA_WALK_SEED", SEED),
                      (int) get_number ("MEDINA_WALK_EVENTS", EVENTS));

  if (random_walks_exited_with (&walks, RANDOM_WALK_NO_INPUT))
    {
      g_test_skip ("There is no X server of its own: no real keys and no real pointer.");
      return;
    }
  g_test_message ("%d of %d events in %d walks, which a known fault of GDK may end", walks.made,
                  walks.wanted, walks.walks);
  if (walks.status != 0 && !random_walks_exited_with (&walks, TOOLKIT_FAULTS_ENDED))
    tell_end (&walks);
  else if (!random_walks_are_enough (&walks))
    g_test_fail_printf ("GDK ended the walks too early.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/walk/finds-no-fault", test_walk);
  return g_test_run ();
}
