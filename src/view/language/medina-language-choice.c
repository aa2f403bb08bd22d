/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-language-choice.h"

#include <errno.h>
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

/* --- In a thread ------------------------------------------------------------------------------ */

static void
write_in_thread (gpointer data, gpointer unused)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (medina_language_choice_write (g_task_get_task_data (task), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* There is one thread for them, which takes the choices in their order. */
void
medina_language_choice_write_async (const char *choice, GAsyncReadyCallback callback, gpointer data)
{
  static GThreadPool *writer;
  GTask *task;

  g_return_if_fail (choice != NULL);

  task = g_task_new (NULL, NULL, callback, data);
  g_task_set_source_tag (task, medina_language_choice_write_async);
  g_task_set_task_data (task, g_strdup (choice), g_free);
  if (writer == NULL)
    writer = g_thread_pool_new (write_in_thread, NULL, 1, FALSE, NULL);
  g_thread_pool_push (writer, task, NULL);
}

gboolean
medina_language_choice_write_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
