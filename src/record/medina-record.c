/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "medina-record-text.h"

/* %C%y, unlike %Y, has four digits in every year. */
static const char date_format[] = "%C%y-%m-%dT%H:%M:%SZ";

/* --- Key files -------------------------------------------------------------------------------- */

static void
drop_carriage_returns (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == '\r')
    g_string_truncate (text, text->len - 1);
}

/* GKeyFile takes one carriage return from the end of a line: another one would be part of the
 * value, until the next time. */
static GString *
end_lines (const char *text, gsize length)
{
  const char *const end = text + length;
  GString *lines = g_string_sized_new (length + 1);

  for (const char *c = text; c < end; c++)
    {
      if (*c == '\n')
        drop_carriage_returns (lines);
      g_string_append_c (lines, *c);
    }
  drop_carriage_returns (lines);
  return lines;
}

/* The remarks are in the lines. */
static gboolean
load_keys (GKeyFile *keys, const char *text, gsize length, GError **error)
{
  GString *lines = end_lines (text, length);
  const gboolean loaded =
    g_key_file_load_from_data (keys, lines->str, lines->len, G_KEY_FILE_KEEP_TRANSLATIONS, error);

  g_string_free (lines, TRUE);
  return loaded;
}

static GKeyFile *
copy_keys (GKeyFile *keys)
{
  GKeyFile *copy = g_key_file_new ();
  gsize length;
  g_autofree char *text = g_key_file_to_data (keys, &length, NULL);

  load_keys (copy, text, length, NULL);
  return copy;
}

/* --- A record --------------------------------------------------------------------------------- */

MedinaRecord *
medina_record_new (const MdnSetup *setup)
{
  MedinaRecord *record;

  g_return_val_if_fail (mdn_setup_check (setup) == MDN_SETUP_FINE, NULL);

  record = g_new0 (MedinaRecord, 1);
  mdn_game_begin (&record->game, setup);
  for (int i = 0; i < setup->rules.players; i++)
    {
      record->seats[i].name = g_strdup ("");
      record->seats[i].level = MEDINA_LEVEL_MEDIUM;
      record->seats[i].color = medina_seat_usual_color (&setup->rules, i);
    }
  record->date = g_date_time_new_now_utc ();
  record->resume.hand = MEDINA_RECORD_NO_PIECE;
  record->keys = g_key_file_new ();
  return record;
}

MedinaRecord *
medina_record_copy (const MedinaRecord *record)
{
  MedinaRecord *copy;

  g_return_val_if_fail (record != NULL, NULL);

  copy = g_memdup2 (record, sizeof *record);
  for (int i = 0; i < MDN_MAX_PLAYERS; i++)
    copy->seats[i].name = g_strdup (record->seats[i].name);
  copy->date = record->date != NULL ? g_date_time_ref (record->date) : NULL;
  copy->keys = copy_keys (record->keys);
  copy->lines = g_strdupv (record->lines);
  return copy;
}

void
medina_record_free (MedinaRecord *record)
{
  if (record == NULL)
    return;
  for (int i = 0; i < MDN_MAX_PLAYERS; i++)
    g_free (record->seats[i].name);
  g_clear_pointer (&record->date, g_date_time_unref);
  g_key_file_unref (record->keys);
  g_strfreev (record->lines);
  g_free (record);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
is_key_line (const char *line, gsize length)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *text = g_strdup_printf ("[Group]\n%.*s\n", (int) length, line);

  return load_keys (keys, text, strlen (text), NULL);
}

/* Finds the line, from 1, of a mistake that GKeyFile reports without its place. */
static int
find_bad_line (const char *text, gsize length)
{
  const char *const end = text + length;
  int number = 1;

  for (const char *line = text, *next; line < end; line = next + 1, number++)
    {
      next = memchr (line, '\n', (gsize) (end - line));
      next = next != NULL ? next : end;
      if (!is_key_line (line, (gsize) (next - line)))
        return number;
    }
  return number - 1;
}

static gboolean
read_keys (MedinaRecord *record, const char *text, gsize length, GError **error)
{
  g_autoptr (GError) cause = NULL;

  if (!medina_record_check_syntax (text, length, error))
    return FALSE;
  if (load_keys (record->keys, text, length, &cause))
    {
      record->lines = medina_record_text_split (text, length);
      return TRUE;
    }
  if (g_error_matches (cause, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_UNKNOWN_ENCODING))
    return medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                                 _ ("The file is marked as using an encoding other than UTF-8."));
  return medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                               _ ("Line %d is neither a group nor a key with a value."),
                               find_bad_line (text, length));
}

static gboolean
check_format (GKeyFile *keys, GError **error)
{
  int format;

  if (!medina_record_key_read_number (keys, MEDINA_RECORD_GROUP, "Format", MEDINA_RECORD_FORMAT,
                                      G_MAXINT, &format, error))
    return FALSE;
  if (format == MEDINA_RECORD_FORMAT)
    return TRUE;
  g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_FORMAT,
               _ ("This file uses format %1$d, which needs a newer version of Medina (this one "
                  "reads format %2$d)."),
               format, MEDINA_RECORD_FORMAT);
  return FALSE;
}

static GDateTime *
parse_date (const char *text)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) date = g_date_time_new_from_iso8601 (text, utc);

  return date != NULL ? g_date_time_to_utc (date) : NULL;
}

