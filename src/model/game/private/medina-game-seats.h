/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"
#include "medina-player.h"

G_BEGIN_DECLS

/* What depends on who plays, asked of the engine's game and of the players by number. Nothing is
 * changed. */

/* How many people play. */
guint medina_seats_count_people (const MdnGame *game, MedinaPlayer *const *seats);

/* Whether the placement with that index was a computer's, among people: where only computers play,
 * each of their placements counts like a person's. */
gboolean
medina_seats_is_of_computer (const MdnGame *game, MedinaPlayer *const *seats, int placement);

/* Whether a person has decided something before the cursor. */
gboolean medina_seats_have_decision (const MdnGame *game, MedinaPlayer *const *seats);

/* The person to be told what the others did, when `player` is to move, or has moved last, behind
 * the placements before `end`: that player, or among computers who has placed last; the first
 * person if none has, -1 if only computers play. */
int
medina_seats_find_viewer (const MdnGame *game, MedinaPlayer *const *seats, int end, guint player);

/* Who is at the display. */
typedef struct
{
  int person;       /* to whom the own screen is open; MEDINA_NOBODY for nobody */
  gboolean peopled; /* persons have sat here since something was placed */
} MedinaDisplay;

#define MEDINA_NOBODY (-1)

/* Who needs not come to the display because nobody else can be there: the only person, or at the
 * beginning, when nothing is secret yet, the one who is to move. MEDINA_NOBODY for nobody. */
int medina_seats_find_sitter (const MdnGame *game, MedinaPlayer *const *seats, guint player);

/* Who is at the display when it is that player's turn: a person leaves it when another one is to
 * move, and stays while computers are. */
MedinaDisplay medina_seats_follow_display (const MdnGame *game,
                                           MedinaPlayer *const *seats,
                                           guint player,
                                           MedinaDisplay display);

/* Whether the people at the table may see that player's stock though there are screens and the game
 * goes on. `current`: it is that player's turn, both as shown and where the game stands. */
gboolean medina_seats_stock_is_visible (const MdnGame *game,
                                        MedinaPlayer *const *seats,
                                        MedinaDisplay display,
                                        guint player,
                                        gboolean current);

G_END_DECLS
