/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What is below the moves of a panel, and while one looks back below the players, too: how much
 * room it has. It is brief where that is little. A part of the panel. */

enum
{
  MEDINA_PANEL_NEWS = 44,  /* pixels that two lines of news take below the cards */
  MEDINA_PANEL_ROUND = 88, /* the same of the news of a round, or nearly */
};

typedef struct
{
  gboolean below_players; /* also there */

  /* There a brief one would leave room for news below the cards, and another one would not */
  gboolean crowded;

  gboolean brief;
  gboolean slim; /* on a phone it has no room for all buttons in one row */
  int least;     /* widths, where it is not brief */
  int usual;
  int whole; /* likewise, on a phone, where it is not slim */
} MedinaPanelFoot;

/* So much is left below the cards without being scrolled, and while it is not there. */
void medina_panel_foot_note_room (MedinaPanelFoot *self, GtkWidget *foot, int width, int news);

/* The panel has that width, 0 as long as it has none. TRUE if it is slim now and was not, or the
 * other way round. */
gboolean medina_panel_foot_note_width (MedinaPanelFoot *self, gboolean on_phone, int width);

/* Changes its widths to those that it has where it is not brief, so that the panel asks for the
 * same ones. On a phone it is always brief, and has those that it has where it is not slim. */
void
medina_panel_foot_keep_width (MedinaPanelFoot *self, gboolean on_phone, int *least, int *usual);
