/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "all-windows.h"
#include "await.h"
#include "medina-game-page.h"
#include "medina-panel.h"
#include "medina-piece-picture.h"
#include "medina-result-words.h"
#include "medina-score-bar.h"
#include "medina-score-page.h"
#include "medina-score-row.h"
#include "named-game.h"
#include "score-fixture.h"
#include "score.h"

/* The score sheet beside the board. */

/* --- Results */

typedef struct
{
  MdnRuleSet set;
  int players;
  const char *script; /* the result is that of the score so far */
  const char *sentence;
  const char *headline;
  const char *explanation;
} ResultCase;

static const ResultCase results[] = {
  { MDN_SECOND_EDITION, 3, "Gb2 Rb2", "Aisha wins with 2 points.", "Aisha Wins",
    "With 2 points, 2 ahead of second place." },
  { MDN_FIRST_EDITION, 4, "Ml6",
    "All players share the victory with 0 points. These rules have no tiebreaker.",
    "All Players Share the Victory", "A tie at 0 points. These rules have no tiebreaker." },
  { MDN_ONLINE, 4, "Wa2",
    "All players share the victory with 0 points. Nobody owns a palace to break the tie.",
    "All Players Share the Victory", "A tie at 0 points. Nobody owns a palace to break the tie." },
  /* E3: both have 3 points, Aisha's palace is of two pieces. */
  { MDN_SECOND_EDITION, 3, "Gb2 Rb2 Pd4 Rd4 Sc2",
    "Aisha wins the tiebreaker at 3 points. The larger palace decides: gray (b2) with 2 pieces, purple (d4) "
    "with 1.",
    "Aisha Wins",
    "A tie at 3 points. The larger palace decides: gray (b2) with 2 pieces, purple (d4) with 1." },
  /* Equally large: the merchant beside Aisha's palace makes up for Ben's tile. */
  { MDN_SECOND_EDITION, 3, "Gl5 Rl5 Pd4 Rd4",
    "Aisha wins the tiebreaker at 3 points. Both largest palaces have 1 piece; gray (l5) was claimed before "
    "purple (d4).",
    "Aisha Wins",
    "A tie at 3 points. Both largest palaces have 1 piece; gray (l5) was claimed before purple "
    "(d4)." },
  { MDN_FIRST_EDITION, 3, "Ml6 Gb2 Rb2 Pd4 Rd4 Sc2",
    "Aisha and Ben share the victory with 3 points. These rules have no tiebreaker.",
    "Aisha and Ben Share the Victory", "A tie at 3 points. These rules have no tiebreaker." },
};

static void
test_results (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    {
      const ResultCase *test = &results[i];
      g_autoptr (MedinaGame) game = named_game_new (test->set, test->players);
      g_autoptr (MedinaScoreSheet) sheet = NULL;
      g_autofree char *sentence = NULL;
      g_autofree char *headline = NULL;
      g_autofree char *explanation = NULL;

      named_game_play (game, test->script);
      sheet = medina_score_sheet_new (game);
      sentence = medina_result_to_sentence (sheet);
      headline = medina_result_to_headline (sheet);
      explanation = medina_result_to_explanation (sheet);
      g_assert_cmpstr (sentence, ==, test->sentence);
      g_assert_cmpstr (headline, ==, test->headline);
      g_assert_cmpstr (explanation, ==, test->explanation);
    }
}

/* --- The page */

typedef ScoreFixture Fixture;

static int
count_owned (MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);
  int count = 0;

  for (int palace = 1; palace <= position->table.palaces; palace++)
    count += position->palace[palace].owner < MDN_OWNER_NEUTRAL;
  return count;
}

/* --- What it shows */

/* First everybody's total, the highest first; where the rows begin that say what these come from. */
static int
check_standing (Fixture *fixture)
{
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (driver_get_game (&fixture->driver));
  const guint n_players = medina_score_sheet_get_n_players (sheet);

  for (guint line = 0; line < n_players; line++)
    {
      GtkWidget *row = GTK_WIDGET (score_fixture_get_row (fixture->page, (int) line));
      MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);

      g_assert_true (gtk_widget_has_css_class (row, "standing"));
      g_assert_cmpint (score_fixture_count_labels (row, medina_player_get_display_name (player)),
                       ==, 1);
      g_assert_cmpint (score_fixture_get_number (row), ==,
                       medina_score_sheet_get_score (sheet, line)->total);
    }
  return (int) n_players;
}

static int
count_scorers (MedinaGame *game)
{
  int count = 0;

  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    count += medina_player_get_score (medina_game_get_player (game, i)) > 0;
  return count;
}

