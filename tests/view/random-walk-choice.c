/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-walk-choice.h"

#include "medina-window.h"
#include "real-input.h"

guint
random_walk_below (const RandomWalkStep *step, guint n)
{
  return mdn_random_below (step->random, n);
}

void
random_walk_describe (const RandomWalkStep *step, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_vsnprintf (step->words, step->size, format, args);
  va_end (args);
}

GList *
random_walk_list_windows (const RandomWalkStep *step)
{
  GList *windows = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (step->application)); l != NULL;
       l = l->next)
    if (MEDINA_IS_WINDOW (l->data))
      windows = g_list_prepend (windows, l->data);
  return windows;
}

MedinaWindow *
random_walk_choose_window (const RandomWalkStep *step)
{
  g_autoptr (GList) windows = random_walk_list_windows (step);

  return windows != NULL
           ? g_list_nth_data (windows, random_walk_below (step, g_list_length (windows)))
           : NULL;
}

static void
collect (GtkWidget *widget, GPtrArray *widgets)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget))
    return;
  if (child == NULL && gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0)
    g_ptr_array_add (widgets, widget);
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, widgets);
}

GtkWidget *
random_walk_choose_widget (const RandomWalkStep *step)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();
  guint popped_up = 0;

  collect (GTK_WIDGET (real_input_get_window ()), widgets);
  if (widgets->len == 0)
    return NULL;
  if (random_walk_below (step, 4) > 0)
    for (guint i = 0; i < widgets->len; i++)
      if (gtk_widget_get_ancestor (widgets->pdata[i], GTK_TYPE_POPOVER) != NULL)
        widgets->pdata[popped_up++] = widgets->pdata[i];
  return widgets->pdata[random_walk_below (step, popped_up > 0 ? popped_up : widgets->len)];
}

void
random_walk_choose_place (const RandomWalkStep *step, GtkWidget *widget, double *x, double *y)
{
  *x = random_walk_below (step, (guint) gtk_widget_get_width (widget));
  *y = random_walk_below (step, (guint) gtk_widget_get_height (widget));
}
