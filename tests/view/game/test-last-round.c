/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "driver.h"
#include "medina-event-list.h"
#include "medina-latest-news.h"
#include "medina-news-words.h"
#include "medina-round-words.h"
#include "notation.h"
#include "medina-page-switcher.h"
#include "medina-piece-sprites.h"
#include "medina-placement-words.h"
#include "medina-player-card.h"
#include "medina-round-button.h"
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

/* The class of the player who made the placement that is shown; NULL for none. */
static const char *
find_mover_class (MedinaGame *game)
{
  const MdnGame *played = medina_game_get_engine_game (game);
  guint mover;

  if (!medina_game_get_replaying (game) || played->cursor == 0)
    return NULL;
  mover = (guint) mdn_game_player_of (played, played->cursor - 1);
  return medina_player_css_class (medina_player_get_color (medina_game_get_player (game, mover)));
}

/* It alone of the players' classes. */
static void
assert_in_color (GtkWidget *widget, const char *mover)
{
  for (MedinaColor color = 0; color < MEDINA_N_COLORS; color++)
    g_assert_cmpint (gtk_widget_has_css_class (widget, medina_player_css_class (color)), ==,
                     g_strcmp0 (medina_player_css_class (color), mover) == 0);
}

/* The lit lines are those of the placement that is shown, and stand first; they and the plaque are
 * in the color of who made it. */
static void
assert_lit (Driver *driver)
{
  const char *mover = find_mover_class (driver_get_game (driver));
  g_autofree char *line = medina_news_of_last_placement (driver_get_game (driver));
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (list_of (driver)));

  g_assert_nonnull (mover);
  assert_in_color (GTK_WIDGET (driver_get_status (driver)), mover);
  assert_in_color (label, mover);
  g_assert_true (gtk_widget_has_css_class (label, "current"));
  while (!g_str_equal (gtk_label_get_label (GTK_LABEL (label)), line))
    {
      label = gtk_widget_get_next_sibling (label);
      g_assert_true (gtk_widget_has_css_class (label, "current"));
    }
  label = gtk_widget_get_next_sibling (label);
  g_assert_true (label == NULL || !gtk_widget_has_css_class (label, "current"));
}

/* Their cards have a line more. */
static void
make_computers (MedinaGame *game)
{
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    if (medina_game_get_player (game, i) != medina_game_get_current_player (game))
      medina_player_set_kind (medina_game_get_player (game, i), MEDINA_SEAT_COMPUTER);
}

/* Beside the list, or above the cards where other buttons are. */
static GtkWidget *
find_button (Driver *driver, GtkWidget *scroller)
{
  GtkWidget *switcher = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_PAGE_SWITCHER);
  GtkWidget *above = driver_find_by_action (switcher, "win.replay-round");
  GtkWidget *beside = driver_find_by_action (gtk_widget_get_parent (scroller), "win.replay-round");

  g_assert_true ((above == NULL) != (beside == NULL));
  return above != NULL ? above : beside;
}

/* A click on the button; the list is there all the time, even if it was scrolled before, and the
 * cards stay where they are. */
static void
check_list_stays (int players, int width, int height)
{
  GdkRectangle before, after;
  GtkWidget *button, *scroller;
  MedinaGame *game;
  Driver driver;
  float card;

  driver_open (&driver, MDN_SECOND_EDITION, players, FALSE, width, height);
  game = driver_get_game (&driver);
  play (game, 8);
  if (medina_game_get_awaiting_end (game))
    medina_game_end_turn (game);
  make_computers (game);
  driver_await_layout (GTK_WIDGET (driver.window));
  scroller = gtk_widget_get_ancestor (GTK_WIDGET (list_of (&driver)), GTK_TYPE_SCROLLED_WINDOW);
  medina_board_view_get_space_area (driver.board, mdn_space (4, 4), &before);
  card = driver_find_top (&driver, MEDINA_TYPE_PLAYER_CARD);
  button = find_button (&driver, scroller);
  real_input_click (button, gtk_widget_get_width (button) / 2.0,
                    gtk_widget_get_height (button) / 2.0);
  await (medina_game_get_replaying (game));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                            1000);
  for (int end = medina_game_get_last_round (game).end;
       (int) medina_game_get_cursor (game) < end - 1;
       driver_activate (&driver, "win.replay-step-forward"))
    {
      driver_await_layout (GTK_WIDGET (driver.window));
      await (medina_event_list_shows (list_of (&driver), 1));
      assert_lit (&driver);
      g_assert_cmpfloat (driver_find_top (&driver, MEDINA_TYPE_PLAYER_CARD), ==, card);
    }
  medina_board_view_get_space_area (driver.board, mdn_space (4, 4), &after);
  g_assert_true (gdk_rectangle_equal (&before, &after));
  driver_activate (&driver, "win.replay-return");
  g_assert_false (
    gtk_widget_has_css_class (gtk_widget_get_first_child (GTK_WIDGET (list_of (&driver))),
                              "current"));
  assert_in_color (GTK_WIDGET (driver_get_status (&driver)), NULL);
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

