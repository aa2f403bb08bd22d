/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Replays the last round, and pauses that: beside what is told of it. Its tooltip tells the key
 * that does the same. */

#define MEDINA_TYPE_ROUND_BUTTON (medina_round_button_get_type ())
G_DECLARE_FINAL_TYPE (MedinaRoundButton, medina_round_button, MEDINA, ROUND_BUTTON, GtkButton)

GtkWidget *medina_round_button_new (void);

G_END_DECLS
