/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include "await.h"
#include "document-sync.h"
#include "gallery.h"
#include "medina-analysis-page.h"
#include "medina-game-page.h"
#include "medina-language.h"
#include "medina-stored-game-row.h"
#include "story.h"

/* The pictures of the README, light, in the language of the environment, in a folder:
 * LANGUAGE-light-NAME.png. */

enum
{
  WIDTH = 1000, /* as large as software centers like them */
  HEIGHT = 700,
  SMALL_WIDTH = 820, /* of those that stand side by side */
  SMALL_HEIGHT = 620,
};

static const Story played = { MDN_SECOND_EDITION, 4, { 0, 1, 2, 3 }, 2, 36 };
static const Story analyzed = { MDN_SECOND_EDITION, 3, { 0, 1, 2 }, 0, G_MAXINT };

static const Story stored[] = {
  { MDN_FIRST_EDITION, 3, { 1, 4, 5 }, 0, 14 },
  { MDN_SECOND_EDITION, 4, { 0, 1, 2, 3 }, 2, 49 },
  { MDN_ONLINE, 2, { 0, 3 }, 1, 22 },
  { MDN_SECOND_EDITION, 2, { 0, 4 }, 0, G_MAXINT },
};

/* --- Pictures --------------------------------------------------------------------------------- */

static MdnPiece
find_stable_or_building (MedinaGame *game)
{
  for (MdnPiece piece = MDN_STABLE; piece > 0; piece--)
    if (!mdn_set_is_empty (medina_game_get_legal_spaces (game, piece)))
      return piece;
  return 0;
}

static void
hang_game (const Gallery *self, const char *name, int width, int height)
{
  g_autoptr (MedinaGame) game = story_begin (&played);
  Driver driver;

  story_play (&played, game);
  story_open (&driver, game, width, height);
  medina_game_set_selected_piece (game, (int) find_stable_or_building (game));
  gallery_present (self, GTK_WIDGET (driver.window), name);
  driver_close (&driver);
}

static void
hang_replay (const Gallery *self)
{
  g_autoptr (MedinaGame) game = story_begin (&analyzed);
  Driver driver;

  story_play (&analyzed, game);
  story_open (&driver, game, WIDTH, HEIGHT);
  medina_game_seek (game, (int) medina_game_get_length (game) * 2 / 3);
  driver_await_layout (GTK_WIDGET (driver.window)); /* what looks back takes room from the moves */
  driver_activate (&driver, "win.show-moves");
  gallery_present (self, GTK_WIDGET (driver.window), "replay");
  driver_close (&driver);
}

static void
hang_welcome (const Gallery *self)
{
  MedinaApplication *application = driver_get_application ();
  GtkWidget *window;

  for (gsize i = 0; i < G_N_ELEMENTS (stored); i++)
    {
      g_autoptr (MedinaGame) game = story_begin (&stored[i]);
      g_autoptr (MedinaDocument) document =
        medina_document_new (medina_application_get_store (application), game);

      story_play (&stored[i], game);
      document_sync_await_stored (document);
      g_assert_true (document_sync_close (document, NULL));
    }
  window = GTK_WIDGET (medina_application_create_window (application));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  await (driver_find (window, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  gallery_present (self, window, "go-on");
  await (gallery_is_painted (window));
  gallery_hang (self, window, "go-on");
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

/* The turn that was the worst, as it is looked at. */
static void
choose_worst (Driver *driver)
{
  GtkWidget *page = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANALYSIS_PAGE);
  GtkListBox *list =
    GTK_LIST_BOX (gtk_widget_get_template_child (page, MEDINA_TYPE_ANALYSIS_PAGE, "list"));

  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
}

static void
hang_analysis (const Gallery *self)
{
  g_autoptr (MedinaGame) game = story_begin (&analyzed);
  g_autoptr (MedinaAnalysis) analysis = NULL;
  Driver driver;

  story_play (&analyzed, game);
  analysis = medina_analysis_new (game);
  medina_analysis_set_nodes (analysis, STORY_NODES);
  story_open (&driver, game, WIDTH, HEIGHT);
  medina_game_page_show_analysis (MEDINA_GAME_PAGE (driver_find (GTK_WIDGET (driver.window),
                                                                 MEDINA_TYPE_GAME_PAGE)),
                                  analysis);
  await (medina_analysis_get_complete (analysis));
  choose_worst (&driver);
  gallery_present (self, GTK_WIDGET (driver.window), "analysis");
  driver_close (&driver);
}

/* Usage: make-readme-pictures FOLDER */
int
main (int argc, char **argv)
{
  Gallery gallery = { .style = "light", .width = GALLERY_USUAL };

  all_windows_init (&argc, &argv);
  if (argc != 2)
    {
      g_printerr ("usage: make-readme-pictures FOLDER\n");
      return 2;
    }
  gallery.folder = argv[1];
  gallery.language = medina_language_get_spoken ();
  story_set_scene ();
  hang_game (&gallery, "game", WIDTH, HEIGHT);
  hang_game (&gallery, "small", SMALL_WIDTH, SMALL_HEIGHT);
  hang_replay (&gallery);
  hang_analysis (&gallery);
  hang_welcome (&gallery);
  return 0;
}
