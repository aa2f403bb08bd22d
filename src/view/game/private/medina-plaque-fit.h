/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-announcer.h"
#include "medina-fitted-text.h"
#include "medina-latest-news.h"
#include "medina-plaque-message.h"
#include "medina-plaque-usual.h"

G_BEGIN_DECLS

/* How the texts of the plaque fit into it. Its place is given: by how many lines there is room for,
 * never by what it says, so that the board keeps its size. Texts that are too long for it are
 * written smaller, as far as they stay readable; then the prompt gives way to the message, and the
 * losses do; then the message tells less; and what is still longer has to be given more room for as
 * long as it is there, over the neighbors, or is cut. The letters of the prompt do not depend on
 * the message below it, which changes with every space that is pointed at; and what is below it has
 * letters of one size, too, unless it is uncommonly long. All sizes are in pixels. */

typedef struct
{
  /* of the plaque's template, borrowed */
  GtkWidget *bin;
  GtkBox *lines;
  GtkLabel *prompt;
  GtkLabel *losses;
  GtkWidget *progress;
  MedinaAnnouncer *announcer;
  MedinaLatestNews *latest; /* in what all others leave */
  const MedinaPlaqueMessage *message;

  gboolean message_cut; /* its end has no room */
  int width;            /* of the plaque, or of its place */
  int place_height;     /* of its place, when it may have more; 0 if nobody has told */

  /* the height of a line, and what it was measured for */
  int line_height;
  guint line_serial; /* of the Pango context; 0 if it was not measured */

  /* owned: what the prompt says; NULL for nothing */
  char *whole;
  char *brief;

  /* how high these texts are */
  MedinaFittedTextMemory prompt_memory;
  MedinaFittedTextMemory brief_memory;
  MedinaFittedTextMemory losses_memory;
  MedinaFittedTextMemory message_memory;
  MedinaFittedTextMemory brief_message_memory;

  MedinaPlaqueUsual usual;
} MedinaPlaqueFit;

/* What the prompt says, and in brief where something else needs the room; NULL if that cannot be
 * shorter. */
void medina_plaque_fit_set_prompt (MedinaPlaqueFit *self, const char *whole, const char *brief);

void medina_plaque_fit_clear (MedinaPlaqueFit *self);

/* The least width, and the one below which lines are too short for sentences. */
void medina_plaque_fit_measure_width (MedinaPlaqueFit *self, int *minimum, int *natural);

/* The least height, and the one that is pleasant. */
void medina_plaque_fit_measure_height (MedinaPlaqueFit *self, int *minimum, int *natural);

/* The height that what is said now wants in a place of this size: that of the place, or more, if so
 * much as is `clear` beside it does not do even in the smallest letters. */
int medina_plaque_fit_find_height (MedinaPlaqueFit *self, int width, int height, int clear);

/* What the buttons of the computers' turns take of the width; 0 if there are none. */
int medina_plaque_fit_measure_buttons (MedinaPlaqueFit *self);

/* Gives all texts letters that are as large as can be in a plaque of this size: that of its place,
 * or higher. */
void medina_plaque_fit_apply (MedinaPlaqueFit *self, int width, int height);

G_END_DECLS
