/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-document.h"

G_BEGIN_DECLS

/* The title in a header bar: the name of a document's file with the rules of its game below it, or
 * the set of rules with its options below it. Each is one line, shortened where there is little
 * room.
 *
 * Properties:
 *   "text"    string, read-only: the title as a window has it; "Medina" without a name
 *   "narrow"  gboolean, write-only: the window is narrow, so it is in smaller letters, as small as
 *             its room needs */

#define MEDINA_TYPE_GAME_TITLE (medina_game_title_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGameTitle, medina_game_title, MEDINA, GAME_TITLE, GtkWidget)

/* NULL for none. */
void medina_game_title_set_document (MedinaGameTitle *self, MedinaDocument *document);

G_END_DECLS
