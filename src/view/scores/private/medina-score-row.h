/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-score-light.h"

G_BEGIN_DECLS

/* A row of the score sheet: something that has brought points, and where in the city it has. */

#define MEDINA_TYPE_SCORE_ROW (medina_score_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaScoreRow, medina_score_row, MEDINA, SCORE_ROW, GtkListBoxRow)

/* `name` says to those who do not see it what it shows, `text` to everybody more about it; NULL for
 * nothing. */
GtkWidget *
medina_score_row_new (GtkWidget *child, MedinaScoreLight light, const char *name, const char *text);

/* The palace that it is about: MDN_NO_PALACE, as at first, if it is about none or several. */
int medina_score_row_get_palace (MedinaScoreRow *self);
void medina_score_row_set_palace (MedinaScoreRow *self, int palace);

MedinaScoreLight medina_score_row_get_light (MedinaScoreRow *self);
const char *medina_score_row_get_text (MedinaScoreRow *self);

/* Whether it is what is looked at, here or on the board. */
void medina_score_row_set_lit (MedinaScoreRow *self, gboolean lit);
gboolean medina_score_row_get_lit (MedinaScoreRow *self);

/* How far it is to be seen, and how far its numbers have counted and its bars grown; both from 0 to
 * 1, as they are at first. Assistive technologies tell all of it from the beginning. */
void medina_score_row_reveal (MedinaScoreRow *self, double seen, double share);
double medina_score_row_get_share (MedinaScoreRow *self);

G_END_DECLS
