/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "legal.h"
#include "medina-game-options.h"
#include "medina-hint-button.h"
#include "medina-new-game-dialog.h"
#include "medina-piece-chooser.h"
#include "medina-replay-bar.h"
#include "medina-score-button.h"
#include "medina-seat-chooser.h"
#include "medina-score-page.h"
#include "medina-shortcuts-window.h"
#include "notation.h"
#include "medina-last-input.h"
#include "medina-preferences-window.h"
#include "real-input.h"

/* Where the focus is: it is never lost, and real keys bring it everywhere. */

static gboolean
has_type_on_top (GType type)
{
  GtkWindow *window = real_input_get_window ();

  return window != NULL && g_type_is_a (G_OBJECT_TYPE (window), type);
}

static MedinaWindow *
open_welcome (void)
{
  MedinaWindow *window = medina_application_create_window (driver_get_application ());

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
  await (driver_is_on_top (window));
  driver_settle ();
  return window;
}

/* --- Never lost ------------------------------------------------------------------------------- */

static void
test_new_game (void)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();
  g_autoptr (MedinaGame) game = NULL;
  Driver driver = { NULL };

  if (real_input_is_missing ())
    return;
  driver.window = open_welcome ();
  g_assert_true (GTK_IS_BUTTON (driver_get_focus (driver.window)));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (driver_get_focus (driver.window))), ==,
                   "First Ga_me");
  game = medina_game_options_create_game (options, 7);
  medina_window_set_game (driver.window, game);
  driver.board =
    MEDINA_BOARD_VIEW (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_BOARD_VIEW));
  await (gtk_widget_get_mapped (GTK_WIDGET (driver.board)));
  driver_settle ();
  g_assert_true (driver_is_on_board (&driver));
  driver_close (&driver);
}

static void
press_on (GtkWidget *widget)
{
  g_assert_true (gtk_widget_grab_focus (widget));
  real_input_key (GDK_KEY_space, 0);
}

static void
open_game (Driver *driver)
{
  driver_open (driver, MDN_SECOND_EDITION, 2, FALSE, 1000, 700);
  g_assert_true (driver_is_on_board (driver));
}

/* A button that goes, or becomes insensitive, with what it did. */
static void
test_vanished_button (void)
{
  Driver driver;
  GtkWidget *bar;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  real_input_key (GDK_KEY_w, 0);
  real_input_key (GDK_KEY_b, 0);
  real_input_key (GDK_KEY_1, 0);
  real_input_key (GDK_KEY_Return, 0);
  document_sync_await_stored (medina_window_get_document (driver.window));
  press_on (GTK_WIDGET (
    gtk_widget_get_template_child (GTK_WIDGET (driver.window), MEDINA_TYPE_WINDOW, "undo")));
  await (driver_is_on_board (&driver));
  real_input_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  real_input_key (GDK_KEY_Left, GDK_ALT_MASK);
  bar = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_REPLAY_BAR);
  await (driver_find_by_action (bar, "win.replay-return") != NULL);
  press_on (driver_find_by_action (bar, "win.replay-return"));
  await (driver_is_on_board (&driver));
  driver_close (&driver);
}

static GtkWidget *
find_mapped (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_mapped (child, type);
  return found;
}

/* So does a button that goes with the pointer on it, in a window in which the board and its plaque
 * change with what lies beneath the pointer then. */
static void
test_vanished_bar (void)
{
  Driver driver;
  MedinaGame *game;
  GtkWidget *bar, *menu;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1280, 800);
  game = driver_get_game (&driver);
  medina_game_finish (game, FALSE);
  await_quiet ();
  real_input_key (GDK_KEY_Left, GDK_ALT_MASK);
  bar = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_REPLAY_BAR);
  await ((menu = find_mapped (bar, GTK_TYPE_MENU_BUTTON)) != NULL);
  driver_await_layout (menu);
  real_input_point (menu, gtk_widget_get_width (menu) / 2, gtk_widget_get_height (menu) / 2);
  gtk_widget_grab_focus (menu);
  driver_settle ();
  g_assert_false (driver_is_on_board (&driver));
  real_input_key (GDK_KEY_Escape, 0);
  await (!medina_game_get_replaying (game) && !gtk_widget_get_mapped (menu));
  await (driver_is_on_board (&driver));
  await (gtk_widget_get_width (GTK_WIDGET (driver_get_status (&driver))) > 0);
  driver_close (&driver);
}

