/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-move-log-view.h"

#include "medina-children.h"
#include "medina-costly-turns.h"
#include "medina-move-log-row.h"
#include "medina-move-log.h"
#include "medina-whole-rows.h"

enum
{
  FEW = 160, /* pixels, in which few rows have room: none of it is left empty */
};

struct _MedinaMoveLogView
{
  GtkWidget parent_instance;

  gboolean bound;  /* the list follows the game's log */
  double rest;     /* where it begins with a whole row, unless a person scrolls; -1 for nowhere */
  guint scroll_id; /* idle source that brings the current row into view */

  /* template */
  GtkScrolledWindow *scroller;
  GtkListBox *list;

  MedinaMoveLogRow *current; /* a child of the list, or NULL */

  /* owned */
  MedinaGame *game;
  MedinaAnalysis *analysis; /* of that game; NULL for none */
  MedinaAnalysisTurn *told; /* of that; NULL for none */
};

enum
{
  TURN_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaMoveLogView, medina_move_log_view, GTK_TYPE_WIDGET)

/* --- The current turn ------------------------------------------------------------------------- */

/* Scrolls to where the row can be seen with something of the turns before and after it. */
static void
show_area (GtkAdjustment *adjustment, const graphene_rect_t *area)
{
  const double height = area->size.height;
  const double room = (gtk_adjustment_get_page_size (adjustment) - height) / 2;
  const double margin = CLAMP (room, 0, height);

  gtk_adjustment_clamp_page (adjustment, area->origin.y - margin, area->origin.y + height + margin);
}

/* The row at the upper edge begins there, or the next one does, where that leaves the current one
 * in sight. */
static void
align (MedinaMoveLogView *self, GtkAdjustment *adjustment, const graphene_rect_t *current)
{
  const double value = gtk_adjustment_get_value (adjustment);
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, (int) value);
  graphene_rect_t area;

  if (row == NULL ||
      !gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &area) ||
      area.origin.y >= value)
    return;
  row = gtk_list_box_get_row_at_index (self->list, gtk_list_box_row_get_index (row) + 1);
  if (row != NULL && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &area) &&
      area.origin.y <= current->origin.y)
    gtk_adjustment_set_value (adjustment, area.origin.y);
}

/* Scrolled to its end, the list begins with a whole row, too: below the last one there is as much
 * room as that takes. Where few rows are seen, as on a phone, that would be too much of it: there
 * the first one is cut, and shows that others are before it. */
static void
leave_room_below (MedinaMoveLogView *self, double page)
{
  const int height = gtk_widget_get_height (GTK_WIDGET (self->list));
  double begin = height;

  for (int i = (int) g_list_model_get_n_items (medina_game_get_move_log (self->game)) - 1; i >= 0;
       i--)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, i);
      graphene_rect_t area;

      if (row == NULL ||
          !gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &area) ||
          area.origin.y < height - page)
        break;
      begin = area.origin.y;
    }
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->list),
                                page >= FEW && height > page && begin < height
                                  ? (int) (begin + page) - height
                                  : 0);
}

/* Where few rows are seen, one that is cut is better than none. */
static gboolean
is_cut (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_page_size (adjustment) < FEW;
}

static void
note_cut (GtkWidget *widget, gboolean cut)
{
  if (cut)
    gtk_widget_add_css_class (widget, "cut");
  else
    gtk_widget_remove_css_class (widget, "cut");
}

