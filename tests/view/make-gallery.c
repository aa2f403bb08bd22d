/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include <libintl.h>
#include <string.h>

#include "await.h"
#include "coach-windows.h"
#include "document-sync.h"
#include "gallery.h"
#include "lesson-windows.h"
#include "medina-about-window.h"
#include "medina-city-window.h"
#include "medina-language.h"
#include "medina-move-log-view.h"
#include "medina-new-game-dialog.h"
#include "medina-character-page.h"
#include "medina-piece-chooser.h"
#include "medina-panel.h"
#include "medina-preferences-window.h"
#include "medina-rules-book.h"
#include "medina-shortcuts-window.h"
#include "medina-score-sheet.h"
#include "medina-seat-chooser.h"
#include "medina-stored-game-row.h"
#include "named-game.h"
#include "real-input.h"
#include "record-windows.h"
#include "toolkit-faults.h"

/* Pictures of the windows in the language of the environment, light and dark, in a folder. */

enum
{
  HEIGHT = 800,
  USUAL_WIDTH = 1040,
  TURNS = 90, /* clicks on the way to the middle of a game */
};

static int
window_width (const Gallery *self)
{
  return self->width == GALLERY_USUAL ? USUAL_WIDTH : self->width;
}

/* --- Menus and popovers ----------------------------------------------------------------------- */

static void
hang_submenu (const Gallery *self, GtkMenuButton *button, const char *label, const char *name)
{
  gtk_menu_button_popup (button);
  g_object_set (gtk_menu_button_get_popover (button), "visible-submenu", dgettext ("medina", label),
                NULL);
  gallery_hang (self, GTK_WIDGET (gtk_menu_button_get_popover (button)), name);
  gtk_menu_button_popdown (button);
  driver_settle ();
}

static void
hang_menus (const Gallery *self, Driver *driver)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (
    gtk_widget_get_template_child (GTK_WIDGET (driver->window), MEDINA_TYPE_WINDOW, "menu_button"));

  gallery_open_menu (self, button, "menu");
  hang_submenu (self, button, "_Coach", "menu-coach");
  hang_submenu (self, button, "E_xport", "menu-export");
  hang_submenu (self, button, "_View", "menu-view");
  hang_submenu (self, button, "Computer S_peed", "menu-speed");
}

/* The second player is a computer. */
static void
hang_characters (const Gallery *self, GtkWidget *row)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (
    driver_find (driver_find (row, MEDINA_TYPE_SEAT_CHOOSER), GTK_TYPE_MENU_BUTTON));
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  GtkWidget *page = driver_find (popover, MEDINA_TYPE_CHARACTER_PAGE);

  gallery_open_menu (self, button, "seat-chooser-computer");
  gtk_menu_button_popup (button);
  gtk_stack_set_visible_child (GTK_STACK (gtk_widget_get_parent (page)), page);
  gallery_hang (self, popover, "characters");
  gtk_menu_button_popdown (button);
  driver_settle ();
}

static void
hang_seat_chooser (const Gallery *self, GSettings *settings)
{
  GtkWidget *dialog = GTK_WIDGET (medina_new_game_dialog_new (settings));
  GtkWidget *button, *row;

  gtk_window_present (GTK_WINDOW (dialog));
  driver_await_layout (dialog);
  button = driver_find (driver_find (dialog, MEDINA_TYPE_SEAT_CHOOSER), GTK_TYPE_MENU_BUTTON);
  row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  gallery_open_menu (self, GTK_MENU_BUTTON (button), "seat-chooser");
  hang_characters (self, gtk_widget_get_next_sibling (row));
  gtk_window_destroy (GTK_WINDOW (dialog));
  driver_settle ();
}

/* In the first turn there is one space, e5 or so, for pieces of many kinds. */
static void
hang_piece_chooser (const Gallery *self, Driver *driver)
{
  GtkWidget *chooser;

  driver_click (driver, mdn_space (5, 5));
  chooser = driver_find (GTK_WIDGET (driver->board), MEDINA_TYPE_PIECE_CHOOSER);
  if (chooser == NULL)
    return;
  gallery_hang (self, chooser, "piece-chooser");
  gtk_popover_popdown (GTK_POPOVER (chooser));
  driver_settle ();
}

/* What the space is on which the first piece was placed. */
static void
hang_answer (const Gallery *self, Driver *driver)
{
  const MdnGame *game = medina_game_get_engine_game (driver_get_game (driver));
  GdkRectangle area;
  GtkWidget *popover;

  if (!real_input_is_there ())
    return;
  medina_board_view_get_space_area (driver->board, mdn_placement_space (game->placements[0]),
                                    &area);
  /* On X, a click where the pointer has been all the while may still go to the menu that was
   * there. */
  real_input_point (GTK_WIDGET (driver->board), 1, 1);
  real_input_click_third (GTK_WIDGET (driver->board), area.x + area.width / 2.0,
                          area.y + area.height / 2.0);
  await ((popover = driver_find (GTK_WIDGET (driver->board), GTK_TYPE_POPOVER)) != NULL);
  gallery_hang (self, popover, "answer");
  gtk_popover_popdown (GTK_POPOVER (popover));
  driver_settle ();
}

