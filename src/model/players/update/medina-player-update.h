/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "legal.h"
#include "medina-player.h"

G_BEGIN_DECLS

/* How a game makes its players follow what happens: for the game alone. */

/* Makes the stock, of the kinds of piece that these rules give; once, when a game takes the
 * player. */
void medina_player_join (MedinaPlayer *self, const MdnRules *rules);

/* What is not in the position itself. */
typedef struct
{
  const MdnLegal *legal; /* what this player can place now; nothing is legal for the others */
  gboolean current;
  gboolean stock_visible;
  gboolean aided; /* see MedinaGame:aided */
} MedinaPlayerTurn;

void medina_player_update (MedinaPlayer *self,
                           const MdnPosition *position,
                           const MedinaPlayerTurn *turn);

/* Takes a tile into the list of those held, or out of it. */
void medina_player_take_tile (MedinaPlayer *self, MedinaTile *tile);
void medina_player_give_tile (MedinaPlayer *self, MedinaTile *tile);

/* Holds back the notifications of the player and of all stock items. */
void medina_player_freeze (MedinaPlayer *self);
void medina_player_thaw (MedinaPlayer *self);

G_END_DECLS
