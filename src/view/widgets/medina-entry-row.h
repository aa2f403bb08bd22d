/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes screen readers tell the title of a row when its field has the focus, as long as the row
 * lives: the title is above the field, but does not name it. With a name, the field is called by
 * that, and described by the title. */
void medina_entry_row_name_field (AdwEntryRow *row, const char *name);

/* A finger that is pressed on the row may mean to scroll what the row is in: it writes only where
 * it has been lifted at once, as it does on buttons. (GTK's field takes the focus, and the keyboard
 * comes up, when it is pressed.) */
void medina_entry_row_let_scroll (AdwEntryRow *row);

G_END_DECLS
