/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "await.h"
#include "blind-player.h"
#include "screen-reader.h"
#include "told-game.h"

/* A whole game, by one who knows nothing of it but what the accessibility bus says, and what a
 * screen reader heard meanwhile, compared with what happened. */

#define SETTINGS(choices) \
  "[io/github/medina_game/Medina]\nstarting-player=1\ncomputer-pace='at-once'\n" choices

static const char two_players[] =
  SETTINGS ("players=2\nkinds=['human', 'computer', 'computer', 'computer']\n");

static const char *program;

/* --- A whole game ----------------------------------------------------------------------------- */

static void
assert_told (ScreenReader *reader, const char *like)
{
  if (!screen_reader_has_spoken (reader, 0, like))
    g_error ("nobody said: %s", like);
}

static void
test_game (gconstpointer settings)
{
  BusProgram bus;
  ScreenReader reader;
  BlindPlayer player;

  if (!bus_program_prepare (&bus))
    return;
  screen_reader_start (&reader, &bus);
  bus_program_start (&bus, program, settings);
  blind_player_start (&player, &reader);
  blind_player_play (&player);
  await (screen_reader_has_spoken (&reader, 0, "^The game is over."));
  await (screen_reader_has_spoken (&reader, 0, "^Player 1, [0-9]+ points?$"));
  told_game_assert (&bus, reader.spoken);
  assert_told (&reader, "^Player 1’s turn: place");
  assert_told (&reader, " in hand");
  assert_told (&reader, "^Player 1’s turn is complete.");
  blind_player_stop (&player);
  screen_reader_stop (&reader);
  bus_program_stop (&bus);
}

/* --- A turn ----------------------------------------------------------------------------------- */

/* Awaits what is spoken next, but for what is not listed here; the lines are regular
 * expressions. */
static void
assert_speaks (ScreenReader *reader, guint *since, const char *like)
{
  await (screen_reader_has_spoken (reader, *since, like));
  while (!g_regex_match_simple (like, reader->spoken->pdata[(*since)++], 0, 0))
    ;
}

static void
act_on_space (BusProgram *bus, const char *name)
{
  g_autofree char *space = bus_program_find (bus, "cell", name);

  g_assert_nonnull (space);
  bus_program_act (bus, space);
}

/* Where the cursor cannot go further, it is told once more where it is. */
static void
assert_end_is_told (BusProgram *bus, ScreenReader *reader)
{
  guint since = reader->spoken->len;

  window_keeper_press (bus->keeper, "Home", FALSE, FALSE);
  assert_speaks (reader, &since, "^a[0-9]+, ");
  window_keeper_press (bus->keeper, "Home", FALSE, FALSE);
  assert_speaks (reader, &since, "^a[0-9]+, ");
}

/* As often as it is asked for: nothing has changed the second time. */
static void
assert_refusal_is_told (BusProgram *bus, ScreenReader *reader, guint *since)
{
  for (int i = 0; i < 3; i++)
    {
      act_on_space (bus, "a1, tower 4");
      assert_speaks (reader, since, "^Only walls go around the city.$");
    }
}

static void
test_turn (void)
{
  BusProgram bus;
  ScreenReader reader;
  BlindPlayer player;
  guint since = 0;

  if (!bus_program_prepare (&bus))
    return;
  screen_reader_start (&reader, &bus);
  bus_program_start (&bus, program, two_players);
  blind_player_start (&player, &reader);
  await (screen_reader_has_spoken (&reader, 0, "^New Game$")); /* in whichever order */
  await (screen_reader_has_spoken (&reader, 0, "^Start$"));
  await (screen_reader_has_spoken (&reader, 0, "^[a-r][0-9]+, "));
  assert_speaks (&reader, &since, "^Player 1’s turn: place 1 piece.$");
  assert_end_is_told (&bus, &reader);
  since = reader.spoken->len;
  blind_player_pick (&player);
  assert_speaks (&reader, &since, "^[A-Z].* in hand.* [0-9]+ spaces$");
  assert_refusal_is_told (&bus, &reader, &since);
  blind_player_place (&player);
  assert_speaks (&reader, &since, "^Player 1: [A-Z].* on [a-r][0-9]+$");
  assert_speaks (&reader, &since, "^Player 1’s turn is complete. End it, or undo");
  await (blind_player_press (&player, "Undo"));
  assert_speaks (&reader, &since, "^Undone: [A-Z].* on [a-r][0-9]+$");
  assert_speaks (&reader, &since, "^Player 1’s turn: place 1 piece.$");
  await (blind_player_press (&player, "Hint"));
  assert_speaks (&reader, &since, "would be good now.$");
  blind_player_place (&player);
  assert_speaks (&reader, &since, "^Player 1: [A-Z].* on [a-r][0-9]+$");
  await (blind_player_press (&player, "End Turn"));
  assert_speaks (&reader, &since, "^Idris: [A-Z].* (on|at) [a-r][0-9]+(,\\h.*)?$");
  assert_speaks (&reader, &since, "^Idris: [A-Z].* (on|at) [a-r][0-9]+(,\\h.*)?$");
  assert_speaks (&reader, &since, "^Player 1’s turn: place 2 pieces.$");
  blind_player_stop (&player);
  screen_reader_stop (&reader);
  bus_program_stop (&bus);
}

