/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-seat.h"

G_BEGIN_DECLS

/* The characters of the computer, with a sentence on each: the second page of what
 * MedinaSeatChooser opens.
 *
 * Signals:
 *   "chosen"  (MedinaCharacter character)
 *   "back"    the way to the first page */

#define MEDINA_TYPE_CHARACTER_PAGE (medina_character_page_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCharacterPage, medina_character_page, MEDINA, CHARACTER_PAGE, GtkWidget)

GtkWidget *medina_character_page_new (void);

/* Offers a surprise, too: where a game has not begun. */
void medina_character_page_offer_surprise (MedinaCharacterPage *self);

/* Selects that one. */
void medina_character_page_show (MedinaCharacterPage *self, MedinaCharacter character);

/* Gives the focus to the row that is selected. */
void medina_character_page_focus (MedinaCharacterPage *self);

G_END_DECLS
