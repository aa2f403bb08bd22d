/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Children one above another, all as large as the place that they are given. It asks for no room,
 * whatever they would ask for: a text that wraps is laid out several times until that is known,
 * with every change of the text. */

#define MEDINA_TYPE_GIVEN_PLACE (medina_given_place_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGivenPlace, medina_given_place, MEDINA, GIVEN_PLACE, GtkWidget)

G_END_DECLS
