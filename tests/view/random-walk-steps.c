/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-walk-steps.h"

#include <glib/gstdio.h>

#include "await.h"
#include "medina-language.h"
#include "medina-language-choice.h"
#include "medina-window.h"
#include "random-walk-hands.h"
#include "real-input.h"
#include "short-game.h"

enum
{
  MOST_WINDOWS = 3, /* of games */
};

/* Dialogs of the toolkit that go to files, printers and other programs: they are only typed at. */
static gboolean
is_foreign (GtkWindow *window)
{
  const char *name = G_OBJECT_TYPE_NAME (window);

  return strstr (name, "FileChooser") != NULL || strstr (name, "Print") != NULL ||
         strstr (name, "PageSetup") != NULL || strstr (name, "AppChooser") != NULL ||
         g_str_equal (name, "GtkMessageDialog") || g_str_equal (name, "GtkDialog");
}

/* --- Actions ---------------------------------------------------------------------------------- */

static void
change_seat (const RandomWalkStep *step)
{
  static const char *const words[] = { "human", "human",  "human", "easy",
                                       "easy",  "medium", "hard",  "expert" };
  MedinaWindow *window = random_walk_choose_window (step);
  const char *word = words[random_walk_below (step, G_N_ELEMENTS (words))];
  const guint seat = random_walk_below (step, 4);

  if (window == NULL)
    return;
  random_walk_describe (step, "seat %u: %s", seat, word);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.set-seat", "(us)", seat, word);
}

/* As from a menu that some other program shows, and also where a dialog is in front. */
static void
activate (const RandomWalkStep *step)
{
  MedinaWindow *window = random_walk_choose_window (step);
  g_auto (GStrv) names = NULL;
  const char *name;

  if (window == NULL)
    return;
  names = g_action_group_list_actions (G_ACTION_GROUP (window));
  name = names[random_walk_below (step, g_strv_length (names))];
  if (g_action_group_get_action_parameter_type (G_ACTION_GROUP (window), name) != NULL)
    return;
  random_walk_describe (step, "action %s", name);
  g_action_group_activate_action (G_ACTION_GROUP (window), name, NULL);
}

static void
activate_application (const RandomWalkStep *step)
{
  static const char *const names[] = { "about", "preferences", "rules",  "legend",
                                       "quit",  "new-game",    "lessons" };
  const char *name = names[random_walk_below (step, G_N_ELEMENTS (names))];

  random_walk_describe (step, "action %s", name);
  g_action_group_activate_action (G_ACTION_GROUP (step->application), name, NULL);
}

/* --- Settings --------------------------------------------------------------------------------- */

/* One that the schema allows; perhaps floating. */
static GVariant *
choose_value (const RandomWalkStep *step, GSettings *settings, const char *name)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) range = NULL, allowed = NULL;
  const char *kind;
  int least, most;

  g_object_get (settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, name);
  range = g_settings_schema_key_get_range (key);
  g_variant_get (range, "(&sv)", &kind, &allowed);
  if (g_str_equal (kind, "enum"))
    return g_variant_get_child_value (allowed,
                                      random_walk_below (step,
                                                         (guint) g_variant_n_children (allowed)));
  if (g_str_equal (kind, "range"))
    {
      g_variant_get (allowed, "(ii)", &least, &most);
      return g_variant_new_int32 (least +
                                  (int) random_walk_below (step, (guint) (most - least + 1)));
    }
  return g_variant_new_boolean (random_walk_below (step, 2) > 0);
}

static void
change_setting (const RandomWalkStep *step)
{
  static const char *const keys[] = {
    "show-coordinates", "automatic-end-turn", "computer-pace",
    "computer-pace",    "color-scheme",       "table",
    "daylight",         "animations",         "coach",
    "chances",          "purist-table",       "sound",
    "sound-volume",     "replay-speed",
  };
  GSettings *settings = medina_application_get_settings (step->application);
  const char *key = keys[random_walk_below (step, G_N_ELEMENTS (keys))];
  g_autoptr (GVariant) value = g_variant_take_ref (choose_value (step, settings, key));
  g_autofree char *words = g_variant_print (value, FALSE);

  random_walk_describe (step, "setting %s: %s", key, words);
  g_settings_set_value (settings, key, value);
}

/* For the next start. What is spoken stays. */
static void
choose_language (const RandomWalkStep *step)
{
  g_auto (GStrv) codes = medina_language_list ();
  const guint chosen = random_walk_below (step, g_strv_length (codes) + 1);
  const char *code = codes[chosen] != NULL ? codes[chosen] : "";

  random_walk_describe (step, "language “%s”", code);
  medina_language_choice_write (code, NULL);
}

/* --- Files ------------------------------------------------------------------------------------ */

static const char *const bad_files[] = {
  "",
  "[Medina]\nFormat=1\n",
  "[Medina]\nFormat=99\n",
  "\xff\xfe\x00",
  "[Medina]\nFormat=1\nRules=second\nPlayers=2\nFirst=1\nTurns=Oz99;\n",
};

