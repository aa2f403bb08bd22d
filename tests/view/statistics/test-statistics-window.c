/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "made-history.h"
#include "medina-analysis.h"
#include "medina-game-record.h"
#include "medina-statistics-actions.h"
#include "medina-statistics-graph.h"
#include "medina-statistics-window.h"
#include "named-game.h"
#include "real-input.h"

/* How Aisha has played against the computer, in a window. */

enum
{
  GAMES = 4,
};

typedef struct
{
  char *folder;
  MedinaHistory *history;
  MedinaPeople *people;
  GtkWidget *window;
} Fixture;

static void
keep_game (MedinaHistory *history, guint64 seed, int goes_on_from)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));
  g_autoptr (GError) error = NULL;
  MdnRandom random;

  mdn_random_seed (&random, seed);
  named_game_finish (game, &random);
  medina_player_set_kind (medina_game_get_player (game, 1), MEDINA_SEAT_COMPUTER);
  medina_game_fill_record (game, record);
  record->goes_on_from = goes_on_from;
  g_assert_true (medina_history_keep (history, record, -1, &error));
  g_assert_no_error (error);
}

static void
open_window (Fixture *self)
{
  self->window = GTK_WIDGET (medina_statistics_window_new (self->history, self->people));
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
set_up_empty (Fixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("medina-XXXXXX", NULL);
  self->history = medina_history_new (self->folder);
  self->people = medina_people_new (NULL);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  set_up_empty (self, data);
  for (guint64 seed = 1; seed <= GAMES; seed++)
    keep_game (self->history, seed, 0);
  medina_people_add (self->people, "Aisha");
}

static void
remove_folder (const char *folder)
{
  GDir *files = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_dir_close (files);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  driver_settle ();
  g_assert_finalize_object (self->people);
  await (medina_history_get_unread (self->history) == 0);
  g_object_unref (self->history);
  remove_folder (self->folder);
  g_free (self->folder);
}

static void
choose (Fixture *self, const char *name, guint selected)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (gtk_widget_get_template_child (
                                self->window, MEDINA_TYPE_STATISTICS_WINDOW, name)),
                              selected);
}

/* --- Tests ------------------------------------------------------------------------------------ */

static void
test_empty (Fixture *self, gconstpointer data)
{
  open_window (self);
  await (driver_find_label (self->window, "No finished games yet.") != NULL);
}

static gboolean
says_none_counts (Fixture *self)
{
  return driver_find_label (
           self->window, "None of the finished games counts here. Games count for the people who "
                         "played them, unless they were continued from another game.") != NULL;
}

/* A finished game that does not count is not denied. */
static void
test_none_counts (Fixture *self, gconstpointer data)
{
  keep_game (self->history, 1, 8);
  open_window (self);
  await (says_none_counts (self));
}

/* What is counted of a person, and of everyone together, for whom there is no rating. */
static void
test_person (Fixture *self, gconstpointer data)
{
  open_window (self);
  await (driver_find_label (self->window, "Rating Against the Computer") != NULL);
  g_assert_nonnull (driver_find_label (self->window, "Streaks"));
  g_assert_nonnull (driver_find_label (self->window, "Wins by Strongest Opponent"));
  g_assert_null (driver_find_label (self->window, "People only"));
  choose (self, "person", 0);
  await (driver_find_label (self->window, "Rating Against the Computer") == NULL);
  g_assert_nonnull (driver_find_label (self->window, "Points per Game"));
}

static void
test_filters (Fixture *self, gconstpointer data)
{
  open_window (self);
  await (driver_find_label (self->window, "Streaks") != NULL);
  choose (self, "rules", 1); /* the first edition, which nobody has played */
  await (says_none_counts (self));
  choose (self, "rules", 2);
  await (driver_find_label (self->window, "Streaks") != NULL);
  choose (self, "period", 2);
  await (driver_find_label (self->window, "Streaks") != NULL);
}

/* All lines, as they are read. */
static void
test_copy (Fixture *self, gconstpointer data)
{
  g_auto (GValue) value = G_VALUE_INIT;

  open_window (self);
  await (driver_find_label (self->window, "Streaks") != NULL);
  gtk_widget_activate_action (self->window, "statistics.copy", NULL);
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (
    gdk_clipboard_get_content (gtk_widget_get_clipboard (self->window)), &value, NULL));
  g_assert_true (g_str_has_prefix (g_value_get_string (&value), "All Games: "));
  g_assert_nonnull (strstr (g_value_get_string (&value), "\n\nPoints per Game\nBuildings: "));
  g_assert_nonnull (strstr (g_value_get_string (&value), "\n\nRating Over Time\nFirst "));
  g_assert_nonnull (strstr (g_value_get_string (&value), "\nGame 1 (Today): rating "));
  g_assert_nonnull (strstr (g_value_get_string (&value), "\nGame 4 (Today): "));
}

