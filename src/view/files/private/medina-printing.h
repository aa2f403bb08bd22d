/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-document.h"

G_BEGIN_DECLS

/* Where the page is, in a sentence, if it went to a file. */
typedef void (*MedinaPrintingDone) (const char *text, GObject *owner);

/* Lets the person print a game, with the desktop's dialog. What went wrong is told over the window,
 * also if there is nothing to show a preview with, as long as the window is there. The owner is
 * kept until all is done. */
void medina_printing_begin (GtkWindow *window,
                            MedinaDocument *document,
                            gboolean coordinates,
                            MedinaPrintingDone done,
                            GObject *owner);

G_END_DECLS