/* Those in which the list is out of sight: a phone, upright and on its side, and a low window, so
 * wide that players and moves stand side by side. */
static const struct
{
  int width;
  int height;
} low_tables[] = { { 360, 640 }, { 640, 360 }, { 900, 480 }, { 1280, 420 } };

/* The button above the cards gets what is pressed in its middle. */
static void
check_button_without_list (int width, int height)
{
  GtkWidget *switcher, *button;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  play (driver_get_game (&driver), 8);
  driver_await_layout (GTK_WIDGET (driver.window));
  switcher = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PAGE_SWITCHER);
  button = driver_find_by_action (switcher, "win.replay-round");
  g_assert_nonnull (button);
  await (gtk_widget_get_mapped (button));
  driver_await_layout (GTK_WIDGET (driver.window));
  real_input_click (button, gtk_widget_get_width (button) / 2.0,
                    gtk_widget_get_height (button) / 2.0);
  await (medina_game_get_replaying (driver_get_game (&driver)));
  g_assert_false (gtk_widget_get_has_tooltip (button)); /* it would cover what has come */
  real_input_point (GTK_WIDGET (driver.board), 20, 20);
  await (gtk_widget_get_has_tooltip (button));
  driver_close (&driver);
}

static void
test_button_without_list (void)
{
  if (real_input_is_missing ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (low_tables); i++)
    check_button_without_list (low_tables[i].width, low_tables[i].height);
}

static int
measure_height (MedinaPageSwitcher *switcher, int width)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (switcher), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL,
                      NULL);
  return height;
}

