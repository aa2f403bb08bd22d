/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <utime.h>

#include "await.h"
#include "document-sync.h"
#include "made-history.h"
#include "medina-board-thumbnail.h"
#include "medina-document.h"
#include "medina-stored-game-row.h"
#include "medina-welcome-page.h"
#include "named-game.h"
#include "driver.h"
#include "welcome-fixture.h"

/* The games to go on with. */

enum
{
  FIRST = 10, /* games that are listed at first */
  OLD = 200,
};

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

static gboolean
has (GtkWidget *page, const char *child)
{
  return gtk_widget_get_visible (
    GTK_WIDGET (gtk_widget_get_template_child (page, MEDINA_TYPE_WELCOME_PAGE, child)));
}

static gboolean
introduces (GtkWidget *page)
{
  g_assert_false (has (page, "introduction") && has (page, "none"));
  return has (page, "introduction");
}

static gboolean
is_suggested (GtkWidget *page, const char *button)
{
  return gtk_widget_has_css_class (
    GTK_WIDGET (gtk_widget_get_template_child (page, MEDINA_TYPE_WELCOME_PAGE, button)),
    "suggested-action");
}

/* Only one of the two; neither stands for the game that was put away. */
static void
assert_suggested (GtkWidget *page, const char *button)
{
  g_assert_true (is_suggested (page, "first_game") == (g_strcmp0 (button, "first_game") == 0));
  g_assert_true (is_suggested (page, "new_game") == (g_strcmp0 (button, "new_game") == 0));
}

static void
test_row (gconstpointer data)
{
  const Case *expected = data;
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *page = g_object_ref_sink (g_object_new (MEDINA_TYPE_WELCOME_PAGE, NULL));
  GtkWidget *row;

  g_assert_true (introduces (page));
  assert_suggested (page, "first_game");
  put_away (store, expected->players);
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (driver_find (page, MEDINA_TYPE_STORED_GAME_ROW) != NULL);
  row = driver_find (page, MEDINA_TYPE_STORED_GAME_ROW);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, expected->names);
  g_assert_cmpstr (welcome_get_subtitle (row), ==,
                   "Today, turn 1, Aisha to move, Second Edition, full opening");
  g_assert_false (introduces (page));
  assert_suggested (page, NULL);
  welcome_remove_all (store);
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (driver_find (page, MEDINA_TYPE_STORED_GAME_ROW) == NULL);
  g_assert_true (introduces (page));
  assert_suggested (page, "first_game");
  g_object_set (page, "offering", FALSE, NULL);
  assert_suggested (page, "new_game");
  medina_welcome_page_set_sought (MEDINA_WELCOME_PAGE (page), TRUE);
  medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (has (page, "none"));
  g_assert_false (introduces (page));
  g_object_unref (page);
}

/* As if it had been put away in a minute of long ago. */
static void
put_away_at (MedinaStore *store, int players, int minute, int second)
{
  g_autoptr (GDateTime) moment = g_date_time_new_local (2020, 3, 14, 19, minute, second);
  const time_t seconds = (time_t) g_date_time_to_unix (moment);
  const struct utimbuf times = { seconds, seconds };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GFile) file = NULL;

  put_away (store, players);
  games = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);
  file = medina_store_get_file (store, ((MedinaSlotContents *) games->pdata[0])->id);
  g_assert_cmpint (utime (g_file_peek_path (file), &times), ==, 0);
}

/* Copies of a game tell the time of day, too, and those of one minute tell the second; others do
 * not. */
