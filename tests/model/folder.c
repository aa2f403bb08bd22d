/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "folder.h"

#include <errno.h>
#include <glib/gstdio.h>

char *
folder_create (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("medina-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

void
folder_write (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

guint
folder_count (const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  guint count = 0;

  while (g_dir_read_name (directory) != NULL)
    count++;
  return count;
}

void
folder_remove (const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        folder_remove (path);
      else if (g_unlink (path) != 0)
        g_assert_cmpint (errno, ==, ENOENT); /* a thread that comes to its end has removed it */
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

void
folder_block (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *below = g_build_filename (path, "full", NULL);

  g_assert_cmpint (g_mkdir_with_parents (below, 0700), ==, 0);
}

void
folder_unblock (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *below = g_build_filename (path, "full", NULL);

  g_assert_cmpint (g_rmdir (below), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}
