/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "real-input.h"
#include "medina-about-window.h"
#include "medina-new-game-dialog.h"
#include "medina-preferences-window.h"
#include "medina-rules-book.h"
#include "driver.h"

/* Quitting and closing by the keys while another window or a question is open. */

static gboolean
has_gone (gpointer window)
{
  return *(gpointer *) window == NULL;
}

static gboolean
is_on_top (gpointer type)
{
  GtkWindow *window = real_input_get_window ();

  return window != NULL && g_type_is_a (G_OBJECT_TYPE (window), *(GType *) type);
}

static void
show_new_game (Driver *driver)
{
  driver_activate (driver, "win.new-game");
}

static void
show_preferences (Driver *driver)
{
  driver_activate (driver, "app.preferences");
}

static void
show_about (Driver *driver)
{
  driver_activate (driver, "app.about");
}

static void
show_rules (Driver *driver)
{
  driver_activate (driver, "app.rules");
}

typedef struct
{
  const char *path;
  void (*show) (Driver *driver);
  GType (*get_type) (void);
} Dialog;

static const Dialog dialogs[] = {
  { "/quit/over-new-game", show_new_game, medina_new_game_dialog_get_type },
  { "/quit/over-preferences", show_preferences, medina_preferences_window_get_type },
  { "/quit/over-about", show_about, medina_about_window_get_type },
  { "/quit/over-rules", show_rules, medina_rules_book_get_type },
};

/* Opens a window with a game; *window is NULL when it has gone. FALSE if there are no real keys. */
static gboolean
open_window (Driver *driver, gpointer *window)
{
  if (real_input_is_missing ())
    return FALSE;
  driver_open (driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  if (window != NULL)
    g_set_weak_pointer (window, driver->window);
  return TRUE;
}

static void
quit_by_key (gpointer *window)
{
  real_input_key (GDK_KEY_q, GDK_CONTROL_MASK);
  await (has_gone (window));
  driver_settle ();
}

/* The keys of the application hold in every window of its own. */
static void
test_quit (gconstpointer data)
{
  const Dialog *dialog = data;
  GType type = dialog->get_type ();
  gpointer window = NULL;
  Driver driver;

  if (!open_window (&driver, &window))
    return;
  dialog->show (&driver);
  await (is_on_top (&type));
  quit_by_key (&window);
  if (type == MEDINA_TYPE_RULES_BOOK)
    gtk_window_destroy (GTK_WINDOW (driver_find_window (type))); /* it goes with the application */
  g_assert_null (driver_find_window (type));
}

/* --- Questions -------------------------------------------------------------------------------- */

/* A message is out of the way at once, and those that wait behind it. */
static void
test_quit_over_error (void)
{
  gpointer window = NULL;
  Driver driver;

  if (!open_window (&driver, &window))
    return;
  medina_question_tell (GTK_WINDOW (driver.window), "Oh", "That did not work.");
  medina_question_tell (GTK_WINDOW (driver.window), "Oh", "Nor did that.");
  driver_await_question ();
  quit_by_key (&window);
  g_assert_null (driver_find_question ());
}

static void
play_some (Driver *driver)
{
  MdnRandom random;

  mdn_random_seed (&random, 3);
  for (guint i = 0; i < 4; i++)
    driver_play_one (driver, &random);
  driver_settle ();
}

static void
answered_cb (gboolean *answered)
{
  *answered = TRUE;
}

/* Asks something over the window of a game. */
static void
ask (Driver *driver, gboolean *answered)
{
  g_autoptr (MedinaQuestion) question = medina_question_new ("Play?", "This is a question.");

  play_some (driver);
  medina_question_add_answer (question, "cancel", "_Cancel", MEDINA_ANSWER_CLOSE);
  medina_question_add_answer (question, "play", "_Play", MEDINA_ANSWER_DEFAULT);
  *answered = FALSE;
  g_signal_connect_swapped (question, "answered::play", G_CALLBACK (answered_cb), answered);
  medina_question_ask (question, GTK_WINDOW (driver->window));
  driver_await_question ();
}

static void
test_quit_over_question (void)
{
  gboolean answered;
  gpointer window = NULL;
  Driver driver;

  if (!open_window (&driver, &window))
    return;
  ask (&driver, &answered);
  quit_by_key (&window);
  g_assert_null (driver_find_question ());
  g_assert_false (answered);
}

static gboolean
is_unasked (gpointer unused)
{
  return driver_find_question () == NULL;
}

/* The question is closed, not the window. */
static void
test_close_over_question (void)
{
  gboolean answered;
  Driver driver;

  if (!open_window (&driver, NULL))
    return;
  ask (&driver, &answered);
  real_input_key (GDK_KEY_w, GDK_CONTROL_MASK);
  await (is_unasked (NULL));
  driver_settle ();
  g_assert_true (driver_window_is_open (driver.window));
  g_assert_false (answered);
  driver_close (&driver);
}

/* The letter of an answer counts, not the shortcut of the window, which is the same here. */
static void
test_letter_of_answer (void)
{
  gboolean answered;
  Driver driver;
  int selected;

  if (!open_window (&driver, NULL))
    return;
  ask (&driver, &answered);
  selected = medina_game_get_selected_piece (driver_get_game (&driver));
  real_input_key (GDK_KEY_z, GDK_CONTROL_MASK); /* rests */
  g_assert_false (medina_game_get_can_redo (driver_get_game (&driver)));
  for (guint key = GDK_KEY_1; key <= GDK_KEY_9; key++)
    real_input_key (key, 0);
  g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), ==, selected);
  real_input_key (GDK_KEY_p, GDK_ALT_MASK);
  await (answered);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    g_test_add_data_func (dialogs[i].path, &dialogs[i], test_quit);
  g_test_add_func ("/quit/over-a-message", test_quit_over_error);
  g_test_add_func ("/quit/over-a-question", test_quit_over_question);
  g_test_add_func ("/question/closing-closes-only-the-question", test_close_over_question);
  g_test_add_func ("/question/letters-answer-before-shortcuts", test_letter_of_answer);
  return g_test_run ();
}
