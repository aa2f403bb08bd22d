/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-window.h"

G_BEGIN_DECLS

/* The program: its actions (app.quit, app.about, app.preferences), its shortcuts, its style, and
 * the windows it opens. */

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
