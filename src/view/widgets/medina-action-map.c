/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-action-map.h"

void
medina_action_map_clear (GtkWindow *window)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (G_IS_ACTION_MAP (window));

  names = g_action_group_list_actions (G_ACTION_GROUP (window));
  for (char **name = names; name != NULL && *name != NULL; name++)
    g_action_map_remove_action (G_ACTION_MAP (window), *name);
}
