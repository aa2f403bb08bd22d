/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The analysis of a finished game: its page, its graph, and the window that shows the turns. */

#include <glib/gstdio.h>
#include <string.h>

#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "medina-analysis-actions.h"
#include "medina-analysis-page.h"
#include "medina-analysis-graph.h"
#include "medina-analysis-words.h"
#include "medina-costly-turns.h"
#include "medina-game-record.h"
#include "medina-move-log-view.h"
#include "medina-replay-bar.h"
#include "named-game.h"
#include "driver.h"

typedef struct
{
  MedinaGame *game;
  MedinaAnalysis *analysis;
  GtkWidget *window;
  MedinaAnalysisPage *page;
  MedinaAnalysisTurn *chosen;
  guint choices;
} Fixture;

static MedinaGame *
finish_game (MdnRuleSet set, int players)
{
  MedinaGame *game = named_game_new (set, players);
  MdnRandom random;

  mdn_random_seed (&random, 11);
  while (named_game_play_random (game, &random))
    ;
  g_assert_true (medina_game_get_over (game));
  return game;
}

static void
chosen_cb (Fixture *fixture, MedinaAnalysisTurn *turn)
{
  g_set_object (&fixture->chosen, turn);
  fixture->choices++;
}

static void
open_page (Fixture *fixture)
{
  fixture->window = gtk_window_new ();
  fixture->page = g_object_new (MEDINA_TYPE_ANALYSIS_PAGE, NULL);
  g_object_add_weak_pointer (G_OBJECT (fixture->page), (gpointer *) &fixture->page);
  g_signal_connect_swapped (fixture->page, "turn-chosen", G_CALLBACK (chosen_cb), fixture);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 340, 700);
  gtk_window_present (GTK_WINDOW (fixture->window));
  medina_analysis_page_set_analysis (fixture->page, fixture->analysis);
  await (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->game = finish_game (MDN_SECOND_EDITION, 2);
  fixture->analysis = medina_analysis_new (fixture->game);
  medina_analysis_set_nodes (fixture->analysis, 10);
  open_page (fixture);
}

static void
close_page (Fixture *fixture)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  await (fixture->page == NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  close_page (fixture);
  g_clear_object (&fixture->chosen);
  g_assert_finalize_object (fixture->analysis);
  g_assert_finalize_object (fixture->game);
}

static void
await_end (Fixture *fixture)
{
  await (!medina_analysis_get_running (fixture->analysis));
  g_assert_true (medina_analysis_get_complete (fixture->analysis));
}

static GtkWidget *
child (Fixture *fixture, const char *name)
{
  return GTK_WIDGET (
    gtk_widget_get_template_child (GTK_WIDGET (fixture->page), MEDINA_TYPE_ANALYSIS_PAGE, name));
}

static GtkListBoxRow *
get_row (Fixture *fixture, int n)
{
  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (child (fixture, "list")), n);
}

/* --- The page ------------------------------------------------------------------------------- */

static double
loss_of_row (Fixture *fixture, int n)
{
  g_signal_emit_by_name (child (fixture, "list"), "row-activated", get_row (fixture, n));
  g_assert_nonnull (fixture->chosen);
  return medina_analysis_turn_get_loss (fixture->chosen);
}

