/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "medina-pace.h"
#include "medina-sound-player.h"

G_BEGIN_DECLS

/* What is heard of a game: what is placed, what comes of it, whose turn it is, the end. What the
 * computers place is softer than what people do, the faster the softer; at once, it is not heard. A
 * gong calls a person after computers have moved, and whoever comes to the display at a curtain.
 * Undo is silent; what is redone, or stepped forward to by a placement when looking back, is heard
 * softly and without what came of it.
 *
 * Properties:
 *   "pace"  MedinaPace, read-write: how fast the computers place */

#define MEDINA_TYPE_GAME_SOUNDS (medina_game_sounds_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGameSounds, medina_game_sounds, MEDINA, GAME_SOUNDS, GObject)

/* It keeps a reference to the player. */
MedinaGameSounds *medina_game_sounds_new (MedinaSoundPlayer *player);

/* NULL for none. It keeps a reference. Nothing sounds by that. */
void medina_game_sounds_set_game (MedinaGameSounds *self, MedinaGame *game);

G_END_DECLS
