/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>
#include <string.h>

/* The built desktop entry: what desktops start, and the words as those in other places where
 * Chinese is written read them. */

static GKeyFile *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  GKeyFile *entry = g_key_file_new ();

  g_key_file_load_from_file (entry, path, G_KEY_FILE_KEEP_TRANSLATIONS, &error);
  g_assert_no_error (error);
  return entry;
}

/* Each text reads the same there as here; returns how many texts there are. */
static guint
compare (GKeyFile *entry, const char *group, const char *there, const char *here)
{
  g_auto (GStrv) keys = g_key_file_get_keys (entry, group, NULL, NULL);
  g_autofree char *suffix = g_strdup_printf ("[%s]", here);
  guint texts = 0;

  for (char **key = keys; *key != NULL; key++)
    if (g_str_has_suffix (*key, suffix))
      {
        g_autofree char *name = g_strndup (*key, strlen (*key) - strlen (suffix));
        g_autofree char *wanted = g_key_file_get_string (entry, group, *key, NULL);
        g_autofree char *text = g_key_file_get_locale_string (entry, group, name, there, NULL);

        g_assert_cmpstr (text, ==, wanted);
        texts++;
      }
  return texts;
}

static void
test_places (gconstpointer path)
{
  static const char *const places[][2] = {
    { "zh_HK", "zh_TW" }, { "zh_MO", "zh_TW" }, { "zh_HK.UTF-8", "zh_TW" },
    { "zh_SG", "zh_CN" }, { "zh", "zh_CN" },    { "zh_MY", "zh_CN" },
  };
  g_autoptr (GKeyFile) entry = load (path);
  g_auto (GStrv) groups = g_key_file_get_groups (entry, NULL);

  g_assert_cmpuint (g_strv_length (groups), ==, 4);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (char **group = groups; *group != NULL; group++)
      g_assert_cmpuint (compare (entry, *group, places[i][0], places[i][1]), >, 0);
}

/* What was there before is still there. */
static void
test_others (gconstpointer path)
{
  g_autoptr (GKeyFile) entry = load (path);
  g_autofree char *german =
    g_key_file_get_locale_string (entry, "Desktop Entry", "GenericName", "de", NULL);
  g_autofree char *english =
    g_key_file_get_locale_string (entry, "Desktop Entry", "GenericName", "C", NULL);

  g_assert_cmpstr (german, ==, "Brettspiel");
  g_assert_cmpstr (english, ==, "Board Game");
}

static void
assert_value (GKeyFile *entry, const char *group, const char *key, const char *expected)
{
  g_autofree char *value = g_key_file_get_string (entry, group, key, NULL);

  g_assert_cmpstr (value, ==, expected);
}

/* The program is given files; each entry of the icon's menu is there, and starts it with an
 * option. */
static void
test_commands (gconstpointer path)
{
  static const char *const actions[][2] = {
    { "new-window", "medina --new-window" },
    { "new-game", "medina --new-game" },
    { "rules", "medina --rules" },
  };
  g_autoptr (GKeyFile) entry = load (path);
  g_auto (GStrv) names = g_key_file_get_string_list (entry, "Desktop Entry", "Actions", NULL, NULL);

  assert_value (entry, "Desktop Entry", "Exec", "medina %F");
  g_assert_nonnull (names);
  g_assert_cmpuint (g_strv_length (names), ==, G_N_ELEMENTS (actions));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *group = g_strconcat ("Desktop Action ", actions[i][0], NULL);

      g_assert_cmpstr (names[i], ==, actions[i][0]);
      assert_value (entry, group, "Exec", actions[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  g_test_add_data_func ("/desktop-entry/every-place-has-its-chinese", argv[1], test_places);
  g_test_add_data_func ("/desktop-entry/other-languages-stay", argv[1], test_others);
  g_test_add_data_func ("/desktop-entry/commands", argv[1], test_commands);
  return g_test_run ();
}
