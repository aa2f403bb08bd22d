/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-color.h"
#include "rules.h"

G_BEGIN_DECLS

/* Who sits at the table, as a game record has it. */

/* GEnums; their nicks are the words that stand in records. */
typedef enum
{
  MEDINA_SEAT_HUMAN,    /* "human" */
  MEDINA_SEAT_COMPUTER, /* "computer" */
} MedinaSeatKind;

typedef enum
{
  MEDINA_LEVEL_EASY,   /* "easy" */
  MEDINA_LEVEL_MEDIUM, /* "medium" */
  MEDINA_LEVEL_HARD,   /* "hard" */
  MEDINA_LEVEL_EXPERT, /* "expert" */
} MedinaLevel;

/* What a computer likes to place. Seats of a game have one of the first five; SURPRISE is a choice
 * for a game that is to begin, in which one of these is drawn. */
typedef enum
{
  MEDINA_CHARACTER_PLAIN,    /* "plain": nothing in particular */
  MEDINA_CHARACTER_BUILDER,  /* "builder": buildings */
  MEDINA_CHARACTER_CLAIMER,  /* "claimer": its own rooftops */
  MEDINA_CHARACTER_MERCHANT, /* "merchant": merchants */
  MEDINA_CHARACTER_MASON,    /* "mason": walls */
  MEDINA_CHARACTER_SURPRISE, /* "surprise" */
} MedinaCharacter;

#define MEDINA_TYPE_SEAT_KIND (medina_seat_kind_get_type ())
GType medina_seat_kind_get_type (void) G_GNUC_CONST;

#define MEDINA_TYPE_LEVEL (medina_level_get_type ())
GType medina_level_get_type (void) G_GNUC_CONST;

#define MEDINA_TYPE_CHARACTER (medina_character_get_type ())
GType medina_character_get_type (void) G_GNUC_CONST;

enum
{
  MEDINA_SEAT_NAME_LENGTH = 200, /* characters that a name in a record may have */
};

typedef struct
{
  char *name; /* owned; "" or NULL: no name was given */
  MedinaSeatKind kind;
  MedinaLevel level; /* of a computer; has no meaning for people, and is not written for them */
  MedinaColor color;
  MedinaCharacter character; /* of a computer, never SURPRISE; not written for people either */
} MedinaSeat;

/* Whether a name can have the character: it can be shown, and does not begin a new line. */
gboolean medina_seat_name_can_have (gunichar character);

/* Makes a name of a text: UTF-8, without the characters that a name cannot have, cut where it is
 * too long. NULL gives "". Transfer full. */
char *medina_seat_name_make (const char *text);

/* Both as one word: "human", or the level of a computer. False for any other word. For people the
 * level does not matter and is left alone. */
const char *medina_seat_to_word (MedinaSeatKind kind, MedinaLevel level);
gboolean medina_seat_parse_word (const char *word, MedinaSeatKind *kind, MedinaLevel *level);

const char *medina_character_to_word (MedinaCharacter character);

/* A character by its nick; PLAIN for any other word, and for SURPRISE, which no seat of a game
 * has. */
MedinaCharacter medina_character_parse (const char *word);

/* The color of a seat, 0…3, where nobody chooses: the colors in their order. Where rooftops block,
 * the rules fix it: player 1 scores with yellow and blocks with red, player 2 scores with blue and
 * blocks with green (B1). */
MedinaColor medina_seat_usual_color (const MdnRules *rules, int seat);

G_END_DECLS
