/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play.h"
#include "reason.h"

/* A game: the set-up, the placements, and a cursor among them. Placements before the cursor have
 * been played; those behind it were taken back and can be played again until something else is.
 * A plain value of some 25 KiB without pointers; copies by assignment. */

enum
{
  /* Four players of the second edition place 42 pieces each, and up to 6 merchants from tower
   * tiles and 6 tea tiles: 180; no rule set has more. */
  MDN_MAX_PLACEMENTS = 192,
};

typedef struct
{
  MdnSetup setup;
  MdnPosition position; /* at the cursor */
  int cursor;
  int count; /* placements, those behind the cursor included */
  MdnPlacement placements[MDN_MAX_PLACEMENTS];
  MdnUndo undos[MDN_MAX_PLACEMENTS];
} MdnGame;

/* Begins a game; the set-up must be fine. */
void mdn_game_begin (MdnGame *game, const MdnSetup *setup);

/* Plays a placement if it is legal and forgets those behind the cursor; otherwise nothing changes
 * and the reason is returned. */
MdnReason mdn_game_play (MdnGame *game, MdnPlacement placement);

/* The same for a placement that mdn_reason has found legal in this very position: it is not judged
 * again. */
void mdn_game_play_legal (MdnGame *game, MdnPlacement placement);

/* One placement back or forth; false if there is none. */
bool mdn_game_undo (MdnGame *game);
bool mdn_game_redo (MdnGame *game);

/* Goes back or forth to where `cursor` placements, 0…count, have been played. */
void mdn_game_seek (MdnGame *game, int cursor);

/* Which turn placement `index` (below `count`) belongs to, and who made it. The opening merchant
 * (M0) belongs to turn -1. */
int mdn_game_turn_of (const MdnGame *game, int index);
int mdn_game_player_of (const MdnGame *game, int index);

/* The color of what was placed: of a rooftop, that of its palace. For buildings and rooftops. */
MdnColor mdn_game_color_of (const MdnGame *game, int index);

/* The placement as players know it: that of a rooftop has the crown of its palace (palace.h) for a
 * space. Placement `index` has the canonical space instead, so that the same game is always written
 * the same way. */
MdnPlacement mdn_game_known_placement (const MdnGame *game, int index);

/* The turn in progress at the cursor, numbered likewise. */
int mdn_game_turn (const MdnGame *game);
