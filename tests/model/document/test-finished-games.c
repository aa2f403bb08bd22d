/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "document-fixture.h"
#include "document-sync.h"
#include "folder.h"
#include "made-history.h"
#include "medina-record-file.h"
#include "scripted-game.h"

/* A document whose store has a history: what becomes of its game when that ends. */

typedef struct
{
  DocumentFixture document;
  char *folder; /* of the history, below that of the slots' folder */
  MedinaHistory *history;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  document_fixture_set_up_in (&self->document, "games");
  self->folder = g_build_filename (self->document.folder, "history", NULL);
  self->history = medina_history_new (self->folder);
  medina_store_set_history (self->document.store, self->history);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  document_fixture_clear (&self->document);
  g_assert_finalize_object (self->history);
  g_free (self->folder);
}

static guint
count_kept (Fixture *self)
{
  return g_file_test (self->folder, G_FILE_TEST_IS_DIR) ? folder_count (self->folder) : 0;
}

static guint
count_slots (Fixture *self)
{
  g_autoptr (GPtrArray) playing =
    document_sync_list (self->document.store, MEDINA_STORE_SECTION_IN_PROGRESS);
  g_autoptr (GPtrArray) finished =
    document_sync_list (self->document.store, MEDINA_STORE_SECTION_FINISHED);

  return playing->len + finished->len;
}

static void
await_stored (Fixture *self)
{
  await (!medina_document_get_busy (self->document.document));
}

static void
play_to_end (Fixture *self)
{
  medina_game_set_automatic_end (self->document.game, TRUE);
  while (document_fixture_play_one (&self->document))
    document_fixture_await (&self->document);
  g_assert_true (medina_game_get_over (self->document.game));
  await_stored (self);
}

static GBytes *
read_kept (Fixture *self)
{
  GBytes *bytes;

  made_history_load (self->history);
  bytes = g_file_load_bytes (medina_history_entry_get_file (made_history_entry (self->history, 0)),
                             NULL, NULL, NULL);
  g_assert_nonnull (bytes);
  return bytes;
}

static void
close_document (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (document_sync_close (self->document.document, &error));
  g_assert_no_error (error);
  g_assert_finalize_object (self->document.document);
}

/* Something for document_fixture_clear to close. */
static void
put_new (Fixture *self)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  g_autoptr (MedinaGame) game = scripted_game_new (&setup);

  document_fixture_put (&self->document, medina_document_new (self->document.store, game));
}

static void
test_end (Fixture *self, gconstpointer data)
{
  MedinaHistoryEntry *entry;

  document_fixture_play (&self->document, 12);
  g_assert_cmpuint (count_kept (self), ==, 0);
  play_to_end (self);
  g_assert_cmpuint (count_kept (self), ==, 1);
  made_history_load (self->history);
  entry = made_history_entry (self->history, 0);
  g_assert_cmpint (medina_history_entry_get_state (entry), ==, MEDINA_HISTORY_READ);
  g_assert_cmpint (medina_history_entry_get_duration (entry), >=, 0);
  g_assert_cmpuint (medina_history_entry_get_length (entry), ==,
                    medina_game_get_length (self->document.game));
}

/* The slot is of no use any more when the document is closed. */
static void
test_closed (Fixture *self, gconstpointer data)
{
  play_to_end (self);
  close_document (self);
  g_assert_cmpuint (count_slots (self), ==, 0);
  g_assert_cmpuint (count_kept (self), ==, 1);
  put_new (self);
}

static guint
count_going_on (Fixture *self)
{
  guint count = 0;

  made_history_load (self->history);
  for (guint i = 0; i < made_history_count (self->history); i++)
    count += medina_history_entry_get_goes_on (made_history_entry (self->history, i));
  return count;
}

static void
undo (Fixture *self, guint placements)
{
  for (guint i = 0; i < placements; i++)
    medina_game_undo (self->document.game);
  await_stored (self);
}

static void
redo (Fixture *self, guint placements)
{
  for (guint i = 0; i < placements; i++)
    medina_game_redo (self->document.game);
  await_stored (self);
}

