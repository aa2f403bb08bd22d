/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis.h"
#include "medina-computer-player.h"

G_BEGIN_DECLS

/* Looks at each turn of a person who plays against computers, and has something to say if it lost much; it judges as
 * the analysis of a finished game does (MedinaAnalysis). It thinks in a thread while nobody else does: as long as a
 * computer thinks, it waits, so that computers play as they would without it. Nobody waits for it: what
 * it has to say goes as soon as a person places anything or takes anything back, and what it has not found until then
 * is dropped. Unless it is wanted it does nothing. There is nothing to say among people only, at a purist's
 * table, where several people have screens, and once the game is over.
 *
 * Properties:
 *   "wanted"  gboolean, read-write: FALSE at first
 *   "turn"    MedinaAnalysisTurn, read-only: the person's last turn, if it lost much; NULL otherwise */

enum
{
  /* Turns that lost less are not told of: a search of this length is not sure of a point or two. */
  MEDINA_COACH_POINTS = 3,
};

#define MEDINA_TYPE_COACH (medina_coach_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCoach, medina_coach, MEDINA, COACH, GObject)

/* Transfer full; without a game. */
MedinaCoach *medina_coach_new (void);

/* NULL for none. It keeps a reference. */
void medina_coach_set_game (MedinaCoach *self, MedinaGame *game);

/* Who plays for the computers of the game; NULL for nobody. It keeps a reference. */
void medina_coach_set_computer (MedinaCoach *self, MedinaComputerPlayer *computer);

gboolean medina_coach_get_wanted (MedinaCoach *self);
void medina_coach_set_wanted (MedinaCoach *self, gboolean wanted);

/* How many positions each thought looks at, in place of the usual number; for tests, which cannot wait. */
void medina_coach_set_nodes (MedinaCoach *self, guint64 nodes);

/* Both transfer none; the analysis of that turn and of nothing else. NULL when there is nothing to say. */
MedinaAnalysisTurn *medina_coach_get_turn (MedinaCoach *self);
MedinaAnalysis *medina_coach_get_analysis (MedinaCoach *self);

/* Whether it is thinking, or is going to when the computers are not. */
gboolean medina_coach_get_looking (MedinaCoach *self);

/* Puts the game back to before that turn, also while an earlier moment is looked at. Nothing happens if there is
 * nothing to say. */
void medina_coach_take_back (MedinaCoach *self);

G_END_DECLS
