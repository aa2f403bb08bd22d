/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-score-sheet.h"

G_BEGIN_DECLS

/* Who has won and why (E2, E3), as a translated sentence. Transfer full. */
char *medina_result_to_sentence (MedinaScoreSheet *sheet);

/* The same without what has decided a tie, or why nothing has. Transfer full. */
char *medina_result_to_brief_sentence (MedinaScoreSheet *sheet);

/* The first half of it, to stand in large letters: "Aisha wins!" Transfer full. */
char *medina_result_to_headline (MedinaScoreSheet *sheet);

/* The other half: "With 41 points, 3 more than anybody else." Transfer full. */
char *medina_result_to_explanation (MedinaScoreSheet *sheet);

/* The same halves while the game goes on: "Aisha Leads", "With 12 points so far." */
char *medina_standing_to_headline (MedinaScoreSheet *sheet);
char *medina_standing_to_explanation (MedinaScoreSheet *sheet);

/* One of these texts with whole names of the winners, or who leads, where it shortens them: for
 * where there is much room. Transfer full. */
char *medina_result_name_in_full (const char *text, MedinaScoreSheet *sheet);

G_END_DECLS
