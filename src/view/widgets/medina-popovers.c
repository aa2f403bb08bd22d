/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-popovers.h"

enum
{
  AROUND = 64, /* what a popover has around what is scrolled in it, in pixels */
};

void
medina_popovers_close (GtkWidget *widget)
{
  GtkWidget *child, *next;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (GTK_IS_POPOVER (widget))
    {
      gtk_popover_popdown (GTK_POPOVER (widget));
      return;
    }
  for (child = gtk_widget_get_first_child (widget); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      medina_popovers_close (child);
    }
}

static gboolean
has_open_one (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      return TRUE;
  return FALSE;
}

GtkWidget *
medina_popovers_find_open (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  if (GTK_IS_POPOVER (widget))
    return gtk_widget_get_visible (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = medina_popovers_find_open (child);
  return found;
}

gboolean
medina_popovers_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkRoot *root;
  GtkWidget *focus, *popover;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;
  return popover != NULL && gtk_popover_get_autohide (GTK_POPOVER (popover)) &&
         gtk_widget_is_ancestor (popover, widget) && gtk_widget_child_focus (popover, direction);
}

static void
set_scrolled_by_focus (GtkWidget *popover, gboolean scrolled)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (popover, GTK_TYPE_VIEWPORT);

  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), scrolled);
}

void
medina_popovers_leave_focus (GtkMenuButton *button)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  gtk_widget_set_focus_on_click (gtk_widget_get_first_child (GTK_WIDGET (button)), FALSE);
}

/* To what has the focus, and up from there. */
static void
forward_key (GtkEventControllerKey *keys, GtkWindow *window)
{
  GtkWidget *widget = gtk_window_get_focus (window);

  if (widget == NULL)
    widget = GTK_WIDGET (window);
  while (widget != NULL && !gtk_event_controller_key_forward (keys, widget))
    widget = gtk_widget_get_parent (widget);
}

static gboolean
pass_key_on_cb (GtkEventControllerKey *keys, guint keyval)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (keys);
  GtkWidget *popover = gtk_event_controller_get_widget (controller);
  GtkRoot *root = gtk_widget_get_root (popover);
  g_autoptr (GtkWidget) window = GTK_IS_WINDOW (root) ? GTK_WIDGET (g_object_ref (root)) : NULL;

  if (window == NULL || keyval == GDK_KEY_Escape ||
      gdk_key_event_is_modifier (gtk_event_controller_get_current_event (controller)))
    return GDK_EVENT_PROPAGATE;
  gtk_popover_popdown (GTK_POPOVER (popover));
  if (keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab)
    forward_key (keys, GTK_WINDOW (window));
  return GDK_EVENT_STOP;
}

void
medina_popovers_pass_keys_on (GtkPopover *popover)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_POPOVER (popover));

  keys = gtk_event_controller_key_new ();
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pass_key_on_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (popover), keys);
}

static void
map_cb (GtkWidget *popover)
{
  set_scrolled_by_focus (popover, FALSE);
}

static void
unmap_cb (GtkWidget *popover)
{
  set_scrolled_by_focus (popover, TRUE);
}

/* A GtkViewport takes what has the focus in a popover for a part of what it scrolls. */
void
medina_popovers_keep_still (GtkPopover *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  g_signal_connect (popover, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect (popover, "unmap", G_CALLBACK (unmap_cb), NULL);
}

/* The bar has room of its own, so that one sees that there is more. One that lies over the child
 * swallows the next two clicks elsewhere where a click has closed the popover (GTK 4.8, X11). */
GtkWidget *
medina_popovers_scroll (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  return scroller;
}

static int
find_screen_height (GtkNative *native)
{
  GdkSurface *surface = gtk_native_get_surface (native);
  GdkMonitor *monitor =
    gdk_display_get_monitor_at_surface (gdk_surface_get_display (surface), surface);
  GdkRectangle area = { 0 };

  if (monitor != NULL)
    gdk_monitor_get_geometry (monitor, &area);
  return area.height;
}

/* Above or below it, wherever there is more: the popover goes there. Nobody can tell where on the
 * screen the window is; but one of the two has at least half of what the screen has. */
static int
find_room (GtkNative *native, GtkWidget *at)
{
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (native));
  const float screen = (float) find_screen_height (native);
  graphene_rect_t area;
  float above, below;

  if (!gtk_widget_compute_bounds (at, GTK_WIDGET (native), &area))
    return (int) height;
  above = area.origin.y;
  below = height - area.origin.y - area.size.height;
  return (int) MAX (MAX (above, below), (screen - area.size.height) / 2);
}

/* The height of the window, if there is that width beside the widget: there it need not end at the
 * widget. Else 0. */
static int
find_room_beside (GtkNative *native, GtkWidget *at, int width)
{
  graphene_rect_t area;

  return gtk_widget_compute_bounds (at, GTK_WIDGET (native), &area) && area.origin.x >= width
           ? gtk_widget_get_height (GTK_WIDGET (native))
           : 0;
}

/* A GtkScrolledWindow does not ask how high its child is for its width, nor for the width of a bar
 * that need not be there. What is open stays where it is. */
void
medina_popovers_fit (GtkPopover *popover, GtkWidget *at)
{
  GtkScrolledWindow *scroller;
  GtkNative *native;
  GtkWidget *port;
  int width, height, room, beside;

  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (gtk_popover_get_child (popover)));

  native = gtk_widget_get_native (at);
  if (native == NULL || !gtk_widget_get_realized (GTK_WIDGET (native)))
    return;
  scroller = GTK_SCROLLED_WINDOW (gtk_popover_get_child (popover));
  port = gtk_scrolled_window_get_child (scroller);
  gtk_widget_measure (port, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (port, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  room = MAX (find_room (native, at) - AROUND, 0);
  beside = MAX (find_room_beside (native, at, width + AROUND) - AROUND, 0);
  if (!gtk_widget_get_visible (GTK_WIDGET (popover)))
    gtk_popover_set_position (popover,
                              height > room && beside > room ? GTK_POS_LEFT : GTK_POS_BOTTOM);
  if (gtk_popover_get_position (popover) == GTK_POS_LEFT)
    room = beside;
  gtk_scrolled_window_set_policy (scroller, GTK_POLICY_NEVER,
                                  height > room ? GTK_POLICY_ALWAYS : GTK_POLICY_NEVER);
  gtk_scrolled_window_set_min_content_height (scroller, MIN (height, room));
}

gboolean
medina_popovers_are_open_at (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  for (; widget != NULL && !GTK_IS_NATIVE (widget); widget = gtk_widget_get_parent (widget))
    if (has_open_one (widget))
      return TRUE;
  return FALSE;
}

gboolean
medina_popovers_have_focus (GtkWindow *window)
{
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  focus = gtk_window_get_focus (window);
  return focus != NULL && GTK_WIDGET (gtk_widget_get_native (focus)) != GTK_WIDGET (window);
}
