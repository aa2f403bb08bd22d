/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "await.h"
#include "driver.h"
#include "medina-board-lens.h"
#include "real-input.h"

/* A finger on the board. The X server has none to press with: the gestures that are for fingers
 * take the pointer for one, which is pressed, moved and released as a person does. */

static void
take_pointer_for_finger (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_SINGLE (controller))
        gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (controller), FALSE);
    }
}

static void
open_table (Driver *driver, int width, int height)
{
  driver_open (driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  take_pointer_for_finger (GTK_WIDGET (driver->board));
}

static MedinaBoardLens *
find_lens (Driver *driver)
{
  return MEDINA_BOARD_LENS (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_BOARD_LENS));
}

static gboolean
is_shown (Driver *driver)
{
  graphene_rect_t area;

  return medina_board_lens_get_area (find_lens (driver), &area);
}

/* Within the page, and the finger is not on it. */
static void
check_place (Driver *driver, MdnSpace space)
{
  MedinaBoardLens *lens = find_lens (driver);
  graphene_rect_t area, page, finger;
  graphene_point_t middle;
  GdkRectangle at;

  g_assert_true (medina_board_lens_get_area (lens, &area));
  page = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (lens)),
                             (float) gtk_widget_get_height (GTK_WIDGET (lens)));
  g_assert_true (graphene_rect_contains_rect (&page, &area));
  medina_board_view_get_space_area (driver->board, space, &at);
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (driver->board), GTK_WIDGET (lens), &finger));
  middle = GRAPHENE_POINT_INIT (finger.origin.x + (float) at.x + (float) at.width / 2,
                                finger.origin.y + (float) at.y + (float) at.height / 2);
  g_assert_cmpfloat (hypot (middle.x - area.origin.x - area.size.width / 2,
                            middle.y - area.origin.y - area.size.height / 2),
                     >, area.size.width / 2);
}

static gboolean
looks_at (Driver *driver, MdnSpace space)
{
  MdnSpace seen;
  double x, y;

  return medina_board_view_find_lens (driver->board, &seen, &x, &y) > 1 && seen == space;
}

/* Wherever it is pressed it can be seen what is meant; where it is lifted the piece goes. */
static void
test_lens (void)
{
  static const struct
  {
    int width;
    int height;
  } sizes[] = { { 360, 640 }, { 640, 360 }, { 800, 600 } };

  if (real_input_is_missing ())
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const MdnSpace spaces[] = { mdn_space (1, 11), mdn_space (16, 11), mdn_space (9, 6),
                                  mdn_space (1, 1),  mdn_space (16, 1),  mdn_space (5, 4) };
      Driver driver;

      open_table (&driver, sizes[i].width, sizes[i].height);
      driver_pick (&driver, MDN_BUILDING_GREY);
      driver_point_at (&driver, mdn_space (8, 8));
      g_assert_false (is_shown (&driver));
      real_input_press ();
      await (looks_at (&driver, mdn_space (8, 8)));
      for (gsize k = 0; k < G_N_ELEMENTS (spaces); k++)
        {
          driver_point_at (&driver, spaces[k]);
          await (looks_at (&driver, spaces[k]));
          check_place (&driver, spaces[k]);
        }
      real_input_release ();
      await (medina_game_get_length (driver_get_game (&driver)) == 1);
      g_assert_false (is_shown (&driver));
      g_assert_true (mdn_position_palace_at (medina_game_get_position (driver_get_game (&driver)),
                                             mdn_space (5, 4)) != MDN_NO_PALACE);
      driver_close (&driver);
    }
}

/* A short one is a tap, as without a lens; off the board nothing is placed. */
static void
test_tap (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  open_table (&driver, 360, 640);
  game = driver_get_game (&driver);
  driver_pick (&driver, MDN_BUILDING_GREY);
  driver_point_at (&driver, mdn_space (8, 8));
  real_input_press ();
  await (is_shown (&driver));
  real_input_point (GTK_WIDGET (driver.board), 3, 3);
  await (!is_shown (&driver));
  real_input_release ();
  driver_settle ();
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);

  driver_click (&driver, mdn_space (5, 4));
  await (medina_game_get_length (game) == 1);
  g_assert_false (is_shown (&driver));
  driver_close (&driver);
}

/* Spaces as large as a fingertip need none, nor does a hand with nothing in it. */
static void
test_no_lens (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  open_table (&driver, 1900, 1060);
  driver_pick (&driver, MDN_BUILDING_GREY);
  driver_point_at (&driver, mdn_space (8, 8));
  real_input_press ();
  driver_settle ();
  g_assert_false (is_shown (&driver));
  real_input_release ();
  driver_close (&driver);

  open_table (&driver, 360, 640);
  driver_point_at (&driver, mdn_space (8, 8));
  real_input_press ();
  driver_settle ();
  g_assert_false (is_shown (&driver));
  real_input_release ();
  driver_close (&driver);
}

