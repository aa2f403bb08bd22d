/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-focus.h"

void
medina_focus_return (GtkWidget *within, GtkWidget *to)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (within));
  g_return_if_fail (to == NULL || GTK_IS_WIDGET (to));

  root = gtk_widget_get_root (within);
  if (root == NULL)
    return;
  focus = gtk_root_get_focus (root);
  if (focus != NULL && gtk_widget_get_mapped (focus) && !gtk_widget_is_ancestor (focus, within))
    return;
  if (to != NULL && gtk_widget_get_mapped (to))
    gtk_widget_grab_focus (to);
  else
    gtk_root_set_focus (root, NULL);
}

typedef struct
{
  GtkWidget *button; /* weak */
  GtkWidget *to;     /* weak */
} Return;

static void
return_free (gpointer data)
{
  Return *self = data;

  g_clear_weak_pointer (&self->button);
  g_clear_weak_pointer (&self->to);
  g_free (self);
}

static gboolean
return_cb (gpointer data)
{
  Return *self = data;

  if (self->button != NULL)
    medina_focus_return (self->button, self->to);
  return G_SOURCE_REMOVE;
}

void
medina_focus_return_from_button (GtkMenuButton *button, GtkWidget *to)
{
  Return *again;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (to == NULL || GTK_IS_WIDGET (to));

  again = g_new0 (Return, 1);
  g_set_weak_pointer (&again->button, GTK_WIDGET (button));
  g_set_weak_pointer (&again->to, to);
  return_cb (again);
  g_idle_add_full (G_PRIORITY_DEFAULT, return_cb, again, return_free);
}

static gboolean
enter (GtkWidget *stop, GtkDirectionType direction)
{
  GtkListBoxRow *row =
    GTK_IS_LIST_BOX (stop) ? gtk_list_box_get_selected_row (GTK_LIST_BOX (stop)) : NULL;

  if (!gtk_widget_get_mapped (stop))
    return FALSE;
  if (row != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (row));
  return GTK_IS_SCROLLED_WINDOW (stop) ? gtk_widget_grab_focus (stop)
                                       : gtk_widget_child_focus (stop, direction);
}

static gboolean
move_within (GtkWidget *stop, GtkDirectionType direction)
{
  return !GTK_IS_LIST_BOX (stop) && !GTK_IS_SCROLLED_WINDOW (stop) &&
         gtk_widget_child_focus (stop, direction);
}

gboolean
medina_focus_move (GtkWidget *widget,
                   GtkWidget *const *stops,
                   int count,
                   GtkDirectionType direction)
{
  const int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;
  GtkWidget *focus;
  int place = count - 1;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return FALSE;
  while (place >= 0 && focus != stops[place] &&
         (focus == NULL || !gtk_widget_is_ancestor (focus, stops[place])))
    place--;
  if (place >= 0 && move_within (stops[place], direction))
    return TRUE;
  if (place < 0 && step < 0)
    place = count;
  for (place += step; place >= 0 && place < count; place += step)
    if (enter (stops[place], direction))
      return TRUE;
  return FALSE;
}
