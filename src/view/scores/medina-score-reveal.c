/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-reveal.h"

#include "medina-motion.h"

/* In rows: how long one takes to be seen, and its numbers to count. */
static const double SEEN = .8;
static const double COUNTED = 2.5;

struct _MedinaScoreReveal
{
  gboolean going_on;

  AdwAnimation *animation; /* owned */

  /* borrowed */
  MedinaScoreColumns *columns;
  GtkScrolledWindow *scroller;
  GtkEventController *input; /* of the window, weak; NULL until it goes on for the first time */
};

/* --- Rows ------------------------------------------------------------------------------------- */

/* Before there is a layout they all may be. */
static gboolean
is_in_sight (MedinaScoreReveal *self, GtkWidget *row)
{
  graphene_rect_t area;

  return gtk_widget_get_height (row) == 0 ||
         (gtk_widget_compute_bounds (row, GTK_WIDGET (self->scroller), &area) &&
          area.origin.y < gtk_widget_get_height (GTK_WIDGET (self->scroller)));
}

static int
count_in_sight (MedinaScoreReveal *self)
{
  GtkListBoxRow *row;
  int n = 0;

  while ((row = medina_score_columns_get_row (self->columns, n)) != NULL &&
         is_in_sight (self, GTK_WIDGET (row)))
    n++;
  return n;
}

/* How many rows belong to this one, itself included. */
static int
count_group (MedinaScoreReveal *self, int first)
{
  GtkListBoxRow *row = medina_score_columns_get_row (self->columns, first);
  int n = 1;

  if (!gtk_widget_has_css_class (GTK_WIDGET (row), "player"))
    return 1;
  while ((row = medina_score_columns_get_row (self->columns, first + n)) != NULL &&
         MEDINA_IS_SCORE_ROW (row) && !gtk_widget_has_css_class (GTK_WIDGET (row), "player"))
    n++;
  return n;
}

/* `passed` is the time since the first one began, in rows. */
static void
show_row (MedinaScoreReveal *self, int i, double passed)
{
  GtkListBoxRow *row = medina_score_columns_get_row (self->columns, i);
  const double since = MAX (passed - i, 0);

  if (MEDINA_IS_SCORE_ROW (row))
    medina_score_row_reveal (MEDINA_SCORE_ROW (row), MIN (since / SEEN, 1),
                             MIN (since / (count_group (self, i) - 1 + COUNTED), 1));
}

void
medina_score_reveal_apply (MedinaScoreReveal *self)
{
  const double progress = adw_animation_get_value (self->animation);
  const int n = self->going_on ? count_in_sight (self) : 0;

  for (int i = 0; medina_score_columns_get_row (self->columns, i) != NULL; i++)
    show_row (self, i, i < n ? progress * (n - 1 + COUNTED) : G_MAXINT);
}

/* --- Beginning and end ------------------------------------------------------------------------ */

static void
done_cb (MedinaScoreReveal *self)
{
  self->going_on = FALSE;
  medina_score_reveal_apply (self);
}

static gboolean
event_cb (MedinaScoreReveal *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
    case GDK_SCROLL:
      if (self->going_on)
        adw_animation_skip (self->animation);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

/* It stays with the window: one that is handling an event must not go. */
static void
follow_input (MedinaScoreReveal *self, GtkWidget *window)
{
  GtkEventController *input = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (input, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (input, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (window, input);
  g_set_weak_pointer (&self->input, input);
}

void
medina_score_reveal_begin (MedinaScoreReveal *self)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self->columns));

  if (self->going_on || !medina_motion_is_on (GTK_WIDGET (self->columns)))
    return;
  if (self->input == NULL)
    follow_input (self, GTK_WIDGET (window));
  self->going_on = TRUE;
  medina_motion_begin (self->animation, medina_motion_get_ms (MEDINA_MOTION_REVEAL));
  medina_score_reveal_apply (self);
}

MedinaScoreReveal *
medina_score_reveal_new (MedinaScoreColumns *columns, GtkScrolledWindow *scroller)
{
  MedinaScoreReveal *self = g_new0 (MedinaScoreReveal, 1);

  self->columns = columns;
  self->scroller = scroller;
  self->animation = medina_motion_new (MEDINA_MOTION_REVEAL, GTK_WIDGET (columns));
  g_signal_connect_swapped (self->animation, "notify::value",
                            G_CALLBACK (medina_score_reveal_apply), self);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);
  return self;
}

void
medina_score_reveal_free (MedinaScoreReveal *self)
{
  g_signal_handlers_disconnect_by_data (self->animation, self);
  if (self->input != NULL)
    g_signal_handlers_disconnect_by_data (self->input, self);
  g_clear_weak_pointer (&self->input);
  g_object_unref (self->animation);
  g_free (self);
}
