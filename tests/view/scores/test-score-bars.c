/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "medina-score-bar.h"
#include "medina-score-sheet.h"
#include "score-fixture.h"

/* The bars of the score sheet. */

enum
{
  LEAST = 3, /* pixels */
};

static void
check_bar (GtkWidget *bar, int points, int most)
{
  const int width = gtk_widget_get_width (bar);
  const int length = medina_score_bar_get_length (MEDINA_SCORE_BAR (bar));

  g_assert_cmpint (width, >, 0);
  if (points == 0)
    g_assert_cmpint (length, ==, 0);
  else
    g_assert_cmpint (length, ==, MAX (width * points / most, LEAST));
}

/* Every bar stands beside its number, or below it; how many there are. */
static int
check_bars (GtkWidget *widget, int points, int most)
{
  int count = MEDINA_IS_SCORE_BAR (widget);

  if (MEDINA_IS_SCORE_BAR (widget))
    check_bar (widget, points, most);
  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    count +=
      check_bars (c, gtk_widget_has_css_class (c, "cell") ? score_fixture_get_number (c) : points,
                  most);
  return count;
}

/* A palace of 20 points is less than half as long as a total of 54, wherever either stands. */
static void
test_bars (void)
{
  static const int widths[] = { 360, 900 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      ScoreFixture fixture;
      GtkListBoxRow *row;
      g_autoptr (MedinaScoreSheet) sheet = NULL;
      int count = 0;

      score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 3, widths[i], 700);
      all_windows_await_layout (GTK_WIDGET (fixture.driver.window));
      sheet = medina_score_sheet_new (driver_get_game (&fixture.driver));
      for (int j = 0; (row = score_fixture_get_row (fixture.page, j)) != NULL; j++)
        count += check_bars (GTK_WIDGET (row), score_fixture_get_number (GTK_WIDGET (row)),
                             medina_score_sheet_get_score (sheet, 0)->total);
      g_assert_cmpint (count, >, 3 * 7);
      driver_close (&fixture.driver);
    }
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);

  g_test_add_func ("/score-bars/all-are-of-one-scale", test_bars);

  return g_test_run ();
}