/* At the end of a game its button goes before the others stand in two rows. */
static void
test_tabs_stay (void)
{
  MedinaPageSwitcher *switcher =
    MEDINA_PAGE_SWITCHER (g_object_ref_sink (medina_page_switcher_new ()));
  int least, before, after, shown = 0;

  medina_page_switcher_set_offered (switcher, MEDINA_PANEL_SCORES, TRUE);
  medina_page_switcher_set_offered (switcher, MEDINA_PANEL_MOVES, TRUE);
  gtk_widget_measure (GTK_WIDGET (switcher), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  for (int width = least + 60; width < 3 * least; width++)
    {
      medina_page_switcher_set_round (switcher, FALSE);
      before = measure_height (switcher, width);
      medina_page_switcher_set_round (switcher, TRUE);
      after = measure_height (switcher, width);
      g_assert_cmpint (after, ==, before);
      gtk_widget_allocate (GTK_WIDGET (switcher), width, after, -1, NULL);
      shown += gtk_widget_get_child_visible (
        driver_find (GTK_WIDGET (switcher), MEDINA_TYPE_ROUND_BUTTON));
      g_assert_cmpint (shown, >, 0); /* also beside two lines of others */
    }
  g_object_unref (switcher);
}

/* Beside an analysis one goes back, and returns, time and again: with that, too, nothing moves. */
static void
test_tabs_stay_in_analysis (void)
{
  MedinaPageSwitcher *switcher =
    MEDINA_PAGE_SWITCHER (g_object_ref_sink (medina_page_switcher_new ()));
  int least, before, after;

  medina_page_switcher_set_offered (switcher, MEDINA_PANEL_SCORES, TRUE);
  medina_page_switcher_set_offered (switcher, MEDINA_PANEL_ANALYSIS, TRUE);
  medina_page_switcher_set_round (switcher, TRUE);
  gtk_widget_measure (GTK_WIDGET (switcher), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  for (int width = least + 60; width < 3 * least; width++)
    {
      before = measure_height (switcher, width);
      medina_page_switcher_set_back (switcher, TRUE);
      after = measure_height (switcher, width);
      g_assert_cmpint (after, ==, before);
      medina_page_switcher_set_back (switcher, FALSE);
    }
  g_object_unref (switcher);
}

/* --- On the plaque ---------------------------------------------------------------------------- */

static MedinaLatestNews *
latest_of (Driver *driver)
{
  return MEDINA_LATEST_NEWS (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_LATEST_NEWS));
}

static const char *
tell_latest (Driver *driver)
{
  return gtk_label_get_label (
    GTK_LABEL (gtk_widget_get_last_child (GTK_WIDGET (latest_of (driver)))));
}

static void
open_after_round (Driver *driver, int width, int height)
{
  static const char *const names[] = { "Aisha", "Ben", "Idris", "Dai" };
  MedinaGame *game;

  driver_name_players (names);
  driver_open (driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  driver_name_players (NULL);
  game = driver_get_game (driver);
  play (game, 8);
  if (medina_game_get_awaiting_end (game))
    medina_game_end_turn (game);
  driver_await_layout (GTK_WIDGET (driver->window));
}

static gboolean
tells (const char *told, const MdnGame *game, int index)
{
  g_autofree char *words = medina_placement_to_brief_words (game, index);
  char note[MDN_NOTATION_SIZE];

  mdn_notation_placement (game->placements[index], note);
  return strstr (told, words) != NULL || strstr (told, note) != NULL;
}

/* So many of the last placements at least, within the plaque and below the prompt. */
static void
assert_told (Driver *driver, int count)
{
  const MdnGame *game = medina_game_get_engine_game (driver_get_game (driver));
  const MedinaRound news = medina_game_get_news (driver_get_game (driver));
  GtkWidget *status = GTK_WIDGET (driver_get_status (driver));
  GtkWidget *prompt =
    driver_find_label (status, medina_status_bar_get_prompt (driver_get_status (driver)));
  g_autoptr (GString) told = g_string_new (NULL);
  graphene_rect_t above;

  g_assert_true (gtk_widget_compute_bounds (prompt, status, &above));
  for (GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (latest_of (driver)));
       label != NULL; label = gtk_widget_get_next_sibling (label))
    if (gtk_widget_get_child_visible (label))
      {
        graphene_rect_t area;

        g_string_append (told, gtk_label_get_label (GTK_LABEL (label)));
        g_assert_true (gtk_widget_compute_bounds (label, status, &area));
        g_assert_cmpfloat (area.origin.y, >=, above.origin.y + above.size.height);
        g_assert_cmpfloat (area.origin.y + area.size.height, <=,
                           gtk_widget_get_height (status) + 1);
        above = area;
      }
  g_test_message ("%s", told->str);
  g_assert_cmpint (news.end - news.first, >=, count);
  for (int i = news.end - count; i < news.end; i++)
    if (!tells (told->str, game, i))
      g_error ("Placement %d is not told: %s", i, told->str);
}

/* In a window like a phone's, also while the round is replayed; the board stays as it is. */
static void
test_plaque (void)
{
  GdkRectangle before, after;
  Driver driver;

  open_after_round (&driver, 360, 640);
  assert_told (&driver, 2);
  medina_board_view_get_space_area (driver.board, mdn_space (4, 4), &before);
  driver_activate (&driver, "win.replay-round");
  driver_activate (&driver, "win.replay-step-forward");
  driver_activate (&driver, "win.replay-step-forward");
  driver_await_layout (GTK_WIDGET (driver.window));
  assert_told (&driver, 2);
  medina_board_view_get_space_area (driver.board, mdn_space (4, 4), &after);
  g_assert_true (gdk_rectangle_equal (&before, &after));
  driver_close (&driver);
}

/* Where a line each is too much for all of them, there is one for each turn. */
static void
test_plaque_by_turns (void)
{
  Driver driver;

  open_after_round (&driver, 360, 640);
  assert_told (&driver, 6);
  driver_close (&driver);
}

/* What is said of a space has the room before them: lines that find none go, and come back. */
static void
test_plaque_is_full (void)
{
  MedinaStatusBar *status;
  Driver driver;
  int height;

  open_after_round (&driver, 360, 640);
  status = driver_get_status (&driver);
  height = gtk_widget_get_height (GTK_WIDGET (status));
  medina_status_bar_set_description (status, "One\nTwo\nThree");
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_cmpint (medina_latest_news_count_shown (latest_of (&driver)), <, 2);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (status)), ==, height);
  medina_status_bar_set_description (status, "");
  driver_await_layout (GTK_WIDGET (driver.window));
  assert_told (&driver, 2);
  driver_close (&driver);
}

/* Where there is no room for that, either, less is told, but in words; and all again as soon as
 * there is. */
