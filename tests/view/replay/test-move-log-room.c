/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "medina-move-log-row.h"
#include "medina-panel.h"
#include "medina-replay-bar.h"
#include "medina-whole-rows.h"
#include "replay-fixture.h"

/* The room that the list of moves has, and what is seen of it. */

enum
{
  NUMBERS = 110, /* pixels of a row: the turn's number, what it has cost, and what is around them */
};

static GtkWidget *
find (Driver *driver, GType type)
{
  return driver_find (GTK_WIDGET (driver->window), type);
}

static int
count_whole (GtkWidget *moves)
{
  GtkWidget *list = driver_find (moves, GTK_TYPE_LIST_BOX);
  int count = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t area;

      g_assert_true (gtk_widget_compute_bounds (row, moves, &area));
      count += gtk_widget_get_visible (row) && area.origin.y >= 0 &&
               area.origin.y + area.size.height <= gtk_widget_get_height (moves);
    }
  return count;
}

/* When all have their places: what is seen on the way there does not count. */
static int
count_at_rest (Driver *driver, GtkWidget *moves)
{
  driver_await_layout (GTK_WIDGET (driver->window));
  driver_settle ();
  return count_whole (moves);
}

/* Enough to see what everybody did, also while looking back. */
static void
test_room (void)
{
  for (int players = 2; players <= 4; players++)
    {
      Driver driver;
      GtkWidget *moves;

      driver_open (&driver, MDN_SECOND_EDITION, players, FALSE, 1280, 800);
      replay_fixture_play (&driver, 40);
      moves = GTK_WIDGET (replay_fixture_open_moves (&driver));
      g_assert_cmpint (count_at_rest (&driver, moves), >=, 4);
      driver_activate (&driver, "win.replay-back");
      g_assert_cmpint (count_at_rest (&driver, moves), >=, 3);
      driver_close (&driver);
    }
}

/* Whether the lines of a row end between words, also beside what a turn has cost. */
static void
assert_words_are_whole (GtkWidget *row)
{
  const char *text = medina_move_log_row_get_words (MEDINA_MOVE_LOG_ROW (row));
  GtkWidget *label = driver_find_label (row, text);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (gtk_widget_get_width (row) - NUMBERS) * PANGO_SCALE);
  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    g_assert_cmpint (text[pango_layout_get_line_readonly (layout, i)->start_index - 1], ==, ' ');
}

static void
test_words_are_whole (void)
{
  Driver driver;
  GtkWidget *list;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1000, 700);
  replay_fixture_play (&driver, 120);
  list = driver_find (GTK_WIDGET (replay_fixture_open_moves (&driver)), GTK_TYPE_LIST_BOX);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (MEDINA_IS_MOVE_LOG_ROW (row))
      assert_words_are_whole (row);
  driver_close (&driver);
}

/* Also on a telephone, whether one looks back or not. */
static void
test_narrow_room (void)
{
  Driver driver;
  GtkWidget *moves;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  replay_fixture_play (&driver, 40);
  moves = GTK_WIDGET (replay_fixture_open_moves (&driver));
  g_assert_cmpint (count_at_rest (&driver, moves), >=, 2);
  driver_activate (&driver, "win.replay-back");
  g_assert_cmpint (count_at_rest (&driver, moves), >=, 2);
  driver_close (&driver);
}

/* At its end the last row is at the bottom of what is seen, which is little there. */
static void
test_narrow_end (void)
{
  Driver driver;
  GtkWidget *moves, *list, *last;
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  replay_fixture_play (&driver, 40);
  moves = GTK_WIDGET (replay_fixture_open_moves (&driver));
  g_assert_cmpint (count_at_rest (&driver, moves), >=, 2);
  list = driver_find (moves, GTK_TYPE_LIST_BOX);
  last = GTK_WIDGET (gtk_list_box_get_row_at_index (
    GTK_LIST_BOX (list),
    (int) g_list_model_get_n_items (medina_game_get_move_log (driver_get_game (&driver))) - 1));
  g_assert_true (gtk_widget_compute_bounds (last, moves, &area));
  g_assert_cmpfloat (area.origin.y + area.size.height, >=, gtk_widget_get_height (moves) - 4);
  driver_close (&driver);
}

/* Beside the board there is no room for seven buttons: two of them are in the menu, and the others
 * in one row. */
static void
test_slim (void)
{
  Driver driver;
  GtkWidget *bar;
  gboolean slim;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 640, 360);
  replay_fixture_play (&driver, 40);
  g_assert_cmpint (count_at_rest (&driver, GTK_WIDGET (replay_fixture_open_moves (&driver))), >=,
                   2);
  bar = find (&driver, MEDINA_TYPE_REPLAY_BAR);
  g_object_get (bar, "slim", &slim, NULL);
  g_assert_true (slim);
  g_assert_cmpint (gtk_widget_get_height (bar), <, 60);
  driver_close (&driver);
}

