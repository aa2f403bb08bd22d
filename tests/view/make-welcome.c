/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include <utime.h>

#include "await.h"
#include "document-sync.h"
#include "gallery.h"
#include "medina-language.h"
#include "medina-stored-game-row.h"
#include "named-game.h"

/* Pictures of the welcome in the language of the environment, at many sizes, light and dark, in a
 * folder, to be looked at: LANGUAGE-STYLE-first-WIDTHxHEIGHT.png as at the first start, and
 * ….games-…png with stored games. */

enum
{
  DAY = 24 * 60 * 60,
};

static const struct
{
  int width, height;
} sizes[] = {
  { 360, 640 }, { 640, 360 }, { 800, 600 }, { 1120, 740 }, { 1920, 1080 }, { 3840, 2160 },
};

/* --- Stored games ----------------------------------------------------------------------------- */

/* As if it had been played so many days ago: the others are older. */
static void
set_age (MedinaStore *store, MedinaStoreSection section, int days)
{
  g_autoptr (GPtrArray) games = document_sync_list (store, section);
  const struct utimbuf times = { time (NULL) - days * DAY, time (NULL) - days * DAY };

  for (guint i = 0; i < games->len; i++)
    {
      const MedinaSlotContents *contents = games->pdata[i];
      g_autoptr (GFile) file = medina_store_get_file (store, contents->id);

      if (contents->changed > time (NULL) - DAY / 2)
        g_assert_cmpint (utime (g_file_peek_path (file), &times), ==, 0);
    }
}

static void
keep_game (MedinaStore *store, int players, int placements, int days)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, players);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game);
  MdnRandom random;

  mdn_random_seed (&random, (uint64_t) (placements + days));
  for (int i = 0; i < placements && named_game_play_random (game, &random); i++)
    document_sync_await_stored (document);
  g_assert_true (document_sync_close (document, NULL));
  set_age (store, MEDINA_STORE_SECTION_IN_PROGRESS, days);
  set_age (store, MEDINA_STORE_SECTION_FINISHED, days);
}

static void
keep_games (MedinaStore *store)
{
  static const struct
  {
    int players, placements, days;
  } games[] = { { 2, 400, 400 }, { 4, 400, 9 }, { 4, 30, 5 }, { 2, 44, 2 }, { 3, 70, 1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    keep_game (store, games[i].players, games[i].placements, games[i].days);
}

/* --- Pictures --------------------------------------------------------------------------------- */

static void
show (const Gallery *gallery, int width, int height, gboolean first)
{
  g_autofree char *name = g_strdup_printf ("%s-%dx%d", first ? "first" : "games", width, height);
  GtkWidget *window = GTK_WIDGET (medina_application_create_window (driver_get_application ()));

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (window));
  if (!first)
    await (driver_find (window, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  driver_await_layout (window);
  await (gallery_is_painted (window));
  driver_await_layout (window);
  gallery_hang (gallery, window, name);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

static void
show_all (Gallery *gallery, gboolean first, int width, int height)
{
  static const char *const styles[] = { "light", "dark" };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");

  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_settings_set_string (settings, "color-scheme", styles[i]);
      gallery->style = styles[i];
      driver_settle ();
      for (gsize k = 0; width == 0 && k < G_N_ELEMENTS (sizes); k++)
        show (gallery, sizes[k].width, sizes[k].height, first);
      if (width > 0)
        show (gallery, width, height, first);
    }
}

/* Usage: make-welcome FOLDER [WIDTH HEIGHT [PERCENT]]: at one size only, with text so large */
int
main (int argc, char **argv)
{
  Gallery gallery = { .width = GALLERY_USUAL };
  int width, height;

  all_windows_init (&argc, &argv);
  if (argc < 2 || argc == 3 || argc > 5)
    {
      g_printerr ("usage: make-welcome FOLDER [WIDTH HEIGHT [PERCENT]]\n");
      return 2;
    }
  width = argc > 2 ? atoi (argv[2]) : 0;
  height = argc > 2 ? atoi (argv[3]) : 0;
  gallery.folder = argv[1];
  gallery.language = medina_language_get_spoken ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  if (argc == 5)
    driver_set_text_size (atoi (argv[4]));
  driver_get_application ();
  show_all (&gallery, TRUE, width, height);
  keep_games (medina_application_get_store (driver_get_application ()));
  show_all (&gallery, FALSE, width, height);
  return 0;
}
