/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes screen readers tell the title of a row when its field has the focus, as long as the row lives: the title is
 * above the field, but does not name it. With a name, the field is called by that, and described by the title. */
void medina_entry_row_name_field (AdwEntryRow *row, const char *name);

G_END_DECLS
