/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-event-list.h"
#include "medina-event-port.h"
#include "medina-player-card.h"
#include "real-input.h"

/* What of the list of what happened is in sight, and how it is scrolled. */

/* After 30 placements; returns the list. */
static GtkWidget *
open_game (Driver *driver, MdnRandom *random, int width, int height)
{
  mdn_random_seed (random, 5);
  driver_open (driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  for (int i = 0; i < 30; i++)
    driver_play_one (driver, random);
  driver_await_layout (GTK_WIDGET (driver->window));
  return driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_EVENT_LIST);
}

static GtkAdjustment *
get_adjustment (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

static double
get_scrolled (GtkWidget *widget)
{
  return gtk_adjustment_get_value (get_adjustment (widget));
}

/* As far as it can be scrolled. */
static double
find_end (GtkWidget *widget)
{
  GtkAdjustment *adjustment = get_adjustment (widget);

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

/* The wheel scrolls the list, to its end and further, and never the cards; the next placement is in
 * sight again. */
static void
test_wheel (void)
{
  GtkWidget *list, *scroller;
  MdnRandom random;
  Driver driver;
  double end;
  float card;
  guint length;

  if (real_input_is_missing ())
    return;
  list = open_game (&driver, &random, 1280, 800);

  /* The list, which goes back to its newest line when nothing else is left to do */
  driver_settle ();

  scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  card = driver_find_top (&driver, MEDINA_TYPE_PLAYER_CARD);
  g_assert_true (medina_event_list_shows (MEDINA_EVENT_LIST (list), 6));
  real_input_point (scroller, 60, 30);
  real_input_scroll (2, 0);
  await (get_scrolled (list) > 0);
  real_input_scroll (40, 0);
  await (get_scrolled (list) == find_end (list));
  length = medina_game_get_length (driver_get_game (&driver));
  end = get_scrolled (list);
  real_input_scroll (5, 0);
  g_assert_cmpfloat (get_scrolled (list), ==, end);
  g_assert_cmpfloat (driver_find_top (&driver, MEDINA_TYPE_PLAYER_CARD), ==, card);
  while (medina_game_get_length (driver_get_game (&driver)) == length)
    driver_play_one (&driver, &random);
  await (get_scrolled (list) == 0);
  g_assert_cmpfloat (driver_find_top (&driver, MEDINA_TYPE_PLAYER_CARD), ==, card);
  driver_close (&driver);
}

/* Below the cards of four players, of whom three are told to be computers. */
static void
test_lines_in_sight (void)
{
  GtkWidget *list;
  MdnRandom random;
  Driver driver;

  list = open_game (&driver, &random, 1280, 800);
  for (guint i = 1; i < 4; i++)
    medina_player_set_kind (medina_game_get_player (driver_get_game (&driver), i),
                            MEDINA_SEAT_COMPUTER);
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_true (medina_event_list_shows (MEDINA_EVENT_LIST (list), 7));
  driver_close (&driver);
}

/* How much of the list is to be seen, where it scrolls with what is above it. */
static void
show_part (GtkWidget *list, GtkScrolledWindow *around, double height)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (around);
  graphene_point_t top;

  g_assert_true (
    gtk_widget_compute_point (list, GTK_WIDGET (around), &GRAPHENE_POINT_INIT (0, 0), &top));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + (double) top.y -
                                          gtk_widget_get_height (GTK_WIDGET (around)) + height);
  driver_await_layout (list);
}

/* Less than a line is not shown: nobody could read it. */
static void
test_sliver (void)
{
  GtkScrolledWindow *around;
  MdnRandom random;
  Driver driver;
  GtkWidget *list;

  list = open_game (&driver, &random, 360, 640);
  around = medina_event_port_find_around (GTK_WIDGET (medina_event_port_find_around (list)));
  show_part (list, around, 5);
  g_assert_true (medina_event_port_shows_sliver (list));
  show_part (list, around, 60);
  g_assert_false (medina_event_port_shows_sliver (list));
  show_part (list, around, -100);
  g_assert_true (medina_event_port_shows_sliver (list));
  driver_close (&driver);
}

/* Where it has no room, it is below the cards, whole, and scrolls with them, also by the wheel
 * above it. */
static void
test_low (void)
{
  GtkWidget *list, *scroller;
  GtkAdjustment *adjustment;
  MdnRandom random;
  Driver driver;

  list = open_game (&driver, &random, 360, 640);
  scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_cmpint (gtk_widget_get_height (scroller), >=, gtk_widget_get_height (list));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (
    gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW)));
  if (!real_input_is_missing ())
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      driver_await_layout (GTK_WIDGET (driver.window));
      real_input_point (list, 60, gtk_widget_get_height (list) - 20);
      real_input_scroll (-1, 0);
      await (gtk_adjustment_get_value (adjustment) <
             gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
    }
  driver_close (&driver);
}

/* Cards that had to be scrolled for the one of who is to move are at their top again when a turn
 * begins for whose card that is not needed, unless a person has scrolled them. */
static void
test_top (void)
{
  MdnRandom random;
  MedinaGame *game;
  Driver driver;
  GtkWidget *card;
  GtkAdjustment *adjustment;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 600);
  game = driver_get_game (&driver);
  medina_game_set_automatic_end (game, TRUE);
  card = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PLAYER_CARD);
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW)));
  while (medina_player_get_number (medina_game_get_current_player (game)) != 3)
    driver_play_one (&driver, &random);
  await (gtk_adjustment_get_value (adjustment) > 0);
  while (medina_player_get_number (medina_game_get_current_player (game)) != 1)
    driver_play_one (&driver, &random);
  await (gtk_adjustment_get_value (adjustment) == 0);

  gtk_adjustment_set_value (adjustment, 40);
  while (medina_player_get_number (medina_game_get_current_player (game)) != 2)
    driver_play_one (&driver, &random);
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >=, 40);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/event-port/the-wheel-scrolls-it-alone", test_wheel);
  g_test_add_func ("/event-port/beside-computers-seven-lines-are-in-sight", test_lines_in_sight);
  g_test_add_func ("/event-port/without-room-it-scrolls-with-the-cards", test_low);
  g_test_add_func ("/event-port/less-than-a-line-is-no-line", test_sliver);
  g_test_add_func ("/event-port/the-cards-go-back-to-their-top", test_top);
  return g_test_run ();
}
