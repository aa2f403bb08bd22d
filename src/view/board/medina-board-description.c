/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-description.h"

#include "medina-palace-description.h"
#include "medina-space-description.h"
#include "medina-tile-description.h"

char *
medina_board_describe_space (MedinaGame *game, MdnSpace space)
{
  const int palace = mdn_position_palace_at (medina_game_get_position (game), space);

  if (palace == MDN_NO_PALACE)
    return medina_space_describe (game, space);
  return medina_palace_describe (game, palace, medina_game_get_selected_piece (game));
}

static MedinaTile *
find_tile (MedinaGame *game, MedinaTileKind kind, guint index)
{
  GListModel *tiles = medina_game_get_tiles (game);

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);

      /* The list keeps it alive. */
      if (medina_tile_get_kind (tile) == kind && medina_tile_get_index (tile) == index)
        return tile;
    }
  return NULL;
}

char *
medina_board_describe_item (MedinaGame *game, MedinaBoardItem item, int index)
{
  MedinaTile *tile;

  switch (item)
    {
    case MEDINA_BOARD_PALACE_TILE:
      tile = find_tile (game, MEDINA_TILE_PALACE, (guint) index);
      break;
    case MEDINA_BOARD_TOWER_TILE:
    case MEDINA_BOARD_TOWER_QUEUE:
      tile = find_tile (game, MEDINA_TILE_TOWER, (guint) index);
      break;
    case MEDINA_BOARD_TEA_TILES:
      tile = find_tile (game, MEDINA_TILE_TEA, 0);
      break;
    default:
      return medina_rooftops_describe (game, (MdnColor) index);
    }
  return tile != NULL ? medina_tile_describe (tile, game) : NULL;
}
