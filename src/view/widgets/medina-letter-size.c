/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-letter-size.h"

#include <adwaita.h>

/* The largest first. */
static const MedinaLetterSize sizes[] = {
  { "huge", 2600, 1550, 180 },
  { "large", 1700, 900, 110 },
};

const MedinaLetterSize *
medina_letter_size_find (GtkWidget *widget)
{
  GtkWidget *window;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  window = GTK_WIDGET (gtk_widget_get_root (widget));
  for (gsize i = 0; window != NULL && i < G_N_ELEMENTS (sizes); i++)
    if (gtk_widget_get_width (window) >= sizes[i].width &&
        gtk_widget_get_height (window) >= sizes[i].height)
      return &sizes[i];
  return NULL;
}

/* Columns of text have as many letters as before. */
static void
grow_columns (GtkWidget *widget, int percent)
{
  if (ADW_IS_CLAMP (widget))
    {
      AdwClamp *clamp = ADW_CLAMP (widget);

      adw_clamp_set_tightening_threshold (clamp, adw_clamp_get_tightening_threshold (clamp) *
                                                   percent / 100);
      adw_clamp_set_maximum_size (clamp, adw_clamp_get_maximum_size (clamp) * percent / 100);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    grow_columns (child, percent);
}

static void
grow_window (GtkWindow *window, int percent)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window, width > 0 ? width * percent / 100 : width,
                               height > 0 ? height * percent / 100 : height);
}

int
medina_letter_size_grow (GtkWidget *widget, GtkWindow *window)
{
  const MedinaLetterSize *size;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 100);

  size = window != NULL ? medina_letter_size_find (GTK_WIDGET (window)) : NULL;
  if (size == NULL)
    return 100;
  gtk_widget_add_css_class (widget, "grown");
  gtk_widget_add_css_class (widget, size->style);
  grow_columns (widget, size->percent);
  if (GTK_IS_WINDOW (widget))
    grow_window (GTK_WINDOW (widget), size->percent);
  return size->percent;
}

int
medina_letter_size_fit (GtkWidget *widget)
{
  const MedinaLetterSize *size = medina_letter_size_find (widget);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (&sizes[i] == size)
      gtk_widget_add_css_class (widget, sizes[i].style);
    else
      gtk_widget_remove_css_class (widget, sizes[i].style);
  return size != NULL ? size->percent : 100;
}

static gboolean
fit_cb (gpointer window)
{
  medina_letter_size_fit (window);
  return G_SOURCE_REMOVE;
}

/* Not at once: the window has not got its size yet, and nobody may ask for another one while sizes
 * are given out. */
static void
resized_cb (GtkWidget *window)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, g_object_ref (window), g_object_unref);
}

static void
realized_cb (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  g_signal_connect_object (surface, "layout", G_CALLBACK (resized_cb), window, G_CONNECT_SWAPPED);
}

void
medina_letter_size_follow (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect_after (window, "realize", G_CALLBACK (realized_cb), NULL);
}
