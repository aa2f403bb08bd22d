/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis.h"

G_BEGIN_DECLS

/* The turns of an analyzed game that cost their players most. */

enum
{
  MEDINA_COSTLY_TURNS = 8, /* that are told of */
};

/* Those found so far that lost a point or more, the worst first. Persons want to see their own:
 * those of computers are among them only where persons leave room, and then only when all turns
 * have been looked at. Transfer full. */
GPtrArray *medina_costly_turns_find (MedinaAnalysis *analysis);

/* What a turn has lost, in points: "−4". */
GtkWidget *medina_costly_turns_create_label (MedinaAnalysisTurn *turn);

G_END_DECLS
