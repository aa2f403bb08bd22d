/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"
#include "medina-finisher.h"

G_BEGIN_DECLS

/* What the plaque says first: whose turn it is and what can be done, that a computer waits or is paused, or
 * that nothing can be decided any more. Transfer full; NULL without a game. The others may be NULL. */
char *
medina_status_prompt (MedinaGame *game, MedinaComputerPlayer *computer, MedinaFinisher *finisher);

G_END_DECLS
