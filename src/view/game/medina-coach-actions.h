/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-coach-display.h"

G_BEGIN_DECLS

/* The actions of a window for what its coach has to say, "win.…":
 *   coach-show       the city before the turn, with what would have been better
 *   coach-take-back  back to before the turn */

/* Adds them to the map, which must not have them any longer than the display lives. */
void medina_coach_actions_add (GActionMap *map, MedinaCoachDisplay *display);

G_END_DECLS