/* Drawn anew only where that changes anything. */
static void
set_rest (MedinaMoveLogView *self, double rest)
{
  if (self->rest == rest)
    return;
  self->rest = rest;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Runs once the rows have their places. */
static gboolean
show_current_cb (gpointer data)
{
  MedinaMoveLogView *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t area;

  self->scroll_id = 0;
  leave_room_below (self, gtk_adjustment_get_page_size (adjustment));
  if (self->current == NULL)
    gtk_adjustment_set_value (adjustment, 0);
  else if (gtk_widget_compute_bounds (GTK_WIDGET (self->current), GTK_WIDGET (self->list), &area))
    {
      show_area (adjustment, &area);
      align (self, adjustment, &area);
    }
  note_cut (GTK_WIDGET (self), is_cut (adjustment));
  set_rest (self, is_cut (adjustment) ? -1 : gtk_adjustment_get_value (adjustment));
  return G_SOURCE_REMOVE;
}

static void
show_current_soon (MedinaMoveLogView *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_full (G_PRIORITY_LOW, show_current_cb, self, NULL);
}

static void
set_current (MedinaMoveLogView *self, MedinaMoveLogRow *row)
{
  if (self->current != NULL)
    medina_move_log_row_set_current (self->current, FALSE);
  g_set_weak_pointer (&self->current, row);
  if (row != NULL)
    medina_move_log_row_set_current (row, TRUE);
  show_current_soon (self);
}

static void
update_current_cb (MedinaMoveLogView *self)
{
  const guint end = self->told != NULL ? medina_analysis_turn_get_end (self->told)
                                       : medina_game_get_cursor (self->game);
  const int place = medina_move_log_find (medina_game_get_move_log (self->game), end);

  set_current (self, place < 0
                       ? NULL
                       : MEDINA_MOVE_LOG_ROW (gtk_list_box_get_row_at_index (self->list, place)));
}

/* --- The rows --------------------------------------------------------------------------------- */

static GtkWidget *
create_row_cb (gpointer entry, gpointer data)
{
  MedinaMoveLogView *self = data;

  return medina_move_log_row_new (self->game, entry);
}

/* Of a turn that is marked one wants to see what would have been better, before it; of another one
 * what came of it. */
static void
row_activated_cb (MedinaMoveLogView *self, MedinaMoveLogRow *row)
{
  if (medina_move_log_row_get_analyzed (row) != NULL)
    g_signal_emit (self, signals[TURN_CHOSEN], 0, medina_move_log_row_get_analyzed (row));
  else
    medina_game_seek (self->game,
                      (int) medina_move_log_entry_get_end (medina_move_log_row_get_entry (row)));
}

/* --- The costliest turns ---------------------------------------------------------------------- */

static MedinaAnalysisTurn *
find_turn (GPtrArray *turns, MedinaMoveLogEntry *entry)
{
  for (guint i = 0; turns != NULL && i < turns->len; i++)
    if (medina_analysis_turn_get_end (turns->pdata[i]) == medina_move_log_entry_get_end (entry))
      return turns->pdata[i];
  return NULL;
}

static void
mark_turns_cb (MedinaMoveLogView *self)
{
  g_autoptr (GPtrArray) turns =
    self->analysis != NULL ? medina_costly_turns_find (self->analysis) : NULL;
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      MedinaMoveLogRow *move = MEDINA_MOVE_LOG_ROW (row);

      medina_move_log_row_set_analyzed (move,
                                        find_turn (turns, medina_move_log_row_get_entry (move)));
    }
}

void
medina_move_log_view_set_told (MedinaMoveLogView *self, MedinaAnalysisTurn *turn)
{
  g_return_if_fail (MEDINA_IS_MOVE_LOG_VIEW (self));

  if (g_set_object (&self->told, turn) && self->bound)
    update_current_cb (self);
}

void
medina_move_log_view_set_analysis (MedinaMoveLogView *self, MedinaAnalysis *analysis)
{
  g_return_if_fail (MEDINA_IS_MOVE_LOG_VIEW (self));

  if (self->analysis == analysis)
    return;
  if (self->analysis != NULL)
    {
      g_signal_handlers_disconnect_by_data (medina_analysis_get_turns (self->analysis), self);
      g_signal_handlers_disconnect_by_data (self->analysis, self);
    }
  g_set_object (&self->analysis, analysis);
  if (analysis != NULL)
    {
      g_signal_connect_swapped (medina_analysis_get_turns (analysis), "items-changed",
                                G_CALLBACK (mark_turns_cb), self);
      g_signal_connect_swapped (analysis, "notify::running", G_CALLBACK (mark_turns_cb), self);
    }
  mark_turns_cb (self);
}

/* --- The list --------------------------------------------------------------------------------- */

