/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "game.h"

G_BEGIN_DECLS

/* What may be asked of a placement. A value; MEDINA_LESSON_ANYTHING asks nothing. */
typedef struct
{
  guint pieces;  /* bits of MdnPiece; 0 for any */
  MdnSet spaces; /* empty for any */
  guint holds;   /* bits of medina_tile_to_bit (); not tea */
  int gain;      /* points, at least; likewise the next two. 0 for any */
  int gives;
  int size;
  int founds; /* 1: a palace; -1: none; 0 for either */
} MedinaLessonCondition;

#define MEDINA_LESSON_ANYTHING ((MedinaLessonCondition){ 0 })

/* Whether it holds for the last placement before the cursor of the game, which may be there by now,
 * for a person. */
gboolean
medina_lesson_condition_holds (const MedinaLessonCondition *self, const MdnGame *game, int person);

/* The only kind of piece that is asked for; MDN_PIECES if there are several, or none is. */
MdnPiece medina_lesson_condition_get_piece (const MedinaLessonCondition *self);

/* Reads the attribute of that name; FALSE if it makes no sense. */
gboolean
medina_lesson_condition_parse (MedinaLessonCondition *self, const char *name, const char *value);

/* Spaces of the large board, of which the other one is a part, separated by blanks; FALSE if one is
 * none. */
gboolean medina_lesson_parse_spaces (const char *text, MdnSet *spaces);

/* Letters of colors, numbers of towers, T for tea, as bits of medina_tile_to_bit (); FALSE if one
 * is none, or there is none. */
gboolean medina_lesson_parse_tiles (const char *text, guint *tiles);

G_END_DECLS