/* A piece that a finger carries from its button is looked at, too. */
static void
test_carried (void)
{
  GdkRectangle area;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  driver_pick (&driver, MDN_BUILDING_GREY);
  medina_board_view_get_space_area (driver.board, mdn_space (5, 4), &area);
  g_assert_true (medina_board_view_carry (driver.board, area.x + area.width / 2.0,
                                          area.y + area.height / 2.0, TRUE));
  g_assert_true (looks_at (&driver, mdn_space (5, 4)));
  medina_board_view_end_carrying (driver.board);
  g_assert_false (is_shown (&driver));
  driver_close (&driver);
}

static gboolean
is_asked (Driver *driver)
{
  GtkWidget *popover = driver_find (GTK_WIDGET (driver->board), GTK_TYPE_POPOVER);

  return popover != NULL && gtk_widget_get_mapped (popover) &&
         gtk_widget_has_css_class (popover, "answer");
}

/* One that rests asks what there is, and places nothing. */
static void
test_long_press (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  open_table (&driver, 360, 640);
  driver_point_at (&driver, mdn_space (8, 8));
  real_input_press ();
  await (is_asked (&driver));
  real_input_release ();
  driver_settle ();
  g_assert_true (is_asked (&driver));
  real_input_key (GDK_KEY_Escape, 0);
  await (!is_asked (&driver));
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 0);
  driver_close (&driver);
}

static void
set_true (gboolean *flag)
{
  *flag = TRUE;
}

/* Tells by `cancelled` when the board does not wait for a finger to rest any more. */
static void
watch_long_press (Driver *driver, gboolean *cancelled)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (driver->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        g_signal_connect_swapped (controller, "cancelled", G_CALLBACK (set_true), cancelled);
    }
}

/* One that moves does not ask, with a piece in hand or without. */
static void
test_moved (void)
{
  if (real_input_is_missing ())
    return;
  for (int with_piece = 0; with_piece < 2; with_piece++)
    {
      gboolean cancelled = FALSE;
      Driver driver;

      open_table (&driver, 1900, 1060);
      if (with_piece)
        driver_pick (&driver, MDN_BUILDING_GREY);
      watch_long_press (&driver, &cancelled);
      driver_point_at (&driver, mdn_space (8, 8));
      real_input_press ();
      driver_point_at (&driver, mdn_space (10, 8));
      await (cancelled);
      g_assert_false (is_asked (&driver));
      real_input_release ();
      driver_settle ();
      g_assert_false (is_asked (&driver));
      g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, with_piece);
      driver_close (&driver);
    }
}

static gboolean
is_told (GtkWidget *widget)
{
  GtkWidget *popover = driver_find (widget, GTK_TYPE_POPOVER);

  return popover != NULL && gtk_widget_get_mapped (popover) &&
         gtk_widget_has_css_class (popover, "answer");
}

/* One that rests on a button is told its tooltip and does not press it. */
static void
test_tooltip (void)
{
  Driver driver;
  GtkWidget *button;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1000, 700);
  take_pointer_for_finger (GTK_WIDGET (driver.window));
  button = driver_find_by_action (GTK_WIDGET (driver.window), "win.new-game");
  g_assert_nonnull (button);
  real_input_point (button, 12, 12);
  real_input_press ();
  await (is_told (button));
  real_input_release ();
  driver_settle ();
  g_assert_true (is_told (button));
  g_assert_true (real_input_get_window () == GTK_WINDOW (driver.window));
  real_input_key (GDK_KEY_Escape, 0);
  await (!is_told (button));
  driver_settle ();
  g_assert_null (driver_find (button, GTK_TYPE_POPOVER));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/touch/a-lens-shows-small-spaces", test_lens);
  g_test_add_func ("/touch/a-short-one-is-a-tap", test_tap);
  g_test_add_func ("/touch/no-lens-where-none-is-needed", test_no_lens);
  g_test_add_func ("/touch/a-carried-piece-is-seen-through-the-lens", test_carried);
  g_test_add_func ("/touch/a-finger-that-rests-asks", test_long_press);
  g_test_add_func ("/touch/a-finger-that-moves-does-not-ask", test_moved);
  g_test_add_func ("/touch/a-finger-that-rests-is-told-the-tooltip", test_tooltip);
  return g_test_run ();
}
