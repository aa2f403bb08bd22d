/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-piece-button.h"
#include "real-input.h"

/* What can be found in windows. */

GtkWidget *
driver_find (GtkWidget *widget, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = driver_find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkEventController *
driver_find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_OBJECT_TYPE (controller) == type)
        return controller;
    }
  g_assert_not_reached ();
}

GtkWidget *
driver_find_piece (GtkWidget *widget, MdnPiece piece)
{
  GtkWidget *found = NULL;

  if (MEDINA_IS_PIECE_BUTTON (widget) && gtk_widget_is_sensitive (widget) &&
      medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (widget)) == piece)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = driver_find_piece (child, piece);
  return found;
}

GtkWidget *
driver_find_button (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = driver_find_button (child, label);
  return found;
}

GtkWidget *
driver_find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = driver_find_label (child, text);
  return found;
}

GtkWidget *
driver_find_by_action (GtkWidget *widget, const char *action)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      gtk_widget_get_width (widget) > 0 &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = driver_find_by_action (child, action);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
driver_find_window (GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

GtkWidget *
driver_await_window (GType type)
{
  GtkWidget *window;

  await ((window = driver_find_window (type)) != NULL && gtk_widget_get_mapped (window));
  return window;
}

void
driver_await_no_window (GType type)
{
  await (driver_find_window (type) == NULL);
}

GtkWidget *
driver_get_focus (gpointer window)
{
  return gtk_window_get_focus (GTK_WINDOW (window));
}

gboolean
driver_is_on_board (Driver *self)
{
  GtkWidget *focus = driver_get_focus (self->window);

  return focus != NULL && gtk_widget_get_parent (focus) == GTK_WIDGET (self->board);
}

gboolean
driver_is_on_top (gpointer window)
{
  return real_input_get_window () == window;
}
