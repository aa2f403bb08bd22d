/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "driver.h"

#include "medina-panel.h"
#include "medina-table.h"

/* Where board, plaque and panel lie, at all sizes of a table and of its text. */

enum
{
  LINE = 18, /* the height of a line of text, in pixels */
};

typedef struct
{
  int width;
  int height;
  int board; /* the least width of the board with usual text */
} Size;

/* The table is lower than its window by the header bar. */
static const Size sizes[] = {
  { 360, 590, 330 },  { 640, 313, 310 },  { 560, 353, 290 },    { 800, 553, 500 },
  { 1120, 693, 780 }, { 1280, 753, 930 }, { 1920, 1033, 1340 }, { 3840, 2113, 2850 },
};

/* Those of the smallest windows, in which boards are small. */
static const Size small_sizes[] = { { 360, 390, 0 }, { 360, 313, 0 } };

static MedinaTableNeeds
make_needs (MedinaBoardView *board, int percent)
{
  const int line = LINE * percent / 100;

  return (MedinaTableNeeds){
    .board = board,
    .plaque_width = 16 * line,
    .plaque_short = 2 * line + 14,
    .plaque_usual = 3 * line + 14,
    .plaque_tall = 5 * line + 14,
    .panel_least = 254 * (percent + 100) / 200,
    .panel_natural = 290 * (percent + 100) / 200,
  };
}

static gboolean
is_within (const GdkRectangle *area, int width, int height)
{
  return area->x >= 0 && area->y >= 0 && area->width > 0 && area->height > 0 &&
         area->x + area->width <= width && area->y + area->height <= height;
}

static void
check_areas (const MedinaTablePlan *plan, const Size *size)
{
  GdkRectangle common;

  g_assert_true (is_within (&plan->board, size->width, size->height));
  g_assert_true (is_within (&plan->plaque, size->width, size->height));
  g_assert_true (is_within (&plan->panel, size->width, size->height));
  g_assert_false (gdk_rectangle_intersect (&plan->board, &plan->panel, NULL));
  g_assert_false (gdk_rectangle_intersect (&plan->plaque, &plan->panel, NULL));
  if (plan->place != MEDINA_PLAQUE_BAND)
    g_assert_false (gdk_rectangle_intersect (&plan->board, &plan->plaque, NULL));
  else
    g_assert_true (gdk_rectangle_intersect (&plan->board, &plan->plaque, &common) &&
                   gdk_rectangle_equal (&common, &plan->plaque));
}

/* In the band the plaque lies below the letters and between the tiles. */
static void
check_band (const MedinaTablePlan *plan, MedinaBoardView *board)
{
  MedinaBoardLayout layout;
  cairo_rectangle_int_t strip;

  medina_board_viewport_lay_out (medina_board_view_get_viewport (board), plan->board.width,
                                 plan->board.height, plan->strip_height, &layout);
  g_assert_cmpint (layout.space_width, ==, plan->space_width);
  if (plan->place != MEDINA_PLAQUE_BAND)
    return;
  strip = medina_board_layout_get_empty_strip (&layout);
  g_assert_cmpint (plan->plaque.x, >, plan->board.x + strip.x);
  g_assert_cmpint (plan->plaque.x + plan->plaque.width, <, plan->board.x + strip.x + strip.width);
  g_assert_cmpint (plan->plaque.y, >, plan->board.y + strip.y);
  g_assert_cmpint (plan->plaque.y + plan->plaque.height, <,
                   plan->board.y + layout.frame.y + layout.frame.height);
}

typedef void (*Check) (const Size *, const MedinaTableNeeds *, const MedinaTablePlan *, int);

static void
for_each (const Size *some, gsize n_sizes, Check check)
{
  g_autoptr (MedinaBoardView) board =
    g_object_ref_sink (g_object_new (MEDINA_TYPE_BOARD_VIEW, NULL));

  for (gsize i = 0; i < n_sizes; i++)
    for (int percent = 100; percent <= 200; percent += 50)
      {
        const MedinaTableNeeds needs = make_needs (board, percent);
        const MedinaTablePlan plan = medina_table_plan_find (&needs, some[i].width, some[i].height);

        g_test_message ("%d × %d, text at %d %%", some[i].width, some[i].height, percent);
        check (&some[i], &needs, &plan, percent);
      }
}

static void
for_all (Check check)
{
  for_each (sizes, G_N_ELEMENTS (sizes), check);
}

