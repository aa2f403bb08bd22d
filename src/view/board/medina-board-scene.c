/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-scene.h"

#include <string.h>

#include "medina-daylight.h"
#include "neighborhood.h"
#include "palace.h"

void
medina_board_scene_init (MedinaBoardScene *scene, const MdnPosition *position)
{
  memset (scene, 0, sizeof *scene);
  scene->position = position;
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    scene->rooftops[player] = (MedinaPieceSprite) (MEDINA_PIECE_ROOFTOP_BLUE + player);
  if (position->rules.blocking)
    {
      scene->rooftops[0] = MEDINA_PIECE_ROOFTOP_YELLOW;
      scene->rooftops[1] = MEDINA_PIECE_ROOFTOP_BLUE;
    }
  scene->blockers[0] = MEDINA_PIECE_ROOFTOP_RED;
  scene->blockers[1] = MEDINA_PIECE_ROOFTOP_GREEN;
  scene->daylight = MEDINA_DAYLIGHT_NOON;
  scene->hand = MDN_PIECES;
  scene->hover = MDN_NO_SPACE;
  scene->cursor = MDN_NO_SPACE;
  scene->palace = MDN_NO_PALACE;
  scene->away = MDN_NO_SPACE;
}

MedinaPieceSprite
medina_board_scene_get_building (const MedinaBoardScene *scene, MdnColor color)
{
  if (color == MDN_PURPLE && scene->position->rules.black)
    return MEDINA_PIECE_BUILDING_BLACK;
  return (MedinaPieceSprite) (MEDINA_PIECE_BUILDING_GREY + color);
}

MedinaPieceSprite
medina_board_scene_get_palace_tile (const MedinaBoardScene *scene, MdnColor color)
{
  if (color == MDN_PURPLE && scene->position->rules.black)
    return MEDINA_PIECE_TILE_BLACK;
  return (MedinaPieceSprite) (MEDINA_PIECE_TILE_GREY + color);
}

MedinaPieceSprite
medina_board_scene_get_rooftop (const MedinaBoardScene *scene, MdnOwner owner)
{
  switch (owner)
    {
    case MDN_OWNER_NEUTRAL:
    case MDN_OWNER_NONE:
      return MEDINA_PIECE_ROOFTOP_NEUTRAL;
    case MDN_OWNER_BLOCKED1:
    case MDN_OWNER_BLOCKED2:
      return scene->blockers[owner - MDN_OWNER_BLOCKED1];
    default:
      return scene->rooftops[owner];
    }
}

void
medina_board_scene_ask_about (MedinaBoardScene *scene, int palace)
{
  const MdnPosition *position = scene->position;
  const MdnSet beside = mdn_set_beside (position->pieces[palace]);

  scene->palace = palace;
  scene->counted =
    mdn_set_intersection (beside, mdn_set_union (position->merchants, position->walls));
}

void
medina_board_scene_suggest (MedinaBoardScene *scene, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  const MdnSpace space = mdn_placement_space (placement);

  if (piece == MDN_TEA)
    return;
  if (mdn_set_has (&scene->suggested, space))
    {
      if (mdn_piece_is_rooftop (piece) && scene->advice[space] != 0 &&
          mdn_piece_is_building ((MdnPiece) (scene->advice[space] - 1)))
        scene->advised_roofs[space] = (guint8) (1 + piece);
      return;
    }
  mdn_set_add (&scene->suggested, space);
  scene->advice[space] = (guint8) (1 + piece);
}

void
medina_board_scene_mark (MedinaBoardScene *scene, MdnPlacement placement, int player)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  MedinaBoardMark *mark = &scene->marks[scene->n_marks];

  if (piece == MDN_TEA || scene->n_marks == MEDINA_BOARD_MARKS)
    return;
  scene->n_marks++;
  mark->space = mdn_placement_space (placement);
  mark->number = (guint8) scene->n_marks;
  mark->player = (guint8) player;
  mark->rooftop = mdn_piece_is_rooftop (piece);
}

gboolean
medina_board_scene_has_legal_beside (const MedinaBoardScene *scene, MdnSpace space)
{
  return !mdn_set_is_empty (mdn_set_intersection (mdn_neighborhood (space)->nine, scene->legal));
}

int
medina_board_scene_find_marked (const MedinaBoardScene *scene, const MedinaBoardMark *mark)
{
  return mark->rooftop ? mdn_position_palace_at (scene->position, mark->space) : MDN_NO_PALACE;
}

int
medina_board_scene_find_rooftop (const MedinaBoardScene *scene, MdnSpace space)
{
  int palace = mdn_position_palace_at (scene->position, space);

  if (palace == MDN_NO_PALACE || scene->position->palace[palace].owner == MDN_OWNER_NONE ||
      mdn_set_has (&scene->position->stables, space))
    return MDN_NO_PALACE;
  return palace;
}
