/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "folder.h"
#include "medina-document.h"
#include "medina-record-error.h"
#include "medina-record-file.h"
#include "random.h"
#include "table.h"

typedef struct
{
  char *folder;
  MedinaStore *store;
  MedinaGame *game;
  MedinaDocument *document;
  MdnRandom random;
  guint failures; /* of keeping the game, that were told */
} Desk;

static void
failed_cb (Desk *self, const char *message)
{
  g_assert_cmpstr (message, !=, "");
  self->failures++;
}

static void
put_on_desk (Desk *self, MedinaDocument *document)
{
  self->document = document;
  self->game = medina_document_get_game (document);
  g_signal_connect_swapped (document, "autosave-failed", G_CALLBACK (failed_cb), self);
}

static void
desk_set_up_in (Desk *self, const char *below)
{
  const MdnSetup setup = table_setup (MDN_SECOND_EDITION, 3);
  g_autofree char *slots = NULL;
  g_autoptr (MedinaGame) game = table_game (&setup);

  memset (self, 0, sizeof *self);
  mdn_random_seed (&self->random, 5);
  self->folder = folder_create ();
  slots = g_build_filename (self->folder, below, NULL);
  self->store = medina_store_new (slots);
  put_on_desk (self, medina_document_new (self->store, game));
}

static void
desk_set_up (Desk *self)
{
  desk_set_up_in (self, NULL);
}

static void
desk_clear (Desk *self)
{
  medina_document_discard (self->document, NULL);
  g_assert_finalize_object (self->document);
  g_object_unref (self->store);
  folder_remove (self->folder);
  g_free (self->folder);
}

static void
wait_until_kept (Desk *self)
{
  while (medina_game_is_held (self->game))
    g_main_context_iteration (NULL, TRUE);
}

static void
play (Desk *self, int placements)
{
  for (int i = 0; i < placements; i++)
    {
      if (medina_game_get_awaiting_end (self->game))
        medina_game_end_turn (self->game);
      g_assert_true (table_play_random (self->game, &self->random));
      wait_until_kept (self);
    }
}

/* The file of the only slot of the desk's folder; NULL if there is none yet. */
static char *
slot_name (Desk *self)
{
  g_autoptr (GDir) directory = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
      return g_strdup (name);
  return NULL;
}

static GFile *
file_in (Desk *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  return g_file_new_for_path (path);
}

/* As it is on the disk. */
static MedinaRecord *
read_slot (Desk *self)
{
  g_autofree char *name = slot_name (self);
  g_autoptr (GFile) file = name != NULL ? file_in (self, name) : NULL;

  return file != NULL ? medina_record_load (file, NULL, NULL, NULL) : NULL;
}

static void
replace_by_block (Desk *self, const char *name)
{
  g_autoptr (GFile) file = file_in (self, name);

  g_assert_true (g_file_delete (file, NULL, NULL));
  folder_block (self->folder, name);
}

/* A placement is on the disk before the next one is made; one that comes too early waits. */
static void
test_placements_wait (void)
{
  Desk desk;

  desk_set_up (&desk);
  for (int count = 1; count < 30; count++)
    {
      g_autoptr (MedinaRecord) record = NULL;

      if (medina_game_get_awaiting_end (desk.game))
        medina_game_end_turn (desk.game);
      wait_until_kept (&desk);
      g_assert_true (table_play_random (desk.game, &desk.random));
      g_assert_true (medina_game_is_held (desk.game));
      g_assert_cmpint (medina_game_get_engine_game (desk.game)->count, ==, count);
      wait_until_kept (&desk);
      record = read_slot (&desk);
      g_assert_nonnull (record);
      g_assert_cmpint (record->game.count, ==, count);
    }
  desk_clear (&desk);
}

/* Who plays is kept as soon as it changes. */
static void
test_seat_changes (void)
{
  MedinaPlayer *player;
  gboolean kept = FALSE;
  Desk desk;

  desk_set_up (&desk);
  player = medina_game_get_player (desk.game, 1);
  play (&desk, 3);
  medina_player_set_level (player, MEDINA_LEVEL_HARD);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  while (!kept)
    {
      g_autoptr (MedinaRecord) record = NULL;

      g_main_context_iteration (NULL, TRUE);
      record = read_slot (&desk);
      kept = record->seats[1].kind == MEDINA_SEAT_COMPUTER &&
             record->seats[1].level == MEDINA_LEVEL_HARD;
    }
  desk_clear (&desk);
}