static gboolean
has_offer (gpointer board)
{
  GtkWidget *chooser = driver_find (board, MEDINA_TYPE_PIECE_CHOOSER);

  return chooser != NULL && gtk_widget_get_mapped (chooser);
}

static gboolean
has_no_offer (gpointer board)
{
  return driver_find (board, MEDINA_TYPE_PIECE_CHOOSER) == NULL;
}

static gboolean
has_focus (GtkWidget *widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget)) == widget;
}

/* What can go to a space is chosen among with arrows and with Tab, which stay there. */
static void
test_chooser (void)
{
  Driver driver;
  GtkWidget *first, *second;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  driver_point_at (&driver, mdn_space (9, 2)); /* where it stays: the keyboard has the word */
  await (!medina_last_input_get_keyboard (medina_last_input_get ()));
  real_input_key (GDK_KEY_Return, 0);
  await (has_offer (driver.board));
  first = driver_find (driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER),
                       GTK_TYPE_BUTTON);
  second = gtk_widget_get_next_sibling (first);
  g_assert_nonnull (second);
  await (has_focus (first));
  real_input_key (GDK_KEY_Right, 0);
  await (has_focus (second));
  real_input_key (GDK_KEY_Left, 0);
  await (has_focus (first));
  real_input_key (GDK_KEY_Tab, 0);
  await (has_focus (second));
  real_input_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  await (has_focus (first));
  real_input_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  await (!has_focus (first) &&
         gtk_widget_get_ancestor (driver_get_focus (driver.window), MEDINA_TYPE_PIECE_CHOOSER));
  real_input_key (GDK_KEY_Escape, 0);
  await (driver_is_on_board (&driver));
  real_input_key (GDK_KEY_Return, 0);
  await (has_offer (driver.board));
  real_input_key (GDK_KEY_Return, 0);
  await (medina_game_get_length (driver_get_game (&driver)) == 1);
  driver_settle ();
  await_quiet ();
  g_assert_true (medina_last_input_get_keyboard (medina_last_input_get ()));
  driver_close (&driver);
}

static gboolean
shows_coordinates (Driver *driver)
{
  return medina_board_view_get_show_coordinates (driver->board);
}

/* The window's shortcuts close what has popped up. */
static void
test_popover_shortcut (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  for (int round = 0; round < 2; round++)
    {
      const gboolean shown = shows_coordinates (&driver);

      real_input_key (GDK_KEY_Return, 0);
      real_input_key (GDK_KEY_Down, 0); /* off the well */
      if (!has_offer (driver.board))
        {
          for (int i = 0; i < 3; i++)
            real_input_key (GDK_KEY_Down, 0);
          real_input_key (GDK_KEY_Return, 0);
        }
      await (has_offer (driver.board));
      driver_settle ();
      real_input_key (GDK_KEY_k, GDK_CONTROL_MASK);
      await (has_no_offer (driver.board));
      g_assert_true (shows_coordinates (&driver) == !shown);
      await (driver_is_on_board (&driver));
    }
  driver_close (&driver);
}

/* The menu button in a widget. */
static GtkMenuButton *
find_menu_button (gpointer within)
{
  return GTK_MENU_BUTTON (driver_find (within, GTK_TYPE_MENU_BUTTON));
}

static gboolean
is_open (GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  return popover != NULL && gtk_widget_get_mapped (GTK_WIDGET (popover));
}

static gboolean
is_pointed_at (GtkWidget *widget)
{
  real_input_point (widget, gtk_widget_get_width (widget) / 2.0,
                    gtk_widget_get_height (widget) / 2.0);
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;
}

/* Whoever clicks on points while the keyboard plays goes on with it afterwards: the focus was never
 * elsewhere. */
static void
test_clicked_popover (void)
{
  Driver driver;
  GtkMenuButton *buttons[3];

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  buttons[0] =
    find_menu_button (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SCORE_BUTTON));
  buttons[1] =
    find_menu_button (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SEAT_CHOOSER));
  buttons[2] = GTK_MENU_BUTTON (
    gtk_widget_get_template_child (GTK_WIDGET (driver.window), MEDINA_TYPE_WINDOW, "menu_button"));
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      await (is_pointed_at (GTK_WIDGET (buttons[i]))); /* its card may still be on the move */
      real_input_press ();
      real_input_release ();
      await (is_open (buttons[i]));
      driver_settle ();
      real_input_key (GDK_KEY_Escape, 0);
      await (!is_open (buttons[i]));
      await (driver_is_on_board (&driver));
    }
  driver_close (&driver);
}

