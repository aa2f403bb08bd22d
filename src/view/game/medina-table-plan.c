/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-table-plan.h"

enum
{
  /* Percent of the width for text: above the panel it may be narrower, but not as narrow as text
   * and the buttons of the computers' turns, which come and go. */
  HEAD_SHARE = 95,
  MARGIN = 6, /* around the board, in pixels */
  GAP = 4,    /* around the plaque in the band */
  TALL = 100000,
  LOW_HEIGHT = 330,        /* of a table: as of a phone on its side */
  USUAL_HEIGHT = 520,      /* of a table: in a higher one the plaque at the board grows with it, */
  PLAQUE_MOST_SHARE = 160, /* to so many percent of its usual height, */
  PLAQUE_TALL_SHARE = 12,  /* or to so many for each 100 pixels of the table's */
  PHONE_SHARE = 140,       /* of the height for much text: on a phone its lines are short */
  CARDS_HEIGHT = 540,      /* of a panel that has the plaque above it: cards, and what happened */
  PANEL_SHARE_FROM = 1260, /* wide tables, as in windows of 1280 with a frame, give the panel */
  PANEL_LEAST_SHARE = 22,  /* a share of the width, in percent */
  PANEL_MOST_SHARE = 26,
  PANEL_LEAST_HEIGHT = 222, /* below the board: the switch of pages, and the open card */
  PANEL_CARD_HEIGHT = 238,  /* the same with all of the card's frame */
  PANEL_LAST_HEIGHT = 200,  /* at the end, without pieces to pick from */
  PANEL_SEEN_HEIGHT = 48,   /* of it where there is no room for that */
  /* A board beside the panel counts so much, in percent: the panel is better there. */
  BESIDE_BONUS = 115,
};

static void
lay_out (const MedinaTableNeeds *needs,
         int width,
         int height,
         int strip_height,
         MedinaBoardLayout *layout)
{
  medina_board_viewport_lay_out (medina_board_view_get_viewport (needs->board),
                                 MAX (width - 2 * MARGIN, 1), MAX (height - 2 * MARGIN, 1),
                                 strip_height, layout);
}

/* --- The panel beside the board --------------------------------------------------------------- */

static int
find_least_panel_width (const MedinaTableNeeds *needs, int width)
{
  return width >= PANEL_SHARE_FROM ? MAX (needs->panel_least, width * PANEL_LEAST_SHARE / 100)
                                   : needs->panel_least;
}

/* What a board in so much room leaves of the width, as far as the panel has use for it. */
static int
find_panel_width (const MedinaTableNeeds *needs, int width, const MedinaBoardLayout *layout)
{
  const int rest = width - layout->frame.width - 2 * MARGIN;
  const int least = find_least_panel_width (needs, width);
  const int most =
    width >= PANEL_SHARE_FROM ? width * PANEL_MOST_SHARE / 100 : needs->panel_natural;

  if (rest >= 2 * needs->panel_natural && rest > most)
    return MAX (2 * needs->panel_natural, most); /* players and moves side by side */
  return CLAMP (rest, least, MAX (least, most));
}

static GdkRectangle
place_in_band (const MedinaBoardLayout *layout)
{
  const cairo_rectangle_int_t strip = medina_board_layout_get_empty_strip (layout);

  return (GdkRectangle){ strip.x + MARGIN + GAP, strip.y + MARGIN + GAP, strip.width - 2 * GAP,
                         strip.height - 2 * GAP };
}

/* The board and the panel side by side in a height; both as tall as that. */
static void
put_side_by_side (MedinaTablePlan *plan,
                  const MedinaTableNeeds *needs,
                  int width,
                  int height,
                  MedinaBoardLayout *layout)
{
  int panel_width;

  lay_out (needs, width - find_least_panel_width (needs, width), height, plan->strip_height,
           layout);
  panel_width = find_panel_width (needs, width, layout);
  plan->beside = TRUE;
  plan->board = (GdkRectangle){ 0, 0, width - panel_width, height };
  plan->panel = (GdkRectangle){ width - panel_width, 0, panel_width, height };
  lay_out (needs, plan->board.width, height, plan->strip_height, layout);
  plan->space_width = layout->space_width;
}

/* Whoever sits before a large window sits farther away. */
static int
grow (int plaque, int height, int most_share)
{
  return CLAMP (plaque * height / USUAL_HEIGHT, plaque, plaque * most_share / 100);
}

static gboolean
put_in_band (MedinaTablePlan *plan,
             const MedinaTableNeeds *needs,
             int width,
             int height,
             int plaque_height)
{
  MedinaBoardLayout layout;

  plan->place = MEDINA_PLAQUE_BAND;
  plan->strip_height = plaque_height + 4 * GAP;
  put_side_by_side (plan, needs, width, height, &layout);
  plan->plaque = place_in_band (&layout);
  return plan->plaque.width >= needs->plaque_width;
}

