/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-zoom.h"

#include "await.h"
#include "driver.h"
#include "real-input.h"

#include <math.h>

enum
{
  WIDTH = 800,
  HEIGHT = 600,
};

static MedinaBoardLayout
fit (void)
{
  const MdnRules rules = mdn_rules (MDN_SECOND_EDITION, 4);
  MedinaBoardLayout layout;

  medina_board_layout_init (&layout, &rules, WIDTH, HEIGHT);
  return layout;
}

static MedinaBoardLayout
apply (const MedinaBoardZoom *zoom)
{
  MedinaBoardLayout layout = fit ();

  medina_board_zoom_apply (zoom, WIDTH, HEIGHT, &layout);
  return layout;
}

/* The view shows nothing but board wherever the board is larger than the view. */
static void
assert_covered (int start, int size, int view)
{
  if (size > view)
    {
      g_assert_cmpint (start, <=, 0);
      g_assert_cmpint (start + size, >=, view);
    }
  else
    g_assert_cmpint (start, ==, (view - size) / 2);
}

static void
test_steps (void)
{
  static const struct
  {
    double by, x, y; /* the factor, and where the pointer is */
    double dx, dy;   /* moved then */
  } steps[] = {
    { 1.25, 400, 300, 0, 0 },  { 2, 0, 0, 0, 0 },           { 1.25, 799, 599, 50, 50 },
    { 1, 400, 300, -9999, 0 }, { 1, 400, 300, 9999, 9999 }, { 10, 10, 590, -30, -9999 },
    { .5, 700, 20, 3, -4 },    { .1, 400, 300, 7, 7 },      { 3, 400, 300, 0, 100 },
  };
  MedinaBoardZoom zoom = medina_board_zoom_none ();
  const MedinaBoardLayout whole = fit ();

  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      MedinaBoardLayout layout;

      zoom = medina_board_zoom_change (&zoom, &whole, WIDTH, HEIGHT, zoom.factor * steps[i].by,
                                       steps[i].x, steps[i].y);
      zoom = medina_board_zoom_move (&zoom, &whole, WIDTH, HEIGHT, steps[i].dx, steps[i].dy);
      g_assert_cmpfloat (zoom.factor, >=, 1);
      g_assert_cmpfloat (zoom.factor, <=, MEDINA_BOARD_MAX_ZOOM);
      layout = apply (&zoom);
      g_assert_cmpint (ABS (layout.space_width - (int) lround (whole.space_width * zoom.factor)),
                       <=, 0);
      assert_covered (layout.frame.x, layout.frame.width, WIDTH);
      assert_covered (layout.frame.y, layout.frame.height, HEIGHT);
    }
}

/* The space under the pointer stays there, away from the edges. */
static void
test_pointer (void)
{
  const MedinaBoardLayout whole = fit ();
  const MedinaBoardZoom none = medina_board_zoom_none ();
  const double x = 430, y = 280;
  const MedinaBoardZoom zoom = medina_board_zoom_change (&none, &whole, WIDTH, HEIGHT, 3, x, y);
  const MedinaBoardLayout layout = apply (&zoom);

  g_assert_cmpint (medina_board_layout_find_space (&layout, x, y), ==,
                   medina_board_layout_find_space (&whole, x, y));
}

static void
test_reveal (void)
{
  const MedinaBoardLayout whole = fit ();
  MedinaBoardZoom zoom = medina_board_zoom_none ();

  zoom = medina_board_zoom_change (&zoom, &whole, WIDTH, HEIGHT, 3, 0, 0);
  for (int space = 0; space < MDN_SPACES; space += 7)
    {
      MedinaBoardLayout layout = apply (&zoom);
      cairo_rectangle_int_t area = medina_board_layout_get_space (&layout, (MdnSpace) space);

      zoom = medina_board_zoom_reveal (&zoom, &whole, WIDTH, HEIGHT, &area);
      layout = apply (&zoom);
      area = medina_board_layout_get_space (&layout, (MdnSpace) space);
      g_assert_cmpint (area.x, >=, 0);
      g_assert_cmpint (area.y, >=, 0);
      g_assert_cmpint (area.x + area.width, <=, WIDTH);
      g_assert_cmpint (area.y + area.height, <=, HEIGHT);
    }
}

static GdkRectangle
get_area (Driver *driver, MdnSpace space)
{
  GdkRectangle area;

  medina_board_view_get_space_area (driver->board, space, &area);
  return area;
}

static void
place_cb (MedinaBoardView *board, guint placement, guint *chosen)
{
  *chosen = placement;
}

/* In a window: the actions, a click on what is seen, the cursor that stays in sight, and another
 * game. */
