/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-folder.h"

#include <stdlib.h>

#include <glib.h>
#include <glib/gstdio.h>

static char *folder;

static void
empty (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      if (g_file_test (below, G_FILE_TEST_IS_DIR) && !g_file_test (below, G_FILE_TEST_IS_SYMLINK))
        empty (below);
      g_remove (below);
    }
}

static void
remove_folder (void)
{
  empty (folder);
  g_remove (folder);
  g_clear_pointer (&folder, g_free);
}

const char *
fuzz_folder (void)
{
  if (folder == NULL)
    {
      folder = g_strdup ("/dev/shm/medina-fuzz-XXXXXX");
      if (g_mkdtemp (folder) == NULL)
        {
          g_free (folder);
          folder = g_dir_make_tmp ("medina-fuzz-XXXXXX", NULL);
        }
      g_assert_nonnull (folder);
      atexit (remove_folder);
    }
  return folder;
}

void
fuzz_folder_empty (void)
{
  empty (fuzz_folder ());
}
