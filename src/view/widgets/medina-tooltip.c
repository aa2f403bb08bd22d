/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-tooltip.h"

#include "medina-popovers.h"

enum
{
  COLUMNS = 50,
};

GtkWidget *
medina_tooltip_create_label (const char *text)
{
  GtkWidget *label;

  g_return_val_if_fail (text != NULL, NULL);

  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), COLUMNS);
  return label;
}

void
medina_tooltip_show (GtkTooltip *tooltip, const char *text)
{
  g_return_if_fail (GTK_IS_TOOLTIP (tooltip));

  gtk_tooltip_set_custom (tooltip, medina_tooltip_create_label (text));
}

/* Instead of GtkWidget's own handler, which comes last: whoever has another one is asked before. It would lie over a
 * popover that tells more. */
static gboolean
query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const char *text = gtk_widget_get_tooltip_text (widget);
  gboolean shown = FALSE;

  if (medina_popovers_are_open_at (widget))
    return FALSE;
  if (text == NULL || *text == '\0')
    {
      g_signal_chain_from_overridden_handler (widget, x, y, keyboard, tooltip, &shown);
      return shown;
    }
  medina_tooltip_show (tooltip, text);
  return TRUE;
}

void
medina_tooltip_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* which has the signal */
  g_signal_override_class_handler ("query-tooltip", GTK_TYPE_WIDGET, G_CALLBACK (query_tooltip));
  g_once_init_leave (&done, 1);
}
