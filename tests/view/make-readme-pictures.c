/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include "ai.h"
#include "await.h"
#include "document-sync.h"
#include "gallery.h"
#include "medina-game-options.h"
#include "medina-analysis-page.h"
#include "medina-game-page.h"
#include "medina-stored-game-row.h"

/* The pictures of the README in which no game is on the table, in a folder; data/screenshots has them
 * under the names that are told at the end. The computer has played the games in them. */

enum
{
  NODES = 1000, /* for each thought, so that nobody waits for long */
  ANALYSIS_WIDTH = 1120,
  ANALYSIS_HEIGHT = 740,
};

typedef struct
{
  MdnRuleSet set;
  int players;
  const char *names[MDN_MAX_PLAYERS];
  int turns; /* played */
} Story;

static const Story analyzed = { MDN_SECOND_EDITION, 3, { "Amina", "Idris", "Salma" }, G_MAXINT };

static const Story stored[] = {
  { MDN_FIRST_EDITION, 3, { "Giulia", "Marco", "Nonna" }, 14 },
  { MDN_SECOND_EDITION, 4, { "Aisha", "Yui", "Salma", "Tariq" }, 49 },
  { MDN_ONLINE, 2, { "Aisha", "Idris" }, 22 },
  { MDN_SECOND_EDITION, 2, { "Aisha", "Yui" }, G_MAXINT },
};

static void
play_turn (MedinaGame *game, MdnAi *ai, uint64_t seed)
{
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = NODES, .seed = seed };
  MdnAdvice advice;

  g_assert_true (mdn_ai_think (ai, medina_game_get_position (game), &limits, &advice));
  for (int i = 0; i < advice.variations[0].count; i++)
    medina_game_play (game, advice.variations[0].placements[i]);
  if (medina_game_get_awaiting_end (game))
    medina_game_end_turn (game);
}

static MedinaGame *
begin (const Story *story)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();

  medina_game_options_set_rule_set (options, story->set);
  medina_game_options_set_players (options, (guint) story->players);
  for (int seat = 0; seat < story->players; seat++)
    medina_game_options_set_name (options, (guint) seat, story->names[seat]);
  return medina_game_options_create_game (options, 7);
}

static void
play (const Story *story, MedinaGame *game)
{
  MdnAi *ai = mdn_ai_new ();

  for (int turn = 0; turn < story->turns && !medina_game_get_over (game); turn++)
    play_turn (game, ai, (uint64_t) turn);
  mdn_ai_free (ai);
}

static void
hang_welcome (const Gallery *self)
{
  MedinaApplication *application = driver_get_application ();
  GtkWidget *window;

  for (gsize i = 0; i < G_N_ELEMENTS (stored); i++)
    {
      g_autoptr (MedinaGame) game = begin (&stored[i]);
      g_autoptr (MedinaDocument) document =
        medina_document_new (medina_application_get_store (application), game);

      play (&stored[i], game);
      document_sync_await_stored (document);
      g_assert_true (document_sync_close (document, NULL));
    }
  window = GTK_WIDGET (medina_application_create_window (application));
  await (driver_find (window, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  gallery_present_whole (self, window, "go-on");
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
  g_autoptr (MedinaGame) game = begin (&analyzed);
  g_autoptr (MedinaAnalysis) analysis = NULL;
  Driver driver;

  play (&analyzed, game);
  analysis = medina_analysis_new (game);
  medina_analysis_set_nodes (analysis, NODES);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, ANALYSIS_WIDTH, ANALYSIS_HEIGHT);
  document_sync_discard (medina_window_get_document (driver.window), NULL);
  medina_window_set_game (driver.window, game);
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
  Gallery gallery = { .language = "en", .style = "light", .width = GALLERY_USUAL };

  all_windows_init (&argc, &argv);
  if (argc != 2)
    {
      g_printerr ("usage: make-readme-pictures FOLDER\n");
      return 2;
    }
  gallery.folder = argv[1];
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", "appmenu:close", NULL); /* as GNOME has it */
  hang_analysis (&gallery);
  hang_welcome (&gallery);
  g_print ("en-light-go-on.png: go-on.png\nen-light-analysis.png: analysis.png\n");
  return 0;
}
