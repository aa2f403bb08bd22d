/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"

#include <glib/gstdio.h>
#include <libintl.h>

#include "await.h"
#include "lesson-windows.h"
#include "medina-about-window.h"
#include "medina-game-page.h"
#include "medina-autosave-bar.h"
#include "medina-city-window.h"
#include "medina-split-view.h"
#include "medina-stored-game-list.h"
#include "medina-stored-game-row.h"
#include "medina-language.h"
#include "medina-new-game-dialog.h"
#include "medina-other-windows.h"
#include "medina-preferences-window.h"
#include "medina-rules-book.h"
#include "medina-shortcuts-window.h"
#include "medina-welcome-page.h"
#include "record-windows.h"

enum
{
  HEIGHT = 800,
};

void
all_windows_visit_widgets (GtkWidget *widget, AllWindowsVisit visit, const char *name)
{
  visit (widget, name);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    all_windows_visit_widgets (child, visit, name);
}

void
all_windows_visit_open (AllWindowsVisit visit)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      all_windows_visit_widgets (window, visit, "");
    }
}

void
all_windows_visit_labels (GtkWidget *widget, AllWindowsVisit visit, const char *name)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    visit (widget, name);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    all_windows_visit_labels (child, visit, name);
}

void
all_windows_visit_window (GtkWidget *window, const char *name, AllWindowsVisit visit)
{
  gtk_window_present (GTK_WINDOW (window));
  driver_await_layout (window);
  visit (window, name);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

static void
visit_scores (Driver *driver, const char *name, AllWindowsVisit visit)
{
  GtkWidget *window = GTK_WIDGET (driver->window);

  gtk_widget_activate_action (window, "win.scores", NULL);
  driver_await_layout (window);
  visit (window, name);
}

static void
visit_city (Driver *driver, const char *name, AllWindowsVisit visit)
{
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.describe-city", NULL);
  all_windows_visit_window (driver_find_window (MEDINA_TYPE_CITY_WINDOW), name, visit);
}

void
all_windows_show_analysis (Driver *driver, guint turns)
{
  g_autoptr (MedinaAnalysis) analysis = medina_analysis_new (driver_get_game (driver));

  medina_analysis_set_nodes (analysis, 1);
  medina_game_page_show_analysis (MEDINA_GAME_PAGE (driver_find (GTK_WIDGET (driver->window),
                                                                 MEDINA_TYPE_GAME_PAGE)),
                                  analysis);
  await (g_list_model_get_n_items (medina_analysis_get_turns (analysis)) >=
         MIN (turns, medina_analysis_get_length (analysis)));
  medina_analysis_stop (analysis);
  await (!medina_analysis_get_running (analysis));
  driver_await_layout (GTK_WIDGET (driver->window));
}

static void
visit_analysis (Driver *driver, const char *name, AllWindowsVisit visit)
{
  if (!medina_game_get_finished (driver_get_game (driver)))
    return;
  all_windows_show_analysis (driver, 12);
  visit (GTK_WIDGET (driver->window), name);
}

/* One of the games is played to its end. */
static void
visit_game (MdnRuleSet set, int players, int width, AllWindowsVisit visit)
{
  g_autofree char *name = g_strdup_printf ("rule set %d, %d players", (int) set, players);
  const int most = set == MDN_SECOND_EDITION && players == 3 ? G_MAXINT : 9;
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, set, players, FALSE, width, HEIGHT);
  visit (GTK_WIDGET (driver.window), name);
  for (int i = 0; i < most && !medina_game_get_over (driver_get_game (&driver)); i++)
    driver_play_one (&driver, &random);
  driver_await_layout (GTK_WIDGET (driver.window));
  visit (GTK_WIDGET (driver.window), name);
  visit_scores (&driver, name, visit);
  visit_city (&driver, name, visit);
  visit_analysis (&driver, name, visit);
  driver_close (&driver);
}

/* What lies over the panel between two people's turns. */
static void
visit_curtain (int width, AllWindowsVisit visit)
{
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 2, TRUE, width, HEIGHT);
  while (!medina_game_get_curtain (driver_get_game (&driver)))
    driver_play_one (&driver, &random);
  driver_await_layout (GTK_WIDGET (driver.window));
  visit (GTK_WIDGET (driver.window), "between two people's turns");
  driver_close (&driver);
}

static void
visit_new_game (GSettings *settings, AllWindowsVisit visit)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = 2; players <= MDN_MAX_PLAYERS; players++)
      {
        g_settings_set_enum (settings, "rules", set);
        g_settings_set_int (settings, "players", players);
        all_windows_visit_window (GTK_WIDGET (medina_new_game_dialog_new (settings)), "New Game",
                                  visit);
      }
}

#define UNREADABLE_ID "123e4567-e89b-12d3-a456-426614174000"

#define READABLE_ID "223e4567-e89b-12d3-a456-426614174000"

