/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "driver.h"
#include "medina-city-window.h"
#include "medina-city-words.h"

/* The window with the city in words. */

static GtkListBox *
get_list (void)
{
  GtkWidget *window = driver_find_window (MEDINA_TYPE_CITY_WINDOW);

  g_assert_nonnull (window);
  return GTK_LIST_BOX (driver_find (window, GTK_TYPE_LIST_BOX));
}

/* The place of a line, the first of which is 0; -1 if there is none. */
static int
find_line (const char *text)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (get_list (), i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row))), text))
      return i;
  return -1;
}

static void
test_follows (void)
{
  Driver driver;
  GtkWidget *focus;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_activate (&driver, "win.describe-city");
  driver_settle ();
  g_assert_cmpint (find_line ("There are no palaces without a rooftop."), >, 0);
  focus = gtk_window_get_focus (GTK_WINDOW (driver_find_window (MEDINA_TYPE_CITY_WINDOW)));
  g_assert_true (focus == GTK_WIDGET (gtk_list_box_get_row_at_index (get_list (), 0)));
  medina_game_play (driver_get_game (&driver), mdn_placement (MDN_WALL, mdn_space (0, 1)));
  driver_settle ();
  g_assert_cmpint (find_line ("Tower 4: a2"), >, 0);
  /* Whoever reads is not sent back to the top. */
  g_assert_true (focus ==
                 gtk_window_get_focus (GTK_WINDOW (driver_find_window (MEDINA_TYPE_CITY_WINDOW))));
  driver_close (&driver);
  g_assert_null (driver_find_window (MEDINA_TYPE_CITY_WINDOW));
}

/* One window, however often it is asked for. */
static void
test_once (void)
{
  Driver driver;
  GtkWidget *window;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_activate (&driver, "win.describe-city");
  window = driver_find_window (MEDINA_TYPE_CITY_WINDOW);
  driver_activate (&driver, "win.describe-city");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (driver_find_window (MEDINA_TYPE_CITY_WINDOW));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/city-window/follows-the-game", test_follows);
  g_test_add_func ("/city-window/opens-once", test_once);
  return g_test_run ();
}
