/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <unistd.h>

#include "random-walks.h"
#include "toolkit-faults.h"

/* What becomes of walks that come to an end before their last event, told by walkers that do
 * nothing else. */

enum
{
  SEED = 5,
  EVENTS = 100,
};

static void
walk_far (guint64 seed, int events, RandomWalkProgress *progress)
{
  progress->event = events;
}

static void
test_whole (void)
{
  const RandomWalks walks = random_walks_run (walk_far, SEED, EVENTS);

  g_assert_cmpint (walks.status, ==, 0);
  g_assert_cmpint (walks.walks, ==, 1);
  g_assert_cmpint (walks.made, ==, EVENTS);
  g_assert_true (random_walks_are_enough (&walks));
}

/* At its first event. */
static void
be_ended_once (guint64 seed, int events, RandomWalkProgress *progress)
{
  if (seed == SEED)
    _exit (TOOLKIT_FAULTS_ENDED);
  walk_far (seed, events, progress);
}

static void
test_ended_once (void)
{
  const RandomWalks walks = random_walks_run (be_ended_once, SEED, EVENTS);

  g_assert_cmpint (walks.status, ==, 0);
  g_assert_cmpint (walks.walks, ==, 2);
  g_assert_cmpint (walks.made, ==, EVENTS);
  g_assert_true (random_walks_are_enough (&walks));
}

static void
be_ended_always (guint64 seed, int events, RandomWalkProgress *progress)
{
  progress->event = 2;
  _exit (TOOLKIT_FAULTS_ENDED);
}

static void
test_ended_always (void)
{
  const RandomWalks walks = random_walks_run (be_ended_always, SEED, EVENTS);

  g_assert_true (random_walks_exited_with (&walks, TOOLKIT_FAULTS_ENDED));
  g_assert_cmpint (walks.walks, >, 2);
  g_assert_cmpint (walks.made, ==, 2 * walks.walks);
  g_assert_false (random_walks_are_enough (&walks));
}

/* As it has to be walked again: with the seed and the events of the walk that finds it. */
static void
find_fault (guint64 seed, int events, RandomWalkProgress *progress)
{
  progress->event = 30;
  if (seed == SEED)
    _exit (TOOLKIT_FAULTS_ENDED);
  g_strlcpy (progress->events[30 % RANDOM_WALK_MEMORY], "fault", RANDOM_WALK_WORDS);
  _exit (1);
}

static void
test_fault (void)
{
  const RandomWalks walks = random_walks_run (find_fault, SEED, EVENTS);

  g_assert_true (random_walks_exited_with (&walks, 1));
  g_assert_cmpuint (walks.seed, ==, SEED + 1);
  g_assert_cmpint (walks.events, ==, EVENTS - 30);
  g_assert_cmpint (walks.progress.event, ==, 30);
  g_assert_cmpstr (walks.progress.events[30 % RANDOM_WALK_MEMORY], ==, "fault");
}

static void
find_no_input (guint64 seed, int events, RandomWalkProgress *progress)
{
  _exit (RANDOM_WALK_NO_INPUT);
}

static void
test_no_input (void)
{
  const RandomWalks walks = random_walks_run (find_no_input, SEED, EVENTS);

  g_assert_true (random_walks_exited_with (&walks, RANDOM_WALK_NO_INPUT));
  g_assert_cmpint (walks.walks, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/walk-ends/a-whole-walk-is-enough", test_whole);
  g_test_add_func ("/walk-ends/another-goes-on-where-gdk-ends-one", test_ended_once);
  g_test_add_func ("/walk-ends/walks-that-gdk-always-ends-are-not-enough", test_ended_always);
  g_test_add_func ("/walk-ends/a-fault-is-told-as-it-comes-again", test_fault);
  g_test_add_func ("/walk-ends/no-input-is-not-tried-again", test_no_input);
  return g_test_run ();
}
