/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-letter-size.h"

#include <adwaita.h>

#include "await.h"
#include "driver.h"

enum
{
  COLUMN = 500,
};

static GtkWidget *
open_window (int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  medina_letter_size_follow (GTK_WINDOW (window));
  gtk_widget_set_size_request (window, width, height);
  gtk_window_present (GTK_WINDOW (window));
  driver_await_layout (window);
  return window;
}

/* A window wears the style for its size, and another one when that changes. */
static void
test_follow (void)
{
  GtkWidget *window = open_window (900, 700);

  g_assert_null (medina_letter_size_find (window));
  g_assert_false (gtk_widget_has_css_class (window, "huge"));
  gtk_widget_set_size_request (window, 3840, 2160);
  await (gtk_widget_has_css_class (window, "huge"));
  g_assert_false (gtk_widget_has_css_class (window, "large"));
  gtk_widget_set_size_request (window, 900, 700);
  gtk_window_set_default_size (GTK_WINDOW (window), 1800, 1000);
  await (gtk_widget_has_css_class (window, "large"));
  g_assert_false (gtk_widget_has_css_class (window, "huge"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
check_grown (int width, int height, int percent)
{
  GtkWidget *window = open_window (width, height), *dialog = gtk_window_new ();
  AdwClamp *clamp = ADW_CLAMP (adw_clamp_new ());
  int dialog_width, dialog_height;

  adw_clamp_set_maximum_size (clamp, COLUMN);
  gtk_window_set_child (GTK_WINDOW (dialog), GTK_WIDGET (clamp));
  gtk_window_set_default_size (GTK_WINDOW (dialog), 400, -1);
  g_assert_cmpint (medina_letter_size_grow (dialog, GTK_WINDOW (window)), ==, percent);
  gtk_window_get_default_size (GTK_WINDOW (dialog), &dialog_width, &dialog_height);
  g_assert_cmpint (dialog_width, ==, 400 * percent / 100);
  g_assert_cmpint (dialog_height, ==, -1);
  g_assert_cmpint (adw_clamp_get_maximum_size (clamp), ==, COLUMN * percent / 100);
  g_assert_cmpint (gtk_widget_has_css_class (dialog, "grown"), ==, percent > 100);
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What comes up before a window grows with that. */
static void
test_grow (void)
{
  GtkWidget *alone = gtk_window_new ();

  check_grown (900, 700, 100);
  check_grown (1800, 1000, 110);
  check_grown (3840, 2160, 180);
  g_assert_cmpint (medina_letter_size_grow (alone, NULL), ==, 100);
  gtk_window_destroy (GTK_WINDOW (alone));
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/letter-size/a-window-wears-the-style-for-its-size", test_follow);
  g_test_add_func ("/letter-size/what-comes-up-grows", test_grow);
  return g_test_run ();
}
