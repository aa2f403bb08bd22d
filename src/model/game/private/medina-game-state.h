/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "game.h"

G_BEGIN_DECLS

/* The turn that is shown, and what can be done: what a game's properties say, as numbers. */
typedef struct
{
  int turn; /* turns before this one; -1 for the opening */
  guint phase;
  guint player;
  guint turn_length;
  guint placements_made;
  guint placements_left;
  gboolean awaiting_end;
  gboolean rooftop_due;
  gboolean can_undo;
  gboolean can_redo;
  gboolean in_progress;
  gboolean replaying; /* never by medina_game_state, as the next one */
  gboolean curtain;
  gboolean can_end_turn;
  gboolean aided;
  guint cursor;
  guint length;
} MedinaGameState;

/* At the cursor; `awaiting_end` if the last turn before it has not been ended yet. */
MedinaGameState medina_game_state (const MdnGame *game, gboolean awaiting_end);

/* Whether a turn ended with the last placement before the cursor; not the opening (M0). */
gboolean medina_game_state_turn_is_complete (const MdnGame *game);

G_END_DECLS
