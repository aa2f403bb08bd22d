/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"

/* Where the plaque lies. */
typedef enum
{
  MEDINA_PLAQUE_BAND,  /* in the board's lower band */
  MEDINA_PLAQUE_BELOW, /* a bar below the board */
  MEDINA_PLAQUE_PANEL, /* above the panel */
} MedinaPlaquePlace;

/* What a table needs to know of its children, in logical pixels. */
typedef struct
{
  MedinaBoardView *board;
  int plaque_least;  /* widths: the least, */
  int plaque_width;  /* and what is not too narrow for text */
  int plaque_short;  /* heights: the least, */
  int plaque_usual;  /* for the text of most moments, */
  int plaque_tall;   /* and for more of it where there is room */
  gboolean finished; /* the game is: a phone's panel has more to show than the plaque */
  int panel_least;   /* widths: the least, */
  int panel_natural; /* and as much as its contents use */
} MedinaTableNeeds;

/* Where everything lies, as seen from left to right. */
typedef struct
{
  MedinaPlaquePlace place;
  int strip_height; /* of the board; 0 unless the plaque lies in its band */
  int space_width;  /* of the board */
  gboolean beside;  /* the panel is beside the board, not below it */
  int city_bottom;  /* where the spaces of the board end */

  /* Where all of the board ends that is above the plaque: its coordinates, or its frame */
  int clear_top;

  GdkRectangle board;
  GdkRectangle plaque;
  GdkRectangle panel;
} MedinaTablePlan;

/* The best plan for a table of this size: arithmetic only. */
MedinaTablePlan medina_table_plan_find (const MedinaTableNeeds *needs, int width, int height);

/* The height that a table of this width has use for. */
int medina_table_plan_measure_height (const MedinaTableNeeds *needs, int width);
