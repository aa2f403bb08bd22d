/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-costly-list.h"

#include "medina-costly-row.h"
#include "medina-costly-turns.h"

enum
{
  /* Milliseconds in which rows that have changed are laid out, and told the pointer, at the
   * latest */
  COMING = 500,
};

/* --- Rows ------------------------------------------------------------------------------------- */

static GtkWidget *
create_row (MedinaCostlyList *self, MedinaAnalysisTurn *turn)
{
  GtkWidget *row = medina_costly_row_new (self->analysis, turn, self->atlas);

  medina_costly_row_set_chosen (MEDINA_COSTLY_ROW (row), turn == self->chosen);
  return row;
}

static void
ring_worst (MedinaCostlyList *self)
{
  GListModel *turns = medina_analysis_get_turns (self->analysis);
  guint ringed[MEDINA_COSTLY_TURNS], count = 0;

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (turns, i);

      if (g_ptr_array_find (self->listed, turn, NULL))
        ringed[count++] = i;
    }
  medina_analysis_graph_set_ringed (self->graph, ringed, count);
}

static gboolean
is_same (GPtrArray *a, GPtrArray *b)
{
  return a->len == b->len &&
         (a->len == 0 || memcmp (a->pdata, b->pdata, sizeof *a->pdata * a->len) == 0);
}

static void
remove_row (MedinaCostlyList *self, guint index)
{
  g_ptr_array_remove_index (self->listed, index);
  gtk_list_box_remove (self->list,
                       GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) index)));
}

static void
insert_row (MedinaCostlyList *self, guint index, MedinaAnalysisTurn *turn)
{
  g_ptr_array_insert (self->listed, (int) index, g_object_ref (turn));
  gtk_list_box_insert (self->list, create_row (self, turn), (int) index);
}

/* Their order is always that of their losses: rows that stay need not be moved. */
static void
set_listed (MedinaCostlyList *self, GPtrArray *turns)
{
  for (guint i = self->listed->len; i-- > 0;)
    if (!g_ptr_array_find (turns, self->listed->pdata[i], NULL))
      remove_row (self, i);
  for (guint i = 0; i < turns->len; i++)
    if (i == self->listed->len || self->listed->pdata[i] != turns->pdata[i])
      insert_row (self, i, turns->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->listed->len > 0);
  self->changed = g_get_monotonic_time ();
}

/* --- While it is used ------------------------------------------------------------------------- */

/* The row that somebody uses, or has chosen; NULL for none. Transfer full. */
static GtkWidget *
find_used (MedinaCostlyList *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  guint chosen;

  if (focus != NULL)
    return g_object_ref (focus);
  if (!g_ptr_array_find (self->listed, self->chosen, &chosen))
    return NULL;
  return g_object_ref (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) chosen)));
}

/* The height of all rows above a row, those included that have not been laid out yet. */
static int
measure_above (MedinaCostlyList *self, GtkWidget *row)
{
  const int width = gtk_widget_get_width (row);
  int sum = 0;

  while ((row = gtk_widget_get_prev_sibling (row)) != NULL)
    {
      int height;

      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      sum += height;
    }
  return sum;
}

/* What is above the rows in use grows by so much: they stay where they are in the window. */
static void
scroll_along (MedinaCostlyList *self, int by)
{
  GtkAdjustment *scrolled = gtk_scrolled_window_get_vadjustment (self->scroller);

  if (by == 0)
    return;
  gtk_adjustment_set_upper (scrolled, gtk_adjustment_get_upper (scrolled) + MAX (by, 0));
  gtk_adjustment_set_value (scrolled, gtk_adjustment_get_value (scrolled) + by);
}

/* The rows stay as they are while nothing changes, and while somebody aims at one: what has changed
 * until then is made up for. */
static void
update_cb (MedinaCostlyList *self)
{
  g_autoptr (GPtrArray) worst = NULL;
  g_autoptr (GtkWidget) used = NULL;
  int above;

  if (self->analysis == NULL || self->aimed)
    return;
  worst = medina_costly_turns_find (self->analysis);
  used = find_used (self);
  if (is_same (worst, self->listed))
    return;
  above = used != NULL ? measure_above (self, used) : 0;
  set_listed (self, worst);
  if (used != NULL && gtk_widget_get_parent (used) == GTK_WIDGET (self->list))
    scroll_along (self, measure_above (self, used) - above);
  ring_worst (self);
}

