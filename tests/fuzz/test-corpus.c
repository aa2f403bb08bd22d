/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stands in for the fuzzer: feeds a target with all files of the folders named by the arguments. */

#include "fuzz.h"

#include <glib.h>

static int
run_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;
  int n_files = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *contents = NULL;
      gsize length;

      g_file_get_contents (path, &contents, &length, &error);
      g_assert_no_error (error);
      g_print ("%s\n", path);
      LLVMFuzzerTestOneInput ((const uint8_t *) contents, length);
      n_files++;
    }
  return n_files;
}

int
main (int argc, char *argv[])
{
  int n_files = 0;

  for (int i = 1; i < argc; i++)
    n_files += run_folder (argv[i]);
  g_assert_cmpint (n_files, >, 0);
  return 0;
}
