/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-fixture.h"

#include "all-windows.h"
#include "await.h"
#include "medina-lessons-window.h"

void
lesson_fixture_open (LessonFixture *self, int width, int height)
{
  self->driver.application = driver_get_application ();
  self->settings = medina_application_get_settings (self->driver.application);
  self->window = GTK_WIDGET (
    medina_lessons_window_new (GTK_APPLICATION (self->driver.application), self->settings, NULL));
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_present (GTK_WINDOW (self->window));
  self->driver.window = (gpointer) self->window; /* a window with a board, too */
  self->page = MEDINA_LESSON_PAGE (driver_find (self->window, MEDINA_TYPE_LESSON_PAGE));
  self->driver.board = medina_game_page_get_board (medina_lesson_page_get_game_page (self->page));
  await (gtk_widget_get_mapped (GTK_WIDGET (self->driver.board)));
  driver_await_layout (self->window);
}

void
lesson_fixture_close (LessonFixture *self)
{
  gtk_window_close (GTK_WINDOW (self->window));
  driver_await_no_window (MEDINA_TYPE_LESSONS_WINDOW);
  driver_settle ();
}

void
lesson_fixture_forget (LessonFixture *self)
{
  static const char *const keys[] = { "lessons-done", "lesson",        "lesson-step",
                                      "lesson-game",  "offer-lessons", "computer-pace" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (self->settings, keys[i]);
}

MedinaLessonPlay *
lesson_fixture_get_play (LessonFixture *self)
{
  return medina_lesson_page_get_play (self->page);
}

guint
lesson_fixture_get_step (LessonFixture *self)
{
  return medina_lesson_play_get_step (lesson_fixture_get_play (self));
}

const char *
lesson_fixture_get_sentence (LessonFixture *self)
{
  return medina_status_bar_get_prompt (
    MEDINA_STATUS_BAR (driver_find (self->window, MEDINA_TYPE_STATUS_BAR)));
}

MedinaGame *
lesson_fixture_get_game (LessonFixture *self)
{
  return medina_placement_gate_get_game (
    medina_lesson_play_get_gate (lesson_fixture_get_play (self)));
}

void
lesson_fixture_press (LessonFixture *self, const char *label)
{
  await (driver_find_button (self->window, label) != NULL);
  driver_settle ();
  driver_press_widget (driver_find_button (self->window, label));
}

guint
lesson_fixture_count_suggested (GtkWidget *widget)
{
  guint count = gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) &&
                gtk_widget_has_css_class (widget, "suggested-action");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += lesson_fixture_count_suggested (child);
  return count;
}
