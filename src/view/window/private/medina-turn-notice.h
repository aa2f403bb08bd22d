/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* Tells a person who is in another window, by a notification of the desktop, that computers have
 * moved and the game goes on, or is over. It is taken back as soon as the window is looked at, or
 * something else is to be said of the game. Pressing it presents the window, by the action
 * "app.show-window". Nobody is told who is in the window, or in one that belongs to it.
 *
 * Properties:
 *   "enabled"  gboolean, read-write, TRUE by default */

#define MEDINA_TYPE_TURN_NOTICE (medina_turn_notice_get_type ())
G_DECLARE_FINAL_TYPE (MedinaTurnNotice, medina_turn_notice, MEDINA, TURN_NOTICE, GObject)

/* The window, which must outlive it, belongs to the default application, which is registered. */
MedinaTurnNotice *medina_turn_notice_new (GtkApplicationWindow *window);

/* NULL for none. It keeps a reference. Nobody is told anything by that. */
void medina_turn_notice_set_game (MedinaTurnNotice *self, MedinaGame *game);

G_END_DECLS
