/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "await.h"
#include "folder.h"
#include "made-history.h"

enum
{
  ROUNDS = 200, /* of a game that is removed and restored at once */
};

typedef struct
{
  char *folder;
  MedinaHistory *history;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = folder_create ();
  self->history = medina_history_new (self->folder);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_assert_finalize_object (self->history);
  folder_remove (self->folder);
  g_free (self->folder);
}

static void
keep (Fixture *self, const MedinaRecord *record, gint64 played)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (medina_history_keep (self->history, record, played, &error));
  g_assert_no_error (error);
}

static GBytes *
read_entry (MedinaHistoryEntry *entry)
{
  GBytes *bytes = g_file_load_bytes (medina_history_entry_get_file (entry), NULL, NULL, NULL);

  g_assert_nonnull (bytes);
  return bytes;
}

/* --- What an entry says ----------------------------------------------------------------------- */

static void
check_seats (MedinaHistoryEntry *entry, const MedinaRecord *record)
{
  const MdnPosition *position = &record->game.position;
  const unsigned winners = mdn_score_winners (position);

  g_assert_cmpuint (medina_history_entry_get_n_seats (entry), ==, position->rules.players);
  for (guint seat = 0; seat < position->rules.players; seat++)
    {
      const MdnScore score = mdn_score (position, (int) seat);
      const MedinaSeat *shown = medina_history_entry_get_seat (entry, seat);

      g_assert_cmpmem (medina_history_entry_get_score (entry, seat), sizeof score, &score,
                       sizeof score);
      g_assert_cmpstr (shown->name, ==, record->seats[seat].name);
      g_assert_cmpint (shown->kind, ==, record->seats[seat].kind);
      g_assert_cmpint (medina_history_entry_get_won (entry, seat), ==, winners >> seat & 1);
    }
}

static void
test_entry (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (1, 20);
  MedinaHistoryEntry *entry;

  keep (self, record, 754);
  made_history_load (self->history);
  g_assert_cmpuint (made_history_count (self->history), ==, 1);
  entry = made_history_entry (self->history, 0);
  g_assert_cmpint (medina_history_entry_get_state (entry), ==, MEDINA_HISTORY_READ);
  g_assert_cmpint (medina_history_entry_get_date (entry), ==, g_date_time_to_unix (record->date));
  g_assert_cmpint (medina_history_entry_get_duration (entry), ==, 754);
  g_assert_cmpuint (medina_history_entry_get_length (entry), ==, record->game.count);
  g_assert_true (g_str_has_prefix (medina_history_entry_get_name (entry), "2026-11-20-183000-"));
  check_seats (entry, record);
}

/* Who has won is first; all others have as many before them as have won or more points. */
static void
test_ranks (Fixture *self, gconstpointer data)
{
  made_history_fill (self->folder, 60, 60);
  made_history_load (self->history);
  for (guint i = 0; i < made_history_count (self->history); i++)
    {
      MedinaHistoryEntry *entry = made_history_entry (self->history, i);
      const guint seats = medina_history_entry_get_n_seats (entry);

      for (guint seat = 0; seat < seats; seat++)
        {
          guint before = 0;

          for (guint other = 0; other < seats; other++)
            before += other != seat && (medina_history_entry_get_won (entry, other) ||
                                        medina_history_entry_get_score (entry, other)->total >
                                          medina_history_entry_get_score (entry, seat)->total);
          g_assert_cmpuint (medina_history_entry_get_rank (entry, seat), ==,
                            medina_history_entry_get_won (entry, seat) ? 1 : 1 + before);
        }
    }
}

