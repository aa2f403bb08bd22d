/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records of format 1 in the folder golden: every version of the program must be able to read them,
 * and must find in them what their group Golden says. They never change. */

#include "medina-record-file.h"
#include "score.h"

static void
check_expectations (const MedinaRecord *record)
{
  const MdnPosition *position = &record->game.position;
  g_autoptr (GError) error = NULL;
  g_autofree int *totals = NULL;
  gsize n_totals;

  g_assert_cmpint (g_key_file_get_integer (record->keys, "Golden", "Placements", &error), ==,
                   record->game.cursor);
  g_assert_no_error (error);
  g_assert_cmpint (g_key_file_get_integer (record->keys, "Golden", "Undone", NULL), ==,
                   record->game.count - record->game.cursor);
  g_assert_cmpint (g_key_file_get_boolean (record->keys, "Golden", "Over", &error), ==,
                   mdn_position_is_over (position));
  g_assert_no_error (error);
  totals = g_key_file_get_integer_list (record->keys, "Golden", "Totals", &n_totals, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_totals, ==, position->rules.players);
  for (gsize i = 0; i < n_totals; i++)
    g_assert_cmpint (mdn_score (position, (int) i).total, ==, totals[i]);
}

static void
test_golden (gconstpointer path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaRecord) record = medina_record_load (file, NULL, NULL, &error);
  g_autoptr (GBytes) original = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr (GBytes) written = NULL;

  g_assert_no_error (error);
  check_expectations (record);
  written = medina_record_to_bytes (record, g_key_file_has_group (record->keys, "Resume")
                                              ? MEDINA_RECORD_RESUMABLE
                                              : MEDINA_RECORD_PLAIN);
  g_assert_cmpmem (g_bytes_get_data (written, NULL), g_bytes_get_size (written),
                   g_bytes_get_data (original, NULL), g_bytes_get_size (original));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;
  int n_tests = 0;

  g_test_init (&argc, &argv, NULL);

  folder = g_test_build_filename (G_TEST_DIST, "golden", NULL);
  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *test = g_strconcat ("/golden-records/", name, NULL);

      if (!g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
        continue;
      g_test_add_data_func_full (test, g_build_filename (folder, name, NULL), test_golden, g_free);
      n_tests++;
    }
  g_assert_cmpint (n_tests, >=, 12);
  return g_test_run ();
}
