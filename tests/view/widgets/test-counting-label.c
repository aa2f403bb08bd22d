/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-counting-label.h"

#include "await.h"
#include "driver.h"
#include "medina-motion.h"

/* Numbers that count. */

static MedinaCountingLabel *
open_window (GtkWidget **window)
{
  GtkWidget *label = medina_counting_label_new (5);

  *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (*window), label);
  gtk_window_present (GTK_WINDOW (*window));
  await (gtk_widget_get_mapped (label));
  return MEDINA_COUNTING_LABEL (label);
}

static void
assert_shows (MedinaCountingLabel *label, int seen, const char *told)
{
  g_assert_cmpint (medina_counting_label_get_seen (label), ==, seen);
  g_assert_cmpstr (gtk_label_get_label (medina_counting_label_get_label (label)), ==, told);
}

/* It goes from one number to the other by all between, while the other one is told. */
static void
test_count (void)
{
  MedinaCountingLabel *label;
  GtkWidget *window;
  int last = 5;

  driver_set_animations (TRUE);
  label = open_window (&window);
  assert_shows (label, 5, "5");
  medina_counting_label_set_number (label, 95, TRUE);
  assert_shows (label, 5, "95");
  while (medina_motion_goes_on ())
    {
      const int seen = medina_counting_label_get_seen (label);

      g_assert_cmpint (seen, >=, last);
      g_assert_cmpint (seen, <=, 95);
      last = seen;
      g_main_context_iteration (NULL, TRUE);
    }
  assert_shows (label, 95, "95");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Another number on the way: it goes on from what is seen. */
static void
test_change (void)
{
  MedinaCountingLabel *label;
  GtkWidget *window;
  int seen;

  driver_set_animations (TRUE);
  label = open_window (&window);
  medina_counting_label_set_number (label, 95, TRUE);
  await (medina_counting_label_get_seen (label) > 5);
  seen = medina_counting_label_get_seen (label);
  medina_counting_label_set_number (label, 1, TRUE);
  assert_shows (label, seen, "1");
  await (medina_counting_label_get_seen (label) < seen);
  medina_counting_label_set_number (label, 7, FALSE);
  assert_shows (label, 7, "7");
  g_assert_false (medina_motion_goes_on ());
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nothing counts where nothing is to move. */
static void
test_still (void)
{
  MedinaCountingLabel *label;
  GtkWidget *window;

  driver_set_animations (FALSE);
  label = open_window (&window);
  medina_counting_label_set_number (label, 95, TRUE);
  assert_shows (label, 95, "95");
  medina_counting_label_set_share (label, .5);
  assert_shows (label, 48, "95");
  medina_counting_label_set_share (label, 1);
  assert_shows (label, 95, "95");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/counting-label/counts", test_count);
  g_test_add_func ("/counting-label/another-number-on-the-way", test_change);
  g_test_add_func ("/counting-label/still", test_still);
  return g_test_run ();
}
