/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-page-switcher.h"
#include "medina-panel-plan.h"

/* The children of a panel: the buttons that choose a page, the pages, and the foot below the moves.
 * Which of them are in sight, and where they lie. A part of the panel; it owns nothing. */

typedef struct
{
  GtkWidget *panel;
  MedinaPageSwitcher *switcher;
  MedinaPanelPage chosen; /* what is shown where there is room for one */
  MedinaPanelArrangement arrangement;
} MedinaPanelPages;

GtkWidget *medina_panel_pages_get (const MedinaPanelPages *self, MedinaPanelPage page);
GtkWidget *medina_panel_pages_get_foot (const MedinaPanelPages *self);

/* Whether a page is in sight. */
gboolean medina_panel_pages_show (const MedinaPanelPages *self, MedinaPanelPage page);

/* Whether there are buttons above the first page: where there is anything to choose or to
 * replay. */
gboolean medina_panel_pages_have_head (const MedinaPanelPages *self);

/* What a plan has to know of them in that width, where the cards are to be seen. */
MedinaPanelNeeds
medina_panel_pages_find_needs (const MedinaPanelPages *self, GtkWidget *cards, int width);

/* Gives all that are in sight their places, and hides the others. `footed` says whether the foot is
 * below a page that is alone. */
void medina_panel_pages_allocate (const MedinaPanelPages *self,
                                  const MedinaPanelNeeds *needs,
                                  gboolean footed,
                                  int width,
                                  int height);

/* After another page was chosen, before they have their places: the focus goes from what is not
 * shown any more to what is. */
void medina_panel_pages_switch (const MedinaPanelPages *self, gboolean footed);

/* Hides those that are not in sight, so that nothing of them is made. */
void medina_panel_pages_hide_others (const MedinaPanelPages *self);
