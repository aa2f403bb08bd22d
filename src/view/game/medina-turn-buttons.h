/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-finisher.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The place of the button that ends a turn: "End Turn" while a turn awaits that, and "Finish"
 * instead as soon as nothing can be decided any more. Nothing at all otherwise.
 *
 * Properties:
 *   "narrow"     gboolean, read-write: there is room for icons only
 *   "keeping"    gboolean, read-write: the place is kept as long as there is a game: what stands
 *                beside it does not move then
 *   "suggested"  gboolean, read-write, TRUE at first: the button is what is suggested; not while
 *                another one is
 *   "meant"      gboolean, read-write: End Turn has dashes around it, as what a lesson asks for
 *                has */

#define MEDINA_TYPE_TURN_BUTTONS (medina_turn_buttons_get_type ())
G_DECLARE_FINAL_TYPE (MedinaTurnButtons, medina_turn_buttons, MEDINA, TURN_BUTTONS, GtkWidget)

/* NULL for none. */
void medina_turn_buttons_set_game (MedinaTurnButtons *self, MedinaGame *game);

/* Follows the finisher, which has that game, for as long as both are there. */
void medina_turn_buttons_follow (MedinaTurnButtons *self, MedinaFinisher *finisher);

G_END_DECLS
