/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-scene.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* Which picture shows which piece of a game. */

MedinaPieceSprite medina_sprite_of_color (MedinaColor color);

/* The CSS class of what is a player's; static. */
const char *medina_player_css_class (MedinaColor color);

/* In a scene with the rooftops of its players: that of the player with this number. */
MedinaPieceSprite
medina_board_scene_get_piece (const MedinaBoardScene *scene, guint number, MdnPiece piece);

MedinaPieceSprite medina_sprite_of_piece (MedinaGame *game, MedinaPlayer *player, MdnPiece piece);
MedinaPieceSprite medina_sprite_of_tile (MedinaGame *game, MedinaTile *tile);

/* A scene of the game's position, with the rooftops in the colors of its players. */
void medina_board_scene_init_for_game (MedinaBoardScene *scene, MedinaGame *game);

G_END_DECLS
