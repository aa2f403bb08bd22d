/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-switch-rows.h"

#include <adwaita.h>

static void
tell_state (GtkSwitch *toggle, GParamSpec *pspec, GtkAccessible *row)
{
  gtk_accessible_update_state (row, GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_switch_get_active (toggle) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                              : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

static void
unite (GtkWidget *row, GtkWidget *toggle)
{
  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_SWITCH, NULL);
  g_object_set (toggle, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "can-focus", FALSE,
                NULL);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (tell_state), row, 0);
  tell_state (GTK_SWITCH (toggle), NULL, GTK_ACCESSIBLE (row));
}

void
medina_switch_rows_unite (GtkWidget *widget)
{
  GtkWidget *toggle = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (ADW_IS_ACTION_ROW (widget))
    toggle = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (widget));
  if (GTK_IS_SWITCH (toggle))
    {
      unite (widget, toggle);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    medina_switch_rows_unite (child);
}