/* --- Dialogs ---------------------------------------------------------------------------------- */

static void
hang_shortcuts (const Gallery *self, Driver *driver)
{
  driver_activate (driver, "win.show-help-overlay");
  gallery_present_whole (self, driver_find_window (MEDINA_TYPE_SHORTCUTS_WINDOW), "shortcuts");
}

static void
hang_new_games (const Gallery *self, GSettings *settings)
{
  static const char *const names[MDN_RULE_SETS] = {
    [MDN_FIRST_EDITION] = "first",
    [MDN_SECOND_EDITION] = "second",
    [MDN_ONLINE] = "online",
  };

  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players += 2)
      {
        g_autofree char *name = g_strdup_printf ("new-game-%s-%d", names[set], players);

        g_settings_set_enum (settings, "rules", set);
        g_settings_set_int (settings, "players", players);
        gallery_present_whole (self, GTK_WIDGET (medina_new_game_dialog_new (settings)), name);
      }
  g_settings_reset (settings, "rules");
  g_settings_reset (settings, "players");
}

static void
hang_preferences (const Gallery *self, GSettings *settings, const char *page)
{
  static const char *const people[] = { "Aisha", "Ben", NULL };
  g_autofree char *name = g_strdup_printf ("preferences-%s", page);
  GtkWidget *window;

  g_settings_set_strv (settings, "people", people);
  window = medina_preferences_window_new (settings);
  adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  await (gallery_is_painted (window));
  gallery_present_whole (self, window, name);
  g_settings_reset (settings, "people");
}

static void
hang_city (const Gallery *self, Driver *driver)
{
  driver_activate (driver, "win.describe-city");
  gallery_present_whole (self, driver_await_window (MEDINA_TYPE_CITY_WINDOW), "city");
}

/* --- The rules book --------------------------------------------------------------------------- */

static const MdnRules *shown_rules; /* NULL for all editions */

static const MdnRules *
get_shown_rules (void)
{
  return shown_rules;
}

static void
hang_book (const Gallery *self, const MdnRules *rules, const char *prefix)
{
  shown_rules = rules;
  medina_rules_book_set_source (get_shown_rules);
  for (int page = 0; page < MEDINA_RULES_PAGES; page++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%02d", prefix, page + 1);

      gallery_present_whole (self, medina_rules_book_new ((MedinaRulesPageId) page), name);
    }
}

static void
hang_books (const Gallery *self)
{
  const MdnRules two = mdn_rules (MDN_FIRST_EDITION, 2), four = mdn_rules (MDN_FIRST_EDITION, 4);

  hang_book (self, NULL, "rules");
  hang_book (self, &two, "rules-first-two");
  hang_book (self, &four, "rules-first-four");
}

/* --- Scores, and what comes at the end of a game ---------------------------------------------- */

static gboolean
is_tied (MedinaGame *game)
{
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (game);

  return medina_score_sheet_get_score (sheet, 0)->total ==
         medina_score_sheet_get_score (sheet, 1)->total;
}

static void
hang_tie (const Gallery *self, MdnRuleSet set, int players, const char *name)
{
  g_autoptr (MedinaGame) game = NULL;
  Driver driver;

  for (guint seed = 1; game == NULL || !is_tied (game); seed++)
    {
      g_clear_object (&game);
      game = named_game_new_finished (set, players, seed);
    }
  driver_open (&driver, set, players, FALSE, window_width (self), HEIGHT);
  document_sync_discard (medina_window_get_document (driver.window), NULL);
  medina_window_set_game (driver.window, game);
  gallery_present (self, GTK_WIDGET (driver.window), name);
  driver_close (&driver);
}

static void
hang_analysis (const Gallery *self, Driver *driver)
{
  all_windows_show_analysis (driver, G_MAXUINT);
  gallery_present (self, GTK_WIDGET (driver->window), "analysis");
}

static void
hang_replay (const Gallery *self, Driver *driver)
{
  GtkWidget *moves = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_MOVE_LOG_VIEW);

  for (int i = 0; i < 5; i++)
    driver_activate (driver, "win.replay-back");
  medina_panel_set_page (MEDINA_PANEL (gtk_widget_get_ancestor (moves, MEDINA_TYPE_PANEL)),
                         MEDINA_PANEL_MOVES);
  gallery_present (self, GTK_WIDGET (driver->window), "replay");
}

static void
hang_end (const Gallery *self)
{
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, window_width (self), HEIGHT);
  named_game_finish (driver_get_game (&driver), &random);
  gallery_present (self, GTK_WIDGET (driver.window), "game-over");
  hang_analysis (self, &driver);
  hang_replay (self, &driver);
  driver_close (&driver);
  hang_tie (self, MDN_SECOND_EDITION, 4, "scores-tie-decided");
  hang_tie (self, MDN_FIRST_EDITION, 3, "scores-tie-shared");
}

/* --- Games ------------------------------------------------------------------------------------ */

