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
