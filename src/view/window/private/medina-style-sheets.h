/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* What looks otherwise in the dark and in high contrast, besides style.css, which libadwaita loads
 * by itself; it has names for these, too, but complains of them from 1.10 on. */

/* From now on, the default display has the sheets that the manager asks for. */
void medina_style_sheets_follow (AdwStyleManager *manager);
