/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* All that looking back needs: buttons to leaf through the game, turn by turn and placement by
 * placement, by hand or by themselves; while the game is being replayed, above them, which turn is
 * looked at, and what leads back to the game or onwards from there. Below the buttons there is
 * nothing, so that they stay where they are.
 *
 * Where there is as little height as on a phone, it is brief: one row of buttons that is there all
 * the time, of which one is a menu with what is seldom needed. Which turn is looked at is seen in
 * the list then. Where that is slim, the menu also has what goes from turn to turn, as a click in
 * the list does.
 *
 * Properties:
 *   "brief"  gboolean, read-write
 *   "slim"   gboolean, read-write: whether there is little width for it where it is brief
 *
 * (AdwBanner comes with libadwaita 1.3 and has one button, where two are needed, with shorter words
 * in a narrow window; GtkInfoBar is deprecated from GTK 4.10 on.) */

#define MEDINA_TYPE_REPLAY_BAR (medina_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (MedinaReplayBar, medina_replay_bar, MEDINA, REPLAY_BAR, GtkWidget)

/* NULL for none. */
void medina_replay_bar_set_game (MedinaReplayBar *self, MedinaGame *game);

/* Whether a turn is looked at from before it: then that turn is named, not the one that is
 * complete. */
void medina_replay_bar_set_before (MedinaReplayBar *self, gboolean before);

/* Whether all of it is there from the beginning, not only while the game is being replayed: beside
 * what leads there, and must stay in its place then. */
void medina_replay_bar_set_whole (MedinaReplayBar *self, gboolean whole);

/* The text that it shows; "" while it is hidden. */
const char *medina_replay_bar_get_text (MedinaReplayBar *self);

G_END_DECLS
