/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What is written on the plaque, and how. */

/* The label, or the inscription, of that text anywhere below the widget; NULL if there is none. */
GtkWidget *plaque_texts_find (GtkWidget *widget, const char *text);

/* The label of the prompt, which is said in brief where something else needs the room. */
GtkWidget *plaque_texts_find_prompt (GtkWidget *widget);

/* The label of a message, which leaves out the first of three lines where there is too little
 * room. */
GtkWidget *plaque_texts_find_message (GtkWidget *widget, const char *text);

/* Not lower than it has to be, and within the plaque. */
void plaque_texts_assert_within (GtkWidget *plaque, GtkWidget *label);

/* Not shortened, either. */
void plaque_texts_assert_whole (GtkWidget *plaque, const char *text);

/* The same of a message, which may leave out its first line. */
void plaque_texts_assert_told (GtkWidget *plaque, const char *text);

/* The attributes of a label or an inscription, borrowed. */
PangoAttrList *plaque_texts_get_letters (GtkWidget *label);

void plaque_texts_assert_letters (GtkWidget *label, PangoAttrList *letters);
