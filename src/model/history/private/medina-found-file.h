/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-found-turn.h"

G_BEGIN_DECLS

/* The file with what an analysis has found, beside that of a record. Transfer full. */
GFile *medina_found_file_locate (GFile *record);

/* What is in it, see medina_history_load_found (). Transfer full; NULL if there is nothing that can
 * be used. Waits for the disk. */
GArray *medina_found_file_load (GFile *record, const MdnGame *game);

G_END_DECLS
