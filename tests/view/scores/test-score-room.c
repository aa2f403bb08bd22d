/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "medina-counting-label.h"
#include "medina-panel.h"
#include "medina-piece-picture.h"
#include "medina-score-bar.h"
#include "score-fixture.h"

/* The room that the score sheet has, and what is seen of it. */

typedef ScoreFixture Fixture;

enum
{
  AIR = 6, /* pixels */
};

/* At every size the board stays in sight, and as large as it was while the game went on. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 360, 640 },  { 640, 360 },  { 1120, 740 },
                                  { 1280, 800 }, { 900, 1200 }, { 1920, 1080 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture fixture;
      GtkWidget *board;
      int width, height;
      graphene_rect_t page, area;

      score_fixture_open_game (&fixture, MDN_SECOND_EDITION, 4, sizes[i][0], sizes[i][1]);
      driver_await_layout (GTK_WIDGET (fixture.driver.window));
      board = GTK_WIDGET (fixture.driver.board);
      width = gtk_widget_get_width (board);
      height = gtk_widget_get_height (board);
      score_fixture_play_to_end (driver_get_game (&fixture.driver));
      await (gtk_widget_get_mapped (fixture.page));
      driver_await_layout (GTK_WIDGET (fixture.driver.window));
      g_assert_cmpint (gtk_widget_get_width (board), ==, width);
      g_assert_cmpint (gtk_widget_get_height (board), ==, height);
      g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (fixture.driver.window), &area));
      g_assert_true (
        gtk_widget_compute_bounds (fixture.page, GTK_WIDGET (fixture.driver.window), &page));
      g_assert_false (graphene_rect_intersection (&area, &page, NULL));
      g_assert_true (gtk_widget_get_mapped (board));
      driver_close (&fixture.driver);
    }
}

/* Names that have two lines where there is room for them. */
static void
open_with_names (Fixture *fixture, int width, int height)
{
  static const char *const names[] = { "Leading and trailing", "Grandmother Wilhelmina",
                                       "Leading and trailing", "Maximiliane Wolfgang" };

  score_fixture_open_game (fixture, MDN_SECOND_EDITION, 4, width, height);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    medina_player_set_name (medina_game_get_player (driver_get_game (&fixture->driver), i),
                            names[i]);
  score_fixture_play_to_end (driver_get_game (&fixture->driver));
  await (gtk_widget_get_mapped (fixture->page));
  driver_await_layout (GTK_WIDGET (fixture->driver.window));
}

/* On a phone's screen every player's total is to be seen before anything is scrolled, however long
 * the names are. */
static void
test_phone (void)
{
  Fixture fixture;
  graphene_rect_t area;

  open_with_names (&fixture, 360, 640);
  for (int i = 0; i < 4; i++)
    {
      GtkWidget *row = GTK_WIDGET (score_fixture_get_row (fixture.page, i));
      GtkWidget *scroller = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);

      g_assert_true (gtk_widget_has_css_class (row, "standing"));
      g_assert_true (gtk_widget_compute_bounds (row, scroller, &area));
      g_assert_cmpfloat (area.origin.y, >=, 0);
      g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (scroller));
    }
  driver_close (&fixture.driver);
}

static graphene_rect_t
find_name (Fixture *fixture, int line)
{
  GtkWidget *row = GTK_WIDGET (score_fixture_get_row (fixture->page, line));
  GtkWidget *label = driver_find (row, GTK_TYPE_LABEL);
  graphene_rect_t area;

  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 2);
  g_assert_true (gtk_widget_compute_bounds (label, fixture->page, &area));
  return area;
}

/* Where there is room for two lines, two names do not read as one of four. */
static void
test_air (void)
{
  Fixture fixture;

  open_with_names (&fixture, 1280, 800);
  for (int i = 1; i < 4; i++)
    {
      const graphene_rect_t above = find_name (&fixture, i - 1), area = find_name (&fixture, i);

      g_assert_cmpfloat (area.origin.y - (above.origin.y + above.size.height), >=, AIR);
    }
  driver_close (&fixture.driver);
}

