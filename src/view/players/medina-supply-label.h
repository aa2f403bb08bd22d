/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* How many pieces a player has left, and for how many of them there is a space: in a few words, or, where there is no
 * room for these, in numbers alone, which are never shortened. A tooltip and the accessible label say it in whole. */

#define MEDINA_TYPE_SUPPLY_LABEL (medina_supply_label_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSupplyLabel, medina_supply_label, MEDINA, SUPPLY_LABEL, GtkWidget)

/* Once. It keeps references. */
void
medina_supply_label_set_player (MedinaSupplyLabel *self, MedinaGame *game, MedinaPlayer *player);

/* What is seen of it; transfer none. */
GtkLabel *medina_supply_label_get_label (MedinaSupplyLabel *self);

G_END_DECLS
