/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A page of the rules book is read passage by passage (medina-rules-passage.h) by those who hear
 * it: the arrow keys bring the focus from one to the next, which a screen reader speaks, and scroll
 * to it. Before the first one it is on the scroller. */

/* Has Down and Up go from passage to passage of the page that is somewhere in the scroller, and
 * scroll where the focus is on something else in it. */
void medina_rules_reading_add_keys (GtkWidget *scroller);

/* A part of the scroller is about to go: if it is being read, the scroller gets the focus. */
void medina_rules_reading_leave (GtkWidget *part, GtkWidget *scroller);

G_END_DECLS
