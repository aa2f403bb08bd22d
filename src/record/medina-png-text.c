/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-png-text.h"

#include <string.h>

#include <zlib.h>

static const guint8 signature[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };

enum
{
  SIGNATURE = sizeof signature, /* bytes, as all of these */
  FRAME = 12, /* of a chunk: its length, its type, and behind the data its check sum */
  TYPE_AT = 4,
  DATA_AT = 8,
  HEADER = SIGNATURE + FRAME + 13, /* with the chunk IHDR */
  /* Between keyword and text, all zero: not compressed, by no method, no language, no title. */
  PLAIN = 4,
};

typedef struct
{
  const guint8 *start;
  gsize data; /* its bytes */
} Chunk;

gboolean
medina_png_text_check (GBytes *picture)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (picture, &size);

  return size >= SIGNATURE && memcmp (bytes, signature, SIGNATURE) == 0;
}

/* --- Chunks ----------------------------------------------------------------------------------- */

static guint32
read_number (const guint8 *bytes)
{
  guint32 number;

  memcpy (&number, bytes, sizeof number);
  return GUINT32_FROM_BE (number);
}

static void
append_number (GByteArray *bytes, guint32 number)
{
  const guint32 written = GUINT32_TO_BE (number);

  g_byte_array_append (bytes, (const guint8 *) &written, sizeof written);
}

/* Of the type and the data, as PNG wants it. */
static guint32
checksum (const guint8 *type, gsize data)
{
  return (guint32) crc32_z (0, type, DATA_AT - TYPE_AT + data);
}

/* FALSE if there is no whole chunk any more. */
static gboolean
read_chunk (const guint8 *start, const guint8 *end, Chunk *chunk)
{
  const gsize left = (gsize) (end - start);

  if (left < FRAME)
    return FALSE;
  chunk->start = start;
  chunk->data = read_number (start);
  return chunk->data <= left - FRAME;
}

static gboolean
is_sound (const Chunk *chunk)
{
  return read_number (chunk->start + DATA_AT + chunk->data) ==
         checksum (chunk->start + TYPE_AT, chunk->data);
}

/* --- Texts ------------------------------------------------------------------------------------ */

GBytes *
medina_png_text_add (GBytes *picture, const char *keyword, GBytes *text)
{
  gsize size, length;
  const guint8 *bytes = g_bytes_get_data (picture, &size);
  const guint8 *contents = g_bytes_get_data (text, &length);
  const gsize data = strlen (keyword) + 1 + PLAIN + length;
  static const guint8 plain[PLAIN] = { 0 };
  GByteArray *result;

  if (size < HEADER || !medina_png_text_check (picture))
    return NULL;
  result = g_byte_array_sized_new ((guint) (size + FRAME + data));
  g_byte_array_append (result, bytes, HEADER);
  append_number (result, (guint32) data);
  g_byte_array_append (result, (const guint8 *) "iTXt", 4);
  g_byte_array_append (result, (const guint8 *) keyword, (guint) strlen (keyword) + 1);
  g_byte_array_append (result, plain, PLAIN);
  g_byte_array_append (result, contents, (guint) length);
  append_number (result, checksum (result->data + HEADER + TYPE_AT, data));
  g_byte_array_append (result, bytes + HEADER, (guint) (size - HEADER));
  return g_byte_array_free_to_bytes (result);
}

/* The text in a chunk, if it is one of ours. A language and a title do not matter. */
static const guint8 *
find_text (const Chunk *chunk, const char *keyword, gsize *length)
{
  const guint8 *const data = chunk->start + DATA_AT, *const end = data + chunk->data;
  const gsize key = strlen (keyword) + 1;
  const guint8 *text;

  if (memcmp (chunk->start + TYPE_AT, "iTXt", 4) != 0 || chunk->data < key + PLAIN ||
      memcmp (data, keyword, key) != 0 || data[key] != 0)
    return NULL;
  text = memchr (data + key + 2, '\0', chunk->data - key - 2); /* the end of the language */
  text = text != NULL ? memchr (text + 1, '\0', (gsize) (end - text - 1)) : NULL;
  if (text == NULL)
    return NULL;
  *length = (gsize) (end - text - 1);
  return text + 1;
}

/* The text in the first chunk that is one of ours; NULL if there is none, and then `*rest` is what
 * comes behind the last whole chunk. */
static const guint8 *
find_chunk (GBytes *picture, const char *keyword, Chunk *chunk, gsize *length, const guint8 **rest)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (picture, &size), *text = NULL;

  *rest = bytes + size;
  if (!medina_png_text_check (picture))
    return NULL;
  *rest = bytes + SIGNATURE;
  while (text == NULL && read_chunk (*rest, bytes + size, chunk))
    {
      text = find_text (chunk, keyword, length);
      *rest += FRAME + chunk->data;
    }
  return text;
}

/* Whether a word stands at a place of a chunk, as far as the chunk goes. */
static gboolean
may_have (const guint8 *start, gsize size, gsize at, const char *word, gsize length)
{
  return size <= at || memcmp (start + at, word, MIN (length, size - at)) == 0;
}

/* Whether a picture ends in a chunk of ours, which is not the first one, as far as can be seen. */
static gboolean
is_cut_off (GBytes *picture, const guint8 *start, const char *keyword)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (picture, &size);
  const gsize left = (gsize) (bytes + size - start);

  return left > 0 && start >= bytes + HEADER && may_have (start, left, TYPE_AT, "iTXt", 4) &&
         may_have (start, left, DATA_AT, keyword, strlen (keyword) + 1);
}

GBytes *
medina_png_text_find (GBytes *picture, const char *keyword)
{
  gsize length;
  Chunk chunk;
  const guint8 *rest, *text = find_chunk (picture, keyword, &chunk, &length, &rest);

  return text != NULL && is_sound (&chunk) ? g_bytes_new (text, length) : NULL;
}

gboolean
medina_png_text_is_damaged (GBytes *picture, const char *keyword)
{
  gsize length;
  const guint8 *rest;
  Chunk chunk;

  return find_chunk (picture, keyword, &chunk, &length, &rest) != NULL
           ? !is_sound (&chunk)
           : is_cut_off (picture, rest, keyword);
}
