/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-identity.h"

enum
{
  DIGITS = 16, /* of the checksum: no two games of anybody's life have the same ones */
};

/* A record with nothing but the game, whatever its players are called. */
static GBytes *
reduce (const MedinaRecord *record)
{
  g_autoptr (MedinaRecord) bare = medina_record_new (&record->game.setup);

  bare->game = record->game;
  g_clear_pointer (&bare->date, g_date_time_unref);
  bare->date = record->date != NULL ? g_date_time_ref (record->date) : NULL;
  return medina_record_to_bytes (bare, MEDINA_RECORD_PLAIN);
}

char *
medina_history_identify (const MedinaRecord *record)
{
  g_autoptr (GBytes) bytes = NULL;
  char *checksum;

  g_return_val_if_fail (record != NULL, NULL);

  bytes = reduce (record);
  checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  checksum[DIGITS] = '\0';
  return checksum;
}

char *
medina_history_name_file (const MedinaRecord *record)
{
  g_autoptr (GDateTime) utc = NULL;
  g_autofree char *date = NULL;
  g_autofree char *id = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  utc = record->date != NULL ? g_date_time_to_utc (record->date) : NULL;
  /* %C%y, unlike %Y, has four digits in every year. */
  date = utc != NULL ? g_date_time_format (utc, "%C%y-%m-%d-%H%M%S-") : NULL;
  id = medina_history_identify (record);
  return g_strconcat (date != NULL ? date : "", id, MEDINA_RECORD_SUFFIX, NULL);
}