/* The worst first, each of whole points; random games have enough of them. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  double before = G_MAXDOUBLE;
  int rows = 0;

  g_assert_true (medina_analysis_get_running (fixture->analysis));
  await_end (fixture);
  g_assert_false (gtk_widget_get_visible (child (fixture, "progress")));
  for (; get_row (fixture, rows) != NULL; rows++)
    {
      const double loss = loss_of_row (fixture, rows);
      g_autofree char *title = medina_analysis_turn_to_title (fixture->analysis, fixture->chosen);

      g_assert_cmpfloat (loss, <=, before);
      g_assert_cmpfloat (loss, >=, .5);
      g_assert_cmpstr (adw_preferences_row_get_title (
                         ADW_PREFERENCES_ROW (get_row (fixture, rows))),
                       ==, title);
      before = loss;
    }
  g_assert_cmpint (rows, >, 2);
}

/* A name that is changed meanwhile is there, too. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  guint named = 0;

  await_end (fixture);
  for (guint i = 0; i < medina_game_get_n_players (fixture->game); i++)
    {
      g_autofree char *name = g_strdup_printf ("Namur %u", i);

      medina_player_set_name (medina_game_get_player (fixture->game, i), name);
    }
  for (int i = 0; get_row (fixture, i) != NULL; i++)
    named += strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_row (fixture, i))),
                     "Namur ") != NULL;
  g_assert_cmpuint (named, >, 2);
  g_assert_nonnull (driver_find_label (child (fixture, "legend"), "Namur 1"));
}

static void
test_stop (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = child (fixture, "stop_button");

  g_signal_emit_by_name (button, "clicked");
  g_assert_false (medina_analysis_get_running (fixture->analysis));
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (medina_analysis_get_running (fixture->analysis));
}

/* Closed, it stops, and a new page goes on with what there is. */
static void
test_close (Fixture *fixture, gconstpointer data)
{
  GListModel *turns = medina_analysis_get_turns (fixture->analysis);
  guint seen;

  await (g_list_model_get_n_items (turns) >= 2);
  close_page (fixture);
  g_assert_false (medina_analysis_get_running (fixture->analysis));
  seen = g_list_model_get_n_items (turns);
  open_page (fixture);
  g_assert_true (medina_analysis_get_running (fixture->analysis));
  g_assert_cmpuint (g_list_model_get_n_items (turns), ==, seen);
  await_end (fixture);
}

/* --- The graph -------------------------------------------------------------------------------- */

/* NULL before it has had its first frame. */
static GskRenderNode *
snapshot (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  return gtk_snapshot_free_to_node (snapshot);
}

static GdkTexture *
draw (GtkWidget *widget)
{
  GskRenderNode *node;
  GdkTexture *texture;
  int width, height;

  await ((node = snapshot (widget)) != NULL);
  width = gtk_widget_get_width (widget);
  height = gtk_widget_get_height (widget);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gsk_render_node_unref (node);
  return texture;
}

/* Pixels that are more red than anything else, or more blue. */
static void
count_pixels (GtkWidget *widget, guint *red, guint *blue)
{
  g_autoptr (GdkTexture) texture = draw (widget);
  const int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guchar *pixels = g_malloc ((gsize) width * height * 4);

  *red = *blue = 0;
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  for (int i = 0; i < width * height; i++)
    {
      const guint32 pixel = ((const guint32 *) (gconstpointer) pixels)[i];
      const int r = pixel >> 16 & 0xff, g = pixel >> 8 & 0xff, b = pixel & 0xff;

      *red += r > 150 && g < 110 && b < 110;
      *blue += b > r + 40 && b > g + 20;
    }
}

/* The line of blue, which there was not before anything was found, and no line of red, whom nobody
 * plays. */
static void
test_graph (Fixture *fixture, gconstpointer data)
{
  guint red, blue, blue_before;

  medina_analysis_stop (fixture->analysis);
  count_pixels (child (fixture, "graph"), &red, &blue_before);
  medina_analysis_start (fixture->analysis);
  await_end (fixture);
  count_pixels (child (fixture, "graph"), &red, &blue);
  g_assert_cmpuint (blue, >, blue_before + 100);
  g_assert_cmpuint (red, ==, 0);
}

static void
move (Fixture *fixture, int by)
{
  gtk_widget_activate_action (child (fixture, "graph"), "graph.move", "i", by);
}

/* From the first turn to the end, which is no turn, and not beyond. */
static void
test_graph_keys (Fixture *fixture, gconstpointer data)
{
  await_end (fixture);
  move (fixture, -1000);
  gtk_widget_activate_action (child (fixture, "graph"), "graph.choose", NULL);
  g_assert_cmpuint (medina_analysis_turn_get_start (fixture->chosen), ==, 0);
  move (fixture, 1);
  gtk_widget_activate_action (child (fixture, "graph"), "graph.choose", NULL);
  g_assert_cmpuint (medina_analysis_turn_get_start (fixture->chosen), ==, 2);
  move (fixture, 1000);
  gtk_widget_activate_action (child (fixture, "graph"), "graph.choose", NULL);
  g_assert_null (fixture->chosen);
  g_assert_cmpuint (fixture->choices, ==, 3);
}

/* --- The window ------------------------------------------------------------------------------- */

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
        marked = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
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

