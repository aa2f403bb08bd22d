/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-rules-page.h"

G_BEGIN_DECLS

/* The window with the rules: a list of the pages, and one of them. It can stay open beside a game
 * and beside the dialogs of one. While a game is at hand it shows what holds in that game only,
 * unless asked for all editions. (The page that compares the editions is always whole.)
 *
 * Properties:
 *   "page"          guint, read-write: the MedinaRulesPageId
 *   "all-editions"  gboolean, read-write: show all editions beside a game, too */

#define MEDINA_TYPE_RULES_BOOK (medina_rules_book_get_type ())
G_DECLARE_FINAL_TYPE (MedinaRulesBook, medina_rules_book, MEDINA, RULES_BOOK, AdwWindow)

GtkWidget *medina_rules_book_new (MedinaRulesPageId page);

/* The book that is open, transfer none; NULL if none is. */
MedinaRulesBook *medina_rules_book_get_open (void);

/* The rules of the game at hand, valid until the next game; NULL if there is none. */
typedef const MdnRules *(*MedinaRulesSource) (void);

/* Whom books ask about the game at hand, when they are opened, turned, or get the focus. */
void medina_rules_book_set_source (MedinaRulesSource source);

/* Opens the book at a page, or turns the open one to it. */
void medina_rules_book_open (MedinaRulesPageId page);

/* To be called when the class of a dialog is set up: F1 opens the book at that page there, or, with
 * MEDINA_RULES_PAGES, at whichever it shows already. (The shortcuts of the application reach none
 * but the windows with games.) */
void medina_rules_book_add_key (GtkWidgetClass *dialog, MedinaRulesPageId page);

MedinaRulesPageId medina_rules_book_get_page (MedinaRulesBook *self);
void medina_rules_book_set_page (MedinaRulesBook *self, MedinaRulesPageId page);

G_END_DECLS
