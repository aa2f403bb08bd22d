/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-language-choice.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>

enum
{
  LONGEST = 64, /* bytes: more is not the code of a language, and nobody wants to read it */
};

char *
medina_language_choice_get_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "medina", "language", NULL);
}

static gboolean
set_error_from_errno (GError **error, int number)
{
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (number),
                       g_strerror (number));
  return FALSE;
}

/* Makes a text of whatever is in the file. */
static char *
tidy (const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) MIN (length, LONGEST));

  return g_strdup (g_strstrip (valid));
}

char *
medina_language_choice_read (GError **error)
{
  g_autofree char *path = medina_language_choice_get_path ();
  g_autofree char *text = NULL;
  g_autoptr (GError) problem = NULL;
  gsize length;

  if (g_file_get_contents (path, &text, &length, &problem))
    return tidy (text, length);
  if (g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return g_strdup ("");
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

static gboolean
remove_choice (const char *path, GError **error)
{
  if (g_unlink (path) == 0 || errno == ENOENT)
    return TRUE;
  return set_error_from_errno (error, errno);
}

gboolean
medina_language_choice_write (const char *choice, GError **error)
{
  g_autofree char *path = medina_language_choice_get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *line = NULL;

  g_return_val_if_fail (choice != NULL, FALSE);

  if (*choice == '\0')
    return remove_choice (path, error);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return set_error_from_errno (error, errno);
  line = g_strconcat (choice, "\n", NULL);
  return g_file_set_contents_full (path, line, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}