/* The record is the whole game, and can be had from a thread. */
static void
test_record (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (1, 20), read = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  MedinaHistoryEntry *entry;

  keep (self, record, -1);
  made_history_load (self->history);
  entry = made_history_entry (self->history, 0);
  g_assert_cmpint (medina_history_entry_get_duration (entry), ==, -1);
  medina_history_entry_load_async (entry, NULL, await_result_cb, &result);
  await (result != NULL);
  read = medina_history_entry_load_finish (entry, result, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (read->game.placements, sizeof (MdnPlacement) * (gsize) read->game.count,
                   record->game.placements, sizeof (MdnPlacement) * (gsize) record->game.count);
  g_clear_object (&result);
}

/* --- Kept once -------------------------------------------------------------------------------- */

/* Whatever its players are called by then, the same game is the one that is there. */
static void
test_same (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (1, 20);
  g_autoptr (GBytes) before = NULL, after = NULL;

  keep (self, record, 10);
  made_history_load (self->history);
  before = read_entry (made_history_entry (self->history, 0));
  g_free (record->seats[0].name);
  record->seats[0].name = g_strdup ("Somebody Else");
  keep (self, record, 99);
  await_quiet ();
  g_assert_cmpuint (made_history_count (self->history), ==, 1);
  after = read_entry (made_history_entry (self->history, 0));
  g_assert_true (g_bytes_equal (before, after));
  g_assert_cmpuint (folder_count (self->folder), ==, 1);
}

/* Other placements, or another beginning, make another game. It is listed by itself, the latest
 * first. */
static void
test_others (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (1, 20), other = made_history_game (2, 20),
                           later = made_history_game (1, 21);

  made_history_load (self->history);
  g_assert_cmpuint (made_history_count (self->history), ==, 0);
  keep (self, record, 10);
  keep (self, later, 10);
  keep (self, other, 10);
  await (made_history_count (self->history) == 3);
  await (medina_history_get_unread (self->history) == 0);
  check_seats (made_history_entry (self->history, 0), later);
  for (guint i = 1; i < 3; i++)
    g_assert_cmpint (medina_history_entry_get_date (made_history_entry (self->history, i - 1)), >=,
                     medina_history_entry_get_date (made_history_entry (self->history, i)));
}

/* --- Many games ------------------------------------------------------------------------------- */

static void
count_cb (guint *changes)
{
  (*changes)++;
}

/* The list is there in one change; it does not change when it is loaded once more. */
static void
test_many (Fixture *self, gconstpointer data)
{
  enum
  {
    GAMES = 300,
  };
  GListModel *entries = medina_history_get_entries (self->history);
  guint changes = 0;
  gpointer first;

  made_history_fill (self->folder, GAMES, 30);
  g_signal_connect_swapped (entries, "items-changed", G_CALLBACK (count_cb), &changes);
  made_history_load (self->history);
  g_assert_cmpuint (changes, ==, 1);
  g_assert_cmpuint (made_history_count (self->history), ==, GAMES);
  for (guint i = 0; i < GAMES; i++)
    g_assert_cmpint (medina_history_entry_get_state (made_history_entry (self->history, i)), ==,
                     MEDINA_HISTORY_READ);
  first = made_history_entry (self->history, 0);
  made_history_load (self->history);
  g_assert_cmpuint (changes, ==, 1);
  g_assert_true (made_history_entry (self->history, 0) == first);
  g_signal_handlers_disconnect_by_data (entries, &changes);
}

/* Who looks no longer gets nothing any more. */
static void
test_left (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaHistory) history = medina_history_new (self->folder);

  made_history_fill (self->folder, 120, 10);
  medina_history_load (history);
  await (g_list_model_get_n_items (medina_history_get_entries (history)) > 0);
  g_assert_cmpuint (medina_history_get_unread (history), >, 0);
  g_assert_finalize_object (g_steal_pointer (&history));
  await_quiet ();
}

/* --- What is wrong ---------------------------------------------------------------------------- */

static void
check_broken (MedinaHistoryEntry *entry)
{
  g_assert_cmpint (medina_history_entry_get_state (entry), ==, MEDINA_HISTORY_BROKEN);
  g_assert_cmpstr (medina_history_entry_get_error (entry), !=, "");
  g_assert_cmpuint (medina_history_entry_get_n_seats (entry), ==, 0);
  g_assert_null (medina_history_entry_get_setup (entry));
  g_assert_cmpint (medina_history_entry_get_duration (entry), ==, -1);
}

static void
test_broken (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (1, 20);
  g_autoptr (GBytes) unfinished = NULL;

  keep (self, record, 10);
  mdn_game_seek (&record->game, 12);
  unfinished = medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);
  mdn_game_seek (&record->game, record->game.count);
  folder_write (self->folder, "zzz.medina", g_bytes_get_data (unfinished, NULL));
  folder_write (self->folder, "2026-11-30-000000-0.medina", "[Medina]\nFormat=1\nRules=none\n");
  folder_write (self->folder, "9999-99-99-999999-0.medina", "");
  folder_write (self->folder, "other.txt", "something else");
  folder_block (self->folder, "folder.medina");
  made_history_load (self->history);
  g_assert_cmpuint (made_history_count (self->history), ==, 5);
  for (guint i = 0; i < 4; i++)
    check_broken (made_history_entry (self->history, i));
  check_seats (made_history_entry (self->history, 4), record);
  folder_unblock (self->folder, "folder.medina");
}