static gboolean
plan_beside_with_band (MedinaTablePlan *plan, const MedinaTableNeeds *needs, int width, int height)
{
  return put_in_band (plan, needs, width, height, needs->plaque_usual);
}

/* The bar is as tall as the board leaves room for, and at least `least`. */
static gboolean
put_above_bar (MedinaTablePlan *plan,
               const MedinaTableNeeds *needs,
               int width,
               int height,
               int least,
               int most)
{
  MedinaBoardLayout layout;
  int bar;

  plan->place = MEDINA_PLAQUE_BELOW;
  put_side_by_side (plan, needs, width, height - least - MARGIN, &layout);
  bar = CLAMP (height - layout.frame.height - 3 * MARGIN, least, most);
  plan->board.height = MIN (layout.frame.height + 2 * MARGIN, height - bar - MARGIN);
  plan->board.y = (height - plan->board.height - bar - MARGIN) / 2;
  plan->plaque = (GdkRectangle){ MARGIN, plan->board.y + plan->board.height,
                                 plan->board.width - 2 * MARGIN, bar };
  plan->panel.height = height;
  return plan->plaque.width >= needs->plaque_least;
}

/* In a low table the board has next to nothing below its spaces that a long text may cover. */
static int
find_least_bar (const MedinaTableNeeds *needs, int height)
{
  return height < LOW_HEIGHT ? needs->plaque_usual : needs->plaque_short;
}

static gboolean
plan_beside_with_bar (MedinaTablePlan *plan, const MedinaTableNeeds *needs, int width, int height)
{
  return put_above_bar (plan, needs, width, height, find_least_bar (needs, height),
                        needs->plaque_tall);
}

/* That does not decide where it lies. */
static void
grow_plaque (MedinaTablePlan *plan, const MedinaTableNeeds *needs, int width, int height)
{
  const int share = MAX (PLAQUE_MOST_SHARE, PLAQUE_TALL_SHARE * height / 100);
  MedinaTablePlan grown = { 0 };

  if (!plan->beside)
    return;
  if ((plan->place == MEDINA_PLAQUE_BAND &&
       put_in_band (&grown, needs, width, height, grow (needs->plaque_usual, height, share))) ||
      (plan->place == MEDINA_PLAQUE_BELOW &&
       put_above_bar (&grown, needs, width, height,
                      grow (find_least_bar (needs, height), height, share),
                      grow (needs->plaque_tall, height, share))))
    *plan = grown;
}

/* In a low table it leaves the panel what its open card needs, as far as it can. */
static int
find_head_height (const MedinaTableNeeds *needs, int height)
{
  const int least =
    CLAMP (height - MARGIN - PANEL_CARD_HEIGHT, needs->plaque_short, needs->plaque_usual);

  return CLAMP (height - MARGIN - CARDS_HEIGHT, least,
                grow (needs->plaque_tall, height, PLAQUE_MOST_SHARE));
}

static gboolean
plan_beside_with_head (MedinaTablePlan *plan, const MedinaTableNeeds *needs, int width, int height)
{
  MedinaBoardLayout layout;

  plan->place = MEDINA_PLAQUE_PANEL;
  put_side_by_side (plan, needs, width, height, &layout);
  plan->plaque = (GdkRectangle){ plan->panel.x, MARGIN, plan->panel.width - MARGIN,
                                 find_head_height (needs, height) };
  plan->panel.y = plan->plaque.y + plan->plaque.height;
  plan->panel.height = height - plan->panel.y;
  return plan->plaque.width >= MAX (needs->plaque_least, needs->plaque_width * HEAD_SHARE / 100) &&
         plan->panel.height >= PANEL_LEAST_HEIGHT;
}

/* --- The panel below the board ---------------------------------------------------------------- */

/* The height that a board of this width uses. */
static int
find_board_height (const MedinaTableNeeds *needs, int width, int strip_height)
{
  MedinaBoardLayout layout;

  lay_out (needs, width, TALL, 0, &layout);
  return layout.frame.height + MAX (0, strip_height - layout.strip_height) + 2 * MARGIN;
}

/* Where board, bar and panel have too little, the board gets three fifths. */
static int
share_height (int wanted, int bar, int height)
{
  return MIN (wanted, MAX (height * 3 / 5 - bar, height - bar - PANEL_LEAST_HEIGHT));
}