/* Where there is something to draw of it; in its own coordinates. */
static graphene_rect_t
find_drawn (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  graphene_rect_t drawn = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  GskRenderNode *node;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return drawn;
  gsk_render_node_get_bounds (node, &drawn);
  gsk_render_node_unref (node);
  return drawn;
}

static gboolean
draws_whole_rows (GtkWidget *widget, GtkWidget *list, GtkWidget *port)
{
  const graphene_rect_t drawn = find_drawn (widget);
  graphene_point_t origin;
  float top, bottom;

  g_assert_true (gtk_widget_compute_point (widget, port, &GRAPHENE_POINT_INIT (0, 0), &origin));
  if (!medina_whole_rows_find (list, port, &top, &bottom) || drawn.size.height <= 0)
    return FALSE;
  return origin.y + drawn.origin.y >= top - 1 &&
         origin.y + drawn.origin.y + drawn.size.height <= bottom + 1;
}

/* Wherever the list is scrolled to, but for what a person does. */
static void
test_whole_rows (void)
{
  Driver driver;
  GtkWidget *moves, *list;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1180, 900);
  replay_fixture_play (&driver, 60);
  moves = GTK_WIDGET (replay_fixture_open_moves (&driver));
  list = driver_find (moves, GTK_TYPE_LIST_BOX);
  await (draws_whole_rows (moves, list, moves));
  for (int cursor = 52; cursor > 0; cursor -= 13)
    {
      medina_game_seek (driver_get_game (&driver), cursor);
      driver_await_layout (GTK_WIDGET (driver.window));
      await (draws_whole_rows (moves, list, moves));
    }
  driver_close (&driver);
}

/* Likewise what happened, below the players. */
static void
test_whole_news (void)
{
  Driver driver;
  GtkWidget *news, *scroller;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1280, 800);
  replay_fixture_play (&driver, 60);
  news = find (&driver, g_type_from_name ("MedinaEventList"));
  scroller = gtk_widget_get_ancestor (news, GTK_TYPE_SCROLLED_WINDOW);
  driver_await_layout (GTK_WIDGET (driver.window));
  await (draws_whole_rows (news, news, scroller));
  driver_close (&driver);
}

/* Nor does anything around them cut a line, how high the window may be. */
static void
test_news_in_windows (void)
{
  for (int height = 702; height <= 738; height += 6)
    {
      Driver driver;
      GtkWidget *list, *outer;
      graphene_rect_t drawn;
      graphene_point_t origin;

      driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, height);
      replay_fixture_play (&driver, 32);
      for (guint i = 1; i < 4; i++)
        medina_player_set_kind (medina_game_get_player (driver_get_game (&driver), i),
                                MEDINA_SEAT_COMPUTER);
      driver_await_layout (GTK_WIDGET (driver.window));
      list = find (&driver, g_type_from_name ("MedinaEventList"));
      outer = find (&driver, g_type_from_name ("MedinaRestScroller"));
      drawn = find_drawn (list);
      g_assert_true (gtk_widget_compute_point (list, outer, &GRAPHENE_POINT_INIT (0, 0), &origin));
      if (drawn.size.height > 0)
        g_assert_cmpfloat (origin.y + drawn.origin.y + drawn.size.height, <=,
                           gtk_widget_get_height (outer));
      driver_close (&driver);
    }
}

static GtkWidget *
find_with_class (GtkWidget *widget, const char *name)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_with_class (child, name);
  return found;
}

static int
measure_letters (GtkWidget *label)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, "A");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* All letters grow with the panel, also those of classes that have a size of their own in the
 * toolkit. */
static void
test_large_letters (void)
{
  static const char *const classes[] = { "heading", "caption" };
  int usual[G_N_ELEMENTS (classes)];
  Driver driver;
  GtkWidget *moves;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1280, 800);
  replay_fixture_play (&driver, 4);
  moves = GTK_WIDGET (replay_fixture_open_moves (&driver));
  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    usual[i] = measure_letters (find_with_class (moves, classes[i]));
  gtk_widget_add_css_class (find (&driver, MEDINA_TYPE_PANEL), "huge");
  driver_await_layout (GTK_WIDGET (driver.window));
  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    g_assert_cmpint (2 * measure_letters (find_with_class (moves, classes[i])), >, 3 * usual[i]);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/move-log-room/lines-end-between-words", test_words_are_whole);
  g_test_add_func ("/move-log-room/it-has-room", test_room);
  g_test_add_func ("/move-log-room/it-has-room-on-a-telephone", test_narrow_room);
  g_test_add_func ("/move-log-room/no-room-is-left-empty-on-a-telephone", test_narrow_end);
  g_test_add_func ("/move-log-room/it-has-room-beside-the-board", test_slim);
  g_test_add_func ("/move-log-room/no-row-is-cut", test_whole_rows);
  g_test_add_func ("/move-log-room/letters-grow-with-the-panel", test_large_letters);
  g_test_add_func ("/move-log-room/no-news-are-cut", test_whole_news);
  g_test_add_func ("/move-log-room/no-news-are-cut-by-what-is-around-them", test_news_in_windows);
  return g_test_run ();
}
