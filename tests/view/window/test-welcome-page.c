/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "document-sync.h"
#include "medina-board-thumbnail.h"
#include "medina-document.h"
#include "medina-score-sheet.h"
#include "medina-stored-game-list.h"
#include "medina-stored-game-row.h"
#include "medina-welcome-page.h"
#include "named-game.h"
#include "driver.h"

/* The games to go on with. */

typedef struct
{
  int players;
  const char *names;
} Case;

/* The names that named games have. */
static const Case cases[] = {
  { 2, "Aisha and Ben" },
  { 3, "Aisha, Ben, and Chiara" },
  { 4, "Aisha, Ben, Chiara, and Dai" },
};

static void
put_away (MedinaStore *store, int players)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, players);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game);
  g_autoptr (GError) error = NULL;

  named_game_play (game, "Of4");
  g_assert_true (document_sync_close (document, &error));
  g_assert_no_error (error);
}

static void
remove_all (MedinaStore *store)
{
  g_autoptr (GPtrArray) games = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);

  for (guint i = 0; i < games->len; i++)
    medina_store_remove (store, ((MedinaSlotContents *) games->pdata[i])->id, NULL);
}

static gboolean
introduces (GtkWidget *page)
{
  return gtk_widget_get_visible (
    GTK_WIDGET (gtk_widget_get_template_child (page, MEDINA_TYPE_WELCOME_PAGE, "introduction")));
}

static const char *
subtitle_of (gpointer row)
{
  return medina_stored_game_row_get_subtitle (MEDINA_STORED_GAME_ROW (row));
}

static void
test_row (gconstpointer data)
{
  const Case *expected = data;
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *page = g_object_ref_sink (g_object_new (MEDINA_TYPE_WELCOME_PAGE, NULL));
  GtkWidget *row;

  g_assert_true (introduces (page));
  put_away (store, expected->players);
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (driver_find (page, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  row = driver_find (page, MEDINA_TYPE_STORED_GAME_ROW);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, expected->names);
  g_assert_cmpstr (subtitle_of (row), ==,
                   "Today, turn 1, Aisha to move, Second Edition, full opening");
  g_assert_false (introduces (page));
  remove_all (store);
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (driver_find (page, MEDINA_TYPE_STORED_GAME_ROW) == NULL);
  g_assert_true (introduces (page));
  g_object_unref (page);
}

/* In the folder for games, which is made; NULL for the folder. */
static char *
path_of (const char *name)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "medina", "games", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

/* --- Many games, and finished ones ------------------------------------------------------------ */

/* Both lists are there from the beginning. */
static GtkWidget *
find_list (GtkWidget *page, MedinaStoreSection section)
{
  GtkWidget *first = driver_find (page, MEDINA_TYPE_STORED_GAME_LIST);

  return section == MEDINA_STORE_SECTION_IN_PROGRESS ? first : gtk_widget_get_next_sibling (first);
}

static GtkListBox *
find_box (GtkWidget *page, MedinaStoreSection section)
{
  return GTK_LIST_BOX (gtk_widget_get_template_child (find_list (page, section),
                                                      MEDINA_TYPE_STORED_GAME_LIST, "list"));
}

static gboolean
is_row (GtkListBox *box, int index)
{
  return MEDINA_IS_STORED_GAME_ROW (gtk_list_box_get_row_at_index (box, index));
}

/* The row behind the last game, which lists more. */
static GtkListBoxRow *
find_more (GtkListBox *box)
{
  int index = 0;

  while (is_row (box, index))
    index++;
  return gtk_list_box_get_row_at_index (box, index);
}

static int
count_games (GtkListBox *box)
{
  return gtk_list_box_row_get_index (find_more (box));
}

static GtkWidget *
create_page (MedinaStore *store)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (MEDINA_TYPE_WELCOME_PAGE, NULL));

  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  return page;
}

/* The first ones at once, further ones when they are asked for; nothing twice, nothing left out. */
static void
test_more (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *page;
  GtkListBox *box;

  for (int i = 0; i < 33; i++)
    put_away (store, 2);
  page = create_page (store);
  box = find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  await (is_row (box, 0));
  g_assert_cmpint (count_games (box), ==, 10);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (find_more (box))));
  for (int expected = 30; expected <= 33; expected += 3)
    {
      g_signal_emit_by_name (box, "row-activated", find_more (box));
      g_signal_emit_by_name (box, "row-activated", find_more (box)); /* a double click */
      await (count_games (box) == expected);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (find_more (box))) == (expected < 33));
    }
  remove_all (store);
  g_object_unref (page);
}

/* --- The latest game -------------------------------------------------------------------------- */

