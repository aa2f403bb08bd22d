/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The analysis of a finished game in the window with its board. */

#include <string.h>

#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "medina-analysis-graph.h"
#include "medina-analysis-page.h"
#include "medina-analysis-words.h"
#include "medina-costly-row.h"
#include "medina-costly-turns.h"
#include "medina-move-log-view.h"
#include "medina-replay-bar.h"
#include "named-game.h"
#include "real-input.h"

static GAction *
get_action (Driver *driver)
{
  return g_action_map_lookup_action (G_ACTION_MAP (driver->window), "analyze");
}

static guint
count_costly (GtkWidget *page)
{
  g_autoptr (GPtrArray) turns =
    medina_costly_turns_find (medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page)));

  return turns->len;
}

static MedinaAnalysisTurn *
find_costly (MedinaAnalysis *analysis)
{
  g_autoptr (GPtrArray) turns = medina_costly_turns_find (analysis);

  g_assert_cmpuint (turns->len, >, 0);
  return g_object_ref (turns->pdata[0]);
}

static gboolean
has_loss (GtkWidget *widget)
{
  gboolean found = gtk_widget_has_css_class (widget, "loss");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); !found && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = has_loss (child);
  return found;
}

/* How many rows of the list of moves are marked, and the last of them. */
static guint
count_marked (Driver *driver, GtkListBoxRow **last)
{
  GtkWidget *moves = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_MOVE_LOG_VIEW);
  GtkListBox *list =
    GTK_LIST_BOX (gtk_widget_get_template_child (moves, MEDINA_TYPE_MOVE_LOG_VIEW, "list"));
  GtkListBoxRow *row;
  guint count = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (has_loss (GTK_WIDGET (row)))
      {
        *last = row;
        count++;
      }
  return count;
}

/* The only row that is marked has the title of that turn; none is without one. */
static void
check_row (Driver *driver, const char *title)
{
  GtkWidget *page = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANALYSIS_PAGE);
  GtkWidget *list =
    GTK_WIDGET (gtk_widget_get_template_child (page, MEDINA_TYPE_ANALYSIS_PAGE, "list"));
  const char *marked = NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_has_css_class (row, "chosen"))
      {
        g_assert_null (marked);
        marked = medina_costly_row_get_title (MEDINA_COSTLY_ROW (row));
      }
  g_assert_cmpstr (marked, ==, title);
}

/* The turn has the same number in the list and in the replay. */
static void
check_number (Driver *driver, MedinaAnalysisTurn *turn)
{
  GtkWidget *page = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANALYSIS_PAGE);
  GtkWidget *bar = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_REPLAY_BAR);
  MedinaAnalysis *analysis = medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page));
  g_autofree char *title = medina_analysis_turn_to_title (analysis, turn);
  const int number = atoi (title + strlen ("Turn "));
  g_autofree char *before =
    g_strdup_printf ("You’re looking at the city before turn %d of ", number);

  check_row (driver, title);
  g_assert_true (g_str_has_prefix (medina_replay_bar_get_text (MEDINA_REPLAY_BAR (bar)), before));
}

/* The real board goes to before the turn: what was placed is told of there, and what would have
 * been better is advised, piece by piece. */
static void
check_shown (Driver *driver, MedinaAnalysisTurn *turn)
{
  const MedinaBoardNotes *notes = medina_board_view_get_notes (driver->board);
  const MdnVariation *better = medina_analysis_turn_get_better (turn);

  g_assert_cmpuint (medina_game_get_cursor (driver_get_game (driver)), ==,
                    medina_analysis_turn_get_start (turn));
  g_assert_cmpint (notes->told.first, ==, (int) medina_analysis_turn_get_start (turn));
  g_assert_cmpint (notes->told.end, ==, (int) medina_analysis_turn_get_end (turn));
  g_assert_cmpint (notes->n_advice, ==, better->count);
  for (int i = 0; i < better->count; i++)
    g_assert_cmpuint (notes->advice[i], ==, better->placements[i]);
  check_number (driver, turn);
}

static void
open_finished (Driver *driver, MedinaGame *game)
{
  driver_open (driver, MDN_SECOND_EDITION, 3, FALSE, 900, 640);
  g_assert_false (g_action_get_enabled (get_action (driver)));
  document_sync_discard (medina_window_get_document (driver->window), NULL);
  medina_window_set_game (driver->window, game);
  g_assert_true (g_action_get_enabled (get_action (driver)));
}