static graphene_rect_t
find_area (Fixture *fixture, GtkWidget *row)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t area;

  driver_await_layout (GTK_WIDGET (fixture->driver.window));
  g_assert_true (gtk_widget_compute_bounds (row, scroller, &area));
  return area;
}

static GtkWidget *
find_head (Fixture *fixture)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = score_fixture_get_row (fixture->page, i)) != NULL; i++)
    if (gtk_widget_has_css_class (GTK_WIDGET (row), "head"))
      return GTK_WIDGET (row);
  g_assert_not_reached ();
}

/* Whose column is which is seen also where the table is scrolled; what the arrow keys go to does
 * not lie beneath it. */
static void
test_head_stays (void)
{
  Fixture fixture;
  GtkWidget *head, *total, *item;
  GtkAdjustment *scrolled;
  graphene_rect_t area, row;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 4, 360, 640);
  head = find_head (&fixture);
  total = GTK_WIDGET (score_fixture_find_row (fixture.page, "Total"));
  scrolled = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (head, GTK_TYPE_SCROLLED_WINDOW)));
  gtk_widget_grab_focus (total);
  gtk_adjustment_set_value (scrolled, gtk_adjustment_get_upper (scrolled));
  area = find_area (&fixture, head);
  g_assert_cmpfloat (area.origin.y, ==, 0);
  item = GTK_WIDGET (score_fixture_find_row (fixture.page, "Stables"));
  g_assert_cmpfloat (find_area (&fixture, item).origin.y, <, 0);
  gtk_widget_grab_focus (item);
  driver_settle ();
  row = find_area (&fixture, item);
  area = find_area (&fixture, head);
  g_assert_cmpfloat (area.origin.y, ==, 0);
  g_assert_cmpfloat (row.origin.y, >=, area.size.height);
  g_assert_cmpfloat (row.origin.y + row.size.height, <=, gtk_adjustment_get_page_size (scrolled));
  gtk_adjustment_set_value (scrolled, 0);
  g_assert_cmpfloat (find_area (&fixture, head).origin.y, >, 0);
  driver_close (&fixture.driver);
}

/* Nor is it left out of sight where the page takes its time to scroll there. */
static void
test_focus_is_seen (void)
{
  Fixture fixture;
  GtkAdjustment *scrolled;
  GtkWidget *item;
  graphene_rect_t row;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 4, 360, 640);
  driver_set_animations (TRUE);
  item = GTK_WIDGET (score_fixture_find_row (fixture.page, "Stables"));
  scrolled = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (item, GTK_TYPE_SCROLLED_WINDOW)));
  gtk_adjustment_set_value (scrolled, 0);
  g_assert_cmpfloat (find_area (&fixture, item).origin.y, >,
                     gtk_adjustment_get_page_size (scrolled));
  gtk_widget_grab_focus (item);
  driver_settle ();
  row = find_area (&fixture, item);
  g_assert_cmpfloat (row.origin.y + row.size.height, <=, gtk_adjustment_get_page_size (scrolled));
  driver_set_animations (FALSE);
  driver_close (&fixture.driver);
}

typedef struct
{
  int picture;
  int bar;
  int letters;
} Sizes;

/* Of the first row. */
static Sizes
measure_row (Fixture *fixture)
{
  GtkWidget *row = GTK_WIDGET (score_fixture_get_row (fixture->page, 0));
  GtkWidget *const parts[] = { driver_find (row, MEDINA_TYPE_PIECE_PICTURE),
                               driver_find (row, MEDINA_TYPE_SCORE_BAR),
                               driver_find (row, MEDINA_TYPE_COUNTING_LABEL) };
  int heights[G_N_ELEMENTS (parts)];

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkRequisition least;

      gtk_widget_get_preferred_size (parts[i], &least, NULL);
      heights[i] = least.height;
    }
  return (Sizes){ heights[0], heights[1], heights[2] };
}

