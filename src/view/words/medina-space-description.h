/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* What is on a space of the board, the ring included, for people who do not see it: "f7, orange
 * building, Aisha’s palace". Transfer full. */
char *medina_space_describe (MedinaGame *game, MdnSpace space);

G_END_DECLS
