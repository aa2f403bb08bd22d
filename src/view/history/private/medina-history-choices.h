/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-history-filter.h"
#include "medina-history-order.h"

G_BEGIN_DECLS

/* What somebody chooses of the finished games, as actions: "rules", "players", "person", "result"
 * and "computers" (s: a word of the filter, "" for all games), and "sort" (s: a key of the order).
 * What is chosen is the state of each. */

/* The filter and the order follow the actions, as long as they live. */
void medina_history_choices_add (GActionMap *map,
                                 MedinaHistoryFilter *filter,
                                 MedinaHistoryOrder *order);

/* Lets all games be listed, in the order that they have. */
void medina_history_choices_clear (GActionGroup *actions);

G_END_DECLS
