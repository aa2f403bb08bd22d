/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A popover of the widget `asked` with a text of some lines, the first of which is a heading; the
 * widget owns it, until it is unparented. A press elsewhere or a key closes it, as any popover.
 * What was refused on the page around it is read then. */
GtkWidget *medina_answer_new (GtkWidget *asked, const char *text);

G_END_DECLS
