/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis.h"

G_BEGIN_DECLS

/* The action for looking through a finished game, "win.analyze". What has been found out about a game is kept until
 * there is another one.
 *
 * Signal:
 *   "show"  (MedinaAnalysis *analysis): it is to be shown; NULL if none is to be any more */

#define MEDINA_TYPE_ANALYSIS_ACTIONS (medina_analysis_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAnalysisActions,
                      medina_analysis_actions,
                      MEDINA,
                      ANALYSIS_ACTIONS,
                      GObject)

/* Adds the action to the map. */
MedinaAnalysisActions *medina_analysis_actions_new (GActionMap *map);

/* NULL for none. */
void medina_analysis_actions_set_game (MedinaAnalysisActions *self, MedinaGame *game);

G_END_DECLS
