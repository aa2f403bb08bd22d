/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include "await.h"
#include "gallery.h"
#include "medina-language.h"
#include "medina-new-game-dialog.h"
#include "named-game.h"

/* Pictures of the window of a game in the language of the environment, at many sizes, light and
 * dark, in a folder, to be looked at: LANGUAGE-STYLE-WIDTHxHEIGHT.png; of one that is over:
 * ….end.png, and of its analysis: ….analysis.png; and of a dialog in a window so large:
 * ….new-game.png. */

static const struct
{
  int width;
  int height;
} sizes[] = { { 360, 640 },  { 640, 360 },  { 560, 400 },  { 800, 600 },   { 900, 480 },
              { 1120, 740 }, { 900, 1200 }, { 1280, 800 }, { 1920, 1080 }, { 3840, 2160 } };

static void
show (const char *folder, const char *language, const char *style, int width, int height)
{
  g_autofree char *file =
    g_strdup_printf ("%s/%s-%s-%dx%d.png", folder, language, style, width, height);
  MdnRandom random;
  Driver driver;
  GtkWidget *window;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  window = GTK_WIDGET (driver.window);
  for (int i = 0; i < 70 && !medina_game_get_over (driver_get_game (&driver)); i++)
    driver_play_one (&driver, &random);
  driver_await_layout (window);
  gallery_save (window, file);
  driver_close (&driver);
}

/* All numbers of players and all rules are seen at some size. */
static void
show_end (const char *folder, const char *language, const char *style, int width, int height)
{
  const int players = MDN_MAX_PLAYERS - width / 100 % 3;
  const MdnRuleSet set = (MdnRuleSet) (height / 100 % MDN_RULE_SETS);
  g_autofree char *file =
    g_strdup_printf ("%s/%s-%s-%dx%d.end.png", folder, language, style, width, height);
  g_autofree char *analyzed =
    g_strdup_printf ("%s/%s-%s-%dx%d.analysis.png", folder, language, style, width, height);
  MdnRandom random;
  Driver driver;
  GtkWidget *window;

  mdn_random_seed (&random, 5);
  driver_open (&driver, set, players, FALSE, width, height);
  window = GTK_WIDGET (driver.window);
  named_game_finish (driver_get_game (&driver), &random);
  driver_await_layout (window);
  gallery_save (window, file);
  all_windows_show_analysis (&driver, G_MAXUINT);
  gallery_save (window, analyzed);
  driver_close (&driver);
}

static void
show_new_game (const char *folder, const char *language, const char *style, int width, int height)
{
  g_autofree char *file =
    g_strdup_printf ("%s/%s-%s-%dx%d.new-game.png", folder, language, style, width, height);
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  GtkWidget *dialog = GTK_WIDGET (medina_new_game_dialog_new (settings));

  gtk_window_set_default_size (GTK_WINDOW (dialog), width, height);
  gtk_window_present (GTK_WINDOW (dialog));
  driver_await_layout (dialog);
  gallery_save (dialog, file);
  gtk_window_destroy (GTK_WINDOW (dialog));
  driver_settle ();
}

static void
show_all (const char *folder, const char *language, const char *style, int width, int height)
{
  show (folder, language, style, width, height);
  show_end (folder, language, style, width, height);
  show_new_game (folder, language, style, width, height);
}

/* Usage: make-sizes FOLDER [WIDTH HEIGHT [PERCENT]]: of one size only, with text so large */
int
main (int argc, char **argv)
{
  static const char *const styles[] = { "light", "dark" };
  g_autoptr (GSettings) settings = NULL;
  const char *language;

  all_windows_init (&argc, &argv);
  if (argc < 2 || argc == 3 || argc > 5)
    {
      g_printerr ("usage: make-sizes FOLDER [WIDTH HEIGHT [PERCENT]]\n");
      return 2;
    }
  if (argc == 5)
    driver_set_text_size (atoi (argv[4]));
  language = medina_language_get_spoken ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = g_settings_new ("io.github.medina_game.Medina");
  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_settings_set_string (settings, "color-scheme", styles[i]);
      driver_settle ();
      for (gsize k = 0; argc == 2 && k < G_N_ELEMENTS (sizes); k++)
        show_all (argv[1], language, styles[i], sizes[k].width, sizes[k].height);
      if (argc > 3)
        show_all (argv[1], language, styles[i], atoi (argv[2]), atoi (argv[3]));
    }
  return 0;
}
