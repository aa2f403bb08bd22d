/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "game.h"

G_BEGIN_DECLS

/* What an analysis has found out about the turns of a finished game, as it is kept in a file.
 *
 * The file is a GKeyFile in UTF-8, with one group, Analysis. Its key Format is 1; the keys Turn1,
 * Turn2, and so on are the turns of the game in their order, the opening merchant (M0) among them,
 * each with three values, separated by semicolons: what each player could expect before the turn,
 * numbers separated by blanks; how much less the mover could expect after the turn than after the
 * better one; and that better one as records write turns, empty for none. */

enum
{
  MEDINA_FOUND_PLACEMENTS = 3, /* no turn has more */
};

/* A plain value. See medina-analysis-turn.h for what it means. */
typedef struct
{
  guint start; /* placements of the game before the turn, and with it */
  guint end;
  guint player;
  double margins[MDN_MAX_PLAYERS];
  double loss;
  guint n_better; /* 0 if nothing was found */
  MdnPlacement better[MEDINA_FOUND_PLACEMENTS];
} MedinaFoundTurn;

/* The placement behind the last one of the turn that begins with placement `start`. */
guint medina_found_turn_find_end (const MdnGame *game, guint start);

/* All turns of a game, of MedinaFoundTurn, as a file has them. Transfer full. */
GBytes *medina_found_turns_to_bytes (const GArray *turns, guint n_players);

/* Transfer full; NULL if the text is none, or does not fit the game. */
GArray *medina_found_turns_parse (const char *text, gsize length, const MdnGame *game);

/* --- Where points were lost ------------------------------------------------------------------- */

enum
{
  MEDINA_LOST_STAGES = 3, /* of a game: so many parts with as many turns each */
};

/* Points that one player has lost in a game, or in several. */
typedef struct
{
  double total;
  double stages[MEDINA_LOST_STAGES];
  double pieces[MDN_PIECES]; /* by what was placed in place of something better */
} MedinaLostPoints;

MedinaLostPoints medina_found_turns_sum_up (const GArray *turns, const MdnGame *game, guint player);

G_END_DECLS