static void
test_alike (void)
{
  static const char *const states[] = {
    "to move, Second Edition",
    "to move, 19:02, Second Edition",
    "to move, 19:01:30, Second Edition",
    "to move, 19:01:05, Second Edition",
  };
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *page;
  GtkListBox *box;

  put_away_at (store, 2, 1, 5);
  put_away_at (store, 2, 1, 30);
  put_away_at (store, 2, 2, 5);
  put_away_at (store, 3, 2, 30);
  page = welcome_create_page (store);
  box = welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  await (welcome_is_row (box, G_N_ELEMENTS (states) - 1));
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (box, (int) i);

      g_assert_nonnull (strstr (welcome_get_subtitle (row), states[i]));
    }
  welcome_remove_all (store);
  g_object_unref (page);
}

/* --- Many games ------------------------------------------------------------------------------- */

/* The first ones at once, further ones when they are asked for; nothing twice, nothing left out. */
static void
test_more (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *page;
  GtkListBox *box;

  for (int i = 0; i < 33; i++)
    put_away (store, 2);
  page = welcome_create_page (store);
  box = welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  await (welcome_is_row (box, 0));
  g_assert_cmpint (welcome_count_games (box), ==, FIRST);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (welcome_find_more (box))));
  for (int expected = 30; expected <= 33; expected += 3)
    {
      g_signal_emit_by_name (box, "row-activated", welcome_find_more (box));
      g_signal_emit_by_name (box, "row-activated", welcome_find_more (box)); /* a double click */
      await (welcome_count_games (box) == expected);
      g_assert_true (gtk_widget_get_visible (GTK_WIDGET (welcome_find_more (box))) ==
                     (expected < 33));
    }
  welcome_remove_all (store);
  g_object_unref (page);
}

/* Finished games that an earlier version left among the others, long ago: one that is read goes to
 * its section. */
static void
add_old_games (MedinaStore *store, int games)
{
  g_autoptr (MedinaRecord) record = made_history_game (4, 1);
  g_autoptr (GBytes) bytes = medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);
  struct utimbuf long_ago = { 0, 0 };

  for (int i = 0; i < games; i++)
    {
      g_autofree char *id = g_uuid_string_random ();
      g_autoptr (GFile) file = medina_store_get_file (store, id);

      long_ago.modtime = i;
      g_assert_true (g_file_set_contents (g_file_peek_path (file), g_bytes_get_data (bytes, NULL),
                                          (gssize) g_bytes_get_size (bytes), NULL));
      g_assert_cmpint (g_utime (g_file_peek_path (file), &long_ago), ==, 0);
    }
}

/* How many files the section has. */
static int
count_files (const char *section)
{
  g_autofree char *folder = welcome_path (section);
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;
  int files = 0;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    files += g_str_has_suffix (name, MEDINA_RECORD_SUFFIX);
  return files;
}

/* However many games there are, the first ones are there soon: they are looked for in a thread, and
 * no others are read but the one that tells that there are more. */
static void
test_unread (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autofree char *folder = welcome_path (NULL), *finished = welcome_path ("finished");
  GtkWidget *page;
  GtkListBox *box;

  for (int i = 0; i < FIRST + 1; i++)
    put_away (store, 2);
  add_old_games (store, OLD);
  page = welcome_create_page (store);
  box = welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  g_assert_false (welcome_is_row (box, 0));
  await (welcome_is_row (box, 0));
  await_quiet ();
  g_assert_cmpint (welcome_count_games (box), ==, FIRST);
  g_assert_cmpint (count_files (NULL), ==, FIRST + 1 + OLD);
  g_assert_cmpint (count_files ("finished"), ==, 0);
  g_signal_emit_by_name (box, "row-activated", welcome_find_more (box));
  await (!gtk_widget_get_visible (GTK_WIDGET (welcome_find_more (box))));
  g_assert_cmpint (welcome_count_games (box), ==, FIRST + 1);
  g_assert_cmpint (count_files (NULL), ==, FIRST + 1);
  g_assert_cmpint (count_files ("finished"), ==, OLD); /* that they would have been seen there */
  made_history_clear (finished);
  g_assert_cmpint (g_rmdir (finished), ==, 0);
  made_history_clear (folder);
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

/* The latest game is shown large, and after its removal the next one. Boards are painted once they
 * can be seen. */
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
  box = welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  await (welcome_is_row (box, 1));
  await (is_painted (box, 0) && is_painted (box, 1));
  await (is_large (box, 0) && !is_large (box, 1));
  id = g_strdup (medina_stored_game_row_get_contents (
                   MEDINA_STORED_GAME_ROW (gtk_list_box_get_row_at_index (box, 0)))
                   ->id);
  welcome_remove_game (page, id);
  await (welcome_is_row (box, 0) && !welcome_is_row (box, 1) && is_large (box, 0));
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
  welcome_remove_all (store);
}

