/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-steady-press.h"

typedef struct
{
  GtkWidget *button;
  double x, y; /* where it was pressed */
} Press;

static void
begun_cb (Press *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  gtk_gesture_get_point (gesture, sequence, &self->x, &self->y);
}

/* Where the header bar would begin to move the window, and before it does: a finger that rests has
 * more to tell. */
static void
moved_cb (Press *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  double x, y;

  if (gtk_gesture_get_point (gesture, sequence, &x, &y) &&
      gtk_drag_check_threshold (self->button, (int) self->x, (int) self->y, (int) x, (int) y))
    gtk_gesture_set_sequence_state (gesture, sequence, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
free_press (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
watch_button (GtkWidget *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      Press *self;

      if (!GTK_IS_GESTURE_CLICK (controller))
        continue;
      self = g_new0 (Press, 1);
      self->button = button;
      g_signal_connect_swapped (controller, "begin", G_CALLBACK (begun_cb), self);
      g_signal_connect_data (controller, "update", G_CALLBACK (moved_cb), self, free_press,
                             G_CONNECT_SWAPPED);
    }
}

void
medina_steady_press_watch (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (GTK_IS_BUTTON (widget))
    watch_button (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    medina_steady_press_watch (child);
}
