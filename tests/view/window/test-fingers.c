/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "fingers.h"
#include "medina-piece-button.h"
#include "medina-piece-drag.h"
#include "medina-popovers.h"

/* What a person does with fingers, where several gestures want the same one: pieces are carried,
 * the board is moved and made larger, what rests asks. */

enum
{
  WIDTH = 1280, /* of the monitor */
  HEIGHT = 800,
  SMALLER = 200, /* a window that is nearly as large would be maximized before it is asked for */
  LONG_PRESS_MS = 200,
  LATE_MS = 3000, /* a long press that a finger comes before which moves at once, on any machine, */
  NEVER_MS = 1000 * 1000, /* and one that all come before */
  STEPS = 8,
  ASIDE = 24, /* farther than a finger that rests, and not on the board yet */
};

typedef struct
{
  double x;
  double y;
} Place;

/* In milliseconds, from the next finger on. */
static void
set_long_press (guint time)
{
  g_object_set (gtk_settings_get_default (), "gtk-long-press-time", time, NULL);
}

static void
open_table (Driver *driver, guint long_press)
{
  set_long_press (long_press);
  driver_open (driver, MDN_SECOND_EDITION, 4, FALSE, WIDTH - SMALLER, HEIGHT - SMALLER);
  gtk_window_maximize (GTK_WINDOW (driver->window));
  await (gtk_window_is_maximized (GTK_WINDOW (driver->window)) &&
         gtk_widget_get_width (GTK_WIDGET (driver->window)) == WIDTH &&
         gtk_widget_get_height (GTK_WIDGET (driver->window)) == HEIGHT);
  driver_await_layout (GTK_WIDGET (driver->window));
  driver_settle ();
}

static GtkWidget *
get_board (Driver *driver)
{
  return GTK_WIDGET (driver->board);
}

/* As it will be seen. */
static Place
find_middle (Driver *driver, MdnSpace space)
{
  GdkRectangle area;

  driver_await_layout (get_board (driver));
  medina_board_view_get_space_area (driver->board, space, &area);
  return (Place){ area.x + area.width / 2.0, area.y + area.height / 2.0 };
}

/* --- Time ------------------------------------------------------------------------------------- */

static gboolean
passed_cb (gpointer passed)
{
  *(gboolean *) passed = TRUE;
  return G_SOURCE_REMOVE;
}

/* Nothing tells of a long press that there is not. Twice its time has nobody wait any more. */
static void
outlast_long_press (void)
{
  guint time;
  gboolean passed = FALSE;

  g_object_get (gtk_settings_get_default (), "gtk-long-press-time", &time, NULL);
  g_timeout_add (2 * time, passed_cb, &passed);
  await (passed);
}

static GtkWidget *
get_popover (Driver *driver)
{
  return medina_popovers_find_open (GTK_WIDGET (driver->window));
}

/* --- Pieces ----------------------------------------------------------------------------------- */

/* The middle of the picture that is carried, on the board. */
static Place
find_carried (Driver *driver)
{
  GtkWidget *drag = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_PIECE_DRAG);
  GtkWidget *picture = gtk_widget_get_first_child (drag);
  graphene_rect_t area;

  driver_await_layout (picture);
  g_assert_true (gtk_widget_compute_bounds (picture, get_board (driver), &area));
  return (Place){ area.origin.x + area.size.width / 2, area.origin.y + area.size.height / 2 };
}

/* Returns its button. */
static GtkWidget *
press_piece (Driver *driver, MdnPiece piece)
{
  GtkWidget *button = driver_find_piece (GTK_WIDGET (driver->window), piece);

  g_assert_nonnull (button);
  fingers_press (0, button, gtk_widget_get_width (button) / 2.0,
                 gtk_widget_get_height (button) / 2.0);
  return button;
}

static void
carry (Driver *driver, Place from, Place to)
{
  for (int i = 1; i <= STEPS; i++)
    fingers_move (0, get_board (driver), from.x + (to.x - from.x) * i / STEPS,
                  from.y + (to.y - from.y) * i / STEPS);
}

/* Held above the finger it is seen on its way, which takes its time. On the board it is where the
 * finger is. */
static void
test_carried (void)
{
  const MdnSpace space = mdn_space (9, 7);
  Driver driver = { 0 };
  MedinaGame *game;
  GtkWidget *button;
  Place middle, start, carried;

  if (fingers_are_missing ())
    return;
  open_table (&driver, LATE_MS);
  game = driver_get_game (&driver);
  middle = find_middle (&driver, space);
  button = press_piece (&driver, MDN_BUILDING_GREY);
  gtk_widget_translate_coordinates (button, get_board (&driver), 0, 0, &start.x, &start.y);
  fingers_move (0, get_board (&driver), start.x - ASIDE, start.y);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_GREY);
  carried = find_carried (&driver);
  g_assert_cmpfloat (carried.y, <, start.y);
  outlast_long_press ();
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_GREY);
  g_assert_null (get_popover (&driver));
  carry (&driver, start, middle);
  carried = find_carried (&driver);
  g_assert_cmpfloat_with_epsilon (carried.x, middle.x, 2);
  g_assert_cmpfloat_with_epsilon (carried.y, middle.y, 2);
  fingers_lift (0);
  await (mdn_position_palace_at (medina_game_get_position (game), space) != MDN_NO_PALACE);
  driver_close (&driver);
}

