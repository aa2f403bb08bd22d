/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes screen readers tell the title of a row when its field has the focus, as long as the row lives: the title is
 * above the field, but does not name it. */
void medina_entry_row_name_field (AdwEntryRow *row);

G_END_DECLS
