/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thinking in a thread: answers, and what becomes of it when nobody wants them any more. */

#include "await.h"
#include "medina-thinker.h"
#include "play.h"
#include "reason.h"
#include "scripted-game.h"

typedef struct
{
  MedinaThinker *thinker;
  MdnPosition position;
  MdnAdvice advice;
  GError *error;
  guint answers;
} Fixture;

static const MdnAiLimits an_hour = { .level = MDN_LEVEL_EXPERT, .seconds = 3600 };
static const MdnAiLimits brief = { .level = MDN_LEVEL_HARD, .nodes = 100 };

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);

  fixture->thinker = medina_thinker_new ();
  fixture->position = mdn_position (&setup);
}

/* The thread may hold its reference a moment longer than the answer takes. */
static void
let_go (Fixture *fixture)
{
  MedinaThinker *thinker = fixture->thinker;

  g_object_add_weak_pointer (G_OBJECT (thinker), (gpointer *) &thinker);
  g_clear_object (&fixture->thinker);
  await (g_atomic_pointer_get (&thinker) == NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  let_go (fixture);
  g_clear_error (&fixture->error);
}

static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  Fixture *fixture = data;

  g_clear_error (&fixture->error);
  medina_thinker_think_finish (MEDINA_THINKER (thinker), result, &fixture->advice, &fixture->error);
  fixture->answers++;
}

static void
begin (Fixture *fixture, const MdnAiLimits *limits, GCancellable *cancellable)
{
  medina_thinker_think_async (fixture->thinker, &fixture->position, limits, cancellable, thought_cb,
                              fixture);
}

static void
await_answers (Fixture *fixture, guint answers)
{
  await (fixture->answers >= answers);
}

static void
assert_advised (Fixture *fixture)
{
  const MdnVariation *plan = &fixture->advice.variations[0];

  g_assert_no_error (fixture->error);
  g_assert_cmpint (fixture->advice.count, >=, 1);
  g_assert_cmpint (mdn_reason (&fixture->position, plan->placements[0]), ==, MDN_REASON_NONE);
}

static void
test_answer (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpfloat (medina_thinker_get_progress (fixture->thinker), ==, 0);
  begin (fixture, &brief, NULL);
  g_assert_cmpuint (fixture->answers, ==, 0);
  await_answers (fixture, 1);
  assert_advised (fixture);
  g_assert_cmpfloat (medina_thinker_get_progress (fixture->thinker), ==, 0);
  medina_thinker_hurry (fixture->thinker);
}

static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  begin (fixture, &an_hour, cancellable);
  await (medina_thinker_get_progress (fixture->thinker) != 0);
  g_cancellable_cancel (cancellable);
  await_answers (fixture, 1);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_cancelled_before (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  begin (fixture, &an_hour, cancellable);
  await_answers (fixture, 1);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_hurry (Fixture *fixture, gconstpointer data)
{
  begin (fixture, &an_hour, NULL);
  medina_thinker_hurry (fixture->thinker);
  await_answers (fixture, 1);
  assert_advised (fixture);
}

/* A new request cancels the old one, and is not canceled with it. */
static void
test_asked_again (Fixture *fixture, gconstpointer data)
{
  for (int i = 0; i < 3; i++)
    begin (fixture, &an_hour, NULL);
  await_answers (fixture, 2);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  begin (fixture, &brief, NULL);
  g_clear_error (&fixture->error);
  await_answers (fixture, 4);
  g_assert_cmpint (fixture->advice.count, >=, 1);
  g_assert_cmpuint (fixture->advice.nodes, >, 90);
  g_clear_error (&fixture->error);
}

static void
think_briefly (Fixture *fixture)
{
  const guint answers = fixture->answers;

  begin (fixture, &an_hour, NULL);
  g_assert_cmpfloat (medina_thinker_get_progress (fixture->thinker), <, 0.5);
  medina_thinker_hurry (fixture->thinker);
  await_answers (fixture, answers + 1);
  g_assert_no_error (fixture->error);
}

/* A thought that time limits goes on with what the one before it left, until that is to be
 * forgotten; one that has another limit does neither. */
static void
test_goes_on (Fixture *fixture, gconstpointer data)
{
  guint64 known;

  think_briefly (fixture);
  g_assert_cmpuint (fixture->advice.kept, ==, 0);
  known = fixture->advice.nodes;
  think_briefly (fixture);
  g_assert_cmpuint (fixture->advice.kept, ==, known);
  known += fixture->advice.nodes;
  begin (fixture, &brief, NULL);
  await_answers (fixture, 3);
  g_assert_cmpuint (fixture->advice.kept, ==, 0);
  think_briefly (fixture);
  g_assert_cmpuint (fixture->advice.kept, ==, known);
  medina_thinker_forget (fixture->thinker);
  think_briefly (fixture);
  g_assert_cmpuint (fixture->advice.kept, ==, 0);
}

/* Nothing is left by a thought that nobody wanted, and the next one is not stopped with it. */
static void
test_cancelled_leaves_nothing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  begin (fixture, &an_hour, cancellable);
  await (medina_thinker_get_progress (fixture->thinker) != 0);
  g_cancellable_cancel (cancellable);
  await_answers (fixture, 1);
  g_clear_error (&fixture->error);
  think_briefly (fixture);
  g_assert_cmpuint (fixture->advice.kept, ==, 0);
  begin (fixture, &brief, NULL);
  await_answers (fixture, 3);
  g_assert_cmpuint (fixture->advice.nodes, >, 90);
}

/* Without any other reference, a thinker lives as long as it thinks. */
static void
test_let_go (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  begin (fixture, &an_hour, cancellable);
  g_object_unref (fixture->thinker);
  g_cancellable_cancel (cancellable);
  await_answers (fixture, 1);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  fixture->thinker = medina_thinker_new ();
}

static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  fixture->position.table.turn.phase = MDN_PHASE_OVER;
  begin (fixture, &brief, NULL);
  await_answers (fixture, 1);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_FAILED);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/thinker/answers-in-the-main-loop", test_answer);
  add ("/thinker/can-be-cancelled", test_cancel);
  add ("/thinker/can-be-cancelled-beforehand", test_cancelled_before);
  add ("/thinker/hurried-it-answers-at-once", test_hurry);
  add ("/thinker/asked-again-it-drops-the-old-thought", test_asked_again);
  add ("/thinker/goes-on-with-what-is-known", test_goes_on);
  add ("/thinker/cancelled-it-leaves-nothing", test_cancelled_leaves_nothing);
  add ("/thinker/lives-as-long-as-it-thinks", test_let_go);
  add ("/thinker/a-finished-game-is-an-error", test_nothing);
  return g_test_run ();
}
