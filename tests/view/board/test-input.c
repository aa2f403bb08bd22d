/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "real-input.h"
#include "document-sync.h"
#include "medina-board-space.h"
#include "medina-game-options.h"
#include "medina-piece-chooser.h"
#include "medina-status-bar.h"
#include "driver.h"

/* Keys and the pointer at odd moments, and where the focus is elsewhere. */

static gboolean
has_top (gpointer window)
{
  return real_input_get_window () == window;
}

/* --- Before the board has its room ------------------------------------------------------------ */

/* What keys do to a board that has never been laid out, or has not been since it belongs to this
 * game; a frame, which lays it out, has to wait for them. They come in one after the other, with
 * nothing in between. */
static void
press_early (GtkWidget *board)
{
  static const guint keys[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up,
                                GDK_KEY_Down, GDK_KEY_Home,  GDK_KEY_End };

  for (guint i = 0; i < 20 * G_N_ELEMENTS (keys); i++)
    {
      real_input_key (keys[i % G_N_ELEMENTS (keys)], 0);
      g_assert_true (MEDINA_IS_BOARD_SPACE (gtk_widget_get_focus_child (board)));
    }
}

static void
click_early (void)
{
  real_input_press ();
  real_input_release ();
}

static MedinaGame *
create_game (MdnRuleSet rules)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();

  medina_game_options_set_rule_set (options, rules);
  medina_game_options_set_players (options, 2);
  for (guint seat = 0; seat < MDN_MAX_PLAYERS; seat++)
    medina_game_options_set_kind (options, seat, MEDINA_SEAT_HUMAN);
  return medina_game_options_create_game (options, 7);
}

/* With the pointer where the board is going to be. */
static MedinaWindow *
open_window (void)
{
  MedinaWindow *window = medina_application_create_window (driver_get_application ());

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  gtk_window_present (GTK_WINDOW (window));
  await (has_top (window));
  real_input_key (GDK_KEY_Shift_L, 0); /* gives it the focus */
  real_input_point (GTK_WIDGET (window), 300, 300);
  driver_settle ();
  return window;
}

static void
test_before_layout (void)
{
  if (real_input_is_missing ())
    return;
  for (MdnRuleSet rules = 0; rules < MDN_RULE_SETS; rules++)
    {
      g_autoptr (MedinaGame) game = create_game (rules);
      MedinaWindow *window = open_window ();
      GtkWidget *board;

      medina_window_set_game (window, game);
      board = driver_find (GTK_WIDGET (window), MEDINA_TYPE_BOARD_VIEW);
      press_early (board);
      click_early ();
      real_input_key (GDK_KEY_Return, 0);
      real_input_key (GDK_KEY_space, 0);
      g_assert_cmpint (gtk_widget_get_width (board), ==, 0);
      g_assert_cmpuint (medina_game_get_length (game), ==, 0);
      driver_settle ();
      document_sync_discard (medina_window_get_document (window), NULL);
      gtk_window_destroy (GTK_WINDOW (window));
      driver_settle ();
    }
}

/* The board of the game before may have been larger. */
static void
test_smaller_board (void)
{
  g_autoptr (MedinaGame) game = create_game (MDN_FIRST_EDITION);
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 900, 700);
  real_input_key (GDK_KEY_End, 0);
  driver_point_at (&driver, mdn_space (15, 5));
  driver_settle ();
  document_sync_discard (medina_window_get_document (driver.window), NULL);
  medina_window_set_game (driver.window, game);
  press_early (GTK_WIDGET (driver.board));
  click_early ();
  real_input_key (GDK_KEY_Return, 0);
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  driver_close (&driver);
}

/* --- Whose turn it is ------------------------------------------------------------------------- */

/* A piece that was offered to a person is not placed for the computer that has taken the seat. */
static void
test_offered_to_person (void)
{
  Driver driver;
  MedinaGame *game;
  MedinaStatusBar *status;
  GtkWidget *chooser;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 900, 700);
  game = driver_get_game (&driver);
  status = driver_get_status (&driver);
  driver_click (&driver, mdn_space (2, 1));
  chooser = driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER);
  g_assert_nonnull (chooser);
  gtk_widget_activate_action (GTK_WIDGET (driver.board), "win.set-seat", "(us)",
                              medina_player_get_number (medina_game_get_current_player (game)),
                              "expert");
  g_signal_emit_by_name (chooser, "chosen", MDN_BUILDING_GREY);
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  g_assert_cmpstr (medina_status_bar_get_message (status), ==,
                   "It’s the computer’s turn. You can place pieces again when it has finished.");
  driver_close (&driver);
}

