/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "medina-game-page.h"
#include "medina-panel.h"
#include "medina-result-words.h"
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

/* First everybody's total, the highest first; where the rows begin that say what these come
 * from. */
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
  g_assert_cmpint (players, ==, score_fixture_count_scorers (game) + 1);
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

/* The panel goes back to the players when its game goes. GTK may call the scores its focus child
 * even then, outside any window, where no focus can be moved. */
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

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);

  g_test_add_func ("/scores/results-are-told-in-words", test_results);
  g_test_add_func ("/scores/numbers-are-those-of-the-sheet", test_numbers);
  g_test_add_func ("/scores/arrow-keys-go-through-all-lists", test_arrows);
  g_test_add_func ("/scores/a-rematch-starts-without-them", test_rematch);
  g_test_add_func ("/scores/undo-takes-the-end-away", test_undo);
  g_test_add_func ("/scores/during-a-game-they-follow-it", test_score_so_far);
  g_test_add_func ("/scores/a-window-is-closed-that-has-the-focus-in-them", test_closing);

  return g_test_run ();
}