static GtkWidget *
find_thumbnail (GtkListBox *box, int index)
{
  return driver_find (GTK_WIDGET (gtk_list_box_get_row_at_index (box, index)),
                      MEDINA_TYPE_BOARD_THUMBNAIL);
}

static gboolean
is_painted (GtkListBox *box, int index)
{
  return medina_board_thumbnail_get_painted (MEDINA_BOARD_THUMBNAIL (find_thumbnail (box, index)));
}

static gboolean
is_large (GtkListBox *box, int index)
{
  return gtk_widget_get_height (find_thumbnail (box, index)) > 150;
}

static void
remove_game (GtkWidget *page, const char *id)
{
  gtk_widget_activate_action (find_list (page, MEDINA_STORE_SECTION_IN_PROGRESS),
                              "stored-game.remove", "s", id);
  driver_answer ("remove");
}

/* The latest game is shown large, and after its removal the next one. Boards are painted once they can be seen. */
static void
test_latest (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *window, *page;
  GtkListBox *box;
  g_autofree char *id = NULL;

  for (int players = 2; players <= 3; players++)
    put_away (store, players);
  window = GTK_WIDGET (medina_application_create_window (driver_get_application ()));
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  gtk_window_present (GTK_WINDOW (window));
  page = driver_find (window, MEDINA_TYPE_WELCOME_PAGE);
  box = find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  await (is_row (box, 1));
  await (is_painted (box, 0) && is_painted (box, 1));
  await (is_large (box, 0) && !is_large (box, 1));
  id = g_strdup (medina_stored_game_row_get_contents (
                   MEDINA_STORED_GAME_ROW (gtk_list_box_get_row_at_index (box, 0)))
                   ->id);
  remove_game (page, id);
  await (is_row (box, 0) && !is_row (box, 1) && is_large (box, 0));
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
  remove_all (store);
}

/* By the buttons of their rows, the latest one first. */
static void
remove_focused (GtkWidget *page, int left)
{
  GtkListBox *box = find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (box, 0));

  gtk_widget_grab_focus (driver_find (row, GTK_TYPE_BUTTON));
  remove_game (page, medina_stored_game_row_get_contents (MEDINA_STORED_GAME_ROW (row))->id);
  await (!is_row (box, left));
}

/* What had the focus is gone: a game beside it has it, or else what comes first in the window. */
static void
test_focus_after_removal (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *window, *page, *focus;
  GtkListBox *box;

  for (int players = 2; players <= 3; players++)
    put_away (store, players);
  window = GTK_WIDGET (medina_application_create_window (driver_get_application ()));
  gtk_window_present (GTK_WINDOW (window));
  page = driver_find (window, MEDINA_TYPE_WELCOME_PAGE);
  box = find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  await (is_row (box, 1));
  remove_focused (page, 1);
  await ((focus = driver_get_focus (window)) != NULL &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (box)));
  remove_focused (page, 0);
  await ((focus = driver_get_focus (window)) != NULL && gtk_widget_get_mapped (focus));
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

static void
resume_cb (GtkWidget *page, const char *id, char **resumed)
{
  g_assert_null (*resumed);
  *resumed = g_strdup (id);
}

static void
assert_tells_winner (GtkListBoxRow *row, MedinaGame *game)
{
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (game);
  g_autofree char *words =
    g_strdup_printf (", %s won with ",
                     medina_player_get_name (medina_score_sheet_get_player (sheet, 0)));

  g_assert_cmpuint (medina_score_sheet_get_n_winners (sheet), ==, 1);
  g_assert_nonnull (strstr (subtitle_of (row), words));
}

/* A finished game is not to be gone on with: it stands apart, and can be opened and removed. */
static void
test_finished (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game), again = NULL;
  g_autofree char *finished = path_of ("finished"), *id = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page;
  GtkListBox *box;
  MdnRandom random;

  mdn_random_seed (&random, 4);
  while (named_game_play_random (game, &random))
    document_sync_await_stored (document);
  g_assert_true (document_sync_close (document, &error));
  g_assert_no_error (error);
  page = create_page (store);
  g_signal_connect (page, "resume", G_CALLBACK (resume_cb), &id);
  box = find_box (page, MEDINA_STORE_SECTION_FINISHED);
  await (is_row (box, 0));
  g_assert_false (gtk_widget_get_visible (find_list (page, MEDINA_STORE_SECTION_IN_PROGRESS)));
  g_assert_true (gtk_widget_get_visible (find_list (page, MEDINA_STORE_SECTION_FINISHED)));
  g_assert_cmpint (count_games (box), ==, 1);
  assert_tells_winner (gtk_list_box_get_row_at_index (box, 0), game);
  g_signal_emit_by_name (box, "row-activated", gtk_list_box_get_row_at_index (box, 0));
  again = document_sync_resume (store, id, &error);
  g_assert_no_error (error);
  g_assert_true (medina_game_get_over (medina_document_get_game (again)));
  g_assert_true (document_sync_discard (again, &error));
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (!is_row (box, 0));
  g_assert_false (gtk_widget_get_visible (find_list (page, MEDINA_STORE_SECTION_FINISHED)));
  g_assert_cmpint (g_rmdir (finished), ==, 0);
  g_object_unref (page);
}

