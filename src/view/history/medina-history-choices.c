/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-choices.h"

static const char *const names[MEDINA_HISTORY_CHOICES] = {
  [MEDINA_HISTORY_BY_RULES] = "rules",         [MEDINA_HISTORY_BY_PLAYERS] = "players",
  [MEDINA_HISTORY_BY_PERSON] = "person",       [MEDINA_HISTORY_BY_RESULT] = "result",
  [MEDINA_HISTORY_BY_COMPUTERS] = "computers",
};

static void
choice_changed_cb (MedinaHistoryFilter *filter, GParamSpec *pspec, GSimpleAction *action)
{
  const char *name = g_action_get_name (G_ACTION (action));
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (action));

  for (int choice = 0; choice < MEDINA_HISTORY_CHOICES; choice++)
    if (g_str_equal (names[choice], name))
      medina_history_filter_choose (filter, (MedinaHistoryChoice) choice,
                                    g_variant_get_string (state, NULL));
}

static void
sort_changed_cb (MedinaHistoryOrder *order, GParamSpec *pspec, GSimpleAction *action)
{
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (action));

  medina_history_order_set_key (order, g_variant_get_string (state, NULL));
}

static void
add (GActionMap *map, const char *name, const char *word, GCallback changed_cb, gpointer follower)
{
  g_autoptr (GSimpleAction) action =
    g_simple_action_new_stateful (name, G_VARIANT_TYPE_STRING, g_variant_new_string (word));

  g_signal_connect_object (action, "notify::state", changed_cb, follower, G_CONNECT_SWAPPED);
  g_action_map_add_action (map, G_ACTION (action));
}

void
medina_history_choices_add (GActionMap *map, MedinaHistoryFilter *filter, MedinaHistoryOrder *order)
{
  for (int choice = 0; choice < MEDINA_HISTORY_CHOICES; choice++)
    add (map, names[choice], "", G_CALLBACK (choice_changed_cb), filter);
  add (map, "sort", "date", G_CALLBACK (sort_changed_cb), order);
}

void
medina_history_choices_clear (GActionGroup *actions)
{
  for (int choice = 0; choice < MEDINA_HISTORY_CHOICES; choice++)
    g_action_group_change_action_state (actions, names[choice], g_variant_new_string (""));
}
