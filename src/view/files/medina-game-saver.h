/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"
#include "medina-question.h"
#include "medina-wait-bar.h"

G_BEGIN_DECLS

/* Saves a window's game to files. What became of it is told over the window, as long as that is
 * there; the bar tells when it takes long. */

#define MEDINA_TYPE_GAME_SAVER (medina_game_saver_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGameSaver, medina_game_saver, MEDINA, GAME_SAVER, GObject)

/* The bar is one of the window. */
MedinaGameSaver *medina_game_saver_new (GtkWindow *window, MedinaWaitBar *wait_bar);

/* NULL for none. */
void medina_game_saver_set_document (MedinaGameSaver *self, MedinaDocument *document);

/* To the file that the game has, else to one that the person chooses. */
void medina_game_saver_save (MedinaGameSaver *self);
void medina_game_saver_save_as (MedinaGameSaver *self);

/* To a file that the person has chosen. A name without our suffix gets it, unless there is a file
 * of the whole name already, about which nobody was asked. */
void medina_game_saver_save_to (MedinaGameSaver *self, GFile *chosen);

/* Has the bar tell when that file takes long to write, until medina_wait_bar_end(). */
void medina_game_saver_wait (MedinaWaitBar *bar, GFile *file, GCancellable *cancellable);

/* Adds an answer to a question about the game: to save it under a new name. */
void medina_game_saver_offer_save_as (MedinaGameSaver *self, MedinaQuestion *question);

G_END_DECLS
