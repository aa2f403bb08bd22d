/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "await.h"
#include "driver.h"
#include "medina-recent-games.h"
#include "shown-folder.h"

/* The folder in which a game that has no file yet is to be saved. */

static void
assert_suggested (Driver *driver, GFile *folder)
{
  GtkFileChooser *chooser;

  driver_activate (driver, "win.save");
  chooser = GTK_FILE_CHOOSER (driver_await_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
  await (shown_folder_is (chooser, folder));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  driver_await_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
}

static gboolean
is_latest (GFile *folder)
{
  g_autoptr (GFile) latest = medina_recent_games_find_folder ();

  return latest != NULL && g_file_equal (latest, folder);
}

static GFile *
get_folder (void)
{
  return g_file_new_build_filename (g_get_home_dir (), "games", NULL);
}

static void
add_recent (GFile *folder)
{
  g_autoptr (GFile) file = g_file_get_child (folder, "one.medina");

  g_assert_cmpint (g_mkdir (g_file_peek_path (folder), 0700), ==, 0);
  medina_recent_games_add (file);
  await (is_latest (folder));
}

/* A folder that is gone is none. */
static void
test_latest (void)
{
  g_autoptr (GFile) folder = get_folder ();

  g_assert_null (medina_recent_games_find_folder ());
  add_recent (folder);
  g_assert_cmpint (g_rmdir (g_file_peek_path (folder)), ==, 0);
  g_assert_null (medina_recent_games_find_folder ());
}

/* Home, where there is no folder for documents. */
static void
test_suggested (void)
{
  g_autoptr (GFile) home = g_file_new_for_path (g_get_home_dir ());
  g_autoptr (GFile) folder = get_folder ();
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 900, 700);
  assert_suggested (&driver, home);
  add_recent (folder);
  assert_suggested (&driver, folder);
  g_assert_cmpint (g_rmdir (g_file_peek_path (folder)), ==, 0);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/save-folder/the-latest-game-s", test_latest);
  g_test_add_func ("/gtk-dialogs/suggested", test_suggested);
  return g_test_run ();
}
