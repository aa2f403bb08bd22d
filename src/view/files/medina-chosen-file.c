/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-chosen-file.h"

#include "medina-shown-name.h"

static gboolean
is_from_portal (GFile *file)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) portal = g_file_new_for_path (path);

  return g_file_has_prefix (file, portal);
}

GFile *
medina_chosen_file_rename (GFile *file, const char *name)
{
  g_autoptr (GFile) folder = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  folder = g_file_get_parent (file);
  if (folder == NULL || is_from_portal (file))
    return NULL;
  return g_file_get_child (folder, name);
}

static char *
get_words (GFile *file, guint columns)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);

  return medina_shown_name_to_words (name, columns);
}

char *
medina_chosen_file_get_words (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return get_words (file, MEDINA_SHOWN_NAME_FILE);
}

char *
medina_chosen_file_get_long_words (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return get_words (file, 2 * MEDINA_SHOWN_NAME_FILE);
}
