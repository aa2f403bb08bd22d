/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "driver.h"
#include "medina-board-thumbnail.h"
#include "medina-stored-game-list.h"
#include "medina-stored-game-row.h"
#include "medina-welcome-page.h"
#include "welcome-fixture.h"

/* Games that cannot be shown, or not be removed. */

#define ONE_ID "123e4567-e89b-12d3-a456-426614174000"

typedef struct
{
  Driver driver;
  GtkWidget *page;
} Welcome;

static void
welcome_open (Welcome *self)
{
  driver_open (&self->driver, MDN_SECOND_EDITION, 3, FALSE, 900, 700);
  self->page = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_WELCOME_PAGE);
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (self->page),
                               medina_application_get_store (self->driver.application));
  await (driver_find (self->page, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
}

static GtkWidget *
find_row (Welcome *self)
{
  return driver_find (self->page, MEDINA_TYPE_STORED_GAME_ROW);
}

static gboolean
contains (const char *text, const char *part)
{
  return strstr (text, part) != NULL;
}

/* Asks to remove the one game, and says yes. TRUE if the question spoke of newer versions. */
static gboolean
remove_one (Welcome *self)
{
  const char *text;
  gboolean newer;

  gtk_widget_activate_action (driver_find (self->page, MEDINA_TYPE_STORED_GAME_LIST),
                              "stored-game.remove", "s", ONE_ID);
  text = medina_question_get_text (driver_await_question ());
  g_assert_true (contains (text, "cannot read"));
  newer = contains (text, "newer");
  driver_answer ("remove");
  driver_settle ();
  return newer;
}

typedef struct
{
  const char *path; /* of the test */
  const char *text; /* of the file */
  const char *reason;
  gboolean newer;
} Unreadable;

static const Unreadable unreadables[] = {
  { "/welcome-faults/a-newer-record-is-told", "[Medina]\nFormat=99\n", "newer version", TRUE },
  { "/welcome-faults/a-damaged-record-is-told", "milk", "", FALSE },
};

/* There is a row with the time and the reason; it leads nowhere, but to its removal. */
static void
test_unreadable (gconstpointer data)
{
  const Unreadable *expected = data;
  g_autofree char *path = welcome_path (ONE_ID MEDINA_RECORD_SUFFIX);
  Welcome welcome;
  GtkWidget *row;

  g_assert_true (g_file_set_contents (path, expected->text, -1, NULL));
  welcome_open (&welcome);
  row = find_row (&welcome);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Today, unreadable game");
  g_assert_null (driver_find (row, MEDINA_TYPE_BOARD_THUMBNAIL)); /* nobody knows its board */
  g_assert_cmpstr (welcome_get_subtitle (row), !=, "");
  g_assert_true (contains (welcome_get_subtitle (row), expected->reason));
  g_assert_true (contains (gtk_widget_get_tooltip_text (row), path));
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  g_assert_true (remove_one (&welcome) == expected->newer);
  await (find_row (&welcome) == NULL);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  driver_close (&welcome.driver);
}

/* What stays is still listed, and the person is told why. */
static void
test_removed_in_vain (void)
{
  g_autofree char *path = welcome_path (ONE_ID MEDINA_RECORD_SUFFIX);
  g_autofree char *below = g_build_filename (path, "full", NULL);
  MedinaQuestion *notice;
  Welcome welcome;

  g_assert_cmpint (g_mkdir_with_parents (below, 0700), ==, 0);
  welcome_open (&welcome);
  remove_one (&welcome);
  notice = driver_await_question ();
  g_assert_cmpstr (medina_question_get_heading (notice), ==, "Could Not Delete Game");
  g_assert_true (contains (medina_question_get_text (notice), path));
  driver_answer ("close");
  g_assert_nonnull (find_row (&welcome));
  g_assert_cmpint (g_rmdir (below), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  driver_close (&welcome.driver);
}

/* Games that may be there, but cannot even be looked for. */
static void
test_no_folder (void)
{
  g_autofree char *folder = welcome_path (NULL);
  Welcome welcome;

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  welcome_open (&welcome);
  g_assert_nonnull (find_row (&welcome));
  g_assert_true (contains (welcome_get_subtitle (find_row (&welcome)), folder));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  driver_close (&welcome.driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (unreadables); i++)
    g_test_add_data_func (unreadables[i].path, &unreadables[i], test_unreadable);
  g_test_add_func ("/welcome-faults/what-cannot-be-removed-is-told", test_removed_in_vain);
  g_test_add_func ("/welcome-faults/an-unreadable-folder-is-told", test_no_folder);
  return g_test_run ();
}
