/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thinking ends when it is told to, at the limits it was given, and can be watched meanwhile. */

#include "ai-fixture.h"
#include "await.h"
#include "legal.h"
#include "play.h"
#include "playout.h"

typedef struct
{
  MdnAi *ai;
  MdnPosition position;
  MdnAiLimits limits;
  MdnAdvice advice;
  gboolean thought;
} Task;

static gpointer
think (gpointer data)
{
  Task *task = data;

  task->thought = mdn_ai_think (task->ai, &task->position, &task->limits, &task->advice);
  return NULL;
}

/* An hour's work, stopped as soon as it has begun: the answer is the best variation of what was
 * seen until then, and comes long before the hour is over. */
static void
stop_in_the_middle (Task *task)
{
  GThread *thread;

  task->ai = mdn_ai_new ();
  task->limits.seconds = 3600;
  thread = g_thread_new ("think", think, task);
  await (mdn_ai_nodes (task->ai) >= 100);
  g_assert_cmpfloat (mdn_ai_progress (task->ai), <, 1);
  mdn_ai_stop (task->ai);
  g_thread_join (thread);
  g_assert_true (task->thought);
  g_assert_cmpfloat (mdn_ai_progress (task->ai), <, 1);
  g_assert_cmpuint (task->advice.nodes, >=, 100);
  g_assert_false (task->advice.solved);
  ai_fixture_check_variation (&task->position, &task->advice.variations[0]);
  mdn_ai_free (task->ai);
}

static void
test_stop (void)
{
  for (int i = 0; i < 12; i++)
    {
      Task task = { .position = ai_fixture_position ((MdnRuleSet) (i % MDN_RULE_SETS), 2 + i % 3,
                                                     (guint64) i, 9 * i + 1),
                    .limits = { .level = MDN_LEVEL_EXPERT, .threads = 1 + i % 3 } };

      stop_in_the_middle (&task);
    }
}

/* Stopped before it began, it still answers, and thinks again only after mdn_ai_resume. */
static void
test_stopped_before (void)
{
  const MdnPosition position = ai_fixture_position (MDN_ONLINE, 3, 1, 30);
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = 3000 };
  MdnAi *ai = mdn_ai_new ();
  MdnAdvice advice;

  mdn_ai_stop (ai);
  g_assert_true (mdn_ai_think (ai, &position, &limits, &advice));
  ai_fixture_check_variation (&position, &advice.variations[0]);
  g_assert_cmpuint (advice.nodes, <, 100);
  mdn_ai_resume (ai);
  g_assert_true (mdn_ai_think (ai, &position, &limits, &advice));
  g_assert_cmpuint (advice.nodes, >=, 2900);
  mdn_ai_free (ai);
}

/* An ending of that size can be solved; stopped, the answer is not the solver's. */
static void
test_stopped_solving (void)
{
  const MdnPosition position = ai_fixture_ending (MDN_SECOND_EDITION, 2, 3, 14);
  const MdnAiLimits limits = { .level = MDN_LEVEL_EXPERT, .seconds = 3600 };
  MdnAi *ai = mdn_ai_new ();
  MdnAdvice advice;

  mdn_ai_stop (ai);
  g_assert_true (mdn_ai_think (ai, &position, &limits, &advice));
  g_assert_false (advice.solved);
  ai_fixture_check_variation (&position, &advice.variations[0]);
  mdn_ai_resume (ai);
  g_assert_true (mdn_ai_think (ai, &position, &limits, &advice));
  g_assert_true (advice.solved);
  mdn_ai_free (ai);
}

static void
test_progress (void)
{
  const MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 4, 1, 30);
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = 500 };
  MdnAi *ai = mdn_ai_new ();
  MdnAdvice advice;

  g_assert_cmpfloat (mdn_ai_progress (ai), ==, 0);
  g_assert_true (mdn_ai_think (ai, &position, &limits, &advice));
  g_assert_cmpfloat (mdn_ai_progress (ai), >, 0.9);
  g_assert_cmpuint (mdn_ai_nodes (ai), <=, 510);
  mdn_ai_free (ai);
}

/* The only placement that there is, if there is but one. */
static gboolean
find_only (const MdnPosition *position, MdnPlacement *only)
{
  MdnRandom random;
  MdnLegal legal;

  mdn_legal_find (position, &legal);
  mdn_random_seed (&random, 1);
  *only = mdn_legal_draw (position, &legal, &random);
  return mdn_legal_count (&legal) == 1;
}

/* A position at which the turn ends with the only placement that there is; the game goes on. */
static MdnPosition
find_forced (void)
{
  MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 2, 1, 0), behind;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  for (guint64 seed = 2;; seed++)
    {
      for (; !mdn_position_is_over (&position);
           mdn_position_play (&position, mdn_playout_choose (&position, &random), NULL))
        {
          MdnPlacement only;

          behind = position;
          if (!find_only (&position, &only))
            continue;
          mdn_position_play (&behind, only, NULL);
          if (!mdn_position_is_over (&behind) &&
              behind.table.turn.player != position.table.turn.player)
            return position;
        }
      position = ai_fixture_position (MDN_SECOND_EDITION, 2, seed, 0);
    }
}

/* An hour for a turn in which there is nothing to choose. */
static void
test_nothing_to_decide (void)
{
  const MdnPosition position = find_forced ();
  atomic_ullong visits = 0;
  const MdnSearchLimits limits = { .deadline.end = mdn_deadline_now () + 3600,
                                   .threads = 2,
                                   .progress = &visits };
  MdnVariation variations[MDN_MAX_VARIATIONS];

  g_assert_cmpint (mdn_search_run (&position, &limits, variations), >=, 1);
  ai_fixture_check_variation (&position, &variations[0]);
  g_assert_cmpuint (atomic_load (&visits), <, 100);
}

/* Two thinkers at the same time, each with several threads, do not disturb each other. */
static void
test_side_by_side (void)
{
  const MdnAiLimits limits = { .level = MDN_LEVEL_EXPERT, .nodes = 400, .threads = 2, .seed = 3 };
  Task tasks[2];
  GThread *threads[2];

  for (int i = 0; i < 2; i++)
    {
      tasks[i] = (Task){ .ai = mdn_ai_new (),
                         .position = ai_fixture_position (MDN_SECOND_EDITION, 2, 8, 20),
                         .limits = limits };
      threads[i] = g_thread_new ("think", think, &tasks[i]);
    }
  for (int i = 0; i < 2; i++)
    {
      g_thread_join (threads[i]);
      g_assert_true (tasks[i].thought);
      mdn_ai_free (tasks[i].ai);
    }
  g_assert_true (
    mdn_variation_equals (&tasks[0].advice.variations[0], &tasks[1].advice.variations[0]));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stopping/stopped-in-the-middle-it-answers", test_stop);
  g_test_add_func ("/stopping/stopped-before-it-answers-until-resumed", test_stopped_before);
  g_test_add_func ("/stopping/stopped-it-does-not-solve", test_stopped_solving);
  g_test_add_func ("/stopping/progress-goes-up-to-the-limit", test_progress);
  g_test_add_func ("/stopping/what-is-forced-is-not-thought-about", test_nothing_to_decide);
  g_test_add_func ("/stopping/two-thinkers-do-not-disturb-each-other", test_side_by_side);
  return g_test_run ();
}
