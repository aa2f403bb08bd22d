/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-event-list.h"
#include "medina-news-words.h"
#include "medina-page-switcher.h"
#include "named-game.h"
#include "real-input.h"

/* The last round is replayed by a click, and what is told of it stays in sight. */

static void
play (MedinaGame *game, int placements)
{
  MdnRandom random;

  mdn_random_seed (&random, 11);
  while (medina_game_get_engine_game (game)->count < placements)
    named_game_play_random (game, &random);
  driver_settle ();
}

static const struct
{
  int players;
  int width;
  int height;
} tables[] = { { 4, 1280, 800 }, { 2, 1030, 700 }, { 3, 1920, 1080 } };

static MedinaEventList *
list_of (Driver *driver)
{
  return MEDINA_EVENT_LIST (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_EVENT_LIST));
}

/* The lit lines are those of the placement that is shown, and stand first. */
static void
assert_lit (Driver *driver)
{
  g_autofree char *line = medina_news_of_last_placement (driver_get_game (driver));
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (list_of (driver)));

  g_assert_true (gtk_widget_has_css_class (label, "current"));
  while (!g_str_equal (gtk_label_get_label (GTK_LABEL (label)), line))
    {
      label = gtk_widget_get_next_sibling (label);
      g_assert_true (gtk_widget_has_css_class (label, "current"));
    }
  label = gtk_widget_get_next_sibling (label);
  g_assert_true (label == NULL || !gtk_widget_has_css_class (label, "current"));
}

/* A click on the button beside the list; the list is there all the time, even if it was scrolled before. */
static void
check_list_stays (int players, int width, int height)
{
  GdkRectangle before, after;
  GtkWidget *button, *scroller;
  MedinaGame *game;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, players, FALSE, width, height);
  game = driver_get_game (&driver);
  play (game, 8);
  if (medina_game_get_awaiting_end (game))
    medina_game_end_turn (game);
  all_windows_await_layout (GTK_WIDGET (driver.window));
  scroller = gtk_widget_get_ancestor (GTK_WIDGET (list_of (&driver)), GTK_TYPE_SCROLLED_WINDOW);
  medina_board_view_get_space_area (driver.board, mdn_space (4, 4), &before);
  button = driver_find_by_action (scroller, "win.replay-round");
  g_assert_nonnull (button);
  real_input_click (button, gtk_widget_get_width (button) / 2.0,
                    gtk_widget_get_height (button) / 2.0);
  await (medina_game_get_replaying (game));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                            1000);
  for (int end = medina_game_get_last_round (game).end;
       (int) medina_game_get_cursor (game) < end - 1;
       driver_activate (&driver, "win.replay-step-forward"))
    {
      all_windows_await_layout (GTK_WIDGET (driver.window));
      await (medina_event_list_shows (list_of (&driver), 1));
      assert_lit (&driver);
    }
  medina_board_view_get_space_area (driver.board, mdn_space (4, 4), &after);
  g_assert_true (gdk_rectangle_equal (&before, &after));
  driver_activate (&driver, "win.replay-return");
  g_assert_false (
    gtk_widget_has_css_class (gtk_widget_get_first_child (GTK_WIDGET (list_of (&driver))),
                              "current"));
  driver_close (&driver);
}

static void
test_list (void)
{
  if (real_input_is_missing ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    check_list_stays (tables[i].players, tables[i].width, tables[i].height);
}

/* Where the list is out of sight, its button is above the cards. */
static void
test_button_without_list (void)
{
  GtkWidget *switcher, *button;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  play (driver_get_game (&driver), 8);
  all_windows_await_layout (GTK_WIDGET (driver.window));
  switcher = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PAGE_SWITCHER);
  button = driver_find_by_action (switcher, "win.replay-round");
  g_assert_nonnull (button);
  real_input_click (button, gtk_widget_get_width (button) / 2.0,
                    gtk_widget_get_height (button) / 2.0);
  await (medina_game_get_replaying (driver_get_game (&driver)));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/last-round/the-list-stays", test_list);
  g_test_add_func ("/last-round/without-the-list-its-button-is-above", test_button_without_list);
  return g_test_run ();
}
