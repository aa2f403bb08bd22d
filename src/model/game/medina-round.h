/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "game.h"

G_BEGIN_DECLS

/* Some placements of a game, one after the other: what a player wants to be told of, or to see
 * again. A value. */
typedef struct
{
  int first;
  int end; /* behind the last of them; the same as `first` for none */
} MedinaRound;

/* The last round of a player, a person, among the placements before `end`: what the others have
 * placed since the player's last turn, and what the player has placed after that. Nothing if the
 * others have placed nothing. A player who has nothing left to place sees a turn of each of the
 * others. */
MedinaRound medina_round_find (const MdnGame *game, int end, guint player);

/* The part of it that the player has not answered yet: nothing once the player has placed
 * something. */
MedinaRound medina_round_find_news (const MdnGame *game, int end, guint player);

/* The turn of the last placement before `end`, up to there; nothing if there is none. */
MedinaRound medina_round_find_turn (const MdnGame *game, int end);

G_END_DECLS
