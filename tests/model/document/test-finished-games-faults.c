/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "await.h"
#include "document-sync.h"
#include "failing-calls.h"
#include "folder.h"
#include "made-history.h"
#include "scripted-game.h"

/* A program that is killed, or whose disk fails, at any step while a game ends and moves from its
 * slot into the history. At the next start the game is in one of the two, whole. */

enum
{
  LEFT = 4,         /* placements that are left to be played */
  MOST_CALLS = 200, /* that the end of a game can take */
};

/* --- The program whose calls fail ------------------------------------------------------------- */

static MedinaStore *
open_store (const char *folder)
{
  g_autofree char *slots = g_build_filename (folder, "games", NULL);
  g_autofree char *finished = g_build_filename (folder, "history", NULL);
  g_autoptr (MedinaHistory) history = medina_history_new (finished);
  MedinaStore *store = medina_store_new (slots);

  medina_store_set_history (store, history);
  return store;
}

/* A game that is about to end. */
static MedinaGame *
create_game (void)
{
  g_autoptr (MedinaRecord) record = made_history_game (1, 20);

  for (int i = 0; i < LEFT; i++)
    mdn_game_undo (&record->game);
  record->game.count = record->game.cursor;
  return medina_game_new_from_record (record);
}

static int
get_least (void)
{
  g_autoptr (MedinaRecord) record = made_history_game (1, 20);

  return record->game.count - LEFT + 1;
}

/* All but the first placement fails. */
static void
end_game (const char *folder, FailingKind kind, guint at, int number)
{
  g_autoptr (MedinaStore) store = open_store (folder);
  g_autoptr (MedinaGame) game = create_game ();
  g_autoptr (MedinaDocument) document = medina_document_new (store, game);
  MdnRandom random;
  guint calls = 0;
  g_auto (GStrv) names = NULL;
  g_autofree char *made = NULL;

  mdn_random_seed (&random, 1);
  medina_game_set_automatic_end (game, TRUE);
  scripted_game_play_random_through (medina_document_get_gate (document), &random);
  document_sync_await_stored (document);
  failing_calls_begin (kind, at, TRUE, number);
  while (scripted_game_play_random_through (medina_document_get_gate (document), &random))
    await (!medina_document_get_busy (document));
  await (!medina_document_get_busy (document));
  document_sync_close (document, NULL);
  made = failing_calls_end ();
  names = g_strsplit (made, " ", -1);
  calls = made[0] != '\0' ? g_strv_length (names) : 0;
  _exit (calls > at ? EXIT_SUCCESS : EXIT_FAILURE);
}

/* --- The next start --------------------------------------------------------------------------- */

static void
play_on (MedinaStore *store)
{
  g_autoptr (MedinaDocument) document = document_sync_resume_only (store);
  MdnRandom random;

  mdn_random_seed (&random, 1);
  medina_game_set_automatic_end (medina_document_get_game (document), TRUE);
  while (scripted_game_play_random_through (medina_document_get_gate (document), &random))
    await (!medina_document_get_busy (document));
  await (!medina_document_get_busy (document));
  g_assert_true (document_sync_close (document, NULL));
}

static void
check_history (MedinaHistory *history)
{
  MedinaHistoryEntry *entry;

  made_history_load (history);
  await (made_history_count (history) == 1 && medina_history_get_unread (history) == 0);
  entry = made_history_entry (history, 0);
  g_assert_cmpint (medina_history_entry_get_state (entry), ==, MEDINA_HISTORY_READ);
  g_assert_cmpuint (medina_history_entry_get_length (entry), >=, get_least ());
}

static gboolean
is_empty (MedinaStore *store)
{
  g_autoptr (MedinaSlotContents) slot = document_sync_find (store);

  return slot == NULL;
}

/* What was placed before is never lost, and a game that has ended comes into the history by
 * itself. */
static void
start_again (const char *folder)
{
  g_autoptr (MedinaStore) store = open_store (folder);
  MedinaHistory *history = medina_store_get_history (store);
  g_autoptr (MedinaSlotContents) slot = document_sync_find (store);

  made_history_load (history);
  g_assert_cmpuint (made_history_count (history), <=, 1);
  if (slot == NULL)
    {
      check_history (history);
      return;
    }
  g_assert_cmpint (slot->record->game.count, >=, get_least ());
  if (!mdn_position_is_over (&slot->record->game.position))
    {
      g_assert_cmpuint (made_history_count (history), ==, 0);
      play_on (store);
    }
  medina_store_retire_finished (store);
  check_history (history);
  await (is_empty (store));
}

/* --- Step by step ----------------------------------------------------------------------------- */

static int
run (const char *program, const char *folder, FailingKind kind, guint at, int number)
{
  g_autofree char *how = g_strdup_printf ("%d", (int) kind);
  g_autofree char *when = g_strdup_printf ("%u", at);
  g_autofree char *why = g_strdup_printf ("%d", number);
  const pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      execl (program, program, "--end", folder, how, when, why, NULL);
      _exit (2);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

/* Until no call is left that could fail. */
static void
fail_everywhere (const char *program, FailingKind kind, int number)
{
  guint at = 0;
  int status;

  do
    {
      g_autofree char *folder = folder_create ();

      status = run (program, folder, kind, at, number);
      g_assert_cmpint (status, !=, 2);
      start_again (folder);
      folder_remove (folder);
    }
  while (status != EXIT_FAILURE && ++at < MOST_CALLS);
  g_assert_cmpuint (at, >, 8);
  g_assert_cmpuint (at, <, MOST_CALLS);
}

static void
test_killed (gconstpointer program)
{
  fail_everywhere (program, FAILING_DEATH, 0);
}

static void
test_full (gconstpointer program)
{
  fail_everywhere (program, FAILING_ERROR, ENOSPC);
}

int
main (int argc, char **argv)
{
  if (argc == 6 && g_str_equal (argv[1], "--end"))
    end_game (argv[2], (FailingKind) atoi (argv[3]), (guint) atoi (argv[4]), atoi (argv[5]));
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/finished-games-faults/killed-at-every-step", argv[0], test_killed);
  g_test_add_data_func ("/finished-games-faults/disk-full-at-every-step", argv[0], test_full);
  return g_test_run ();
}
