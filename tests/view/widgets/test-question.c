/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"

/* Questions over a window: one at a time, and each is answered once or not at all. */

static void
note_cb (MedinaQuestion *question, const char *answer, GString *answers)
{
  g_string_append_printf (answers, "%s: %s. ", medina_question_get_heading (question), answer);
}

/* Its answer is added to the others. */
static MedinaQuestion *
create_question (const char *heading, GString *answers)
{
  MedinaQuestion *question = medina_question_new (heading, "Whatever.");

  medina_question_add_answer (question, "cancel", "_Cancel", MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "go", "_Go", MEDINA_ANSWER_DEFAULT);
  g_signal_connect (question, "answered", G_CALLBACK (note_cb), answers);
  return question;
}

static void
ask (Driver *driver, const char *heading, GString *answers)
{
  g_autoptr (MedinaQuestion) question = create_question (heading, answers);

  medina_question_ask (question, GTK_WINDOW (driver->window));
}

static void
assert_asked (const char *heading)
{
  g_assert_cmpstr (medina_question_get_heading (driver_await_question ()), ==, heading);
}

static void
test_one_at_a_time (void)
{
  g_autoptr (GString) answers = g_string_new (NULL);
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  ask (&driver, "First", answers);
  ask (&driver, "Second", answers);
  ask (&driver, "First", answers); /* is being asked already */
  ask (&driver, "Third", answers);
  assert_asked ("First");
  driver_answer ("go");
  assert_asked ("Second");
  driver_answer ("cancel");
  assert_asked ("Third");
  driver_answer ("go");
  driver_settle ();
  g_assert_null (driver_find_question ());
  g_assert_cmpstr (answers->str, ==, "First: go. Second: cancel. Third: go. ");
  driver_close (&driver);
}

/* Other windows do not wait for it. */
static void
test_windows (void)
{
  g_autoptr (GString) answers = g_string_new (NULL);
  Driver driver, other;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_open (&other, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  ask (&driver, "Here", answers);
  ask (&other, "There", answers);
  g_assert_nonnull (medina_question_get_dialog (medina_question_find (GTK_WINDOW (driver.window))));
  g_assert_nonnull (medina_question_get_dialog (medina_question_find (GTK_WINDOW (other.window))));
  driver_close (&driver);
  assert_asked ("There");
  driver_answer ("cancel");
  driver_settle ();
  g_assert_cmpstr (answers->str, ==, "There: cancel. ");
  driver_close (&other);
}

/* When the window is gone no question is answered, neither the one that is shown nor those that
 * wait, and none is left. */
static void
test_window_gone (void)
{
  g_autoptr (GString) answers = g_string_new (NULL);
  gpointer shown = create_question ("Shown", answers);
  gpointer waiting = create_question ("Waiting", answers);
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  medina_question_ask (shown, GTK_WINDOW (driver.window));
  medina_question_ask (waiting, GTK_WINDOW (driver.window));
  driver_await_question ();
  driver_close (&driver);
  g_assert_null (driver_find_question ());
  g_assert_finalize_object (shown);
  g_assert_finalize_object (waiting);
  g_assert_cmpstr (answers->str, ==, "");
}

/* As when the game is left for good in the middle of an answer. */
static void
close_window_cb (MedinaQuestion *question)
{
  gtk_window_destroy (medina_question_get_window (question));
}

static void
test_answer_closes_window (void)
{
  g_autoptr (GString) answers = g_string_new (NULL);
  MedinaQuestion *question = create_question ("Leave?", answers);
  gpointer window;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  window = driver.window;
  g_object_add_weak_pointer (window, &window);
  g_signal_connect (question, "answered::go", G_CALLBACK (close_window_cb), NULL);
  medina_question_ask (question, GTK_WINDOW (driver.window));
  ask (&driver, "Waiting", answers);
  driver_answer ("go");
  await (window == NULL);
  driver_settle ();
  g_assert_null (driver_find_question ());
  g_assert_cmpstr (answers->str, ==, "Leave?: go. ");
  g_assert_finalize_object (question);
}

/* As where GTK closes a dialog with its parent. */
static void
test_dialog_goes_first (void)
{
  g_autoptr (GString) answers = g_string_new (NULL);
  GtkWidget *dialog;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  ask (&driver, "Here", answers);
  dialog = medina_question_get_dialog (medina_question_find (GTK_WINDOW (driver.window)));
  if (GTK_IS_WINDOW (dialog))
    gtk_window_destroy (GTK_WINDOW (dialog));
  driver_settle ();
  driver_close (&driver);
  g_assert_cmpstr (answers->str, ==, "");
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/question/one-is-asked-at-a-time", test_one_at_a_time);
  g_test_add_func ("/question/windows-do-not-wait-for-each-other", test_windows);
  g_test_add_func ("/question/a-dialog-that-goes-first-answers-nothing", test_dialog_goes_first);
  g_test_add_func ("/question/nobody-answers-in-a-closed-window", test_window_gone);
  g_test_add_func ("/question/an-answer-may-close-the-window", test_answer_closes_window);
  return g_test_run ();
}
