/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "document-sync.h"
#include "export-fixture.h"
#include "medina-export-actions.h"
#include "medina-game-name.h"
#include "short-game.h"

/* What the files of a game are called. */

/* A name for the game with such players; transfer full. */
static char *
name_game (ExportFixture *self, const char *const *names, guint n_names)
{
  MedinaDocument *document = medina_window_get_document (self->driver.window);
  GListModel *players = medina_game_get_players (medina_document_get_game (document));

  for (guint i = 0; i < n_names; i++)
    {
      g_autoptr (MedinaPlayer) player = g_list_model_get_item (players, i);

      medina_player_set_name (player, names[i]);
    }
  return medina_game_name_suggest (document);
}

/* Who plays is in the name, as far as every system takes it. */
static void
test_players_in_name (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = { "Anna", "AC/DC: \"1\\2\"", " B\ten\u202e\a " };
  g_autofree char *name = name_game (self, names, G_N_ELEMENTS (names));

  g_assert_true (g_str_has_prefix (name, "Medina – Anna, AC-DC- -1-2-, Ben – 2"));
}

#define ACCENTS \
  "\u0350\u0351\u0352\u0353\u0354\u0355\u0356\u0357\u0358\u0359\u035a\u035b\u035c\u035d\u035e"

/* Long names, and those whose letters have many bytes, leave room for the rest. */
static void
test_long_name (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = {
    "長い名前の商人長い名前の商人長い名前の商人長い名前の商人",
    "Z" ACCENTS ACCENTS,
    "Maximiliane Alexandra von Donnersmarck-Hohenlohe",
  };
  g_autofree char *name = name_game (self, names, G_N_ELEMENTS (names));

  g_assert_true (g_utf8_validate (name, -1, NULL));
  g_assert_cmpuint (strlen (name), <=, 230);
  g_assert_true (g_str_has_prefix (name, "Medina – 長い名前の商人"));
  g_assert_nonnull (strstr (name, "…"));
  g_assert_nonnull (strstr (name, " – 2"));
}

/* Only where there is too much of them: one long name may have the room of short ones. */
static void
test_one_long_name (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = { "Ann", "Bo", "Maximiliane Hohenlohe" };
  g_autofree char *name = name_game (self, names, G_N_ELEMENTS (names));

  g_assert_nonnull (strstr (name, "Maximiliane Hohenlohe – 2"));
}

/* All players are in it, but nobody has to read it for long. */
static void
test_long_names (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = { "Maximiliane Hohenlohe", "Bartholomew Featherstone",
                                       "Chiara di Montefeltro" };
  g_autofree char *name = name_game (self, names, G_N_ELEMENTS (names));

  g_assert_cmpint (g_utf8_strlen (name, -1), <=, 80);
  g_assert_nonnull (
    strstr (name, "Maximiliane Hohen…, Bartholomew Feath…, Chiara di Montefe… – 2"));
}

/* The game of a file with a long name can be a picture: that name has room for another
 * extension. */
static void
test_long_title (ExportFixture *self, gconstpointer data)
{
  MedinaStore *store = medina_application_get_store (self->driver.application);
  g_autofree char *title = g_strnfill (247, 'x');
  g_autofree char *base = g_strconcat (title, ".medina", NULL);
  g_autofree char *path = g_build_filename (self->folder, base, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaDocument) document = NULL;
  g_autofree char *name = NULL;

  g_file_set_contents_full (path, short_game, -1, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
  document = document_sync_load (store, file, &error);
  g_assert_no_error (error);
  name = medina_game_name_suggest (document);
  g_assert_cmpuint (strlen (name), ==, 240);
  g_assert_true (g_str_has_suffix (name, "x…"));
}

static void
announced_cb (char **said, const char *text)
{
  g_free (*said);
  *said = g_strdup (text);
}

/* What is told of a picture has room for all of an ordinary name. */
static void
test_announcement (ExportFixture *self, gconstpointer data)
{
  static const char base[] = "Medina – Aisha, Ben, Chiara, Dominique – 2026-11-20.png";
  g_autofree char *path = g_build_filename (self->folder, base, NULL);
  g_autofree char *wanted = g_strdup_printf ("Board exported as “%s”", base);
  g_autofree char *said = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  MedinaWaitBar *bar =
    MEDINA_WAIT_BAR (driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_WAIT_BAR));
  g_autoptr (MedinaExportActions) actions =
    medina_export_actions_new (G_ACTION_MAP (group), GTK_WINDOW (self->driver.window), settings,
                               bar);

  g_signal_connect_swapped (actions, "announce", G_CALLBACK (announced_cb), &said);
  medina_export_actions_set_document (actions, medina_window_get_document (self->driver.window));
  medina_export_actions_save (actions, file, MEDINA_PICTURE_PNG, TRUE);
  await (said != NULL);
  g_assert_cmpstr (said, ==, wanted);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  export_fixture_add_test ("/game-names/who-plays-is-in-the-name", test_players_in_name);
  export_fixture_add_test ("/game-names/a-name-is-not-too-long-for-a-drive", test_long_name);
  export_fixture_add_test ("/game-names/one-long-name-has-room", test_one_long_name);
  export_fixture_add_test ("/game-names/all-long-names-are-cut", test_long_names);
  export_fixture_add_test ("/game-names/a-long-title-has-room-for-an-extension", test_long_title);
  export_fixture_add_test ("/game-names/ordinary-names-are-told-as-they-are", test_announcement);
  return g_test_run ();
}
