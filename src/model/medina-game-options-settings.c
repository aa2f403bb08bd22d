/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-options.h"

/* The keys that are called like the properties of whose values they are. */
static const char *const boolean_keys[] = {
  "well", "tea", "towers", "neutral", "short-opening", "random-order", "screens",
};

/* Settings may have been written by hand: lists may be short, or longer than there are seats. */
static void
load_names (MedinaGameOptions *self, GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "names");
  const guint n = g_strv_length (names);

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    medina_game_options_set_name (self, seat, seat < n ? names[seat] : "");
}

static void
load_colors (MedinaGameOptions *self, GSettings *settings)
{
  g_autoptr (GEnumClass) colors = g_type_class_ref (MEDINA_TYPE_COLOR);
  g_auto (GStrv) nicks = g_settings_get_strv (settings, "colors");

  for (guint seat = 0; seat < MDN_MAX_PLAYERS && nicks[seat] != NULL; seat++)
    {
      const GEnumValue *value = g_enum_get_value_by_nick (colors, nicks[seat]);

      if (value != NULL)
        medina_game_options_set_color (self, seat, value->value);
    }
}

void
medina_game_options_load (MedinaGameOptions *self, GSettings *settings)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  medina_game_options_set_rule_set (self, g_settings_get_enum (settings, "rules"));
  medina_game_options_set_players (self, g_settings_get_int (settings, "players"));
  medina_game_options_set_starting_player (self, g_settings_get_int (settings, "starting-player"));
  for (guint i = 0; i < G_N_ELEMENTS (boolean_keys); i++)
    g_object_set (self, boolean_keys[i], g_settings_get_boolean (settings, boolean_keys[i]), NULL);
  load_names (self, settings);
  load_colors (self, settings);
}

static void
save_seats (MedinaGameOptions *self, GSettings *settings)
{
  g_autoptr (GEnumClass) colors = g_type_class_ref (MEDINA_TYPE_COLOR);
  const char *names[MDN_MAX_PLAYERS + 1] = { NULL };
  const char *nicks[MDN_MAX_PLAYERS + 1] = { NULL };

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    {
      names[seat] = medina_game_options_get_name (self, seat);
      nicks[seat] =
        g_enum_get_value (colors, medina_game_options_get_chosen_color (self, seat))->value_nick;
    }
  g_settings_set_strv (settings, "names", names);
  g_settings_set_strv (settings, "colors", nicks);
}

void
medina_game_options_save (MedinaGameOptions *self, GSettings *settings)
{
  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_set_enum (settings, "rules", medina_game_options_get_rule_set (self));
  g_settings_set_int (settings, "players", medina_game_options_get_players (self));
  g_settings_set_int (settings, "starting-player", medina_game_options_get_starting_player (self));
  for (guint i = 0; i < G_N_ELEMENTS (boolean_keys); i++)
    {
      gboolean on;

      g_object_get (self, boolean_keys[i], &on, NULL);
      g_settings_set_boolean (settings, boolean_keys[i], on);
    }
  save_seats (self, settings);
}
