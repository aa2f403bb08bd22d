/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A small sign on the plaque that a turn has lost points, "−4": pressed, it says so in words and
 * has buttons that show what would have been better, and take the turn back. Nobody has to answer
 * it. */

#define MEDINA_TYPE_COACH_SIGN (medina_coach_sign_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCoachSign, medina_coach_sign, MEDINA, COACH_SIGN, GtkWidget)

/* So many points are lost; with 0 there is no sign. */
void medina_coach_sign_set_lost (MedinaCoachSign *self, int lost);

/* What it says when it is pressed; "" if there is no sign. */
const char *medina_coach_sign_get_text (MedinaCoachSign *self);

G_END_DECLS