static void
test_window (void)
{
  const MdnSpace middle = mdn_space (9, 6);
  Driver driver;
  MedinaBoardViewport *viewport;
  GdkRectangle whole, zoomed;
  guint placement = MDN_NO_PLACEMENT;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1000, 700);
  whole = get_area (&driver, middle);
  for (int i = 0; i < 4; i++)
    driver_activate (&driver, "win.zoom-in");
  await (get_area (&driver, middle).width > 2 * whole.width);
  zoomed = get_area (&driver, middle);
  viewport = medina_board_view_get_viewport (driver.board);
  g_assert_true (medina_board_viewport_is_zoomed (viewport));

  medina_board_viewport_pan (viewport, 60, 0);
  await (get_area (&driver, middle).x == zoomed.x + 60);

  g_signal_connect (driver.board, "place", G_CALLBACK (place_cb), &placement);
  driver_pick (&driver, MDN_MERCHANT);
  driver_click (&driver, middle);
  driver_settle ();
  g_assert_cmpint (mdn_placement_space ((MdnPlacement) placement), ==, middle);

  for (int i = 0; i < 18; i++)
    driver_press (&driver, GDK_KEY_Left);
  await (get_area (&driver, mdn_space (0, 6)).x >= 0);

  /* What is placed out of sight is shown. */
  medina_game_play (driver_get_game (&driver),
                    mdn_placement (MDN_BUILDING_GREY, mdn_space (15, 2)));
  await (get_area (&driver, mdn_space (15, 2)).x + get_area (&driver, mdn_space (15, 2)).width <=
         gtk_widget_get_width (GTK_WIDGET (driver.board)));

  driver_activate (&driver, "win.zoom-fit");
  await (get_area (&driver, middle).width == whole.width);
  driver_close (&driver);
}

/* Control and the wheel leave what the pointer is on under the pointer. */
static void
test_wheel (void)
{
  const MdnSpace pointed = mdn_space (13, 3);
  Driver driver;
  GdkRectangle whole, zoomed;
  int x, y;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1000, 700);
  whole = get_area (&driver, pointed);
  x = whole.x + whole.width / 2;
  y = whole.y + whole.height / 2;
  real_input_point (GTK_WIDGET (driver.board), x, y);
  real_input_scroll (-3, GDK_CONTROL_MASK);
  await (get_area (&driver, pointed).width >= whole.width * 3 / 2);
  zoomed = get_area (&driver, pointed);
  g_assert_cmpint (zoomed.x, <=, x);
  g_assert_cmpint (zoomed.x + zoomed.width, >, x);
  g_assert_cmpint (zoomed.y, <=, y);
  g_assert_cmpint (zoomed.y + zoomed.height, >, y);
  driver_close (&driver);
}

static gboolean
is_told (Driver *driver, const char *name)
{
  return g_str_has_prefix (medina_board_view_get_description (driver->board), name);
}

/* What lies under a pointer that rests is told again when the board has moved below it. */
static void
test_pointed (void)
{
  Driver driver;
  GdkRectangle area;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1000, 700);
  area = get_area (&driver, mdn_space (4, 8));
  real_input_point (GTK_WIDGET (driver.board), area.x + area.width / 2, area.y + area.height / 2);
  await (is_told (&driver, "e9,"));
  for (int i = 0; i < 4; i++)
    driver_activate (&driver, "win.zoom-in");
  await (!is_told (&driver, "e9,"));
  driver_activate (&driver, "win.zoom-fit");
  await (is_told (&driver, "e9,"));
  driver_close (&driver);
}

/* The pointer drags a board of which a part is shown; that is no click. */
static void
test_drag (void)
{
  const MdnSpace middle = mdn_space (9, 6);
  Driver driver;
  GdkRectangle before;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1000, 700);
  driver_pick (&driver, MDN_BUILDING_GREY);
  for (int i = 0; i < 3; i++)
    driver_activate (&driver, "win.zoom-in");
  await (medina_board_viewport_is_zoomed (medina_board_view_get_viewport (driver.board)));
  driver_settle ();
  before = get_area (&driver, middle);
  real_input_point (GTK_WIDGET (driver.board), 400, 300);
  real_input_press ();
  for (int i = 1; i <= 4; i++)
    real_input_point (GTK_WIDGET (driver.board), 400 - 20 * i, 300 - 10 * i);
  real_input_release ();
  await (get_area (&driver, middle).x <= before.x - 50);
  g_assert_cmpint (get_area (&driver, middle).y, <, before.y);
  driver_settle ();
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 0);
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  g_test_add_func ("/board-zoom/the-board-never-leaves-the-view", test_steps);
  g_test_add_func ("/board-zoom/what-is-pointed-at-stays", test_pointer);
  g_test_add_func ("/board-zoom/a-space-can-be-revealed", test_reveal);
  g_test_add_func ("/board-zoom/in-a-window", test_window);
  g_test_add_func ("/board-zoom/the-wheel", test_wheel);
  g_test_add_func ("/board-zoom/a-drag", test_drag);
  g_test_add_func ("/board-zoom/what-is-pointed-at-is-told-again", test_pointed);
  return g_test_run ();
}
