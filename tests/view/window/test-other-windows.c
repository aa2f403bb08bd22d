/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "medina-other-windows.h"
#include "medina-stored-game-row.h"
#include "medina-welcome-page.h"
#include "named-game.h"
#include "real-input.h"
#include "short-game.h"
#include "welcome-fixture.h"

/* Two windows, each with a game in which something was placed or with the stored games. */

typedef struct
{
  Driver first, second;
  GtkListBox *box; /* the games in progress, as the second window lists them */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  GtkWidget *page;

  driver_open (&fixture->first, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_open (&fixture->second, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  named_game_play (driver_get_game (&fixture->first), "Wa2");
  document_sync_await_stored (medina_window_get_document (fixture->first.window));
  page = driver_find (GTK_WIDGET (fixture->second.window), MEDINA_TYPE_WELCOME_PAGE);
  fixture->box = welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  driver_activate (&fixture->second, "win.saved-games");
  await (medina_window_get_document (fixture->second.window) == NULL);
  driver_settle ();
  g_assert_false (welcome_is_row (fixture->box, 0));
}

static void
clear (Fixture *fixture, gconstpointer unused)
{
  if (fixture->first.window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->first.window));
  gtk_window_destroy (GTK_WINDOW (fixture->second.window));
  driver_settle ();
  welcome_remove_all (medina_application_get_store (fixture->second.application));
}

static const char *
get_id (GtkListBox *box)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (box, 0);

  return medina_stored_game_row_get_contents (MEDINA_STORED_GAME_ROW (row))->id;
}

/* They lie on one another. */
static void
raise_first (Fixture *fixture)
{
  if (real_input_is_there ())
    real_input_raise (GTK_WINDOW (fixture->first.window));
}

/* Games that one opens go from the list of the other, and those that it puts away come to it. */
static void
test_list (Fixture *fixture, gconstpointer unused)
{
  driver_activate (&fixture->first, "win.saved-games");
  await (welcome_is_row (fixture->box, 0));
  driver_activate (&fixture->first, "win.back-to-game");
  await (!welcome_is_row (fixture->box, 0));
  gtk_window_close (GTK_WINDOW (g_steal_pointer (&fixture->first.window)));
  await (welcome_is_row (fixture->box, 0));
}

/* A game that is deleted in one is gone from both, and from the way back to it. */
static void
test_removal (Fixture *fixture, gconstpointer unused)
{
  GtkWidget *page = driver_find (GTK_WIDGET (fixture->first.window), MEDINA_TYPE_WELCOME_PAGE);
  GtkListBox *own = welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);

  driver_activate (&fixture->first, "win.saved-games");
  await (welcome_is_row (fixture->box, 0) && welcome_is_row (own, 0));
  raise_first (fixture);
  welcome_remove_game (page, get_id (own));
  await (!welcome_is_row (fixture->box, 0) && !welcome_is_row (own, 0));
  g_assert_false (driver_is_enabled (&fixture->first, "back-to-game"));
}

/* Whoever wants to go back to a game that is open in the other window by now comes to that one. */
static void
test_back (Fixture *fixture, gconstpointer unused)
{
  driver_activate (&fixture->first, "win.saved-games");
  await (welcome_is_row (fixture->box, 0));
  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (fixture->box, 0)));
  await (medina_window_get_document (fixture->second.window) != NULL);
  raise_first (fixture);
  driver_activate (&fixture->first, "win.back-to-game");
  await (!real_input_is_there () ||
         real_input_get_window () == GTK_WINDOW (fixture->second.window));
  driver_settle ();
  g_assert_null (driver_find_question ());
  g_assert_null (medina_window_get_document (fixture->first.window));
  g_assert_false (driver_is_enabled (&fixture->first, "back-to-game"));
}

static void
open_file (Driver *driver, GFile *file)
{
  medina_game_opener_open (medina_window_get_opener (driver->window), file);
  await (medina_other_windows_find_file (GTK_APPLICATION (driver->application), file) ==
         driver->window);
  driver_settle ();
}

/* Likewise if its file was opened there. */
static void
test_file (Fixture *fixture, gconstpointer unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "evening.medina", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, short_game, -1, NULL));
  open_file (&fixture->first, file);
  driver_activate (&fixture->first, "win.saved-games");
  await (medina_window_get_document (fixture->first.window) == NULL);
  open_file (&fixture->second, file);
  raise_first (fixture);
  driver_activate (&fixture->first, "win.back-to-game");
  await (!real_input_is_there () ||
         real_input_get_window () == GTK_WINDOW (fixture->second.window));
  driver_settle ();
  g_assert_null (medina_window_get_document (fixture->first.window));
  g_assert_false (driver_is_enabled (&fixture->first, "back-to-game"));
  g_file_delete (file, NULL, NULL);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add ("/other-windows/lists-follow", Fixture, NULL, set_up, test_list, clear);
  g_test_add ("/other-windows/deleted-games-go-from-all-lists", Fixture, NULL, set_up, test_removal,
              clear);
  g_test_add ("/other-windows/the-way-back-leads-to-the-window-that-has-the-game", Fixture, NULL,
              set_up, test_back, clear);
  g_test_add ("/other-windows/the-way-back-leads-to-the-window-that-has-the-file", Fixture, NULL,
              set_up, test_file, clear);
  return g_test_run ();
}
