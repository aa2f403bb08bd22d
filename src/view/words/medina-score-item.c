/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-item.h"

#include <glib/gi18n.h>

static const char *const titles[MEDINA_SCORE_ITEMS] = {
  /* Translators: with the context “score”: the rows of the score sheet */
  [MEDINA_SCORE_BUILDINGS] = NC_ ("score", "Buildings"),
  [MEDINA_SCORE_STABLES] = NC_ ("score", "Stables"),
  [MEDINA_SCORE_MERCHANTS] = NC_ ("score", "Merchants"),
  [MEDINA_SCORE_WALLS] = NC_ ("score", "Walls"),
  [MEDINA_SCORE_WATER] = NC_ ("score", "Water"),
  [MEDINA_SCORE_PALACE_TILES] = NC_ ("score", "Palace Tiles"),
  [MEDINA_SCORE_TOWER_TILES] = NC_ ("score", "Tower Tiles"),
  [MEDINA_SCORE_TOTAL] = NC_ ("score", "Total"),
};

const char *
medina_score_item_get_title (MedinaScoreItem item)
{
  g_return_val_if_fail (item < MEDINA_SCORE_ITEMS, "");

  return g_dpgettext2 (NULL, "score", titles[item]);
}

gboolean
medina_score_item_applies (MedinaScoreItem item, gboolean has_well)
{
  return item != MEDINA_SCORE_WATER || has_well;
}

int
medina_score_item_get_points (MedinaScoreItem item, const MdnScore *score)
{
  switch (item)
    {
    case MEDINA_SCORE_BUILDINGS:
      return score->palaces.buildings;
    case MEDINA_SCORE_STABLES:
      return score->palaces.stables;
    case MEDINA_SCORE_MERCHANTS:
      return score->palaces.merchants;
    case MEDINA_SCORE_WALLS:
      return score->palaces.walls;
    case MEDINA_SCORE_WATER:
      return score->palaces.water;
    case MEDINA_SCORE_PALACE_TILES:
      return score->palace_tiles;
    case MEDINA_SCORE_TOWER_TILES:
      return score->tower_tiles;
    default:
      return score->total;
    }
}
