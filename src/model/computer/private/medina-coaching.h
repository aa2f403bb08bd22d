/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Whether anybody at this table may be coached: people play against computers, the game goes on,
 * and nothing of it is kept from them. Where several people have screens, what could be said of one
 * of them would tell the others of hidden pieces; so there is no curtain where there is a coach.
 * FALSE without a game (NULL). */
gboolean medina_coaching_is_possible (MedinaGame *game);

G_END_DECLS
