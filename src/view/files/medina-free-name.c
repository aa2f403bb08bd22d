/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-free-name.h"

/* What is looked for; the thread has it to itself. */
typedef struct
{
  GFile *folder; /* all owned */
  char *plain;   /* without number and extension */
  MedinaPictureFormat format;
} Wanted;

static void
wanted_free (gpointer data)
{
  Wanted *self = data;

  g_object_unref (self->folder);
  g_free (self->plain);
  g_free (self);
}

/* "City" of "City", "City (2)" and "City.png". Transfer full. */
static char *
strip_name (const char *name)
{
  g_autoptr (GRegex) end =
    g_regex_new ("(?: \\([0-9]+\\))?(?:\\.(?:png|svg|pdf))?$", G_REGEX_CASELESS, 0, NULL);

  return g_regex_replace_literal (end, name, -1, 0, "", G_REGEX_MATCH_NOTEMPTY, NULL);
}

/* Transfer full. */
static GFile *
find_numbered (const Wanted *wanted, guint number)
{
  g_autofree char *numbered =
    number == 1 ? g_strdup (wanted->plain) : g_strdup_printf ("%s (%u)", wanted->plain, number);
  g_autofree char *name = medina_picture_format_rename (numbered, wanted->format);

  return g_file_get_child (wanted->folder, name);
}

static void
find_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  guint number = 1;
  GFile *candidate = find_numbered (data, number);

  while (g_file_query_exists (candidate, cancellable))
    {
      g_object_unref (candidate);
      candidate = find_numbered (data, ++number);
    }
  g_task_return_pointer (task, candidate, g_object_unref);
}

void
medina_free_name_find_async (GFile *file,
                             MedinaPictureFormat format,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer data)
{
  g_autoptr (GTask) task = NULL;
  g_autofree char *base = NULL;
  Wanted *wanted;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (format < MEDINA_PICTURE_FORMATS);

  task = g_task_new (NULL, cancellable, callback, data);
  base = g_file_get_basename (file);
  wanted = g_new0 (Wanted, 1);
  wanted->folder = g_file_get_parent (file);
  wanted->plain = strip_name (base);
  wanted->format = format;
  g_task_set_source_tag (task, medina_free_name_find_async);
  g_task_set_task_data (task, wanted, wanted_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, find_in_thread);
}

GFile *
medina_free_name_find_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
