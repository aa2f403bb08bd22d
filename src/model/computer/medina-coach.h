/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis.h"
#include "medina-onlooker.h"

G_BEGIN_DECLS

/* An onlooker who looks at each turn of a person, and has something to say if it lost much; it
 * judges as the analysis of a finished game does (MedinaAnalysis). It thinks in a thread, and
 * nobody waits for it: what it has to say goes as soon as a person places anything or takes
 * anything back, and what it has not found until then is dropped.
 *
 * Property:
 *   "turn"  MedinaAnalysisTurn, read-only: the person's last turn, if it lost much; NULL
 *           otherwise */

enum
{
  /* Turns that lost less are not told of: a search of this length is not sure of a point or two. */
  MEDINA_COACH_POINTS = 3,
};

#define MEDINA_TYPE_COACH (medina_coach_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCoach, medina_coach, MEDINA, COACH, MedinaOnlooker)

/* Transfer full; without a game. */
MedinaCoach *medina_coach_new (void);

/* How many positions each thought looks at, in place of the usual number; for tests, which cannot
 * wait. */
void medina_coach_set_nodes (MedinaCoach *self, guint64 nodes);

/* Both transfer none; the analysis of that turn and of nothing else. NULL when there is nothing to
 * say. */
MedinaAnalysisTurn *medina_coach_get_turn (MedinaCoach *self);
MedinaAnalysis *medina_coach_get_analysis (MedinaCoach *self);

/* Whether it is thinking, or is going to when the computers are not. */
gboolean medina_coach_get_looking (MedinaCoach *self);

/* Puts the game back to before that turn, also while an earlier moment is looked at. Nothing
 * happens if there is nothing to say. */
void medina_coach_take_back (MedinaCoach *self);

G_END_DECLS
