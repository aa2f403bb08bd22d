/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"
#include "medina-event.h"

G_BEGIN_DECLS

/* What came of each placement of a game, found out again from the placements alone: for a game that
 * was opened or looked back at. A game that goes on tells the same by its signals. */

/* One placement. Valid within the call. */
typedef struct
{
  int index;                  /* among the game's placements */
  guint player;               /* who made it */
  int gains[MDN_MAX_PLAYERS]; /* points that each player has more than before, or less */
  const MedinaEvent *events;  /* what it brought about, in order */
  guint n_events;
} MedinaChronicleEntry;

typedef void (*MedinaChronicleFunc) (const MedinaChronicleEntry *entry, gpointer data);

/* Calls back for the placements from `first` up to `end`, which is not among them: at most the
 * game's count. `ended`: whether the turn that the last of them completes, if it does, has ended,
 * so that the events of that come, too. */
void medina_chronicle_tell (const MdnGame *game,
                            int first,
                            int end,
                            gboolean ended,
                            MedinaChronicleFunc func,
                            gpointer data);

G_END_DECLS
