/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* A turn that lost points, in a list of them, in two short lines: the mover's marker, as in the
 * graph, the turn, the pieces that were placed and where, and what it cost. Its tooltip has that in
 * words, and what would have been better; so has what assistive technologies tell of it. */

#define MEDINA_TYPE_COSTLY_ROW (medina_costly_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCostlyRow, medina_costly_row, MEDINA, COSTLY_ROW, GtkListBoxRow)

/* Of a turn of that analysis. The pictures keep a reference to the atlas. */
GtkWidget *
medina_costly_row_new (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn, MedinaPieceAtlas *atlas);

/* "Turn 14, Aisha" */
const char *medina_costly_row_get_title (MedinaCostlyRow *self);

/* Whether the board shows the city before this turn. */
void medina_costly_row_set_chosen (MedinaCostlyRow *self, gboolean chosen);

G_END_DECLS
