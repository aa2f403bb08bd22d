/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-seat.h"

G_BEGIN_DECLS

/* A button that says who plays on a seat, a person or the computer and how well, and lets one
 * choose among them, with a sentence on each. (GtkDropDown shows a choice by itself, before
 * anything has come of it.)
 *
 * The computer's character is chosen on a second page.
 *
 * Signals:
 *   "named"   (const char *name): a name was typed, letter by letter, where names can be
 *   "chosen"  (MedinaSeatKind kind, MedinaLevel level): a choice was made. The button does not show
 *             it by itself. For a person, the level is the one that was shown last
 *   "character-chosen"  (MedinaCharacter character): likewise, one of the computer's characters */

#define MEDINA_TYPE_SEAT_CHOOSER (medina_seat_chooser_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSeatChooser, medina_seat_chooser, MEDINA, SEAT_CHOOSER, GtkWidget)

/* With a word beside the picture, or without. */
GtkWidget *medina_seat_chooser_new (gboolean labelled);

/* Lets the character be a surprise, too. */
void medina_seat_chooser_offer_surprise (MedinaSeatChooser *self);

/* Adds a field for the name to what the button opens. */
void medina_seat_chooser_add_name (MedinaSeatChooser *self);

/* Opens what the button does, with the focus in that field. */
void medina_seat_chooser_open_name (MedinaSeatChooser *self);

/* What is in that field when it opens next, and what the player is called without a name. */
void medina_seat_chooser_set_name (MedinaSeatChooser *self, const char *name, const char *nameless);

/* `whose` is what assistive technologies read: "Player 2: Computer, easy". The character is that of
 * the computer, and is not shown for a person. */
void medina_seat_chooser_show (MedinaSeatChooser *self,
                               const char *whose,
                               MedinaSeatKind kind,
                               MedinaLevel level,
                               MedinaCharacter character);

G_END_DECLS
