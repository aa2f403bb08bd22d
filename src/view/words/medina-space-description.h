/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* What is on a space of the board, the ring included: "f7, orange building, Aisha’s palace".
 * Transfer full. */
char *medina_space_describe (MedinaGame *game, MdnSpace space);

/* The same for people who do not see it: with the size and the worth of the palace, and whether the
 * piece in hand can go there: "f7, orange building, unfinished palace, 3 pieces, 4 points, can go
 * here". Transfer full. */
char *medina_space_to_name (MedinaGame *game, MdnSpace space);

/* Why the piece in hand cannot go there; of a rooftop that can, what it brings. NULL if there is
 * nothing to explain, as where something stands already; transfer full. */
char *medina_space_explain (MedinaGame *game, MdnSpace space);

G_END_DECLS