/* The rows of each player add up to the player's total, and have a row for each palace. */
static void
check_lines (Fixture *fixture)
{
  MedinaGame *game = driver_get_game (&fixture->driver);
  int total = -1, sum = 0, palaces = 0, players = 0;
  GtkListBoxRow *row;

  for (int i = check_standing (fixture); (row = score_fixture_get_row (fixture->page, i)) != NULL;
       i++)
    {
      if (gtk_widget_has_css_class (GTK_WIDGET (row), "head") ||
          gtk_widget_has_css_class (GTK_WIDGET (row), "player"))
        {
          g_assert_true (total < 0 || sum == total);
          total = score_fixture_get_number (GTK_WIDGET (row));
          sum = 0;
          players++;
        }
      else
        sum += score_fixture_get_number (GTK_WIDGET (row));
      if (gtk_widget_has_css_class (GTK_WIDGET (row), "head"))
        break;
      palaces += medina_score_row_get_palace (MEDINA_SCORE_ROW (row)) != MDN_NO_PALACE;
    }
  g_assert_cmpint (players, ==, count_scorers (game) + 1);
  g_assert_cmpint (palaces, ==, count_owned (game));
}

/* The number of a player in the row of an item, in the order of the standing. */
static int
number_at (Fixture *fixture, const char *item, guint line)
{
  GtkWidget *cells = gtk_widget_get_last_child (
    gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (score_fixture_find_row (fixture->page, item))));
  GtkWidget *cell = gtk_widget_get_last_child (cells);
  const guint players = medina_game_get_n_players (driver_get_game (&fixture->driver));

  for (guint i = players - 1; i > line; i--)
    cell = gtk_widget_get_prev_sibling (cell);
  return score_fixture_get_number (cell);
}

static void
check_table (Fixture *fixture, gboolean has_well)
{
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (driver_get_game (&fixture->driver));

  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    {
      const MdnScore *score = medina_score_sheet_get_score (sheet, line);

      g_assert_cmpint (number_at (fixture, "Buildings", line), ==, score->palaces.buildings);
      g_assert_cmpint (number_at (fixture, "Stables", line), ==, score->palaces.stables);
      g_assert_cmpint (number_at (fixture, "Merchants", line), ==, score->palaces.merchants);
      g_assert_cmpint (number_at (fixture, "Walls", line), ==, score->palaces.walls);
      if (has_well)
        g_assert_cmpint (number_at (fixture, "Water", line), ==, score->palaces.water);
      g_assert_cmpint (number_at (fixture, "Palace Tiles", line), ==, score->palace_tiles);
      g_assert_cmpint (number_at (fixture, "Tower Tiles", line), ==, score->tower_tiles);
      g_assert_cmpint (number_at (fixture, "Total", line), ==, score->total);
    }
  g_assert_true (has_well == (score_fixture_find_row (fixture->page, "Water") != NULL));
}

static void
test_numbers (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        Fixture fixture;
        int minimum;

        score_fixture_open_end (&fixture, (MdnRuleSet) set, players, 900, 700);
        check_lines (&fixture);
        check_table (&fixture, set != MDN_FIRST_EDITION);
        gtk_widget_measure (fixture.page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                            NULL);
        g_assert_cmpint (minimum, <=, 300);
        driver_close (&fixture.driver);
      }
}

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

/* On a phone's screen every player's total is to be seen before anything is scrolled. */
static void
test_phone (void)
{
  Fixture fixture;
  graphene_rect_t area;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 4, 360, 640);
  driver_await_layout (GTK_WIDGET (fixture.driver.window));
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

/* Whose column is which is seen also where the table is scrolled; what the arrow keys go to does not lie beneath it. */
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
                               driver_find (row, GTK_TYPE_LABEL) };
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
  g_assert_cmpint (players, ==, count_scorers (driver_get_game (&fixture.driver)));
  g_assert_cmpint (columns, ==, 3);
  driver_close (&fixture.driver);
}

/* Down goes through all rows, from list to list, and Up back again. */
static void
test_arrows (void)
{
  GtkWindow *window;
  GtkListBoxRow *row;
  Fixture fixture;
  int last = 0;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 3, 1120, 740);
  window = GTK_WINDOW (fixture.driver.window);
  gtk_widget_grab_focus (GTK_WIDGET (score_fixture_get_row (fixture.page, 0)));
  for (int i = 1; (row = score_fixture_get_row (fixture.page, i)) != NULL; i++)
    if (gtk_widget_get_focusable (GTK_WIDGET (row)))
      {
        driver_press (&fixture.driver, GDK_KEY_Down);
        await (gtk_window_get_focus (window) == GTK_WIDGET (row));
        last = i;
      }
  for (int i = last - 1; i >= 0; i--)
    if (gtk_widget_get_focusable (GTK_WIDGET (row = score_fixture_get_row (fixture.page, i))))
      {
        driver_press (&fixture.driver, GDK_KEY_Up);
        await (gtk_window_get_focus (window) == GTK_WIDGET (row));
      }
  driver_close (&fixture.driver);
}