static const char readable[] = "[Medina]\nFormat=1\nRules=second\nPlayers=2\nFirst=1\nWell=h6\n"
                               "Merchant=e4\nTurns=Oc3;\n[Player 1]\nKind=human\nColor=blue\n"
                               "[Player 2]\nKind=human\nColor=yellow\n";

/* A kept game. Its path, to be removed. */
static char *
keep (const char *id, const char *text)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "medina", "games", NULL);
  g_autofree char *name = g_strconcat (id, MEDINA_RECORD_SUFFIX, NULL);
  char *path = g_build_filename (folder, name, NULL);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* A record of a newer program. */
static char *
keep_unreadable (void)
{
  return keep (UNREADABLE_ID, "[Medina]\nFormat=99\n");
}

static void
visit_first_welcome (MedinaApplication *application, int width, AllWindowsVisit visit)
{
  GtkWidget *window = GTK_WIDGET (medina_application_create_window (application));

  gtk_window_set_default_size (GTK_WINDOW (window), width, HEIGHT);
  all_windows_visit_window (window, "first welcome", visit);
}

/* One game can be gone on with, another one cannot be read. */
static void
visit_welcome (MedinaApplication *application, int width, AllWindowsVisit visit)
{
  g_autofree char *path = keep_unreadable (), *other = keep (READABLE_ID, readable);
  GtkWidget *window = GTK_WIDGET (medina_application_create_window (application));

  gtk_window_set_default_size (GTK_WINDOW (window), width, HEIGHT);
  await (driver_find (window, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  all_windows_visit_window (window, "welcome", visit);
  g_unlink (path);
  g_unlink (other);
}

/* Where it is narrow, its list covers the page. */
static void
visit_rules (AllWindowsVisit visit)
{
  GtkWidget *book = medina_rules_book_new (MEDINA_RULES_PAGE_TURN);

  medina_split_view_set_list_shown (MEDINA_SPLIT_VIEW (driver_find (book, MEDINA_TYPE_SPLIT_VIEW)),
                                    TRUE);
  all_windows_visit_window (book, "list of the rules", visit);
  for (int page = 0; page < MEDINA_RULES_PAGES; page++)
    all_windows_visit_window (medina_rules_book_new ((MedinaRulesPageId) page), "rules", visit);
}

static void
visit_shortcuts (MedinaWindow *window, AllWindowsVisit visit)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  all_windows_visit_window (driver_find_window (MEDINA_TYPE_SHORTCUTS_WINDOW), "shortcuts", visit);
}

/* The toolkit looks where it was installed, where nobody speaks the pseudo language. */
static void
bind_toolkit (void)
{
  const char *directory = g_getenv ("MEDINA_LOCALEDIR");

  if (!g_str_equal (medina_language_get_spoken (), "xx"))
    return;
  bindtextdomain ("gtk40", directory);
  bindtextdomain ("libadwaita", directory);
}

void
all_windows_init (int *argc, char ***argv)
{
  driver_make_home ();
  medina_language_init ();
  driver_init (argc, argv);
  bind_toolkit ();
  medina_language_dress (); /* which the first application would only do later */
}

/* The catalog itself says in which language it is; without one, the texts are English. */
static void
assert_catalogue (const char *language)
{
  g_autofree char *line = g_strdup_printf ("\nLanguage: %s\n", language);
  const char *head = dgettext ("medina", "");

  if (g_str_equal (language, "en"))
    g_assert_cmpstr (head, ==, "");
  else
    g_assert_nonnull (strstr (head, line));
}

gboolean
all_windows_speaks (const char *language)
{
  if (!g_str_equal (language, "en") && !medina_language_can_translate ())
    {
      g_test_skip ("no locale is installed in which gettext translates");
      return FALSE;
    }
  g_assert_cmpstr (medina_language_get_spoken (), ==, language);
  assert_catalogue (language);
  return TRUE;
}

static void
visit_preferences (GSettings *settings, const char *page, AllWindowsVisit visit)
{
  GtkWidget *window = medina_preferences_window_new (settings);
  g_autofree char *name = g_strdup_printf ("Preferences, %s", page);

  adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (window), page);
  all_windows_visit_window (window, name, visit);
}

static void
visit_dialogs (Driver *driver, GSettings *settings, int width, AllWindowsVisit visit)
{
  visit_first_welcome (driver->application, width, visit);
  visit_welcome (driver->application, width, visit);
  visit_new_game (settings, visit);
  visit_preferences (settings, "appearance", visit);
  visit_preferences (settings, "playing", visit);
  all_windows_visit_window (medina_about_window_new (), "About", visit);
  visit_rules (visit);
  lesson_windows_show (width, visit);
  visit_shortcuts (driver->window, visit);
  record_windows_show_history (driver->window, visit);
}

void
all_windows_show_dialogs (int width, AllWindowsVisit visit)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, width, HEIGHT);
  visit_dialogs (&driver, settings, width, visit);
  record_windows_show_statistics (driver.window, visit);
  visit_city (&driver, "city in words", visit);
  driver_close (&driver);
}

