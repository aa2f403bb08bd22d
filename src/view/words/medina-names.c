/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-names.h"

#include <glib/gi18n.h>
#include <string.h>

#include "notation.h"

static const char *const building_names[MEDINA_HUES] = {
  /* Translators: here and in the following texts: kinds of pieces, as titles */
  [MEDINA_HUE_GREY] = N_ ("Gray Building"),   [MEDINA_HUE_PURPLE] = N_ ("Purple Building"),
  [MEDINA_HUE_BROWN] = N_ ("Brown Building"), [MEDINA_HUE_ORANGE] = N_ ("Orange Building"),
  [MEDINA_HUE_BLACK] = N_ ("Black Building"),
};

static const char *const hue_names[MEDINA_HUES] = {
  /* Translators: with the context “building”: the colors of buildings and palaces */
  [MEDINA_HUE_GREY] = NC_ ("building", "Gray"),   [MEDINA_HUE_PURPLE] = NC_ ("building", "Purple"),
  [MEDINA_HUE_BROWN] = NC_ ("building", "Brown"), [MEDINA_HUE_ORANGE] = NC_ ("building", "Orange"),
  [MEDINA_HUE_BLACK] = NC_ ("building", "Black"),
};

static const char *const palace_colors[MEDINA_HUES] = {
  /* Translators: with the context “palaces”: colors of palaces in an enumeration within a sentence,
   * as in “Choose a palace to block: gray, brown.” */
  [MEDINA_HUE_GREY] = NC_ ("palaces", "gray"),   [MEDINA_HUE_PURPLE] = NC_ ("palaces", "purple"),
  [MEDINA_HUE_BROWN] = NC_ ("palaces", "brown"), [MEDINA_HUE_ORANGE] = NC_ ("palaces", "orange"),
  [MEDINA_HUE_BLACK] = NC_ ("palaces", "black"),
};

static const char *const player_color_names[MEDINA_N_COLORS] = {
  /* Translators: with the context “player”: the colors of players and their rooftops */
  [MEDINA_COLOR_BLUE] = NC_ ("player", "Blue"),
  [MEDINA_COLOR_YELLOW] = NC_ ("player", "Yellow"),
  [MEDINA_COLOR_GREEN] = NC_ ("player", "Green"),
  [MEDINA_COLOR_RED] = NC_ ("player", "Red"),
};

static const char *const rule_set_names[MDN_RULE_SETS] = {
  /* Translators: the rule sets, here and in the following texts */
  [MDN_FIRST_EDITION] = N_ ("First Edition"),
  [MDN_SECOND_EDITION] = N_ ("Second Edition"),
  [MDN_ONLINE] = N_ ("Online Rules"),
};

static const char *const level_names[] = {
  [MEDINA_LEVEL_EASY] = N_ ("Computer, easy"),
  [MEDINA_LEVEL_MEDIUM] = N_ ("Computer, medium"),
  [MEDINA_LEVEL_HARD] = N_ ("Computer, hard"),
  [MEDINA_LEVEL_EXPERT] = N_ ("Computer, expert"),
};

static const char *const short_level_names[] = {
  /* Translators: with the context “computer”: how well the computer plays */
  [MEDINA_LEVEL_EASY] = NC_ ("computer", "Easy"),
  [MEDINA_LEVEL_MEDIUM] = NC_ ("computer", "Medium"),
  [MEDINA_LEVEL_HARD] = NC_ ("computer", "Hard"),
  [MEDINA_LEVEL_EXPERT] = NC_ ("computer", "Expert"),
};

static const char *const level_descriptions[] = {
  [MEDINA_LEVEL_EASY] = N_ ("Goes for what looks good and misses a lot"),
  [MEDINA_LEVEL_MEDIUM] = N_ ("Looks a little ahead"),
  [MEDINA_LEVEL_HARD] = N_ ("Looks far ahead and answers at once"),
  [MEDINA_LEVEL_EXPERT] = N_ ("Thinks for several seconds and misses little"),
};

static const char *const character_names[] = {
  /* Translators: with the context “character”: what a computer player is like, by what it likes to
   * place: a builder likes buildings, a claimer rooftops, a mason walls; a trader likes
   * merchants */
  [MEDINA_CHARACTER_PLAIN] = NC_ ("character", "Balanced"),
  [MEDINA_CHARACTER_BUILDER] = NC_ ("character", "Builder"),
  [MEDINA_CHARACTER_CLAIMER] = NC_ ("character", "Claimer"),
  [MEDINA_CHARACTER_MERCHANT] = NC_ ("character", "Trader"),
  [MEDINA_CHARACTER_MASON] = NC_ ("character", "Mason"),
  [MEDINA_CHARACTER_SURPRISE] = NC_ ("character", "Surprise"),
};

static const char *const character_descriptions[] = {
  /* Translators: here and in the following texts: of a computer player, below its character */
  [MEDINA_CHARACTER_PLAIN] = N_ ("Likes all pieces equally"),
  [MEDINA_CHARACTER_BUILDER] = N_ ("Likes to place buildings"),
  [MEDINA_CHARACTER_CLAIMER] = N_ ("Likes to claim palaces early"),
  [MEDINA_CHARACTER_MERCHANT] = N_ ("Likes to place merchants"),
  [MEDINA_CHARACTER_MASON] = N_ ("Likes to place walls"),
  [MEDINA_CHARACTER_SURPRISE] = N_ ("Drawn anew for each game"),
};

