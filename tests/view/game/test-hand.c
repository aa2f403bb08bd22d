/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "medina-announcer.h"
#include "medina-game-page.h"
#include "medina-piece-button.h"
#include "medina-piece-chooser.h"
#include "medina-status-bar.h"
#include "real-input.h"

/* Pieces that are carried from the panel to the board, and those that are in hand by themselves. */

enum
{
  TRIES = 20,
};

static const char *
get_message (Driver *driver)
{
  return medina_status_bar_get_message (driver_get_status (driver));
}

static int
get_hand (Driver *driver)
{
  return medina_game_get_selected_piece (driver_get_game (driver));
}

/* The cards may still be on the move, as when their players have changed. */
static GtkWidget *
point_at_button (Driver *driver, MdnPiece piece)
{
  GtkWidget *window = GTK_WIDGET (driver->window), *button = NULL;
  double x = -1, y = -1;

  for (int i = 0; i < TRIES; i++)
    {
      const double last_x = x, last_y = y;

      driver_settle ();
      button = driver_find_piece (window, piece);
      g_assert_nonnull (button);
      real_input_point (button, 12 + i % 2, 12);
      gtk_widget_translate_coordinates (button, window, 0, 0, &x, &y);
      if (x == last_x && y == last_y &&
          (gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_PRELIGHT) != 0)
        break;
    }
  return button;
}

/* Presses the button of the piece and moves away from it; what was lifted instead, while the cards
 * moved, returns. */
static void
lift (Driver *driver, MdnPiece piece)
{
  for (int i = 0; i < TRIES; i++)
    {
      GtkWidget *button = point_at_button (driver, piece);

      real_input_press ();
      real_input_point (button, -30, 12);
      if (get_hand (driver) == (int) piece)
        return;
      real_input_point (GTK_WIDGET (driver->window), 3, 3);
      real_input_release ();
    }
  g_assert_not_reached ();
}

static void
carry (Driver *driver, MdnPiece piece, MdnSpace space)
{
  lift (driver, piece);
  driver_point_at (driver, space);
}

static void
drag (Driver *driver, MdnPiece piece, MdnSpace space)
{
  carry (driver, piece, space);
  real_input_release ();
}

static void
test_placed (void)
{
  const MdnSpace space = mdn_space (5, 5);
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  game = driver_get_game (&driver);
  carry (&driver, MDN_BUILDING_GREY, space);
  g_assert_cmpint (get_hand (&driver), ==, MDN_BUILDING_GREY);
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  real_input_release ();
  await (medina_game_get_length (game) == 1);
  g_assert_cmpuint (medina_game_get_engine_game (game)->placements[0], ==,
                    mdn_placement (MDN_BUILDING_GREY, space));
  await (get_hand (&driver) == -1);
  driver_close (&driver);
}

static void
play (MedinaGame *game, MdnPiece piece, MdnSpace space)
{
  g_assert_cmpint (medina_game_play (game, mdn_placement (piece, space)), ==, MDN_REASON_NONE);
  if (medina_game_get_awaiting_end (game))
    medina_game_end_turn (game);
}

/* Anywhere on the palace. */
static void
test_rooftop (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  game = driver_get_game (&driver);
  play (game, MDN_BUILDING_GREY, mdn_space (4, 5));
  play (game, MDN_BUILDING_GREY, mdn_space (5, 5));
  document_sync_await_stored (medina_window_get_document (driver.window));
  driver_settle ();
  drag (&driver, MDN_ROOFTOP, mdn_space (5, 5));
  await (medina_game_get_length (game) == 3);
  g_assert_cmpuint (medina_game_get_engine_game (game)->placements[2], ==,
                    mdn_placement (MDN_ROOFTOP, mdn_space (4, 5)));
  driver_close (&driver);
}

/* Near the edge a board of which a part is shown goes on; beyond it there are no spaces. */
static void
test_edge (void)
{
  const MdnSpace space = mdn_space (5, 5);
  Driver driver;
  GdkRectangle before, now;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  for (int i = 0; i < 4; i++)
    driver_activate (&driver, "win.zoom-in");
  driver_settle ();
  lift (&driver, MDN_BUILDING_GREY);
  medina_board_view_get_space_area (driver.board, space, &before);
  real_input_point (GTK_WIDGET (driver.board), 300, 12);
  await ((medina_board_view_get_space_area (driver.board, space, &now), now.y > before.y + 40));
  g_assert_cmpint (now.x, ==, before.x);
  real_input_point (GTK_WIDGET (driver.window), 3, 3);
  real_input_release ();
  await (get_hand (&driver) == -1);
  driver_settle ();
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 0);
  driver_close (&driver);
}

