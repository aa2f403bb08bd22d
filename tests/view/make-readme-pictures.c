/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include "ai.h"
#include "await.h"
#include "document-sync.h"
#include "gallery.h"
#include "medina-game-options.h"
#include "medina-analysis-page.h"
#include "medina-game-page.h"
#include "medina-language.h"
#include "medina-stored-game-row.h"

/* The pictures of the README, light, in the language of the environment, in a folder: LANGUAGE-light-NAME.png.
 * The computer has played the games in them. */

enum
{
  NODES = 1000, /* for each thought, so that nobody waits for long */
  WIDTH = 1120,
  HEIGHT = 740,
  SMALL_WIDTH = 820, /* of those that stand side by side */
  SMALL_HEIGHT = 620,
};

#define FONT "Cantarell 11" /* as GNOME has it; another if that is not installed */

typedef struct
{
  MdnRuleSet set;
  int players;
  guint names[MDN_MAX_PLAYERS]; /* which of those below */
  guint computers;              /* how many of the last seats */
  int turns;                    /* played */
} Story;

/* Whoever sees these is to be at home. */
static const struct
{
  const char *language;
  const char *names[6];
} people[] = {
  { "en", { "Aisha", "Emma", "Salma", "Tariq", "Noah", "Grandma" } },
  { "de", { "Aisha", "Emma", "Salma", "Tariq", "Jonas", "Oma" } },
  { "es", { "Aisha", "Lucía", "Salma", "Tariq", "Mateo", "Abuela" } },
  { "fr", { "Aïcha", "Emma", "Salma", "Tariq", "Louis", "Mamie" } },
  { "it", { "Aisha", "Giulia", "Salma", "Tariq", "Marco", "Nonna" } },
  { "ja", { "あおい", "はると", "サルマ", "タリク", "ゆい", "おばあちゃん" } },
  { "zh_CN", { "小雨", "子轩", "萨尔玛", "塔里克", "欣怡", "奶奶" } },
  { "zh_TW", { "小雨", "承翰", "薩爾瑪", "塔里克", "怡君", "奶奶" } },
};

static const Story played = { MDN_SECOND_EDITION, 4, { 0, 1, 2, 3 }, 2, 36 };
static const Story analyzed = { MDN_SECOND_EDITION, 3, { 0, 1, 2 }, 0, G_MAXINT };

static const Story stored[] = {
  { MDN_FIRST_EDITION, 3, { 1, 4, 5 }, 0, 14 },
  { MDN_SECOND_EDITION, 4, { 0, 1, 2, 3 }, 2, 49 },
  { MDN_ONLINE, 2, { 0, 3 }, 1, 22 },
  { MDN_SECOND_EDITION, 2, { 0, 4 }, 0, G_MAXINT },
};

static const char *
get_name (guint index)
{
  const char *language = medina_language_get_spoken ();

  for (gsize i = 0; i < G_N_ELEMENTS (people); i++)
    if (g_str_has_prefix (language, people[i].language))
      return people[i].names[index];
  return people[0].names[index];
}

/* --- Games -------------------------------------------------------------------------------------- */

/* Now and then without much thought, so that an analysis finds something. */
static void
play_turn (MedinaGame *game, MdnAi *ai, uint64_t seed)
{
  const MdnLevel level = seed % 9 == 4 ? MDN_LEVEL_EASY : MDN_LEVEL_HARD;
  const MdnAiLimits limits = { .level = level, .nodes = NODES, .seed = seed };
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
    {
      medina_game_options_set_name (options, (guint) seat, get_name (story->names[seat]));
      medina_game_options_set_kind (options, (guint) seat,
                                    seat < story->players - (int) story->computers
                                      ? MEDINA_SEAT_HUMAN
                                      : MEDINA_SEAT_COMPUTER);
      medina_game_options_set_level (options, (guint) seat, MEDINA_LEVEL_HARD);
    }
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

/* --- Pictures ----------------------------------------------------------------------------------- */

static void
open_story (Driver *driver, MedinaGame *game, int width, int height)
{
  driver_open (driver, MDN_SECOND_EDITION, 2, FALSE, width, height);
  document_sync_discard (medina_window_get_document (driver->window), NULL);
  medina_window_set_game (driver->window, game);
  all_windows_await_layout (GTK_WIDGET (driver->window));
}

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
  g_autoptr (MedinaGame) game = begin (&played);
  Driver driver;

  play (&played, game);
  open_story (&driver, game, width, height);
  medina_game_set_selected_piece (game, (int) find_stable_or_building (game));
  gallery_present (self, GTK_WIDGET (driver.window), name);
  driver_close (&driver);
}

static void
hang_replay (const Gallery *self)
{
  g_autoptr (MedinaGame) game = begin (&analyzed);
  Driver driver;

  play (&analyzed, game);
  open_story (&driver, game, WIDTH, HEIGHT);
  medina_game_seek (game, (int) medina_game_get_length (game) * 2 / 3);
  all_windows_await_layout (
    GTK_WIDGET (driver.window)); /* what looks back takes room from the moves */
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
      g_autoptr (MedinaGame) game = begin (&stored[i]);
      g_autoptr (MedinaDocument) document =
        medina_document_new (medina_application_get_store (application), game);

      play (&stored[i], game);
      document_sync_await_stored (document);
      g_assert_true (document_sync_close (document, NULL));
    }
  window = GTK_WIDGET (medina_application_create_window (application));
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
  g_autoptr (MedinaGame) game = begin (&analyzed);
  g_autoptr (MedinaAnalysis) analysis = NULL;
  Driver driver;

  play (&analyzed, game);
  analysis = medina_analysis_new (game);
  medina_analysis_set_nodes (analysis, NODES);
  open_story (&driver, game, WIDTH, HEIGHT);
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
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", "appmenu:close", "gtk-font-name", FONT, NULL);
  hang_game (&gallery, "game", WIDTH, HEIGHT);
  hang_game (&gallery, "small", SMALL_WIDTH, SMALL_HEIGHT);
  hang_replay (&gallery);
  hang_analysis (&gallery);
  hang_welcome (&gallery);
  return 0;
}
