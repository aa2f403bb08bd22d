/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "medina-lesson.h"

G_BEGIN_DECLS

/* Somebody at the elbow of a person who plays a whole game: says what a lesson has to say about
 * what happens, each thing once, when it happens first; one after the other, as the person goes on:
 * by saying so, by placing, or by ending or taking back a turn.
 *
 * Signal "changed" (): there is another sentence, or none any more. */

#define MEDINA_TYPE_GUIDE (medina_guide_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGuide, medina_guide, MEDINA, GUIDE, GObject)

/* For the events of the lesson, in a game with one person. It begins at once, and keeps references
 * to both. What has happened in the game before is not told any more. */
MedinaGuide *medina_guide_new (MedinaLesson *lesson, MedinaGame *game);

/* What is said now, translated; NULL for nothing. */
const char *medina_guide_get_sentence (MedinaGuide *self);

/* The tiles that it speaks of: bits of medina_tile_to_bit (); 0 for none. */
guint medina_guide_get_tiles (MedinaGuide *self);

/* The person has read it. */
void medina_guide_next (MedinaGuide *self);

G_END_DECLS
