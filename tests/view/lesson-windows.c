/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-windows.h"

#include "await.h"
#include "medina-lessons-window.h"

enum
{
  HEIGHT = 800,
  TRYING = 3, /* the step of the first lesson in which an orange building is to be placed */
};

static GSettings *
get_settings (void)
{
  return medina_application_get_settings (driver_get_application ());
}

static GtkWidget *
open_lesson (const char *id, guint step, int width)
{
  GtkWidget *window;

  g_settings_set_string (get_settings (), "lesson", id);
  g_settings_set_uint (get_settings (), "lesson-step", step);
  window = GTK_WIDGET (
    medina_lessons_window_new (GTK_APPLICATION (driver_get_application ()), get_settings (), NULL));
  gtk_window_set_default_size (GTK_WINDOW (window), width, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  driver_await_layout (window);
  return window;
}

static void
press (GtkWidget *window, GType type, const char *name)
{
  g_signal_emit_by_name (gtk_widget_get_template_child (driver_find (window, type), type, name),
                         "clicked");
  driver_await_layout (window);
}

static void
press_next (GtkWidget *window)
{
  press (window, g_type_from_name ("MedinaLessonPage"), "next");
}

static void
visit_list (int width, AllWindowsVisit visit)
{
  static const char *const done[] = { "1-palace.lesson", "2-rooftop.lesson", NULL };
  GtkWidget *window;

  g_settings_set_strv (get_settings (), "lessons-done", done);
  window = open_lesson ("3-street.lesson", 0, width);
  press (window, MEDINA_TYPE_LESSONS_WINDOW, "all");
  all_windows_visit_window (window, "lessons", visit);
}

static void
visit_lesson (const char *id, guint step, const char *name, int width, AllWindowsVisit visit)
{
  all_windows_visit_window (open_lesson (id, step, width), name, visit);
}

/* A building is to be placed. */
static void
visit_placed (MdnPiece piece, MdnSpace space, const char *name, int width, AllWindowsVisit visit)
{
  GtkWidget *window = open_lesson ("1-palace.lesson", TRYING, width);
  Driver driver = {
    .application = driver_get_application (),
    .window = (gpointer) window, /* a window with a board, too */
    .board = MEDINA_BOARD_VIEW (driver_find (window, MEDINA_TYPE_BOARD_VIEW)),
  };

  driver_settle ();
  driver_pick (&driver, piece);
  driver_click (&driver, space);
  all_windows_visit_window (window, name, visit);
}

static void
visit_game (int width, AllWindowsVisit visit)
{
  GtkWidget *window = open_lesson ("z-game.lesson", 0, width);

  press_next (window);
  all_windows_visit_window (window, "lesson game", visit);
}

void
lesson_windows_show (int width, AllWindowsVisit visit)
{
  static const char *const keys[] = { "lessons-done", "lesson", "lesson-step", "lesson-game" };

  visit_list (width, visit);
  visit_lesson ("1-palace.lesson", 0, "lesson start", width, visit);
  visit_lesson ("1-palace.lesson", TRYING, "lesson piece", width, visit);
  visit_lesson ("5-well.lesson", 2, "lesson space", width, visit);
  visit_lesson ("7-score.lesson", 2, "lesson palace", width, visit);
  visit_placed (MDN_WALL, mdn_space (0, 1), "lesson wrong", width, visit);
  visit_placed (MDN_BUILDING_ORANGE, mdn_space (5, 6), "lesson done", width, visit);
  visit_game (width, visit);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (get_settings (), keys[i]);
}
