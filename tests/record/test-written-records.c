/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is written is the same, byte for byte, on every system: as in the files of the folder
 * written. */

#include <string.h>

#include "medina-record-file.h"
#include "record-bytes.h"

static GBytes *
read_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "written", name, NULL);
  g_autoptr (GError) error = NULL;
  gsize length;
  char *text;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, length);
}

static void
assert_written (const MedinaRecord *record, MedinaRecordExtent extent, const char *name)
{
  g_autoptr (GBytes) expected = read_file (name);
  g_autoptr (GBytes) bytes = medina_record_to_bytes (record, extent);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autofree char *expected_text =
    g_strndup (g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));

  g_assert_cmpstr (text, ==, expected_text);
}

static MedinaRecord *
make_record (void)
{
  const MdnSetup setup = { .rules = mdn_rules (MDN_FIRST_EDITION, 2),
                           .well = MDN_NO_SPACE,
                           .merchant = MDN_NO_SPACE };
  MedinaRecord *record = medina_record_new (&setup);

  g_date_time_unref (record->date);
  record->date = g_date_time_new_utc (2026, 11, 20, 18, 30, 0);
  g_free (record->seats[0].name);
  record->seats[0].name = g_strdup (" Aisha; Omar \\ ");
  record->seats[1].kind = MEDINA_SEAT_COMPUTER;
  return record;
}

static void
test_from_scratch (void)
{
  g_autoptr (MedinaRecord) record = make_record ();

  assert_written (record, MEDINA_RECORD_PLAIN, "scratch.medina");
}

/* Keys of others that were set, as documents do. */
static void
test_with_others (void)
{
  g_autoptr (MedinaRecord) record = make_record ();

  record->start_chosen = record->resume.screens = TRUE;
  g_key_file_set_string (record->keys, MEDINA_RECORD_RESUME_GROUP, "File", "file:///a.medina");
  g_key_file_set_string (record->keys, "Other", "Key", "value");
  assert_written (record, MEDINA_RECORD_RESUMABLE, "scratch-resumable.medina");
  assert_written (record, MEDINA_RECORD_PLAIN, "scratch-plain.medina");
}

/* What was read is written with its order and remarks, one group more or less, and once again. */
static void
test_read (gconstpointer name)
{
  g_autoptr (GBytes) bytes = read_file (name);
  g_autoptr (MedinaRecord) record = record_bytes_read (bytes);
  g_autoptr (MedinaRecord) copy = medina_record_copy (record);

  assert_written (record, MEDINA_RECORD_PLAIN, "odd-plain.medina");
  assert_written (record, MEDINA_RECORD_RESUMABLE, "odd-resumable.medina");
  assert_written (copy, MEDINA_RECORD_PLAIN, "odd-plain.medina");
}

/* A group that was not there comes, and goes again. */
static void
test_group_added (void)
{
  g_autoptr (GBytes) bytes = read_file ("odd-plain.medina");
  g_autoptr (MedinaRecord) record = record_bytes_read (bytes);
  g_autoptr (GBytes) resumable = NULL;
  g_autoptr (MedinaRecord) resumed = NULL;

  assert_written (record, MEDINA_RECORD_PLAIN, "odd-plain.medina");
  assert_written (record, MEDINA_RECORD_RESUMABLE, "odd-added.medina");
  resumable = medina_record_to_bytes (record, MEDINA_RECORD_RESUMABLE);
  resumed = record_bytes_read (resumable);
  assert_written (resumed, MEDINA_RECORD_PLAIN, "odd-plain.medina");
  assert_written (resumed, MEDINA_RECORD_RESUMABLE, "odd-added.medina");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/written-records/a-new-record-is-always-the-same", test_from_scratch);
  g_test_add_func ("/written-records/keys-of-others-are-written", test_with_others);
  g_test_add_data_func ("/written-records/what-was-read-keeps-its-order", "odd.medina", test_read);
  g_test_add_data_func ("/written-records/what-was-resumed-keeps-its-order", "odd-resumable.medina",
                        test_read);
  g_test_add_func ("/written-records/the-group-resume-comes-and-goes", test_group_added);

  return g_test_run ();
}
