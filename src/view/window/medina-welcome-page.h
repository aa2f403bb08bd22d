/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* What the window shows without a game: a way to a new one, the games that were put away or that a
 * program left behind, to go on with, and those that are finished, to look at.
 *
 * Property:
 *   "offering"  gboolean, read-write: whether lessons are offered; the person can decline that
 *
 * Signal:
 *   "resume"  (const char *id): the slot of the game to be opened */

#define MEDINA_TYPE_WELCOME_PAGE (medina_welcome_page_get_type ())
G_DECLARE_FINAL_TYPE (MedinaWelcomePage, medina_welcome_page, MEDINA, WELCOME_PAGE, GtkWidget)

/* Lists the games of the store anew, and keeps the store. */
void medina_welcome_page_refresh (MedinaWelcomePage *self, MedinaStore *store);

/* Whether the person has come for games that are saved: where there are none it is said. From the
 * next refresh on. */
void medina_welcome_page_set_sought (MedinaWelcomePage *self, gboolean sought);

/* Gives the focus to the button that is suggested: that for the lessons while they are offered and
 * there is no game yet, otherwise that for a new game. */
void medina_welcome_page_focus_suggested (MedinaWelcomePage *self);

G_END_DECLS
