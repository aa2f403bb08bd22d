/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "medina-player-line.h"
#include "medina-score-bar.h"
#include "medina-score-item.h"
#include "medina-score-sheet.h"
#include "named-game.h"
#include "score-fixture.h"

/* The bars of the score sheet, and the table that has some. */

enum
{
  LEAST = 3,   /* pixels */
  LENGTH = 80, /* likewise */
  HEIGHT = 14,
};

static void
check_bar (GtkWidget *bar, int points, int most)
{
  const int width = gtk_widget_get_width (bar);
  const int length = medina_score_bar_get_length (MEDINA_SCORE_BAR (bar));

  g_assert_cmpint (width, >, 0);
  g_assert_cmpint (5 * width, >=, 2 * gtk_widget_get_width (gtk_widget_get_parent (bar)));
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

static int
find_most (MedinaScoreSheet *sheet)
{
  int most = 0;

  for (MedinaScoreItem item = 0; item < MEDINA_SCORE_TOTAL; item++)
    for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
      most =
        MAX (most, medina_score_item_get_points (item, medina_score_sheet_get_score (sheet, line)));
  return most;
}

/* A palace of 20 points is less than half as long as a total of 54, wherever either stands. The
 * items have a scale of their own: their cells are narrow. */
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
      driver_await_layout (GTK_WIDGET (fixture.driver.window));
      sheet = medina_score_sheet_new (driver_get_game (&fixture.driver));
      for (int j = 0; (row = score_fixture_get_row (fixture.page, j)) != NULL; j++)
        count += check_bars (GTK_WIDGET (row), score_fixture_get_number (GTK_WIDGET (row)),
                             gtk_widget_has_css_class (GTK_WIDGET (row), "item")
                               ? find_most (sheet)
                               : medina_score_sheet_get_score (sheet, 0)->total);
      g_assert_cmpint (count, >, 3 * 7);
      driver_close (&fixture.driver);
    }
}

/* No player's bar looks as if it had parts: between its ends it is of one color. */
static void
test_plain (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, MDN_MAX_PLAYERS);

  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, LENGTH, HEIGHT);
      cairo_t *cr = cairo_create (surface);
      const guint32 *row;

      medina_player_line_fill_bar (cr, medina_game_get_player (game, i), LENGTH, HEIGHT);
      cairo_surface_flush (surface);
      row = (const guint32 *) (cairo_image_surface_get_data (surface) +
                               HEIGHT / 2 * cairo_image_surface_get_stride (surface));
      for (int x = 2; x < LENGTH - 1; x++)
        g_assert_cmphex (row[x], ==, row[1]);
      g_assert_cmphex (row[0], !=, row[1]); /* the edge */
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

static graphene_rect_t
find_area (GtkWidget *widget, GtkWidget *page)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, page, &area));
  return area;
}

static double
find_middle (GtkWidget *widget, GtkWidget *page)
{
  const graphene_rect_t area = find_area (widget, page);

  return area.origin.y + area.size.height / 2;
}

static GtkWidget *
find_title (GtkWidget *row)
{
  return driver_find (row, GTK_TYPE_LABEL);
}

/* It is in the line of the title, also above a bar, which is close to it. */
static void
check_number (GtkWidget *cell, GtkWidget *title, GtkWidget *page)
{
  GtkWidget *number = driver_find (cell, GTK_TYPE_LABEL);
  GtkWidget *bar = driver_find (cell, MEDINA_TYPE_SCORE_BAR);
  const graphene_rect_t area = find_area (number, page);

  g_assert_cmpfloat_with_epsilon (find_middle (number, page), find_middle (title, page), 1.01);
  if (bar == NULL)
    return;
  g_assert_cmpfloat (find_area (bar, page).origin.y, >, find_middle (number, page));
  g_assert_cmpfloat (find_area (bar, page).origin.y, <=, area.origin.y + area.size.height);
}

static void
check_row (GtkWidget *row, GtkWidget *page, int height)
{
  GtkWidget *line = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  GtkWidget *cells = gtk_widget_get_last_child (line);

  g_assert_cmpint (gtk_widget_get_height (row), ==, height);
  for (GtkWidget *cell = gtk_widget_get_first_child (cells); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    check_number (cell, find_title (row), page);
}

static GtkWidget *
find_heading (GtkWidget *page)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = score_fixture_get_row (page, i)) != NULL; i++)
    if (gtk_widget_has_css_class (GTK_WIDGET (row), "head"))
      return find_title (GTK_WIDGET (row));
  g_assert_not_reached ();
}

/* Its rows are as high as one another, with pictures of pieces, of tiles, and of nothing; the
 * heading begins where the last title does. */
static void
test_table (void)
{
  ScoreFixture fixture;
  GtkListBoxRow *row;
  GtkWidget *total;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 3, 1280, 800);
  driver_await_layout (GTK_WIDGET (fixture.driver.window));
  total = GTK_WIDGET (score_fixture_find_row (fixture.page, "Total"));
  check_row (total, fixture.page, gtk_widget_get_height (total));
  for (int i = 0; (row = score_fixture_get_row (fixture.page, i)) != NULL; i++)
    if (gtk_widget_has_css_class (GTK_WIDGET (row), "item"))
      check_row (GTK_WIDGET (row), fixture.page, gtk_widget_get_height (total));
  g_assert_cmpfloat (find_area (find_heading (fixture.page), fixture.page).origin.x, ==,
                     find_area (find_title (total), fixture.page).origin.x);
  driver_close (&fixture.driver);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);

  g_test_add_func ("/score-bars/all-are-of-one-scale", test_bars);
  g_test_add_func ("/score-bars/each-is-of-one-color", test_plain);
  g_test_add_func ("/score-bars/the-table-is-even", test_table);

  return g_test_run ();
}
