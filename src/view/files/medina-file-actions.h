/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-closer.h"
#include "medina-game-opener.h"
#include "medina-game-saver.h"

G_BEGIN_DECLS

/* The actions of a window for files, "win.…":
 *   open, save, save-as
 *   open-recent (s)   the file of that URI
 *   paste             opens the game that is on the clipboard, as text or inside a picture
 *   saved-games       puts the game away
 *   back-to-game      brings it back as long as there is no other
 * Also files that are dropped on the window, and its closing, which closes the game first. The
 * dialogs are the desktop's own.
 *
 * Signals:
 *   "put-away"  (): the game that was open is among the saved ones now, which the person wants to
 *               see */

#define MEDINA_TYPE_FILE_ACTIONS (medina_file_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaFileActions, medina_file_actions, MEDINA, FILE_ACTIONS, GObject)

/* Adds the actions to the map, which must not have them any longer than this object lives. */
MedinaFileActions *medina_file_actions_new (GActionMap *map,
                                            GtkWindow *window,
                                            MedinaStore *store,
                                            MedinaGameSaver *saver,
                                            MedinaGameCloser *closer,
                                            MedinaGameOpener *opener);

/* What is on the table; NULL for nothing. */
void medina_file_actions_set_document (MedinaFileActions *self, MedinaDocument *document);

G_END_DECLS
