/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-record.h"
#include "medina-placement-gate.h"

/* Set-ups, games and scripts for the tests of the model. */

/* A set-up without chance: player 1 begins, no well, where there is a first merchant it stands on
 * h6, full opening where short is offered. To be changed further as a test needs it. */
MdnSetup scripted_game_setup (MdnRuleSet set, int players);

/* Nothing in stock but so many walls, to be placed in turns of that length. */
void scripted_game_leave_walls_only (MdnSetup *setup, int walls, int turn_length);

/* With players without names, who have the colors in order. */
MedinaGame *scripted_game_new (const MdnSetup *setup);

/* The same with a short opening and a player for each letter of `kinds`, computers where these are
 * c. */
MedinaGame *scripted_game_new_seated (MdnRuleSet set, const char *kinds);

/* A game of the second edition in which each has so many walls and nothing else, in turns of two
 * placements. */
MedinaGame *scripted_game_new_of_walls (int players, int walls);

/* Plays placements like "Gb2 Rb2", ending each turn that awaits it before the next placement;
 * whoever is to move comes to the display. Every one of them must be legal. */
void scripted_game_play (MedinaGame *game, const char *script);

/* A random legal placement, played, at once or through a gate; FALSE if there is none. */
gboolean scripted_game_play_random (MedinaGame *game, MdnRandom *random);
gboolean scripted_game_play_random_through (MedinaPlacementGate *gate, MdnRandom *random);

/* The game as it comes back from its record, which `fill` fills. */
MedinaGame *scripted_game_write_and_read (MedinaGame *game,
                                          void (*fill) (MedinaGame *game, MedinaRecord *record),
                                          MedinaRecordExtent extent);
