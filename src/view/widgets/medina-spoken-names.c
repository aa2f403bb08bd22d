/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-spoken-names.h"

enum
{
  /* The minor version of GTK 4 in which a label does not go with LABELLED_BY. */
  NAMED_TWICE_BEFORE = 10,
};

static void
name_button (GtkButton *button)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (button);
  const char *tooltip = gtk_widget_get_tooltip_text (GTK_WIDGET (button));

  if (gtk_button_get_icon_name (button) != NULL && tooltip != NULL)
    {
      gtk_accessible_reset_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
    }
  else if (gtk_button_get_use_underline (button) && gtk_button_get_label (button) != NULL &&
           gtk_get_minor_version () < NAMED_TWICE_BEFORE)
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* What a picture in a button or a row means, its text says. */
static void
hide_image (GtkWidget *image)
{
  if (gtk_widget_get_tooltip_text (image) == NULL)
    gtk_accessible_update_state (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* A row that is a radio button is called by its title and the label with the title. */
static void
name_radio (GtkAccessible *row)
{
  if (gtk_get_minor_version () < NAMED_TWICE_BEFORE)
    gtk_accessible_reset_relation (row, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_BUTTON (widget))
    name_button (GTK_BUTTON (widget));
  else if (GTK_IS_IMAGE (widget))
    hide_image (widget);
  else if (GTK_IS_LIST_BOX_ROW (widget) && gtk_accessible_get_accessible_role (
                                             GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_RADIO)
    name_radio (GTK_ACCESSIBLE (widget));
  return TRUE;
}

void
medina_spoken_names_watch (void)
{
  static gboolean watching;

  if (watching)
    return;
  watching = TRUE;
  g_type_ensure (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