static gboolean
tells_of_tea (Driver *driver)
{
  MedinaAnnouncer *announcer = medina_status_bar_get_announcer (driver_get_status (driver));

  return g_str_has_suffix (medina_announcer_get_text (announcer), ": Tea tile given back");
}

/* Instead of the last placement a tea tile is used, by a drag to any place of the board, and by
 * none to elsewhere. */
static void
test_tea (void)
{
  const MdnPlacement round[] = { mdn_placement (MDN_BUILDING_ORANGE, mdn_space (2, 1)),
                                 mdn_placement (MDN_BUILDING_ORANGE, mdn_space (3, 1)),
                                 mdn_placement (MDN_BUILDING_GREY, mdn_space (7, 1)),
                                 mdn_placement (MDN_BUILDING_GREY, mdn_space (8, 1)),
                                 mdn_placement (MDN_BUILDING_BROWN, mdn_space (12, 1)),
                                 mdn_placement (MDN_BUILDING_BROWN, mdn_space (13, 1)),
                                 mdn_placement (MDN_BUILDING_ORANGE, mdn_space (4, 1)) };
  Driver driver;
  MedinaGame *game;
  guint length;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  game = driver_get_game (&driver);
  play (game, MDN_BUILDING_PURPLE, mdn_space (4, 5));
  play (game, MDN_ROOFTOP, mdn_space (4, 5));
  for (gsize i = 0; i < G_N_ELEMENTS (round); i++) /* of the others, and half a turn */
    play (game, mdn_placement_piece (round[i]), mdn_placement_space (round[i]));
  document_sync_await_stored (medina_window_get_document (driver.window));
  driver_settle ();
  length = medina_game_get_length (game);

  point_at_button (&driver, MDN_TEA);
  real_input_press ();
  real_input_point (GTK_WIDGET (driver.window), 3, 3);
  real_input_release ();
  driver_settle ();
  g_assert_cmpuint (medina_game_get_length (game), ==, length);

  point_at_button (&driver, MDN_TEA);
  real_input_press ();
  driver_point_at (&driver, mdn_space (7, 5));
  real_input_release ();
  await (medina_game_get_length (game) == length + 1);
  g_assert_cmpuint (medina_game_get_engine_game (game)->placements[length], ==,
                    mdn_placement_tea ());
  await (*medina_status_bar_get_description (driver_get_status (&driver)) != '\0');
  driver_settle (); /* the space below it does not take its place */
  await (tells_of_tea (&driver));
  driver_close (&driver);
}

/* It is refused as a click is; what was in hand before has been laid down. */
static void
test_refused (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  driver_pick (&driver, MDN_BUILDING_GREY);
  drag (&driver, MDN_WALL, mdn_space (5, 5));
  await (g_str_equal (get_message (&driver), "Walls go only around the city."));
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 0);
  g_assert_cmpint (get_hand (&driver), ==, -1);
  driver_close (&driver);
}

/* A piece that stays in hand after one of its kind was placed is not laid down by whoever picks it
 * for the next one. */
static void
test_picked_again (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  play (driver_get_game (&driver), MDN_BUILDING_GREY, mdn_space (3, 5));
  play (driver_get_game (&driver), MDN_BUILDING_GREY, mdn_space (4, 5));
  driver_pick (&driver, MDN_BUILDING_GREY);
  driver_click (&driver, mdn_space (5, 5));
  g_assert_cmpint (get_hand (&driver), ==, MDN_BUILDING_GREY);
  driver_pick (&driver, MDN_BUILDING_GREY);
  g_assert_cmpint (get_hand (&driver), ==, MDN_BUILDING_GREY);
  driver_pick (&driver, MDN_BUILDING_GREY);
  g_assert_cmpint (get_hand (&driver), ==, -1);
  driver_close (&driver);
}

static void
test_returned (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  carry (&driver, MDN_WALL, mdn_space (5, 5));
  g_assert_cmpint (get_hand (&driver), ==, MDN_WALL);
  real_input_point (GTK_WIDGET (driver.window), 3, 3);
  real_input_release ();
  await (get_hand (&driver) == -1);
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 0);
  driver_close (&driver);
}

static void
test_cancelled (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  carry (&driver, MDN_BUILDING_GREY, mdn_space (5, 5));
  real_input_key (GDK_KEY_Escape, 0);
  await (get_hand (&driver) == -1);
  driver_point_at (&driver, mdn_space (6, 5));
  real_input_release ();
  await (get_hand (&driver) == -1);
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 0);
  driver_close (&driver);
}