/* One game to go on with. */
static void
hang_welcome (const Gallery *self, Driver *driver)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (GPtrArray) games = NULL;
  GtkWidget *window;

  document_sync_close (medina_window_get_document (driver->window), NULL);
  window = GTK_WIDGET (medina_application_create_window (driver->application));
  await (driver_find (window, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  gallery_present_whole (self, window, "welcome");
  games = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);
  for (guint i = 0; i < games->len; i++)
    medina_store_remove (store, ((MedinaSlotContents *) games->pdata[i])->id, NULL);
}

static void
hang_game (const Gallery *self, MdnRuleSet set, int players, const char *name)
{
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, set, players, FALSE, window_width (self), HEIGHT);
  for (int i = 0; i < TURNS / 2; i++)
    named_game_play_random (driver_get_game (&driver), &random);
  gallery_present (self, GTK_WIDGET (driver.window), name);
  driver_close (&driver);
}

static void
hang_second_edition (const Gallery *self)
{
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, window_width (self), HEIGHT);
  hang_piece_chooser (self, &driver);
  hang_menus (self, &driver);
  for (int i = 0; i < TURNS && !medina_game_get_over (driver_get_game (&driver)); i++)
    named_game_play_random (driver_get_game (&driver), &random);
  gallery_present (self, GTK_WIDGET (driver.window), "game");
  hang_answer (self, &driver);
  hang_city (self, &driver);
  gtk_widget_activate_action (GTK_WIDGET (driver.window), "win.scores", NULL);
  gallery_present (self, GTK_WIDGET (driver.window), "scores");
  hang_shortcuts (self, &driver);
  hang_welcome (self, &driver);
  driver_close (&driver);
}

/* --- What shows itself ------------------------------------------------------------------------ */

static const Gallery *shown_in; /* while windows are visited */

/* Popovers come as they are. */
static void
visit (GtkWidget *window, const char *name)
{
  await (gallery_is_painted (window));
  if (GTK_IS_WINDOW (window))
    gallery_present (shown_in, window, name);
  else
    gallery_hang (shown_in, window, name);
}

static void
visit_whole (GtkWidget *window, const char *name)
{
  gallery_hang_whole (shown_in, window, name);
}

static void
visit_as_it_is (GtkWidget *window, const char *name)
{
  gallery_hang (shown_in, window, name);
}

static void
hang_records (const Gallery *self)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, window_width (self), HEIGHT);
  record_windows_show_history (driver.window, visit); /* at once: a toast goes by itself */
  record_windows_show_history_menus (driver.window, visit_as_it_is);
  record_windows_show_statistics (driver.window, visit_whole);
  driver_close (&driver);
}

static void
hang_visited (const Gallery *self)
{
  shown_in = self;
  hang_records (self);
  lesson_windows_show (window_width (self), visit);
  coach_windows_show (window_width (self), visit);
  coach_windows_show_sign (window_width (self), visit);
  all_windows_show_questions (window_width (self), visit_as_it_is);
}

static void
hang_all (const Gallery *self, GSettings *settings)
{
  hang_second_edition (self);
  hang_game (self, MDN_FIRST_EDITION, 2, "game-first-two");
  hang_game (self, MDN_FIRST_EDITION, 4, "game-first-four");
  hang_end (self);
  hang_new_games (self, settings);
  hang_seat_chooser (self, settings);
  hang_preferences (self, settings, "appearance");
  hang_preferences (self, settings, "playing");
  gallery_present_whole (self, medina_about_window_new (), "about");
  hang_books (self);
  hang_visited (self);
}

static void
hang_style (const char *folder, const char *language, const char *style, gboolean narrow_only)
{
  static const int widths[] = { GALLERY_NARROW, GALLERY_USUAL, GALLERY_WIDE };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");

  g_settings_set_string (settings, "color-scheme", style);
  driver_settle ();
  for (gsize i = 0; i < (narrow_only ? 1 : G_N_ELEMENTS (widths)); i++)
    hang_all (&(Gallery){ folder, language, style, widths[i] }, settings);
}

/* Usage: make-gallery FOLDER LANGUAGE [light|dark [PERCENT]]; nothing is made where that is not
 * what is spoken. With a size of the text, as on a telephone only. */
int
main (int argc, char **argv)
{
  all_windows_init (&argc, &argv);
  toolkit_faults_let_pass_also ("*min width*"); /* GTK 4.8 says so of its own label for “1…9” */
  if (argc < 3 || argc > 5 || !g_str_equal (medina_language_get_spoken (), argv[2]))
    {
      g_printerr (
        "usage: make-gallery FOLDER LANGUAGE [light|dark [PERCENT]], where that is spoken\n");
      return 2;
    }
  if (argc == 5)
    driver_set_text_size (atoi (argv[4]));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", "appmenu:close", NULL); /* as GNOME has it */
  hang_style (argv[1], argv[2], argc > 3 ? argv[3] : "light", argc == 5);
  if (argc == 3)
    hang_style (argv[1], argv[2], "dark", FALSE);
  return 0;
}
