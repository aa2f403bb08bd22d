/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* A row of a MedinaStoredGameList, whose actions its buttons have. That of a game can be activated;
 * that of one which cannot be read tells why instead. */

#define MEDINA_TYPE_STORED_GAME_ROW (medina_stored_game_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStoredGameRow,
                      medina_stored_game_row,
                      MEDINA,
                      STORED_GAME_ROW,
                      AdwPreferencesRow)

/* How exactly a row tells the time of day. */
typedef enum
{
  MEDINA_CLOCK_NONE,
  MEDINA_CLOCK_MINUTES,
  MEDINA_CLOCK_SECONDS,
} MedinaClock;

/* All that a row with that clock says of a game; transfer full. NULL for one that cannot be
 * read. */
char *medina_stored_game_row_make_words (const MedinaSlotContents *contents, MedinaClock clock);

/* Takes the contents over. A large row is for the one game that is likely to be gone on with: a
 * large picture of its board, and what pressing it does. */
GtkWidget *
medina_stored_game_row_new (MedinaSlotContents *contents, MedinaClock clock, gboolean large);

/* What stands below the title, in one line. */
const char *medina_stored_game_row_get_subtitle (MedinaStoredGameRow *self);

/* What the row is about, transfer none, without the record; NULL for an error's. */
const MedinaSlotContents *medina_stored_game_row_get_contents (MedinaStoredGameRow *self);

/* The row that stands for all of them if they cannot be listed. */
GtkWidget *medina_stored_game_row_new_for_error (const GError *error);

G_END_DECLS
