/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-window-sounds.h"

MedinaGameSounds *
medina_window_sounds_new (GSettings *settings)
{
  g_autoptr (MedinaSoundPlayer) player = medina_sound_player_ref_shared ();
  MedinaGameSounds *sounds = medina_game_sounds_new (player);

  g_settings_bind (settings, "sound", player, "enabled", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "sound-volume", player, "volume", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "computer-pace", sounds, "pace", G_SETTINGS_BIND_GET);
  return sounds;
}
