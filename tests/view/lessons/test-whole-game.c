/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "lesson-fixture.h"
#include "medina-lesson-list.h"
#include "medina-lessons-window.h"
#include "medina-seat-chooser.h"
#include "medina-status-bar.h"
#include "named-game.h"

/* The whole game with which the lessons end. */

static void
listen (LessonFixture *self)
{
  while (gtk_widget_is_sensitive (driver_find_button (self->window, "_Next")))
    {
      lesson_fixture_press (self, "_Next");
      driver_settle ();
    }
}

static void
play_turn (LessonFixture *self)
{
  MedinaGame *game = lesson_fixture_get_game (self);

  driver_pick (&self->driver, MDN_WALL);
  driver_settle ();
  driver_click (&self->driver, mdn_space (0, 1));
  await (medina_game_get_awaiting_end (game));
  driver_activate (&self->driver, "win.end-turn");
}

/* A window with the whole game, whose greeting was read. */
static void
open_whole_game (LessonFixture *self, gboolean offered)
{
  lesson_fixture_open (self, 1000, 760);
  g_settings_set_string (self->settings, "computer-pace", "at-once");
  g_settings_set_string (self->settings, "lesson", "z-game.lesson");
  g_settings_set_boolean (self->settings, "offer-lessons", offered);
  lesson_fixture_close (self);
  lesson_fixture_open (self, 1000, 760);
  lesson_fixture_press (self, "_Next");
}

