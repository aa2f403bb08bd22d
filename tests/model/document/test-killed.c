/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "await.h"
#include "folder.h"
#include "document-sync.h"
#include "medina-document.h"
#include "random.h"
#include "scripted-game.h"

enum
{
  ROUNDS = 200,  /* of playing and being killed */
  OVER = 0xffff, /* instead of a number of placements: the game is about to be dropped */
};

/* --- The program that is killed --------------------------------------------------------------- */

/* The game that was left, or a new one. */
static MedinaDocument *
pick_up (MedinaStore *store)
{
  g_autoptr (MedinaSlotContents) left = document_sync_find (store);
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 4);
  g_autoptr (MedinaGame) game = NULL;

  if (left != NULL)
    return document_sync_resume (store, left->id, NULL);
  game = scripted_game_new (&setup);
  return medina_document_new (store, game);
}

static void
say (guint16 count, guint16 placement)
{
  const guint16 word[2] = { count, placement };

  if (write (STDOUT_FILENO, word, sizeof word) != sizeof word)
    _exit (3);
}

/* Says which placements are on the disk: how many, and the last one. */
static void
acknowledge (MedinaGame *game)
{
  const MdnGame *engine = medina_game_get_engine_game (game);

  say ((guint16) engine->count, engine->placements[engine->count - 1]);
}

static void
play_until_killed (const char *folder, guint64 seed)
{
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (MedinaDocument) document = pick_up (store);
  MedinaGame *game = medina_document_get_game (document);
  MdnRandom random;

  mdn_random_seed (&random, seed);
  medina_game_set_automatic_end (game, TRUE);
  while (scripted_game_play_random_through (medina_document_get_gate (document), &random))
    {
      document_sync_await_stored (document);
      acknowledge (game);
    }
  say (OVER, 0);
  document_sync_discard (document, NULL);
  _exit (0);
}

/* --- The test that kills it ------------------------------------------------------------------- */

typedef struct
{
  gboolean over;
  int count;
  MdnPlacement placements[MDN_MAX_PLACEMENTS];
} Known;

static pid_t
start (const char *program, const char *folder, guint64 seed, int *output)
{
  int ends[2];
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

      dup2 (ends[1], STDOUT_FILENO);
      close (ends[0]);
      close (ends[1]);
      execl (program, program, "--play", folder, text, NULL);
      _exit (2);
    }
  close (ends[1]);
  *output = ends[0];
  return child;
}

/* FALSE at the end of the output. */
static gboolean
note (int output, Known *known)
{
  guint16 word[2];

  if (read (output, word, sizeof word) != sizeof word)
    return FALSE;
  known->over = word[0] == OVER;
  if (known->over)
    return TRUE;
  known->count = word[0];
  known->placements[word[0] - 1] = word[1];
  return TRUE;
}

/* Everything that was acknowledged is there; a placement more may be, too. */
static void
check_slot (MedinaStore *store, const Known *known)
{
  g_autoptr (MedinaSlotContents) slot = document_sync_find (store);
  const MdnGame *game;

  if (slot == NULL && (known->count == 0 || known->over))
    return;
  g_assert_nonnull (slot);
  game = &slot->record->game;
  g_assert_cmpint (game->count, >=, known->count);
  g_assert_cmpint (game->count, <=, known->count + 1);
  g_assert_cmpmem (game->placements, sizeof (MdnPlacement) * (gsize) known->count,
                   known->placements, sizeof (MdnPlacement) * (gsize) known->count);
}

static void
learn (MedinaStore *store, Known *known)
{
  g_autoptr (MedinaSlotContents) slot = document_sync_find (store);

  known->count = 0;
  known->over = FALSE;
  if (slot == NULL)
    return;
  known->count = slot->record->game.count;
  memcpy (known->placements, slot->record->game.placements, sizeof known->placements);
}

static void
test_killed (gconstpointer program)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  Known known = { 0 };
  MdnRandom random;

  mdn_random_seed (&random, 20);
  for (int round = 0; round < ROUNDS; round++)
    {
      int output, status = 0;
      const pid_t child = start (program, folder, (guint64) round, &output);
      int left = (int) mdn_random_below (&random, 12);

      while (left-- > 0 && note (output, &known))
        ;
      kill (child, SIGKILL);
      while (note (output, &known))
        ;
      close (output);
      waitpid (child, &status, 0);
      if (WIFEXITED (status))
        g_assert_cmpint (WEXITSTATUS (status), ==, 0);
      check_slot (store, &known);
      learn (store, &known);
    }
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    play_until_killed (argv[2], g_ascii_strtoull (argv[3], NULL, 10));
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/killed/nothing-is-lost", argv[0], test_killed);
  return g_test_run ();
}
