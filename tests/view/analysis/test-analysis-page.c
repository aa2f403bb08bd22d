/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The analysis of a finished game: its page, and its graph. */

#include <string.h>

#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-analysis-page.h"
#include "medina-analysis-words.h"
#include "medina-costly-row.h"
#include "named-game.h"
#include "real-input.h"

typedef struct
{
  MedinaPieceAtlas *atlas;
  MedinaGame *game;
  MedinaAnalysis *analysis;
  GtkWidget *window;
  MedinaAnalysisPage *page;
  MedinaAnalysisTurn *chosen;
  guint choices;
} Fixture;

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
  medina_analysis_page_set_atlas (fixture->page, fixture->atlas);
  medina_analysis_page_set_analysis (fixture->page, fixture->analysis);
  await (gtk_widget_get_mapped (GTK_WIDGET (fixture->page)));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->atlas = medina_piece_atlas_new ();
  fixture->game = named_game_new_finished (MDN_SECOND_EDITION, 2, 11);
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
  g_assert_finalize_object (fixture->atlas);
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

/* In a high page it is seen better, and the list keeps its room; a low one has it as low as
 * before. */
static void
test_graph_height (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = child (fixture, "list"), *scroller = child (fixture, "scroller");
  const int before = gtk_widget_get_height (child (fixture, "graph"));
  graphene_point_t end;

  await_end (fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 340, 1000);
  await (gtk_widget_get_height (GTK_WIDGET (fixture->page)) >= 900);
  await (gtk_widget_get_height (child (fixture, "graph")) >= 225);
  driver_await_layout (fixture->window);
  g_assert_cmpint (before, <, 190);
  g_assert_nonnull (get_row (fixture, 7));
  g_assert_true (gtk_widget_compute_point (
    GTK_WIDGET (get_row (fixture, 7)), scroller,
    &GRAPHENE_POINT_INIT (0, (float) gtk_widget_get_height (GTK_WIDGET (get_row (fixture, 7)))),
    &end));
  g_assert_cmpfloat (end.y, <=, gtk_widget_get_height (scroller));
  g_assert_true (gtk_widget_get_visible (list));
}

/* The worst first, each of whole points; random games have enough of them. The graph keeps its
 * height. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  double before = G_MAXDOUBLE;
  int rows = 0, height;

  g_assert_true (medina_analysis_get_running (fixture->analysis));
  driver_await_layout (fixture->window);
  height = gtk_widget_get_height (child (fixture, "graph"));
  await_end (fixture);
  driver_await_layout (fixture->window);
  g_assert_cmpint (gtk_widget_get_height (child (fixture, "graph")), ==, height);
  g_assert_false (gtk_widget_get_visible (child (fixture, "progress")));
  for (; get_row (fixture, rows) != NULL; rows++)
    {
      const double loss = loss_of_row (fixture, rows);
      g_autofree char *title = medina_analysis_turn_to_title (fixture->analysis, fixture->chosen);

      g_assert_cmpfloat (loss, <=, before);
      g_assert_cmpfloat (loss, >=, .5);
      g_assert_cmpstr (medina_costly_row_get_title (MEDINA_COSTLY_ROW (get_row (fixture, rows))),
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
    named += strstr (medina_costly_row_get_title (MEDINA_COSTLY_ROW (get_row (fixture, i))),
                     "Namur ") != NULL;
  g_assert_cmpuint (named, >, 2);
  g_assert_nonnull (driver_find_label (child (fixture, "legend"), "Namur 1"));
}

static guint
count_rows_of (Fixture *fixture, guint number)
{
  guint count = 0;

  for (int i = 0; get_row (fixture, i) != NULL; i++)
    {
      const double loss = loss_of_row (fixture, i);

      g_assert_true (i == 0 || loss <= loss_of_row (fixture, i - 1));
      loss_of_row (fixture, i);
      count +=
        medina_player_get_number (medina_analysis_turn_get_player (fixture->chosen)) == number;
    }
  return count;
}

/* Beside a computer a person's own turns are listed, also where the computer's lost more; the worst
 * is first. */
static void
test_persons (Fixture *fixture, gconstpointer data)
{
  guint before;

  await_end (fixture);
  before = count_rows_of (fixture, 1);
  g_assert_cmpuint (before, >, 0);
  g_assert_cmpuint (before, <, 8);
  medina_player_set_kind (medina_game_get_player (fixture->game, 0), MEDINA_SEAT_COMPUTER);
  g_assert_cmpuint (count_rows_of (fixture, 1), ==, 8);
  medina_player_set_kind (medina_game_get_player (fixture->game, 0), MEDINA_SEAT_HUMAN);
  g_assert_cmpuint (count_rows_of (fixture, 1), ==, before);
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

/* Turns of that player that lost something, as far as is known. */
static guint
count_costly (Fixture *fixture, guint number)
{
  GListModel *turns = medina_analysis_get_turns (fixture->analysis);
  guint count = 0;

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (turns, i);

      count += medina_analysis_turn_count_lost (turn) > 0 &&
               medina_player_get_number (medina_analysis_turn_get_player (turn)) == number;
    }
  return count;
}