static int
measure_picture (GtkWidget *page)
{
  return gtk_widget_get_width (
    find_thumbnail (welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS), 0));
}

/* Words and games grow with a large window, and are as they were when it is small again. */
static void
test_sizes (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *window, *page, *name;
  int picture, height;

  put_away (store, 2);
  window = GTK_WIDGET (medina_application_create_window (driver_get_application ()));
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  gtk_window_present (GTK_WINDOW (window));
  page = driver_find (window, MEDINA_TYPE_WELCOME_PAGE);
  name = driver_find (page, GTK_TYPE_LABEL);
  await (welcome_is_row (welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS), 0));
  driver_await_layout (window);
  picture = measure_picture (page);
  height = gtk_widget_get_height (name);
  gtk_widget_set_size_request (window, 3840, 2160);
  await (measure_picture (page) * 10 > picture * 15);
  await (gtk_widget_get_height (name) * 10 > height * 17);
  gtk_widget_set_size_request (window, 900, 700);
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  await (measure_picture (page) == picture && gtk_widget_get_height (name) == height);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
  welcome_remove_all (store);
}

/* By the buttons of their rows, the latest one first. */
static void
remove_focused (GtkWidget *page, int left)
{
  GtkListBox *box = welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (box, 0));

  gtk_widget_grab_focus (driver_find (row, GTK_TYPE_BUTTON));
  welcome_remove_game (page,
                       medina_stored_game_row_get_contents (MEDINA_STORED_GAME_ROW (row))->id);
  await (!welcome_is_row (box, left));
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
  box = welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS);
  await (welcome_is_row (box, 1));
  remove_focused (page, 1);
  await ((focus = driver_get_focus (window)) != NULL &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (box)));
  remove_focused (page, 0);
  await ((focus = driver_get_focus (window)) != NULL && gtk_widget_get_mapped (focus));
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

/* What was looked for before, or for a page that is gone, comes too late. */
static void
test_late_results (void)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  GtkWidget *page;

  for (int i = 0; i < 3; i++)
    put_away (store, 2);
  g_object_unref (welcome_create_page (store));
  page = welcome_create_page (store);
  for (int i = 0; i < 5; i++)
    medina_welcome_page_refresh (MEDINA_WELCOME_PAGE (page), store);
  await (welcome_is_row (welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS), 0));
  await_quiet ();
  g_assert_cmpint (welcome_count_games (welcome_find_box (page, MEDINA_STORE_SECTION_IN_PROGRESS)),
                   ==, 3);
  g_object_unref (page);
  welcome_remove_all (store);
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
  g_test_add_func ("/welcome-page/games-that-look-alike-tell-the-time", test_alike);
  g_test_add_func ("/welcome-page/more-games-come-when-asked", test_more);
  g_test_add_func ("/welcome-page/many-games-are-not-read", test_unread);
  g_test_add_func ("/welcome-page/the-latest-game-is-large", test_latest);
  g_test_add_func ("/welcome-page/all-grows-with-the-window", test_sizes);
  g_test_add_func ("/welcome-page/the-focus-stays-when-games-are-removed",
                   test_focus_after_removal);
  g_test_add_func ("/welcome-page/late-results-are-dropped", test_late_results);
  return g_test_run ();
}
