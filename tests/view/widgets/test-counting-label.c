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

/* It goes from one number to the other, and none between is left out, while the other one is
 * told. */
static void
assert_counts (MedinaCountingLabel *label, int number, const char *told)
{
  int last = medina_counting_label_get_seen (label);
  const int step = number > last ? 1 : -1;

  medina_counting_label_set_number (label, number, TRUE);
  assert_shows (label, last, told);
  while (medina_motion_goes_on ())
    {
      const int seen = medina_counting_label_get_seen (label);

      g_assert_true (seen == last || seen == last + step);
      last = seen;
      g_main_context_iteration (NULL, TRUE);
    }
  assert_shows (label, number, told);
  g_assert_cmpint (last, ==, number - step);
}

static void
test_count (void)
{
  MedinaCountingLabel *label;
  GtkWidget *window;

  driver_set_animations (TRUE);
  label = open_window (&window);
  assert_counts (label, 7, "7");
  assert_counts (label, 27, "27");
  assert_counts (label, 25, "25");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* So many that nobody could read them are not gone through. */
static void
test_far (void)
{
  MedinaCountingLabel *label;
  GtkWidget *window;

  driver_set_animations (TRUE);
  label = open_window (&window);
  medina_counting_label_set_number (label, 95, TRUE);
  assert_shows (label, 95, "95");
  g_assert_false (medina_motion_goes_on ());
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Another number on the way: it goes on from what is seen. */
static void
test_change (void)
{
  MedinaCountingLabel *label;
  GtkWidget *window;

  driver_set_animations (TRUE);
  label = open_window (&window);
  medina_counting_label_set_number (label, 12, TRUE);
  await (medina_counting_label_get_seen (label) > 5);
  assert_counts (label, 1, "1");
  medina_counting_label_set_number (label, 12, TRUE);
  medina_counting_label_set_number (label, 7, FALSE);
  assert_shows (label, 7, "7");
  g_assert_false (medina_motion_goes_on ());
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever wants no motion any more sees the number at once. */
static void
test_unwanted (void)
{
  MedinaCountingLabel *label;
  GtkWidget *window;

  driver_set_animations (TRUE);
  label = open_window (&window);
  medina_counting_label_set_number (label, 12, TRUE);
  medina_motion_set_wanted (FALSE);
  assert_shows (label, 12, "12");
  g_assert_false (medina_motion_goes_on ());
  medina_motion_set_wanted (TRUE);
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
  medina_counting_label_set_number (label, 15, TRUE);
  assert_shows (label, 15, "15");
  medina_counting_label_set_share (label, .5);
  assert_shows (label, 8, "15");
  medina_counting_label_set_share (label, 1);
  assert_shows (label, 15, "15");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/counting-label/counts", test_count);
  g_test_add_func ("/counting-label/too-far-to-count", test_far);
  g_test_add_func ("/counting-label/unwanted", test_unwanted);
  g_test_add_func ("/counting-label/another-number-on-the-way", test_change);
  g_test_add_func ("/counting-label/still", test_still);
  return g_test_run ();
}
