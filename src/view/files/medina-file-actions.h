/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-question.h"
#include "medina-window.h"

G_BEGIN_DECLS

/* The window's actions for files: "win.open", "win.open-recent" (s: a URI), "win.save",
 * "win.save-as", and files dropped on the window. The dialogs are the desktop's own. */

void medina_file_actions_install (MedinaWindow *window);

/* Enables what the document allows; NULL if there is none. */
void medina_file_actions_bind_document (MedinaWindow *window, MedinaDocument *document);

/* A document was loaded from a file: puts it on the table, after leaving the game that is there. */
void medina_file_actions_opened (MedinaWindow *window, MedinaDocument *document);

/* Adds an answer to a question about the window's game: to save it under a new name. */
void medina_file_actions_offer_save_as (MedinaWindow *window, MedinaQuestion *question);

/* Fills a menu with the games that were opened and saved last, and follows the desktop's list. */
void medina_file_actions_follow_recent (GMenu *menu);

G_END_DECLS
