/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-file-loading.h"
#include "medina-game-closer.h"

G_BEGIN_DECLS

/* Opens games for a window: those in files, and those in the store. When a game is read, the one on
 * the table is closed; a game that cannot be read changes nothing, and the person is told what is
 * wrong with it. The bar tells when it takes long.
 *
 * Signals:
 *   "wanted"       (GFile *file): before a file is read; a handler that returns TRUE has shown the
 *                  game in another window, and it is not opened here
 *   "document-wanted"  (MedinaDocument *document): likewise when it was read, or is to come back
 *   "slot-wanted"  (const char *id): likewise before a slot of the store is read
 *   "opened"       (MedinaDocument *document): it is to be put on the table, which is free
 *   "not-resumed"  a game of the store was not there any more, could not be read, or was shown in
 *                  another window
 *   "branched"     after "opened": what was opened is a new game that goes on from the one before
 *   "pasted"       likewise: what was opened comes from the clipboard, and another game was on the
 *                  table */

#define MEDINA_TYPE_GAME_OPENER (medina_game_opener_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGameOpener, medina_game_opener, MEDINA, GAME_OPENER, GObject)

/* The bar is one of the window. */
MedinaGameOpener *medina_game_opener_new (GtkWindow *window,
                                          MedinaStore *store,
                                          MedinaGameCloser *closer,
                                          MedinaWaitBar *wait_bar);

/* A file, and a slot of the store. Of several slots the first one counts. */
void medina_game_opener_open (MedinaGameOpener *self, GFile *file);
void medina_game_opener_resume (MedinaGameOpener *self, const char *id);

/* A game that was on the table and has been closed, from wherever it was left. */
void medina_game_opener_return (MedinaGameOpener *self, MedinaDocument *closed);

/* What is on the clipboard: a picture that carries a game, a record, or a code. */
void medina_game_opener_paste (MedinaGameOpener *self);

/* Goes on in a new game from what the document, which is on the table, shows now. That one is put
 * away as it is. */
void medina_game_opener_branch (MedinaGameOpener *self, MedinaDocument *document);

/* Whether a game is on its way. */
gboolean medina_game_opener_is_busy (MedinaGameOpener *self);

/* --- For those who read files for several windows --------------------------------------------- */

/* When the file takes long to read, the window's bar says so, and the person can give it up
 * there. */
void medina_game_opener_show_loading (MedinaGameOpener *self, MedinaFileLoading *loading);

/* Opens a document that was read: the game on the table is closed, then comes "opened". */
void medina_game_opener_take (MedinaGameOpener *self, MedinaDocument *document);

/* Tells the person why the file cannot be opened. */
void medina_game_opener_tell (MedinaGameOpener *self, GFile *file, const GError *error);

G_END_DECLS