static void
check_place (const Size *size,
             const MedinaTableNeeds *needs,
             const MedinaTablePlan *plan,
             int percent)
{
  check_areas (plan, size);
  check_band (plan, needs->board);
  g_assert_cmpint (plan->plaque.height, >=, needs->plaque_short);
  if (plan->beside)
    g_assert_cmpint (plan->panel.width, >=, needs->panel_least);
  else
    g_assert_cmpint (plan->panel.width, ==, size->width);
}

static void
test_places (void)
{
  for_all (check_place);
  for_each (small_sizes, G_N_ELEMENTS (small_sizes), check_place);
}

/* Only what is written here and the letters of the text decide. */
static void
check_share (const Size *size,
             const MedinaTableNeeds *needs,
             const MedinaTablePlan *plan,
             int percent)
{
  MedinaBoardLayout layout;

  medina_board_viewport_lay_out (medina_board_view_get_viewport (needs->board), plan->board.width,
                                 plan->board.height, plan->strip_height, &layout);
  if (percent == 100)
    g_assert_cmpint (layout.frame.width, >=, size->board);
  if (size->width < 1280)
    return;
  g_assert_cmpint (plan->panel.width * 100, >=, (size->width - 1) * 22 - 100);
  g_assert_cmpint (plan->panel.width * 100, <=, MAX (size->width * 26, needs->panel_least * 100));
}

static void
test_share (void)
{
  for_all (check_share);
}

/* Short and wide windows have the panel beside the board, portraits below it; usual ones the plaque
 * in the band. */
static void
check_side (const Size *size,
            const MedinaTableNeeds *needs,
            const MedinaTablePlan *plan,
            int percent)
{
  if (percent == 100)
    {
      g_assert_true (plan->beside == (size->width > size->height));
      if (size->width >= 1120)
        g_assert_cmpint (plan->place, ==, MEDINA_PLAQUE_BAND);
    }
}

static void
test_sides (void)
{
  for_all (check_side);
}

/* A phone on its side: the board has the height where the panel beside it is wide enough for the
 * plaque, and all stays where it is while the buttons of the computers' turns come and go. */
static void
test_on_its_side (void)
{
  static const Size phones[] = { { 630, 305, 310 }, { 710, 305, 385 }, { 790, 305, 385 } };
  g_autoptr (MedinaBoardView) board =
    g_object_ref_sink (g_object_new (MEDINA_TYPE_BOARD_VIEW, NULL));
  MedinaTableNeeds needs = { .board = board,
                             .plaque_width = 290,
                             .plaque_short = 47,
                             .plaque_usual = 63,
                             .plaque_tall = 95,
                             .panel_least = 262,
                             .panel_natural = 316 };

  for (gsize i = 0; i < G_N_ELEMENTS (phones); i++)
    {
      MedinaTablePlan quiet, busy;
      MedinaBoardLayout layout;

      needs.plaque_least = 184;
      quiet = medina_table_plan_find (&needs, phones[i].width, phones[i].height);
      needs.plaque_least = 264;
      busy = medina_table_plan_find (&needs, phones[i].width, phones[i].height);
      g_test_message ("%d", phones[i].width);
      check_areas (&quiet, &phones[i]);
      g_assert_true (gdk_rectangle_equal (&quiet.board, &busy.board));
      g_assert_true (gdk_rectangle_equal (&quiet.plaque, &busy.plaque));
      medina_board_viewport_lay_out (medina_board_view_get_viewport (board), quiet.board.width,
                                     quiet.board.height, quiet.strip_height, &layout);
      g_assert_cmpint (layout.frame.width, >=, phones[i].board);
      g_assert_cmpint (quiet.panel.height, >=, 238);
    }
}

/* What the plaque grows by in a high table does not drive it out of the band. */
static void
test_grown_plaque (void)
{
  g_autoptr (MedinaBoardView) board =
    g_object_ref_sink (g_object_new (MEDINA_TYPE_BOARD_VIEW, NULL));
  const MedinaTableNeeds needs = make_needs (board, 100);

  for (int width = 1400; width <= 2400; width += 200)
    {
      const MedinaTablePlan plan = medina_table_plan_find (&needs, width, 753);

      g_test_message ("%d", width);
      g_assert_cmpint (plan.place, ==, MEDINA_PLAQUE_BAND);
      g_assert_cmpint (plan.plaque.height, >, needs.plaque_usual);
    }
}

/* So it does below the board, where rooftops fill the band; and the panel has the width that is
 * left. */
