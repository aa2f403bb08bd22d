/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-options.h"
#include "medina-kept-names.h"
#include "notify-watch.h"

/* The way of the choices for a new game to the settings and back. */

static GSettings *
open_settings (void)
{
  GSettings *settings = g_settings_new ("io.github.medina_game.Medina");
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  /* The settings in memory outlive their object. */
  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);
  return settings;
}

static void
test_settings_default (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  /* What the schema has as defaults are those of a fresh object. */
  notify_watch_add_object (watch, options);
  medina_game_options_load (options, settings);
  notify_watch_check (watch);
  g_assert_true (medina_game_options_validate (options, NULL, NULL));
  g_assert_cmpint (medina_game_options_get_rule_set (options), ==, MDN_SECOND_EDITION);
  g_assert_cmpuint (medina_game_options_get_players (options), ==, 4);
  g_assert_cmpint (medina_game_options_get_color (options, 3), ==, MEDINA_COLOR_RED);
  g_assert_cmpint (medina_game_options_get_kind (options, 0), ==, MEDINA_SEAT_HUMAN);
  g_assert_cmpint (medina_game_options_get_kind (options, 3), ==, MEDINA_SEAT_COMPUTER);

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (options);
}

static void
assert_same_values (gpointer a, gpointer b)
{
  guint n;
  g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (a), &n);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) one = G_VALUE_INIT, other = G_VALUE_INIT;

      g_object_get_property (a, pspecs[i]->name, &one);
      g_object_get_property (b, pspecs[i]->name, &other);
      if (g_param_values_cmp (pspecs[i], &one, &other) != 0)
        g_error ("%s was not kept", pspecs[i]->name);
    }
}

static void
test_settings_round_trip (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  MedinaGameOptions *loaded = medina_game_options_new ();
  g_autoptr (GSettings) settings = open_settings ();

  g_object_set (options, "rule-set", MDN_FIRST_EDITION, "players", 2, "well", FALSE, "tea", FALSE,
                "towers", FALSE, "neutral", FALSE, "short-opening", FALSE, "starting-player", 2,
                "random-order", TRUE, "screens", TRUE, NULL);
  for (guint seat = 0; seat < 4; seat++)
    {
      medina_game_options_set_color (options, seat, (MedinaColor) (3 - seat));
      medina_game_options_set_kind (options, seat, (MedinaSeatKind) (seat % 2));
      medina_game_options_set_level (options, seat, (MedinaLevel) (3 - seat));
      medina_game_options_set_character (options, seat, (MedinaCharacter) (4 - seat));
    }
  medina_game_options_set_name (options, 3, "Zahra");
  medina_game_options_save (options, settings);
  g_assert_cmpint (g_settings_get_enum (settings, "rules"), ==, MDN_FIRST_EDITION);
  medina_game_options_load (loaded, settings);

  assert_same_values (options, loaded);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_assert_cmpint (medina_game_options_get_chosen_color (loaded, seat), ==, 3 - seat);
      g_assert_cmpint (medina_game_options_get_kind (loaded, seat), ==, seat % 2);
      g_assert_cmpint (medina_game_options_get_level (loaded, seat), ==, 3 - seat);
      g_assert_cmpint (medina_game_options_get_character (loaded, seat), ==, 4 - seat);
      g_assert_cmpstr (medina_game_options_get_name (loaded, seat), ==, seat == 3 ? "Zahra" : "");
    }

  g_assert_finalize_object (options);
  g_assert_finalize_object (loaded);
}

/* Lists of another length than four do no harm. */
static void
test_settings_lists (void)
{
  static const char *const short_names[] = { "Zahra", NULL };
  static const char *const short_colors[] = { "red", "blue", NULL };
  static const char *const long_names[] = { "A", "B", "C", "D", "E", NULL };
  static const char *const long_colors[] = { "red", "green", "yellow", "blue", "red", NULL };
  MedinaGameOptions *options = medina_game_options_new ();
  g_autoptr (GSettings) settings = open_settings ();

  g_settings_set_strv (settings, "names", short_names);
  g_settings_set_strv (settings, "colors", short_colors);
  medina_game_options_load (options, settings);
  g_assert_cmpstr (medina_game_options_get_name (options, 0), ==, "Zahra");
  g_assert_cmpstr (medina_game_options_get_name (options, 1), ==, "");
  g_assert_cmpint (medina_game_options_get_color (options, 1), ==, MEDINA_COLOR_BLUE);
  g_assert_cmpint (medina_game_options_get_color (options, 2), ==, MEDINA_COLOR_GREEN);

  g_settings_set_strv (settings, "names", long_names);
  g_settings_set_strv (settings, "colors", long_colors);
  medina_game_options_load (options, settings);
  g_assert_cmpstr (medina_game_options_get_name (options, 3), ==, "D");
  g_assert_cmpint (medina_game_options_get_color (options, 3), ==, MEDINA_COLOR_BLUE);

  g_assert_finalize_object (options);
}