/* --- Names ------------------------------------------------------------------------------------ */

static gboolean
is_class (const char *name)
{
  return g_regex_match_simple ("^(Gtk|Adw|Medina)[A-Z]", name, 0, 0);
}

static gboolean
is_doubled (const char *name)
{
  return g_regex_match_simple ("^(.+) \\1$", name, 0, 0);
}

static gboolean
is_odd (const char *name)
{
  return *name == '\0' || strchr (name, '_') != NULL || is_class (name) || is_doubled (name);
}

static gboolean
needs_name (const char *role)
{
  return g_str_has_suffix (role, "button") || g_str_equal (role, "image") ||
         g_str_equal (role, "label");
}

/* Asks this one again, all at once: it may have gone meanwhile, or have come and got its name only
 * then. */
static void
check_name (BusProgram *bus, const char *path)
{
  g_autofree char *role = bus_program_get_role (bus, path);
  g_autofree char *name = bus_program_get_name (bus, path);
  g_autofree char *way = NULL;

  if (role == NULL || name == NULL || !is_odd (name) ||
      (!needs_name (role) && !is_class (name) && !is_doubled (name)) ||
      !bus_program_is_showing (bus, path))
    return;
  way = bus_program_describe_way (bus, path);
  g_test_message ("a %s is called “%s”: %s", role, name, way);
  g_test_fail ();
}

/* What can be pressed or read is called as people would call it. */
static void
check_names (BusProgram *bus)
{
  g_auto (GStrv) paths = bus_program_list (bus);
  g_auto (GStrv) names = bus_program_get_names (bus, (const char *const *) paths);

  for (guint i = 0; paths[i] != NULL; i++)
    if (is_odd (names[i]))
      check_name (bus, paths[i]);
}

typedef struct
{
  const char *below; /* where the action is */
  const char *action;
  const char *window; /* that it opens; NULL for none */
} Opening;

/* All of them, one above the other. */
static void
check_windows (BusProgram *bus, const Opening *openings, gsize count)
{
  for (gsize i = 0; i < count; i++)
    {
      bus_program_activate (bus, openings[i].below, openings[i].action);
      if (openings[i].window != NULL)
        await (bus_program_has_window (bus, openings[i].window));
    }
  check_names (bus);
}

/* A page that fades away is still shown, but newer versions of GTK no longer tell its names. */
static void
stop_animations (BusProgram *bus)
{
  g_autofree char *folder = g_build_filename (bus->home, "gtk-4.0", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "[Settings]\ngtk-enable-animations=false\n", -1, NULL));
}

static void
test_names (void)
{
  static const Opening anytime[] = {
    { NULL, "about", "About Medina" },   { NULL, "preferences", "Preferences" },
    { NULL, "rules", "Rules" },          { "window/1", "show-help-overlay", "Keyboard Shortcuts" },
    { "window/1", "saved-games", NULL },
  };
  static const Opening in_game[] = {
    { "window/1", "show-moves", NULL },
    { "window/1", "scores", NULL },
    { "window/1", "describe-city", "City in Words" },
  };
  BusProgram bus;
  ScreenReader reader;
  BlindPlayer player;

  if (!bus_program_prepare (&bus))
    return;
  stop_animations (&bus);
  screen_reader_start (&reader, &bus);
  bus_program_start (&bus, program, two_players);
  check_names (&bus);
  blind_player_start (&player, &reader);
  check_names (&bus);
  check_windows (&bus, in_game, G_N_ELEMENTS (in_game));
  check_windows (&bus, anytime, G_N_ELEMENTS (anytime));
  blind_player_stop (&player);
  screen_reader_stop (&reader);
  bus_program_stop (&bus);
}

int
main (int argc, char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8"); /* messages quote what the program says, in whichever locale */
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program = argv[1];
  g_test_add_func ("/by-ear/names-are-those-that-people-would-give", test_names);
  g_test_add_func ("/by-ear/a-turn", test_turn);
  g_test_add_data_func (
    "/by-ear/a-whole-game-of-the-first-edition",
    SETTINGS ("rules='first'\nplayers=3\nkinds=['human', 'computer', 'computer', 'computer']\n"),
    test_game);
  g_test_add_data_func ("/by-ear/a-whole-game-of-the-second-edition",
                        SETTINGS ("players=4\nkinds=['human', 'computer', 'human', 'computer']\n"),
                        test_game);
  g_test_add_data_func (
    "/by-ear/a-whole-game-with-blocking-rooftops",
    SETTINGS ("rules='first'\nplayers=2\nkinds=['human', 'computer', 'computer', 'computer']\n"),
    test_game);
  return g_test_run ();
}
