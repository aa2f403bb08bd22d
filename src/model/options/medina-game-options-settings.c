/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-options.h"

/* The keys that have the values, and the names, of properties. */
static const char *const boolean_keys[] = {
  "well", "tea", "towers", "neutral", "short-opening", "random-order", "screens",
};

/* Settings may have been written by hand: a list may be shorter or longer than there are seats. */
static void
load_names (MedinaGameOptions *self, GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "names");
  const guint n = g_strv_length (names);

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    medina_game_options_set_name (self, seat, seat < n ? names[seat] : "");
}

/* Something that each seat has, and the key with a list of words for it. */
typedef struct
{
  const char *key;
  GType (*get_type) (void);
  int (*get) (MedinaGameOptions *self, guint seat);
  void (*set) (MedinaGameOptions *self, guint seat, int value);
} SeatKey;

static int
get_color (MedinaGameOptions *self, guint seat)
{
  return medina_game_options_get_chosen_color (self, seat);
}

static void
set_color (MedinaGameOptions *self, guint seat, int value)
{
  medina_game_options_set_color (self, seat, (MedinaColor) value);
}

static int
get_kind (MedinaGameOptions *self, guint seat)
{
  return medina_game_options_get_kind (self, seat);
}

static void
set_kind (MedinaGameOptions *self, guint seat, int value)
{
  medina_game_options_set_kind (self, seat, (MedinaSeatKind) value);
}

static int
get_level (MedinaGameOptions *self, guint seat)
{
  return medina_game_options_get_level (self, seat);
}

static void
set_level (MedinaGameOptions *self, guint seat, int value)
{
  medina_game_options_set_level (self, seat, (MedinaLevel) value);
}

static int
get_character (MedinaGameOptions *self, guint seat)
{
  return medina_game_options_get_character (self, seat);
}

static void
set_character (MedinaGameOptions *self, guint seat, int value)
{
  medina_game_options_set_character (self, seat, (MedinaCharacter) value);
}

static const SeatKey seat_keys[] = {
  { "colors", medina_color_get_type, get_color, set_color },
  { "kinds", medina_seat_kind_get_type, get_kind, set_kind },
  { "levels", medina_level_get_type, get_level, set_level },
  { "characters", medina_character_get_type, get_character, set_character },
};

static void
load_seats (MedinaGameOptions *self, GSettings *settings, const SeatKey *key)
{
  g_autoptr (GEnumClass) values = g_type_class_ref (key->get_type ());
  g_auto (GStrv) nicks = g_settings_get_strv (settings, key->key);

  for (guint seat = 0; seat < MDN_MAX_PLAYERS && nicks[seat] != NULL; seat++)
    {
      const GEnumValue *value = g_enum_get_value_by_nick (values, nicks[seat]);

      if (value != NULL)
        key->set (self, seat, value->value);
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
  for (guint i = 0; i < G_N_ELEMENTS (seat_keys); i++)
    load_seats (self, settings, &seat_keys[i]);
}

void
medina_game_options_save_names (MedinaGameOptions *self, GSettings *settings)
{
  const char *names[MDN_MAX_PLAYERS + 1] = { NULL };

  g_return_if_fail (MEDINA_IS_GAME_OPTIONS (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    names[seat] = medina_game_options_get_name (self, seat);
  g_settings_set_strv (settings, "names", names);
}

static void
save_seats (MedinaGameOptions *self, GSettings *settings, const SeatKey *key)
{
  g_autoptr (GEnumClass) values = g_type_class_ref (key->get_type ());
  const char *nicks[MDN_MAX_PLAYERS + 1] = { NULL };

  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    nicks[seat] = g_enum_get_value (values, key->get (self, seat))->value_nick;
  g_settings_set_strv (settings, key->key, nicks);
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
  medina_game_options_save_names (self, settings);
  for (guint i = 0; i < G_N_ELEMENTS (seat_keys); i++)
    save_seats (self, settings, &seat_keys[i]);
}
