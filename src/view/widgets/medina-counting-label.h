/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A number that is seen to count to what it is. The room that it takes, and what assistive
 * technologies tell of it, are those of the number from the beginning: nothing has to be laid out
 * anew while it counts. (A GtkLabel is laid out and told with every change.) */

#define MEDINA_TYPE_COUNTING_LABEL (medina_counting_label_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCountingLabel, medina_counting_label, MEDINA, COUNTING_LABEL, GtkWidget)

GtkWidget *medina_counting_label_new (int number);

/* The label, to be given its style; it has the number from the beginning. Transfer none. */
GtkLabel *medina_counting_label_get_label (MedinaCountingLabel *self);

/* Shows another number: at once, or counting from what is seen now, where things may move. Each
 * number between is seen, for a while; where that would be too many to be read, none is. */
void medina_counting_label_set_number (MedinaCountingLabel *self, int number, gboolean count);

/* Shows this share of the number, from 0 to 1, as long as it does not count by itself. */
void medina_counting_label_set_share (MedinaCountingLabel *self, double share);

/* What is seen now. */
int medina_counting_label_get_seen (MedinaCountingLabel *self);

G_END_DECLS