static void
test_early_placement (void)
{
  Desk desk;
  const MdnGame *game;

  desk_set_up (&desk);
  game = medina_game_get_engine_game (desk.game);
  play (&desk, 2);
  if (medina_game_get_awaiting_end (desk.game))
    medina_game_end_turn (desk.game);
  wait_until_kept (&desk);
  g_assert_true (table_play_random (desk.game, &desk.random));
  if (medina_game_get_awaiting_end (desk.game))
    medina_game_end_turn (desk.game);
  g_assert_true (table_play_random (desk.game, &desk.random));
  g_assert_cmpint (game->count, ==, 3);
  while (game->count == 3)
    g_main_context_iteration (NULL, TRUE);
  wait_until_kept (&desk);
  g_assert_cmpint (game->count, ==, 4);
  desk_clear (&desk);
}

/* Undo history, a turn that awaits its end and the piece in hand come back. */
static void
test_resume (void)
{
  Desk desk;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  MdnGame before;
  MedinaDocument *resumed;
  gboolean awaiting;

  desk_set_up (&desk);
  play (&desk, 20);
  medina_game_undo (desk.game);
  medina_game_undo (desk.game);
  medina_game_set_selected_piece (desk.game, MDN_WALL);
  before = *medina_game_get_engine_game (desk.game);
  awaiting = medina_game_get_awaiting_end (desk.game);
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_finalize_object (desk.document);

  list = medina_store_list (desk.store, NULL);
  g_assert_cmpuint (list->len, ==, 1);
  resumed =
    medina_document_resume (desk.store, ((MedinaSlotContents *) list->pdata[0])->id, &error);
  g_assert_no_error (error);
  put_on_desk (&desk, resumed);
  g_assert_cmpmem (&before.position, sizeof before.position, medina_game_get_position (desk.game),
                   sizeof before.position);
  g_assert_cmpint (medina_game_get_engine_game (desk.game)->count, ==, before.count);
  g_assert_cmpint (medina_game_get_engine_game (desk.game)->cursor, ==, before.cursor);
  g_assert_true (medina_game_get_awaiting_end (desk.game) == awaiting);
  g_assert_cmpint (medina_game_get_selected_piece (desk.game), ==, MDN_WALL);
  medina_game_redo (desk.game);
  wait_until_kept (&desk);
  desk_clear (&desk);
}

/* A game in which nothing was placed leaves nothing behind. */
static void
test_nothing_placed (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;

  desk_set_up (&desk);
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_cmpuint (folder_count (desk.folder), ==, 0);
  desk_clear (&desk);
}

/* Without a place to keep it the game goes on, and the people are told once. It does not count as put
 * away. */
static void
test_cannot_be_kept (void)
{
  g_autoptr (GError) error = NULL;
  Desk desk;

  desk_set_up_in (&desk, "file/games");
  folder_write (desk.folder, "file", "");
  play (&desk, 6);
  g_assert_cmpuint (desk.failures, ==, 1);
  g_assert_cmpint (medina_game_get_engine_game (desk.game)->count, ==, 6);
  g_assert_false (medina_document_get_kept (desk.document));
  g_assert_false (medina_document_put_away (desk.document, &error));
  g_assert_nonnull (error);
  desk_clear (&desk);
}

