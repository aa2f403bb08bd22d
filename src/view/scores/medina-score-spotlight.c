/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-spotlight.h"

#include "medina-pointing.h"

struct _MedinaScoreSpotlight
{
  MedinaScoreSpotlightChanged changed;
  gpointer data;

  /* Idle source that brings the row with the focus out from beneath the head; 0 for none */
  guint uncover_id;

  MedinaScoreRow *hovered; /* weak, likewise the others; NULL for none */
  MedinaScoreRow *focused;
  MedinaScoreRow *pointed; /* elsewhere */
  MedinaScoreRow *lit;

  /* borrowed */
  MedinaScoreColumns *columns;
  GtkScrolledWindow *scroller;
  GtkEventController *pointing; /* at the columns */
};

static gboolean
is_seen (MedinaScoreSpotlight *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self->columns));
}

static void
set_row (MedinaScoreRow **row, MedinaScoreRow *value)
{
  if (*row != NULL)
    medina_score_row_set_lit (*row, FALSE);
  g_set_weak_pointer (row, value);
}

static void
update (MedinaScoreSpotlight *self)
{
  MedinaScoreRow *row = self->hovered != NULL ? self->hovered : self->focused;
  const gboolean news = row != self->lit;

  set_row (&self->lit, is_seen (self) ? row : NULL);
  if (self->lit != NULL)
    medina_score_row_set_lit (self->lit, TRUE);
  if (self->pointed != NULL)
    medina_score_row_set_lit (self->pointed, TRUE);
  if (news || row != self->lit)
    self->changed (self->data);
}

MedinaScoreRow *
medina_score_spotlight_get_row (MedinaScoreSpotlight *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->lit;
}

void
medina_score_spotlight_forget (MedinaScoreSpotlight *self)
{
  g_return_if_fail (self != NULL);

  g_clear_weak_pointer (&self->hovered);
  g_clear_weak_pointer (&self->focused);
  g_clear_weak_pointer (&self->pointed);
  update (self);
}

/* --- The pointer ------------------------------------------------------------------------------ */

static void
pointed_cb (gpointer data, double x, double y)
{
  MedinaScoreSpotlight *self = data;
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self->columns), x, y, GTK_PICK_DEFAULT);
  GtkWidget *row = picked != NULL ? gtk_widget_get_ancestor (picked, MEDINA_TYPE_SCORE_ROW) : NULL;

  g_set_weak_pointer (&self->hovered, row != NULL ? MEDINA_SCORE_ROW (row) : NULL);
  update (self);
}

static void
left_cb (gpointer data)
{
  MedinaScoreSpotlight *self = data;

  g_clear_weak_pointer (&self->hovered);
  update (self);
}

/* --- The focus -------------------------------------------------------------------------------- */

/* At once: the viewport takes its time, and would be stopped on the way by what is scrolled
 * here. */
static void
scroll_into_view (MedinaScoreSpotlight *self, GtkAdjustment *scrolled)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (self->scroller);
  graphene_rect_t area;

  if (gtk_widget_compute_bounds (GTK_WIDGET (self->focused),
                                 gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &area))
    gtk_adjustment_clamp_page (scrolled, area.origin.y, area.origin.y + area.size.height);
}

static gboolean
uncover_cb (gpointer data)
{
  MedinaScoreSpotlight *self = data;
  GtkAdjustment *scrolled = gtk_scrolled_window_get_vadjustment (self->scroller);

  self->uncover_id = 0;
  if (self->focused == NULL)
    return G_SOURCE_REMOVE;
  scroll_into_view (self, scrolled);
  gtk_adjustment_set_value (scrolled,
                            gtk_adjustment_get_value (scrolled) -
                              medina_score_columns_measure_covered (self->columns,
                                                                    GTK_WIDGET (self->focused)));
  return G_SOURCE_REMOVE;
}

/* What gets the focus is scrolled to the edge, where the head of the table is. */
static void
uncover_soon (MedinaScoreSpotlight *self)
{
  if (self->uncover_id == 0)
    self->uncover_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, uncover_cb, self, NULL);
}

static void
focus_enter_cb (GtkEventController *focus, MedinaScoreSpotlight *self)
{
  g_set_weak_pointer (&self->focused, MEDINA_SCORE_ROW (gtk_event_controller_get_widget (focus)));
  update (self);
  uncover_soon (self);
}

static void
focus_leave_cb (GtkEventController *focus, MedinaScoreSpotlight *self)
{
  if (gtk_event_controller_get_widget (focus) != GTK_WIDGET (self->focused))
    return;
  g_clear_weak_pointer (&self->focused);
  update (self);
}

void
medina_score_spotlight_follow (MedinaScoreSpotlight *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (self != NULL);

  for (int i = 0; (row = medina_score_columns_get_row (self->columns, i)) != NULL; i++)
    if (MEDINA_IS_SCORE_ROW (row))
      {
        GtkEventController *focus = gtk_event_controller_focus_new ();

        g_signal_connect (focus, "enter", G_CALLBACK (focus_enter_cb), self);
        g_signal_connect (focus, "leave", G_CALLBACK (focus_leave_cb), self);
        gtk_widget_add_controller (GTK_WIDGET (row), focus);
      }
}

/* --- Elsewhere -------------------------------------------------------------------------------- */

static MedinaScoreRow *
find_row (MedinaScoreSpotlight *self, int palace)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = medina_score_columns_get_row (self->columns, i)) != NULL; i++)
    if (MEDINA_IS_SCORE_ROW (row) && medina_score_row_get_palace (MEDINA_SCORE_ROW (row)) == palace)
      return MEDINA_SCORE_ROW (row);
  return NULL;
}

static void
scroll_to (MedinaScoreSpotlight *self, MedinaScoreRow *row)
{
  GtkWidget *content = gtk_widget_get_parent (GTK_WIDGET (self->columns));
  graphene_rect_t area;

  if (gtk_widget_compute_bounds (GTK_WIDGET (row), content, &area))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->scroller), area.origin.y,
                               area.origin.y + area.size.height);
}

void
medina_score_spotlight_point_at (MedinaScoreSpotlight *self, int palace, gboolean shown)
{
  MedinaScoreRow *row;

  g_return_if_fail (self != NULL);

  row = palace != MDN_NO_PALACE && is_seen (self) ? find_row (self, palace) : NULL;
  set_row (&self->pointed, row);
  update (self);
  if (row != NULL && shown)
    scroll_to (self, row);
}

/* --- The object ------------------------------------------------------------------------------- */

MedinaScoreSpotlight *
medina_score_spotlight_new (MedinaScoreColumns *columns,
                            GtkScrolledWindow *scroller,
                            MedinaScoreSpotlightChanged changed,
                            gpointer data)
{
  MedinaScoreSpotlight *self = g_new0 (MedinaScoreSpotlight, 1);

  self->columns = columns;
  self->scroller = scroller;
  self->changed = changed;
  self->data = data;
  self->pointing = medina_pointing_new (pointed_cb, pointed_cb, left_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (columns), self->pointing);
  return self;
}

void
medina_score_spotlight_free (MedinaScoreSpotlight *self)
{
  g_return_if_fail (self != NULL);

  gtk_widget_remove_controller (GTK_WIDGET (self->columns), self->pointing);
  g_clear_handle_id (&self->uncover_id, g_source_remove);
  g_clear_weak_pointer (&self->hovered);
  g_clear_weak_pointer (&self->focused);
  g_clear_weak_pointer (&self->pointed);
  g_clear_weak_pointer (&self->lit);
  g_free (self);
}
