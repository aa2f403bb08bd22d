/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-time-left.h"

/* How long something will still take, at times that are made up. */

enum
{
  START = 1000, /* in seconds */
};

static int
update (MedinaTimeLeft *time_left, double seconds, double done)
{
  return medina_time_left_update (time_left, (gint64) ((START + seconds) * G_USEC_PER_SEC), done);
}

static MedinaTimeLeft
begin (double done)
{
  MedinaTimeLeft time_left;

  medina_time_left_begin (&time_left, START * G_USEC_PER_SEC, done);
  return time_left;
}

/* Not from the first step, which may have been an easy one, nor while hardly anything is done. */
static void
test_unknown (void)
{
  MedinaTimeLeft time_left = begin (0);

  g_assert_cmpint (update (&time_left, 1, 0.5), ==, MEDINA_TIME_UNKNOWN);
  g_assert_cmpint (update (&time_left, 60, 0.01), ==, MEDINA_TIME_UNKNOWN);
  g_assert_cmpint (update (&time_left, 60, 0.5), ==, 1);
}

static void
test_goes_down (void)
{
  MedinaTimeLeft time_left = begin (0);

  g_assert_cmpint (update (&time_left, 20, 0.1), ==, 3);
  g_assert_cmpint (update (&time_left, 80, 0.4), ==, 2);
  g_assert_cmpint (update (&time_left, 140, 0.7), ==, 1);
  g_assert_cmpint (update (&time_left, 170, 0.85), ==, 0);
}

/* What is told does not go to and fro with the estimate, but follows it where that was far from
 * right. */
static void
test_wavers (void)
{
  MedinaTimeLeft time_left = begin (0);

  g_assert_cmpint (update (&time_left, 60, 0.5), ==, 1);
  g_assert_cmpint (update (&time_left, 110, 0.5), ==, 1);
  g_assert_cmpint (update (&time_left, 300, 0.5), ==, 5);
}

/* What had been done before it was begun took no time now. */
static void
test_goes_on (void)
{
  MedinaTimeLeft time_left = begin (0.5);

  g_assert_cmpint (update (&time_left, 60, 0.6), ==, 4);
}

static void
test_words (void)
{
  static const char *const words[] = { "", "Less than a minute left", "About a minute left",
                                       "About 2 minutes left" };

  for (int i = 0; i < (int) G_N_ELEMENTS (words); i++)
    {
      g_autofree char *text = medina_time_left_to_words (i + MEDINA_TIME_UNKNOWN);

      g_assert_cmpstr (text, ==, words[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/time-left/unknown-at-first", test_unknown);
  g_test_add_func ("/time-left/goes-down", test_goes_down);
  g_test_add_func ("/time-left/does-not-waver", test_wavers);
  g_test_add_func ("/time-left/goes-on", test_goes_on);
  g_test_add_func ("/time-left/words", test_words);
  return g_test_run ();
}