/* A sentence says why; when there is room again all goes well. */
static void
test_no_room (void)
{
  g_autofree char *folder = folder_create ();
  g_autofree char *below = g_build_filename (folder, "history", NULL);
  g_autoptr (MedinaHistory) history = medina_history_new (below);
  g_autoptr (MedinaRecord) record = made_history_game (1, 20);
  g_autoptr (GError) error = NULL;

  folder_write (folder, "history", "in the way");
  g_assert_false (medina_history_keep (history, record, 1, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, below));
  made_history_load (history);
  g_assert_nonnull (strstr (medina_history_get_error (history), below));
  g_assert_cmpint (g_unlink (below), ==, 0);
  g_clear_error (&error);
  g_assert_true (medina_history_keep (history, record, 1, &error));
  g_assert_no_error (error);
  made_history_load (history);
  g_assert_null (medina_history_get_error (history));
  g_assert_cmpuint (made_history_count (history), ==, 1);
  folder_remove (folder);
}

/* A file that somebody deletes is gone from the list when that is loaded anew. */
static void
test_gone (Fixture *self, gconstpointer data)
{
  made_history_fill (self->folder, 3, 3);
  made_history_load (self->history);
  g_file_delete (medina_history_entry_get_file (made_history_entry (self->history, 1)), NULL, NULL);
  made_history_load (self->history);
  g_assert_cmpuint (made_history_count (self->history), ==, 2);
}

/* --- Removing --------------------------------------------------------------------------------- */

static void
test_remove (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaHistoryEntry) entry = NULL;
  g_autoptr (GBytes) before = NULL, after = NULL;
  g_autoptr (GError) error = NULL;

  made_history_fill (self->folder, 3, 3);
  made_history_load (self->history);
  entry = g_object_ref (made_history_entry (self->history, 1));
  before = read_entry (entry);
  g_assert_true (made_history_remove (self->history, entry, &error));
  g_assert_cmpuint (made_history_count (self->history), ==, 2);
  made_history_load (self->history);
  g_assert_cmpuint (made_history_count (self->history), ==, 2);
  g_assert_true (made_history_restore (self->history, entry, &error));
  g_assert_true (made_history_entry (self->history, 1) == entry);
  after = read_entry (entry);
  g_assert_true (g_bytes_equal (before, after));

  g_assert_true (made_history_remove (self->history, entry, &error));
  medina_history_drop (self->history, entry);
  await (folder_count (self->folder) == 2);
  g_assert_false (made_history_restore (self->history, entry, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (made_history_count (self->history), ==, 2);
}

/* What is asked for last is what comes of it: no two threads are at work at once. */
static void
test_undone_at_once (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaHistoryEntry) entry = NULL;
  GAsyncResult *removed[ROUNDS] = { NULL }, *restored[ROUNDS] = { NULL };

  made_history_fill (self->folder, 3, 3);
  made_history_load (self->history);
  entry = g_object_ref (made_history_entry (self->history, 1));
  for (guint i = 0; i < ROUNDS; i++)
    {
      medina_history_remove_async (self->history, entry, await_result_cb, &removed[i]);
      medina_history_restore_async (self->history, entry, await_result_cb, &restored[i]);
    }
  g_assert_cmpuint (made_history_count (self->history), ==, 2);
  for (guint i = 0; i < ROUNDS; i++)
    {
      await (removed[i] != NULL && restored[i] != NULL);
      g_assert_true (medina_history_remove_finish (self->history, removed[i], NULL));
      g_assert_true (medina_history_restore_finish (self->history, restored[i], NULL));
      g_clear_object (&removed[i]);
      g_clear_object (&restored[i]);
    }
  g_assert_true (made_history_entry (self->history, 1) == entry);
  g_assert_cmpuint (folder_count (self->folder), ==, 3);
  made_history_load (self->history);
  g_assert_cmpuint (made_history_count (self->history), ==, 3);
}