/* --- Names that are given while a game goes on ------------------------------------------------ */

/* Two people, of whom one has a name, and a computer, in random order. */
static MedinaGame *
begin_game (GSettings *settings)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();

  medina_game_options_set_players (options, 3);
  medina_game_options_set_random_order (options, TRUE);
  medina_game_options_set_name (options, 0, " Zahra ");
  medina_game_options_set_kind (options, 1, MEDINA_SEAT_HUMAN);
  medina_game_options_save (options, settings);
  return medina_game_options_create_game (options, 3);
}

static MedinaPlayer *
find_player (MedinaGame *game, MedinaColor color)
{
  for (guint seat = 0; seat < medina_game_get_n_players (game); seat++)
    if (medina_player_get_color (medina_game_get_player (game, seat)) == color)
      return medina_game_get_player (game, seat);
  return NULL;
}

static void
assert_names (GSettings *settings, const char *names)
{
  g_auto (GStrv) kept = g_settings_get_strv (settings, "names");
  g_autofree char *joined = g_strjoinv ("/", kept);

  g_assert_cmpstr (joined, ==, names);
}

/* Typed letter by letter, past the name that somebody else has. */
static void
test_names_kept (void)
{
  static const char *const typed[] = { "Z", "Zahra", "Zahran" };
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (MedinaGame) game = begin_game (settings);
  MedinaKeptNames *kept = medina_kept_names_new (settings);

  medina_kept_names_set_game (kept, game);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    medina_player_set_name (find_player (game, MEDINA_COLOR_YELLOW), typed[i]);
  assert_names (settings, " Zahra /Zahran//");
  medina_player_set_name (find_player (game, MEDINA_COLOR_BLUE), "Yui");
  assert_names (settings, "Yui/Zahran//");
  medina_player_set_name (find_player (game, MEDINA_COLOR_GREEN), "Computer");
  assert_names (settings, "Yui/Zahran//");
  medina_player_set_name (find_player (game, MEDINA_COLOR_BLUE), "");
  assert_names (settings, "/Zahran//");
  medina_kept_names_set_game (kept, NULL);
  medina_player_set_name (find_player (game, MEDINA_COLOR_YELLOW), "Nobody");
  assert_names (settings, "/Zahran//");
  g_assert_finalize_object (kept);
}

/* Whoever is in another game than the settings know of stays there; a person is known by the name
 * in any color. */
static void
test_names_from_elsewhere (void)
{
  g_autoptr (GSettings) settings = open_settings ();
  g_autoptr (MedinaGame) game = begin_game (settings);
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();
  g_autoptr (MedinaKeptNames) kept = medina_kept_names_new (settings);

  medina_game_options_load (options, settings);
  medina_game_options_set_name (options, 0, "Yui");
  medina_game_options_set_color (options, 1, MEDINA_COLOR_RED);
  medina_game_options_save (options, settings);
  medina_kept_names_set_game (kept, game);
  medina_player_set_name (find_player (game, MEDINA_COLOR_BLUE), "Zoe");
  medina_player_set_name (find_player (game, MEDINA_COLOR_YELLOW), "Ben");
  assert_names (settings, "Yui///");
  medina_player_set_name (find_player (game, MEDINA_COLOR_YELLOW), "Yui");
  medina_player_set_name (find_player (game, MEDINA_COLOR_YELLOW), "Yuki");
  assert_names (settings, "Yuki///");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/options-settings/defaults-are-those-of-the-schema", test_settings_default);
  g_test_add_func ("/options-settings/choices-are-kept", test_settings_round_trip);
  g_test_add_func ("/options-settings/lists-of-any-length-are-read", test_settings_lists);
  g_test_add_func ("/options-settings/names-of-a-game-are-kept", test_names_kept);
  g_test_add_func ("/options-settings/names-from-elsewhere-are-not", test_names_from_elsewhere);
  return g_test_run ();
}
