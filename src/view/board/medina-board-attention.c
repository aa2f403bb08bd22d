/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-attention.h"

#include "medina-board-description.h"
#include "medina-last-input.h"

static const MedinaTypedPlacement *
get_typed (MedinaBoardInput *input)
{
  return medina_board_keyboard_get_typed (medina_board_input_get_keyboard (input));
}

static gboolean
is_resting (MedinaBoardInput *input)
{
  return medina_board_pointer_is_resting (medina_board_input_get_pointer (input));
}

/* --- In words --------------------------------------------------------------------------------- */

char *
medina_board_attention_describe_pointed_at (MedinaBoardInput *input, MedinaGame *game)
{
  const MdnSpace space = medina_board_input_get_space (input);
  MedinaBoardItem item;
  int index;

  if (is_resting (input))
    return NULL;
  if (medina_board_pointer_get_item (medina_board_input_get_pointer (input), &item, &index))
    return medina_board_describe_item (game, item, index);
  return space != MDN_NO_SPACE ? medina_board_describe_space (game, space) : NULL;
}

/* Of a piece that is only picked so far, no more is told once the pointer moves: then one asks what
 * that is at. */
char *
medina_board_attention_describe_typed (MedinaBoardInput *input, MedinaGame *game)
{
  if (get_typed (input)->state == MEDINA_TYPED_PIECE &&
      !medina_last_input_get_keyboard (medina_last_input_get ()))
    return NULL;
  return medina_board_describe_typed (game, get_typed (input));
}

int
medina_board_attention_find_palace (MedinaBoardInput *input, MedinaGame *game)
{
  const MdnSpace space = medina_board_input_get_space (input);

  return space != MDN_NO_SPACE && !is_resting (input)
           ? mdn_position_palace_at (medina_game_get_position (game), space)
           : MDN_NO_PALACE;
}

/* --- In the picture --------------------------------------------------------------------------- */

static void
show_hand (MedinaGame *game, MedinaBoardScene *scene)
{
  const int piece = medina_game_get_selected_piece (game);

  if (piece < 0)
    return;
  scene->hand = piece;
  if (medina_game_get_aided (game))
    scene->legal = medina_game_get_legal_spaces (game, (MdnPiece) piece);
}

/* The cursor, and what is typed: of the legal spaces only those that it may still mean. */
static void
show_keyboard (MedinaBoardInput *input, MedinaBoardScene *scene)
{
  MedinaBoardKeyboard *keyboard = medina_board_input_get_keyboard (input);

  if (medina_board_keyboard_shows_cursor (keyboard))
    scene->cursor = medina_board_keyboard_get_cursor (keyboard);
  scene->typed =
    medina_typed_placement_get_spaces (get_typed (input), (MdnBoard) scene->position->rules.board);
  if (!mdn_set_is_empty (scene->typed))
    scene->legal = mdn_set_intersection (scene->legal, scene->typed);
}

/* The palace under the pointer, with what counts for it, unless some other piece is in hand. */
static void
ask_about_palace (MedinaBoardScene *scene)
{
  int palace;

  if (scene->hover == MDN_NO_SPACE ||
      (scene->hand != MDN_PIECES && !mdn_piece_is_rooftop ((MdnPiece) scene->hand)))
    return;
  palace = mdn_position_palace_at (scene->position, scene->hover);
  if (palace != MDN_NO_PALACE)
    medina_board_scene_ask_about (scene, palace);
}

void
medina_board_attention_show (MedinaBoardInput *input, MedinaGame *game, MedinaBoardScene *scene)
{
  show_hand (game, scene);
  scene->hover = medina_board_input_get_space (input);
  show_keyboard (input, scene);
  if (medina_game_get_aided (game) && !is_resting (input))
    ask_about_palace (scene);
}
