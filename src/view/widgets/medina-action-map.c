/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-action-map.h"

#define PREFIX "win."

void
medina_action_map_clear (GtkWindow *window)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (G_IS_ACTION_MAP (window));

  names = g_action_group_list_actions (G_ACTION_GROUP (window));
  for (char **name = names; name != NULL && *name != NULL; name++)
    g_action_map_remove_action (G_ACTION_MAP (window), *name);
}

gboolean
medina_action_map_has (GtkWidget *widget, const char *action)
{
  GtkRoot *root;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);
  g_return_val_if_fail (g_str_has_prefix (action, PREFIX), FALSE);

  root = gtk_widget_get_root (widget);
  return !G_IS_ACTION_GROUP (root) ||
         g_action_group_has_action (G_ACTION_GROUP (root), action + strlen (PREFIX));
}

void
medina_action_map_show_offered (GtkWidget *buttons)
{
  gboolean any = FALSE;

  g_return_if_fail (GTK_IS_WIDGET (buttons));

  for (GtkWidget *child = gtk_widget_get_first_child (buttons); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const gboolean offered =
        medina_action_map_has (buttons, gtk_actionable_get_action_name (GTK_ACTIONABLE (child)));

      gtk_widget_set_visible (child, offered);
      any |= offered;
    }
  gtk_widget_set_visible (buttons, any);
}