static void
never_three_cb (GListModel *entries)
{
  g_assert_cmpuint (g_list_model_get_n_items (entries), <, 3);
}

/* A game that is removed while files are looked for is not found. */
static void
test_removed_while_found (Fixture *self, gconstpointer data)
{
  GListModel *entries = medina_history_get_entries (self->history);
  g_autoptr (MedinaHistoryEntry) entry = NULL;
  g_autoptr (GAsyncResult) removed = NULL;

  made_history_fill (self->folder, 3, 3);
  made_history_load (self->history);
  entry = g_object_ref (made_history_entry (self->history, 1));
  medina_history_load (self->history);
  await_pending ();
  medina_history_remove_async (self->history, entry, await_result_cb, &removed);
  g_signal_connect (entries, "items-changed", G_CALLBACK (never_three_cb), NULL);
  await (removed != NULL && medina_history_get_unread (self->history) == 0);
  g_assert_true (medina_history_remove_finish (self->history, removed, NULL));
  g_assert_cmpuint (made_history_count (self->history), ==, 2);
  g_signal_handlers_disconnect_by_func (entries, never_three_cb, NULL);
}

/* What cannot be moved out of sight is in the list again. */
static void
test_removed_in_vain (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaHistoryEntry) entry = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  made_history_fill (self->folder, 3, 3);
  made_history_load (self->history);
  entry = g_object_ref (made_history_entry (self->history, 1));
  name = g_strconcat (".removed-", medina_history_entry_get_name (entry), NULL);
  folder_block (self->folder, name);
  g_assert_false (made_history_remove (self->history, entry, &error));
  g_assert_nonnull (strstr (error->message, medina_history_entry_get_name (entry)));
  g_assert_true (made_history_entry (self->history, 1) == entry);
  g_assert_true (g_file_query_exists (medina_history_entry_get_file (entry), NULL));
  folder_unblock (self->folder, name);
}

/* Nobody else keeps the history until a file is out of sight. */
static void
test_removed_last (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaHistory) history = medina_history_new (self->folder);
  g_autoptr (GAsyncResult) removed = NULL;
  gpointer left = history;

  made_history_fill (self->folder, 1, 1);
  made_history_load (history);
  medina_history_remove_async (history, made_history_entry (history, 0), await_result_cb, &removed);
  g_object_add_weak_pointer (left, &left);
  g_clear_object (&history);
  await (removed != NULL);
  g_clear_object (&removed);
  await (left == NULL);
  made_history_load (self->history);
  g_assert_cmpuint (made_history_count (self->history), ==, 0);
}

/* What a program that was killed has left is removed some time later, not at once. */
static void
test_left_over (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaHistoryEntry) entry = NULL;
  g_autofree char *removed = NULL;
  struct utimbuf long_ago = { 1000, 1000 };

  made_history_fill (self->folder, 2, 2);
  made_history_load (self->history);
  entry = g_object_ref (made_history_entry (self->history, 0));
  g_assert_true (made_history_remove (self->history, entry, NULL));
  made_history_load (self->history);
  g_assert_cmpuint (folder_count (self->folder), ==, 2);
  removed = g_strdup_printf ("%s/.removed-%s", self->folder, medina_history_entry_get_name (entry));
  g_assert_cmpint (g_utime (removed, &long_ago), ==, 0);
  made_history_load (self->history);
  g_assert_cmpuint (folder_count (self->folder), ==, 1);
}

#define ADD(path, test) g_test_add ("/history/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("entry", test_entry);
  ADD ("ranks", test_ranks);
  ADD ("record", test_record);
  ADD ("same-game", test_same);
  ADD ("other-games", test_others);
  ADD ("many", test_many);
  ADD ("left", test_left);
  ADD ("broken", test_broken);
  g_test_add_func ("/history/no-room", test_no_room);
  ADD ("gone", test_gone);
  ADD ("remove", test_remove);
  ADD ("an-undo-at-once-wins", test_undone_at_once);
  ADD ("removed-while-files-are-looked-for", test_removed_while_found);
  ADD ("removed-in-vain", test_removed_in_vain);
  ADD ("removed-by-the-last-who-has-it", test_removed_last);
  ADD ("left-over", test_left_over);
  return g_test_run ();
}
