/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis.h"

G_BEGIN_DECLS

/* Turns of an analysis in words. All transfer full. */

/* "Turn 14, Aisha" */
char *medina_analysis_turn_to_title (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn);

/* "Played: …" and "Better: …", a line each. */
char *medina_analysis_turn_to_lines (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn);

/* Both together, with how much was lost, as whole sentences. */
char *medina_analysis_turn_to_sentence (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn);

/* In whole points. */
int medina_analysis_turn_count_lost (MedinaAnalysisTurn *turn);

G_END_DECLS