/* Makes the rows when the list is first seen. */
static void
bind_list (MedinaMoveLogView *self)
{
  if (self->bound || self->game == NULL)
    return;
  self->bound = TRUE;
  gtk_list_box_bind_model (self->list, medina_game_get_move_log (self->game), create_row_cb, self,
                           NULL);
  g_signal_connect_swapped (self->game, "notify::cursor", G_CALLBACK (update_current_cb), self);
  g_signal_connect_swapped (self->game, "seats-changed", G_CALLBACK (mark_turns_cb), self);
  update_current_cb (self);
  mark_turns_cb (self);
}

static void
unbind_list (MedinaMoveLogView *self)
{
  if (!self->bound)
    return;
  self->bound = FALSE;
  set_current (self, NULL);
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->game, self);
  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
}

void
medina_move_log_view_set_game (MedinaMoveLogView *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_MOVE_LOG_VIEW (self));

  if (self->game == game)
    return;
  unbind_list (self);
  g_set_object (&self->game, game);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    bind_list (self);
}

static void
medina_move_log_view_map (GtkWidget *widget)
{
  MedinaMoveLogView *self = MEDINA_MOVE_LOG_VIEW (widget);

  GTK_WIDGET_CLASS (medina_move_log_view_parent_class)->map (widget);
  bind_list (self);
  show_current_soon (self);
}

/* When the focus enters the list it goes to the turn that is shown. The list would give it to
 * the first row, and scroll there. */
static gboolean
focus_list (MedinaMoveLogView *self, GtkDirectionType direction)
{
  return self->current != NULL ? gtk_widget_grab_focus (GTK_WIDGET (self->current))
                               : gtk_widget_child_focus (GTK_WIDGET (self->scroller), direction);
}

/* Within, the arrow keys go through the list, which grows long, and Tab past it, to what is
 * behind. */
static gboolean
medina_move_log_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) == NULL)
    return focus_list (MEDINA_MOVE_LOG_VIEW (widget), direction);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  return GTK_WIDGET_CLASS (medina_move_log_view_parent_class)->focus (widget, direction);
}

/* Where a person has not scrolled it to, no row is cut. */
static void
medina_move_log_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaMoveLogView *self = MEDINA_MOVE_LOG_VIEW (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  float top, bottom;
  const gboolean whole = gtk_adjustment_get_value (adjustment) == self->rest &&
                         medina_whole_rows_find (GTK_WIDGET (self->list), widget, &top, &bottom);

  if (whole)
    gtk_snapshot_push_clip (snapshot,
                            &GRAPHENE_RECT_INIT (0, top, (float) gtk_widget_get_width (widget),
                                                 bottom - top));
  GTK_WIDGET_CLASS (medina_move_log_view_parent_class)->snapshot (widget, snapshot);
  if (whole)
    gtk_snapshot_pop (snapshot);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_move_log_view_dispose (GObject *object)
{
  MedinaMoveLogView *self = MEDINA_MOVE_LOG_VIEW (object);

  if (self->list != NULL)
    {
      medina_move_log_view_set_analysis (self, NULL);
      medina_move_log_view_set_game (self, NULL);
    }
  self->list = NULL;
  medina_children_unparent (GTK_WIDGET (self));
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->told);
  G_OBJECT_CLASS (medina_move_log_view_parent_class)->dispose (object);
}

static void
medina_move_log_view_class_init (MedinaMoveLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_move_log_view_dispose;
  widget_class->map = medina_move_log_view_map;
  widget_class->focus = medina_move_log_view_focus;
  widget_class->snapshot = medina_move_log_view_snapshot;
  signals[TURN_CHOSEN] =
    g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, MEDINA_TYPE_ANALYSIS_TURN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-move-log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaMoveLogView, scroller);
  gtk_widget_class_bind_template_child (widget_class, MedinaMoveLogView, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_set_css_name (widget_class, "movelog");
}

static void
medina_move_log_view_init (MedinaMoveLogView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Scrolling to the focus is off: it would go to where a row lay before the list had its place.
   * The list does it itself when the focus moves inside. */
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (gtk_scrolled_window_get_child (self->scroller)),
                                    FALSE);
  /* New rows, and rows that change, have their places only after the next layout. */
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (show_current_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "value-changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
