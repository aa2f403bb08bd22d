/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* The action of a window "win.statistics", which shows how the people here have played. */

#define MEDINA_TYPE_STATISTICS_ACTIONS (medina_statistics_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStatisticsActions,
                      medina_statistics_actions,
                      MEDINA,
                      STATISTICS_ACTIONS,
                      GObject)

/* Adds the action to the map, which must not have it any longer than this object lives. It is
 * enabled if the store has a history. */
MedinaStatisticsActions *medina_statistics_actions_new (GActionMap *map,
                                                        GtkWindow *window,
                                                        MedinaStore *store,
                                                        GSettings *settings);

G_END_DECLS
