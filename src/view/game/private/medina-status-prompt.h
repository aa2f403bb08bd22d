/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"
#include "medina-finisher.h"
#include "medina-replay.h"

G_BEGIN_DECLS

/* What the plaque says first: whose turn it is and what can be done, that a computer waits or is
 * paused, that nothing can be decided any more, or what moment is shown. Transfer full; NULL
 * without a game. The others may be NULL. `narrow`: what buttons nearby say, too, is left out. */
char *medina_status_prompt (MedinaGame *game,
                            MedinaComputerPlayer *computer,
                            MedinaFinisher *finisher,
                            MedinaReplay *replay,
                            gboolean narrow);

/* As little of it as is of use, for where there is no room; NULL if all of it is of use. Transfer
 * full. */
char *medina_status_prompt_in_brief (MedinaGame *game, MedinaComputerPlayer *computer);

G_END_DECLS
