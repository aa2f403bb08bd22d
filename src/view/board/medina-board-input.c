/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-view-private.h"

#include "medina-board-description.h"
#include "medina-board-space.h"
#include "medina-piece-chooser.h"

/* --- What is pointed at ----------------------------------------------------------------------- */

gboolean
medina_board_input_shows_cursor (MedinaBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL && GTK_IS_WINDOW (root) &&
         gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* The space that the person means: under the pointer, else under the keyboard's cursor. */
MdnSpace
medina_board_input_space_in_mind (MedinaBoardView *self)
{
  if (self->hover != MDN_NO_SPACE)
    return self->hover;
  return medina_board_input_shows_cursor (self) ? self->cursor : MDN_NO_SPACE;
}

void
medina_board_input_describe (MedinaBoardView *self)
{
  const MdnSpace space = medina_board_input_space_in_mind (self);

  if (self->game == NULL || space == MDN_NO_SPACE)
    medina_board_view_take_description (self, NULL);
  else
    medina_board_view_take_description (self, medina_board_describe_space (self->game, space));
}

static void
set_hover (MedinaBoardView *self, MdnSpace space)
{
  if (self->hover == space)
    return;
  self->hover = space;
  medina_board_input_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_cb (MedinaBoardView *self, double x, double y)
{
  MedinaBoardItem item;
  int index;

  /* GTK repeats the last motion when widgets change; only a real one takes over from the keyboard. */
  if (self->game == NULL || (self->pointer_x == x && self->pointer_y == y))
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  set_hover (self, medina_board_layout_find_space (&self->layout, x, y));
  if (self->hover == MDN_NO_SPACE &&
      medina_board_layout_find_item (&self->layout, x, y, &item, &index))
    medina_board_view_take_description (self, medina_board_describe_item (self->game, item, index));
  else if (self->hover == MDN_NO_SPACE)
    medina_board_input_describe (self);
}

static void
leave_cb (MedinaBoardView *self)
{
  self->pointer_x = self->pointer_y = -1;
  set_hover (self, MDN_NO_SPACE);
  medina_board_input_describe (self);
}

/* --- Placing ---------------------------------------------------------------------------------- */

static void
place (MedinaBoardView *self, MdnPiece piece, MdnSpace space)
{
  g_signal_emit (self, medina_board_view_place, 0,
                 (guint) medina_game_placement_for (self->game, piece, space));
}

/* The popover has taken the focus along, and keys would go nowhere. */
static void
chosen_cb (MedinaBoardView *self, guint piece, GtkWidget *chooser)
{
  const MdnSpace space =
    (MdnSpace) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chooser), "space"));

  gtk_widget_grab_focus (self->spaces[space]);
  place (self, (MdnPiece) piece, space);
}

void
medina_board_input_drop_chooser (MedinaBoardView *self)
{
  GtkWidget *chooser = g_steal_pointer (&self->chooser);

  if (chooser == NULL)
    return;
  /* GTK 4.8 keeps what it takes away in mind as the widget that the pointer is over, and looks for its
   * surface after the next layout; what is hidden first it forgets. */
  gtk_popover_popdown (GTK_POPOVER (chooser));
  gtk_widget_unparent (chooser);
}

static void
offer_pieces (MedinaBoardView *self, guint pieces, MdnSpace space)
{
  GdkRectangle area;

  medina_board_input_drop_chooser (self);
  medina_board_view_get_space_area (self, space, &area);
  self->chooser = medina_piece_chooser_new (self->game, pieces, self->atlas);
  g_object_set_data (G_OBJECT (self->chooser), "space", GUINT_TO_POINTER (space));
  g_signal_connect_swapped (self->chooser, "chosen", G_CALLBACK (chosen_cb), self);
  gtk_widget_set_parent (self->chooser, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->chooser), &area);
  gtk_popover_popup (GTK_POPOVER (self->chooser));
}

void
medina_board_view_activate_space (MedinaBoardView *self, MdnSpace space)
{
  int piece;
  guint pieces;

  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  if (self->game == NULL || self->layout.space_width == 0 || self->spaces[space] == NULL)
    return;
  piece = medina_game_get_selected_piece (self->game);
  pieces = medina_game_get_pieces_for_space (self->game, space);
  if (piece >= 0)
    place (self, (MdnPiece) piece, space);
  else if (pieces != 0)
    offer_pieces (self, pieces, space);
  else
    g_signal_emit (self, medina_board_view_refused, 0,
                   (guint) (medina_game_awaits_person (self->game) ? MDN_REASON_NO_PIECE
                                                                   : MDN_REASON_OVER),
                   (guint) MDN_NO_PLACEMENT);
}

static void
released_cb (MedinaBoardView *self, int n_press, double x, double y)
{
  const MdnSpace space = medina_board_layout_find_space (&self->layout, x, y);

  if (self->game == NULL || space == MDN_NO_SPACE || self->spaces[space] == NULL)
    return;
  self->cursor = space;
  gtk_widget_grab_focus (self->spaces[space]);
  medina_board_view_activate_space (self, space);
}

/* --- The keyboard ----------------------------------------------------------------------------- */

/* The rules know the board before it has a layout. */
static void
move_cursor (MedinaBoardView *self, int columns, int rows)
{
  const MdnGeometry *geometry =
    mdn_geometry ((MdnBoard) medina_game_get_position (self->game)->rules.board);
  const int column = CLAMP (mdn_space_column (self->cursor) + columns, 0, geometry->columns - 1);
  const int row = CLAMP (mdn_space_row (self->cursor) + rows, 0, geometry->rows - 1);

  self->cursor = mdn_space (column, row);
  self->hover = MDN_NO_SPACE;
  gtk_widget_grab_focus (self->spaces[self->cursor]);
  medina_board_input_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The board is not mirrored in right-to-left locales: its coordinates are not, either. */
static gboolean
key_pressed_cb (MedinaBoardView *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (self->game == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      move_cursor (self, -1, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      move_cursor (self, 1, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      move_cursor (self, 0, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      move_cursor (self, 0, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
      move_cursor (self, -MDN_STRIDE, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
      move_cursor (self, MDN_STRIDE, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      if (medina_game_get_awaiting_end (self->game))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.end-turn", NULL);
      else
        medina_board_view_activate_space (self, self->cursor);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* One stop for Tab: the space that had the focus last. */
gboolean
medina_board_input_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (widget);

  if (self->game == NULL || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (self->spaces[self->cursor]);
}

static void
focus_changed_cb (MedinaBoardView *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  if (MEDINA_IS_BOARD_SPACE (focus))
    self->cursor = medina_board_space_get_space (MEDINA_BOARD_SPACE (focus));
  medina_board_input_describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- All together ----------------------------------------------------------------------------- */

void
medina_board_input_add_controllers (MedinaBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_changed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, key);
  gtk_widget_add_controller (widget, focus);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}
