/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-private.h"

static const char group[] = MEDINA_RECORD_GROUP, key[] = "PlayedOut";

/* Reads "9+1", which must lie behind what was read before; `end` is the end of that, and of
 * this. */
static gboolean
read_row (MedinaRecord *record, const char *text, guint *end)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", 2);
  const guint count = (guint) record->game.count;
  guint64 first, length;

  if (*end >= count || g_strv_length (parts) != 2 ||
      !g_ascii_string_to_unsigned (parts[0], 10, *end, count - 1, &first, NULL) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 1, count - first, &length, NULL))
    return FALSE;
  record->played_out.rows[first] = (guint8) length;
  *end = (guint) (first + length);
  return TRUE;
}

void
medina_record_read_played_out (MedinaRecord *record)
{
  g_autofree char *text = medina_record_key_find (record->keys, group, key);
  g_auto (GStrv) rows = text != NULL ? g_strsplit (text, ";", -1) : NULL;
  guint end = 0;

  for (guint i = 0; rows != NULL && rows[i] != NULL; i++)
    if (!read_row (record, rows[i], &end))
      return;
}

void
medina_record_write_played_out (GKeyFile *keys,
                                const MedinaRecord *record,
                                MedinaRecordExtent extent)
{
  const int end = extent == MEDINA_RECORD_RESUMABLE ? record->game.count : record->game.cursor;
  g_autoptr (GString) text = g_string_new (NULL);

  for (int first = 0; first < end; first++)
    if (record->played_out.rows[first] > 0)
      g_string_append_printf (text, "%d+%d;", first,
                              MIN (record->played_out.rows[first], end - first));
  if (text->len > 0)
    g_key_file_set_value (keys, group, key, text->str);
  else
    medina_record_key_remove (keys, group, key);
}
