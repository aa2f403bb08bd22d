/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-bar-text.h"

void
medina_bar_text_show (GtkRevealer *bar, GtkLabel *label, const char *text)
{
  g_return_if_fail (GTK_IS_REVEALER (bar));
  g_return_if_fail (GTK_IS_LABEL (label));

  if (text != NULL)
    gtk_label_set_label (label, text);
  gtk_revealer_set_reveal_child (bar, text != NULL);
}
