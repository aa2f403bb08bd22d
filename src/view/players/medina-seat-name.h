/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* Who sits on a seat, in one line: the name, and that a computer plays for somebody who has that
 * name; only the name where there is no room for both, and of a name that has no room its beginning
 * and its end, with all of it in a tooltip. */

#define MEDINA_TYPE_SEAT_NAME (medina_seat_name_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSeatName, medina_seat_name, MEDINA, SEAT_NAME, GtkWidget)

/* Has to be told again whenever the name or who plays has changed. */
void medina_seat_name_show (MedinaSeatName *self, MedinaPlayer *player);

/* The label that is seen, once it has a place; transfer none. */
GtkLabel *medina_seat_name_get_label (MedinaSeatName *self);

G_END_DECLS
