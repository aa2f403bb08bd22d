/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-clipboard.h"

#include "medina-record-carrier.h"
#include "medina-record-picture.h"

#define PICTURE_TYPE "image/png"

enum
{
  BLOCK = 65536, /* bytes that are read at once */
};

void
medina_game_clipboard_set_picture (GdkClipboard *clipboard, GBytes *picture)
{
  g_autoptr (GdkContentProvider) provider = NULL;

  g_return_if_fail (GDK_IS_CLIPBOARD (clipboard));
  g_return_if_fail (picture != NULL);

  provider = gdk_content_provider_new_for_bytes (PICTURE_TYPE, picture);
  gdk_clipboard_set_content (clipboard, provider);
}

/* --- Reading ------------------------------------------------------------------------------------- */

/* Takes the task and the bytes over. */
static void
return_record (GTask *task, GBytes *bytes)
{
  g_autoptr (GTask) reading = task;
  g_autoptr (GBytes) carrier = bytes;
  GError *error = NULL;
  MedinaRecord *record = medina_record_new_from_carrier (carrier, NULL, &error);

  if (record != NULL)
    g_task_return_pointer (reading, record, (GDestroyNotify) medina_record_free);
  else
    g_task_return_error (reading, error);
}

/* Takes the task over. What another program did not hand over is nothing that a person could mend. */
static void
return_nothing (GTask *task)
{
  return_record (task, g_bytes_new_static ("", 0));
}

static void
text_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (text != NULL)
    return_record (data, g_bytes_new_take (text, strlen (text)));
  else
    return_nothing (data);
}

static void read_block (GInputStream *stream, GTask *task);

/* It ends with the picture, or where no picture is as large. */
static void
block_cb (GObject *stream, GAsyncResult *result, gpointer data)
{
  GByteArray *picture = g_task_get_task_data (data);
  g_autoptr (GBytes) block =
    g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, NULL);

  if (block == NULL)
    {
      return_nothing (data);
      return;
    }
  g_byte_array_append (picture, g_bytes_get_data (block, NULL), (guint) g_bytes_get_size (block));
  if (g_bytes_get_size (block) > 0 && picture->len <= MEDINA_RECORD_PICTURE_LIMIT)
    read_block (G_INPUT_STREAM (stream), data);
  else
    return_record (data, g_bytes_new (picture->data, picture->len));
}

static void
read_block (GInputStream *stream, GTask *task)
{
  g_input_stream_read_bytes_async (stream, BLOCK, G_PRIORITY_DEFAULT, g_task_get_cancellable (task),
                                   block_cb, task);
}

static void
picture_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (GInputStream) stream =
    gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, NULL);

  if (stream == NULL)
    {
      return_nothing (data);
      return;
    }
  g_task_set_task_data (data, g_byte_array_new (), (GDestroyNotify) g_byte_array_unref);
  read_block (stream, data);
}

void
medina_game_clipboard_read_async (GdkClipboard *clipboard,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer data)
{
  static const char *types[] = { PICTURE_TYPE, NULL };
  GTask *task;

  g_return_if_fail (GDK_IS_CLIPBOARD (clipboard));

  task = g_task_new (clipboard, cancellable, callback, data);
  g_task_set_source_tag (task, medina_game_clipboard_read_async);
  if (gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (clipboard), PICTURE_TYPE))
    gdk_clipboard_read_async (clipboard, types, G_PRIORITY_DEFAULT, cancellable, picture_cb, task);
  else
    gdk_clipboard_read_text_async (clipboard, cancellable, text_cb, task);
}

MedinaRecord *
medina_game_clipboard_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
