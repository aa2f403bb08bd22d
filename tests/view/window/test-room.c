/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-move-log-view.h"
#include "medina-panel.h"
#include "medina-piece-button.h"
#include "medina-player-card.h"
#include "medina-score-page.h"
#include "medina-status-bar.h"
#include "named-game.h"

/* Windows of all sizes, with three buttons and texts of several sizes: everything is to be had, and
 * nothing moves while one plays. */

enum
{
  PLACEMENTS = 5, /* a turn of one, and the next ones */
};

static const struct
{
  int width;
  int height;
  gboolean small; /* the pieces have to be scrolled to */
} sizes[] = {
  { 360, 640, FALSE },  { 640, 360, FALSE }, { 560, 400, FALSE }, { 800, 600, FALSE },
  { 1280, 800, FALSE }, { 360, 437, TRUE },  { 360, 360, TRUE },
};

typedef struct
{
  graphene_rect_t board;
  graphene_rect_t plaque;
  GdkRectangle space;
} Room;

static Room
look (Driver *driver)
{
  GtkWidget *window = GTK_WIDGET (driver->window);
  Room room;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (driver->board), window, &room.board));
  g_assert_true (
    gtk_widget_compute_bounds (driver_find (window, MEDINA_TYPE_STATUS_BAR), window, &room.plaque));
  medina_board_view_get_space_area (driver->board, mdn_space (0, 0), &room.space);
  return room;
}

static void
assert_same (const Room *a, const Room *b)
{
  g_test_message ("board %g × %g at %g, %g; then %g × %g at %g, %g", a->board.size.width,
                  a->board.size.height, a->board.origin.x, a->board.origin.y, b->board.size.width,
                  b->board.size.height, b->board.origin.x, b->board.origin.y);
  g_assert_true (graphene_rect_equal (&a->board, &b->board));
  /* Text that is too long for its place makes it larger meanwhile, over its neighbors. */
  g_assert_true (graphene_rect_contains_rect (&b->plaque, &a->plaque));
  g_assert_true (gdk_rectangle_equal (&a->space, &b->space));
}

/* What can be scrolled can be had. */
static void
assert_within (GtkWidget *widget, GtkWidget *window)
{
  const gboolean scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL;
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &area));
  g_test_message ("%s at %g, %g, %g × %g", G_OBJECT_TYPE_NAME (widget), area.origin.x,
                  area.origin.y, area.size.width, area.size.height);
  g_assert_cmpfloat (area.origin.x, >=, -1);
  g_assert_cmpfloat (area.origin.x + area.size.width, <=, gtk_widget_get_width (window) + 1);
  if (!scrolled)
    g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (window) + 1);
}

static void
check_widgets (GtkWidget *widget, GtkWidget *window)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if (GTK_IS_BUTTON (widget) || GTK_IS_LABEL (widget))
    assert_within (widget, window);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widgets (child, window);
}

/* No line of the plaque goes beyond it. */
static void
check_plaque (GtkWidget *window)
{
  GtkWidget *plaque = driver_find (window, MEDINA_TYPE_STATUS_BAR);
  GtkWidget *prompt = driver_find (plaque, GTK_TYPE_LABEL);
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (prompt, plaque, &area));
  g_assert_cmpfloat (area.origin.x, >=, 0);
  g_assert_cmpfloat (area.origin.x + area.size.width, <=, gtk_widget_get_width (plaque));
}

/* The first row of pieces, from which one picks, is in sight at once with usual text. */
static void
check_pieces (GtkWidget *window)
{
  GtkWidget *card = driver_find (window, MEDINA_TYPE_PLAYER_CARD);
  GtkWidget *button = driver_find (card, MEDINA_TYPE_PIECE_BUTTON);
  GtkWidget *scroller = gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (button, scroller, &area));
  g_assert_cmpfloat (area.origin.y, >=, 0);
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (scroller));
}

static void
play_and_look (Driver *driver)
{
  Room before;
  MdnRandom random;

  driver_await_layout (GTK_WIDGET (driver->window)); /* it opens with what suits its size */
  before = look (driver);

  mdn_random_seed (&random, 5);
  for (int i = 0; i < PLACEMENTS; i++)
    {
      Room after;

      driver_play_one (driver, &random);
      driver_settle ();
      after = look (driver);
      assert_same (&before, &after);
    }
  check_widgets (GTK_WIDGET (driver->window), GTK_WIDGET (driver->window));
}

/* Tells, from the window down, which widgets ask for so much width. */
static void
tell_widest (GtkWidget *widget, int width)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least <= width)
        continue;
      g_test_message ("%s %s asks for %d pixels", G_OBJECT_TYPE_NAME (child),
                      gtk_widget_get_css_name (child), least);
      tell_widest (child, width);
    }
}

