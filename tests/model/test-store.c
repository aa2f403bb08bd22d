/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <utime.h>

#include "folder.h"
#include "medina-safe-file.h"
#include "medina-store.h"

static GBytes *
create_bytes (void)
{
  const MdnRules rules = mdn_rules (MDN_SECOND_EDITION, 3);
  g_autoptr (MedinaRecord) record = NULL;
  MdnRandom random;
  MdnSetup setup;

  mdn_random_seed (&random, 11);
  setup = mdn_setup_draw (&rules, &random);
  record = medina_record_new (&setup);
  return medina_record_to_bytes (record, MEDINA_RECORD_RESUMABLE);
}

static MedinaSlot *
create_written_slot (MedinaStore *store)
{
  g_autoptr (GBytes) bytes = create_bytes ();
  g_autoptr (GError) error = NULL;
  MedinaSlot *slot = medina_store_create_slot (store, &error);

  g_assert_no_error (error);
  medina_slot_write (slot, bytes, &error);
  g_assert_no_error (error);
  return slot;
}

static guint
count_listed (MedinaStore *store)
{
  g_autoptr (GPtrArray) list = medina_store_list (store);

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

  medina_slot_discard (slot);
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

  medina_store_remove (store, id);
  g_assert_cmpuint (folder_count (folder), ==, 2);
  g_object_unref (slot);
  medina_store_remove (store, id);
  g_assert_cmpuint (folder_count (folder), ==, 0);
  folder_remove (folder);
}

/* What is no slot, and what cannot be read, is neither listed nor touched. */
static void
test_strangers (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);

  folder_write (folder, "holiday.medina", "[Medina]\nFormat=1\n");
  folder_write (folder, "notes.txt", "milk");
  folder_write (folder, "123e4567-e89b-12d3-a456-426614174000.medina", "[Medina]\nFormat=99\n");
  g_assert_cmpuint (count_listed (store), ==, 0);
  g_assert_cmpuint (folder_count (folder), ==, 3);
  folder_remove (folder);
}

/* Slots written by a program that is gone: their locks are only files. */
static void
test_left_behind (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (GBytes) bytes = create_bytes ();

  folder_write (folder, "123e4567-e89b-12d3-a456-426614174000.medina",
                g_bytes_get_data (bytes, NULL));
  folder_write (folder, "123e4567-e89b-12d3-a456-426614174000.lock", "");
  g_assert_cmpuint (count_listed (store), ==, 1);
  folder_remove (folder);
}

/* What a killed program left of a file that it was writing goes after a while. */
static void
test_sweeps (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autofree char *old = g_build_filename (folder, MEDINA_SAFE_FILE_PREFIX "AAAAAA", NULL);
  struct utimbuf long_ago = { 1000, 1000 };

  folder_write (folder, MEDINA_SAFE_FILE_PREFIX "AAAAAA", "half");
  folder_write (folder, MEDINA_SAFE_FILE_PREFIX "BBBBBB", "half");
  g_assert_cmpint (g_utime (old, &long_ago), ==, 0);
  g_assert_cmpuint (count_listed (store), ==, 0);
  g_assert_cmpuint (folder_count (folder), ==, 1);
  folder_remove (folder);
}

static void
test_no_folder (void)
{
  g_autofree char *folder = folder_create ();
  g_autofree char *below = g_build_filename (folder, "file", "games", NULL);
  g_autoptr (MedinaStore) store = medina_store_new (below);
  g_autoptr (GError) error = NULL;

  folder_write (folder, "file", "");
  g_assert_cmpuint (count_listed (store), ==, 0);
  g_assert_null (medina_store_create_slot (store, &error));
  g_assert_nonnull (error);
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/ownership", test_ownership);
  g_test_add_func ("/store/discard", test_discard);
  g_test_add_func ("/store/remove", test_remove);
  g_test_add_func ("/store/strangers", test_strangers);
  g_test_add_func ("/store/left-behind", test_left_behind);
  g_test_add_func ("/store/sweeps", test_sweeps);
  g_test_add_func ("/store/no-folder", test_no_folder);
  return g_test_run ();
}