static GtkText *
find_text (GtkWidget *row)
{
  return GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (row)));
}

/* The beginning of a long name comes back. */
static void
test_long_name (void)
{
  GSettings *settings = medina_application_get_settings (driver_get_application ());
  GtkWidget *dialog = GTK_WIDGET (medina_new_game_dialog_new (settings));
  GtkWidget *row;

  if (real_input_is_missing ())
    return;
  gtk_window_present (GTK_WINDOW (dialog));
  await (driver_is_on_top (dialog));
  driver_settle ();
  row = driver_find (dialog, ADW_TYPE_ENTRY_ROW);
  gtk_widget_grab_focus (row);
  gtk_editable_set_text (GTK_EDITABLE (row), "A name that goes on and on and on and on and on");
  real_input_key (GDK_KEY_End, 0);
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (find_text (row))), >, 0);
  real_input_key (GDK_KEY_Tab, 0);
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (find_text (row))), ==, 0);
  gtk_window_destroy (GTK_WINDOW (dialog));
  driver_settle ();
}

/* --- A whole game ----------------------------------------------------------------------------- */

static void
choose_game (int players)
{
  GSettings *settings = medina_application_get_settings (driver_get_application ());
  const char *const people[] = { "human", "human", "human", "human", NULL };

  g_settings_set_string (settings, "rules", "second");
  g_settings_set_int (settings, "players", players);
  g_settings_set_strv (settings, "kinds", people);
}

/* By Tab, as often as it takes; the test fails if it comes around without having been there. */
static void
tab_to (GtkWindow *window, GtkWidget *widget)
{
  GtkWidget *first = driver_get_focus (window);

  while (driver_get_focus (window) != widget)
    {
      real_input_key (GDK_KEY_Tab, 0);
      g_assert_true (driver_get_focus (window) == widget || driver_get_focus (window) != first);
    }
}

static void
type_placement (MedinaGame *game, MdnPlacement placement)
{
  const guint before = medina_game_get_cursor (game);
  char text[MDN_NOTATION_SIZE];
  const char *key;

  mdn_notation_placement (placement, text);
  for (key = text; *key != '\0'; key++)
    real_input_key (gdk_unicode_to_keyval ((guint32) g_ascii_tolower (*key)), 0);
  if (medina_game_get_cursor (game) == before)
    real_input_key (GDK_KEY_Return, 0);
  await (medina_game_get_cursor (game) != before || medina_game_get_over (game));
}

/* With a digit, the key for the next space, and Return. */
static void
jump_and_place (MedinaGame *game, MdnPiece piece)
{
  const guint before = medina_game_get_cursor (game);

  if (medina_game_get_selected_piece (game) != (int) piece)
    real_input_key (GDK_KEY_0 + (guint) piece + 1, 0);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, (int) piece);
  real_input_key (GDK_KEY_Page_Down, 0);
  real_input_key (GDK_KEY_Return, 0);
  await (medina_game_get_cursor (game) != before);
}

static MdnPlacement
choose_placement (MedinaGame *game, MdnRandom *random)
{
  MdnLegal legal;
  MdnPlacement placements[MDN_MAX_LEGAL];
  unsigned count;

  mdn_legal_find (medina_game_get_position (game), &legal);
  count = mdn_legal_list (medina_game_get_position (game), &legal, placements);
  g_assert_cmpuint (count, >, 0);
  return placements[mdn_random_below (random, count)];
}

static void
play_by_keys (MedinaWindow *window)
{
  MedinaGame *game = medina_window_get_game (window);
  MdnRandom random;

  mdn_random_seed (&random, 3);
  while (!medina_game_get_over (game))
    {
      MdnPlacement placement;

      document_sync_await_stored (medina_window_get_document (window));
      if (medina_game_get_awaiting_end (game))
        {
          real_input_key (GDK_KEY_Return, GDK_CONTROL_MASK);
          g_assert_false (medina_game_get_awaiting_end (game));
          continue;
        }
      placement = choose_placement (game, &random);
      if (mdn_placement_piece (placement) != MDN_TEA && mdn_random_below (&random, 2) == 0)
        jump_and_place (game, mdn_placement_piece (placement));
      else
        type_placement (game, placement);
    }
}

