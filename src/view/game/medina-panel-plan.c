/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-panel-plan.h"

enum
{
  COLUMN_WIDTH = 300,       /* pixels: players or moves, where they are side by side */
  MOVES_LEAST_HEIGHT = 290, /* below the players: four turns of one line, and the buttons */
  MOVES_HEIGHT = 310,       /* likewise, six lines: if the players have what they need */
  TALL_SHARE = 70,          /* percent: of what has use for height, above the moves */
  NEWS_HEIGHT = 110,        /* of what happened, below the cards: six lines */
  NEWS_MORE = 60,           /* at the most, above moves: for the last turns, and the tabs */
  HUGE_NEWS_MORE = 240,     /* likewise, in huge letters */
  TOUCH_HEIGHT = 420,       /* less is a phone's */
  LARGE_WIDTH = 400,
  LARGE_HEIGHT = 860,
  HUGE_WIDTH = 680,
  HUGE_HEIGHT = 1500,
};

MedinaPanelSize
medina_panel_plan_find_size (int width, int height)
{
  if (width >= HUGE_WIDTH && height >= HUGE_HEIGHT)
    return MEDINA_PANEL_HUGE;
  if (width >= LARGE_WIDTH && height >= LARGE_HEIGHT)
    return MEDINA_PANEL_LARGE;
  return height < TOUCH_HEIGHT ? MEDINA_PANEL_TOUCH : MEDINA_PANEL_USUAL;
}

/* --- Areas ------------------------------------------------------------------------------------ */

static int
find_players_height (const MedinaPanelNeeds *needs)
{
  return needs->players_height + NEWS_HEIGHT;
}

static int
find_players_width (const MedinaPanelNeeds *needs)
{
  return MAX (COLUMN_WIDTH, needs->players_width);
}

static int
find_moves_width (const MedinaPanelNeeds *needs)
{
  return MAX (COLUMN_WIDTH, needs->moves_width);
}

MedinaPanelArrangement
medina_panel_plan_arrange (const MedinaPanelNeeds *needs, int width, int height)
{
  if (height >= find_players_height (needs) + MOVES_LEAST_HEIGHT)
    return MEDINA_PANEL_STACKED;
  if (width >= find_players_width (needs) + find_moves_width (needs))
    return MEDINA_PANEL_SIDE_BY_SIDE;
  return MEDINA_PANEL_SWITCHED;
}

/* The news below the cards are those of the last round: the moves tell all others, and have what is
 * left. */
static void
stack (const MedinaPanelNeeds *needs,
       int width,
       int height,
       GdkRectangle *first,
       GdkRectangle *moves)
{
  const int needed = find_players_height (needs);
  const int most = MAX (height - MOVES_HEIGHT, MIN (needed, height - MOVES_LEAST_HEIGHT));
  const int more =
    medina_panel_plan_find_size (width, height) == MEDINA_PANEL_HUGE ? HUGE_NEWS_MORE : NEWS_MORE;
  const int usual = CLAMP (needed + MIN (most - needed, more), 0, most);
  const int players = needs->tall ? MAX (usual, MIN (height * TALL_SHARE / 100, most)) : usual;

  *first = (GdkRectangle){ 0, 0, width, players };
  *moves = (GdkRectangle){ 0, players, width, height - players };
}

static void
put_side_by_side (const MedinaPanelNeeds *needs,
                  int width,
                  int height,
                  GdkRectangle *first,
                  GdkRectangle *moves)
{
  const int players =
    CLAMP (width / 2, find_players_width (needs), MAX (width - find_moves_width (needs), 0));
  const int rest = width - players;

  *first = (GdkRectangle){ needs->mirrored ? rest : 0, 0, players, height };
  *moves = (GdkRectangle){ needs->mirrored ? 0 : players, 0, rest, height };
}

void
medina_panel_plan_divide (MedinaPanelArrangement arrangement,
                          const MedinaPanelNeeds *needs,
                          int width,
                          int height,
                          GdkRectangle *first,
                          GdkRectangle *moves)
{
  g_assert (arrangement != MEDINA_PANEL_SWITCHED);

  if (arrangement == MEDINA_PANEL_STACKED)
    stack (needs, width, height, first, moves);
  else
    put_side_by_side (needs, width, height, first, moves);
}

/* --- What is in sight ------------------------------------------------------------------------- */

/* The score sheet has use for all of the height. */
gboolean
medina_panel_plan_is_alone (MedinaPanelArrangement arrangement, MedinaPanelPage chosen)
{
  return arrangement == MEDINA_PANEL_SWITCHED ||
         (arrangement == MEDINA_PANEL_STACKED && chosen == MEDINA_PANEL_SCORES);
}

MedinaPanelPage
medina_panel_plan_get_first (MedinaPanelArrangement arrangement, MedinaPanelPage chosen)
{
  return chosen == MEDINA_PANEL_MOVES && arrangement != MEDINA_PANEL_SWITCHED ? MEDINA_PANEL_PLAYERS
                                                                              : chosen;
}

gboolean
medina_panel_plan_shows (MedinaPanelArrangement arrangement,
                         MedinaPanelPage chosen,
                         MedinaPanelPage page)
{
  if (page == MEDINA_PANEL_MOVES && !medina_panel_plan_is_alone (arrangement, chosen))
    return TRUE;
  return page == medina_panel_plan_get_first (arrangement, chosen);
}
