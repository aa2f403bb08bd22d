/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-windows.h"

#include <libintl.h>

#include "await.h"
#include "made-history.h"
#include "medina-board-thumbnail.h"
#include "medina-history-window.h"
#include "medina-statistics-window.h"

enum
{
  GAMES = 9,
};

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "medina", "history", NULL);
}

static MedinaHistory *
get_history (void)
{
  return medina_store_get_history (medina_application_get_store (driver_get_application ()));
}

static GSettings *
get_settings (void)
{
  return medina_application_get_settings (driver_get_application ());
}

static void
name_people (void)
{
  static const char *const people[] = { "Aisha", "Ben", NULL };

  g_settings_set_strv (get_settings (), "people", people);
}

static void
clear (void)
{
  g_autofree char *folder = get_folder ();

  await (medina_history_get_unread (get_history ()) == 0);
  made_history_clear (folder);
  medina_history_load (get_history ());
  await (medina_history_get_unread (get_history ()) == 0);
}

static void
close_and_clear (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
  clear ();
  g_settings_reset (get_settings (), "people");
}

/* --- History ---------------------------------------------------------------------------------- */

static GtkWidget *
open_history (MedinaWindow *window)
{
  GtkWidget *history;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.history", NULL);
  history = driver_await_window (MEDINA_TYPE_HISTORY_WINDOW);
  await (medina_history_get_unread (get_history ()) == 0);
  driver_await_layout (history);
  return history;
}

/* The second of the games cannot be read. */
static GtkWidget *
open_filled_history (MedinaWindow *window)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *broken = g_build_filename (folder, "2026-01-01-000000-0.medina", NULL);
  GtkWidget *history;

  made_history_fill (folder, GAMES, GAMES);
  g_assert_true (g_file_set_contents (broken, "[Medina]\nFormat=99\n", -1, NULL));
  name_people ();
  history = open_history (window);
  await (driver_find (history, MEDINA_TYPE_BOARD_THUMBNAIL) != NULL);
  return history;
}

static void
remove_latest (GtkWidget *history)
{
  MedinaHistoryEntry *latest = made_history_entry (get_history (), 0);

  gtk_widget_activate_action (driver_find (history, GTK_TYPE_LIST_VIEW), "history.remove", "s",
                              medina_history_entry_get_name (latest));
  await (driver_find (history, g_type_from_name ("AdwToastWidget")) != NULL);
  driver_await_layout (history);
}

void
record_windows_show_history (MedinaWindow *window, AllWindowsVisit visit)
{
  GtkWidget *history;

  clear (); /* of what was played before */
  history = open_history (window);
  all_windows_visit_window (history, "history empty", visit);
  history = open_filled_history (window);
  visit (history, "history");
  remove_latest (history);
  visit (history, "history after deleting");
  close_and_clear (history);
}

static void
visit_people (GtkWidget *history, AllWindowsVisit visit)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (
    gtk_widget_get_template_child (history, MEDINA_TYPE_HISTORY_WINDOW, "menu_button"));

  gtk_menu_button_popup (button);
  visit (GTK_WIDGET (gtk_menu_button_get_popover (button)), "history menu");
  g_object_set (gtk_menu_button_get_popover (button), "visible-submenu",
                dgettext ("medina", "Pers_on"), NULL);
  visit (GTK_WIDGET (gtk_menu_button_get_popover (button)), "history menu people");
  gtk_menu_button_popdown (button);
  driver_settle ();
}

static void
visit_export (GtkWidget *history, AllWindowsVisit visit)
{
  GtkWidget *chooser;

  gtk_widget_activate_action (driver_find (history, GTK_TYPE_LIST_VIEW), "history.export", NULL);
  chooser = driver_await_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  driver_await_layout (chooser);
  visit (chooser, "history export");
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  driver_settle ();
}

void
record_windows_show_history_menus (MedinaWindow *window, AllWindowsVisit visit)
{
  GtkWidget *history = open_filled_history (window);

  visit_people (history, visit);
  visit_export (history, visit);
  close_and_clear (history);
}

/* --- Statistics ------------------------------------------------------------------------------- */

static GtkWidget *
open_statistics (MedinaWindow *window)
{
  GtkWidget *statistics;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.statistics", NULL);
  statistics = driver_await_window (MEDINA_TYPE_STATISTICS_WINDOW);
  await (driver_find (statistics, GTK_TYPE_LIST_BOX_ROW) != NULL);
  return statistics;
}

static void
choose_everyone (GtkWidget *statistics)
{
  GtkWidget *list = driver_find (statistics, GTK_TYPE_LIST_BOX);
  gpointer first = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0);

  /* The row that comes in its place may lie where it did. */
  g_object_add_weak_pointer (first, &first);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (gtk_widget_get_template_child (
                                statistics, MEDINA_TYPE_STATISTICS_WINDOW, "person")),
                              0);
  await (first == NULL && gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0) != NULL);
}

void
record_windows_show_statistics (MedinaWindow *window, AllWindowsVisit visit)
{
  GtkWidget *statistics = open_statistics (window);

  all_windows_visit_window (statistics, "statistics empty", visit);
  made_history_play_year (get_history (), "Aisha");
  name_people ();
  statistics = open_statistics (window);
  driver_await_layout (statistics);
  visit (statistics, "statistics");
  choose_everyone (statistics);
  driver_await_layout (statistics);
  visit (statistics, "statistics of everyone");
  close_and_clear (statistics);
}
