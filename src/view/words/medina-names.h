/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-seat.h"
#include "placement.h"

G_BEGIN_DECLS

/* The words for what is on the table, translated; all static but two. They stand alone, as on a
 * button or in a table: sentences have words of their own, because of the grammar of other
 * languages. */

/* The colors of buildings that have a word of their own: MdnColor, and black instead of purple
 * where the rules say so. For tables of texts. */
typedef enum
{
  MEDINA_HUE_GREY,
  MEDINA_HUE_PURPLE,
  MEDINA_HUE_BROWN,
  MEDINA_HUE_ORANGE,
  MEDINA_HUE_BLACK,
  MEDINA_HUES,
} MedinaHue;

MedinaHue medina_hue_of_color (MdnColor color, const MdnRules *rules);

/* "Rooftop", "Neutral Rooftop", "Stable", "Gray Building" … */
const char *medina_piece_get_name (MdnPiece piece, const MdnRules *rules);

/* The color of buildings: "Gray", "Purple" or "Black", "Brown", "Orange". */
const char *medina_building_color_get_name (MdnColor color, const MdnRules *rules);

/* A palace by the space of the building that names it: "Orange (f7)". Transfer full. */
char *medina_palace_to_name (MdnColor color, MdnSpace space, const MdnRules *rules);

/* The same within a sentence: "orange (f7)". */
char *medina_palace_to_name_in_sentence (MdnColor color, MdnSpace space, const MdnRules *rules);

/* The colors of palaces, as bits, in the middle of a sentence: "gray, brown". Transfer full. */
char *medina_palace_colors_to_list (unsigned colors, const MdnRules *rules);

/* "Blue" … */
const char *medina_player_color_get_name (MedinaColor color);

/* Who plays: "Human"; "Computer, easy" …; in one word "Human", "Easy" … */
const char *medina_seat_get_name (MedinaSeatKind kind, MedinaLevel level);
const char *medina_seat_get_short_name (MedinaSeatKind kind, MedinaLevel level);

/* A sentence that describes who plays. */
const char *medina_seat_get_description (MedinaSeatKind kind, MedinaLevel level);

/* A character of the computer in a word, "Mason", and a sentence without a full stop: what it
 * likes. */
const char *medina_character_get_name (MedinaCharacter character);
const char *medina_character_get_description (MedinaCharacter character);

const char *medina_seat_get_icon_name (MedinaSeatKind kind);

/* "First Edition", "Second Edition", "Online Rules". */
const char *medina_rule_set_get_name (MdnRuleSet set);

/* What stands between the parts of an enumeration, which are of one kind: ", ". */
const char *medina_list_separator (void);

/* What stands between different things that are said of something: ", ". */
const char *medina_remark_separator (void);

/* The same with no end of a line in it behind its first bytes, `free` of them, as between a word
 * and its number. Transfer full. */
char *medina_words_bind (const char *text, gsize free);

/* Two whole sentences, one after the other; transfer full. */
char *medina_sentences_join (const char *first, const char *second);

G_END_DECLS
