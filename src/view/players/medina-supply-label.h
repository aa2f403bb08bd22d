/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* How many pieces a player has left, and for how many of them there is a space: a sign and numbers,
 * the same in every card and never shortened. A tooltip and the accessible label say it in
 * words. */

#define MEDINA_TYPE_SUPPLY_LABEL (medina_supply_label_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSupplyLabel, medina_supply_label, MEDINA, SUPPLY_LABEL, GtkWidget)

/* Once. It keeps references. */
void
medina_supply_label_set_player (MedinaSupplyLabel *self, MedinaGame *game, MedinaPlayer *player);

/* What the numbers say, in words. To be freed. */
char *medina_supply_label_tell (MedinaSupplyLabel *self);

/* With the numbers; transfer none. */
GtkLabel *medina_supply_label_get_label (MedinaSupplyLabel *self);

G_END_DECLS
