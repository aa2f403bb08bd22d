/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "lesson-person.h"
#include "medina-lesson-list.h"
#include "medina-lessons-window.h"
#include "medina-welcome-page.h"
#include "notation.h"
#include "real-input.h"

/* The First Game, as a person goes through it: with the pointer, with keys only, left and
 * resumed. */

/* --- With the pointer ------------------------------------------------------------------------- */

/* By the person, whose doing is given; buttons are pressed by `next`. */
static void
go_through (LessonFixture *self,
            void (*act) (LessonFixture *self),
            void (*next) (LessonFixture *self))
{
  MedinaLesson *lesson =
    g_object_ref (medina_lesson_play_get_lesson (lesson_fixture_get_play (self)));

  for (guint i = 0; i < medina_lesson_get_n_steps (lesson); i++)
    {
      const MedinaLessonStep *step = medina_lesson_get_step (lesson, i);

      await (lesson_fixture_get_step (self) == i);
      g_test_message ("%s", step->say);
      g_assert_cmpstr (lesson_fixture_get_sentence (self), ==, step->say);
      driver_settle ();
      act (self);
      if (step->after != NULL)
        await (g_str_equal (lesson_fixture_get_sentence (self), step->after));
      if (step->after != NULL || step->task == MEDINA_LESSON_READ)
        next (self);
    }
  await (medina_lesson_play_get_lesson (lesson_fixture_get_play (self)) != lesson);
  g_object_unref (lesson);
}

static void
next_with_pointer (LessonFixture *self)
{
  lesson_fixture_press (self, "_Next");
}

static void
check_first_is_done (LessonFixture *self)
{
  g_auto (GStrv) done = g_settings_get_strv (self->settings, "lessons-done");

  g_assert_cmpuint (g_strv_length (done), ==, 1);
  g_assert_cmpstr (done[0], ==, "1-palace.lesson");
  g_assert_cmpuint (lesson_fixture_get_step (self), ==, 0);
}

