/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-hint.h"

G_BEGIN_DECLS

/* The button that asks for a hint, with a sign on it while the hint is being thought out.
 * (GtkButton has no such sign of its own.) */

#define MEDINA_TYPE_HINT_BUTTON (medina_hint_button_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHintButton, medina_hint_button, MEDINA, HINT_BUTTON, GtkButton)

/* Follows the hint for as long as both are there. */
void medina_hint_button_follow (MedinaHintButton *self, MedinaHint *hint);

G_END_DECLS
