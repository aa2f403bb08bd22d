/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-actions.h"

static const char key[] = "medina-computer-player";

MedinaComputerPlayer *
medina_computer_actions_get_player (MedinaWindow *window)
{
  g_return_val_if_fail (MEDINA_IS_WINDOW (window), NULL);

  return g_object_get_data (G_OBJECT (window), key);
}

static void
play_now_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  medina_computer_player_play_now (medina_computer_actions_get_player (window));
}

/* The state follows the player. */
static void
change_pause_cb (GSimpleAction *action, GVariant *state, gpointer window)
{
  medina_computer_player_set_paused (medina_computer_actions_get_player (window),
                                     g_variant_get_boolean (state));
}

static void
paused_cb (MedinaComputerPlayer *computer, GParamSpec *pspec, GSimpleAction *action)
{
  g_simple_action_set_state (action,
                             g_variant_new_boolean (medina_computer_player_get_paused (computer)));
}

static void
set_seat (MedinaPlayer *player, const char *word)
{
  MedinaLevel level = medina_player_get_level (player);
  MedinaSeatKind kind;

  if (!medina_seat_parse_word (word, &kind, &level))
    return;
  medina_player_set_level (player, level);
  medina_player_set_kind (player, kind);
}

static void
set_seat_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  MedinaGame *game = medina_window_get_game (window);
  const char *word;
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, &word);
  if (game != NULL && seat < medina_game_get_n_players (game))
    set_seat (medina_game_get_player (game, seat), word);
}

static const GActionEntry entries[] = {
  { "play-now", play_now_cb },
  { "pause-computers", NULL, NULL, "false", change_pause_cb },
  { "set-seat", set_seat_cb, "(us)" },
};

static GAction *
look_up (MedinaWindow *window, const char *name)
{
  return g_action_map_lookup_action (G_ACTION_MAP (window), name);
}

void
medina_computer_actions_bind_game (MedinaWindow *window, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_WINDOW (window));

  medina_computer_player_set_game (medina_computer_actions_get_player (window), game);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (look_up (window, "set-seat")), game != NULL);
}

void
medina_computer_actions_install (MedinaWindow *window, GSettings *settings)
{
  MedinaComputerPlayer *computer;

  g_return_if_fail (MEDINA_IS_WINDOW (window));

  computer = medina_computer_player_new ();
  g_object_set_data_full (G_OBJECT (window), key, computer, g_object_unref);
  g_settings_bind (settings, "computer-pace", computer, "pace", G_SETTINGS_BIND_GET);
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
  g_object_bind_property (computer, "busy", look_up (window, "play-now"), "enabled",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (computer, "needed", look_up (window, "pause-computers"), "enabled",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (computer, "notify::paused", G_CALLBACK (paused_cb),
                           look_up (window, "pause-computers"), 0);
  medina_computer_actions_bind_game (window, NULL);
}
