/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-coach-actions.h"

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer display)
{
  medina_coach_display_show (display);
}

static void
take_back_cb (GSimpleAction *action, GVariant *parameter, gpointer display)
{
  medina_coach_display_take_back (display);
}

static const GActionEntry entries[] = {
  { "coach-show", show_cb },
  { "coach-take-back", take_back_cb },
};

void
medina_coach_actions_add (GActionMap *map, MedinaCoachDisplay *display)
{
  g_return_if_fail (MEDINA_IS_COACH_DISPLAY (display));

  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), display);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_object_bind_property (display, "telling", g_action_map_lookup_action (map, entries[i].name),
                            "enabled", G_BINDING_SYNC_CREATE);
}
