/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-page-switcher.h"

G_BEGIN_DECLS

/* What is beside the board: exactly the pages below, put there by a template in that order, and as
 * the last child what is below the moves. Players and moves are both in sight where there is room:
 * one below the other in a tall panel, side by side in a wide one; in a smaller one it is one of
 * them, and there are buttons that choose. The other pages are there when they are offered, and
 * take the place of the players.
 *
 * Its size depends on the players and the moves alone, and what it shows on its size, on the cards
 * and on what is offered: it does not change while one plays.
 *
 * It has the style class "large" or "huge" where there is room for larger pieces and text, and
 * "touch" where it is as low as on a phone.
 *
 * (GtkStack never shows two pages.)
 *
 * Properties:
 *   "cards"  GtkWidget: what is to be seen of the players without scrolling before the moves get
 *            room
 *   "page"   MedinaPanelPage as guint, read-write: what is shown where there is room for one of
 *            them
 *   "touch"  gboolean, read-only: whether it is as low as on a phone
 *   "brief"  gboolean, read-only: whether what is below the moves has to do with little height:
 *            there, and below the players, who have what happened below their cards
 *   "slim"   gboolean, read-only: whether it has to do with little width, too
 *   "news"   gboolean, read-only: whether what happened is in sight without scrolling, below the
 *            cards or as moves
 *   "round-above"  gboolean, read-only: whether the button that replays the last round is above the
 *            cards: what is told of the round is too far away then, or leaves no place beside it */

#define MEDINA_TYPE_PANEL (medina_panel_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPanel, medina_panel, MEDINA, PANEL, GtkWidget)

MedinaPanelPage medina_panel_get_page (MedinaPanel *self);
void medina_panel_set_page (MedinaPanel *self, MedinaPanelPage page);

/* Whether there is a button for a page; for players and moves there always is. While it is the page
 * that is shown and not offered any more, the players are shown. */
void medina_panel_set_offered (MedinaPanel *self, MedinaPanelPage page, gboolean offered);

/* Whether what is below the moves is shown below the players, too, where these take their place. */
void medina_panel_set_footed (MedinaPanel *self, gboolean footed);

/* Other cards came: it looks anew what there is room for. */
void medina_panel_renew (MedinaPanel *self);

G_END_DECLS