/* Another finger places nothing, nor does the first one then. */
static void
test_second_finger (void)
{
  const MdnSpace space = mdn_space (9, 7);
  Driver driver = { 0 };
  Place middle;

  if (fingers_are_missing ())
    return;
  open_table (&driver, NEVER_MS);
  middle = find_middle (&driver, space);
  press_piece (&driver, MDN_BUILDING_GREY);
  carry (&driver, (Place){ middle.x + ASIDE, middle.y }, middle);
  fingers_press (1, get_board (&driver), middle.x, middle.y / 2);
  g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), ==, -1);
  fingers_lift (0);
  fingers_lift (1);
  g_assert_false (medina_game_get_can_undo (driver_get_game (&driver)));
  driver_close (&driver);
}

/* --- Tips ------------------------------------------------------------------------------------- */

/* A tip comes to a finger that rests, and to none that taps, however long ago. */
static void
test_tips (void)
{
  Driver driver = { 0 };
  GtkWidget *button;

  if (fingers_are_missing ())
    return;
  open_table (&driver, LATE_MS);
  fingers_tap (driver_find_piece (GTK_WIDGET (driver.window), MDN_BUILDING_GREY));
  await (medina_game_get_selected_piece (driver_get_game (&driver)) == MDN_BUILDING_GREY);
  outlast_long_press ();
  g_assert_null (get_popover (&driver));
  button = driver_find_by_action (GTK_WIDGET (driver.window), "win.hint");
  g_assert_nonnull (button);
  set_long_press (LONG_PRESS_MS);
  fingers_press (0, button, gtk_widget_get_width (button) / 2.0,
                 gtk_widget_get_height (button) / 2.0);
  await (get_popover (&driver) != NULL);
  fingers_lift_unseen (0);
  g_assert_true (gtk_widget_is_ancestor (get_popover (&driver), button));
  driver_close (&driver);
}

/* What has an answer of its own gives that, also where the program was busy so long that a tip is
 * due as well. */
static void
test_asked (void)
{
  Driver driver = { 0 };

  if (fingers_are_missing ())
    return;
  open_table (&driver, LONG_PRESS_MS);
  press_piece (&driver, MDN_BUILDING_GREY);
  g_usleep (2 * LONG_PRESS_MS * 1000);
  await (get_popover (&driver) != NULL);
  fingers_lift_unseen (0);
  g_assert_nonnull (driver_find_label (get_popover (&driver), "Gray Building"));
  driver_close (&driver);
}

/* --- Two fingers ------------------------------------------------------------------------------ */

static void
pinch (Driver *driver)
{
  const Place middle = find_middle (driver, mdn_space (9, 7));

  for (guint finger = 0; finger < 2; finger++)
    fingers_press (finger, get_board (driver), middle.x + (finger == 0 ? -60 : 60), middle.y);
  for (int i = 1; i <= STEPS; i++)
    for (guint finger = 0; finger < 2; finger++)
      fingers_move (finger, get_board (driver), middle.x + (finger == 0 ? -60 : 60) * (1 + i / 8.0),
                    middle.y);
  for (guint finger = 0; finger < 2; finger++)
    fingers_lift (finger);
}

/* Moves one from the middle of the space, and returns that of the space afterwards. */
static Place
pan (Driver *driver, MdnSpace space)
{
  const Place from = find_middle (driver, space);

  fingers_press (0, get_board (driver), from.x, from.y);
  for (int i = 1; i <= STEPS; i++)
    fingers_move (0, get_board (driver), from.x + 8 * i, from.y + 4 * i);
  fingers_lift (0);
  return find_middle (driver, space);
}

/* The next finger moves the board: the ones before it are gone. So does one with a piece in
 * hand. */
static void
test_pinched (void)
{
  const MdnSpace space = mdn_space (9, 7);
  Driver driver = { 0 };

  if (fingers_are_missing ())
    return;
  open_table (&driver, NEVER_MS);
  pinch (&driver);
  g_assert_true (medina_board_viewport_is_zoomed (medina_board_view_get_viewport (driver.board)));
  for (int hand = 0; hand < 2; hand++)
    {
      const Place before = find_middle (&driver, space), after = pan (&driver, space);

      g_assert_cmpfloat_with_epsilon (after.x - before.x, 8 * STEPS, 2);
      g_assert_cmpfloat_with_epsilon (after.y - before.y, 4 * STEPS, 2);
      driver_pick (&driver, MDN_BUILDING_GREY);
    }
  g_assert_false (medina_game_get_can_undo (driver_get_game (&driver)));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/fingers/carried", test_carried);
  g_test_add_func ("/fingers/second-finger", test_second_finger);
  g_test_add_func ("/fingers/tips", test_tips);
  g_test_add_func ("/fingers/asked", test_asked);
  g_test_add_func ("/fingers/pinched", test_pinched);
  return g_test_run ();
}
