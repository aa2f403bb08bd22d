/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-announcer.h"

G_BEGIN_DECLS

/* The lower line of the plaque: why something was refused, until something is done, or it has been
 * read and something else is pointed at; else what has been typed of a placement, else what is
 * under the pointer, else a hint. */

/* What is said is another text than before: it wants its letters. */
typedef void (*MedinaPlaqueMessageFunc) (gpointer data);

typedef struct
{
  /* borrowed */
  GtkInscription *inscription; /* a label has the whole window laid out with every text */
  MedinaAnnouncer *announcer;  /* in the same place */

  MedinaPlaqueMessageFunc changed;
  gpointer data; /* for that, borrowed */

  gboolean refusing;
  gboolean pinned; /* the hint stays whatever is pointed at */
  guint read_id;   /* until what was refused has been read; 0 otherwise */

  char *text;  /* owned: all of what is said now; "" for nothing */
  char *brief; /* owned: the same in brief; NULL if it cannot be shorter */

  /* owned: what there is to say; "" for nothing */
  char *description;
  char *typed;
  char *hint;
} MedinaPlaqueMessage;

/* What is asked for is seen instead of what was announced before. */
void medina_plaque_message_init (MedinaPlaqueMessage *self,
                                 GtkInscription *inscription,
                                 MedinaAnnouncer *announcer,
                                 MedinaPlaqueMessageFunc changed,
                                 gpointer data);
void medina_plaque_message_clear (MedinaPlaqueMessage *self);

/* The inscription goes before the rest: nothing changes by itself any more. */
void medina_plaque_message_stop (MedinaPlaqueMessage *self);

void medina_plaque_message_refuse (MedinaPlaqueMessage *self, const char *sentence);
void medina_plaque_message_forget_refusal (MedinaPlaqueMessage *self);

/* Whether it is another one than before; NULL for nothing. What is typed is said, too. */
gboolean medina_plaque_message_set_description (MedinaPlaqueMessage *self, const char *description);
gboolean medina_plaque_message_set_typed (MedinaPlaqueMessage *self, const char *typed);

/* Shown at once; NULL for none. */
void medina_plaque_message_set_hint (MedinaPlaqueMessage *self, const char *sentence);

/* Of the next hint: whoever compares what is told with the board points at it. */
void medina_plaque_message_pin_hint (MedinaPlaqueMessage *self, gboolean pinned);

G_END_DECLS
