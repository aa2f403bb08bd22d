/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"

G_BEGIN_DECLS

/* How likely each player is to win a game of people against computers, as the computer expects it whenever a turn has
 * been made. It thinks in a thread while no computer does; as long as one thinks, or it does not know yet, the chances
 * of before stand. Unless they are wanted it does nothing, and where there is no coach (MedinaCoach) nor
 * while looking back there are no chances.
 *
 * Properties:
 *   "wanted"  gboolean, read-write: FALSE at first
 *   "known"   gboolean, read-only: whether there are chances to show; notifies whenever they change, too */

#define MEDINA_TYPE_CHANCES (medina_chances_get_type ())
G_DECLARE_FINAL_TYPE (MedinaChances, medina_chances, MEDINA, CHANCES, GObject)

/* Transfer full; without a game. */
MedinaChances *medina_chances_new (void);

/* NULL for none. It keeps a reference. */
MedinaGame *medina_chances_get_game (MedinaChances *self); /* transfer none */
void medina_chances_set_game (MedinaChances *self, MedinaGame *game);

/* Who plays for the computers of the game; NULL for nobody. It keeps a reference. */
void medina_chances_set_computer (MedinaChances *self, MedinaComputerPlayer *computer);

gboolean medina_chances_get_wanted (MedinaChances *self);
void medina_chances_set_wanted (MedinaChances *self, gboolean wanted);

/* How many positions a thought looks at, in place of the usual number; for tests, which cannot wait. */
void medina_chances_set_nodes (MedinaChances *self, guint64 nodes);

gboolean medina_chances_get_known (MedinaChances *self);

/* Of a seat, in percent; those of all players add up to 100. 0 while they are not known. */
guint medina_chances_get (MedinaChances *self, guint player);

G_END_DECLS
