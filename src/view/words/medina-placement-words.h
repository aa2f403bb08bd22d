/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "game.h"

G_BEGIN_DECLS

/* What was placed where, translated, as a line of a list: "Orange building on f7", "Rooftop on the
 * gray palace at b2", as players know the placement (game.h). `index` is below the game's count; it
 * may lie behind the cursor. Transfer full. */
char *medina_placement_to_words (const MdnGame *game, int index);

/* Likewise, but a rooftop does not tell of its palace, for where there is little room: "Rooftop at
 * b2". */
char *medina_placement_to_brief_words (const MdnGame *game, int index);

G_END_DECLS
