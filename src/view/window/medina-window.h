/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-computer-player.h"
#include "medina-document.h"
#include "medina-game-opener.h"

G_BEGIN_DECLS

/* The main window: one game, or the welcome page. When the person leaves a game, it is put away
 * without a question (medina-game-closer.h), and can be continued from the welcome page. */

#define MEDINA_TYPE_WINDOW (medina_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaWindow, medina_window, MEDINA, WINDOW, AdwApplicationWindow)

MedinaWindow *
medina_window_new (GtkApplication *application, GSettings *settings, MedinaStore *store);

/* The document on the table, transfer none; NULL while the window welcomes. Setting one asks
 * nothing: the caller has seen to the one before. */
MedinaDocument *medina_window_get_document (MedinaWindow *self);
void medina_window_set_document (MedinaWindow *self, MedinaDocument *document);

/* The document's game; NULL likewise. set_game makes a new document for it. */
MedinaGame *medina_window_get_game (MedinaWindow *self);
void medina_window_set_game (MedinaWindow *self, MedinaGame *game);

/* Who plays for the computers of that game; transfer none. */
MedinaComputerPlayer *medina_window_get_computer (MedinaWindow *self);

/* What opens games in it; transfer none. */
MedinaGameOpener *medina_window_get_opener (MedinaWindow *self);

/* Whether there is no game in it, nor one on its way. */
gboolean medina_window_is_free (MedinaWindow *self);

/* Shows a text over the game for a while; nothing without a game. */
void medina_window_announce (MedinaWindow *self, const char *text);

G_END_DECLS
