/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis.h"
#include "medina-document.h"

G_BEGIN_DECLS

/* The action for looking through a finished game, "win.analyze". What has been found out about a
 * game is kept until there is another one, and beside its record where it is in the history, to be
 * shown at once the next time.
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
void medina_analysis_actions_set_document (MedinaAnalysisActions *self, MedinaDocument *document);

G_END_DECLS