/* A press that hardly moves is a click on the button. */
static void
test_click (void)
{
  GtkWidget *button;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  button = point_at_button (&driver, MDN_WALL);
  real_input_press ();
  real_input_point (button, 14, 13);
  real_input_release ();
  await (get_hand (&driver) == MDN_WALL);
  driver_close (&driver);
}

static void
said_cb (char **said, const char *text)
{
  g_free (*said);
  *said = g_strdup (text);
}

/* Once more. */
static void
assert_hand_is_told (Driver *driver)
{
  MedinaGamePage *page =
    MEDINA_GAME_PAGE (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_GAME_PAGE));
  MedinaNarrator *narrator = medina_game_page_get_narrator (page);
  g_autofree char *said = NULL;

  driver_settle ();
  g_signal_connect_swapped (narrator, "said", G_CALLBACK (said_cb), &said);
  driver_pick (driver, MDN_MERCHANT);
  await (said != NULL);
  g_assert_true (g_str_has_prefix (said, "Merchant in hand; can go on "));
  g_signal_handlers_disconnect_by_func (narrator, said_cb, &said);
}

/* The first merchant; picked once more it stays, and that is told, but Escape lays it down. */
static void
test_only_piece (void)
{
  Driver driver;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1120, 740);
  g_assert_cmpint (get_hand (&driver), ==, MDN_MERCHANT);
  assert_hand_is_told (&driver);
  g_assert_cmpint (get_hand (&driver), ==, MDN_MERCHANT);
  driver_activate (&driver, "win.put-back");
  await (get_hand (&driver) == -1);
  driver_pick (&driver, MDN_MERCHANT);
  driver_click (&driver, mdn_space (7, 5));
  await (medina_game_get_length (driver_get_game (&driver)) == 1);
  await (get_hand (&driver) == -1);
  driver_activate (&driver, "win.undo");
  g_assert_cmpint (get_hand (&driver), ==, MDN_MERCHANT);
  driver_close (&driver);
}

/* A piece stays in hand for the next placement, and its key keeps it there: "9, click, 9, click"
 * places two walls. Escape puts it back, and so does its button. */
static void
test_digit_again (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1120, 740);
  game = driver_get_game (&driver);
  play (game, MDN_BUILDING_GREY, mdn_space (4, 5));
  driver_settle ();
  for (guint placement = 2; placement <= 3; placement++)
    {
      real_input_key (GDK_KEY_9, 0);
      g_assert_cmpint (get_hand (&driver), ==, MDN_WALL);
      driver_click (&driver, mdn_space ((int) placement - 1, 0));
      await (medina_game_get_length (game) == placement);
      document_sync_await_stored (medina_window_get_document (driver.window));
      medina_game_end_turn (game);
      driver_settle ();
    }
  for (int times = 0; times < 3; times++)
    {
      real_input_key (times == 1 ? GDK_KEY_KP_9 : GDK_KEY_9, 0);
      g_assert_cmpint (get_hand (&driver), ==, MDN_WALL);
    }
  real_input_key (GDK_KEY_Escape, 0);
  g_assert_cmpint (get_hand (&driver), ==, -1);
  driver_pick (&driver, MDN_WALL);
  driver_pick (&driver, MDN_WALL);
  g_assert_cmpint (get_hand (&driver), ==, -1);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/hand/a-piece-is-dragged-to-a-space", test_placed);
  g_test_add_func ("/hand/a-rooftop-is-dragged-to-a-palace", test_rooftop);
  g_test_add_func ("/hand/at-its-edge-the-board-goes-on", test_edge);
  g_test_add_func ("/hand/a-tea-tile-is-dragged-to-the-board", test_tea);
  g_test_add_func ("/hand/a-dragged-piece-is-refused-as-by-a-click", test_refused);
  g_test_add_func ("/hand/a-piece-released-elsewhere-returns", test_returned);
  g_test_add_func ("/hand/escape-ends-a-drag", test_cancelled);
  g_test_add_func ("/hand/a-short-press-is-a-click", test_click);
  g_test_add_func ("/hand/the-only-piece-is-in-hand", test_only_piece);
  g_test_add_func ("/hand/what-stays-in-hand-can-be-picked", test_picked_again);
  g_test_add_func ("/hand/a-digit-keeps-its-piece-in-hand", test_digit_again);
  return g_test_run ();
}
