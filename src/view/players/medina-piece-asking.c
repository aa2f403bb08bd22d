/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-asking.h"

#include "medina-answer.h"
#include "medina-answers.h"
#include "medina-finger.h"
#include "medina-passing-popover.h"
#include "medina-piece-button.h"
#include "medina-supply-label.h"

struct _MedinaPieceAsking
{
  GtkPopover *popover; /* a child of the widget; weak; NULL for none */

  /* borrowed */
  GtkWidget *widget;
  MedinaGame *game;
  MedinaPlayer *player;
  GtkEventController *controllers[4];
};

static void
drop (MedinaPieceAsking *self)
{
  if (self->popover != NULL)
    medina_passing_popover_drop (self->popover);
  g_clear_weak_pointer (&self->popover);
}

/* NULL if there is none of that type. */
static GtkWidget *
find (MedinaPieceAsking *self, double x, double y, GType type)
{
  GtkWidget *widget = gtk_widget_pick (self->widget, x, y, GTK_PICK_INSENSITIVE);

  return widget != NULL ? gtk_widget_get_ancestor (widget, type) : NULL;
}

/* Points at what is told of. */
static void
pop_up (MedinaPieceAsking *self, const char *text, GtkWidget *at)
{
  graphene_rect_t area;

  if (!gtk_widget_compute_bounds (at, self->widget, &area))
    return;
  drop (self);
  g_set_weak_pointer (&self->popover, GTK_POPOVER (medina_answer_new (self->widget, text)));
  gtk_popover_set_pointing_to (self->popover,
                               &(GdkRectangle){ (int) area.origin.x, (int) area.origin.y,
                                                (int) area.size.width, (int) area.size.height });
  medina_passing_popover_show (self->popover, NULL);
}

static void
tell_supply (MedinaPieceAsking *self, GtkWidget *supply)
{
  g_autofree char *text = medina_supply_label_tell (MEDINA_SUPPLY_LABEL (supply));

  pop_up (self, text, supply);
}

static void
tell_piece (MedinaPieceAsking *self, GtkWidget *button)
{
  const MdnPiece piece = medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (button));
  g_autofree char *text = medina_piece_answer (self->game, self->player, piece);

  pop_up (self, text, button);
}

static void
ask (MedinaPieceAsking *self, double x, double y, GtkGesture *gesture)
{
  GtkWidget *button = find (self, x, y, MEDINA_TYPE_PIECE_BUTTON);
  GtkWidget *supply = find (self, x, y, MEDINA_TYPE_SUPPLY_LABEL);

  if (button == NULL && supply == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (button != NULL)
    tell_piece (self, button);
  else
    tell_supply (self, supply);
}

/* The hand that somebody may take a piece from, now or when the computers have placed theirs. */
static gboolean
is_hand (MedinaPieceAsking *self)
{
  return medina_game_get_current_player (self->game) == self->player ||
         (medina_game_awaits_computer (self->game) && !medina_player_is_computer (self->player));
}

/* The action that picks pieces up tells why not. */
static void
refuse (MedinaPieceAsking *self, double x, double y)
{
  GtkWidget *button = find (self, x, y, MEDINA_TYPE_PIECE_BUTTON);

  if (button != NULL && !gtk_widget_is_sensitive (button) && is_hand (self))
    gtk_widget_activate_action (self->widget, "win.pick", "i",
                                (int) medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (button)));
}

/* The numbers do nothing but tell. */
static void
released_cb (MedinaPieceAsking *self, int n_press, double x, double y)
{
  GtkWidget *supply = find (self, x, y, MEDINA_TYPE_SUPPLY_LABEL);

  if (supply != NULL)
    tell_supply (self, supply);
  refuse (self, x, y);
}

/* A finger scrolls instead. */
static void
dragged_cb (MedinaPieceAsking *self, double dx, double dy, GtkGesture *gesture)
{
  double x, y;

  if (medina_finger_is_at (gesture) ||
      !gtk_drag_check_threshold (self->widget, 0, 0, (int) dx, (int) dy) ||
      !gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
  refuse (self, x, y);
}

static void
clicked_cb (MedinaPieceAsking *self, int n_press, double x, double y, GtkGesture *gesture)
{
  ask (self, x, y, gesture);
}

MedinaPieceAsking *
medina_piece_asking_new (GtkWidget *widget, MedinaGame *game, MedinaPlayer *player)
{
  MedinaPieceAsking *self = g_new0 (MedinaPieceAsking, 1);
  GtkGesture *click = gtk_gesture_click_new (), *press = gtk_gesture_long_press_new ();
  GtkGesture *pick = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();

  self->widget = widget;
  self->game = game;
  self->player = player;
  self->controllers[0] = GTK_EVENT_CONTROLLER (click);
  self->controllers[1] = GTK_EVENT_CONTROLLER (press);
  self->controllers[2] = GTK_EVENT_CONTROLLER (pick);
  self->controllers[3] = GTK_EVENT_CONTROLLER (drag);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (ask), self);
  g_signal_connect_swapped (pick, "released", G_CALLBACK (released_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  for (guint i = 0; i < G_N_ELEMENTS (self->controllers); i++)
    {
      gtk_event_controller_set_propagation_phase (self->controllers[i], GTK_PHASE_CAPTURE);
      gtk_widget_add_controller (widget, self->controllers[i]);
    }
  return self;
}

void
medina_piece_asking_free (MedinaPieceAsking *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->controllers); i++)
    g_signal_handlers_disconnect_by_data (self->controllers[i], self);
  drop (self);
  g_free (self);
}
