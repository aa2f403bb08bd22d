/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-file.h"

#include "medina-record-carrier.h"
#include "medina-record-error-private.h"
#include "medina-record-picture.h"
#include "medina-safe-file.h"

enum
{
  BLOCK = 65536, /* bytes that are read at once */
};

static char *
make_stamp (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* Reads a file that is not on this machine: GVfs gives a stream. */
static GBytes *
read_stream (GInputStream *stream, gsize limit, GCancellable *cancellable, GError **error)
{
  g_autoptr (GByteArray) contents = g_byte_array_new ();
  guint8 block[BLOCK];
  gssize read_now;

  while ((read_now = g_input_stream_read (stream, block, BLOCK, cancellable, error)) > 0)
    {
      g_byte_array_append (contents, block, (guint) read_now);
      if (contents->len > limit)
        {
          medina_record_error_set_too_large (error);
          return NULL;
        }
    }
  return read_now == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&contents)) : NULL;
}

static GBytes *
read_file (GFile *file, gsize limit, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  GBytes *bytes = NULL;

  if (g_file_is_native (file))
    return medina_safe_file_read (g_file_peek_path (file), limit, cancellable, error);
  stream = g_file_read (file, cancellable, &cause);
  if (stream != NULL)
    bytes = read_stream (G_INPUT_STREAM (stream), limit, cancellable, &cause);
  if (cause == NULL)
    return bytes;
  if (cause->domain == MEDINA_RECORD_ERROR)
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    medina_record_error_take_io (error, MEDINA_FILE_READING, g_steal_pointer (&cause));
  return NULL;
}

MedinaRecord *
medina_record_load (GFile *file, char **stamp, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  MedinaRecord *record;
  gboolean plain;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = read_file (file, MEDINA_RECORD_PICTURE_LIMIT, cancellable, error);
  if (bytes == NULL)
    return NULL;
  record = medina_record_new_from_carrier (bytes, &plain, error);
  if (record != NULL && stamp != NULL)
    *stamp = plain ? make_stamp (bytes) : NULL;
  return record;
}

/* --- Writing ---------------------------------------------------------------------------------- */

/* Whether the file may be replaced: no other program has changed it, or it is gone. */
static gboolean
check_stamp (GFile *file, const char *stamp, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = read_file (file, MEDINA_RECORD_LIMIT, cancellable, &cause);
  g_autofree char *current = bytes != NULL ? make_stamp (bytes) : NULL;

  if (g_strcmp0 (current, stamp) == 0 ||
      g_error_matches (cause, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND))
    return TRUE;
  if (bytes != NULL || g_error_matches (cause, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_TOO_LARGE))
    medina_record_error_set_changed (error);
  else
    g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

static gboolean
replace (GFile *file, GBytes *bytes, gboolean *replaced, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) cause = NULL;
  const char *text;
  gsize length;

  if (g_file_is_native (file))
    return medina_safe_file_replace (g_file_peek_path (file), bytes, replaced, cancellable, error);
  text = g_bytes_get_data (bytes, &length);
  *replaced = g_file_replace_contents (file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       cancellable, &cause);
  if (!*replaced)
    medina_record_error_take_io (error, MEDINA_FILE_WRITING, g_steal_pointer (&cause));
  return *replaced;
}

gboolean
medina_record_save_bytes (GFile *file,
                          GBytes *bytes,
                          char **stamp,
                          GCancellable *cancellable,
                          GError **error)
{
  gboolean replaced, fine;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (stamp != NULL && *stamp != NULL && !check_stamp (file, *stamp, cancellable, error))
    return FALSE;
  fine = replace (file, bytes, &replaced, cancellable, error);
  if (replaced && stamp != NULL)
    {
      g_free (*stamp);
      *stamp = make_stamp (bytes);
    }
  return fine;
}

gboolean
medina_record_save (const MedinaRecord *record,
                    GFile *file,
                    char **stamp,
                    GCancellable *cancellable,
                    GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (record != NULL, FALSE);

  bytes = medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);
  return medina_record_save_bytes (file, bytes, stamp, cancellable, error);
}
