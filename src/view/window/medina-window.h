/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-application.h"
#include "medina-computer-player.h"
#include "medina-document.h"
#include "medina-wait-bar.h"

G_BEGIN_DECLS

/* The main window: one game, or a welcome. A game in progress is put away only when the person
 * says so, and is kept then. */

#define MEDINA_TYPE_WINDOW (medina_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaWindow, medina_window, MEDINA, WINDOW, AdwApplicationWindow)

MedinaWindow *medina_window_new (MedinaApplication *application);

/* The document on the table, transfer none; NULL while the window welcomes. Setting one asks
 * nothing: the caller has seen to the one before. */
MedinaDocument *medina_window_get_document (MedinaWindow *self);
void medina_window_set_document (MedinaWindow *self, MedinaDocument *document);

/* The document's game; NULL likewise. set_game makes a new document for it. */
MedinaGame *medina_window_get_game (MedinaWindow *self);
void medina_window_set_game (MedinaWindow *self, MedinaGame *game);

/* Who plays for the computers of that game; transfer none. */
MedinaComputerPlayer *medina_window_get_computer (MedinaWindow *self);

/* Opens a game record, after leaving the game that is on the table. A file that cannot be read
 * changes nothing, and the person is told what is wrong with it. */
void medina_window_open (MedinaWindow *self, GFile *file);

/* Tells when it takes long to read a file, and lets the person give that up. */
void medina_window_wait_for_file (MedinaWindow *self, GFile *file, GCancellable *cancellable);

/* Where it tells that, and of other files that take long; transfer none. */
MedinaWaitBar *medina_window_get_wait_bar (MedinaWindow *self);

/* Tells why a file could not be opened. */
void medina_window_tell_not_opened (MedinaWindow *self, GFile *file, const GError *error);

/* FALSE once it is closed: a callback of work in the background may still have a reference. */
gboolean medina_window_is_open (MedinaWindow *self);

/* Whether there is no game in it, nor one on its way. */
gboolean medina_window_is_free (MedinaWindow *self);

/* Runs the New Game dialog, after leaving the game. */
void medina_window_choose_new_game (MedinaWindow *self);

/* The final score sheet, or the score so far. */
void medina_window_show_scores (MedinaWindow *self);

/* Shows a text over the game for a while; nothing without a game. */
void medina_window_announce (MedinaWindow *self, const char *text);

G_END_DECLS
