/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* What may become of palaces and spaces, by the rules, told to those who ask; translated, transfer
 * full. NULL where there is nothing to tell. */

/* What the next piece of each kind would add to a palace, whoever places it, in one line:
 *
 *   The next piece adds: Gray Building +1 to +5, Stable +1, Wall +1
 *
 * Pieces that nobody has, as far as can be seen, and palaces that score for nobody are left out. */
char *medina_palace_describe_growth (MedinaGame *game, int palace);

/* The players who may still claim an unroofed palace: "Aisha, Ben"; "" for nobody. */
char *medina_palace_list_claimants (MedinaGame *game, int palace);

/* The same as a line: "Can be claimed by: Aisha, Ben". NULL for a palace with a rooftop. */
char *medina_palace_describe_claimants (MedinaGame *game, int palace);

/* What a piece would do on a space where it may go now: "Stable: Ben +1". Rooftops and tea are not
 * for that. */
char *medina_piece_describe_effect (MedinaGame *game, MdnPiece piece, MdnSpace space);

G_END_DECLS