static GtkWidget *
find_space (MedinaBoardView *board, MdnSpace space)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (MEDINA_IS_BOARD_SPACE (child) &&
        medina_board_space_get_space (MEDINA_BOARD_SPACE (child)) == space)
      return child;
  g_assert_not_reached ();
}

/* Assistive technologies do by a space's action what the pointer does by a click: it places what is
 * in hand, and is told why nothing may go there. */
static void
test_action_of_space (void)
{
  const MdnSpace a2 = mdn_space (0, 1);
  Driver driver;
  MedinaStatusBar *status;
  GtkWidget *space;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  status = driver_get_status (&driver);
  space = find_space (driver.board, a2);
  driver_pick (&driver, MDN_WALL);
  g_assert_true (gtk_widget_activate_action (space, "space.activate", NULL));
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 1);
  driver_activate (&driver, "win.end-turn");
  g_assert_true (gtk_widget_activate_action (space, "space.activate", NULL));
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 1);
  g_assert_cmpstr (medina_status_bar_get_message (status), ==, "There’s already a wall here.");
  driver_close (&driver);
}

/* By the first edition nothing goes before a merchant: none of the pieces may go to the edge, and
 * the merchant is why. */
static void
test_choose_for_opening (void)
{
  Driver driver;
  MedinaStatusBar *status;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 900, 700);
  status = driver_get_status (&driver);
  g_assert_true (gtk_widget_activate_action (find_space (driver.board, mdn_space (1, 1)),
                                             "space.activate", NULL));
  g_assert_cmpstr (medina_status_bar_get_message (status), ==,
                   "The first merchant must go in the city, away from its edge.");
  driver_close (&driver);
}

/* --- What outlives a window ------------------------------------------------------------------- */

static gboolean
tip_asked_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tip, gpointer asked)
{
  *(gboolean *) asked = TRUE;
  return FALSE;
}

static gboolean
is_set (gpointer flag)
{
  return *(gboolean *) flag;
}

/* A tooltip that shows may keep the actions of its window when the window is closed: the key then
 * works in the other window, once each time. */
static void
test_setting_without_window (void)
{
  Driver driver, other;
  GSettings *settings = medina_application_get_settings (driver_get_application ());
  GtkWidget *button;
  gboolean asked = FALSE, shown;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_open (&other, MDN_FIRST_EDITION, 3, FALSE, 900, 700);
  button = GTK_WIDGET (
    gtk_widget_get_template_child (GTK_WIDGET (other.window), MEDINA_TYPE_WINDOW, "undo"));
  g_signal_connect (button, "query-tooltip", G_CALLBACK (tip_asked_cb), &asked);
  real_input_point (button, 10, 10);
  await (is_set (&asked));
  driver_settle ();
  real_input_key (GDK_KEY_w, GDK_CONTROL_MASK);
  await (has_top (driver.window));
  shown = g_settings_get_boolean (settings, "show-coordinates");
  real_input_key (GDK_KEY_k, GDK_CONTROL_MASK);
  g_assert_true (g_settings_get_boolean (settings, "show-coordinates") == !shown);
  real_input_key (GDK_KEY_k, GDK_CONTROL_MASK);
  g_assert_true (g_settings_get_boolean (settings, "show-coordinates") == shown);
  driver_close (&driver);
}

static gboolean
has_no_offer (gpointer board)
{
  return driver_find (board, MEDINA_TYPE_PIECE_CHOOSER) == NULL;
}

/* The keys work on the board again when nothing was chosen, and the cursor is where it was; and
 * what is no longer offered does not take the next click. */
static void
test_dismissed_popover (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  game = driver_get_game (&driver);
  for (int round = 0; round < 2; round++)
    {
      GtkWidget *chooser;

      driver_click (&driver, mdn_space (5, 5));
      chooser = driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER);
      await (gtk_widget_get_mapped (chooser));
      driver_settle ();
      if (round == 1) /* by a click somewhere else, which closes it and does nothing more */
        driver_click (&driver, mdn_space (1, 1));
      else
        real_input_key (GDK_KEY_Escape, 0);
      await (has_no_offer (driver.board));
      real_input_key (GDK_KEY_1, 0);
      g_assert_cmpint (medina_game_get_selected_piece (game), >=, 0);
      real_input_key (GDK_KEY_Escape, 0);
      g_assert_cmpint (medina_game_get_selected_piece (game), <, 0);
    }
  driver_close (&driver);
}

static void
played_cb (MedinaGame *game, guint placement, guint player, MdnPiece *piece)
{
  *piece = mdn_placement_piece ((MdnPlacement) placement);
}

