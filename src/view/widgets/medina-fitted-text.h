/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Texts that wrap, also within words, and are written smaller where they need it, for places whose
 * size is given. (GtkLabel and GtkInscription can only shorten.) */

/* Of the label's own size: smaller letters are not legible; those of what is read in passing are
 * not smaller than the second, or on a phone, which is nearer to the eye, than the third. */
#define MEDINA_FITTED_TEXT_LEAST    .88
#define MEDINA_FITTED_TEXT_READABLE 1.03
#define MEDINA_FITTED_TEXT_NEAR     .95

/* The height, in pixels, that the label's text has at a width, in letters so many times as large as
 * its own; 0 for no text. */
int medina_fitted_text_measure (GtkLabel *label, int width, double scale);

/* What was found so far for a text of a widget: while something else changes in a window, it is
 * laid out again, and all this is asked for once more. Zero it first. */
typedef struct
{
  char *text;   /* owned */
  guint serial; /* of the Pango context */
  guint count;
  struct
  {
    int width;
    double scale;
    int height;
  } heights[4];
} MedinaFittedTextMemory;

/* As medina_fitted_text_measure_other (), with a memory that is for this widget only. */
int medina_fitted_text_recall (MedinaFittedTextMemory *memory,
                               GtkWidget *widget,
                               const char *text,
                               int width,
                               double scale);
void medina_fitted_text_forget (MedinaFittedTextMemory *memory);

/* The same for any text that a widget might have. */
int medina_fitted_text_measure_other (GtkWidget *widget, const char *text, int width, double scale);

/* Of a GtkLabel or a GtkInscription. */
void medina_fitted_text_set_scale (GtkWidget *widget, double scale);

G_END_DECLS
