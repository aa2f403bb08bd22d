/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-game-options.h"
#include "medina-people.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* One seat in the New Game dialog: the color, which can be changed, the player's name,
 * and who plays. */

#define MEDINA_TYPE_SEAT_ROW (medina_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSeatRow, medina_seat_row, MEDINA, SEAT_ROW, AdwEntryRow)

/* Makes the row for a seat, 0…3. It and the options follow each other. Choosing a color that is
 * taken swaps the colors of both seats. The names of the people are offered. Keeps a reference to
 * all. */
GtkWidget *medina_seat_row_new (MedinaGameOptions *options,
                                guint seat,
                                MedinaPieceAtlas *atlas,
                                MedinaPeople *people);

/* The name that is shown for a seat, also without one entered. Transfer full. */
char *medina_seat_dup_display_name (MedinaGameOptions *options, guint seat);

G_END_DECLS
