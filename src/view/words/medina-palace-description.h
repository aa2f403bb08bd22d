/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "medina-names.h"
#include "score.h"

G_BEGIN_DECLS

/* What a palace is worth and why, in two or three short translated lines:
 *
 *   Aisha’s orange palace
 *   9 points: 4 buildings, 1 stable, 2 merchants, 2 walls
 *
 * With a rooftop in hand (MDN_ROOFTOP or MDN_OTHER_ROOFTOP; otherwise -1) that may go on the palace
 * now, what that would make of it, tiles that would move included:
 *
 *   Claim this orange palace
 *   9 points: 4 buildings, 1 stable, 2 merchants, 2 walls
 *   Also brings: orange palace tile (4 points)
 *
 * Transfer full. */
char *medina_palace_describe (MedinaGame *game, int palace, int rooftop);

/* Lines of that kind that are as long as most of those that a rooftop in hand brings about in this
 * game: to find letters in which there is room for them. Transfer full. */
char *medina_palace_describe_usual (MedinaGame *game);

/* Whose it is, or how it stands with it, without points: "Aisha’s orange palace", "Unfinished gray
 * palace". Transfer full. */
char *medina_palace_make_title (MedinaGame *game, int palace);

/* What a rooftop that may go there now would bring besides points, in one translated line; NULL for
 * nothing. Transfer full. */
char *medina_palace_describe_rooftop (MedinaGame *game, int palace, MdnPiece rooftop);

/* How it stands with a palace, in a few translated words to be put after what it is: "palace of
 * Aisha", "neutral palace", "unfinished palace". Transfer full. */
char *medina_palace_describe_status (MedinaGame *game, int palace);

/* The color of its buildings. */
MedinaHue medina_palace_get_hue (MedinaGame *game, int palace);

/* What makes up a palace's points: "4 buildings, 1 stable, 2 walls". Transfer full. */
char *medina_palace_score_describe (const MdnPalaceScore *score);

G_END_DECLS