/* --- Graphs ----------------------------------------------------------------------------------- */

static GtkWidget *
find_graph (Fixture *self, const char *heading)
{
  GtkWidget *row =
    gtk_widget_get_ancestor (driver_find_label (self->window, heading), GTK_TYPE_LIST_BOX_ROW);

  return driver_find (gtk_widget_get_next_sibling (row), MEDINA_TYPE_STATISTICS_GRAPH);
}

/* One line of ratings, two of points; every point of them says what it is. */
static void
test_graphs (Fixture *self, gconstpointer data)
{
  static const struct
  {
    const char *heading;
    guint lines;
    const char *start;
  } cases[] = { { "Rating Over Time", 1, "Game 2 (Today): rating " },
                { "Points Over Time", 2, "Game 2 (Today): " } };

  open_window (self);
  await (driver_find_label (self->window, "Streaks") != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      MedinaGraph *graph = MEDINA_GRAPH (find_graph (self, cases[i].heading));
      g_autofree char *text = MEDINA_GRAPH_GET_CLASS (graph)->tell (graph, 1);
      MedinaPlot plot = { 0 };

      MEDINA_GRAPH_GET_CLASS (graph)->plot (graph, &plot);
      g_assert_cmpuint (plot.n_lines, ==, cases[i].lines);
      g_assert_cmpuint (plot.n_points, ==, GAMES);
      g_assert_true (g_str_has_prefix (text, cases[i].start));
    }
  choose (self, "person", 0);
  await (driver_find_label (self->window, "Rating Over Time") == NULL);
  g_assert_null (driver_find_label (self->window, "Points Over Time"));
}

/* From its line Right leads to a graph, in which arrows move, and Up and Down lead out of it
 * again. */
static void
test_graph_keys (Fixture *self, gconstpointer data)
{
  Driver driver = { .application = driver_get_application () };
  GtkWidget *graph;

  if (real_input_is_missing ())
    return;
  open_window (self);
  driver.window = (gpointer) self->window;
  await (driver_find_label (self->window, "Streaks") != NULL);
  driver_settle ();
  graph = find_graph (self, "Rating Over Time");
  gtk_widget_grab_focus (gtk_widget_get_ancestor (graph, GTK_TYPE_LIST_BOX_ROW));
  driver_settle ();
  driver_press (&driver, GDK_KEY_Right);
  await (driver_get_focus (self->window) == graph);
  driver_press (&driver, GDK_KEY_Right);
  driver_settle ();
  g_assert_true (driver_get_focus (self->window) == graph);
  driver_press (&driver, GDK_KEY_Down);
  await (driver_get_focus (self->window) != graph);
  g_assert_true (GTK_IS_LIST_BOX_ROW (driver_get_focus (self->window)));
}

static void
assert_people (Fixture *self, guint selected, guint count)
{
  GtkDropDown *person = GTK_DROP_DOWN (
    gtk_widget_get_template_child (self->window, MEDINA_TYPE_STATISTICS_WINDOW, "person"));

  g_assert_cmpuint (gtk_drop_down_get_selected (person), ==, selected);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (person)), ==, 1 + count);
}

/* Whoever is renamed in another window stays chosen; without her it is about everyone. */
static void
test_people_change (Fixture *self, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  g_autoptr (MedinaPeople) elsewhere = medina_people_new (settings);

  medina_people_add (elsewhere, "Aisha");
  g_object_unref (self->people);
  self->people = medina_people_new (settings);
  open_window (self);
  await (driver_find_label (self->window, "Streaks") != NULL);
  medina_people_add (elsewhere, "Ben");
  assert_people (self, 1, 2);
  medina_people_rename (elsewhere, medina_people_find (elsewhere, "Aisha"), "Aya");
  assert_people (self, 1, 2);
  medina_people_remove (elsewhere, medina_people_find (elsewhere, "Aya"));
  assert_people (self, 0, 1);
  await (driver_find_label (self->window, "Streaks") == NULL);
  g_assert_nonnull (driver_find_label (self->window, "Points per Game"));
  medina_people_remove (elsewhere, medina_people_find (elsewhere, "Ben"));
}