/* --- How it comes and goes */

/* A rematch is the same players' next game, and starts without scores. */
static void
test_rematch (void)
{
  Fixture fixture;
  MedinaGame *game;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 2, 1120, 740);
  game = driver_get_game (&fixture.driver);
  g_assert_true (driver_is_enabled (&fixture.driver, "rematch"));
  driver_press_widget (driver_find_button (fixture.page, "Re_match"));
  await (driver_get_game (&fixture.driver) != game);
  await (!gtk_widget_get_mapped (fixture.page));
  g_assert_false (driver_is_enabled (&fixture.driver, "rematch"));
  driver_close (&fixture.driver);
}

/* What was the end is not, once it is taken back; and comes again. */
static void
test_undo (void)
{
  Fixture fixture;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 3, 1120, 740);
  medina_game_undo (driver_get_game (&fixture.driver));
  await (!gtk_widget_get_mapped (fixture.page));
  score_fixture_play_to_end (driver_get_game (&fixture.driver));
  await (gtk_widget_get_mapped (fixture.page));
  driver_close (&fixture.driver);
}

/* A game that goes on is not given up from here, and the sheet follows it. */
static void
test_score_so_far (void)
{
  Fixture fixture;
  MedinaGame *game;

  score_fixture_open_game (&fixture, MDN_SECOND_EDITION, 3, 1120, 740);
  game = driver_get_game (&fixture.driver);
  driver_activate (&fixture.driver, "win.scores");
  await (gtk_widget_get_mapped (fixture.page));
  g_assert_null (driver_find_button (fixture.page, "Re_match"));
  g_assert_cmpint (score_fixture_count_labels (fixture.page, "Nobody Has Scored Yet"), ==, 1);
  for (int i = 0; i < 60; i++)
    {
      MdnRandom random;

      mdn_random_seed (&random, (guint64) i);
      named_game_play_random (game, &random);
    }
  await (score_fixture_count_labels (fixture.page, "Nobody Has Scored Yet") == 0);
  medina_player_set_name (medina_game_get_player (game, 1), "Yui");
  g_assert_cmpint (score_fixture_count_labels (fixture.page, "Yui"), >, 0);
  check_lines (&fixture);
  medina_game_set_selected_piece (game, -1);
  driver_activate (&fixture.driver, "win.put-back"); /* nothing is in hand: back to the players */
  await (!gtk_widget_get_mapped (fixture.page));
  driver_activate (&fixture.driver, "win.scores");
  await (gtk_widget_get_mapped (fixture.page));
  driver_activate (&fixture.driver, "win.scores"); /* they have the focus: likewise */
  await (!gtk_widget_get_mapped (fixture.page));
  driver_close (&fixture.driver);
}

/* The panel goes back to the players when its game goes. GTK may call the scores its focus child even then, outside
 * any window, where no focus can be moved. */
static void
test_closing (void)
{
  Fixture fixture;
  g_autoptr (GtkWidget) page = NULL;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 3, 1120, 740);
  page = g_object_ref (driver_find (GTK_WIDGET (fixture.driver.window), MEDINA_TYPE_GAME_PAGE));
  driver_close (&fixture.driver);
  gtk_widget_set_focus_child (driver_find (page, MEDINA_TYPE_PANEL), fixture.page);
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

  g_test_add_func ("/scores/results-are-told-in-words", test_results);
  g_test_add_func ("/scores/numbers-are-those-of-the-sheet", test_numbers);
  g_test_add_func ("/scores/the-board-stays-as-it-is", test_sizes);
  g_test_add_func ("/scores/all-totals-are-seen-on-a-phone", test_phone);
  g_test_add_func ("/scores/the-head-of-the-table-stays", test_head_stays);
  g_test_add_func ("/scores/what-has-the-focus-is-seen", test_focus_is_seen);
  g_test_add_func ("/scores/pictures-bars-and-letters-grow-together", test_large);
  g_test_add_func ("/scores/on-a-large-screen-all-is-seen", test_columns);
  g_test_add_func ("/scores/arrow-keys-go-through-all-lists", test_arrows);
  g_test_add_func ("/scores/a-rematch-starts-without-them", test_rematch);
  g_test_add_func ("/scores/undo-takes-the-end-away", test_undo);
  g_test_add_func ("/scores/during-a-game-they-follow-it", test_score_so_far);
  g_test_add_func ("/scores/a-window-is-closed-that-has-the-focus-in-them", test_closing);
  g_test_add_func ("/scores/long-names-do-not-break-rows", test_long_names);

  return g_test_run ();
}
