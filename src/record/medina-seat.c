/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-seat.h"

G_DEFINE_ENUM_TYPE (MedinaSeatKind,
                    medina_seat_kind,
                    G_DEFINE_ENUM_VALUE (MEDINA_SEAT_HUMAN, "human"),
                    G_DEFINE_ENUM_VALUE (MEDINA_SEAT_COMPUTER, "computer"))

G_DEFINE_ENUM_TYPE (MedinaLevel,
                    medina_level,
                    G_DEFINE_ENUM_VALUE (MEDINA_LEVEL_EASY, "easy"),
                    G_DEFINE_ENUM_VALUE (MEDINA_LEVEL_MEDIUM, "medium"),
                    G_DEFINE_ENUM_VALUE (MEDINA_LEVEL_HARD, "hard"),
                    G_DEFINE_ENUM_VALUE (MEDINA_LEVEL_EXPERT, "expert"))

G_DEFINE_ENUM_TYPE (MedinaCharacter,
                    medina_character,
                    G_DEFINE_ENUM_VALUE (MEDINA_CHARACTER_PLAIN, "plain"),
                    G_DEFINE_ENUM_VALUE (MEDINA_CHARACTER_BUILDER, "builder"),
                    G_DEFINE_ENUM_VALUE (MEDINA_CHARACTER_CLAIMER, "claimer"),
                    G_DEFINE_ENUM_VALUE (MEDINA_CHARACTER_MERCHANT, "merchant"),
                    G_DEFINE_ENUM_VALUE (MEDINA_CHARACTER_MASON, "mason"),
                    G_DEFINE_ENUM_VALUE (MEDINA_CHARACTER_SURPRISE, "surprise"))

gboolean
medina_seat_name_can_have (gunichar character)
{
  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return FALSE;
    default:
      return TRUE;
    }
}

char *
medina_seat_name_make (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  GString *name = g_string_new (NULL);
  int length = 0;

  for (const char *c = valid; *c != '\0' && length < MEDINA_SEAT_NAME_LENGTH;
       c = g_utf8_next_char (c))
    if (medina_seat_name_can_have (g_utf8_get_char (c)))
      {
        g_string_append_unichar (name, g_utf8_get_char (c));
        length++;
      }
  return g_string_free (name, FALSE);
}

static const GEnumValue *
find_value (GType type, int value)
{
  g_autoptr (GEnumClass) values = g_type_class_ref (type);

  return g_enum_get_value (values, value);
}

const char *
medina_seat_to_word (MedinaSeatKind kind, MedinaLevel level)
{
  return kind == MEDINA_SEAT_HUMAN ? find_value (MEDINA_TYPE_SEAT_KIND, kind)->value_nick
                                   : find_value (MEDINA_TYPE_LEVEL, level)->value_nick;
}

gboolean
medina_seat_parse_word (const char *word, MedinaSeatKind *kind, MedinaLevel *level)
{
  g_autoptr (GEnumClass) levels = g_type_class_ref (MEDINA_TYPE_LEVEL);
  const GEnumValue *value = g_enum_get_value_by_nick (levels, word);

  *kind = value != NULL ? MEDINA_SEAT_COMPUTER : MEDINA_SEAT_HUMAN;
  if (value != NULL)
    *level = value->value;
  return value != NULL || g_str_equal (word, medina_seat_to_word (MEDINA_SEAT_HUMAN, 0));
}

const char *
medina_character_to_word (MedinaCharacter character)
{
  return find_value (MEDINA_TYPE_CHARACTER, character)->value_nick;
}

MedinaCharacter
medina_character_parse (const char *word)
{
  g_autoptr (GEnumClass) characters = g_type_class_ref (MEDINA_TYPE_CHARACTER);
  const GEnumValue *value = g_enum_get_value_by_nick (characters, word);

  return value != NULL && value->value != MEDINA_CHARACTER_SURPRISE ? value->value
                                                                    : MEDINA_CHARACTER_PLAIN;
}

MedinaColor
medina_seat_usual_color (const MdnRules *rules, int seat)
{
  static const MedinaColor fixed[] = { MEDINA_COLOR_YELLOW, MEDINA_COLOR_BLUE };

  return rules->blocking ? fixed[seat] : (MedinaColor) (MEDINA_COLOR_BLUE + seat);
}
