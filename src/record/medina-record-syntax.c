/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-private.h"

#include <string.h>

#include <glib/gi18n.h>

enum
{
  /* Far more than a record can need, and too few for keys that were chosen to make a hash table
   * slow. */
  MOST_LINES = 10000,
};

typedef struct
{
  GHashTable *groups;
  GHashTable *keys;   /* of the group at hand */
  gboolean is_record; /* the group of game records was found */
  int number;         /* of the line, from 1 */
} Scan;

static gboolean
scan_group (Scan *scan, char *line, GError **error)
{
  char *end = strchr (line, ']');
  g_autofree char *quote = NULL;

  if (end == NULL)
    return medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                                 _ ("Line %d is missing its closing bracket."), scan->number);
  *end = '\0';
  line++;
  g_hash_table_remove_all (scan->keys);
  if (g_hash_table_add (scan->groups, line))
    {
      scan->is_record |= g_str_equal (line, MEDINA_RECORD_GROUP);
      return TRUE;
    }
  quote = medina_record_quote (line, -1);
  return medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                               _ ("The group “%1$s” appears a second time on line %2$d."), quote,
                               scan->number);
}

static gboolean
scan_key (Scan *scan, char *line, GError **error)
{
  char *end = strchr (line, '=');
  g_autofree char *quote = NULL;

  if (end == NULL || end == line || g_hash_table_size (scan->groups) == 0)
    return medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                                 _ ("Line %d is neither a group nor a key with a value."),
                                 scan->number);
  *end = '\0';
  g_strchomp (line);
  if (g_hash_table_add (scan->keys, line))
    return TRUE;
  quote = medina_record_quote (line, -1);
  return medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                               _ ("The key “%1$s” appears a second time on line %2$d."), quote,
                               scan->number);
}

static gboolean
scan_line (Scan *scan, char *line, gsize length, GError **error)
{
  if (!g_utf8_validate_len (line, length, NULL))
    return medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                                 _ ("Line %d is not valid UTF-8 text."), scan->number);
  if (scan->number > MOST_LINES)
    return medina_record_refuse (error, MEDINA_RECORD_ERROR_SYNTAX,
                                 _ ("The file has more than %d lines."), MOST_LINES);
  while (g_ascii_isspace (*line))
    line++;
  if (*line == '#' || *line == '\0')
    return TRUE;
  return *line == '[' ? scan_group (scan, line, error) : scan_key (scan, line, error);
}

static gboolean
scan_lines (Scan *scan, char *text, gsize length, GError **error)
{
  char *const end = text + length;

  for (char *line = text, *next; line < end; line = next + 1)
    {
      next = memchr (line, '\n', (gsize) (end - line));
      next = next != NULL ? next : end;
      *next = '\0';
      scan->number++;
      if (!scan_line (scan, line, (gsize) (next - line), error))
        return FALSE;
    }
  return scan->is_record;
}

gboolean
medina_record_check_syntax (const char *text, gsize length, GError **error)
{
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  Scan scan = { .groups = groups, .keys = keys };
  g_autofree char *copy = g_malloc (length + 1);

  if (length == 0)
    return medina_record_refuse (error, MEDINA_RECORD_ERROR_NO_RECORD, _ ("The file is empty."));
  memcpy (copy, text, length);
  if (scan_lines (&scan, copy, length, error))
    return TRUE;
  if (scan.is_record)
    return FALSE;
  /* As long as the group of game records was not found, any mistake means that the file is
   * something else. */
  g_clear_error (error);
  return medina_record_refuse (error, MEDINA_RECORD_ERROR_NO_RECORD,
                               _ ("This is not a Medina game."));
}
