/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-application.h"

G_BEGIN_DECLS

/* Builds all windows again, as in another language: each new one has the document of the old one
 * and its size, and the Preferences are open again if they were, and the rules book at its page.
 * Other dialogs are closed as if they had been cancelled. */
void medina_renewal_run (MedinaApplication *application);

G_END_DECLS