/* The real board goes to before the turn: what was placed is told of there, and what would have been better is
 * advised, piece by piece. */
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

/* Costly turns are marked in the list of moves; chosen there, or in the page, they are shown. */
static void
test_window (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 2);
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
  g_signal_emit_by_name (page, "turn-chosen", NULL);
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
  driver_close (&driver);
}

/* It is there once it is asked for, takes the focus, leaves the board where it is, and goes with the game's end. */
static void
test_page (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 2);
  graphene_rect_t before, after;
  Driver driver;
  GtkWidget *page;

  open_finished (&driver, game);
  page = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_ANALYSIS_PAGE);
  all_windows_await_layout (GTK_WIDGET (driver.window));
  g_assert_false (gtk_widget_get_mapped (page));
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (driver.board), GTK_WIDGET (driver.window), &before));
  driver_activate (&driver, "win.analyze");
  await (gtk_widget_get_mapped (page) && gtk_widget_get_focus_child (page) != NULL);
  medina_analysis_stop (medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page)));
  all_windows_await_layout (GTK_WIDGET (driver.window));
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (driver.board), GTK_WIDGET (driver.window), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  medina_game_undo (game);
  g_assert_false (g_action_get_enabled (get_action (&driver)));
  await (!gtk_widget_get_mapped (page));
  g_assert_null (medina_analysis_page_get_analysis (MEDINA_ANALYSIS_PAGE (page)));
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

/* The part of the window that the scroller fills. */
static gboolean
is_in_sight (Driver *driver, GtkWidget *row)
{
  const float top = find_top (driver, row);
  GtkWidget *scroller = find_child (driver, "scroller");

  return top >= find_top (driver, scroller) &&
         top + (float) gtk_widget_get_height (row) <=
           find_top (driver, scroller) + (float) gtk_widget_get_height (scroller);
}

static GtkWidget *
find_row_in_sight (Driver *driver)
{
  GtkWidget *found = NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (find_child (driver, "list")); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (is_in_sight (driver, row))
      found = row;
  return found;
}

/* The last row that is in sight stays where it is, and in sight, when it is clicked. */
static void
test_row_stays (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 2);
  Driver driver;
  GtkAdjustment *scrolled;
  GtkWidget *row;
  float before;

  open_finished (&driver, game);
  all_windows_show_analysis (&driver, G_MAXUINT);
  scrolled =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find_child (&driver, "scroller")));
  gtk_adjustment_set_value (scrolled, gtk_adjustment_get_upper (scrolled) / 4);
  all_windows_await_layout (GTK_WIDGET (driver.window));
  row = find_row_in_sight (&driver);
  g_assert_nonnull (row);
  before = find_top (&driver, row);
  driver_press_widget (row);
  await (medina_game_get_replaying (game));
  all_windows_await_layout (GTK_WIDGET (driver.window));
  g_assert_cmpfloat (find_top (&driver, row), ==, before);
  g_assert_true (is_in_sight (&driver, row));
  driver_close (&driver);
}

/* --- Rows that come ----------------------------------------------------------------------------- */

static float
find_top_of (Fixture *fixture, GtkWidget *row)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (row, fixture->window, &area));
  return area.origin.y;
}

/* The first row of the list, with the focus, in the middle of a low window; NULL if there is none. */
static GtkWidget *
use_first_row (Fixture *fixture)
{
  GtkWidget *row = gtk_widget_get_first_child (child (fixture, "list"));
  GtkAdjustment *scrolled =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (child (fixture, "scroller")));

  if (row == NULL)
    return NULL;
  all_windows_await_layout (fixture->window);
  gtk_adjustment_set_value (scrolled,
                            gtk_adjustment_get_value (scrolled) + find_top_of (fixture, row) - 20);
  all_windows_await_layout (fixture->window);
  gtk_widget_grab_focus (row);
  all_windows_await_layout (fixture->window);
  return row;
}

static void
look_at_one_more (Fixture *fixture)
{
  GListModel *turns = medina_analysis_get_turns (fixture->analysis);
  const guint seen = g_list_model_get_n_items (turns);

  medina_analysis_start (fixture->analysis);
  await (g_list_model_get_n_items (turns) > seen);
  medina_analysis_stop (fixture->analysis);
  all_windows_await_layout (fixture->window);
}