static gboolean
read_date (MedinaRecord *record, GError **error)
{
  g_autofree char *text = NULL, *quote = NULL;

  if (!medina_record_key_exists (record->keys, MEDINA_RECORD_GROUP, "Date"))
    return TRUE;
  text = medina_record_key_read (record->keys, MEDINA_RECORD_GROUP, "Date", error);
  if (text == NULL)
    return FALSE;
  record->date = parse_date (text);
  if (record->date != NULL)
    return TRUE;
  quote = medina_record_quote (text, -1);
  g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
               /* Translators: a key, its value, and an example */
               _ ("“%1$s=%2$s” should be a date and time such as %3$s."), "Date", quote,
               "2026-11-20T18:30:00Z");
  return FALSE;
}

static gboolean
read_game (MedinaRecord *record, GError **error)
{
  MdnSetup setup;

  if (!medina_record_read_setup (record->keys, &setup, error))
    return FALSE;
  mdn_game_begin (&record->game, &setup);
  return medina_record_read_turns (record->keys, &record->game, error);
}

/* Some editors begin every file with a byte order mark. */
static void
skip_byte_order_mark (const char **text, gsize *length)
{
  static const char mark[] = "\xef\xbb\xbf";
  const gsize size = sizeof mark - 1;

  if (*length < size || memcmp (*text, mark, size) != 0)
    return;
  *text += size;
  *length -= size;
}

MedinaRecord *
medina_record_new_from_data (const char *text, gsize length, GError **error)
{
  g_autoptr (MedinaRecord) record = NULL;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (length > MEDINA_RECORD_LIMIT)
    {
      medina_record_error_set_too_large (error);
      return NULL;
    }
  skip_byte_order_mark (&text, &length);
  record = g_new0 (MedinaRecord, 1);
  record->keys = g_key_file_new ();
  if (!read_keys (record, text, length, error) || !check_format (record->keys, error) ||
      !read_date (record, error) || !read_game (record, error) ||
      !medina_record_read_seats (record, error))
    return NULL;
  medina_record_read_table (record);
  medina_record_read_resume (record);
  medina_record_read_played_out (record);
  return g_steal_pointer (&record);
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void
write_date (GKeyFile *keys, GDateTime *date)
{
  g_autoptr (GDateTime) utc = date != NULL ? g_date_time_to_utc (date) : NULL;
  g_autofree char *text = utc != NULL ? g_date_time_format (utc, date_format) : NULL;

  if (text != NULL)
    g_key_file_set_string (keys, MEDINA_RECORD_GROUP, "Date", text);
  else
    medina_record_key_remove (keys, MEDINA_RECORD_GROUP, "Date");
}

static void
write_keys (GKeyFile *keys, const MedinaRecord *record, MedinaRecordExtent extent)
{
  g_key_file_set_integer (keys, MEDINA_RECORD_GROUP, "Format", MEDINA_RECORD_FORMAT);
  medina_record_write_setup (keys, &record->game.setup);
  medina_record_write_turns (keys, &record->game);
  write_date (keys, record->date);
  medina_record_write_played_out (keys, record, extent);
  medina_record_write_table (keys, record, extent);
  medina_record_write_seats (keys, record);
  if (extent == MEDINA_RECORD_RESUMABLE)
    medina_record_write_resume (keys, record);
}

/* Adds the keys that are not there, group by group. */
static void
add_keys (GKeyFile *keys, GKeyFile *others)
{
  g_auto (GStrv) groups = g_key_file_get_groups (others, NULL);

  for (int i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_key_file_get_keys (others, groups[i], NULL, NULL);

      for (int j = 0; names[j] != NULL; j++)
        {
          g_autofree char *value = g_key_file_get_value (others, groups[i], names[j], NULL);

          if (!medina_record_key_exists (keys, groups[i], names[j]))
            g_key_file_set_value (keys, groups[i], names[j], value);
        }
    }
}

/* A record that was read keeps its order. A new one has the order of this program, and after it
 * the keys that others have set. */
static GKeyFile *
make_keys (const MedinaRecord *record, MedinaRecordExtent extent)
{
  const gboolean was_read = g_key_file_has_group (record->keys, MEDINA_RECORD_GROUP);
  GKeyFile *keys = was_read ? copy_keys (record->keys) : g_key_file_new ();

  write_keys (keys, record, extent);
  if (!was_read)
    add_keys (keys, record->keys);
  if (extent != MEDINA_RECORD_RESUMABLE)
    g_key_file_remove_group (keys, MEDINA_RECORD_RESUME_GROUP, NULL);
  return keys;
}

static gboolean
is_readable (const char *text, gsize length)
{
  return length <= MEDINA_RECORD_LIMIT && medina_record_check_syntax (text, length, NULL);
}

/* With what others have put in; NULL if that makes it too large to be read again. */
static char *
make_text (const MedinaRecord *record, MedinaRecordExtent extent, gsize *length)
{
  g_autoptr (GKeyFile) keys = make_keys (record, extent);
  g_autofree char *text = medina_record_text_join (keys, record->lines, length);

  return is_readable (text, *length) ? g_steal_pointer (&text) : NULL;
}

static char *
make_bare_text (const MedinaRecord *record, MedinaRecordExtent extent, gsize *length)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  write_keys (keys, record, extent);
  return medina_record_text_join (keys, NULL, length);
}

GBytes *
medina_record_to_bytes (const MedinaRecord *record, MedinaRecordExtent extent)
{
  char *text = NULL;
  gsize length;

  g_return_val_if_fail (record != NULL, NULL);

  if (extent != MEDINA_RECORD_BARE)
    text = make_text (record, extent, &length);
  if (text == NULL)
    text = make_bare_text (record, extent, &length);
  return g_bytes_new_take (text, length);
}
