/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-touch.h"

#include "medina-finger.h"

struct _MedinaBoardTouch
{
  GObject parent_instance;

  gboolean pressed; /* there: */
  double x;
  double y;
  gboolean moved; /* too far for a tap */

  /* borrowed */
  GtkWidget *board;
  MedinaBoardInput *input;
  const MedinaBoardViewport *viewport;
};

enum
{
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaBoardTouch, medina_board_touch, G_TYPE_OBJECT)

static void
move_to (MedinaBoardTouch *self, double x, double y)
{
  self->pressed = TRUE;
  self->x = x;
  self->y = y;
  g_signal_emit (self, signals[MOVED], 0);
}

void
medina_board_touch_carry (MedinaBoardTouch *self, double x, double y)
{
  g_return_if_fail (MEDINA_IS_BOARD_TOUCH (self));

  move_to (self, x, y);
}

void
medina_board_touch_lift (MedinaBoardTouch *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_TOUCH (self));

  if (!self->pressed)
    return;
  self->pressed = self->moved = FALSE;
  medina_board_pointer_point_at_nothing (medina_board_input_get_pointer (self->input));
  g_signal_emit (self, signals[MOVED], 0);
}

MdnSpace
medina_board_touch_get_space (MedinaBoardTouch *self, double *x, double *y)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_TOUCH (self), MDN_NO_SPACE);

  *x = self->x;
  *y = self->y;
  return self->pressed ? medina_board_layout_find_space (&self->viewport->layout, self->x, self->y)
                       : MDN_NO_SPACE;
}

/* --- A finger with a piece in hand ------------------------------------------------------------ */

static void
drag_begin_cb (MedinaBoardTouch *self, double x, double y, GtkGesture *gesture)
{
  if (!medina_board_input_has_piece (self->input))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  self->moved = FALSE;
  medina_board_pointer_point_at (medina_board_input_get_pointer (self->input), x, y);
  move_to (self, x, y);
}

/* Claimed, it is no tap any more. The board is moved by somebody else (medina-board-zooming.h). */
static void
drag_update_cb (MedinaBoardTouch *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  if (!self->pressed || !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  if (!self->moved && gtk_drag_check_threshold (self->board, 0, 0, (int) dx, (int) dy))
    {
      if (medina_board_viewport_is_zoomed (self->viewport))
        {
          gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
          return;
        }
      self->moved = TRUE;
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
    }
  medina_board_pointer_point_at (medina_board_input_get_pointer (self->input), x + dx, y + dy);
  move_to (self, x + dx, y + dy);
}

/* What was not moved is a tap, or has become something else. */
static void
drag_end_cb (MedinaBoardTouch *self, double dx, double dy, GtkGesture *drag)
{
  const gboolean chooses = self->pressed && self->moved && medina_finger_is_lifted (drag);

  medina_board_touch_lift (self);
  if (chooses && medina_board_input_has_piece (self->input))
    medina_board_input_choose_at (self->input, self->x, self->y);
}

/* --- A finger that rests ---------------------------------------------------------------------- */

static void
long_pressed_cb (MedinaBoardTouch *self, double x, double y, GtkGesture *gesture)
{
  const gboolean looks_closer =
    self->pressed && self->viewport->layout.space_width < MEDINA_FINGERTIP;

  if (!looks_closer && medina_board_input_ask_at (self->input, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_board_touch_class_init (MedinaBoardTouchClass *klass)
{
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
medina_board_touch_init (MedinaBoardTouch *self)
{
}

static void
connect (MedinaBoardTouch *self, GtkGesture *gesture, const char *signal, GCallback callback)
{
  g_signal_connect_object (gesture, signal, callback, self, G_CONNECT_SWAPPED);
}

MedinaBoardTouch *
medina_board_touch_new (GtkWidget *board,
                        MedinaBoardInput *input,
                        const MedinaBoardViewport *viewport)
{
  MedinaBoardTouch *self = g_object_new (MEDINA_TYPE_BOARD_TOUCH, NULL);
  GtkGesture *drag = gtk_gesture_drag_new (), *press = gtk_gesture_long_press_new ();

  self->board = board;
  self->input = input;
  self->viewport = viewport;
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  connect (self, drag, "drag-begin", G_CALLBACK (drag_begin_cb));
  connect (self, drag, "drag-update", G_CALLBACK (drag_update_cb));
  connect (self, drag, "drag-end", G_CALLBACK (drag_end_cb));
  connect (self, drag, "cancel", G_CALLBACK (medina_board_touch_lift));
  connect (self, press, "pressed", G_CALLBACK (long_pressed_cb));
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (press));
  return self;
}
