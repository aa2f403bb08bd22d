/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <utime.h>

#include "folder.h"
#include "document-sync.h"
#include "medina-safe-file.h"
#include "medina-store.h"
#include "record-bytes.h"

static GBytes *
create_record (gboolean finished)
{
  return record_bytes_random (11, 3, finished ? MDN_MAX_PLACEMENTS : 0);
}

static GBytes *
create_bytes (void)
{
  return create_record (FALSE);
}

static MedinaSlot *
create_written_slot (MedinaStore *store)
{
  g_autoptr (GBytes) bytes = create_bytes ();
  g_autoptr (GError) error = NULL;
  MedinaSlot *slot = medina_store_create_slot (store, &error);

  g_assert_no_error (error);
  medina_slot_write (slot, MEDINA_STORE_SECTION_IN_PROGRESS, bytes, &error);
  g_assert_no_error (error);
  return slot;
}

static void
set_time (const char *folder, const char *name, time_t changed)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  struct utimbuf times = { changed, changed };

  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

static guint
count_listed (MedinaStore *store)
{
  g_autoptr (GPtrArray) list = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);

  return list->len;
}

/* A slot is listed when it belongs to nobody, and can be taken over then, by one only. */
static void
test_ownership (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  MedinaSlot *slot = create_written_slot (store), *taken;
  g_autofree char *id = g_strdup (medina_slot_get_id (slot));
  MedinaRecord *record = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (count_listed (store), ==, 0);
  g_assert_null (medina_store_resume (store, id, &record, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);

  g_object_unref (slot);
  g_assert_cmpuint (count_listed (store), ==, 1);
  taken = medina_store_resume (store, id, &record, &error);
  g_assert_no_error (error);
  g_assert_cmpint (record->game.setup.rules.players, ==, 3);
  g_assert_cmpuint (count_listed (store), ==, 0);
  medina_record_free (record);
  g_assert_finalize_object (taken);
  folder_remove (folder);
}

static void
test_discard (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  MedinaSlot *slot = create_written_slot (store);
  g_autoptr (GError) error = NULL;

  g_assert_true (medina_slot_discard (slot, &error));
  g_assert_no_error (error);
  g_assert_finalize_object (slot);
  g_assert_cmpuint (count_listed (store), ==, 0);
  g_assert_cmpuint (folder_count (folder), ==, 0);
  folder_remove (folder);
}

static void
test_remove (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  MedinaSlot *slot = create_written_slot (store);
  g_autofree char *id = g_strdup (medina_slot_get_id (slot));
  g_autoptr (GError) error = NULL;

  g_assert_false (medina_store_remove (store, id, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_cmpuint (folder_count (folder), ==, 2);
  g_object_unref (slot);
  g_assert_true (medina_store_remove (store, id, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (folder_count (folder), ==, 0);
  folder_remove (folder);
}

#define ONE_ID     "123e4567-e89b-12d3-a456-426614174000"
#define ANOTHER_ID "223e4567-e89b-12d3-a456-426614174000"

/* A folder in the place of the file, which cannot be removed. */
static void
test_cannot_be_removed (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (GError) error = NULL;
  MedinaSlot *slot = medina_store_create_slot (store, &error);
  g_autofree char *id = g_strdup (medina_slot_get_id (slot));
  g_autofree char *name = g_strconcat (id, MEDINA_RECORD_SUFFIX, NULL);

  folder_block (folder, name);
  g_assert_false (medina_slot_discard (slot, &error));
  g_assert_nonnull (strstr (error->message, name));
  g_clear_error (&error);
  g_assert_finalize_object (slot);
  g_assert_false (medina_store_remove (store, id, &error));
  g_assert_nonnull (strstr (error->message, name));
  g_assert_cmpuint (count_listed (store), ==, 1);
  folder_unblock (folder, name);
  folder_remove (folder);
}

/* Where no lock can be made, as on a full disk, games can be read and removed, but not resumed. */
static void
test_no_lock (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (GBytes) bytes = create_bytes ();
  g_autoptr (GError) error = NULL;
  MedinaRecord *record = NULL;

  folder_write (folder, ONE_ID ".medina", g_bytes_get_data (bytes, NULL));
  folder_block (folder, ONE_ID ".lock");
  g_assert_cmpuint (count_listed (store), ==, 1);
  g_assert_null (medina_store_resume (store, ONE_ID, &record, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (record);
  g_clear_pointer (&record, medina_record_free);
  g_clear_error (&error);
  g_assert_true (medina_store_remove (store, ONE_ID, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_listed (store), ==, 0);
  folder_unblock (folder, ONE_ID ".lock");
  folder_remove (folder);
}

/* What cannot be read is listed like the others, with the reason, and stays until it is removed. */
static void
test_unreadable (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  MedinaSlot *slot = create_written_slot (store);
  g_autoptr (GPtrArray) list = NULL;
  const MedinaSlotContents *newer, *damaged;

  folder_write (folder, ONE_ID ".medina", "[Medina]\nFormat=99\n");
  folder_write (folder, ANOTHER_ID ".medina", "milk");
  set_time (folder, ONE_ID ".medina", 2000);
  set_time (folder, ANOTHER_ID ".medina", 1000);
  g_object_unref (slot);
  list = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);
  g_assert_cmpuint (list->len, ==, 3);
  g_assert_no_error (((MedinaSlotContents *) list->pdata[0])->error);
  newer = list->pdata[1];
  damaged = list->pdata[2];
  g_assert_cmpstr (newer->id, ==, ONE_ID);
  g_assert_null (newer->record);
  g_assert_error (newer->error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_FORMAT);
  g_assert_error (damaged->error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NO_RECORD);
  g_assert_cmpint (damaged->changed, ==, 1000);
  g_assert_cmpuint (folder_count (folder), ==, 3);
  g_assert_true (medina_store_remove (store, ANOTHER_ID, NULL));
  g_assert_cmpuint (count_listed (store), ==, 2);
  folder_remove (folder);
}

/* Files that are no slots are neither listed nor touched. */
static void
test_strangers (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);

  folder_write (folder, "holiday.medina", "[Medina]\nFormat=1\n");
  folder_write (folder, "notes.txt", "milk");
  g_assert_cmpuint (count_listed (store), ==, 0);
  g_assert_cmpuint (folder_count (folder), ==, 2);
  folder_remove (folder);
}

/* Slots written by a program that is gone: their locks are only files. */
static void
test_left_behind (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (GBytes) bytes = create_bytes ();

  folder_write (folder, ONE_ID ".medina", g_bytes_get_data (bytes, NULL));
  folder_write (folder, ONE_ID ".lock", "");
  g_assert_cmpuint (count_listed (store), ==, 1);
  folder_remove (folder);
}

/* What a killed program left of a file that it was writing goes after a while. */
static void
test_sweeps (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);

  folder_write (folder, MEDINA_SAFE_FILE_PREFIX "AAAAAA", "half");
  folder_write (folder, MEDINA_SAFE_FILE_PREFIX "BBBBBB", "half");
  set_time (folder, MEDINA_SAFE_FILE_PREFIX "AAAAAA", 1000);
  g_assert_cmpuint (count_listed (store), ==, 0);
  g_assert_cmpuint (folder_count (folder), ==, 1);
  folder_remove (folder);
}

/* What earlier versions left among the games in progress is put where it belongs, and can be had
 * from there. Written as a game in progress again, it goes back. */
static void
test_sections (void)
{
  g_autofree char *folder = folder_create ();
  g_autofree char *folder_of_finished = g_build_filename (folder, "finished", NULL);
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (GBytes) bytes = create_record (TRUE), other = create_bytes ();
  g_autoptr (GPtrArray) finished = NULL;
  g_autoptr (MedinaRecord) record = NULL;
  MedinaSlot *slot;

  folder_write (folder, ONE_ID ".medina", g_bytes_get_data (bytes, NULL));
  folder_write (folder, ANOTHER_ID ".medina", g_bytes_get_data (other, NULL));
  set_time (folder, ONE_ID ".medina", 1000);
  g_assert_cmpuint (count_listed (store), ==, 1);
  finished = document_sync_list (store, MEDINA_STORE_SECTION_FINISHED);
  g_assert_cmpuint (finished->len, ==, 1);
  g_assert_cmpstr (((MedinaSlotContents *) finished->pdata[0])->id, ==, ONE_ID);
  g_assert_cmpint (((MedinaSlotContents *) finished->pdata[0])->changed, ==, 1000);
  g_assert_cmpuint (folder_count (folder_of_finished), ==, 1);

  slot = medina_store_resume (store, ONE_ID, &record, NULL);
  g_assert_true (mdn_position_is_over (&record->game.position));
  g_assert_true (medina_slot_write (slot, MEDINA_STORE_SECTION_IN_PROGRESS, other, NULL));
  g_assert_finalize_object (slot);
  g_assert_cmpuint (count_listed (store), ==, 2);
  g_assert_cmpuint (folder_count (folder_of_finished), ==, 0);
  g_assert_cmpint (g_rmdir (folder_of_finished), ==, 0);
  folder_remove (folder);
}

/* Page by page, the latest first; it does not matter if the last one that was seen is gone. */
static void
test_pages (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (GBytes) bytes = create_bytes ();
  MedinaSlotContents *last = NULL;
  gboolean more = TRUE;

  for (int i = 0; i < 10; i++)
    {
      g_autofree char *name = g_strdup_printf ("%d23e4567-e89b-12d3-a456-426614174000.medina", i);

      folder_write (folder, name, g_bytes_get_data (bytes, NULL));
      set_time (folder, name, 1000 + i / 2); /* two at a time */
    }
  for (int page = 0; page < 4; page++)
    {
      g_autoptr (GPtrArray) list =
        medina_store_list (store, MEDINA_STORE_SECTION_IN_PROGRESS, last, 3, NULL, &more, NULL);

      g_clear_pointer (&last, medina_slot_contents_free);
      g_assert_cmpuint (list->len, ==, page < 3 ? 3 : 1);
      g_assert_true (more == (page < 3));
      for (guint i = 0; i < list->len; i++)
        g_assert_cmpint (((MedinaSlotContents *) list->pdata[i])->changed, ==,
                         1004 - (page * 3 + (int) i) / 2);
      last = g_ptr_array_steal_index (list, list->len - 1);
      g_assert_true (medina_store_remove (store, last->id, NULL));
    }
  medina_slot_contents_free (last);
  folder_remove (folder);
}

static void
test_cancelled (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GBytes) bytes = create_bytes ();
  g_autoptr (GError) error = NULL;

  folder_write (folder, ONE_ID ".medina", g_bytes_get_data (bytes, NULL));
  g_cancellable_cancel (cancellable);
  g_assert_null (medina_store_list (store, MEDINA_STORE_SECTION_IN_PROGRESS, NULL, 3, cancellable,
                                    NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  folder_remove (folder);
}

static void
test_no_folder (void)
{
  g_autofree char *folder = folder_create ();
  g_autofree char *below = g_build_filename (folder, "file", "games", NULL);
  g_autoptr (MedinaStore) store = medina_store_new (below);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (count_listed (store), ==, 0); /* before anything is kept there is none */
  folder_write (folder, "file", "");
  g_assert_null (
    medina_store_list (store, MEDINA_STORE_SECTION_IN_PROGRESS, NULL, 1, NULL, NULL, &error));
  g_assert_nonnull (strstr (error->message, below));
  g_clear_error (&error);
  g_assert_null (medina_store_create_slot (store, &error));
  g_assert_nonnull (strstr (error->message, below));
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/a-slot-belongs-to-one-at-a-time", test_ownership);
  g_test_add_func ("/store/a-discarded-slot-leaves-no-file", test_discard);
  g_test_add_func ("/store/only-a-free-slot-is-removed", test_remove);
  g_test_add_func ("/store/a-slot-that-stays-is-told", test_cannot_be_removed);
  g_test_add_func ("/store/without-a-lock-games-are-read-and-removed", test_no_lock);
  g_test_add_func ("/store/unreadable-games-are-listed-with-the-reason", test_unreadable);
  g_test_add_func ("/store/other-files-are-left-alone", test_strangers);
  g_test_add_func ("/store/locks-left-behind-do-not-lock", test_left_behind);
  g_test_add_func ("/store/half-written-files-are-swept", test_sweeps);
  g_test_add_func ("/store/finished-games-go-to-their-section", test_sections);
  g_test_add_func ("/store/games-are-listed-in-pages", test_pages);
  g_test_add_func ("/store/listing-can-be-cancelled", test_cancelled);
  g_test_add_func ("/store/an-unreadable-folder-is-told", test_no_folder);
  return g_test_run ();
}
