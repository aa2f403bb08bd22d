/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "score.h"

G_BEGIN_DECLS

/* The lines of a score sheet (E1), in their order. */

typedef enum
{
  MEDINA_SCORE_BUILDINGS,
  MEDINA_SCORE_STABLES,
  MEDINA_SCORE_MERCHANTS,
  MEDINA_SCORE_WALLS,
  MEDINA_SCORE_WATER,
  MEDINA_SCORE_PALACE_TILES,
  MEDINA_SCORE_TOWER_TILES,
  MEDINA_SCORE_TOTAL,
  MEDINA_SCORE_ITEMS,
} MedinaScoreItem;

/* Translated; static. */
const char *medina_score_item_get_title (MedinaScoreItem item);

/* Without a well there is no line for water. */
gboolean medina_score_item_applies (MedinaScoreItem item, gboolean has_well);

int medina_score_item_get_points (MedinaScoreItem item, const MdnScore *score);

G_END_DECLS
