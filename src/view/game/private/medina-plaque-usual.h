/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The letters for what the plaque says most of the time: of one size for all prompts, and of one
 * size for all messages below them, so that neither jumps from space to space. They are as readable
 * as can be in so much room, and larger in a large window (medina-letter-size.h). Sizes are scales
 * of the labels' own (medina-fitted-text.h). */

/* Where they are. */
typedef struct
{
  int room;   /* of the width, in pixels */
  int height; /* of prompt and message together */
  int line;   /* of a line in letters that are not scaled */
} MedinaPlaqueRoom;

typedef struct
{
  /* borrowed */
  GtkWidget *prompt;
  GtkWidget *message;

  /* owned: what needs most room; NULL if that is not known */
  char *longest_prompt;
  char *usual_message;

  /* the scales for these, and what they were found for */
  double prompt_scale;
  double message_scale;
  double large_scale; /* for a prompt alone; 0 if none was found */
  double upper_scale; /* of the prompt that the message goes with; likewise */
  MedinaPlaqueRoom place;
  int percent; /* of letters in such a window; 0 if nothing was found */
  guint serial;
} MedinaPlaqueUsual;

/* The texts that the prompt has most of the time, and a message that is as long as most; NULL if
 * they are not known. */
void medina_plaque_usual_set (MedinaPlaqueUsual *self, char **prompts, const char *message);
void medina_plaque_usual_clear (MedinaPlaqueUsual *self);

/* As large as is readable from afar, or as `scale`, as far as each of the prompts leaves room for a
 * message; `scale` if they are not known. */
double medina_plaque_usual_scale_prompt (MedinaPlaqueUsual *self,
                                         const MedinaPlaqueRoom *place,
                                         double scale);

/* No larger than those of the prompt, `scale`: such a message fits below a prompt of one line,
 * without any of its lines being parted, and most others, of two lines, below all of the prompts,
 * unless they would be too small for reading; `scale` if no message is known. */
double medina_plaque_usual_scale_message (MedinaPlaqueUsual *self,
                                          const MedinaPlaqueRoom *place,
                                          double scale);

G_END_DECLS
