/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a game record: if they are one, it can be written and read again and stays the
 * same. */

#include "fuzz.h"

#include "medina-record.h"

static void
check_again (const MedinaRecord *record, MedinaRecordExtent extent)
{
  g_autoptr (GBytes) bytes = medina_record_to_bytes (record, extent);
  g_autoptr (GBytes) bytes_again = NULL;
  g_autoptr (MedinaRecord) again = NULL;
  g_autoptr (GError) error = NULL;

  again =
    medina_record_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  bytes_again = medina_record_to_bytes (again, extent);
  g_assert_true (g_bytes_equal (bytes, bytes_again));
  g_assert_cmpint (again->game.cursor, ==, record->game.cursor);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaRecord) record = medina_record_new_from_data ((const char *) data, size, &error);

  g_assert_true ((record == NULL) == (error != NULL));
  if (record != NULL)
    {
      check_again (record, MEDINA_RECORD_PLAIN);
      check_again (record, MEDINA_RECORD_RESUMABLE);
    }
  else
    g_assert_true (error->domain == MEDINA_RECORD_ERROR &&
                   g_utf8_validate (error->message, -1, NULL));
  return 0;
}
