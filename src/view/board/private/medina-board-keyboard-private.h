/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-keyboard.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* The object in parts: medina-board-keyboard.c is the object, with its cursor,
 * medina-board-typing.c types placements, medina-board-keystrokes.c takes the keys. */

struct _MedinaBoardKeyboard
{
  GObject parent_instance;

  MdnSpace cursor;
  MdnSpace recalled; /* of the placement that was looked at last; MDN_NO_SPACE after a change */
  MedinaTypedPlacement typed;
  guint32 habit; /* until when Return is still about what was typed; GDK_CURRENT_TIME for no time */

  guint left_id;   /* idle source that finds out whether the focus has left the board; 0 for none */
  guint follow_id; /* until the focus is where the cursor is; 0 if it is there */

  /* borrowed */
  GtkWidget *board;
  const MedinaBoardGrid *grid;
  MedinaGame *game;
};

/* Emits "changed". */
void medina_board_keyboard_tell_of_change (MedinaBoardKeyboard *self);

/* Follows the focus on the board. */
void medina_board_keyboard_watch (MedinaBoardKeyboard *self,
                                  GtkWidget *board,
                                  const MedinaBoardGrid *grid);

/* Emits "choose". */
void medina_board_keyboard_choose (MedinaBoardKeyboard *self);

/* Emits "place". */
void medina_board_keyboard_place (MedinaBoardKeyboard *self, MdnPiece piece, MdnSpace space);

/* Emits "barred": a legal space is not looked for at a purist's table. */
void medina_board_keyboard_bar (MedinaBoardKeyboard *self);

/* As a key does; MDN_NO_SPACE is none that it could go to. */
void medina_board_keyboard_move_cursor (MedinaBoardKeyboard *self, MdnSpace space);

void medina_board_keyboard_set_typed (MedinaBoardKeyboard *self, MedinaTypedPlacement typed);

G_END_DECLS
