/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-folder.h"

#include <glib/gstdio.h>

#include "random-record.h"

RecordFolder *
record_folder_new (void)
{
  RecordFolder *folder = g_new0 (RecordFolder, 1);
  g_autoptr (GError) error = NULL;

  folder->path = g_dir_make_tmp ("medina-record-XXXXXX", &error);
  g_assert_no_error (error);
  return folder;
}

static void
empty_folder (const RecordFolder *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder->path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = record_folder_path (folder, name);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

void
record_folder_free (RecordFolder *folder)
{
  empty_folder (folder);
  g_assert_cmpint (g_rmdir (folder->path), ==, 0);
  g_free (folder->path);
  g_free (folder);
}

char *
record_folder_path (const RecordFolder *folder, const char *name)
{
  return g_build_filename (folder->path, name, NULL);
}

GFile *
record_folder_file (const RecordFolder *folder, const char *name)
{
  g_autofree char *path = record_folder_path (folder, name);

  return g_file_new_for_path (path);
}

guint
record_folder_count (const RecordFolder *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder->path, 0, NULL);
  guint count = 0;

  while (g_dir_read_name (dir) != NULL)
    count++;
  return count;
}

char *
record_folder_read (const RecordFolder *folder, const char *name)
{
  g_autofree char *path = record_folder_path (folder, name);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
record_folder_write (const RecordFolder *folder, const char *name, const char *text)
{
  g_autofree char *path = record_folder_path (folder, name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static MedinaRecord *
record_of_seed (uint64_t seed, gboolean finished)
{
  const RandomRules rules = { .set = MDN_SECOND_EDITION, .players = 4 };
  MdnRandom random;

  mdn_random_seed (&random, seed);
  return finished ? random_finished_record (&rules, &random) : random_record (&rules, &random);
}

MedinaRecord *
record_folder_short_record (void)
{
  return record_of_seed (1, FALSE);
}

MedinaRecord *
record_folder_long_record (void)
{
  return record_of_seed (2, TRUE);
}

char *
record_folder_text (const MedinaRecord *record)
{
  g_autoptr (GBytes) bytes = medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}
