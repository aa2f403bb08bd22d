/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "made-history.h"
#include "medina-board-thumbnail.h"
#include "medina-history-row.h"
#include "medina-history-window.h"
#include "medina-history-words.h"
#include "medina-statistics-window.h"
#include "real-input.h"

/* The window with all finished games. */

enum
{
  GAMES = 40,
};

typedef struct
{
  Driver driver;
  char *folder;
  MedinaHistory *history; /* borrowed */
  GtkWidget *window;
  GtkListView *list;
} Fixture;

/* Two games have a name that no other has. */
static void
name_games (MedinaHistory *history)
{
  for (guint64 seed = 1; seed <= 2; seed++)
    {
      g_autoptr (MedinaRecord) record = made_history_game (seed, 20 + (int) seed);
      g_autoptr (GError) error = NULL;

      g_free (record->seats[0].name);
      record->seats[0].name = g_strdup ("Zahra");
      record->seats[0].kind = MEDINA_SEAT_HUMAN;
      g_assert_true (medina_history_keep (history, record, 754, &error));
      g_assert_no_error (error);
    }
}

static void
open_window (Fixture *self)
{
  driver_activate (&self->driver, "win.history");
  self->window = driver_await_window (MEDINA_TYPE_HISTORY_WINDOW);
  self->list = GTK_LIST_VIEW (driver_find (self->window, GTK_TYPE_LIST_VIEW));
  await (medina_history_get_unread (self->history) == 0);
  driver_await_layout (self->window);
  await (driver_get_focus (self->window) != NULL &&
         gtk_widget_is_ancestor (driver_get_focus (self->window), GTK_WIDGET (self->list)));
}

static void
fixture_open (Fixture *self)
{
  driver_open (&self->driver, MDN_SECOND_EDITION, 3, FALSE, 360, 690);
  self->folder = g_build_filename (g_get_user_data_dir (), "medina", "history", NULL);
  self->history =
    medina_store_get_history (medina_application_get_store (self->driver.application));
  made_history_fill (self->folder, GAMES - 2, 12);
  name_games (self->history);
  open_window (self);
}

static void
fixture_close (Fixture *self)
{
  GtkWidget *window = driver_find_window (MEDINA_TYPE_HISTORY_WINDOW);

  if (window != NULL)
    gtk_window_destroy (GTK_WINDOW (window));
  driver_close (&self->driver);
  made_history_clear (self->folder);
  g_free (self->folder);
}

static guint
count (Fixture *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->list)));
}

static MedinaHistoryEntry *
get_first (Fixture *self)
{
  g_autoptr (MedinaHistoryEntry) entry =
    g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (self->list)), 0);

  return entry;
}

static void
choose (Fixture *self, const char *action, const char *word)
{
  gtk_widget_activate_action (GTK_WIDGET (self->list), action, "s", word);
}

static GtkWidget *
find_row (Fixture *self, guint position)
{
  GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (position-- > 0 && item != NULL)
    item = gtk_widget_get_next_sibling (item);
  return item != NULL ? driver_find (item, MEDINA_TYPE_HISTORY_ROW) : NULL;
}

static gboolean
is_painted (GtkWidget *widget)
{
  return widget != NULL && medina_board_thumbnail_get_painted (MEDINA_BOARD_THUMBNAIL (widget));
}

/* Points stay in the line of who has them. */
static void
assert_points_are_bound (GtkWidget *row)
{
  g_autofree char *players =
    medina_history_entry_to_players (medina_history_row_get_entry (MEDINA_HISTORY_ROW (row)));

  g_assert_nonnull (driver_find_label (row, players));
  g_assert_nonnull (strstr (players, ":\u00a0"));
  g_assert_null (strstr (players, ": "));
}

/* The latest is the first; its row says who played and for how long, and has a picture. */
static void
test_listed (void)
{
  Fixture self;
  GtkWidget *row;

  fixture_open (&self);
  await (count (&self) == GAMES);
  row = find_row (&self, 0);
  g_assert_true (medina_history_row_get_entry (MEDINA_HISTORY_ROW (row)) == get_first (&self));
  await (is_painted (driver_find (row, MEDINA_TYPE_BOARD_THUMBNAIL)));
  assert_points_are_bound (row);
  g_assert_cmpint (gtk_widget_get_width (self.window), <=, 560);
  fixture_close (&self);
}