static void
test_text (gconstpointer percent)
{
  driver_set_text_size (GPOINTER_TO_INT (percent));
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Driver driver;

      g_test_message ("%d × %d", sizes[i].width, sizes[i].height);
      driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, sizes[i].width, sizes[i].height);
      tell_widest (GTK_WIDGET (driver.window), sizes[i].width);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (driver.window)), <=, sizes[i].width);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (driver.window)), <=, sizes[i].height);
      check_widgets (GTK_WIDGET (driver.window), GTK_WIDGET (driver.window));
      check_plaque (GTK_WIDGET (driver.window));
      if (GPOINTER_TO_INT (percent) == 100 && !sizes[i].small)
        check_pieces (GTK_WIDGET (driver.window));
      play_and_look (&driver);
      driver_close (&driver);
    }
  driver_set_text_size (100);
}

/* What is above the pieces has the same height whatever tiles there are. */
static void
test_tiles (void)
{
  MdnRandom random;
  Driver driver;
  GtkWidget *head;
  int height;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1280, 800);
  mdn_random_seed (&random, 5);
  head =
    gtk_widget_get_first_child (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PLAYER_CARD));
  gtk_widget_measure (head, GTK_ORIENTATION_VERTICAL, 260, NULL, &height, NULL, NULL);
  for (int i = 0; i < 40 && !medina_game_get_over (driver_get_game (&driver)); i++)
    {
      int now;

      driver_play_one (&driver, &random);
      gtk_widget_measure (head, GTK_ORIENTATION_VERTICAL, 260, NULL, &now, NULL, NULL);
      g_assert_cmpint (now, ==, height);
    }
  driver_close (&driver);
}

/* Where the moves stand below the players and have no button, the scores hide both. */
static void
test_moves (gconstpointer size)
{
  const guint index = GPOINTER_TO_UINT (size);
  MdnRandom random;
  Driver driver;
  GtkWidget *moves, *scores;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, sizes[index].width, sizes[index].height);
  moves = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_MOVE_LOG_VIEW);
  scores = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SCORE_PAGE);
  named_game_finish (driver_get_game (&driver), &random);
  await (gtk_widget_get_mapped (scores));
  driver_activate (&driver, "win.show-moves");
  await (gtk_widget_get_mapped (moves));
  driver_close (&driver);
}

static GtkWidget *
find_title (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title") &&
      gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *title = find_title (child);

      if (title != NULL)
        return title;
    }
  return NULL;
}

static graphene_rect_t
look_at_title (Driver *driver, const char *rules)
{
  GtkWidget *window = GTK_WIDGET (driver->window);
  GtkWidget *title = find_title (window);
  graphene_rect_t area;

  driver_await_layout (window);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (title)), ==, rules);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (title))));
  g_assert_true (gtk_widget_compute_bounds (title, window, &area));
  return area;
}

/* A game that has no name yet is known by its rules, also in a narrow window, and beside what ends
 * a turn. */
static void
test_title (void)
{
  static const char *const rules[] = { [MDN_FIRST_EDITION] = "First Edition",
                                       [MDN_SECOND_EDITION] = "Second Edition",
                                       [MDN_ONLINE] = "Online Rules" };

  for (guint set = 0; set < G_N_ELEMENTS (rules); set++)
    {
      graphene_rect_t before, after;
      MdnRandom random;
      Driver driver;

      mdn_random_seed (&random, 5);
      driver_open (&driver, (MdnRuleSet) set, 2, FALSE, 360, 640);
      before = look_at_title (&driver, rules[set]);
      g_assert_null (driver_find_by_action (GTK_WIDGET (driver.window), "win.end-turn"));
      while (!medina_game_get_awaiting_end (driver_get_game (&driver)))
        driver_play_one (&driver, &random);
      await (driver_find_by_action (GTK_WIDGET (driver.window), "win.end-turn") != NULL);
      after = look_at_title (&driver, rules[set]);
      g_assert_true (graphene_rect_equal (&before, &after));
      driver_close (&driver);
    }
}

/* Without a window manager there is nobody who would make it so: it can only be asked for. */
static void
test_fullscreen (void)
{
  Driver driver;
  g_auto (GStrv) keys = NULL;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  keys =
    gtk_application_get_accels_for_action (GTK_APPLICATION (driver.application), "win.fullscreen");
  g_assert_cmpstr (keys[0], ==, "F11");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.board), "win.fullscreen", NULL));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":minimize,maximize,close",
                NULL);
  g_test_add_data_func ("/room/usual-text", GINT_TO_POINTER (100), test_text);
  g_test_add_data_func ("/room/large-text", GINT_TO_POINTER (150), test_text);
  g_test_add_data_func ("/room/very-large-text", GINT_TO_POINTER (200), test_text);
  g_test_add_func ("/room/a-narrow-window-names-the-rules-also-while-a-turn-ends", test_title);
  g_test_add_func ("/room/fullscreen-can-be-had", test_fullscreen);
  g_test_add_func ("/room/tiles-do-not-make-a-card-higher", test_tiles);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/room/moves-are-found-after-the-end/%d-by-%d",
                                               sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_moves);
    }
  return g_test_run ();
}