static int
find_cursor (Driver *driver)
{
  return medina_graph_get_cursor (
    MEDINA_GRAPH (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANALYSIS_GRAPH)));
}

/* Costly turns are marked in the list of moves; chosen there, or in the page, they are shown. */
static void
test_window (void)
{
  g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 2, 11);
  g_autoptr (MedinaAnalysisTurn) turn = NULL, last = NULL;
  GtkListBoxRow *move = NULL;
  Driver driver;
  GtkWidget *page;

  open_finished (&driver, game);
  all_windows_show_analysis (&driver, G_MAXUINT);
  page = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_ANALYSIS_PAGE);
  turn = find_costly (medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page)));
  g_signal_emit_by_name (page, "turn-chosen", turn);
  check_shown (&driver, turn);
  g_assert_cmpint (find_cursor (&driver), >=, 0);
  g_signal_emit_by_name (page, "turn-chosen", NULL);
  g_assert_cmpint (find_cursor (&driver), ==, -1);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, medina_game_get_length (game));
  g_assert_cmpint (medina_board_view_get_notes (driver.board)->n_advice, ==, 0);
  check_row (&driver, NULL);
  driver_activate (&driver, "win.show-moves");
  await (count_marked (&driver, &move) == count_costly (page));
  last = g_list_model_get_item (medina_analysis_get_turns (
                                  medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page))),
                                (guint) gtk_list_box_row_get_index (move));
  gtk_widget_activate (GTK_WIDGET (move));
  check_shown (&driver, last);
  g_assert_cmpint (find_cursor (&driver), ==, gtk_list_box_row_get_index (move));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (move), "current"));
  medina_game_seek (game, 1);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (move), "current"));
  driver_close (&driver);
}

/* It is there once it is asked for, takes the focus, leaves the board where it is, and goes with
 * the game's end. */
static void
test_page (void)
{
  g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 2, 11);
  graphene_rect_t before, after;
  Driver driver;
  GtkWidget *page;

  open_finished (&driver, game);
  page = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_ANALYSIS_PAGE);
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_false (gtk_widget_get_mapped (page));
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (driver.board), GTK_WIDGET (driver.window), &before));
  driver_activate (&driver, "win.analyze");
  await (gtk_widget_get_mapped (page) && gtk_widget_get_focus_child (page) != NULL);
  medina_analysis_stop (medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page)));
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (driver.board), GTK_WIDGET (driver.window), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  /* Nothing is looked back at. */
  g_assert_true (
    g_str_has_prefix (medina_replay_bar_get_text (MEDINA_REPLAY_BAR (
                        driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_REPLAY_BAR))),
                      "Turn "));
  medina_game_undo (game);
  g_assert_false (g_action_get_enabled (get_action (&driver)));
  await (!gtk_widget_get_mapped (page));
  g_assert_null (medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page)));
  driver_close (&driver);
}

/* On a phone, where there is no key for it, a button leads back to the game from a turn that was
 * chosen. */
static void
test_way_back (void)
{
  g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 4, 11);
  g_autoptr (MedinaAnalysisTurn) turn = NULL;
  Driver driver;
  GtkWidget *page, *button;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  medina_window_set_game (driver.window, game);
  all_windows_show_analysis (&driver, G_MAXUINT);
  page = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_ANALYSIS_PAGE);
  turn = find_costly (medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page)));
  g_signal_emit_by_name (page, "turn-chosen", turn);
  g_assert_true (medina_game_get_replaying (game));
  driver_await_layout (GTK_WIDGET (driver.window));
  button = driver_find_by_action (GTK_WIDGET (driver.window), "win.replay-return");
  g_assert_nonnull (button);
  real_input_click (button, gtk_widget_get_width (button) / 2.0,
                    gtk_widget_get_height (button) / 2.0);
  await (!gtk_widget_get_mapped (button));
  g_assert_cmpint (find_cursor (&driver), ==, -1);
  g_assert_false (medina_game_get_replaying (game));
  g_assert_true (gtk_widget_get_mapped (page));
  driver_close (&driver);
}

/* --- Rows that stay --------------------------------------------------------------------------- */

static GtkWidget *
find_child (Driver *driver, const char *name)
{
  GtkWidget *page = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANALYSIS_PAGE);

  return GTK_WIDGET (gtk_widget_get_template_child (page, MEDINA_TYPE_ANALYSIS_PAGE, name));
}

static float
find_top (Driver *driver, GtkWidget *row)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (driver->window), &area));
  return area.origin.y;
}

