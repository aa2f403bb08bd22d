/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The window with the settings, the language among them. */

#define MEDINA_TYPE_PREFERENCES_WINDOW (medina_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPreferencesWindow,
                      medina_preferences_window,
                      MEDINA,
                      PREFERENCES_WINDOW,
                      AdwPreferencesWindow)

/* Whatever is changed is saved at once: to the settings, which are kept as long as the window, but
 * for the language, which holds from the next start on (see medina-language-choice.h); the window
 * tells if that cannot be saved. A floating reference. */
GtkWidget *medina_preferences_window_new (GSettings *settings);

G_END_DECLS
