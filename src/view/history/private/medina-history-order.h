/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-history-entry.h"

G_BEGIN_DECLS

/* In which order finished games are listed: the latest first, or by another number of theirs, the
 * largest first. Those that are not read yet come last. */

#define MEDINA_TYPE_HISTORY_ORDER (medina_history_order_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHistoryOrder, medina_history_order, MEDINA, HISTORY_ORDER, GtkSorter)

MedinaHistoryOrder *medina_history_order_new (void);

/* "date", "points" (of the winner), "players" or "duration". */
void medina_history_order_set_key (MedinaHistoryOrder *self, const char *key);

/* Whether it depends on what is in the files. */
gboolean medina_history_order_needs_contents (MedinaHistoryOrder *self);

G_END_DECLS
