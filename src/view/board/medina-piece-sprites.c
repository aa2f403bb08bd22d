/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-piece-sprites.h"

MedinaPieceSprite
medina_sprite_of_color (MedinaColor color)
{
  return (MedinaPieceSprite) (MEDINA_PIECE_ROOFTOP_BLUE + color);
}

const char *
medina_player_css_class (MedinaColor color)
{
  static const char *const classes[MEDINA_N_COLORS] = {
    [MEDINA_COLOR_BLUE] = "player-blue",
    [MEDINA_COLOR_YELLOW] = "player-yellow",
    [MEDINA_COLOR_GREEN] = "player-green",
    [MEDINA_COLOR_RED] = "player-red",
  };

  g_return_val_if_fail (color < MEDINA_N_COLORS, NULL);

  return classes[color];
}

void
medina_board_scene_init_for_game (MedinaBoardScene *scene, MedinaGame *game)
{
  medina_board_scene_init (scene, medina_game_get_position (game));
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    scene->rooftops[i] =
      medina_sprite_of_color (medina_player_get_color (medina_game_get_player (game, i)));
}

MedinaPieceSprite
medina_board_scene_get_piece (const MedinaBoardScene *scene, guint number, MdnPiece piece)
{
  switch (piece)
    {
    case MDN_ROOFTOP:
      return scene->rooftops[number];
    case MDN_OTHER_ROOFTOP:
      return medina_board_scene_get_rooftop (scene, scene->position->rules.blocking
                                                      ? MDN_OWNER_BLOCKED1 + number
                                                      : MDN_OWNER_NEUTRAL);
    case MDN_STABLE:
      return MEDINA_PIECE_STABLE;
    case MDN_MERCHANT:
      return MEDINA_PIECE_MERCHANT;
    case MDN_WALL:
      return MEDINA_PIECE_WALL_HORIZONTAL;
    case MDN_TEA:
      return MEDINA_PIECE_TILE_TEA;
    default:
      return medina_board_scene_get_building (scene, (MdnColor) piece);
    }
}

MedinaPieceSprite
medina_sprite_of_piece (MedinaGame *game, MedinaPlayer *player, MdnPiece piece)
{
  MedinaBoardScene scene;

  medina_board_scene_init_for_game (&scene, game);
  return medina_board_scene_get_piece (&scene, medina_player_get_number (player), piece);
}

MedinaPieceSprite
medina_sprite_of_tile (MedinaGame *game, MedinaTile *tile)
{
  MedinaBoardScene scene;

  switch (medina_tile_get_kind (tile))
    {
    case MEDINA_TILE_TOWER:
      return MEDINA_PIECE_TILE_TOWER;
    case MEDINA_TILE_TEA:
      return MEDINA_PIECE_TILE_TEA;
    default:
      medina_board_scene_init_for_game (&scene, game);
      return medina_board_scene_get_palace_tile (&scene, (MdnColor) medina_tile_get_index (tile));
    }
}