/* It is explained, the computer waits for that, and nothing is lost when it is left. */
static void
test_game (void)
{
  LessonFixture self;
  guint cursor;

  open_whole_game (&self, TRUE);
  g_assert_nonnull (strstr (lesson_fixture_get_sentence (&self), "You start."));
  g_assert_nonnull (driver_find_label (self.window, "Samira")); /* the computer, but in a story */
  listen (&self);
  g_assert_cmpuint (medina_game_get_cursor (lesson_fixture_get_game (&self)), ==, 0);
  play_turn (&self);
  await (medina_game_get_cursor (lesson_fixture_get_game (&self)) > 1);
  await (gtk_widget_is_sensitive (driver_find_button (self.window, "_Next")));
  listen (&self);
  await (medina_game_awaits_person (lesson_fixture_get_game (&self)));
  listen (&self);
  cursor = medina_game_get_cursor (lesson_fixture_get_game (&self));
  g_assert_cmpuint (cursor, ==, 3);
  lesson_fixture_close (&self);
  lesson_fixture_open (&self, 1000, 760);
  g_assert_cmpuint (medina_game_get_cursor (lesson_fixture_get_game (&self)), ==, cursor);
  lesson_fixture_press (&self, "_Next");
  driver_settle ();
  g_assert_false (gtk_widget_is_sensitive (driver_find_button (self.window, "_Next")));
  g_assert_true (driver_is_enabled (&self.driver, "undo"));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* Whoever plays on without pressing Next is not held up; while the computer waits for that, a click
 * says so. */
static void
test_unread (void)
{
  LessonFixture self;
  MedinaGame *game;

  open_whole_game (&self, TRUE);
  g_assert_nonnull (strstr (lesson_fixture_get_sentence (&self), "You start."));
  game = lesson_fixture_get_game (&self);
  driver_pick (&self.driver, MDN_WALL);
  driver_settle ();
  driver_click (&self.driver, mdn_space (0, 1));
  await (medina_game_get_awaiting_end (game));
  g_assert_null (strstr (lesson_fixture_get_sentence (&self), "You start."));
  medina_game_end_turn (game);
  medina_game_play (game, mdn_placement (MDN_BUILDING_GREY, mdn_space (5, 5)));
  await (gtk_widget_is_sensitive (driver_find_button (self.window, "_Next")));
  g_assert_true (medina_game_awaits_computer (game));
  driver_click (&self.driver, mdn_space (2, 2));
  g_assert_cmpstr (medina_status_bar_get_message (
                     MEDINA_STATUS_BAR (driver_find (self.window, MEDINA_TYPE_STATUS_BAR))),
                   ==, "One moment: choose Next first.");
  lesson_fixture_press (&self, "_Next");
  await (medina_game_get_cursor (game) == 3);
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* The whole game is offered once the basics are done, too, while it is played; not to whoever
 * declines that. */
static void
test_way_back (void)
{
  LessonFixture self;

  open_whole_game (&self, FALSE);
  g_assert_false (g_settings_get_boolean (self.settings, "offer-lessons"));
  medina_game_play (lesson_fixture_get_game (&self), mdn_placement (MDN_WALL, mdn_space (0, 1)));
  g_assert_true (g_settings_get_boolean (self.settings, "offer-lessons"));
  g_settings_set_boolean (self.settings, "offer-lessons", FALSE);
  medina_game_end_turn (lesson_fixture_get_game (&self));
  g_assert_false (g_settings_get_boolean (self.settings, "offer-lessons"));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

/* While something is said the computer waits, so that all turns can be made for it. */
static void
play_to_the_end (MedinaGame *game)
{
  MdnRandom random;

  mdn_random_seed (&random, 1);
  named_game_finish (game, &random);
}

/* Who has played the last lesson to its end is not shown the end again, but may choose. */
static void
test_done (void)
{
  LessonFixture self;
  GtkWidget *list;

  lesson_fixture_open (&self, 1000, 760);
  g_settings_set_string (self.settings, "lesson", "z-game.lesson");
  lesson_fixture_close (&self);
  lesson_fixture_open (&self, 1000, 760);
  lesson_fixture_press (&self, "_Next");
  driver_settle ();
  play_to_the_end (lesson_fixture_get_game (&self));
  gtk_window_close (GTK_WINDOW (self.window));
  driver_await_no_window (MEDINA_TYPE_LESSONS_WINDOW);
  self.window = GTK_WIDGET (
    medina_lessons_window_new (GTK_APPLICATION (self.driver.application), self.settings, NULL));
  gtk_window_present (GTK_WINDOW (self.window));
  list = driver_find (self.window, MEDINA_TYPE_LESSON_LIST);
  await (gtk_widget_get_mapped (list));
  driver_settle ();
  g_assert_true (gtk_widget_is_ancestor (driver_find_label (list, "Build a Palace"),
                                         driver_get_focus (self.window)));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

static void
count_dead (GtkWidget *widget, guint *dead)
{
  if (GTK_IS_ACTIONABLE (widget) && gtk_widget_get_mapped (widget) &&
      gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL)
    {
      const char *name = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

      if (g_str_has_prefix (name, "win.") &&
          !g_action_group_has_action (G_ACTION_GROUP (gtk_widget_get_root (widget)), name + 4))
        {
          g_test_message ("%s", name);
          (*dead)++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_dead (child, dead);
}

static void
assert_all_live (LessonFixture *self)
{
  GtkWidget *chooser = driver_find (self->window, MEDINA_TYPE_SEAT_CHOOSER);
  guint dead = 0;

  driver_settle ();
  count_dead (self->window, &dead);
  g_assert_cmpuint (dead, ==, 0);
  g_assert_false (gtk_widget_get_mapped (chooser));
}

/* There is nothing to press that does nothing: no other players, and at the end no button of a game
 * of one's own. Looking back, the buttons for that are there, but none to go on in another game. */
static void
test_live (void)
{
  LessonFixture self;

  open_whole_game (&self, TRUE);
  driver_settle ();
  assert_all_live (&self);
  play_to_the_end (lesson_fixture_get_game (&self));
  assert_all_live (&self);
  g_assert_cmpuint (lesson_fixture_count_suggested (self.window), ==, 1);
  medina_game_seek (lesson_fixture_get_game (&self), 3);
  assert_all_live (&self);
  driver_activate (&self.driver, "win.replay-return");
  g_assert_false (medina_game_get_replaying (lesson_fixture_get_game (&self)));
  lesson_fixture_close (&self);
  lesson_fixture_forget (&self);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/whole-game/game", test_game);
  g_test_add_func ("/whole-game/unread", test_unread);
  g_test_add_func ("/whole-game/way-back", test_way_back);
  g_test_add_func ("/whole-game/done", test_done);
  g_test_add_func ("/whole-game/live", test_live);
  return g_test_run ();
}