static void
test_whole_game (void)
{
  Driver driver = { NULL };
  GtkWidget *dialog, *start, *scores;

  if (real_input_is_missing ())
    return;
  choose_game (2);
  driver.window = open_welcome ();
  tab_to (GTK_WINDOW (driver.window),
          driver_find_button (GTK_WIDGET (driver.window), "_New Game…"));
  real_input_key (GDK_KEY_Return, 0);
  await (has_type_on_top (MEDINA_TYPE_NEW_GAME_DIALOG));
  driver_settle ();
  dialog = GTK_WIDGET (real_input_get_window ());
  start = driver_find_button (dialog, "_Start");
  tab_to (GTK_WINDOW (dialog), start);
  real_input_key (GDK_KEY_Return, 0);
  await (medina_window_get_game (driver.window) != NULL && driver_is_on_top (driver.window));
  driver_settle ();
  driver.board =
    MEDINA_BOARD_VIEW (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_BOARD_VIEW));
  g_assert_true (driver_is_on_board (&driver));
  play_by_keys (driver.window);
  scores = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SCORE_PAGE);
  await (gtk_widget_get_mapped (scores));
  g_assert_true (driver_is_on_board (&driver));
  real_input_key (GDK_KEY_t, GDK_CONTROL_MASK);
  await (gtk_widget_get_focus_child (scores) != NULL);
  real_input_key (GDK_KEY_t, GDK_CONTROL_MASK);
  await (driver_is_on_board (&driver));
  driver_close (&driver);
}

/* --- A page on -------------------------------------------------------------------------------- */

static gboolean
is_in_sight (GtkWidget *row, GtkWidget *scroller)
{
  graphene_rect_t area;

  return GTK_IS_LIST_BOX_ROW (row) && gtk_widget_compute_bounds (row, scroller, &area) &&
         area.origin.y >= -1 &&
         area.origin.y + area.size.height <= gtk_widget_get_height (scroller) + 1;
}

/* Also from one list to the next. */
static void
test_paging (void)
{
  GtkWidget *window, *scroller;
  GtkAdjustment *adjustment;
  double page, end;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1000, 700);
  driver_activate (&driver, "win.show-help-overlay");
  window = driver_await_window (MEDINA_TYPE_SHORTCUTS_WINDOW);
  driver_settle ();
  scroller = driver_find (window, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  page = gtk_adjustment_get_page_size (adjustment);
  end = gtk_adjustment_get_upper (adjustment) - page;
  g_assert_cmpfloat (end, >, page);
  real_input_key (GDK_KEY_Page_Down, 0);
  await (gtk_adjustment_get_value (adjustment) > page * .7);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <=, page);
  await (is_in_sight (driver_get_focus (window), scroller));
  for (double at = 0; at < end; at += page / 2)
    real_input_key (GDK_KEY_Page_Down, 0);
  await (gtk_adjustment_get_value (adjustment) >= end - 1);
  await (is_in_sight (driver_get_focus (window), scroller));
  for (double at = 0; at < end; at += page / 2)
    real_input_key (GDK_KEY_Page_Up, 0);
  await (is_in_sight (driver_get_focus (window), scroller));
  await (gtk_adjustment_get_value (adjustment) < page / 4);
  gtk_window_close (GTK_WINDOW (window));
  driver_close (&driver);
}

/* Who does not see the window hears where it begins. */
static void
test_preferences (void)
{
  Driver driver;
  GtkWidget *window;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1000, 700);
  driver_activate (&driver, "app.preferences");
  window = driver_await_window (MEDINA_TYPE_PREFERENCES_WINDOW);
  g_assert_true (ADW_IS_COMBO_ROW (driver_get_focus (window)));
  gtk_window_close (GTK_WINDOW (window));
  driver_await_no_window (MEDINA_TYPE_PREFERENCES_WINDOW);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/focus/a-new-game-has-it-on-the-board", test_new_game);
  g_test_add_func ("/focus/a-vanished-button-gives-it-to-the-board", test_vanished_button);
  g_test_add_func ("/focus/so-does-a-vanished-bar", test_vanished_bar);
  g_test_add_func ("/focus/it-comes-back-from-what-a-click-opened", test_clicked_popover);
  g_test_add_func ("/focus/the-chooser-keeps-it", test_chooser);
  g_test_add_func ("/focus/shortcuts-work-while-something-has-popped-up", test_popover_shortcut);
  g_test_add_func ("/focus/a-long-name-shows-its-beginning-again", test_long_name);
  g_test_add_func ("/focus/a-whole-game-by-keyboard", test_whole_game);
  g_test_add_func ("/focus/preferences-begin-with-a-row", test_preferences);
  g_test_add_func ("/focus/page-down-goes-a-page-on", test_paging);
  return g_test_run ();
}