static void
test_plaque_with_less (void)
{
  MedinaStatusBar *status;
  g_autofree char *before = NULL;
  Driver driver;

  open_after_round (&driver, 360, 640);
  before = g_strdup (tell_latest (&driver));
  status = driver_get_status (&driver);
  medina_status_bar_set_description (status, "One\nTwo");
  driver_await_layout (GTK_WIDGET (driver.window));
  assert_told (&driver, 2);
  g_assert_nonnull (strstr (tell_latest (&driver), " on "));
  medina_status_bar_set_description (status, "");
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_cmpstr (tell_latest (&driver), ==, before);
  assert_told (&driver, 6);
  driver_close (&driver);
}

static gboolean
is_whole (GtkWidget *label)
{
  return !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

static GtkWidget *
find_any (Driver *driver, char **texts)
{
  GtkWidget *label = NULL;

  for (; label == NULL && *texts != NULL; texts++)
    label = driver_find_label (GTK_WIDGET (latest_of (driver)), *texts);
  return label;
}

/* The label that tells the latest turn, in whichever form. */
static GtkWidget *
find_told (Driver *driver)
{
  MedinaGame *game = driver_get_game (driver);
  int counts[6], placements[6];
  g_auto (GStrv) lines = medina_round_words_list (game, 1);
  g_auto (GStrv) turns = medina_round_words_list_turns (game, 6, counts);
  g_auto (GStrv) running = medina_round_words_join_turns (turns, counts, placements);
  g_auto (GStrv) notes = medina_round_words_note (game, 6, placements);
  GtkWidget *label = find_any (driver, lines);

  if (label == NULL)
    label = find_any (driver, (char *[]){ turns[0], NULL });
  if (label == NULL)
    label = find_any (driver, running);
  return label != NULL ? label : find_any (driver, notes);
}

/* With long names a line is longer than the plaque is wide: it takes a second one rather than be
 * cut, and the board stays as it is. */
static void
test_plaque_with_long_names (void)
{
  static const char *const names[] = { "Bartholomew-Maximilian", "Alexandria the First",
                                       "Wolfeschlegelsteinhausen", "Friederike Charlotte" };
  GdkRectangle before, after;
  gboolean parted = FALSE;
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 11);
  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  medina_board_view_get_space_area (driver.board, mdn_space (4, 4), &before);
  for (int i = 0; i < 60 && !parted; i++)
    {
      g_auto (GStrv) lines = NULL;
      GtkWidget *label;

      driver_play_one (&driver, &random);
      if (medina_game_get_awaiting_end (driver_get_game (&driver)))
        medina_game_end_turn (driver_get_game (&driver));
      driver_settle ();
      medina_announcer_dismiss (medina_status_bar_get_announcer (driver_get_status (&driver)));
      driver_await_layout (GTK_WIDGET (driver.window));
      lines = medina_round_words_list (driver_get_game (&driver), 1);
      if (lines[0] == NULL)
        continue;
      g_test_message ("%s", lines[0]);
      /* as soon as what was announced has faded */
      await ((label = find_told (&driver)) != NULL && is_whole (label));
      parted |= pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))) > 1;
    }
  g_assert_true (parted);
  medina_board_view_get_space_area (driver.board, mdn_space (4, 4), &after);
  g_assert_true (gdk_rectangle_equal (&before, &after));
  driver_name_players (NULL);
  driver_close (&driver);
}

/* Not where the list tells it. */
static void
test_told_once (void)
{
  Driver driver;

  open_after_round (&driver, 1280, 800);
  g_assert_cmpint (medina_latest_news_count_shown (latest_of (&driver)), ==, 0);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/last-round/the-list-stays", test_list);
  g_test_add_func ("/last-round/without-the-list-its-button-is-above", test_button_without_list);
  g_test_add_func ("/last-round/the-tabs-stay-in-their-row", test_tabs_stay);
  g_test_add_func ("/last-round/the-tabs-stay-in-an-analysis", test_tabs_stay_in_analysis);
  g_test_add_func ("/last-round/without-the-list-it-is-on-the-plaque", test_plaque);
  g_test_add_func ("/last-round/on-the-plaque-all-else-goes-first", test_plaque_is_full);
  g_test_add_func ("/last-round/there-is-a-line-for-a-turn", test_plaque_by_turns);
  g_test_add_func ("/last-round/or-less-in-words", test_plaque_with_less);
  g_test_add_func ("/last-round/on-the-plaque-long-lines-take-two", test_plaque_with_long_names);
  g_test_add_func ("/last-round/beside-the-list-it-is-not-on-the-plaque", test_told_once);
  return g_test_run ();
}
