/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-answer.h"
#include "real-input.h"

/* The popover is as high as its lines, however wide the window is. */
static void
test_whole (gconstpointer data)
{
  static const char *const text = "Unfinished purple palace\n"
                                  "12 points: 9 buildings, 3 stables\n"
                                  "The next piece adds: Purple Building +1\n"
                                  "Can be claimed by: Player 1, Player 2, Player 3, Player 4\n"
                                  "You can’t place any more pieces this turn.";
  Driver driver;
  GtkWidget *popover, *content;
  int height;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, GPOINTER_TO_INT (data), 640);
  popover = medina_answer_new (GTK_WIDGET (driver.board), text);
  gtk_popover_popup (GTK_POPOVER (popover));
  await (gtk_widget_get_mapped (popover) && gtk_widget_get_height (popover) > 0);
  driver_settle ();
  content = gtk_popover_get_child (GTK_POPOVER (popover));
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (content), &height,
                      NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (content), ==, height);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_unparent (popover);
  driver_close (&driver);
}

/* How high the letters of its heading are. */
static int
measure_letters (int width, int height)
{
  Driver driver;
  GtkWidget *popover, *label;
  PangoRectangle letters;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, width, height);
  popover = medina_answer_new (GTK_WIDGET (driver.board), "Stable\nIt extends a palace.");
  gtk_popover_popup (GTK_POPOVER (popover));
  await (gtk_widget_get_mapped (popover));
  label = driver_find_label (popover, "Stable");
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), NULL, &letters);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_unparent (popover);
  driver_close (&driver);
  return letters.height;
}

/* As those of a panel and of a dialog do. */
static void
test_letters (void)
{
  const int usual = measure_letters (1040, 640);

  g_assert_cmpint (measure_letters (1900, 1000), >, usual);
}

/* Nobody has to close it first to go on with the keyboard. */
static void
test_keys (void)
{
  Driver driver;
  GtkWidget *popover;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 640);
  gtk_widget_grab_focus (GTK_WIDGET (driver.board));
  popover = medina_answer_new (GTK_WIDGET (driver.board), "Stable\nIt extends a palace.");
  gtk_popover_popup (GTK_POPOVER (popover));
  await (gtk_widget_get_mapped (popover));
  driver_settle ();
  g_assert_true (real_input_key (GDK_KEY_2, 0));
  await (!gtk_widget_get_mapped (popover));
  await (medina_game_get_selected_piece (driver_get_game (&driver)) == MDN_BUILDING_PURPLE);
  gtk_widget_unparent (popover);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_data_func ("/answer/is-seen-whole", GINT_TO_POINTER (1040), test_whole);
  g_test_add_data_func ("/answer/is-seen-whole/narrow", GINT_TO_POINTER (360), test_whole);
  g_test_add_func ("/answer/letters-grow-with-the-window", test_letters);
  g_test_add_func ("/answer/a-key-closes-it-and-does-what-it-does", test_keys);
  return g_test_run ();
}