enum
{
  RING = 8, /* px around what has the focus */
};

/* Within the part of the window that the scroller fills, with so much room around it. */
static gboolean
is_in_sight (Driver *driver, GtkWidget *row, float room)
{
  const float top = find_top (driver, row);
  GtkWidget *scroller = find_child (driver, "scroller");

  return top - room >= find_top (driver, scroller) &&
         top + (float) gtk_widget_get_height (row) + room <=
           find_top (driver, scroller) + (float) gtk_widget_get_height (scroller);
}

/* The last one; with its ring, which newer toolkits scroll into sight with what has the focus. */
static GtkWidget *
find_row_in_sight (Driver *driver)
{
  GtkWidget *found = NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (find_child (driver, "list")); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (is_in_sight (driver, row, RING))
      found = row;
  return found;
}

/* All of them; in a large window, where the moves are below it, too. On a phone the first one. */
static void
test_turns_in_sight (void)
{
  static const int sizes[][3] = { { 1280, 800, 7 }, { 1900, 1040, 7 }, { 360, 640, 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 4, 11);
      Driver driver;
      GtkListBoxRow *row;

      driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, sizes[i][0], sizes[i][1]);
      document_sync_discard (medina_window_get_document (driver.window), NULL);
      medina_window_set_game (driver.window, game);
      all_windows_show_analysis (&driver, G_MAXUINT);
      driver_await_layout (GTK_WIDGET (driver.window));
      row =
        gtk_list_box_get_row_at_index (GTK_LIST_BOX (find_child (&driver, "list")), sizes[i][2]);
      g_assert_nonnull (row);
      g_assert_true (is_in_sight (&driver, GTK_WIDGET (row), 0));
      driver_close (&driver);
    }
}

/* The last row that is in sight stays where it is, and in sight, when it is clicked. */
static void
test_row_stays (void)
{
  g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 2, 11);
  Driver driver;
  GtkAdjustment *scrolled;
  GtkWidget *row;
  float before;

  open_finished (&driver, game);
  all_windows_show_analysis (&driver, G_MAXUINT);
  scrolled =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find_child (&driver, "scroller")));
  gtk_adjustment_set_value (scrolled, gtk_adjustment_get_upper (scrolled) / 4);
  driver_await_layout (GTK_WIDGET (driver.window));
  row = find_row_in_sight (&driver);
  g_assert_nonnull (row);
  before = find_top (&driver, row);
  driver_press_widget (row);
  await (medina_game_get_replaying (game));
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_cmpfloat (find_top (&driver, row), ==, before);
  g_assert_true (is_in_sight (&driver, row, 0));
  driver_close (&driver);
}

/* --- A game that was put away ----------------------------------------------------------------- */

static MedinaAnalysis *
get_analysis (Driver *driver)
{
  GtkWidget *page = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANALYSIS_PAGE);

  return medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page));
}

static guint
count_turns (MedinaAnalysis *analysis)
{
  return g_list_model_get_n_items (medina_analysis_get_turns (analysis));
}

/* Whoever looks at the saved games meanwhile finds what was found. */
static void
test_put_away (void)
{
  g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 2, 11);
  Driver driver;
  guint seen;

  open_finished (&driver, game);
  g_action_activate (get_action (&driver), NULL);
  await (get_analysis (&driver) != NULL && count_turns (get_analysis (&driver)) > 0);
  medina_analysis_stop (get_analysis (&driver));
  seen = count_turns (get_analysis (&driver));
  driver_activate (&driver, "win.saved-games");
  await (medina_window_get_document (driver.window) == NULL);
  g_assert_null (get_analysis (&driver));
  driver_activate (&driver, "win.back-to-game");
  await (medina_window_get_document (driver.window) != NULL);
  g_assert_cmpuint (count_turns (get_analysis (&driver)), >=, seen);
  g_assert_true (medina_analysis_is_of (get_analysis (&driver), driver_get_game (&driver)));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/analysis-window/chosen-turns-are-shown", test_window);
  g_test_add_func ("/analysis-window/a-chosen-row-stays", test_row_stays);
  g_test_add_func ("/analysis-window/eight-turns-are-in-sight", test_turns_in_sight);
  g_test_add_func ("/analysis-window/it-is-beside-the-board", test_page);
  g_test_add_func ("/analysis-window/on-a-phone-a-button-leads-back", test_way_back);
  g_test_add_func ("/analysis-window/it-goes-on-after-a-look-at-the-saved-games", test_put_away);
  return g_test_run ();
}