static void
test_keys_of_offer (void)
{
  static const guint keys[] = { GDK_KEY_p, GDK_KEY_1 };
  static const MdnPiece pieces[] = { MDN_BUILDING_PURPLE, MDN_BUILDING_GREY };
  MdnPiece piece = MDN_PIECES;
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 900, 700);
  game = driver_get_game (&driver);
  g_signal_connect (game, "placement-played", G_CALLBACK (played_cb), &piece);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkWidget *chooser;

      driver_click (&driver, mdn_space (5, 5));
      chooser = driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER);
      await (gtk_widget_get_mapped (chooser));
      real_input_key (GDK_KEY_w, 0); /* a wall, which is not offered */
      g_assert_true (gtk_widget_get_mapped (chooser));
      real_input_key (keys[i], 0);
      await (has_no_offer (driver.board));
      g_assert_cmpint (piece, ==, pieces[i]);
      driver_activate (&driver, "win.undo");
    }
  driver_close (&driver);
}

/* A popover that is open when its window closes takes its grabs with it. */
static void
test_open_popover (void)
{
  Driver driver, other;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_open (&other, MDN_FIRST_EDITION, 3, FALSE, 900, 700);
  driver_activate (&other, "win.put-back"); /* the merchant, which is the only piece */
  driver_click (&other, mdn_space (5, 5));
  g_assert_nonnull (driver_find (GTK_WIDGET (other.board), MEDINA_TYPE_PIECE_CHOOSER));
  driver_settle ();
  gtk_window_close (GTK_WINDOW (other.window));
  await (has_top (driver.window));
  driver_click (&driver, mdn_space (5, 5));
  g_assert_nonnull (driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER));
  driver_close (&driver);
}

static gboolean
can_undo (gpointer game)
{
  return medina_game_get_can_undo (game);
}

static gboolean
cannot_undo (gpointer game)
{
  return !medina_game_get_can_undo (game);
}

/* A piece that is chosen on a space leaves the keyboard to the board. */
static void
test_keys_after_choice (void)
{
  MedinaGame *game;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  game = driver_get_game (&driver);
  driver_click (&driver, mdn_space (5, 5));
  g_assert_nonnull (driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER));
  real_input_key (GDK_KEY_space, 0);
  await (can_undo (game));
  real_input_key (GDK_KEY_z, GDK_CONTROL_MASK);
  await (cannot_undo (game));
  driver_close (&driver);
}

/* What was offered goes with what it was offered for, under the pointer, too: the window may be
 * laid out before the X server tells that the pointer is over something else. */
static void
test_popover_taken_away (void)
{
  GdkSurface *surface;
  GtkWidget *chooser;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  medina_game_play (driver_get_game (&driver), mdn_placement (MDN_BUILDING_GREY, mdn_space (9, 3)));
  driver_settle ();
  medina_game_end_turn (driver_get_game (&driver));
  driver_settle ();
  driver_click (&driver, mdn_space (5, 5));
  chooser = driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER);
  g_assert_nonnull (chooser);
  real_input_point (chooser, gtk_widget_get_width (chooser) / 2,
                    gtk_widget_get_height (chooser) / 2);
  medina_game_undo (driver_get_game (&driver));
  g_assert_null (driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER));
  surface = gtk_native_get_surface (GTK_NATIVE (driver.window));
  g_signal_emit_by_name (surface, "layout", gdk_surface_get_width (surface),
                         gdk_surface_get_height (surface));
  driver_settle ();
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/input/keys-before-the-first-layout-stay-on-the-board", test_before_layout);
  g_test_add_func ("/input/the-cursor-fits-a-smaller-board", test_smaller_board);
  g_test_add_func ("/input/a-piece-offered-to-a-person-is-not-placed-for-a-computer",
                   test_offered_to_person);
  g_test_add_func ("/input/the-action-of-a-space-is-a-click", test_action_of_space);
  g_test_add_func ("/input/before-the-first-merchant-it-is-what-is-told-of",
                   test_choose_for_opening);
  g_test_add_func ("/input/a-key-works-after-its-window-was-closed", test_setting_without_window);
  g_test_add_func ("/input/a-popover-lets-go-when-its-window-closes", test_open_popover);
  g_test_add_func ("/input/after-choosing-a-piece-keys-go-to-the-board", test_keys_after_choice);
  g_test_add_func ("/input/a-key-chooses-what-is-offered", test_keys_of_offer);
  g_test_add_func ("/input/an-offer-goes-with-what-it-was-for", test_popover_taken_away);
  g_test_add_func ("/input/keys-work-after-a-dismissed-choice", test_dismissed_popover);
  return g_test_run ();
}
