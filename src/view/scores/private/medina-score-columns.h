/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The lists of a score sheet, one below the other; where there is room for both, those that do not
 * go across it in two columns, which become about equally high. An arrow key goes on from the end
 * of a list to the next one, Tab from a list to the next one.
 *
 * (GtkFlowBox gives all its children one size, and GtkListBox has its rows in one column.) */

#define MEDINA_TYPE_SCORE_COLUMNS (medina_score_columns_get_type ())
G_DECLARE_FINAL_TYPE (MedinaScoreColumns, medina_score_columns, MEDINA, SCORE_COLUMNS, GtkWidget)

/* Adds a list behind the others, which may go across both columns. `name` is for those who do not
 * see it. Transfer none. */
GtkListBox *
medina_score_columns_add_list (MedinaScoreColumns *self, const char *name, gboolean across);

/* Adds one above the next list, and the last one, which goes across: it stays at the upper edge
 * while that is scrolled beneath it. No row of it takes the focus. Transfer none. */
GtkListBox *medina_score_columns_add_head (MedinaScoreColumns *self, const char *name);

/* What they are scrolled by, as all that has the same parent; borrowed. */
void medina_score_columns_set_adjustment (MedinaScoreColumns *self, GtkAdjustment *adjustment);

/* How much of a row lies beneath the head, in pixels. */
int medina_score_columns_measure_covered (MedinaScoreColumns *self, GtkWidget *row);

/* Removes all lists. */
void medina_score_columns_clear (MedinaScoreColumns *self);

/* A row, counted through all lists; NULL behind the last one. Transfer none. */
GtkListBoxRow *medina_score_columns_get_row (MedinaScoreColumns *self, int index);

G_END_DECLS