/* --- Somebody aims ---------------------------------------------------------------------------- */

/* To one that rests the rows come, just as they change. */
static void
pointer_entered_cb (MedinaCostlyList *self, double x, double y)
{
  self->aimed = g_get_monotonic_time () - self->changed > COMING * 1000;
  graphene_point_init (&self->pointer, (float) x, (float) y);
}

/* GTK repeats the last motion when rows come and go below a pointer that rests. */
static void
pointer_moved_cb (MedinaCostlyList *self, double x, double y)
{
  const graphene_point_t there = GRAPHENE_POINT_INIT ((float) x, (float) y);

  self->aimed = self->aimed || !graphene_point_equal (&there, &self->pointer);
  self->pointer = there;
}

static gboolean
make_up_cb (gpointer data)
{
  MedinaCostlyList *self = data;

  self->update_id = 0;
  update_cb (self);
  return G_SOURCE_REMOVE;
}

/* GTK is still about to tell the rows that it has left. */
static void
pointer_left_cb (MedinaCostlyList *self)
{
  self->aimed = FALSE;
  if (self->analysis != NULL && self->update_id == 0)
    self->update_id = g_idle_add (make_up_cb, self);
}

static void
watch_pointer (MedinaCostlyList *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_entered_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), motion);
  self->motion = motion;
}

/* --- The list --------------------------------------------------------------------------------- */

void
medina_costly_list_set_analysis (MedinaCostlyList *self, MedinaAnalysis *analysis)
{
  if (self->analysis != NULL)
    {
      g_signal_handlers_disconnect_by_data (medina_analysis_get_turns (self->analysis), self);
      g_signal_handlers_disconnect_by_data (self->analysis, self);
    }
  self->analysis = analysis;
  self->aimed = FALSE;
  if (analysis == NULL)
    return;
  g_signal_connect_swapped (medina_analysis_get_turns (analysis), "items-changed",
                            G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (analysis, "notify::running", G_CALLBACK (update_cb), self);
  update_cb (self);
}

void
medina_costly_list_fill (MedinaCostlyList *self)
{
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  g_autoptr (GPtrArray) worst = medina_costly_turns_find (self->analysis);

  set_listed (self, nothing);
  set_listed (self, worst);
  ring_worst (self);
}

void
medina_costly_list_set_chosen (MedinaCostlyList *self, MedinaAnalysisTurn *turn)
{
  if (!g_set_object (&self->chosen, turn))
    return;
  for (guint i = 0; i < self->listed->len; i++)
    medina_costly_row_set_chosen (MEDINA_COSTLY_ROW (
                                    gtk_list_box_get_row_at_index (self->list, (int) i)),
                                  self->listed->pdata[i] == turn);
}

MedinaAnalysisTurn *
medina_costly_list_get_turn (const MedinaCostlyList *self, GtkListBoxRow *row)
{
  return self->listed->pdata[gtk_list_box_row_get_index (row)];
}

gboolean
medina_costly_list_is_empty (const MedinaCostlyList *self)
{
  return self->listed->len == 0;
}

void
medina_costly_list_init (MedinaCostlyList *self,
                         GtkListBox *list,
                         GtkScrolledWindow *scroller,
                         MedinaAnalysisGraph *graph)
{
  self->list = list;
  self->scroller = scroller;
  self->graph = graph;
  self->listed = g_ptr_array_new_with_free_func (g_object_unref);
  watch_pointer (self);
}

void
medina_costly_list_clear (MedinaCostlyList *self)
{
  if (self->list == NULL)
    return;
  medina_costly_list_set_analysis (self, NULL);
  g_clear_handle_id (&self->update_id, g_source_remove);
  gtk_widget_remove_controller (GTK_WIDGET (self->list), self->motion);
  g_clear_object (&self->chosen);
  g_clear_object (&self->atlas);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  self->list = NULL;
}