/* Stopped, it lists the same turns as while it runs: none of the computer's that would go again. */
static void
test_stopped_list (Fixture *fixture, gconstpointer data)
{
  medina_player_set_kind (medina_game_get_player (fixture->game, 1), MEDINA_SEAT_COMPUTER);
  await (count_costly (fixture, 0) > 0 && count_costly (fixture, 1) > 0);
  g_assert_cmpuint (count_rows_of (fixture, 1), ==, 0);
  medina_analysis_stop (fixture->analysis);
  g_assert_false (medina_analysis_get_complete (fixture->analysis));
  driver_settle ();
  g_assert_cmpuint (count_rows_of (fixture, 1), ==, 0);
  medina_analysis_start (fixture->analysis);
  await_end (fixture);
  g_assert_cmpuint (count_rows_of (fixture, 0), ==, 8);
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

/* --- Rows that come --------------------------------------------------------------------------- */

static float
find_top_of (Fixture *fixture, GtkWidget *row)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (row, fixture->window, &area));
  return area.origin.y;
}

/* The first row of the list, with the focus, in the middle of a low window; NULL if there is
 * none. */
static GtkWidget *
use_first_row (Fixture *fixture)
{
  GtkWidget *row = gtk_widget_get_first_child (child (fixture, "list"));
  GtkAdjustment *scrolled =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (child (fixture, "scroller")));

  if (row == NULL)
    return NULL;
  driver_await_layout (fixture->window);
  gtk_adjustment_set_value (scrolled,
                            gtk_adjustment_get_value (scrolled) + find_top_of (fixture, row) - 20);
  driver_await_layout (fixture->window);
  gtk_widget_grab_focus (row);
  driver_await_layout (fixture->window);
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
  await (!medina_analysis_get_running (fixture->analysis));
  driver_await_layout (fixture->window);
}

/* A row that has the focus, and stays in the list, stays where it is also while others come above
 * it. */
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

/* Under the pointer of somebody who aims at a row there comes no other one; the worst turns are
 * listed when it leaves. */
static void
test_rows_stay_below_pointer (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = child (fixture, "list"), *first, *second;

  if (real_input_is_missing ())
    return;
  medina_analysis_stop (fixture->analysis);
  while (get_row (fixture, 1) == NULL)
    look_at_one_more (fixture);
  first = GTK_WIDGET (get_row (fixture, 0));
  second = GTK_WIDGET (get_row (fixture, 1));
  real_input_point (first, 20, 5);
  real_input_point (first, 22, 7);
  medina_analysis_start (fixture->analysis);
  await_end (fixture);
  driver_await_layout (fixture->window);
  g_assert_true (gtk_widget_get_first_child (list) == first);
  g_assert_true (gtk_widget_get_next_sibling (first) == second);
  g_assert_null (gtk_widget_get_next_sibling (second));
  real_input_point (child (fixture, "graph"), 20, 20);
  await (get_row (fixture, 2) != NULL);
  g_assert_cmpfloat (loss_of_row (fixture, 0), >=, loss_of_row (fixture, 2));
}

/* When the progress goes, above the rows, nothing moves below a pointer that rests on one, until it
 * leaves the page. */
static void
test_room_stays (Fixture *fixture, gconstpointer data)
{
  GtkWidget *first, *progress = child (fixture, "progress");
  float before;

  if (real_input_is_missing ())
    return;
  medina_analysis_stop (fixture->analysis);
  while (get_row (fixture, 0) == NULL)
    look_at_one_more (fixture);
  first = GTK_WIDGET (get_row (fixture, 0));
  real_input_point (first, 20, 5);
  real_input_point (first, 22, 7);
  before = find_top_of (fixture, first);
  medina_analysis_start (fixture->analysis);
  await_end (fixture);
  driver_await_layout (fixture->window);
  g_assert_false (gtk_widget_get_visible (progress));
  g_assert_cmpfloat (find_top_of (fixture, first), ==, before);
  real_input_point (fixture->window, gtk_widget_get_width (fixture->window) + 20, 20);
  await (!gtk_widget_get_visible (child (fixture, "room")));
}

/* Scrolled down far enough, it stays where it is also without a pointer. */
static void
test_scrolls_along (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = NULL;
  float before = 0;

  medina_analysis_stop (fixture->analysis);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 340, 240);
  while (!medina_analysis_get_complete (fixture->analysis))
    {
      row = use_first_row (fixture);
      before = row != NULL ? find_top_of (fixture, row) : 0;
      look_at_one_more (fixture);
    }
  g_assert_false (gtk_widget_get_visible (child (fixture, "room")));
  g_assert_true (GTK_WIDGET (get_row (fixture, 0)) == row);
  g_assert_cmpfloat (find_top_of (fixture, row), ==, before);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
#define ADD(name, function) \
  g_test_add ("/analysis-page/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("the-worst-turns-come-first", test_list);
  ADD ("the-graph-is-high-where-there-is-room", test_graph_height);
  ADD ("stops-and-goes-on", test_stop);
  ADD ("stopped-it-lists-the-same", test_stopped_list);
  ADD ("changed-names-are-there", test_names);
  ADD ("persons-see-their-own-turns", test_persons);
  ADD ("closed-it-stops", test_close);
  ADD ("the-graph-draws-each-player", test_graph);
  ADD ("a-row-in-use-stays", test_row_stays_below);
  ADD ("rows-stay-below-the-pointer", test_rows_stay_below_pointer);
  ADD ("all-stays-below-the-pointer-when-the-progress-goes", test_room_stays);
  ADD ("all-stays-when-the-progress-goes", test_scrolls_along);
  ADD ("keys-go-from-turn-to-turn", test_graph_keys);
#undef ADD
  return g_test_run ();
}
