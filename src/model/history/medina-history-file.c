/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-file.h"

#include <stdio.h>

#include "medina-record-key.h"

/* %C%y, unlike %Y, has four digits in every year. */
static const char date_format[] = "%C%y-%m-%dT%H:%M:%SZ", ended[] = "Ended", played[] = "Played";

gint64
medina_history_file_get_date (const char *name)
{
  g_autoptr (GDateTime) date = NULL;
  int year, month, day, hour, minute, second;

  if (sscanf (name, "%4d-%2d-%2d-%2d%2d%2d-", &year, &month, &day, &hour, &minute, &second) == 6)
    date = g_date_time_new_utc (year, month, day, hour, minute, second);
  return date != NULL ? g_date_time_to_unix (date) : 0;
}

GBytes *
medina_history_file_to_bytes (const MedinaRecord *record, gint64 seconds)
{
  g_autoptr (MedinaRecord) copy = medina_record_copy (record);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *text = g_date_time_format (now, date_format);

  g_key_file_set_string (copy->keys, MEDINA_RECORD_GROUP, ended, text);
  if (seconds >= 0)
    g_key_file_set_int64 (copy->keys, MEDINA_RECORD_GROUP, played, seconds);
  else
    medina_record_key_remove (copy->keys, MEDINA_RECORD_GROUP, played);
  return medina_record_to_bytes (copy, MEDINA_RECORD_PLAIN);
}

gint64
medina_history_file_get_played (const MedinaRecord *record)
{
  int seconds;

  if (medina_record_key_exists (record->keys, MEDINA_RECORD_GROUP, played) &&
      medina_record_key_read_number (record->keys, MEDINA_RECORD_GROUP, played, 0, G_MAXINT,
                                     &seconds, NULL))
    return seconds;
  return -1;
}