/* What is typed anywhere in the window is searched for. */
static void
test_searched (void)
{
  Fixture self;

  if (real_input_is_missing ())
    return;
  fixture_open (&self);
  for (const char *letter = "zahra"; *letter != '\0'; letter++)
    {
      g_assert_true (real_input_key ((guint) *letter, 0));
      driver_await_layout (
        self.window); /* GTK 4.24 drops a key that comes in the frame in which the entry appears */
    }
  await (count (&self) == 2);
  await (driver_find_by_action (self.window, "history.show-all") != NULL);
  driver_await_layout (self.window);
  driver_press_widget (driver_find_by_action (self.window, "history.show-all"));
  await (count (&self) == GAMES);
  fixture_close (&self);
}

static void
count_matches (Fixture *self, gboolean (*matches) (MedinaHistoryEntry *entry))
{
  GListModel *entries = medina_history_get_entries (self->history);
  guint expected = 0;

  for (guint i = 0; i < GAMES; i++)
    {
      g_autoptr (MedinaHistoryEntry) entry = g_list_model_get_item (entries, i);

      expected += matches (entry);
    }
  await (count (self) == expected);
}

static gboolean
is_first_edition (MedinaHistoryEntry *entry)
{
  return medina_history_entry_get_setup (entry)->rules.set == MDN_FIRST_EDITION;
}

static gboolean
is_first_edition_of_two (MedinaHistoryEntry *entry)
{
  return is_first_edition (entry) && medina_history_entry_get_n_seats (entry) == 2;
}

static gboolean
is_without_computers (MedinaHistoryEntry *entry)
{
  return !medina_history_entry_has_computer (entry);
}

static gboolean
is_zahras_victory (MedinaHistoryEntry *entry)
{
  return g_str_equal (medina_history_entry_get_seat (entry, 0)->name, "Zahra") &&
         medina_history_entry_get_won (entry, 0);
}

static void
test_narrowed (void)
{
  GSettings *settings;
  Fixture self;
  const char *const people[] = { "zahra", NULL };

  fixture_open (&self);
  settings = medina_application_get_settings (self.driver.application);
  choose (&self, "history.rules", "first");
  count_matches (&self, is_first_edition);
  choose (&self, "history.players", "2");
  count_matches (&self, is_first_edition_of_two);
  gtk_widget_activate_action (GTK_WIDGET (self.list), "history.show-all", NULL);
  choose (&self, "history.computers", "without");
  count_matches (&self, is_without_computers);
  gtk_widget_activate_action (GTK_WIDGET (self.list), "history.show-all", NULL);
  await (count (&self) == GAMES);
  g_settings_set_strv (settings, "people", people);
  choose (&self, "history.person", "zahra");
  await (count (&self) == 2);
  choose (&self, "history.result", "won");
  count_matches (&self, is_zahras_victory);
  g_settings_reset (settings, "people");
  fixture_close (&self);
}

static gint64
get_best (MedinaHistoryEntry *entry)
{
  gint64 best = 0;

  for (guint seat = 0; seat < medina_history_entry_get_n_seats (entry); seat++)
    if (medina_history_entry_get_won (entry, seat))
      best = MAX (best, medina_history_entry_get_score (entry, seat)->total);
  return best;
}

static gboolean
is_sorted (Fixture *self, gint64 (*measure) (MedinaHistoryEntry *entry))
{
  GListModel *list = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  gint64 last = G_MAXINT64;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (MedinaHistoryEntry) entry = g_list_model_get_item (list, i);
      const gint64 number = measure (entry);

      if (number > last)
        return FALSE;
      last = number;
    }
  return TRUE;
}

static void
test_sorted (void)
{
  Fixture self;

  fixture_open (&self);
  await (is_sorted (&self, medina_history_entry_get_date));
  choose (&self, "history.sort", "points");
  await (is_sorted (&self, get_best));
  g_assert_false (is_sorted (&self, medina_history_entry_get_date));
  choose (&self, "history.sort", "duration");
  await (is_sorted (&self, medina_history_entry_get_duration));
  g_assert_cmpint (medina_history_entry_get_duration (get_first (&self)), ==, 754);
  fixture_close (&self);
}

static gboolean
has_finished_game (MedinaWindow *window)
{
  MedinaGame *game = medina_window_get_game (window);

  return game != NULL && medina_game_get_finished (game);
}

