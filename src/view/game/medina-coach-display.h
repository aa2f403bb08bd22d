/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-hint-display.h"

G_BEGIN_DECLS

/* Shows what a coach has to say (MedinaCoach): a sign on the plaque, which the screen reader says,
 * too, and on the board what would have been better; and the chances of the players.
 *
 * Properties:
 *   "coach"    gboolean, read-write: whether a coach is wanted, FALSE at first
 *   "chances"  gboolean, read-write: whether the chances are, FALSE at first
 *   "telling"  gboolean, read-only: whether there is something that can be shown and taken back */

#define MEDINA_TYPE_COACH_DISPLAY (medina_coach_display_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCoachDisplay, medina_coach_display, MEDINA, COACH_DISPLAY, GObject)

/* NULL for none. It keeps references. */
void medina_coach_display_set_game (MedinaCoachDisplay *self, MedinaGame *game);
void medina_coach_display_set_computer (MedinaCoachDisplay *self, MedinaComputerPlayer *computer);

/* Shows the city before the turn, with what was placed in it and what would have been better.
 * Nothing happens, here and below, while there is nothing to tell. */
void medina_coach_display_show (MedinaCoachDisplay *self);

/* Goes back to before the turn. */
void medina_coach_display_take_back (MedinaCoachDisplay *self);

G_END_DECLS
