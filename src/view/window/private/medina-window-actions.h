/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-opener.h"
#include "medina-game-page.h"

G_BEGIN_DECLS

/* All actions of a window, "win.…": those of every room, for the game that is on its table and the
 * page where it is played; and of its own
 *   show-help-overlay                 the keys
 *   show-coordinates, computer-pace   settings that are in the menu, too
 *
 * Signals:
 *   "start"     (MedinaGame *game): a game that begins is to be put on the table, which is free
 *   "put-away"  (): the game on the table is stored, and the stored games are to be seen */

#define MEDINA_TYPE_WINDOW_ACTIONS (medina_window_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaWindowActions, medina_window_actions, MEDINA, WINDOW_ACTIONS, GObject)

/* What they act with; the window's own. */
typedef struct
{
  MedinaComputerPlayer *computer;
  MedinaGameSaver *saver;
  MedinaGameCloser *closer;
  MedinaGameOpener *opener;
  MedinaWaitBar *wait_bar;
  MedinaStore *store;
} MedinaWindowParts;

/* Adds the actions to the window, an application window that is not owned, and removes all that the
 * window has when this object is disposed of, which has to come first. */
MedinaWindowActions *
medina_window_actions_new (GtkWindow *window, GSettings *settings, const MedinaWindowParts *parts);

/* Where games are played, before there is one. Not owned: a child of the window. */
void medina_window_actions_set_page (MedinaWindowActions *self, MedinaGamePage *page);

/* The game that is on the table; NULL for none. */
void medina_window_actions_set_document (MedinaWindowActions *self, MedinaDocument *document);

G_END_DECLS
