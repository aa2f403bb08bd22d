/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "driver.h"
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

static GtkWidget *
find_button (GtkWidget *widget, MdnPiece piece)
{
  if (MEDINA_IS_PIECE_BUTTON (widget))
    return medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (widget)) == piece &&
               gtk_widget_is_sensitive (widget)
             ? widget
             : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button = find_button (child, piece);

      if (button != NULL)
        return button;
    }
  return NULL;
}

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
      button = find_button (window, piece);
      g_assert_nonnull (button);
      real_input_point (button, 12 + i % 2, 12);
      gtk_widget_translate_coordinates (button, window, 0, 0, &x, &y);
      if (x == last_x && y == last_y &&
          (gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_PRELIGHT) != 0)
        break;
    }
  return button;
}

/* Presses the button of the piece and moves away from it; what was lifted instead, while the cards moved,
 * returns. */
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

/* A piece that stays in hand after one of its kind was placed is not laid down by whoever picks it for the next one. */
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

static gboolean
has_text (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;
  return FALSE;
}

/* The popover with the text below the widget. */
static GtkWidget *
find_answer (GtkWidget *widget, const char *text)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    return has_text (widget, text) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *answer = find_answer (child, text);

      if (answer != NULL)
        return answer;
    }
  return NULL;
}

/* GTK can make it no narrower than it is, with more lines than there is room for; and it is within the popover. */
static gboolean
is_whole (GtkWidget *label, GtkWidget *popover)
{
  graphene_rect_t area;
  int least, natural, needed;

  if (gtk_widget_get_width (label) == 0)
    return FALSE; /* it has no place yet, and cannot be measured for one */
  gtk_widget_measure (gtk_popover_get_child (GTK_POPOVER (popover)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, &natural, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &needed, NULL,
                      NULL, NULL);
  return least == natural && gtk_widget_compute_bounds (label, popover, &area) &&
         area.size.height >= needed &&
         area.origin.y + area.size.height <= gtk_widget_get_height (popover);
}

static gboolean
are_whole (GtkWidget *widget, GtkWidget *popover)
{
  if (widget == NULL)
    return FALSE;
  if (!gtk_widget_get_visible (widget))
    return TRUE;
  if (GTK_IS_LABEL (widget) && !is_whole (widget, popover))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!are_whole (child, popover))
      return FALSE;
  return TRUE;
}

static void
ask_area (Driver *driver, const GdkRectangle *area, const char *text)
{
  GtkWidget *window = GTK_WIDGET (driver->window);

  real_input_click_third (GTK_WIDGET (driver->board), area->x + area->width / 2.0,
                          area->y + area->height / 2.0);
  await (find_answer (window, text) != NULL);
  await (are_whole (find_answer (window, text), find_answer (window, text)));
  real_input_key (GDK_KEY_Escape, 0);
  await (find_answer (window, text) == NULL);
  driver_settle ();
}

static void
ask_space (Driver *driver, MdnSpace space, const char *text)
{
  GdkRectangle area;

  medina_board_view_get_space_area (driver->board, space, &area);
  ask_area (driver, &area, text);
}

static void
ask_item (Driver *driver, MedinaBoardItem item, int index, const char *text)
{
  GdkRectangle area;

  g_assert_true (medina_board_view_get_item_area (driver->board, item, index, &area));
  ask_area (driver, &area, text);
}

/* Nothing is placed by asking, and the keys are the board's again afterwards. */
static void
test_ask_space (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  game = driver_get_game (&driver);
  play (game, MDN_BUILDING_GREY, mdn_space (4, 5));
  driver_settle ();
  ask_space (&driver, mdn_space (4, 5), "Unfinished gray palace");
  ask_space (&driver, mdn_space (0, 1), "You can place here: Wall");
  ask_space (&driver, mdn_space (0, 0), "tower 4");
  ask_space (&driver, mdn_space (0, 5), "A wall must extend another wall or start at a tower.");
  ask_item (&driver, MEDINA_BOARD_PALACE_TILE, MDN_ORANGE, "Orange palace tile: 4 points.");
  ask_item (&driver, MEDINA_BOARD_TEA_TILES, 0, "6 tea tiles left");
  g_assert_cmpuint (medina_game_get_length (game), ==, 1);
  real_input_key (GDK_KEY_9, 0);
  g_assert_cmpint (get_hand (&driver), ==, MDN_WALL);
  driver_close (&driver);
}

