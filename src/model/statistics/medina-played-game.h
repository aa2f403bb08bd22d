/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-history-entry.h"

G_BEGIN_DECLS

/* What statistics want to know of one seat in a finished game. A plain value, for any thread. */
typedef struct
{
  gint64 date; /* when the game began, in seconds since 1970; 0 if that is not known */
  MdnRuleSet set;
  guint n_seats;
  guint seat; /* the one that this is about */

  /* of each seat */
  gboolean computer[MDN_MAX_PLAYERS];
  MedinaLevel level[MDN_MAX_PLAYERS];
  MdnScore score[MDN_MAX_PLAYERS];
  guint rank[MDN_MAX_PLAYERS]; /* 1 for all who have won */

  gboolean analyzed; /* and if so, what the seat has lost */
  MedinaLostPoints lost;
} MedinaPlayedGame;

/* The entry must have been read. */
MedinaPlayedGame medina_played_game_from_entry (MedinaHistoryEntry *entry, guint seat);

/* Adds one for each person in the game who is meant: `has_name` says of whom; NULL for everybody.
 * Adds nothing of an entry that was not read, nor of a game that goes on from another one: what had
 * been played by then may be counted there, and is no merit of the second time. */
typedef gboolean (*MedinaNameTest) (gpointer data, const char *name);

void medina_played_game_add (GArray *games,
                             MedinaHistoryEntry *entry,
                             MedinaNameTest has_name,
                             gpointer data);

/* The strongest computer at the table, FALSE if there is none. */
gboolean medina_played_game_get_level (const MedinaPlayedGame *self, MedinaLevel *level);

gboolean medina_played_game_is_won (const MedinaPlayedGame *self);

G_END_DECLS
