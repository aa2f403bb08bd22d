/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-sound.h"

G_BEGIN_DECLS

/* Plays the sounds of the game, for all windows together: each variant in its turn, none while it
 * is turned off, and so that many at once stay a pleasure.
 *
 * Properties, read-write:
 *   "enabled"  gboolean, TRUE at first
 *   "volume"   int, 0…100, 70 at first; half of it sounds half as loud
 *
 * Signal "played" (guint sound, int decibels): a MedinaSound is heard now, so much louder than its
 * file. */

#define MEDINA_TYPE_SOUND_PLAYER (medina_sound_player_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSoundPlayer, medina_sound_player, MEDINA, SOUND_PLAYER, GObject)

/* Whether Medina was built with what it takes. */
gboolean medina_sound_player_can_sound (void);

/* The folder with the files; NULL for none: then all is as if it were heard. */
MedinaSoundPlayer *medina_sound_player_new (const char *folder);

/* The one that all windows share, with the files of the program, or those in $MEDINA_SOUND_DIR;
 * none, if there is no such folder. It lives as long as somebody has it. Transfer full. */
MedinaSoundPlayer *medina_sound_player_ref_shared (void);

/* So many decibels louder than the file, 0 or less. Of pieces that are placed at a stroke one is
 * heard, and whatever else there is more than one of, once. Nothing happens for MEDINA_NO_SOUND. */
void medina_sound_player_play (MedinaSoundPlayer *self, MedinaSound sound, int decibels);

/* What it takes for the time, in microseconds; for tests. */
void medina_sound_player_set_clock (MedinaSoundPlayer *self, gint64 (*clock) (void));

G_END_DECLS
