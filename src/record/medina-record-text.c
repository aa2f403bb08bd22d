/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-text.h"

#include <string.h>

char **
medina_record_text_split (const char *text, gsize length)
{
  g_autofree char *copy = g_strndup (text, length);
  g_auto (GStrv) all = g_strsplit (copy, "\n", -1);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (char **line = all; *line != NULL; line++)
    if (*g_strstrip (*line) != '\0')
      g_strv_builder_add (lines, *line);
  return g_strv_builder_end (lines);
}

typedef struct
{
  GKeyFile *keys;
  GString *text;
  GString *remarks;   /* which were read since the last key or group */
  GHashTable *groups; /* those that were read */
  GHashTable *names;  /* of the keys of the group at hand, that were read */
  char *group;        /* NULL before the first */
} Writer;

static void
write_remarks (Writer *self)
{
  g_string_append_len (self->text, self->remarks->str, (gssize) self->remarks->len);
  g_string_truncate (self->remarks, 0);
}

static void
write_group (Writer *self)
{
  g_string_append_printf (self->text, "%s[%s]\n", self->text->len > 0 ? "\n" : "", self->group);
}

static void
write_key (Writer *self, const char *name)
{
  g_autofree char *value = g_key_file_get_value (self->keys, self->group, name, NULL);

  g_string_append_printf (self->text, "%s=%s\n", name, value);
}

/* Writes the keys of the group that were not in the lines. */
static void
write_other_keys (Writer *self)
{
  g_auto (GStrv) names = NULL;

  if (self->group == NULL || !g_key_file_has_group (self->keys, self->group))
    return;
  names = g_key_file_get_keys (self->keys, self->group, NULL, NULL);
  for (char **name = names; *name != NULL; name++)
    if (!g_hash_table_contains (self->names, *name))
      write_key (self, *name);
}

/* Takes over the name. */
static void
begin_group (Writer *self, char *name)
{
  write_other_keys (self);
  write_remarks (self);
  g_hash_table_remove_all (self->names);
  g_hash_table_add (self->groups, name);
  self->group = name;
  if (g_key_file_has_group (self->keys, name))
    write_group (self);
}

/* Writes a key of the lines, if it still exists. Remarks above a key that is gone stay for the
 * next one. Takes `name` over. */
static void
follow_key (Writer *self, char *name)
{
  if (!g_key_file_has_group (self->keys, self->group))
    g_string_truncate (self->remarks, 0);
  else if (g_key_file_has_key (self->keys, self->group, name, NULL))
    {
      write_remarks (self);
      write_key (self, name);
    }
  g_hash_table_add (self->names, name);
}

static void
follow_line (Writer *self, const char *line)
{
  if (*line == '#')
    g_string_append_printf (self->remarks, "%s\n", line);
  else if (*line == '[')
    begin_group (self, g_strndup (line + 1, strcspn (line + 1, "]")));
  else if (self->group != NULL)
    follow_key (self, g_strchomp (g_strndup (line, strcspn (line, "="))));
}

static void
write_other_groups (Writer *self)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->keys, NULL);

  for (char **group = groups; *group != NULL; group++)
    if (!g_hash_table_contains (self->groups, *group))
      begin_group (self, g_strdup (*group));
}

char *
medina_record_text_join (GKeyFile *keys, char *const *lines, gsize *length)
{
  g_autoptr (GHashTable) groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) remarks = g_string_new (NULL);
  Writer writer = { keys, g_string_new (NULL), remarks, groups, names, NULL };

  for (; lines != NULL && *lines != NULL; lines++)
    follow_line (&writer, *lines);
  write_other_keys (&writer);
  write_remarks (&writer);
  g_hash_table_remove_all (names);
  writer.group = NULL;
  write_other_groups (&writer);
  write_other_keys (&writer);
  *length = writer.text->len;
  return g_string_free (writer.text, FALSE);
}
