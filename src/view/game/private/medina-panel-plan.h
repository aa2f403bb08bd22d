/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-page-switcher.h"

/* How the pages of a panel share it: arithmetic only. */

typedef enum
{
  MEDINA_PANEL_SWITCHED,     /* one page, and buttons that choose it */
  MEDINA_PANEL_STACKED,      /* the moves below the players, or below what is in their place */
  MEDINA_PANEL_SIDE_BY_SIDE, /* likewise */
} MedinaPanelArrangement;

/* Of text and pieces. */
typedef enum
{
  MEDINA_PANEL_TOUCH, /* as low as on a phone */
  MEDINA_PANEL_USUAL,
  MEDINA_PANEL_LARGE,
  MEDINA_PANEL_HUGE,
  MEDINA_PANEL_SIZES,
} MedinaPanelSize;

/* What a plan needs to know of the pages, in logical pixels. */
typedef struct
{
  int players_height; /* of the cards, in the whole width */
  int players_width;  /* the least */
  int moves_width;    /* the least, with the foot below them */
  gboolean mirrored;  /* the moves are on the left of the players, not on their right */
  gboolean tall;      /* what is in the players' place has use for more height than they have */
} MedinaPanelNeeds;

MedinaPanelSize medina_panel_plan_find_size (int width, int height);

MedinaPanelArrangement
medina_panel_plan_arrange (const MedinaPanelNeeds *needs, int width, int height);

/* Where the players lie, or what is in their place, and where the moves. Not for SWITCHED. */
void medina_panel_plan_divide (MedinaPanelArrangement arrangement,
                               const MedinaPanelNeeds *needs,
                               int width,
                               int height,
                               GdkRectangle *first,
                               GdkRectangle *moves);

/* Which page comes first while this one is chosen: this one, or where the moves are in sight
 * anyway, what is above or beside them. */
MedinaPanelPage medina_panel_plan_get_first (MedinaPanelArrangement arrangement,
                                             MedinaPanelPage chosen);

/* Whether the chosen page has all of the panel. */
gboolean medina_panel_plan_is_alone (MedinaPanelArrangement arrangement, MedinaPanelPage chosen);

/* Whether a page is in sight while this one is chosen. */
gboolean medina_panel_plan_shows (MedinaPanelArrangement arrangement,
                                  MedinaPanelPage chosen,
                                  MedinaPanelPage page);
