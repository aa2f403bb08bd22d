/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-chances.h"

G_BEGIN_DECLS

/* How likely each player is to win, as shares of a bar in the players' colors and dashes, with
 * their markers and the percentages below; in words it says the names, too. It is seen only while
 * the chances are known. */

#define MEDINA_TYPE_CHANCE_BAR (medina_chance_bar_get_type ())
G_DECLARE_FINAL_TYPE (MedinaChanceBar, medina_chance_bar, MEDINA, CHANCE_BAR, GtkWidget)

/* Once; it keeps a reference. */
void medina_chance_bar_set_chances (MedinaChanceBar *self, MedinaChances *chances);

/* What it says: "Winning chances: Aisha 42%, Yui 58%". */
const char *medina_chance_bar_get_text (MedinaChanceBar *self);

G_END_DECLS
