/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-opener.h"

G_BEGIN_DECLS

/* The action of a window for finished games, "win.history", which shows them; the opener opens
 * those that the person wants to look through. */

#define MEDINA_TYPE_HISTORY_ACTIONS (medina_history_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHistoryActions,
                      medina_history_actions,
                      MEDINA,
                      HISTORY_ACTIONS,
                      GObject)

/* Adds the action to the map, which must not have it any longer than this object lives. The history
 * is that of the store, which must have one for the action to be enabled. */
MedinaHistoryActions *medina_history_actions_new (GActionMap *map,
                                                  GtkWindow *window,
                                                  MedinaStore *store,
                                                  GSettings *settings,
                                                  MedinaGameOpener *opener);

G_END_DECLS