static void
test_games_go (Fixture *self, gconstpointer data)
{
  GListModel *entries = medina_history_get_entries (self->history);

  open_window (self);
  await (driver_find_label (self->window, "Streaks") != NULL);
  while (g_list_model_get_n_items (entries) > 0)
    {
      g_autoptr (MedinaHistoryEntry) entry = g_list_model_get_item (entries, 0);

      g_assert_true (made_history_remove (self->history, entry, NULL));
    }
  await (driver_find_label (self->window, "No finished games yet.") != NULL);
}

static void
analyze_one (Fixture *self)
{
  g_autoptr (MedinaHistoryEntry) entry = NULL;
  g_autoptr (MedinaRecord) record = NULL;
  g_autoptr (MedinaGame) game = NULL;
  g_autoptr (MedinaAnalysis) analysis = NULL;
  g_autoptr (GAsyncResult) result = NULL;

  medina_history_load (self->history);
  await (medina_history_get_unread (self->history) == 0);
  entry = g_list_model_get_item (medina_history_get_entries (self->history), 0);
  record = medina_history_entry_load (entry, NULL, NULL);
  game = medina_game_new_from_record (record);
  analysis = medina_analysis_new (game);
  medina_analysis_set_nodes (analysis, 1);
  medina_analysis_start (analysis);
  await (medina_analysis_get_complete (analysis));
  medina_analysis_keep_async (analysis, self->history, medina_history_entry_get_name (entry),
                              await_result_cb, &result);
  await (result != NULL);
  g_assert_true (medina_analysis_keep_finish (analysis, result, NULL));
  await (medina_history_entry_get_lost (entry, 0) != NULL);
}

/* What an analysis has found is counted, of the games that have one. */
static void
test_lost (Fixture *self, gconstpointer data)
{
  analyze_one (self);
  open_window (self);
  await (driver_find_label (self->window, "Where Points Were Lost") != NULL);
  g_assert_nonnull (driver_find_label (self->window, "Streaks"));
}

/* Without one there is nothing to be said. */
static void
test_not_analyzed (Fixture *self, gconstpointer data)
{
  open_window (self);
  await (driver_find_label (self->window, "Streaks") != NULL);
  g_assert_null (driver_find_label (self->window, "Where Points Were Lost"));
}

static void
leave_finished (MedinaStore *store)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game);
  g_autoptr (GError) error = NULL;
  MdnRandom random;

  mdn_random_seed (&random, 4);
  while (named_game_play_random (game, &random))
    document_sync_await_stored (document);
  g_assert_true (document_sync_close (document, &error));
  g_assert_no_error (error);
}

/* A finished game that an earlier version left in its slot counts as well. */
static void
test_left (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  g_autoptr (GSimpleActionGroup) map = g_simple_action_group_new ();
  g_autoptr (MedinaStatisticsActions) actions = NULL;

  leave_finished (store);
  medina_store_set_history (store, self->history);
  actions = medina_statistics_actions_new (G_ACTION_MAP (map), NULL, store, settings);
  g_action_group_activate_action (G_ACTION_GROUP (map), "statistics", NULL);
  self->window = driver_await_window (MEDINA_TYPE_STATISTICS_WINDOW);
  await (driver_find_label (self->window, "Points per Game") != NULL);
}

/* A phone is wide enough. */
static void
test_narrow (Fixture *self, gconstpointer data)
{
  int least;

  open_window (self);
  await (driver_find_label (self->window, "Streaks") != NULL);
  gtk_widget_measure (self->window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* Closed while it reads and counts. */
static void
test_closed (Fixture *self, gconstpointer data)
{
  open_window (self);
  gtk_window_destroy (GTK_WINDOW (self->window));
  await (medina_history_get_unread (self->history) == 0);
  open_window (self);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
#define ADD(name, open, test) \
  g_test_add ("/statistics-window/" name, Fixture, NULL, open, test, tear_down)
  ADD ("of-no-games", set_up_empty, test_empty);
  ADD ("of-games-that-do-not-count", set_up_empty, test_none_counts);
  ADD ("of-a-person-and-of-everyone", set_up, test_person);
  ADD ("of-what-is-chosen", set_up, test_filters);
  ADD ("is-copied", set_up, test_copy);
  ADD ("has-graphs", set_up, test_graphs);
  ADD ("graphs-by-keys", set_up, test_graph_keys);
  ADD ("says-where-points-were-lost", set_up, test_lost);
  ADD ("of-games-that-were-not-analyzed", set_up, test_not_analyzed);
  ADD ("follows-the-people", set_up, test_people_change);
  ADD ("follows-the-history", set_up, test_games_go);
  ADD ("has-what-was-left-in-slots", set_up_empty, test_left);
  ADD ("fits-a-phone", set_up, test_narrow);
  ADD ("can-be-closed-at-any-time", set_up, test_closed);
  return g_test_run ();
}
