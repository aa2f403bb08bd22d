/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has Page Up and Page Down go through a page that scrolls and has several lists one below the
 * other: it scrolls by what is in sight, and the focus goes on to the row that is there then; at
 * the ends of the page, to the first row and the last one.
 *
 * (GtkListBox knows how high a page is only where it scrolls by itself; within others it goes to
 * the next row.) */
void medina_paging_add (GtkWidget *page);

G_END_DECLS