/* A sound one, one that is bad, or one with a letter that is wrong. */
static char *
write_file (const RandomWalkStep *step)
{
  g_autofree char *name = g_strdup_printf ("%u.medina", random_walk_below (step, 8));
  char *path = g_build_filename (step->folder, name, NULL);
  g_autofree char *text = g_strdup (short_game);
  const guint kind = random_walk_below (step, 4);

  if (kind == 1)
    {
      g_free (text);
      text = g_strdup (bad_files[random_walk_below (step, G_N_ELEMENTS (bad_files))]);
    }
  else if (kind == 2)
    text[random_walk_below (step, (int) strlen (short_game))] =
      (char) ('!' + random_walk_below (step, 90));
  if (kind == 3 && random_walk_below (step, 4) == 0)
    g_unlink (path);
  else
    g_file_set_contents (path, text, -1, NULL);
  return path;
}

static void
open_file (const RandomWalkStep *step)
{
  g_autoptr (GList) windows = random_walk_list_windows (step);
  g_autofree char *path = write_file (step);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  random_walk_describe (step, "open %s", path);
  if (g_list_length (windows) < MOST_WINDOWS && random_walk_below (step, 2) == 0)
    g_application_open (G_APPLICATION (step->application), &file, 1, "");
  else if (windows != NULL)
    medina_game_opener_open (medina_window_get_opener (
                               g_list_nth_data (windows,
                                                random_walk_below (step, g_list_length (windows)))),
                             file);
}

/* --- Windows ---------------------------------------------------------------------------------- */

void
random_walk_step_add_window (const RandomWalkStep *step)
{
  static const int sizes[][2] = { { 360, 600 }, { 720, 560 }, { 1040, 690 }, { 900, 480 } };
  const int *size = sizes[random_walk_below (step, G_N_ELEMENTS (sizes))];
  g_autoptr (GList) windows = random_walk_list_windows (step);
  MedinaWindow *window;

  if (g_list_length (windows) >= MOST_WINDOWS)
    return;
  random_walk_describe (step, "a window of %d by %d", size[0], size[1]);
  window = medina_application_create_window (step->application);
  gtk_window_set_default_size (GTK_WINDOW (window), size[0], size[1]);
  gtk_window_present (GTK_WINDOW (window));
}

static void
close_window (const RandomWalkStep *step)
{
  MedinaWindow *window = random_walk_choose_window (step);

  if (window == NULL)
    return;
  random_walk_describe (step, "close a window");
  gtk_window_close (GTK_WINDOW (window));
}

/* A dialog of its own stays above. */
static void
raise_window (const RandomWalkStep *step)
{
  MedinaWindow *window = random_walk_choose_window (step);
  GListModel *windows = gtk_window_get_toplevels ();

  if (window == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return;
  random_walk_describe (step, "raise a window");
  real_input_raise (GTK_WINDOW (window));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (gtk_window_get_modal (other) && gtk_widget_get_mapped (GTK_WIDGET (other)))
        real_input_raise (other);
    }
}

static void
resize (const RandomWalkStep *step)
{
  GtkWindow *window = real_input_get_window ();
  const int width = 300 + (int) random_walk_below (step, 900),
            height = 300 + (int) random_walk_below (step, 600);

  random_walk_describe (step, "resize to %d by %d", width, height);
  gtk_window_set_default_size (window, width, height);
}

/* --- Time ------------------------------------------------------------------------------------- */

static gboolean
over_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* For computers to think, and for what moves to come to its end. */
static void
let_time_pass (const RandomWalkStep *step)
{
  const guint milliseconds = 20 + random_walk_below (step, 400);
  gboolean over = FALSE;

  random_walk_describe (step, "%u milliseconds", milliseconds);
  g_timeout_add (milliseconds, over_cb, &over);
  await (over);
}

/* --- A step ----------------------------------------------------------------------------------- */

static const struct
{
  void (*take) (const RandomWalkStep *step);
  guint weight;
} steps[] = {
  { random_walk_click, 30 },
  { random_walk_play, 20 },
  { random_walk_press_plain, 20 },
  { random_walk_press_shortcut, 9 },
  { random_walk_press_digit, 3 },
  { random_walk_press_escape, 4 },
  { random_walk_point, 5 },
  { random_walk_drag, 3 },
  { random_walk_carry, 4 },
  { random_walk_ask, 2 },
  { random_walk_scroll, 3 },
  { random_walk_storm, 1 },
  { change_seat, 3 },
  { activate, 3 },
  { change_setting, 4 },
  { choose_language, 1 },
  { open_file, 2 },
  { close_window, 1 },
  { raise_window, 2 },
  { resize, 1 },
  { let_time_pass, 3 },
  { random_walk_step_add_window, 1 },
  { activate_application, 1 },
};

void
random_walk_step (const RandomWalkStep *step)
{
  guint sum = 0, chosen, i = 0;

  if (is_foreign (real_input_get_window ()))
    {
      random_walk_type_at_foreign (step);
      return;
    }
  for (i = 0; i < G_N_ELEMENTS (steps); i++)
    sum += steps[i].weight;
  chosen = random_walk_below (step, sum);
  for (i = 0; chosen >= steps[i].weight; i++)
    chosen -= steps[i].weight;
  steps[i].take (step);
}