MedinaHue
medina_hue_of_color (MdnColor color, const MdnRules *rules)
{
  if (color == MDN_PURPLE && rules->black)
    return MEDINA_HUE_BLACK;
  return (MedinaHue) color;
}

const char *
medina_piece_get_name (MdnPiece piece, const MdnRules *rules)
{
  switch (piece)
    {
    case MDN_ROOFTOP:
      return _ ("Rooftop");
    case MDN_OTHER_ROOFTOP:
      return rules->blocking ? _ ("Blocking Rooftop") : _ ("Neutral Rooftop");
    case MDN_STABLE:
      return _ ("Stable");
    case MDN_MERCHANT:
      return _ ("Merchant");
    case MDN_WALL:
      return _ ("Wall");
    case MDN_TEA:
      return _ ("Tea Tile");
    default:
      g_return_val_if_fail (mdn_piece_is_building (piece), "");
      return _ (building_names[medina_hue_of_color ((MdnColor) piece, rules)]);
    }
}

const char *
medina_building_color_get_name (MdnColor color, const MdnRules *rules)
{
  return g_dpgettext2 (NULL, "building", hue_names[medina_hue_of_color (color, rules)]);
}

static char *
name_palace (const char *color, MdnSpace space)
{
  char at[MDN_NOTATION_SIZE];

  mdn_notation_space (space, at);
  /* Translators: the color of a palace and the space that names it: “Orange (f7)”, within a
   * sentence “orange (f7)” */
  return g_strdup_printf (_ ("%1$s (%2$s)"), color, at);
}

char *
medina_palace_to_name (MdnColor color, MdnSpace space, const MdnRules *rules)
{
  return name_palace (medina_building_color_get_name (color, rules), space);
}

char *
medina_palace_to_name_in_sentence (MdnColor color, MdnSpace space, const MdnRules *rules)
{
  const MedinaHue hue = medina_hue_of_color (color, rules);

  return name_palace (g_dpgettext2 (NULL, "palaces", palace_colors[hue]), space);
}

char *
medina_palace_colors_to_list (unsigned colors, const MdnRules *rules)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int color = 0; color < MDN_COLORS; color++)
    if (colors >> color & 1)
      g_ptr_array_add (names,
                       (gpointer) g_dpgettext2 (NULL, "palaces",
                                                palace_colors[medina_hue_of_color (color, rules)]));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (medina_list_separator (), (char **) names->pdata);
}

const char *
medina_player_color_get_name (MedinaColor color)
{
  g_return_val_if_fail (color < MEDINA_N_COLORS, "");

  return g_dpgettext2 (NULL, "player", player_color_names[color]);
}

const char *
medina_seat_get_name (MedinaSeatKind kind, MedinaLevel level)
{
  g_return_val_if_fail (level < G_N_ELEMENTS (level_names), "");

  /* Translators: who plays: a person, not the computer */
  return kind == MEDINA_SEAT_HUMAN ? _ ("Human") : _ (level_names[level]);
}

const char *
medina_seat_get_short_name (MedinaSeatKind kind, MedinaLevel level)
{
  g_return_val_if_fail (level < G_N_ELEMENTS (short_level_names), "");

  return kind == MEDINA_SEAT_HUMAN ? _ ("Human")
                                   : g_dpgettext2 (NULL, "computer", short_level_names[level]);
}

const char *
medina_seat_get_description (MedinaSeatKind kind, MedinaLevel level)
{
  g_return_val_if_fail (level < G_N_ELEMENTS (level_descriptions), "");

  return kind == MEDINA_SEAT_HUMAN ? _ ("Someone playing on this device")
                                   : _ (level_descriptions[level]);
}

const char *
medina_character_get_name (MedinaCharacter character)
{
  g_return_val_if_fail (character < G_N_ELEMENTS (character_names), "");

  return g_dpgettext2 (NULL, "character", character_names[character]);
}

const char *
medina_character_get_description (MedinaCharacter character)
{
  g_return_val_if_fail (character < G_N_ELEMENTS (character_descriptions), "");

  return _ (character_descriptions[character]);
}

const char *
medina_seat_get_icon_name (MedinaSeatKind kind)
{
  return kind == MEDINA_SEAT_HUMAN ? "avatar-default-symbolic" : "computer-symbolic";
}

const char *
medina_rule_set_get_name (MdnRuleSet set)
{
  g_return_val_if_fail (set < MDN_RULE_SETS, "");

  return _ (rule_set_names[set]);
}

const char *
medina_list_separator (void)
{
  /* Translators: between the parts of an enumeration, as in “4 buildings, 1 stable, 2 walls” */
  return C_ ("enumeration", ", ");
}

const char *
medina_remark_separator (void)
{
  /* Translators: between different things that are said of something, as in “a2, wall of tower
   * 4” */
  return C_ ("remarks", ", ");
}

char *
medina_words_bind (const char *text, gsize free)
{
  GString *bound = g_string_new_len (text, (gssize) MIN (free, strlen (text)));

  for (const char *rest = text + bound->len; *rest != '\0'; rest = g_utf8_next_char (rest))
    {
      const gunichar letter = g_utf8_get_char (rest);

      g_string_append_unichar (bound, letter == ' ' ? 0xa0 : letter);
      /* Chinese and Japanese have no space there, but a line may end. */
      if (g_utf8_strchr ("、，：", -1, letter) != NULL)
        g_string_append (bound, "\u2060");
    }
  return g_string_free (bound, FALSE);
}

char *
medina_sentences_join (const char *first, const char *second)
{
  /* Translators: two whole sentences, one after the other */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), first, second);
}
