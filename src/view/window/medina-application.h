/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-window.h"

G_BEGIN_DECLS

/* The program: its actions, its shortcuts, its style, and the windows it opens.
 *
 * Actions, "app.…":
 *   new-game, new-window, preferences, lessons, about, quit
 *   rules             the rules book, at the page about the piece in hand
 *   legend            the rules book, at what all marks on the board mean
 *   show-window (u)   the window with that number, from a notification; another if it is gone */

#define MEDINA_TYPE_APPLICATION (medina_application_get_type ())
G_DECLARE_FINAL_TYPE (MedinaApplication, medina_application, MEDINA, APPLICATION, AdwApplication)

MedinaApplication *medina_application_new (void);

/* A window that welcomes, not shown yet. */
MedinaWindow *medina_application_create_window (MedinaApplication *self);

/* The settings of the program; transfer none. They exist from startup on. */
GSettings *medina_application_get_settings (MedinaApplication *self);

/* Whether a file that was named on the command line of this program could not be read as a game. */
gboolean medina_application_get_faulty (MedinaApplication *self);

/* Where games are kept while they are played. Transfer none. */
MedinaStore *medina_application_get_store (MedinaApplication *self);

G_END_DECLS
