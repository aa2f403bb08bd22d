/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rules.h"

G_BEGIN_DECLS

/* The list of all keys. (GtkShortcutsWindow cannot be narrower than twice a phone, and takes its
 * keys from a second list of them.) */

#define MEDINA_TYPE_SHORTCUTS_WINDOW (medina_shortcuts_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaShortcutsWindow,
                      medina_shortcuts_window,
                      MEDINA,
                      SHORTCUTS_WINDOW,
                      AdwWindow)

/* With the pieces of these rules; NULL for no game. */
GtkWidget *medina_shortcuts_window_new (const MdnRules *rules);

G_END_DECLS
