/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

/* Labels in which names stand. A name may be of any length, and its marks of any height. */

/* For a label of nothing but a name: it takes the room that there is, and no more. The name in
 * whole is in a tooltip where it is shortened. */
void medina_name_label_prepare (GtkLabel *label);

/* Whose name it is, and all that of a label of nothing else, in two lines where one is too short.
 * That the computer plays is left out of a long one before the name is shortened. */
void medina_name_label_show_in_two_lines (GtkLabel *label, MedinaPlayer *player);

/* The same in such a label where there is room for fewer lines, and again for two; in one line it
 * is left out always. */
void medina_name_label_show_in_lines (GtkLabel *label, MedinaPlayer *player, int lines);

/* For a label of sentences that wraps: it breaks also within a long name, and marks of letters do
 * not reach out of it. */
void medina_name_label_prepare_sentences (GtkLabel *label);

/* For a "query-tooltip" handler of such a label: what it does not show in whole, itself or a name
 * of a player of that game, which may be NULL. FALSE if nothing is missing. */
gboolean medina_name_label_complete (GtkLabel *label, MedinaGame *game, GtkTooltip *tooltip);

/* The same where such a text is no label; `cut` if its end is not shown. */
gboolean medina_name_label_complete_text (const char *shown,
                                          gboolean cut,
                                          MedinaGame *game,
                                          GtkTooltip *tooltip);
