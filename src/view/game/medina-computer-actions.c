/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-computer-actions.h"

static void
play_now_cb (GSimpleAction *action, GVariant *parameter, gpointer computer)
{
  medina_computer_player_play_now (computer);
}

/* The state follows the player. */
static void
change_pause_cb (GSimpleAction *action, GVariant *state, gpointer computer)
{
  medina_computer_player_set_paused (computer, g_variant_get_boolean (state));
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

/* The player on the seat, and the word; NULL where there is none. */
static MedinaPlayer *
read_choice (GVariant *parameter, gpointer computer, const char **word)
{
  MedinaGame *game = medina_computer_player_get_game (computer);
  guint seat;

  g_variant_get (parameter, "(u&s)", &seat, word);
  return game != NULL && seat < medina_game_get_n_players (game)
           ? medina_game_get_player (game, seat)
           : NULL;
}

static void
set_seat_cb (GSimpleAction *action, GVariant *parameter, gpointer computer)
{
  const char *word;
  MedinaPlayer *player = read_choice (parameter, computer, &word);

  if (player != NULL)
    set_seat (player, word);
}

static void
set_character_cb (GSimpleAction *action, GVariant *parameter, gpointer computer)
{
  const char *word;
  MedinaPlayer *player = read_choice (parameter, computer, &word);

  if (player != NULL)
    medina_player_set_character (player, medina_character_parse (word));
}

static const GActionEntry entries[] = {
  { "play-now", play_now_cb },
  { "pause-computers", NULL, NULL, "false", change_pause_cb },
  { "set-seat", set_seat_cb, "(us)" },
  { "set-character", set_character_cb, "(us)" },
};

void
medina_computer_actions_add (GActionMap *map, MedinaComputerPlayer *computer)
{
  GAction *pause;

  g_return_if_fail (MEDINA_IS_COMPUTER_PLAYER (computer));

  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), computer);
  pause = g_action_map_lookup_action (map, "pause-computers");
  g_object_bind_property (computer, "busy", g_action_map_lookup_action (map, "play-now"), "enabled",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (computer, "needed", pause, "enabled", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (computer, "notify::paused", G_CALLBACK (paused_cb), pause, 0);
}
