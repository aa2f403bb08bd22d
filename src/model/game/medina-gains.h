/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "game.h"

G_BEGIN_DECLS

/* Where in the city a placement has moved points: at each palace that is worth more than before,
 * and at the placed piece what a player has gained or lost by tiles alone. */

typedef struct
{
  MdnSpace space; /* the building that names the palace, or the placed piece's */
  guint8 player;  /* whose points they are */
  int points;     /* never 0 */
} MedinaGain;

enum
{
  MEDINA_GAINS = MDN_MAX_PALACES + MDN_MAX_PLAYERS,
};

/* Finds those of placement `index` of the game, tiles with a palace of the same player where there
 * is one. Returns how many there are. */
guint medina_gains_find (const MdnGame *game, int index, MedinaGain gains[MEDINA_GAINS]);

G_END_DECLS
