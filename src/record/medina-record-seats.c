/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-private.h"

#include <stdio.h>

#include <glib/gi18n.h>

enum
{
  GROUP_SIZE = 16,
};

static void
name_group (int seat, char group[static GROUP_SIZE])
{
  g_snprintf (group, GROUP_SIZE, "Player %d", seat + 1);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
check_name (const char *group, const char *name, GError **error)
{
  if (g_utf8_strlen (name, -1) > MEDINA_SEAT_NAME_LENGTH)
    return medina_record_refuse (
      error, MEDINA_RECORD_ERROR_VALUE,
      /* Translators: of a group such as “Player 2”; %d is a number of characters */
      _ ("The name in the group “%1$s” has more than %2$d characters."), group,
      MEDINA_SEAT_NAME_LENGTH);
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (!medina_seat_name_can_have (g_utf8_get_char (c)))
      return medina_record_refuse (
        error, MEDINA_RECORD_ERROR_VALUE,
        /* Translators: a place in the name, from 1; a group such as “Player 2”; a code such as
         * 2028 */
        _ ("Character %1$ld of the name in the group “%2$s” is a line break or another control "
           "character (U+%3$04X)."),
        g_utf8_pointer_to_offset (name, c) + 1, group, g_utf8_get_char (c));
  return TRUE;
}

static gboolean
read_name (GKeyFile *keys, const char *group, char **name, GError **error)
{
  if (!medina_record_key_exists (keys, group, "Name"))
    {
      *name = g_strdup ("");
      return TRUE;
    }
  *name = medina_record_key_read (keys, group, "Name", error);
  return *name != NULL && check_name (group, *name, error);
}

static MedinaCharacter
read_character (GKeyFile *keys, const char *group)
{
  g_autofree char *word = medina_record_key_find (keys, group, "Character");

  return word != NULL ? medina_character_parse (word) : MEDINA_CHARACTER_PLAIN;
}

static gboolean
read_seat (GKeyFile *keys, const char *group, MedinaSeat *seat, GError **error)
{
  int kind, level = MEDINA_LEVEL_MEDIUM, color;

  if (!read_name (keys, group, &seat->name, error) ||
      !medina_record_key_read_enum (keys, group, "Kind", MEDINA_TYPE_SEAT_KIND, &kind, error) ||
      !medina_record_key_read_enum (keys, group, "Color", MEDINA_TYPE_COLOR, &color, error))
    return FALSE;
  if (kind == MEDINA_SEAT_COMPUTER && medina_record_key_exists (keys, group, "Level") &&
      !medina_record_key_read_enum (keys, group, "Level", MEDINA_TYPE_LEVEL, &level, error))
    return FALSE;
  seat->kind = (MedinaSeatKind) kind;
  seat->level = (MedinaLevel) level;
  seat->character =
    kind == MEDINA_SEAT_COMPUTER ? read_character (keys, group) : MEDINA_CHARACTER_PLAIN;
  seat->color = (MedinaColor) color;
  return TRUE;
}

static gboolean
check_color (const MedinaRecord *record, int number, GError **error)
{
  const MdnRules *rules = &record->game.setup.rules;
  const MedinaColor color = record->seats[number].color;

  if (rules->blocking && color != medina_seat_usual_color (rules, number))
    {
      g_set_error_literal (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
                           _ ("Under these rules, player 1 must be yellow and player 2 blue."));
      return FALSE;
    }
  for (int other = 0; other < number; other++)
    if (record->seats[other].color == color)
      {
        g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
                     _ ("Players %1$d and %2$d have the same color."), other + 1, number + 1);
        return FALSE;
      }
  return TRUE;
}

gboolean
medina_record_read_seats (MedinaRecord *record, GError **error)
{
  const int players = record->game.setup.rules.players;

  for (int i = 0; i < players; i++)
    {
      char group[GROUP_SIZE];

      name_group (i, group);
      if (!g_key_file_has_group (record->keys, group))
        {
          g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
                       /* Translators: the group is called “Player 3”, or the like */
                       _ ("The group “%1$s” is missing: there are %2$d players."), group, players);
          return FALSE;
        }
      if (!read_seat (record->keys, group, &record->seats[i], error) ||
          !check_color (record, i, error))
        return FALSE;
    }
  return TRUE;
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void
write_name (GKeyFile *keys, const char *group, const char *name)
{
  g_autofree char *text = medina_seat_name_make (name);

  g_key_file_set_string (keys, group, "Name", text);
}

/* What a computer plays like. */
static void
write_play (GKeyFile *keys, const char *group, const MedinaSeat *seat)
{
  const gboolean plays = seat->kind == MEDINA_SEAT_COMPUTER;

  if (plays)
    medina_record_key_write_enum (keys, group, "Level", MEDINA_TYPE_LEVEL, seat->level);
  else
    medina_record_key_remove (keys, group, "Level");
  if (plays && seat->character != MEDINA_CHARACTER_PLAIN)
    medina_record_key_write_enum (keys, group, "Character", MEDINA_TYPE_CHARACTER, seat->character);
  else
    medina_record_key_remove (keys, group, "Character");
}

void
medina_record_write_seats (GKeyFile *keys, const MedinaRecord *record)
{
  for (int i = 0; i < record->game.setup.rules.players; i++)
    {
      const MedinaSeat *seat = &record->seats[i];
      char group[GROUP_SIZE];

      name_group (i, group);
      write_name (keys, group, seat->name);
      medina_record_key_write_enum (keys, group, "Kind", MEDINA_TYPE_SEAT_KIND, seat->kind);
      write_play (keys, group, seat);
      medina_record_key_write_enum (keys, group, "Color", MEDINA_TYPE_COLOR, seat->color);
    }
}