/* A piece stays in hand for the next placement, and its key keeps it there: "9, click, 9, click" places two walls.
 * Escape puts it back, and so does its button. */
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

/* On the card of the player who can place a wall. */
static GtkWidget *
find_dimmed (GtkWidget *widget, MdnPiece piece)
{
  GtkWidget *button = find_button (widget, MDN_WALL);

  while (button != NULL && medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (button)) != piece)
    button = gtk_widget_get_prev_sibling (button);
  return button;
}

static void
ask_button (Driver *driver, GtkWidget *button, const char *text)
{
  GtkWidget *window = GTK_WIDGET (driver->window);

  g_assert_nonnull (button);
  real_input_click_third (button, 12, 12);
  await (find_answer (window, text) != NULL);
  real_input_key (GDK_KEY_Escape, 0);
  await (find_answer (window, text) == NULL);
  driver_settle ();
}

static void
test_ask_button (void)
{
  GtkWidget *window;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  window = GTK_WIDGET (driver.window);
  ask_button (&driver, find_button (window, MDN_WALL), "Extends the city wall");
  ask_button (&driver, find_dimmed (window, MDN_ROOFTOP),
              "There’s no palace to put a rooftop on yet.");
  await (get_hand (&driver) == -1);
  driver_close (&driver);
}

/* It cannot be picked up: the click says why. */
static void
test_dimmed (void)
{
  Driver driver;
  GtkWidget *button;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  button = find_dimmed (GTK_WIDGET (driver.window), MDN_ROOFTOP);
  real_input_click (button, 12, 12);
  await (g_str_equal (get_message (&driver), "There’s no palace to put a rooftop on yet."));
  g_assert_cmpint (get_hand (&driver), ==, -1);
  driver_close (&driver);
}

/* The popover tells more than the button's tooltip, which would lie over it. */
static void
test_tooltip (void)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  Driver driver;
  GtkWidget *button, *window;
  gboolean shown;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  window = GTK_WIDGET (driver.window);
  button = find_dimmed (window, MDN_ROOFTOP);
  g_signal_emit_by_name (button, "query-tooltip", 12, 12, FALSE, tooltip, &shown);
  g_assert_true (shown);
  real_input_click_third (button, 12, 12);
  await (find_answer (window, "There’s no palace") != NULL);
  g_signal_emit_by_name (button, "query-tooltip", 12, 12, FALSE, tooltip, &shown);
  g_assert_false (shown);
  real_input_key (GDK_KEY_Escape, 0);
  await (find_answer (window, "There’s no palace") == NULL);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/hand/a-piece-is-dragged-to-a-space", test_placed);
  g_test_add_func ("/hand/a-rooftop-is-dragged-to-a-palace", test_rooftop);
  g_test_add_func ("/hand/a-dragged-piece-is-refused-as-by-a-click", test_refused);
  g_test_add_func ("/hand/a-piece-released-elsewhere-returns", test_returned);
  g_test_add_func ("/hand/escape-ends-a-drag", test_cancelled);
  g_test_add_func ("/hand/a-short-press-is-a-click", test_click);
  g_test_add_func ("/hand/the-only-piece-is-in-hand", test_only_piece);
  g_test_add_func ("/hand/a-space-answers-what-it-is", test_ask_space);
  g_test_add_func ("/hand/what-stays-in-hand-can-be-picked", test_picked_again);
  g_test_add_func ("/hand/a-digit-keeps-its-piece-in-hand", test_digit_again);
  g_test_add_func ("/hand/a-dimmed-piece-says-why", test_dimmed);
  g_test_add_func ("/hand/no-tooltip-over-an-answer", test_tooltip);
  g_test_add_func ("/hand/a-piece-answers-what-it-does", test_ask_button);
  return g_test_run ();
}
