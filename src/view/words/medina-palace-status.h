/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "medina-names.h"

G_BEGIN_DECLS

/* How it stands with a palace, in a few translated words to be put after what it is: "palace of
 * Aisha", "neutral palace", "unfinished palace". Transfer full. */
char *medina_palace_status_describe (MedinaGame *game, int palace);

/* The same with its colour, to stand alone: "Grey palace of Aisha". Transfer full. */
char *medina_palace_status_title (MedinaGame *game, int palace);

/* Its colour. */
MedinaHue medina_palace_get_hue (MedinaGame *game, int palace);

G_END_DECLS