/* A game that an earlier version left among the others stands apart as well. */
static void
test_finished_before (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (MedinaDocument) document = medina_document_new (store, game);
  g_autoptr (MedinaSlotContents) kept = NULL;
  g_autofree char *finished = path_of ("finished"), *name = NULL, *before = NULL, *after = NULL;
  GtkWidget *page;
  MdnRandom random;

  mdn_random_seed (&random, 4);
  while (named_game_play_random (game, &random))
    document_sync_await_stored (document);
  g_assert_true (document_sync_close (document, NULL));
  kept = document_sync_find (store);
  name = g_strconcat (kept->id, MEDINA_RECORD_SUFFIX, NULL);
  before = path_of (name);
  after = g_build_filename (finished, name, NULL);
  g_assert_cmpint (g_rename (after, before), ==, 0);
  g_assert_cmpint (g_rmdir (finished), ==, 0);
  page = create_page (store);
  await (is_row (find_box (page, MEDINA_STORE_SECTION_FINISHED), 0));
  g_assert_true (medina_store_remove (store, kept->id, NULL));
  g_assert_cmpint (g_rmdir (finished), ==, 0);
  g_object_unref (page);
}

/* What was looked for before, or for a page that is gone, comes too late. */
static void
test_late_results (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *page;

  for (int i = 0; i < 3; i++)
    put_away (store, 2);
  g_object_unref (create_page (store));
  page = create_page (store);
  for (int i = 0; i < 5; i++)
    medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (is_row (find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS), 0));
  await_quiet ();
  g_assert_cmpint (count_games (find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS)), ==, 3);
  g_object_unref (page);
  remove_all (store);
}

/* --- What cannot be shown --------------------------------------------------------------------- */

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
  { "/welcome-page/a-newer-record-is-told", "[Medina]\nFormat=99\n", "newer version", TRUE },
  { "/welcome-page/a-damaged-record-is-told", "milk", "", FALSE },
};

/* There is a row with the time and the reason; it leads nowhere, but to its removal. */
static void
test_unreadable (gconstpointer data)
{
  const Unreadable *expected = data;
  g_autofree char *path = path_of (ONE_ID MEDINA_RECORD_SUFFIX);
  Welcome welcome;
  GtkWidget *row;

  g_assert_true (g_file_set_contents (path, expected->text, -1, NULL));
  welcome_open (&welcome);
  row = find_row (&welcome);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Today, unreadable game");
  g_assert_null (driver_find (row, MEDINA_TYPE_BOARD_THUMBNAIL)); /* nobody knows its board */
  g_assert_cmpstr (subtitle_of (row), !=, "");
  g_assert_true (contains (subtitle_of (row), expected->reason));
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
  g_autofree char *path = path_of (ONE_ID MEDINA_RECORD_SUFFIX);
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
  g_autofree char *folder = path_of (NULL);
  Welcome welcome;

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  welcome_open (&welcome);
  g_assert_nonnull (find_row (&welcome));
  g_assert_true (contains (subtitle_of (find_row (&welcome)), folder));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  driver_close (&welcome.driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/welcome-page/players/%d", cases[i].players);

      g_test_add_data_func (path, &cases[i], test_row);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (unreadables); i++)
    g_test_add_data_func (unreadables[i].path, &unreadables[i], test_unreadable);
  g_test_add_func ("/welcome-page/more-games-come-when-asked", test_more);
  g_test_add_func ("/welcome-page/the-latest-game-is-large", test_latest);
  g_test_add_func ("/welcome-page/the-focus-stays-when-games-are-removed",
                   test_focus_after_removal);
  g_test_add_func ("/welcome-page/finished-games-stand-apart", test_finished);
  g_test_add_func ("/welcome-page/finished-games-of-earlier-versions-stand-apart",
                   test_finished_before);
  g_test_add_func ("/welcome-page/late-results-are-dropped", test_late_results);
  g_test_add_func ("/welcome-page/what-cannot-be-removed-is-told", test_removed_in_vain);
  g_test_add_func ("/welcome-page/an-unreadable-folder-is-told", test_no_folder);
  return g_test_run ();
}
