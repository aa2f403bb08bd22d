/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-counting-label.h"

#include <math.h>

#include "medina-motion.h"

enum
{
  MOST_STEPS = 20, /* more than that go by too fast to be read */
  STEP_MS = 160,   /* what each takes, the most */
};

struct _MedinaCountingLabel
{
  GtkWidget parent_instance;

  int number;
  int seen;      /* on the way to the number */
  guint step_ms; /* for how long each is seen on it */

  GtkLabel *label; /* a child */

  /* owned */
  AdwAnimation *animation; /* NULL until it counts */
};

G_DEFINE_FINAL_TYPE (MedinaCountingLabel, medina_counting_label, GTK_TYPE_WIDGET)

int
medina_counting_label_get_seen (MedinaCountingLabel *self)
{
  g_return_val_if_fail (MEDINA_IS_COUNTING_LABEL (self), 0);

  return self->seen;
}

/* As the label would show it, aligned as it is. */
static void
draw_number (MedinaCountingLabel *self, GtkSnapshot *snapshot, int number)
{
  GtkWidget *label = GTK_WIDGET (self->label);
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (self->label));
  g_autofree char *text = g_strdup_printf ("%d", number);
  int width, seen, x, y;
  double left, top;
  GdkRGBA color;

  gtk_label_get_layout_offsets (self->label, &x, &y);
  pango_layout_get_pixel_size (layout, &width, NULL);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &seen, NULL);
  if (!gtk_widget_translate_coordinates (label, GTK_WIDGET (self), x, y, &left, &top))
    return;
  left += round ((width - seen) * gtk_label_get_xalign (self->label));
  gtk_style_context_get_color (gtk_widget_get_style_context (label), &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  gtk_snapshot_append_layout (snapshot, layout, &color);
  gtk_snapshot_restore (snapshot);
}

static void
medina_counting_label_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaCountingLabel *self = MEDINA_COUNTING_LABEL (widget);

  if (self->seen == self->number)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (self->label), snapshot);
  else
    draw_number (self, snapshot, self->seen);
}

GtkLabel *
medina_counting_label_get_label (MedinaCountingLabel *self)
{
  g_return_val_if_fail (MEDINA_IS_COUNTING_LABEL (self), NULL);

  return self->label;
}

static void
show (MedinaCountingLabel *self, int seen)
{
  if (self->seen == seen)
    return;
  self->seen = seen;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
begin_step (MedinaCountingLabel *self)
{
  medina_motion_begin (self->animation, self->step_ms);
}

/* One number after the other, however late a frame comes: none is left out. */
static void
step_cb (MedinaCountingLabel *self)
{
  if (!medina_motion_is_on (GTK_WIDGET (self)))
    show (self, self->number);
  else
    show (self, self->seen + (self->number > self->seen ? 1 : -1));
  if (self->seen != self->number)
    begin_step (self);
}

static void
begin (MedinaCountingLabel *self, int steps)
{
  if (self->animation == NULL)
    {
      self->animation = medina_motion_new (MEDINA_MOTION_COUNT, GTK_WIDGET (self));
      g_signal_connect_object (self->animation, "done", G_CALLBACK (step_cb), self,
                               G_CONNECT_SWAPPED);
    }
  self->step_ms = MIN (medina_motion_get_ms (MEDINA_MOTION_COUNT) / (guint) steps, STEP_MS);
  begin_step (self);
}

void
medina_counting_label_set_number (MedinaCountingLabel *self, int number, gboolean count)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  int steps;

  g_return_if_fail (MEDINA_IS_COUNTING_LABEL (self));

  if (self->animation != NULL)
    adw_animation_pause (self->animation);
  self->number = number;
  gtk_label_set_label (self->label, text);
  steps = abs (number - self->seen);
  if (!count || steps > MOST_STEPS || !medina_motion_is_on (GTK_WIDGET (self)))
    show (self, number);
  else if (steps > 0)
    begin (self, steps);
}

void
medina_counting_label_set_share (MedinaCountingLabel *self, double share)
{
  g_return_if_fail (MEDINA_IS_COUNTING_LABEL (self));

  show (self, (int) lround (self->number * share));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_counting_label_dispose (GObject *object)
{
  MedinaCountingLabel *self = MEDINA_COUNTING_LABEL (object);

  g_clear_object (&self->animation);
  if (self->label != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->label));
  self->label = NULL;
  G_OBJECT_CLASS (medina_counting_label_parent_class)->dispose (object);
}

static void
medina_counting_label_class_init (MedinaCountingLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_counting_label_dispose;
  widget_class->snapshot = medina_counting_label_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
medina_counting_label_init (MedinaCountingLabel *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
}

GtkWidget *
medina_counting_label_new (int number)
{
  MedinaCountingLabel *self = g_object_new (MEDINA_TYPE_COUNTING_LABEL, NULL);

  medina_counting_label_set_number (self, number, FALSE);
  return GTK_WIDGET (self);
}
