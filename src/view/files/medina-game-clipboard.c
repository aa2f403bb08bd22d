/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-clipboard.h"

#include "medina-record-carrier.h"
#include "medina-record-picture.h"

#define PICTURE_TYPE "image/png"

/* What is not read as text: the record itself comes first. */
static const char *const byte_types[] = { MEDINA_RECORD_MEDIA_TYPE, PICTURE_TYPE };

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

void
medina_game_clipboard_set_text (GdkClipboard *clipboard, const char *text, GBytes *record)
{
  g_autoptr (GdkContentProvider) provider = NULL;
  GdkContentProvider *both[2];

  g_return_if_fail (GDK_IS_CLIPBOARD (clipboard));
  g_return_if_fail (text != NULL && record != NULL);

  both[0] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  both[1] = gdk_content_provider_new_for_bytes (MEDINA_RECORD_MEDIA_TYPE, record);
  provider = gdk_content_provider_new_union (both, G_N_ELEMENTS (both)); /* takes them */
  gdk_clipboard_set_content (clipboard, provider);
}

/* --- Reading ---------------------------------------------------------------------------------- */

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

/* Takes the task over. What another program did not hand over is nothing that a person could
 * mend. */
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

/* It ends with what is there, or where no picture is as large, nor any record. */
static void
block_cb (GObject *stream, GAsyncResult *result, gpointer data)
{
  GByteArray *carrier = g_task_get_task_data (data);
  g_autoptr (GBytes) block =
    g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, NULL);

  if (block == NULL)
    {
      return_nothing (data);
      return;
    }
  g_byte_array_append (carrier, g_bytes_get_data (block, NULL), (guint) g_bytes_get_size (block));
  if (g_bytes_get_size (block) > 0 && carrier->len <= MEDINA_RECORD_PICTURE_LIMIT)
    read_block (G_INPUT_STREAM (stream), data);
  else
    return_record (data, g_bytes_new (carrier->data, carrier->len));
}

static void
read_block (GInputStream *stream, GTask *task)
{
  g_input_stream_read_bytes_async (stream, BLOCK, G_PRIORITY_DEFAULT, g_task_get_cancellable (task),
                                   block_cb, task);
}

static void
bytes_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
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
  GdkContentFormats *formats;
  const char *types[] = { NULL, NULL };
  GTask *task;

  g_return_if_fail (GDK_IS_CLIPBOARD (clipboard));

  task = g_task_new (clipboard, cancellable, callback, data);
  g_task_set_source_tag (task, medina_game_clipboard_read_async);
  formats = gdk_clipboard_get_formats (clipboard);
  for (gsize i = 0; i < G_N_ELEMENTS (byte_types) && types[0] == NULL; i++)
    if (gdk_content_formats_contain_mime_type (formats, byte_types[i]))
      types[0] = byte_types[i];
  if (types[0] != NULL)
    gdk_clipboard_read_async (clipboard, types, G_PRIORITY_DEFAULT, cancellable, bytes_cb, task);
  else
    gdk_clipboard_read_text_async (clipboard, cancellable, text_cb, task);
}

MedinaRecord *
medina_game_clipboard_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
