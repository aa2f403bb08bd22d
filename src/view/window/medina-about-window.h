/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What this program is, who made it, and where to find its makers. Every word is ours: libadwaita's
 * own window of this kind has words that its translations lack in many languages. */

#define MEDINA_TYPE_ABOUT_WINDOW (medina_about_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAboutWindow, medina_about_window, MEDINA, ABOUT_WINDOW, AdwWindow)

GtkWidget *medina_about_window_new (void);

G_END_DECLS