/* A game that is nowhere is not put away as if it were kept; once it can be, it is. */
static void
test_put_away_nowhere (void)
{
  Desk desk;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *file = NULL;

  desk_set_up_in (&desk, "file");
  file = g_build_filename (desk.folder, "file", NULL);
  folder_write (desk.folder, "file", "");
  play (&desk, 6);
  g_assert_false (medina_document_put_away (desk.document, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);

  g_assert_cmpint (g_unlink (file), ==, 0);
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_no_error (error);
  list = medina_store_list (desk.store, &error);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_true (
    medina_store_remove (desk.store, ((MedinaSlotContents *) list->pdata[0])->id, &error));
  g_assert_cmpint (g_rmdir (file), ==, 0);
  desk_clear (&desk);
}

/* The folder may come to be lost while the game is played: it is made again. */
static void
test_folder_lost (void)
{
  Desk desk;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *slots = NULL;

  desk_set_up_in (&desk, "games");
  slots = g_build_filename (desk.folder, "games", NULL);
  play (&desk, 2);
  folder_remove (slots);
  play (&desk, 1);
  g_assert_cmpuint (desk.failures, ==, 1);
  play (&desk, 2);
  g_assert_cmpuint (desk.failures, ==, 1);

  folder_remove (slots);
  g_assert_false (medina_document_put_away (desk.document, &error));
  g_clear_error (&error);
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_no_error (error);
  list = medina_store_list (desk.store, &error);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpint (((MedinaSlotContents *) list->pdata[0])->record->game.count, ==, 5);
  folder_remove (slots);
  desk_clear (&desk);
}

/* Where no lock can be made the game can be gone on with all the same, and stays where it was. */
static void
test_resume_without_lock (void)
{
  Desk desk;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *lock = NULL;
  const char *id;

  desk_set_up (&desk);
  play (&desk, 4);
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_finalize_object (desk.document);
  list = medina_store_list (desk.store, &error);
  id = ((MedinaSlotContents *) list->pdata[0])->id;
  lock = g_strconcat (id, ".lock", NULL);
  folder_block (desk.folder, lock);

  put_on_desk (&desk, medina_document_resume (desk.store, id, &error));
  g_assert_no_error (error);
  g_assert_cmpint (medina_game_get_engine_game (desk.game)->count, ==, 4);
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_cmpuint (folder_count (desk.folder), ==, 2);
  folder_unblock (desk.folder, lock);
  desk_clear (&desk);
}

/* Given up, but still there: somebody has to know. */
static void
test_cannot_be_given_up (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  desk_set_up (&desk);
  play (&desk, 2);
  name = slot_name (&desk);
  replace_by_block (&desk, name);
  play (&desk, 2);
  g_assert_cmpuint (desk.failures, ==, 1);
  g_assert_false (medina_document_discard (desk.document, &error));
  g_assert_nonnull (strstr (error->message, name));
  folder_unblock (desk.folder, name);
  desk_clear (&desk);
}

/* --- Files ------------------------------------------------------------------------------------ */

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
save (Desk *self, GFile *file, gboolean replace, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_save_async (self->document, file, replace, result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return medina_document_save_finish (self->document, result, error);
}

static MedinaDocument *
load (Desk *self, GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_document_load_async (self->store, file, NULL, result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return medina_document_load_finish (result, error);
}

static void
test_save_and_load (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  MedinaDocument *loaded;

  desk_set_up (&desk);
  file = file_in (&desk, "evening.medina");
  g_assert_false (medina_document_get_modified (desk.document));
  play (&desk, 15);
  g_assert_true (medina_document_get_modified (desk.document));
  g_assert_cmpstr (medina_document_get_title (desk.document), ==, "");
  save (&desk, file, FALSE, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (desk.document));
  g_assert_cmpstr (medina_document_get_title (desk.document), ==, "evening");

  medina_game_undo (desk.game);
  g_assert_true (medina_document_get_modified (desk.document));
  medina_game_redo (desk.game);
  g_assert_false (medina_document_get_modified (desk.document));
  wait_until_kept (&desk);

  loaded = load (&desk, file, &error);
  g_assert_no_error (error);
  g_assert_false (medina_document_get_modified (loaded));
  g_assert_cmpmem (medina_game_get_position (medina_document_get_game (loaded)),
                   sizeof (MdnPosition), medina_game_get_position (desk.game),
                   sizeof (MdnPosition));
  g_assert_finalize_object (loaded);
  desk_clear (&desk);
}

static void
test_changed_by_others (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  desk_set_up (&desk);
  file = file_in (&desk, "evening.medina");
  play (&desk, 3);
  g_assert_true (save (&desk, file, FALSE, &error));
  folder_write (desk.folder, "evening.medina", "something else");
  play (&desk, 1);
  g_assert_false (save (&desk, NULL, FALSE, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_CHANGED);
  g_clear_error (&error);
  g_assert_true (medina_document_get_modified (desk.document));
  g_assert_true (save (&desk, NULL, TRUE, &error));
  g_assert_false (medina_document_get_modified (desk.document));
  desk_clear (&desk);
}

static void
test_bad_file (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  desk_set_up (&desk);
  file = file_in (&desk, "picture.medina");
  folder_write (desk.folder, "picture.medina", "\x89PNG\r\n");
  g_assert_null (load (&desk, file, &error));
  g_assert_nonnull (error);
  desk_clear (&desk);
}

/* What was saved is not lost where nothing can be kept, and there is nothing to complain about. */
static void
test_saved_instead (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  desk_set_up_in (&desk, "file/games");
  folder_write (desk.folder, "file", "");
  file = file_in (&desk, "evening.medina");
  play (&desk, 3);
  g_assert_true (save (&desk, file, FALSE, &error));
  play (&desk, 1);
  g_assert_false (medina_document_put_away (desk.document, &error));
  g_clear_error (&error);
  g_assert_true (save (&desk, NULL, FALSE, &error));
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_no_error (error);
  desk_clear (&desk);
}

/* After a crash the game is still the one of its file. */
static void
test_resumes_file (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GPtrArray) list = NULL;

  desk_set_up (&desk);
  file = file_in (&desk, "evening.medina");
  play (&desk, 4);
  g_assert_true (save (&desk, file, FALSE, &error));
  g_assert_true (medina_document_put_away (desk.document, &error));
  g_assert_finalize_object (desk.document);
  list = medina_store_list (desk.store, NULL);
  put_on_desk (&desk, medina_document_resume (desk.store,
                                              ((MedinaSlotContents *) list->pdata[0])->id, &error));
  g_assert_true (g_file_equal (medina_document_get_file (desk.document), file));
  g_assert_true (save (&desk, NULL, FALSE, &error));
  g_assert_no_error (error);
  desk_clear (&desk);
}

/* There is nothing to go on with in a finished game that a file has, whatever turn is looked at. */
static void
test_finished_in_file (void)
{
  Desk desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GPtrArray) list = NULL;

  desk_set_up (&desk);
  file = file_in (&desk, "finished.medina");
  while (!medina_game_get_over (desk.game))
    if (medina_game_get_awaiting_end (desk.game))
      medina_game_end_turn (desk.game);
    else
      play (&desk, 1);
  g_assert_true (save (&desk, file, FALSE, &error));
  medina_game_seek (desk.game, 5);
  g_assert_false (medina_game_get_over (desk.game));
  g_assert_true (medina_game_get_finished (desk.game));
  g_assert_true (medina_document_put_away (desk.document, &error));
  list = medina_store_list (desk.store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 0);
  desk_clear (&desk);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/seat-changes", test_seat_changes);
  g_test_add_func ("/document/placements-wait", test_placements_wait);
  g_test_add_func ("/document/early-placement", test_early_placement);
  g_test_add_func ("/document/resume", test_resume);
  g_test_add_func ("/document/nothing-placed", test_nothing_placed);
  g_test_add_func ("/document/cannot-be-kept", test_cannot_be_kept);
  g_test_add_func ("/document/put-away-nowhere", test_put_away_nowhere);
  g_test_add_func ("/document/folder-lost", test_folder_lost);
  g_test_add_func ("/document/resume-without-lock", test_resume_without_lock);
  g_test_add_func ("/document/cannot-be-given-up", test_cannot_be_given_up);
  g_test_add_func ("/document/save-and-load", test_save_and_load);
  g_test_add_func ("/document/changed-by-others", test_changed_by_others);
  g_test_add_func ("/document/bad-file", test_bad_file);
  g_test_add_func ("/document/saved-instead", test_saved_instead);
  g_test_add_func ("/document/resumes-file", test_resumes_file);
  g_test_add_func ("/document/finished-in-file", test_finished_in_file);
  return g_test_run ();
}