/* A row that has the focus, and stays in the list, stays where it is also while others come above it. */
static void
test_row_stays_below (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = child (fixture, "list");
  guint stayed = 0;

  medina_analysis_stop (fixture->analysis);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 340, 240);
  while (!medina_analysis_get_complete (fixture->analysis))
    {
      GtkWidget *row = use_first_row (fixture);
      const float before = row != NULL ? find_top_of (fixture, row) : 0;

      look_at_one_more (fixture);
      if (row == NULL || gtk_widget_get_parent (row) != list ||
          gtk_widget_get_prev_sibling (row) == NULL)
        continue;
      g_assert_cmpfloat (find_top_of (fixture, row), ==, before);
      stayed++;
    }
  g_assert_cmpuint (stayed, >, 0);
}

/* --- Kept in the history ---------------------------------------------------------------------- */

static void
show_cb (MedinaAnalysis **shown, MedinaAnalysis *analysis)
{
  g_set_object (shown, analysis);
}

/* A game in the history, opened to be looked at, with the action that analyzes it; what is shown, transfer full. */
static MedinaAnalysis *
analyze_from_history (MedinaStore *store, const MedinaRecord *record)
{
  g_autoptr (MedinaDocument) document = medina_document_new_from_history (store, record);
  g_autoptr (GSimpleActionGroup) map = g_simple_action_group_new ();
  g_autoptr (MedinaAnalysisActions) actions = medina_analysis_actions_new (G_ACTION_MAP (map));
  MedinaAnalysis *shown = NULL, *analysis;

  g_signal_connect_swapped (actions, "show", G_CALLBACK (show_cb), &shown);
  medina_analysis_actions_set_document (actions, document);
  g_action_group_activate_action (G_ACTION_GROUP (map), "analyze", NULL);
  await (shown != NULL);
  analysis = g_object_ref (shown);
  if (!medina_analysis_get_complete (analysis))
    {
      medina_analysis_set_nodes (analysis, 10);
      medina_analysis_start (analysis);
      await (!medina_analysis_get_running (analysis));
    }
  medina_analysis_actions_set_document (actions, NULL);
  g_assert_null (shown);
  driver_settle ();
  return analysis;
}

/* What was found once is there at once when the game is opened again. */
static void
test_kept (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autofree char *folder = g_dir_make_tmp ("medina-XXXXXX", NULL);
  g_autofree char *file = NULL, *path = NULL;
  g_autoptr (MedinaHistory) history = medina_history_new (folder);
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 2);
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));
  g_autoptr (MedinaAnalysis) first = NULL, second = NULL;
  g_autoptr (GError) error = NULL;

  medina_store_set_history (store, history);
  medina_game_fill_record (game, record);
  g_assert_true (medina_history_keep (history, record, -1, &error));
  g_assert_no_error (error);
  first = analyze_from_history (store, record);
  file = medina_history_name_file (record);
  path =
    g_strdup_printf ("%s/%.*s.analysis", folder, (int) (strlen (file) - strlen (".medina")), file);
  await (g_file_test (path, G_FILE_TEST_EXISTS));
  second = analyze_from_history (store, record);
  g_assert_true (first != second);
  g_assert_true (medina_analysis_get_complete (second));
  g_assert_cmpuint (medina_analysis_get_length (second), ==, medina_analysis_get_length (first));
  medina_store_set_history (store, NULL);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
#define ADD(name, function) \
  g_test_add ("/analysis/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("the-worst-turns-come-first", test_list);
  ADD ("stops-and-goes-on", test_stop);
  ADD ("changed-names-are-there", test_names);
  ADD ("closed-it-stops", test_close);
  ADD ("the-graph-draws-each-player", test_graph);
  ADD ("a-row-in-use-stays", test_row_stays_below);
  ADD ("keys-go-from-turn-to-turn", test_graph_keys);
#undef ADD
  g_test_add_func ("/analysis/the-window-shows-chosen-turns", test_window);
  g_test_add_func ("/analysis/a-chosen-row-stays", test_row_stays);
  g_test_add_func ("/analysis/it-is-beside-the-board", test_page);
  g_test_add_func ("/analysis/it-is-there-at-once-the-next-time", test_kept);
  return g_test_run ();
}