static gboolean
plan_below_with_band (MedinaTablePlan *plan, const MedinaTableNeeds *needs, int width, int height)
{
  MedinaBoardLayout layout;
  int board;

  plan->place = MEDINA_PLAQUE_BAND;
  plan->strip_height = needs->plaque_tall + 4 * GAP;
  board = share_height (find_board_height (needs, width, plan->strip_height), 0, height);
  lay_out (needs, width, board, plan->strip_height, &layout);
  plan->space_width = layout.space_width;
  plan->board = (GdkRectangle){ 0, 0, width, board };
  plan->plaque = place_in_band (&layout);
  plan->panel = (GdkRectangle){ 0, board, width, height - board };
  return plan->plaque.width >= needs->plaque_width && plan->panel.height >= PANEL_LEAST_HEIGHT;
}

/* At the end a phone's panel has more to show than the plaque; but that has room for a result of
 * two lines, and for as much about a palace or a turn below it, so that they cover nothing of the
 * board. */
static int
find_last_bar (const MedinaTableNeeds *needs, int bar, int rest)
{
  return CLAMP (rest - PANEL_LAST_HEIGHT, MIN (bar, needs->plaque_usual),
                (needs->plaque_usual + needs->plaque_tall) / 2);
}

static gboolean
plan_below_with_bar (MedinaTablePlan *plan, const MedinaTableNeeds *needs, int width, int height)
{
  const int wanted = find_board_height (needs, width, 0);
  const int bar = CLAMP (height - wanted - PANEL_LEAST_HEIGHT, needs->plaque_short,
                         CLAMP (height - wanted - PANEL_CARD_HEIGHT, needs->plaque_tall,
                                needs->plaque_tall * PHONE_SHARE / 100));
  MedinaBoardLayout layout;

  plan->place = MEDINA_PLAQUE_BELOW;
  plan->board = (GdkRectangle){ 0, 0, width, share_height (wanted, bar, height) };
  lay_out (needs, width, plan->board.height, 0, &layout);
  plan->space_width = layout.space_width;
  plan->plaque =
    (GdkRectangle){ MARGIN, plan->board.height, width - 2 * MARGIN,
                    needs->finished ? find_last_bar (needs, bar, height - plan->board.height)
                                    : bar };
  plan->panel.y = plan->plaque.y + plan->plaque.height;
  plan->panel.width = width;
  plan->panel.height = height - plan->panel.y;
  return plan->panel.height >= PANEL_SEEN_HEIGHT;
}

/* --- The choice ------------------------------------------------------------------------------- */

typedef gboolean (*Try) (MedinaTablePlan *plan,
                         const MedinaTableNeeds *needs,
                         int width,
                         int height);

/* The plaque belongs at the board: it is elsewhere only where the board gains by that. */
static int
rate (const MedinaTablePlan *plan)
{
  static const int bonus
    [] = { [MEDINA_PLAQUE_BAND] = 108, [MEDINA_PLAQUE_BELOW] = 103, [MEDINA_PLAQUE_PANEL] = 100 };

  return plan->space_width * bonus[plan->place] * (plan->beside ? BESIDE_BONUS : 100);
}

/* The board lies in the middle of its area. */
static void
note_city (MedinaTablePlan *plan, const MedinaTableNeeds *needs)
{
  const int top = plan->board.y + MARGIN;
  MedinaBoardLayout layout;

  lay_out (needs, plan->board.width, plan->board.height, plan->strip_height, &layout);
  plan->city_bottom = top + layout.grid.y + layout.grid.height;
  plan->clear_top =
    top + (plan->place == MEDINA_PLAQUE_BAND ? medina_board_layout_get_empty_strip (&layout).y
                                             : layout.frame.y + layout.frame.height);
}

MedinaTablePlan
medina_table_plan_find (const MedinaTableNeeds *needs, int width, int height)
{
  /* Of two with equal boards the first is taken. The last always has to do. */
  static const Try tries[] = { plan_beside_with_band, plan_beside_with_bar, plan_beside_with_head,
                               plan_below_with_band, plan_below_with_bar };
  MedinaTablePlan best = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      MedinaTablePlan plan = { 0 };
      const gboolean fits = tries[i](&plan, needs, width, height);
      const gboolean last = i == G_N_ELEMENTS (tries) - 1;

      if ((fits && rate (&plan) > rate (&best)) || (last && best.space_width == 0))
        best = plan;
    }
  grow_plaque (&best, needs, width, height);
  note_city (&best, needs);
  best.board.x += MARGIN;
  best.board.y += MARGIN;
  best.board.width -= 2 * MARGIN;
  best.board.height -= 2 * MARGIN;
  return best;
}

int
medina_table_plan_measure_height (const MedinaTableNeeds *needs, int width)
{
  const MedinaTablePlan beside = medina_table_plan_find (needs, width, width);

  if (beside.beside)
    return width * 5 / 8;
  return find_board_height (needs, width, 0) + needs->plaque_tall + PANEL_LEAST_HEIGHT;
}