static gboolean
goes_on (Fixture *self)
{
  g_autoptr (GBytes) record = medina_document_get_record (self->document.document);

  return g_strstr_len (g_bytes_get_data (record, NULL), (gssize) g_bytes_get_size (record),
                       "\nGoesOnFrom=") != NULL;
}

/* The same end is the same game, and its file stays as it is; another end is another game. */
static void
test_ends_again (Fixture *self, gconstpointer data)
{
  g_autoptr (GBytes) before = NULL, after = NULL;

  play_to_end (self);
  before = read_kept (self);
  undo (self, 5);
  g_assert_false (medina_game_get_over (self->document.game));
  g_assert_true (goes_on (self));
  medina_player_set_name (medina_game_get_player (self->document.game, 0), "Zahra");
  redo (self, 5);
  g_assert_true (medina_game_get_over (self->document.game));
  g_assert_false (goes_on (self));
  g_assert_cmpuint (count_kept (self), ==, 1);
  after = read_kept (self);
  g_assert_true (g_bytes_equal (before, after));

  undo (self, 30);
  play_to_end (self);
  g_assert_cmpuint (count_kept (self), ==, 2);
  g_assert_cmpuint (count_going_on (self), ==, 1);
}

/* A game that was closed while it went on ends some other day. */
static void
test_resumed (Fixture *self, gconstpointer data)
{
  MedinaHistoryEntry *entry;

  document_fixture_play (&self->document, 12);
  close_document (self);
  g_assert_cmpuint (count_slots (self), ==, 1);
  document_fixture_put (&self->document, document_sync_resume_only (self->document.store));
  play_to_end (self);
  g_assert_cmpuint (count_kept (self), ==, 1);
  made_history_load (self->history);
  entry = made_history_entry (self->history, 0);
  g_assert_cmpint (medina_history_entry_get_duration (entry), >=, 0);
}

/* A program that ended before the history had the game: it is put there later. */
static void
test_left_in_slot (Fixture *self, gconstpointer data)
{
  medina_store_set_history (self->document.store, NULL);
  play_to_end (self);
  close_document (self);
  g_assert_cmpuint (count_slots (self), ==, 1);
  medina_store_set_history (self->document.store, self->history);
  document_fixture_put (&self->document, document_sync_resume_only (self->document.store));
  close_document (self);
  g_assert_cmpuint (count_kept (self), ==, 1);
  put_new (self);
}

/* Nobody has to open it for that. A game from elsewhere stays. */
static void
test_retired (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (4, 20);

  medina_store_set_history (self->document.store, NULL);
  play_to_end (self);
  close_document (self);
  document_fixture_put (&self->document,
                        medina_document_new_from_record (self->document.store, record));
  await_stored (self);
  close_document (self);
  g_assert_cmpuint (count_slots (self), ==, 2);
  medina_store_set_history (self->document.store, self->history);
  made_history_load (self->history);
  medina_store_retire_finished (self->document.store);
  await (made_history_count (self->history) == 1);
  await (count_slots (self) == 1);
  put_new (self);
}

/* --- Games from elsewhere --------------------------------------------------------------------- */

static void
load_finished (Fixture *self)
{
  g_autoptr (MedinaRecord) record = made_history_game (4, 20);
  g_autoptr (GFile) file = document_fixture_file (&self->document, "elsewhere.medina");
  g_autoptr (GError) error = NULL;

  g_assert_true (medina_record_save (record, file, NULL, NULL, &error));
  close_document (self);
  document_fixture_put (&self->document, document_sync_load (self->document.store, file, &error));
  g_assert_no_error (error);
}

/* It is not added, not even when its end is taken back and comes again, and the program ends
 * meanwhile. */
static void
test_file (Fixture *self, gconstpointer data)
{
  load_finished (self);
  undo (self, 3);
  redo (self, 3);
  g_assert_cmpuint (count_kept (self), ==, 0);
  close_document (self);
  document_fixture_put (&self->document, document_sync_resume_only (self->document.store));
  undo (self, 3);
  redo (self, 3);
  g_assert_cmpuint (count_kept (self), ==, 0);
  undo (self, 40);
  play_to_end (self);
  g_assert_cmpuint (count_kept (self), ==, 1);
  g_assert_cmpuint (count_going_on (self), ==, 1);
}

