/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a panel can show (medina-panel.h). */
typedef enum
{
  MEDINA_PANEL_PLAYERS,
  MEDINA_PANEL_MOVES,
  MEDINA_PANEL_SCORES,
  MEDINA_PANEL_ANALYSIS,
  MEDINA_PANEL_PAGES,
} MedinaPanelPage;

/* The buttons that choose what a panel shows: players and moves, and next to these, or below them
 * where not all find room side by side, what is offered besides. At their end there can be one that
 * replays the last round, where that leaves them in their row, or one that returns to the game.
 *
 * Signal:
 *   "chosen"  (guint page): that MedinaPanelPage is to be shown */

#define MEDINA_TYPE_PAGE_SWITCHER (medina_page_switcher_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPageSwitcher, medina_page_switcher, MEDINA, PAGE_SWITCHER, GtkWidget)

GtkWidget *medina_page_switcher_new (void);

/* Shows that a page is the one that is shown: the players', at first. */
void medina_page_switcher_set_page (MedinaPageSwitcher *self, MedinaPanelPage page);

/* Whether there is a button for a page; at first there is for players and moves. */
void
medina_page_switcher_set_offered (MedinaPageSwitcher *self, MedinaPanelPage page, gboolean offered);
gboolean medina_page_switcher_get_offered (MedinaPageSwitcher *self, MedinaPanelPage page);

/* Whether there is a button beside them that replays the last round; at first there is none. */
void medina_page_switcher_set_round (MedinaPageSwitcher *self, gboolean there);
gboolean medina_page_switcher_has_round (MedinaPageSwitcher *self);

/* Whether there is a button in its place that returns to the game; at first there is none. */
void medina_page_switcher_set_back (MedinaPageSwitcher *self, gboolean there);

/* Whether any is offered besides players and moves. */
gboolean medina_page_switcher_offers_more (MedinaPageSwitcher *self);

G_END_DECLS
