/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-example.h"

#include <string.h>

const char record_example[] = "[Medina]\n"
                              "Format=1\n"
                              "Rules=second\n"
                              "Players=3\n"
                              "First=1\n"
                              "Well=h6\n"
                              "Merchant=e4\n"
                              "Tea=true\n"
                              "Towers=true\n"
                              "Opening=short\n"
                              "Neutral=true\n"
                              "Turns=Ok8;Pd4;Mf4 Wb1;Rk8;\n"
                              "Date=2026-11-20T18:30:00Z\n"
                              "\n"
                              "[Player 1]\n"
                              "Name=Aisha\n"
                              "Kind=human\n"
                              "Color=blue\n"
                              "\n"
                              "[Player 2]\n"
                              "Name=\n"
                              "Kind=computer\n"
                              "Level=hard\n"
                              "Color=yellow\n"
                              "\n"
                              "[Player 3]\n"
                              "Name=Omar\n"
                              "Kind=human\n"
                              "Color=red\n";

MedinaRecord *
record_example_read (const char *text)
{
  g_autoptr (GError) error = NULL;
  MedinaRecord *record = medina_record_new_from_data (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);
  return record;
}

char *
record_example_write (const MedinaRecord *record, MedinaRecordExtent extent)
{
  g_autoptr (GBytes) bytes = medina_record_to_bytes (record, extent);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return g_strndup (data, length);
}

char *
record_example_with (const char *old, const char *new)
{
  GString *text = g_string_new (record_example);

  g_assert_cmpuint (g_string_replace (text, old, new, 0), ==, 1);
  return g_string_free (text, FALSE);
}
