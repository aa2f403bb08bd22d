/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How large the letters are of what comes up before a large window: whoever sits before it sits
 * farther away. */
typedef struct
{
  const char *style; /* its class, which has letters of this size */
  int width;         /* of the window, in pixels, from which on */
  int height;
  int percent; /* of the usual size */
} MedinaLetterSize;

/* That for the window which a widget is in, or is; NULL for the usual one. */
const MedinaLetterSize *medina_letter_size_find (GtkWidget *widget);

/* Has what comes up before `window`, and is not shown yet, grow with it: its letters, its columns
 * of text (AdwClamp), and if it is a window, too, the size that it opens with. Returns how large
 * that is in per cent of the usual one. NULL for no window. */
int medina_letter_size_grow (GtkWidget *widget, GtkWindow *window);

/* Gives the widget the style for its window now, in place of the one that it had. Returns the size
 * of its letters in per cent of the usual one. */
int medina_letter_size_fit (GtkWidget *widget);

/* Has a window always wear the style for its size. To be called once, before it is shown. */
void medina_letter_size_follow (GtkWindow *window);

G_END_DECLS