/* As they do where the panel is as large as that: in a window as large as a screen of 4K. */
static void
test_large (void)
{
  GtkWidget *panel;
  Fixture fixture;
  Sizes usual, huge;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 4, 1120, 740);
  panel = gtk_widget_get_ancestor (fixture.page, MEDINA_TYPE_PANEL);
  usual = measure_row (&fixture);
  gtk_widget_add_css_class (panel, "huge");
  driver_await_layout (GTK_WIDGET (fixture.driver.window));
  huge = measure_row (&fixture);
  g_assert_cmpint (huge.picture * 10, >, usual.picture * 17);
  g_assert_cmpint (huge.bar * 10, >, usual.bar * 17);
  g_assert_cmpint (huge.letters * 10, >, usual.letters * 17);
  driver_close (&fixture.driver);
}

/* Nothing of it is scrolled there, also of four players: those are in two columns. */
static void
test_columns (void)
{
  GtkAdjustment *scrolled;
  GtkListBoxRow *row;
  Fixture fixture;
  graphene_rect_t area;
  int columns = 0, players = 0;

  score_fixture_open_game (&fixture, MDN_SECOND_EDITION, 4, 1120, 740);
  gtk_widget_set_size_request (GTK_WIDGET (fixture.driver.window), 3840, 2160);
  score_fixture_play_to_end (driver_get_game (&fixture.driver));
  await (
    gtk_widget_get_mapped (fixture.page) &&
    gtk_widget_has_css_class (gtk_widget_get_ancestor (fixture.page, MEDINA_TYPE_PANEL), "huge"));
  driver_await_layout (GTK_WIDGET (fixture.driver.window));
  scrolled = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (driver_find (fixture.page, GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled), <=,
                     gtk_adjustment_get_page_size (scrolled));
  for (int i = 0; (row = score_fixture_get_row (fixture.page, i)) != NULL; i++)
    if (gtk_widget_has_css_class (GTK_WIDGET (row), "player"))
      {
        g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (row), fixture.page, &area));
        columns |= area.origin.x < gtk_widget_get_width (fixture.page) / 2.0 - 1 ? 1 : 2;
        players++;
      }
  g_assert_cmpint (players, ==, score_fixture_count_scorers (driver_get_game (&fixture.driver)));
  g_assert_cmpint (columns, ==, 3);
  driver_close (&fixture.driver);
}

/* However long a name is, and however narrow the window, the rows stay rows. */
static void
test_long_names (void)
{
  Fixture fixture;
  GtkListBoxRow *row;

  score_fixture_open_game (&fixture, MDN_SECOND_EDITION, 4, 360, 640);
  medina_player_set_name (medina_game_get_player (driver_get_game (&fixture.driver), 0),
                          "Wolfeschlegelsteinhausenbergerdorff the Magnificent of Marrakesh");
  score_fixture_play_to_end (driver_get_game (&fixture.driver));
  await (gtk_widget_get_mapped (fixture.page));
  driver_await_layout (fixture.page);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture.driver.window)), <=, 360);
  for (int i = 0; (row = score_fixture_get_row (fixture.page, i)) != NULL; i++)
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (row)), <, 56);
  driver_close (&fixture.driver);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  g_test_add_func ("/score-room/the-board-stays-as-it-is", test_sizes);
  g_test_add_func ("/score-room/all-totals-are-seen-on-a-phone", test_phone);
  g_test_add_func ("/score-room/there-is-air-between-names", test_air);
  g_test_add_func ("/score-room/the-head-of-the-table-stays", test_head_stays);
  g_test_add_func ("/score-room/what-has-the-focus-is-seen", test_focus_is_seen);
  g_test_add_func ("/score-room/pictures-bars-and-letters-grow-together", test_large);
  g_test_add_func ("/score-room/on-a-large-screen-all-is-seen", test_columns);
  g_test_add_func ("/score-room/long-names-do-not-break-rows", test_long_names);
  return g_test_run ();
}
