/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-lesson-condition.h"
#include "medina-record.h"

G_BEGIN_DECLS

/* A lesson of the First Game, as its file has it: positions, what is to be done there, and what is
 * said about it. All of it is data (data/lessons); nothing here changes.
 *
 * The format. XML, in UTF-8; the text of the elements that are said is for xgettext (data/its), one
 * sentence or two of them, without “&” and “<”. Blanks and ends of lines in it count as one blank.
 *
 *   <lesson part="basics">   the part of the course: basics, strategy, editions, or game
 *     <title>…</title>       as it stands in the list
 *     <summary>…</summary>   what it is about, there
 *     <step …>…</step>       one after the other
 *     <event …>…</event>     what is said in a game that is guided, when it happens first
 *   </lesson>
 *
 * A step has
 *   <position>  a game record (medina-record.h). Without it the step goes on where the one before
 *               ended; the first has one. Who learns is the first player who is human; the others
 *               do what "reply" says
 *   <say>       what is said
 *   <wrong …>   why another placement is not what is meant: the first whose conditions hold.
 *               Without conditions it is for all that are left
 *   <after …>   what is said when it is done; with "tiles", see below
 * and these attributes:
 *   do      read (to be read only; so without this attribute), pick (a piece is to be taken in
 *           hand), place, or end-turn
 *   show    spaces that glow, separated by blanks; without it, those of the condition "spaces"
 *   light   spaces of palaces that are shown among the others, with what counts for them
 *   tiles   tiles that glow on the players' cards while the step is said: letters of colors,
 *           numbers of towers, T for tea. In <after>, those that glow then
 *   try     what does it, as an example: one placement. Whoever skips the step sees that played
 *   reply   what the others place after the step, turns as in records; of several, separated by
 *           “|”, the first that is legal. They place whatever does no harm for what is not said
 *           here
 * and conditions, all of which hold for what is right:
 *   pieces  letters of kinds of pieces: G P B O R N S M W T
 *   spaces  one of these; for a rooftop, one of its palace
 *   founds  yes or no: it begins a palace
 *   gain    at least so many points for the person
 *   gives   at least so many points for one of the others
 *   size    the palace is at least so large then
 *   holds   the tiles that the person has then: letters of colors, numbers of towers
 * A wrong has "try", too: an example, for the tests.
 *
 * An event has conditions, with "who" (you, other, or neutral), and "kind":
 *   begin, turn (the person's second turn begins), place (somebody has placed something for which
 *   the conditions hold), over, or one of MedinaEvent: new-street, palace-tile, tower-tile,
 *   tea-tiles, color-closed, turn-short, passed, fresh-turn. The conditions are then those of the
 *   placement that brought it about */

typedef enum
{
  MEDINA_LESSON_READ,
  MEDINA_LESSON_PICK,
  MEDINA_LESSON_PLACE,
  MEDINA_LESSON_END_TURN,
} MedinaLessonTask;

typedef struct
{
  MedinaLessonCondition when;
  char *text; /* in English, as below */
  char *example;
} MedinaLessonWrong;

typedef struct
{
  MedinaLessonTask task;
  MedinaRecord *position; /* NULL to go on */
  MedinaLessonCondition goal;
  MdnSet shown;
  MdnSet lit;
  guint tiles; /* bits of medina_tile_to_bit () */
  guint tiles_after;
  char *say;
  char *after;       /* NULL for nothing */
  char *example;     /* NULL where there is nothing to be placed */
  char *reply;       /* NULL for nothing in particular */
  GPtrArray *wrongs; /* of MedinaLessonWrong */
} MedinaLessonStep;

typedef enum
{
  MEDINA_GUIDE_BEGIN,
  MEDINA_GUIDE_TURN,
  MEDINA_GUIDE_PLACE,
  MEDINA_GUIDE_OVER,
  MEDINA_GUIDE_NEW_STREET,
  MEDINA_GUIDE_PALACE_TILE,
  MEDINA_GUIDE_TOWER_TILE,
  MEDINA_GUIDE_TEA_TILES,
  MEDINA_GUIDE_COLOR_CLOSED,
  MEDINA_GUIDE_TURN_SHORT,
  MEDINA_GUIDE_PASSED,
  MEDINA_GUIDE_FRESH_TURN,
  MEDINA_GUIDE_KINDS,
} MedinaGuideKind;

typedef enum
{
  MEDINA_GUIDE_ANYBODY,
  MEDINA_GUIDE_YOU,
  MEDINA_GUIDE_OTHER,
  MEDINA_GUIDE_NEUTRAL,
} MedinaGuideWho;

typedef struct
{
  MedinaGuideKind kind;
  MedinaGuideWho who;
  MedinaLessonCondition when;
  char *text;
} MedinaLessonEvent;

typedef enum
{
  MEDINA_LESSON_BASICS,
  MEDINA_LESSON_STRATEGY,
  MEDINA_LESSON_EDITIONS,
  MEDINA_LESSON_GAME,
  MEDINA_LESSON_PARTS,
} MedinaLessonPart;

#define MEDINA_TYPE_LESSON (medina_lesson_get_type ())
G_DECLARE_FINAL_TYPE (MedinaLesson, medina_lesson, MEDINA, LESSON, GObject)

/* Reads a lesson; `id` is what it is remembered by. NULL and a sentence, with the line where there
 * is one, if the text is none. Transfer full. */
MedinaLesson *
medina_lesson_new_from_text (const char *id, const char *text, gsize length, GError **error);

const char *medina_lesson_get_id (MedinaLesson *self);
const char *medina_lesson_get_title (MedinaLesson *self);   /* translated */
const char *medina_lesson_get_summary (MedinaLesson *self); /* translated; "" for none */
MedinaLessonPart medina_lesson_get_part (MedinaLesson *self);

/* Transfer none, valid as long as the lesson; `step` must be below their number. */
guint medina_lesson_get_n_steps (MedinaLesson *self);
const MedinaLessonStep *medina_lesson_get_step (MedinaLesson *self, guint step);

guint medina_lesson_get_n_events (MedinaLesson *self);
const MedinaLessonEvent *medina_lesson_get_event (MedinaLesson *self, guint event);

/* A text of the lesson in the language of the program. */
const char *medina_lesson_translate (const char *text);

G_END_DECLS
