/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-letter-size.h"

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
