/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-new-game-dialog.h"
#include "medina-people-group.h"
#include "medina-preferences-window.h"
#include "real-input.h"

/* The people who play here: in the preferences, and in a new game. */

static GSettings *
open_settings (void)
{
  GSettings *settings = g_settings_new ("io.github.medina_game.Medina");

  g_settings_reset (settings, "people");
  g_settings_reset (settings, "former-names");
  return settings;
}

static void
check_people (GSettings *settings, const char *expected)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "people");
  g_autofree char *list = g_strjoinv (",", names);

  g_assert_cmpstr (list, ==, expected);
}

/* The row with that text; NULL if there is none. */
static GtkWidget *
find_row (GtkWidget *widget, const char *text)
{
  if (ADW_IS_ENTRY_ROW (widget) &&
      g_str_equal (gtk_editable_get_text (GTK_EDITABLE (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = find_row (child, text);

      if (row != NULL)
        return row;
    }
  return NULL;
}

static GtkWidget *
find_button (GtkWidget *widget, const char *tooltip)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, tooltip);
  return found;
}

/* And Enter. */
static void
type (const char *text)
{
  for (const char *letter = text; *letter != '\0'; letter++)
    g_assert_true (real_input_key ((guint) *letter, 0));
  g_assert_true (real_input_key (GDK_KEY_Return, 0));
}

static GtkWidget *
show_preferences (GSettings *settings)
{
  GtkWidget *window = medina_preferences_window_new (settings);

  adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (window), "playing");
  gtk_window_present (GTK_WINDOW (window));
  driver_await_layout (window);
  return window;
}

static void
test_kept (void)
{
  g_autoptr (GSettings) settings = NULL;
  GtkWidget *window, *group;

  if (real_input_is_missing ())
    return;
  settings = open_settings ();
  window = show_preferences (settings);
  group = driver_find (window, MEDINA_TYPE_PEOPLE_GROUP);
  gtk_widget_grab_focus (find_row (group, ""));
  type ("aisha");
  check_people (settings, "aisha");
  type ("ben");
  check_people (settings, "aisha,ben");
  type ("ben"); /* there is one */
  check_people (settings, "aisha,ben");

  gtk_widget_grab_focus (find_row (group, "aisha"));
  g_assert_true (real_input_key (GDK_KEY_a, GDK_CONTROL_MASK));
  type ("zoe");
  check_people (settings, "zoe,ben");
  driver_await_layout (window);
  driver_press_widget (find_button (group, "Remove zoe"));
  check_people (settings, "ben");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Those who play here are offered to a person's seat. */
static void
test_offered (void)
{
  static const char *const people[] = { "Aisha", "Ben_", NULL };
  g_autoptr (GSettings) settings = open_settings ();
  GtkWidget *dialog, *row;

  dialog = GTK_WIDGET (medina_new_game_dialog_new (settings));
  gtk_window_present (GTK_WINDOW (dialog));
  driver_await_layout (dialog);
  row = driver_find (dialog, g_type_from_name ("MedinaSeatRow"));
  g_settings_set_strv (settings, "people", people);
  gtk_widget_activate_action (row, "seat.choose-name", "s", "Ben_");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Ben_");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_settings_reset (settings, "people");
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/people-group/kept", test_kept);
  g_test_add_func ("/people-group/offered", test_offered);
  return g_test_run ();
}
