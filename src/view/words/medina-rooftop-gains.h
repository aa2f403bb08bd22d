/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Which tiles and merchants would change hands if the player to move put a rooftop on a palace, as
 * one translated line; NULL if none. The placement must be legal. Transfer full. */
char *medina_rooftop_gains_describe (MedinaGame *game, MdnPlacement rooftop);

G_END_DECLS
