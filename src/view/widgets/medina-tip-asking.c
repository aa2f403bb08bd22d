/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-tip-asking.h"

#include "medina-answer.h"
#include "medina-passing-popover.h"
#include "medina-tooltip.h"

/* Times as long as GTK's long press: what has one of its own is quicker. */
#define PATIENCE 1.25

/* What it has to tell at a place of the window; NULL for nothing. */
static char *
get_text (GtkWidget *widget, GtkWidget *window, double x, double y)
{
  char *tip;

  gtk_widget_translate_coordinates (window, widget, x, y, &x, &y);
  tip = medina_tooltip_ask (widget, x, y);
  if (tip != NULL)
    return tip;
  if (GTK_IS_LABEL (widget) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return g_strdup (gtk_label_get_text (GTK_LABEL (widget)));
  return NULL;
}

static void
gone_cb (GtkWidget *owner)
{
  gtk_widget_set_has_tooltip (owner, TRUE);
}

/* A pointer that rests is not told the same once more, above it. */
static void
keep_silent (GtkWidget *owner, GtkWidget *popover)
{
  if (!gtk_widget_get_has_tooltip (owner))
    return;
  gtk_widget_set_has_tooltip (owner, FALSE);
  g_signal_connect_object (popover, "destroy", G_CALLBACK (gone_cb), owner, G_CONNECT_SWAPPED);
}

/* It goes with what it is about. */
static void
pop_up (GtkWidget *owner, const char *text)
{
  GtkWidget *popover = medina_answer_new (owner, text);

  keep_silent (owner, popover);
  g_signal_connect_object (owner, "unmap", G_CALLBACK (medina_passing_popover_drop), popover,
                           G_CONNECT_SWAPPED);
  medina_passing_popover_show (GTK_POPOVER (popover), NULL);
}

static gboolean
has_claimed (GtkWidget *widget, GdkEventSequence *finger)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE (controller) &&
          gtk_gesture_get_sequence_state (GTK_GESTURE (controller), finger) ==
            GTK_EVENT_SEQUENCE_CLAIMED)
        return TRUE;
    }
  return FALSE;
}

/* A gesture that claims a finger puts an end to those below it only, not to this one. */
static gboolean
is_taken (GtkWidget *widget, GdkEventSequence *finger)
{
  while (widget != NULL && !has_claimed (widget, finger))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

static void
tell (GtkGesture *gesture, GtkWidget *window, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (window, x, y, GTK_PICK_INSENSITIVE);
  g_autofree char *text = NULL;

  if (is_taken (widget, gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture))))
    return;
  while (widget != NULL && (text = get_text (widget, window, x, y)) == NULL)
    widget = gtk_widget_get_parent (widget);
  if (widget == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  medina_tooltip_dismiss (window);
  pop_up (widget, text);
}

/* The third button asks likewise. What has an answer of its own claims the press. */
static void
released_cb (GtkWidget *window, int n_press, double x, double y, GtkGesture *gesture)
{
  tell (gesture, window, x, y);
}

/* If the finger still rests. */
static gboolean
tell_cb (gpointer gesture)
{
  GtkWidget *window = gtk_event_controller_get_widget (gesture);
  double x, y;

  if (window != NULL && gtk_gesture_is_recognized (gesture) &&
      gtk_gesture_get_point (gesture, gtk_gesture_single_get_current_sequence (gesture), &x, &y))
    tell (gesture, window, x, y);
  return G_SOURCE_REMOVE;
}

/* What has a long press of its own is quicker also where the program was busy and both are late. */
static void
pressed_cb (GtkGesture *gesture)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_cb, g_object_ref (gesture), g_object_unref);
}

/* The finger is seen before those below see it: what they claim never comes back up, neither where
 * it moves nor that it is lifted. */
void
medina_tip_asking_watch (GtkWidget *window)
{
  GtkGesture *press, *click;

  g_return_if_fail (GTK_IS_WIDGET (window));

  press = gtk_gesture_long_press_new ();
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (press), PATIENCE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (press));

  click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), window);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (click));
}