static void
test_clipboard (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (4, 20);

  close_document (self);
  document_fixture_put (&self->document,
                        medina_document_new_from_record (self->document.store, record));
  await_stored (self);
  g_assert_cmpuint (count_kept (self), ==, 0);
  close_document (self);
  g_assert_cmpuint (count_slots (self), ==, 1); /* nothing else has it */
  put_new (self);
}

/* Left and resumed, it is a second game then, which goes on from the first one. */
static void
end_another_day (Fixture *self)
{
  close_document (self);
  document_fixture_put (&self->document, document_sync_resume_only (self->document.store));
  play_to_end (self);
  g_assert_cmpuint (count_kept (self), ==, 2);
  g_assert_cmpuint (count_going_on (self), ==, 1);
}

/* A game from the history is looked at, taken back and played on: its file stays as it is. */
static void
test_from_history (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaRecord) record = made_history_game (4, 20);
  g_autoptr (GBytes) before = NULL, after = NULL;

  g_assert_true (medina_history_keep (self->history, record, 12, NULL));
  before = read_kept (self);
  close_document (self);
  document_fixture_put (&self->document,
                        medina_document_new_from_history (self->document.store, record));
  g_assert_false (medina_document_get_modified (self->document.document));
  g_assert_null (medina_document_get_file (self->document.document));
  undo (self, 20);
  g_assert_cmpuint (count_slots (self), ==, 0); /* it is locked */
  document_fixture_play (&self->document, 1);
  after = read_kept (self);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_cmpuint (count_kept (self), ==, 1);
  end_another_day (self);
}

/* --- Games that go on from another one -------------------------------------------------------- */

static void
branch_at (Fixture *self, guint cursor)
{
  g_autoptr (MedinaRecord) record = NULL;

  medina_game_seek (self->document.game, cursor);
  record = medina_document_branch (self->document.document);
  close_document (self);
  document_fixture_put (&self->document,
                        medina_document_new_from_record (self->document.store, record));
}

/* It is kept, and told apart from those that were played from their beginning, also when it was
 * left in between. */
static void
test_branch (Fixture *self, gconstpointer data)
{
  play_to_end (self);
  branch_at (self, 8);
  document_fixture_play (&self->document, 4);
  end_another_day (self);
}

/* From before the first placement it is another game with the same beginning. */
static void
test_branch_at_beginning (Fixture *self, gconstpointer data)
{
  play_to_end (self);
  branch_at (self, 8);
  document_fixture_play (&self->document, 2);
  branch_at (self, 0);
  play_to_end (self);
  g_assert_cmpuint (count_kept (self), ==, 2);
  g_assert_cmpuint (count_going_on (self), ==, 0);
}

/* --- No room ---------------------------------------------------------------------------------- */

/* That is said, and tried again; the slot keeps the game meanwhile. */
static void
test_no_room (Fixture *self, gconstpointer data)
{
  const char *text;

  folder_write (self->document.folder, "history", "in the way");
  medina_game_set_automatic_end (self->document.game, TRUE);
  while (document_fixture_play_one (&self->document))
    document_fixture_await (&self->document);
  await (medina_document_get_autosave_error (self->document.document) != NULL);
  text = medina_document_get_autosave_error (self->document.document);
  g_assert_nonnull (strstr (text, self->folder));
  g_assert_cmpint (g_unlink (self->folder), ==, 0);
  medina_document_retry (self->document.document);
  await (medina_document_get_autosave_error (self->document.document) == NULL);
  g_assert_cmpuint (count_kept (self), ==, 1);
}

#define ADD(path, test) g_test_add ("/finished-games/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("end", test_end);
  ADD ("closed", test_closed);
  ADD ("ends-again", test_ends_again);
  ADD ("resumed", test_resumed);
  ADD ("left-in-slot", test_left_in_slot);
  ADD ("retired", test_retired);
  ADD ("file", test_file);
  ADD ("clipboard", test_clipboard);
  ADD ("branch", test_branch);
  ADD ("branch-at-beginning", test_branch_at_beginning);
  ADD ("from-history", test_from_history);
  ADD ("no-room", test_no_room);
  return g_test_run ();
}