void
all_windows_show (int width, AllWindowsVisit visit)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  Driver driver;

  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = 2; players <= MDN_MAX_PLAYERS; players++)
      visit_game ((MdnRuleSet) set, players, width, visit);
  visit_curtain (width, visit);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, width, HEIGHT);
  visit_dialogs (&driver, settings, width, visit);
  driver_close (&driver);
}

static void
fill_in_names (GSettings *settings, const char *const *names)
{
  const char *const strv[] = { names[0], names[1], names[2], names[3], NULL };

  g_settings_set_strv (settings, "names", strv);
}

void
all_windows_show_names (const char *const *names, int width, AllWindowsVisit visit)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  Driver driver;

  driver_name_players (names);
  visit_game (MDN_SECOND_EDITION, 4, width, visit);
  visit_game (MDN_SECOND_EDITION, 3, width, visit);
  visit_curtain (width, visit);
  driver_open (&driver, MDN_FIRST_EDITION, 2, FALSE, width, HEIGHT);
  visit_welcome (driver.application, width, visit);
  fill_in_names (settings, names);
  all_windows_visit_window (GTK_WIDGET (medina_new_game_dialog_new (settings)), "New Game", visit);
  g_settings_reset (settings, "names");
  driver_close (&driver);
  driver_name_players (NULL);
}

/* --- What asks and tells ---------------------------------------------------------------------- */

static void
visit_message (const char *name, AllWindowsVisit visit)
{
  MedinaQuestion *question = driver_await_question ();
  GtkWidget *dialog = medina_question_get_dialog (question);

  driver_await_layout (dialog);
  visit (dialog, name);
  driver_answer (medina_question_get_label (question, "close") != NULL ? "close" : "cancel");
  driver_settle ();
}

static void
visit_removal (Driver *driver, const char *id, const char *name, AllWindowsVisit visit)
{
  gtk_widget_activate_action (driver_find (GTK_WIDGET (driver->window),
                                           MEDINA_TYPE_STORED_GAME_LIST),
                              "stored-game.remove", "s", id);
  visit_message (name, visit);
}

static void
visit_kept (Driver *driver, AllWindowsVisit visit)
{
  g_autofree char *path = keep_unreadable ();
  g_autofree char *other = keep (READABLE_ID, readable);
  GtkWidget *page = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_WELCOME_PAGE);

  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page),
                               medina_application_get_store (driver->application));
  await (driver_find (page, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  visit_removal (driver, READABLE_ID, "removing", visit);
  visit_removal (driver, UNREADABLE_ID, "removing what cannot be read", visit);
  g_unlink (path);
  g_unlink (other);
}

/* The program must not write over what another one has written to the file. */
static void
visit_conflict (Driver *driver, AllWindowsVisit visit)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "evening.medina", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, readable, -1, NULL));
  medina_game_opener_open (medina_window_get_opener (driver->window), file);
  await (medina_other_windows_find_file (GTK_APPLICATION (driver->application), file) != NULL);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  driver_activate (driver, "win.save");
  visit_message ("the file has changed", visit);
  g_unlink (path);
}

static void
visit_messages (Driver *driver, AllWindowsVisit visit)
{
  g_autoptr (GFile) absent = g_file_new_for_path ("/absent/game.medina");

  medina_game_opener_open (medina_window_get_opener (driver->window), absent);
  visit_message ("no such file", visit);
  visit_kept (driver, visit);
  visit_conflict (driver, visit);
}

/* Where the slots should be is a file: that is told in a bar, and the person asked when the window
 * is left. */
static void
visit_unkept (int width, AllWindowsVisit visit)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "medina", "games", NULL);
  g_autofree char *aside = g_strconcat (folder, "-aside", NULL);
  MdnRandom random;
  Driver driver;
  GtkWidget *bar;

  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, width, HEIGHT);
  driver_play_one (&driver, &random);
  bar =
    gtk_widget_get_first_child (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_AUTOSAVE_BAR));
  await (gtk_revealer_get_child_revealed (GTK_REVEALER (bar)));
  driver_await_layout (GTK_WIDGET (driver.window));
  visit (GTK_WIDGET (driver.window), "not saved");
  gtk_window_close (GTK_WINDOW (driver.window));
  visit_message ("losing the game", visit);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  driver_close (&driver);
}

static void
visit_chooser (Driver *driver, const char *action, AllWindowsVisit visit)
{
  GtkWidget *chooser;

  driver_activate (driver, action);
  chooser = driver_await_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  driver_await_layout (chooser);
  visit (chooser, action);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  driver_settle ();
}

void
all_windows_show_questions (int width, AllWindowsVisit visit)
{
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, width, HEIGHT);
  for (int i = 0; i < 6; i++)
    driver_play_one (&driver, &random);
  visit_messages (&driver, visit);
  visit_chooser (&driver, "win.open", visit);
  visit_chooser (&driver, "win.save-as", visit);
  visit_chooser (&driver, "win.export-board", visit);
  driver_close (&driver);
  visit_unkept (width, visit);
}