/* The game comes to the table, finished, and its file stays as it is. */
static void
test_opened (void)
{
  Fixture self;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) before = NULL, after = NULL;

  if (real_input_is_missing ())
    return;
  fixture_open (&self);
  file = g_object_ref (medina_history_entry_get_file (get_first (&self)));
  before = g_file_load_bytes (file, NULL, NULL, NULL);
  g_assert_true (real_input_key (GDK_KEY_Return, 0));
  driver_await_no_window (MEDINA_TYPE_HISTORY_WINDOW);
  await (has_finished_game (self.driver.window));
  g_assert_false (medina_document_get_modified (medina_window_get_document (self.driver.window)));
  medina_game_undo (driver_get_game (&self.driver));
  await (!medina_document_get_busy (medina_window_get_document (self.driver.window)));
  after = g_file_load_bytes (file, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (before, after));
  fixture_close (&self);
}

/* The Delete key removes the game that is selected; the toast brings it back. */
static void
test_removed (void)
{
  Fixture self;
  MedinaHistoryEntry *first;
  GtkWidget *undo;

  if (real_input_is_missing ())
    return;
  fixture_open (&self);
  /* The toast is pressed where it is at once. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  first = get_first (&self);
  g_assert_true (real_input_key (GDK_KEY_Delete, 0));
  await (count (&self) == GAMES - 1);
  g_assert_false (get_first (&self) == first);
  await ((undo = driver_find_button (self.window, "_Undo")) != NULL);
  driver_await_layout (self.window);
  driver_press_widget (undo);
  await (count (&self) == GAMES);
  await (get_first (&self) == first);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  fixture_close (&self);
}

static gboolean
is_gone (const char *folder, const char *prefix, const char *name)
{
  g_autofree char *base = g_strconcat (prefix, name, NULL);
  g_autofree char *path = g_build_filename (folder, base, NULL);

  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Who closes the window at once wants no way back. */
static void
test_removed_and_closed (void)
{
  g_autofree char *name = NULL;
  Fixture self;

  fixture_open (&self);
  name = g_strdup (medina_history_entry_get_name (get_first (&self)));
  choose (&self, "history.remove", name);
  g_assert_cmpuint (g_list_model_get_n_items (medina_history_get_entries (self.history)), ==,
                    GAMES - 1);
  gtk_window_destroy (GTK_WINDOW (self.window));
  await (is_gone (self.folder, "", name) && is_gone (self.folder, ".removed-", name));
  g_assert_null (driver_find_question ());
  fixture_close (&self);
}

/* All records are in the folder when that is told. */
static void
test_exported (void)
{
  g_autofree char *folder = g_dir_make_tmp ("medina-XXXXXX", NULL);
  g_autoptr (GFile) target = g_file_new_for_path (folder);
  Fixture self;

  fixture_open (&self);
  medina_history_window_export (MEDINA_HISTORY_WINDOW (self.window), target);
  await (driver_find (self.window, g_type_from_name ("AdwToastWidget")) != NULL);
  for (guint i = 0; i < GAMES; i++)
    {
      g_autoptr (MedinaHistoryEntry) entry =
        g_list_model_get_item (medina_history_get_entries (self.history), i);
      g_autofree char *path =
        g_build_filename (folder, medina_history_entry_get_name (entry), NULL);

      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
    }
  made_history_clear (folder);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  fixture_close (&self);
}

/* They come beside the list, and stay when it is closed. */
static void
test_statistics (void)
{
  GtkWidget *statistics;
  Fixture self;

  fixture_open (&self);
  gtk_widget_activate_action (GTK_WIDGET (self.list), "history.statistics", NULL);
  statistics = driver_await_window (MEDINA_TYPE_STATISTICS_WINDOW);
  gtk_window_close (GTK_WINDOW (self.window));
  driver_await_no_window (MEDINA_TYPE_HISTORY_WINDOW);
  g_assert_true (gtk_widget_get_mapped (statistics));
  gtk_window_close (GTK_WINDOW (statistics));
  driver_await_no_window (MEDINA_TYPE_STATISTICS_WINDOW);
  fixture_close (&self);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/history-window/listed", test_listed);
  g_test_add_func ("/history-window/searched", test_searched);
  g_test_add_func ("/history-window/narrowed", test_narrowed);
  g_test_add_func ("/history-window/sorted", test_sorted);
  g_test_add_func ("/history-window/opened", test_opened);
  g_test_add_func ("/history-window/removed", test_removed);
  g_test_add_func ("/history-window/removed-and-closed", test_removed_and_closed);
  g_test_add_func ("/history-window/exported", test_exported);
  g_test_add_func ("/history-window/statistics", test_statistics);
  return g_test_run ();
}
