/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-score-item.h"
#include "position.h"

G_BEGIN_DECLS

/* Where in the city points come from: palaces, as bits, and merchants and walls that count for
 * them. A value. */
typedef struct
{
  guint64 palaces;
  MdnSet counted;
} MedinaScoreLight;

MedinaScoreLight medina_score_light_of_palace (const MdnPosition *position, int palace);

/* All palaces of a player. */
MedinaScoreLight medina_score_light_of_player (const MdnPosition *position, guint player);

/* The palace for which the tile is held (L2). */
MedinaScoreLight medina_score_light_of_palace_tile (const MdnPosition *position, MdnColor color);

/* Of the holder's palaces those that are connected to the tower, and the walls between (V2). */
MedinaScoreLight medina_score_light_of_tower_tile (const MdnPosition *position, int tower);

/* All that an item of the score sheet counts, of all players. */
MedinaScoreLight medina_score_light_of_item (const MdnPosition *position, MedinaScoreItem item);

G_END_DECLS
