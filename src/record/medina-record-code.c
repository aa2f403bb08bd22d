/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-code.h"

#include <string.h>

#include <glib/gi18n.h>

#include "medina-record.h"
#include "medina-record-error-private.h"

#define PREFIX "medina:"

enum
{
  BEST = 9, /* compression */
};

/* --- Writing ---------------------------------------------------------------------------------- */

static GBytes *
compress (GBytes *record)
{
  g_autoptr (GZlibCompressor) compressor =
    g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, BEST);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream =
    g_converter_output_stream_new (memory, G_CONVERTER (compressor));

  g_output_stream_write_all (stream, g_bytes_get_data (record, NULL), g_bytes_get_size (record),
                             NULL, NULL, NULL); /* memory alone cannot fail */
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

char *
medina_record_to_code (GBytes *record)
{
  g_autoptr (GBytes) compressed = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  compressed = compress (record);
  text = g_base64_encode (g_bytes_get_data (compressed, NULL), g_bytes_get_size (compressed));
  return g_strconcat (PREFIX, text, NULL);
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* Where the code begins, behind spaces; NULL if the text is none. */
static const char *
find_start (const char *text, gsize length)
{
  const char *const end = text + length;

  while (text < end && g_ascii_isspace (*text))
    text++;
  return (gsize) (end - text) >= strlen (PREFIX) &&
             g_ascii_strncasecmp (text, PREFIX, strlen (PREFIX)) == 0
           ? text + strlen (PREFIX)
           : NULL;
}

gboolean
medina_record_code_check (GBytes *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return find_start (g_bytes_get_data (text, NULL), g_bytes_get_size (text)) != NULL;
}

static GBytes *
refuse (GError **error)
{
  medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                        _ ("This game code is damaged or incomplete. Scan or copy it again."));
  return NULL;
}

/* A few bytes can stand for very many: it stops at one more than a record may have. */
static GBytes *
expand (const guint8 *bytes, gsize size, GError **error)
{
  g_autoptr (GZlibDecompressor) decompressor =
    g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW);
  g_autoptr (GInputStream) memory =
    g_memory_input_stream_new_from_data (bytes, (gssize) size, NULL);
  g_autoptr (GInputStream) stream =
    g_converter_input_stream_new (memory, G_CONVERTER (decompressor));
  g_autofree char *record = g_malloc (MEDINA_RECORD_LIMIT + 1);
  gsize length;

  if (!g_input_stream_read_all (stream, record, MEDINA_RECORD_LIMIT + 1, &length, NULL, NULL))
    return refuse (error);
  if (length > MEDINA_RECORD_LIMIT)
    {
      medina_record_error_set_too_large (error);
      return NULL;
    }
  return g_bytes_new (record, length);
}

GBytes *
medina_record_code_read (GBytes *text, GError **error)
{
  gsize length, size;
  const char *bytes, *start;
  g_autofree char *code = NULL;
  g_autofree guint8 *compressed = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  bytes = g_bytes_get_data (text, &length);
  start = find_start (bytes, length);
  g_return_val_if_fail (start != NULL, NULL);
  code = g_strndup (start, length - (gsize) (start - bytes));
  compressed = g_base64_decode (code, &size);
  return size > 0 ? expand (compressed, size, error) : refuse (error);
}