static void
test_pointer (void)
{
  LessonFixture self;

  lesson_fixture_open (&self, 1000, 760);
  go_through (&self, lesson_person_do, next_with_pointer);
  check_first_is_done (&self);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* --- With keys -------------------------------------------------------------------------------- */

/* As in “of7”. */
static void
type_placement (LessonFixture *self, MdnPiece piece, MdnSpace space)
{
  char text[MDN_NOTATION_SIZE];

  mdn_notation_placement (mdn_placement (piece, space), text);
  for (const char *letter = text; *letter != '\0'; letter++)
    driver_press (&self->driver, (guint) g_ascii_tolower (*letter));
}

static void
do_with_keys (LessonFixture *self)
{
  const MedinaLessonTask task = lesson_person_get_data (self)->task;

  if (task == MEDINA_LESSON_READ)
    return;
  await (driver_is_on_board (&self->driver));
  if (task == MEDINA_LESSON_END_TURN)
    driver_press (&self->driver, GDK_KEY_space);
  else if (task == MEDINA_LESSON_PICK)
    driver_press (&self->driver, GDK_KEY_1 + lesson_person_find_kind (self));
  else
    type_placement (self, lesson_person_find_kind (self), lesson_person_find_space (self));
}

static void
next_with_keys (LessonFixture *self)
{
  GtkWidget *button;

  await (driver_find_button (self->window, "_Next") != NULL);
  button = driver_find_button (self->window, "_Next");
  await (driver_get_focus (self->window) == button);
  driver_press (&self->driver, GDK_KEY_Return);
}

static void
test_keys (void)
{
  LessonFixture self;

  if (real_input_is_missing ())
    return;
  lesson_fixture_open (&self, 1000, 760);
  go_through (&self, do_with_keys, next_with_keys);
  check_first_is_done (&self);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* --- One button after the other --------------------------------------------------------------- */

/* Where the button of one's own choosing was, there is nothing to press twice. */
static void
test_twice (void)
{
  LessonFixture self;
  GtkWidget *next;

  lesson_fixture_open (&self, 1000, 760);
  next = driver_find_button (self.window, "_Next");
  driver_press_widget (next);
  await (lesson_fixture_get_step (&self) == 1);
  driver_settle ();
  driver_press_widget (next);
  await (lesson_fixture_get_step (&self) == 2);
  driver_press_widget (next);
  driver_settle ();
  g_assert_cmpuint (lesson_fixture_get_step (&self), ==, 2);
  lesson_fixture_press (&self, "_Skip");
  await (lesson_fixture_get_step (&self) == 3);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* A turn is complete, and there is something to read about it. Whoever ends it at once has read it,
 * and has done what is asked for next. */
static void
test_suggested (void)
{
  LessonFixture self;

  lesson_fixture_open (&self, 1000, 760);
  medina_lesson_play_seek (lesson_fixture_get_play (&self), 4);
  driver_settle ();
  lesson_person_do (&self);
  await (g_str_equal (lesson_fixture_get_sentence (&self), lesson_person_get_data (&self)->after));
  await (driver_find_by_action (self.window, "win.end-turn") != NULL);
  driver_settle ();
  g_assert_cmpuint (lesson_fixture_count_suggested (self.window), ==, 1);
  driver_press_widget (driver_find_by_action (self.window, "win.end-turn"));
  await (lesson_fixture_get_step (&self) == 6);
  g_assert_cmpuint (medina_game_get_cursor (lesson_fixture_get_game (&self)), ==, 4);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

static void
open_end_of_basics (LessonFixture *self)
{
  lesson_fixture_open (self, 1000, 760);
  g_settings_set_string (self->settings, "lesson", "7-score.lesson");
  lesson_fixture_close (self);
  lesson_fixture_open (self, 1000, 760);
  medina_lesson_play_seek (
    lesson_fixture_get_play (self),
    medina_lesson_get_n_steps (medina_lesson_play_get_lesson (lesson_fixture_get_play (self))) - 1);
}

static void
assert_title (LessonFixture *self, const char *title)
{
  g_assert_cmpstr (medina_lesson_get_title (
                     medina_lesson_play_get_lesson (lesson_fixture_get_play (self))),
                   ==, title);
}

/* They go on with how to play well. */
static void
test_basics_end (void)
{
  LessonFixture self;

  open_end_of_basics (&self);
  lesson_fixture_press (&self, "_Next");
  await (lesson_fixture_get_step (&self) == 0);
  assert_title (&self, "Don’t Claim Too Early");
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* The lessons end with the offer of a game. */
static void
test_first_game (void)
{
  LessonFixture self;
  g_auto (GStrv) done = NULL;

  lesson_fixture_open (&self, 1000, 760);
  g_assert_null (driver_find_button (self.window, "Play a Whole _Game"));
  lesson_fixture_close (&self);
  open_end_of_basics (&self);
  lesson_fixture_press (&self, "Play a Whole _Game");
  await (lesson_fixture_get_step (&self) == 0);
  assert_title (&self, "A Whole Game");
  done = g_settings_get_strv (self.settings, "lessons-done");
  g_assert_true (g_strv_contains ((const char *const *) done, "7-score.lesson"));
  g_assert_null (driver_find_button (self.window, "Play a Whole _Game"));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* --- Something else --------------------------------------------------------------------------- */

static void
test_wrong (void)
{
  LessonFixture self;
  MdnSpace space;

  lesson_fixture_open (&self, 1000, 760);
  medina_lesson_play_seek (lesson_fixture_get_play (&self), 3);
  driver_settle ();
  driver_pick (&self.driver, MDN_WALL);
  space = mdn_space (0, 1);
  driver_click (&self.driver, space);
  g_assert_cmpstr (lesson_fixture_get_sentence (&self), ==,
                   "Let’s stay with orange for now. Place an orange building.");
  await (medina_game_get_cursor (lesson_fixture_get_game (&self)) == 0);
  g_assert_cmpuint (lesson_fixture_get_step (&self), ==, 3);
  lesson_fixture_press (&self, "_Back");
  await (lesson_fixture_get_step (&self) == 2);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

static void
place_wall (LessonFixture *self)
{
  lesson_fixture_open (self, 1000, 760);
  medina_lesson_play_seek (lesson_fixture_get_play (self), 3);
  driver_settle ();
  driver_pick (&self->driver, MDN_WALL);
  driver_click (&self->driver, mdn_space (0, 1));
  g_assert_cmpint (medina_lesson_play_get_state (lesson_fixture_get_play (self)), ==,
                   MEDINA_LESSON_WRONG);
}

/* Whoever does the right thing while the wrong one is still seen has done it. */
static void
test_hasty (void)
{
  LessonFixture self;

  if (real_input_is_missing ())
    return;
  place_wall (&self);
  lesson_person_do (&self);
  await (g_str_equal (lesson_fixture_get_sentence (&self), lesson_person_get_data (&self)->after));
  lesson_fixture_close (&self);
  place_wall (&self);
  type_placement (&self, lesson_person_find_kind (&self), lesson_person_find_space (&self));
  await (g_str_equal (lesson_fixture_get_sentence (&self), lesson_person_get_data (&self)->after));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* Nobody is sent back to the beginning. */
static void
test_resume (void)
{
  LessonFixture self;
  g_autofree char *sentence = NULL;

  lesson_fixture_open (&self, 1000, 760);
  medina_lesson_play_seek (lesson_fixture_get_play (&self), 6);
  driver_settle ();
  sentence = g_strdup (lesson_fixture_get_sentence (&self));
  lesson_fixture_close (&self);
  lesson_fixture_open (&self, 1000, 760);
  g_assert_cmpuint (lesson_fixture_get_step (&self), ==, 6);
  g_assert_cmpstr (lesson_fixture_get_sentence (&self), ==, sentence);
  g_assert_cmpuint (medina_game_get_cursor (lesson_fixture_get_game (&self)), ==, 4);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* Who plays here is called by name, also in what the lesson goes on with. */
static void
test_name (void)
{
  static const char *const people[] = { "Zahra", "Ben", NULL };
  LessonFixture self;

  g_settings_set_strv (medina_application_get_settings (driver_get_application ()), "people",
                       people);
  lesson_fixture_open (&self, 1000, 760);
  g_assert_nonnull (driver_find_label (self.window, "Zahra"));
  g_assert_nonnull (driver_find_label (self.window, "Samira"));
  medina_lesson_play_seek (lesson_fixture_get_play (&self), 6);
  driver_settle ();
  g_assert_nonnull (driver_find_label (self.window, "Zahra"));
  lesson_fixture_close (&self);
  g_settings_reset (self.settings, "people");
  lesson_fixture_forget (&self);
}

/* --- All lessons ------------------------------------------------------------------------------ */

static void
open_list (LessonFixture *self)
{
  GtkWidget *list;

  driver_settle ();
  driver_press_widget (
    GTK_WIDGET (gtk_widget_get_template_child (self->window, MEDINA_TYPE_LESSONS_WINDOW, "all")));
  list = driver_find (self->window, MEDINA_TYPE_LESSON_LIST);
  await (gtk_widget_get_mapped (list));
  driver_settle ();
  g_assert_null (medina_lesson_page_get_play (self->page));
  g_assert_true (ADW_IS_ACTION_ROW (driver_get_focus (self->window)));
}

static void
choose_lesson (LessonFixture *self, const char *title)
{
  GtkWidget *label = driver_find_label (driver_find (self->window, MEDINA_TYPE_LESSON_LIST), title);

  g_assert_nonnull (label);
  adw_action_row_activate (ADW_ACTION_ROW (gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW)));
  await (lesson_fixture_get_play (self) != NULL);
  assert_title (self, title);
}

/* Who has only looked at it goes on with the lesson at the same step. */
static void
test_list (void)
{
  LessonFixture self;

  lesson_fixture_open (&self, 1000, 760);
  open_list (&self);
  choose_lesson (&self, "The Market Street");
  g_assert_cmpuint (lesson_fixture_get_step (&self), ==, 0);
  medina_lesson_play_seek (lesson_fixture_get_play (&self), 3);
  open_list (&self);
  choose_lesson (&self, "The Market Street");
  g_assert_cmpuint (lesson_fixture_get_step (&self), ==, 3);
  open_list (&self);
  choose_lesson (&self, "Build a Palace");
  g_assert_cmpuint (lesson_fixture_get_step (&self), ==, 0);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* Only one window, from the welcome page, until it is declined. */
static void
test_offer (void)
{
  LessonFixture self = { .driver.application = driver_get_application () };
  GtkWidget *window = GTK_WIDGET (medina_application_create_window (self.driver.application));
  GtkWidget *welcome = driver_find (window, MEDINA_TYPE_WELCOME_PAGE);
  GtkWidget *offer;

  self.settings = medina_application_get_settings (self.driver.application);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (welcome));
  driver_settle ();
  offer = driver_find_by_action (welcome, "app.lessons");
  g_assert_nonnull (offer);
  g_assert_true (driver_get_focus (window) == offer);
  g_assert_cmpuint (lesson_fixture_count_suggested (window), ==, 1);
  gtk_widget_activate_action (offer, "app.lessons", NULL);
  driver_await_window (MEDINA_TYPE_LESSONS_WINDOW);
  gtk_widget_activate_action (offer, "app.lessons", NULL);
  driver_settle ();
  gtk_window_close (GTK_WINDOW (driver_find_window (MEDINA_TYPE_LESSONS_WINDOW)));
  driver_await_no_window (MEDINA_TYPE_LESSONS_WINDOW);
  g_object_set (welcome, "offering", FALSE, NULL);
  g_assert_false (g_settings_get_boolean (self.settings, "offer-lessons"));
  await (driver_find_by_action (welcome, "app.lessons") == NULL);
  g_assert_true (driver_get_focus (window) == driver_find_by_action (welcome, "win.new-game"));
  g_assert_cmpuint (lesson_fixture_count_suggested (window), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
  lesson_fixture_forget (&self);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/lessons-window/pointer", test_pointer);
  g_test_add_func ("/lessons-window/keys", test_keys);
  g_test_add_func ("/lessons-window/twice", test_twice);
  g_test_add_func ("/lessons-window/suggested", test_suggested);
  g_test_add_func ("/lessons-window/basics-end", test_basics_end);
  g_test_add_func ("/lessons-window/first-game", test_first_game);
  g_test_add_func ("/lessons-window/wrong", test_wrong);
  g_test_add_func ("/lessons-window/hasty", test_hasty);
  g_test_add_func ("/lessons-window/resume", test_resume);
  g_test_add_func ("/lessons-window/name", test_name);
  g_test_add_func ("/lessons-window/list", test_list);
  g_test_add_func ("/lessons-window/offer", test_offer);
  return g_test_run ();
}
