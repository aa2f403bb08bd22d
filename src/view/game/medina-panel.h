/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is beside the board: exactly three children, put there by a template: the players, the moves, and what is
 * below the moves. Players and moves are both in sight where there is room: one below the other in a tall panel, side by side in a wide one; in a smaller
 * one it is one of them, and there are buttons that choose.
 *
 * What it shows depends on its size and on the cards alone, and changes only with them: not while one plays.
 *
 * It has the style class "large" or "huge" where there is room for larger pieces and text, and "touch" where it
 * is as low as on a phone.
 *
 * (GtkStack never shows two pages.)
 *
 * Properties:
 *   "cards"  GtkWidget: what is to be seen of the players without scrolling before the moves get room
 *   "page"   MedinaPanelPage as guint, read-write: what is shown where there is room for one of them */

#define MEDINA_TYPE_PANEL (medina_panel_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPanel, medina_panel, MEDINA, PANEL, GtkWidget)

typedef enum
{
  MEDINA_PANEL_PLAYERS,
  MEDINA_PANEL_MOVES,
} MedinaPanelPage;

MedinaPanelPage medina_panel_get_page (MedinaPanel *self);
void medina_panel_set_page (MedinaPanel *self, MedinaPanelPage page);

/* Whether what is below the moves is shown below the players, too, where these take their place. */
void medina_panel_set_footed (MedinaPanel *self, gboolean footed);

/* Other cards came: it looks anew what there is room for. */
void medina_panel_renew (MedinaPanel *self);

G_END_DECLS