static void
test_bar_grows (void)
{
  Driver driver;
  MedinaTableNeeds needs;
  MedinaTablePlan plan;

  driver_open (&driver, MDN_FIRST_EDITION, 2, FALSE, 900, 640);
  needs = make_needs (driver.board, 100);
  plan = medina_table_plan_find (&needs, 3840, 2113);
  g_assert_cmpint (plan.place, ==, MEDINA_PLAQUE_BELOW);
  g_assert_cmpint (plan.plaque.height, >=, needs.plaque_short * 12 / 5);
  g_assert_true (is_within (&plan.plaque, 3840, 2113));
  g_assert_cmpint (plan.panel.width, >, 2 * needs.panel_natural);
  driver_close (&driver);
}

/* On a phone the panel has more to show at the end of a game, the plaque less, but four lines: the
 * board stays where it is. */
static void
test_end (void)
{
  g_autoptr (MedinaBoardView) board =
    g_object_ref_sink (g_object_new (MEDINA_TYPE_BOARD_VIEW, NULL));
  MedinaTableNeeds needs = make_needs (board, 100);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      MedinaTablePlan before, after;

      needs.finished = FALSE;
      before = medina_table_plan_find (&needs, sizes[i].width, sizes[i].height);
      needs.finished = TRUE;
      after = medina_table_plan_find (&needs, sizes[i].width, sizes[i].height);
      g_test_message ("%d × %d", sizes[i].width, sizes[i].height);
      check_areas (&after, &sizes[i]);
      g_assert_true (gdk_rectangle_equal (&after.board, &before.board));
      if (i > 0)
        g_assert_true (gdk_rectangle_equal (&after.plaque, &before.plaque));
      else
        g_assert_cmpint (after.plaque.height, ==, needs.plaque_tall - LINE);
      if (i == 0)
        g_assert_cmpint (after.panel.height, >=, before.panel.height + LINE);
    }
}

/* Also on one that is not as long, where there was less for the plaque beside the pieces. */
static void
test_end_of_short (void)
{
  g_autoptr (MedinaBoardView) board =
    g_object_ref_sink (g_object_new (MEDINA_TYPE_BOARD_VIEW, NULL));
  MedinaTableNeeds needs = make_needs (board, 100);
  MedinaTablePlan before, after;

  needs.finished = FALSE;
  before = medina_table_plan_find (&needs, 360, 534);
  needs.finished = TRUE;
  after = medina_table_plan_find (&needs, 360, 534);
  g_assert_cmpint (before.plaque.height, <, needs.plaque_tall - LINE);
  g_assert_cmpint (after.plaque.height, ==, needs.plaque_tall - LINE);
  g_assert_true (gdk_rectangle_equal (&after.board, &before.board));
}

/* In a window the panel has that share, too, whatever the game. */
static void
test_share_in_window (void)
{
  static const struct
  {
    MdnRuleSet rules;
    int players;
    int width;
    int height;
  } windows[] = {
    { MDN_SECOND_EDITION, 2, 1280, 800 }, { MDN_FIRST_EDITION, 2, 1280, 800 },
    { MDN_SECOND_EDITION, 4, 1280, 800 }, { MDN_SECOND_EDITION, 2, 1920, 1080 },
    { MDN_FIRST_EDITION, 2, 1920, 1080 }, { MDN_SECOND_EDITION, 4, 1920, 1080 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      Driver driver;
      int width, panel;

      driver_open (&driver, windows[i].rules, windows[i].players, FALSE, windows[i].width,
                   windows[i].height);
      driver_await_layout (GTK_WIDGET (driver.window));
      width = gtk_widget_get_width (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_TABLE));
      panel = gtk_widget_get_width (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PANEL));
      g_test_message ("%d players: %d of %d", windows[i].players, panel, width);
      g_assert_cmpint (panel * 100, >=, (width - 1) * 22 - 100);
      g_assert_cmpint (panel * 100, <=, width * 26);
      driver_close (&driver);
    }
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/table-plan/nothing-overlaps-or-is-outside", test_places);
  g_test_add_func ("/table-plan/the-board-takes-what-fits", test_share);
  g_test_add_func ("/table-plan/at-the-end-on-a-phone-the-panel-has-more", test_end);
  g_test_add_func ("/table-plan/the-end-on-a-short-phone", test_end_of_short);
  g_test_add_func ("/table-plan/on-its-side-a-phone-has-a-large-board", test_on_its_side);
  g_test_add_func ("/table-plan/a-plaque-grows-in-its-place", test_grown_plaque);
  g_test_add_func ("/table-plan/a-plaque-grows-below-the-board", test_bar_grows);
  g_test_add_func ("/table-plan/panels-have-their-share-in-windows", test_share_in_window);
  g_test_add_func ("/table-plan/wide-tables-have-the-panel-beside-the-board", test_sides);
  return g_test_run ();
}
