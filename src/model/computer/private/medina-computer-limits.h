/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* How the computer that is to move thinks: as its level and its character do, from a seed that
 * follows from the set-up and how far the game has come. `nodes` positions a turn and in one thread
 * if it is not 0, otherwise as long as the level takes, an expert in several threads. */
MdnAiLimits medina_computer_limits_find (MedinaGame *game, guint64 nodes);

G_END_DECLS
