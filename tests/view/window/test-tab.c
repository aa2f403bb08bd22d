/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "lesson-windows.h"
#include "medina-about-window.h"
#include "medina-analysis-page.h"
#include "medina-city-window.h"
#include "medina-move-log-view.h"
#include "medina-new-game-dialog.h"
#include "medina-player-card.h"
#include "medina-preferences-window.h"
#include "medina-replay-bar.h"
#include "medina-rules-book.h"
#include "medina-score-page.h"
#include "medina-shortcuts-window.h"
#include "medina-status-bar.h"
#include "real-input.h"
#include "record-windows.h"

/* Tab and Shift+Tab go around in every window: they stop nowhere, leave nothing out, and what they
 * come to has a name. Asked for it, with large text on a telephone. */

enum
{
  MOST_STOPS = 200,
};

static const struct
{
  int width, height;
} usual = { 1000, 700 }, phone = { 360, 640 };

static int complaints;
static gboolean narrow;

static char *
describe (GtkWidget *widget)
{
  const char *label = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
  const char *tooltip = widget != NULL ? gtk_widget_get_tooltip_text (widget) : NULL;
  GtkWidget *parent = widget != NULL ? gtk_widget_get_parent (widget) : NULL;

  return g_strdup_printf ("%s “%s” in %s", widget != NULL ? G_OBJECT_TYPE_NAME (widget) : "nothing",
                          label != NULL ? label : (tooltip != NULL ? tooltip : ""),
                          parent != NULL ? G_OBJECT_TYPE_NAME (parent) : "nothing");
}

static void
complain (const char *window, const char *what, GtkWidget *widget)
{
  g_autofree char *words = describe (widget);

  g_test_message ("%s: %s: %s", window, what, words);
  complaints++;
}

/* --- Names ------------------------------------------------------------------------------------ */

static gboolean
has_label_inside (GtkWidget *widget)
{
  gboolean found = GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0';

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_label_inside (child);
  return found;
}

/* The dialog itself says the text that is in it; only newer libadwaita has it. */
static gboolean
is_question_scroller (GtkWidget *widget)
{
  const GType dialog = g_type_from_name ("AdwAlertDialog");

  return GTK_IS_SCROLLED_WINDOW (widget) && dialog != G_TYPE_INVALID &&
         gtk_widget_get_ancestor (widget, dialog) != NULL;
}

/* Before 4.10 there is always one, but GTK takes the name of the class for none. */
static gboolean
has_label (GtkAccessible *accessible)
{
  g_autofree char *label = NULL;

  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  if (gtk_get_minor_version () >= 10)
    return TRUE;
  label = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return label != NULL;
}

/* Named by itself, by another widget, or by what is in it; the parts of a control by that. */
static gboolean
has_name (GtkWidget *widget)
{
  for (int i = 0; widget != NULL && !GTK_IS_ROOT (widget) && i < 3;
       i++, widget = gtk_widget_get_parent (widget))
    {
      GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

      if (has_label (accessible) ||
          gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) ||
          ((GTK_IS_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_LABEL (widget) ||
            GTK_IS_CHECK_BUTTON (widget)) &&
           has_label_inside (widget)))
        return TRUE;
      if (!GTK_IS_TEXT (widget) && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)) &&
          !GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)))
        return FALSE;
    }
  return FALSE;
}

/* --- Walks ------------------------------------------------------------------------------------ */

/* Of a window, or of a dialog that newer libadwaita shows inside one. */
static GtkWidget *
get_focus (GtkWidget *window)
{
  return gtk_root_get_focus (gtk_widget_get_root (window));
}

/* The board is one stop, wherever its cursor is. */
static GtkWidget *
find_stop (GtkWidget *widget)
{
  GtkWidget *board =
    widget != NULL ? gtk_widget_get_ancestor (widget, MEDINA_TYPE_BOARD_VIEW) : NULL;

  return board != NULL ? board : widget;
}

static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkWidget *box = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX);

  return box != NULL ? box : gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW);
}

/* The arrow keys go through a list, which Tab may enter at another row when it comes around. */
static gboolean
are_one (GtkWidget *a, GtkWidget *b)
{
  return a == b || (find_list (a) != NULL && find_list (a) == find_list (b));
}

/* Where one began need not be on the way. */
static void
drop_before (GPtrArray *stops, GtkWidget *stop)
{
  guint place;

  if (g_ptr_array_find (stops, stop, &place) && place > 0)
    g_ptr_array_remove_range (stops, 0, place);
}

/* Rows with controls in them are gone through one by one. */
static void
check_list (GPtrArray *stops, GtkWidget *stop, const char *name)
{
  GtkWidget *last = stops->len > 0 ? g_ptr_array_index (stops, stops->len - 1) : NULL;

  if (last != NULL && GTK_IS_LIST_BOX_ROW (stop) && are_one (last, stop) &&
      (gtk_widget_get_ancestor (stop, MEDINA_TYPE_MOVE_LOG_VIEW) != NULL ||
       gtk_widget_get_ancestor (stop, MEDINA_TYPE_SCORE_PAGE) != NULL ||
       gtk_widget_get_ancestor (stop, MEDINA_TYPE_ANALYSIS_PAGE) != NULL ||
       gtk_widget_get_ancestor (stop, MEDINA_TYPE_RULES_BOOK) != NULL))
    complain (name, "a further row of a list", stop);
}

/* All stops of the round that Tab goes. */
static GPtrArray *
walk (GtkWidget *window, const char *name, GdkModifierType modifiers)
{
  GPtrArray *stops = g_ptr_array_new ();
  GtkWidget *stop = find_stop (get_focus (window));

  while (stop != NULL && !g_ptr_array_find (stops, stop, NULL) && stops->len < MOST_STOPS)
    {
      check_list (stops, stop, name);
      g_ptr_array_add (stops, stop);
      if (!has_name (get_focus (window)) && !is_question_scroller (get_focus (window)))
        complain (name, "no name", get_focus (window));
      real_input_key (GDK_KEY_Tab, modifiers);
      driver_settle ();
      stop = find_stop (get_focus (window));
    }
  if (stop == NULL)
    complain (name, "the focus is lost after", g_ptr_array_index (stops, stops->len - 1));
  else
    drop_before (stops, stop);
  return stops;
}

static gboolean
can_have_focus (GtkWidget *widget)
{
  if (!gtk_widget_get_focusable (widget) || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_is_sensitive (widget))
    return FALSE;
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_can_focus (widget))
      return FALSE;
  return TRUE;
}

/* Arrows go from one to the other. */
static gboolean
switch_the_same (GtkWidget *a, GtkWidget *b)
{
  return gtk_widget_get_parent (a) == gtk_widget_get_parent (b) &&
         ADW_IS_VIEW_SWITCHER (gtk_widget_get_parent (a));
}

/* Whether the walk came to it, to what it is a part of, to a part of it, or to a button of its
 * group. */
static gboolean
was_visited (GtkWidget *widget, GPtrArray *stops)
{
  for (guint i = 0; i < stops->len; i++)
    {
      GtkWidget *stop = g_ptr_array_index (stops, i);

      if (are_one (stop, widget) || gtk_widget_is_ancestor (widget, stop) ||
          gtk_widget_is_ancestor (stop, widget) ||
          (GTK_IS_CHECK_BUTTON (widget) && GTK_IS_CHECK_BUTTON (stop)) ||
          switch_the_same (stop, widget))
        return TRUE;
    }
  return FALSE;
}

static void
check_left_out (GtkWidget *widget, GPtrArray *stops, const char *name)
{
  if (GTK_IS_POPOVER (widget))
    return;
  if (can_have_focus (widget) && !was_visited (widget, stops))
    complain (name, "left out", widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_left_out (child, stops, name);
}

static gboolean
has_top (GtkWidget *window)
{
  return real_input_get_window () == GTK_WINDOW (gtk_widget_get_root (window));
}

/* What has just come has its place, by which GTK orders what Tab comes to, only in the next
 * frame. */
static GPtrArray *
walk_around (GtkWidget *window, const char *name)
{
  GPtrArray *there, *back;

  driver_await_layout (window);
  if (get_focus (window) == NULL)
    real_input_key (GDK_KEY_Tab, 0);
  g_test_message ("%s", name);
  there = walk (window, name, 0);
  back = walk (window, name, GDK_SHIFT_MASK);
  g_test_message ("%s: %u stops", name, there->len);
  check_left_out (window, there, name);
  check_left_out (window, back, name);
  g_ptr_array_unref (back);
  return there;
}

static void
walk_on_top (GtkWidget *window, const char *name)
{
  await (has_top (window));
  g_ptr_array_unref (walk_around (window, name));
}

/* --- Windows ---------------------------------------------------------------------------------- */

static void
visit (GtkWidget *window, const char *name)
{
  if (narrow)
    gtk_window_set_default_size (GTK_WINDOW (window), phone.width, phone.height);
  gtk_window_present (GTK_WINDOW (window));
  walk_on_top (window, name);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

static GtkWidget *
open_preferences (GSettings *settings, const char *page)
{
  GtkWidget *window = medina_preferences_window_new (settings);

  adw_preferences_window_set_visible_page_name (ADW_PREFERENCES_WINDOW (window), page);
  return window;
}

static void
test_dialogs (void)
{
  GSettings *settings = medina_application_get_settings (driver_get_application ());
  GtkWidget *welcome;

  if (real_input_is_missing ())
    return;
  complaints = 0;
  welcome = GTK_WIDGET (medina_application_create_window (driver_get_application ()));
  visit (welcome, "welcome");
  visit (GTK_WIDGET (medina_new_game_dialog_new (settings)), "New Game");
  visit (open_preferences (settings, "appearance"), "Preferences, appearance");
  visit (open_preferences (settings, "playing"), "Preferences, playing");
  visit (medina_about_window_new (), "About");
  visit (medina_shortcuts_window_new (NULL), "shortcuts");
  visit (medina_rules_book_new (MEDINA_RULES_PAGE_TURN), "rules, first page");
  visit (medina_rules_book_new (MEDINA_RULES_PAGE_TURN + 1), "rules, second page");
  g_assert_cmpint (complaints, ==, 0);
}

static int
rank (Driver *driver, GtkWidget *stop)
{
  if (gtk_widget_get_ancestor (stop, ADW_TYPE_HEADER_BAR) != NULL)
    return 0;
  if (stop == GTK_WIDGET (driver->board))
    return 1;
  if (gtk_widget_get_ancestor (stop, MEDINA_TYPE_REPLAY_BAR) != NULL)
    return 3;
  if (gtk_widget_get_ancestor (stop, MEDINA_TYPE_STATUS_BAR) != NULL)
    return 4;
  return gtk_widget_get_ancestor (stop, MEDINA_TYPE_PLAYER_CARD) != NULL ? 2 : -1;
}

/* Header, board, panel, status, from wherever the walk began. */
static void
check_order (Driver *driver, GPtrArray *stops)
{
  int turns = 0, last = -1;

  for (guint i = 0; i <= stops->len; i++)
    {
      GtkWidget *stop = stops->pdata[i % stops->len];
      const int here = rank (driver, stop);

      if (here < 0)
        continue;
      if (here < last)
        turns++;
      last = here;
    }
  if (turns > 1)
    complain ("game", "not in the order of header, board, panel, status", NULL);
}

static void
open_game (Driver *driver)
{
  driver_open (driver, MDN_SECOND_EDITION, 3, FALSE, narrow ? phone.width : usual.width,
               narrow ? phone.height : usual.height);
}

static void
walk_game (Driver *driver, const char *name)
{
  GPtrArray *stops = walk_around (GTK_WIDGET (driver->window), name);

  check_order (driver, stops);
  g_ptr_array_unref (stops);
}

/* Of a turn, with a key for each part. */
static void
place_piece (Driver *driver)
{
  real_input_key (GDK_KEY_w, 0);
  real_input_key (GDK_KEY_b, 0);
  real_input_key (GDK_KEY_1, 0);
  real_input_key (GDK_KEY_Return, 0);
  g_assert_cmpuint (medina_game_get_cursor (driver_get_game (driver)), ==, 1);
  document_sync_await_stored (medina_window_get_document (driver->window));
}

/* Whose turn it is not, so that nothing happens by itself. */
static void
add_computer (Driver *driver)
{
  MedinaGame *game = driver_get_game (driver);
  const guint other = medina_player_get_number (medina_game_get_current_player (game)) == 0 ? 1 : 0;

  gtk_widget_activate_action (GTK_WIDGET (driver->board), "win.set-seat", "(us)", other, "easy");
}

static void
test_game (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  complaints = 0;
  open_game (&driver);
  walk_game (&driver, "game");
  place_piece (&driver);
  walk_game (&driver, "game with a piece placed");
  driver_activate (&driver, "win.show-moves");
  walk_game (&driver, "game with its moves");
  driver_activate (&driver, "win.show-moves");
  add_computer (&driver);
  walk_game (&driver, "game with a computer");
  driver_activate (&driver, "win.replay-first");
  await (gtk_widget_get_mapped (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_REPLAY_BAR)));
  walk_game (&driver, "looking back");
  driver_close (&driver);
  g_assert_cmpint (complaints, ==, 0);
}

/* --- What a game opens ------------------------------------------------------------------------ */

static void
visit_type (GType type, const char *name)
{
  await (driver_find_window (type) != NULL);
  visit (driver_find_window (type), name);
}

static void
walk_question (Driver *driver)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (driver->window)), "no game");
  driver_activate (driver, "win.paste");
  walk_on_top (medina_question_get_dialog (driver_await_question ()), "question");
  driver_answer ("close");
}

static void
test_game_windows (void)
{
  MdnRandom random;
  Driver driver;

  if (real_input_is_missing ())
    return;
  complaints = 0;
  mdn_random_seed (&random, 5);
  open_game (&driver);
  for (int i = 0; i < 6; i++)
    driver_play_one (&driver, &random);
  walk_question (&driver);
  driver_activate (&driver, "win.describe-city");
  visit_type (MEDINA_TYPE_CITY_WINDOW, "city in words");
  driver_activate (&driver, "app.rules");
  visit_type (MEDINA_TYPE_RULES_BOOK, "rules of the game");
  while (!medina_game_get_over (driver_get_game (&driver)))
    driver_play_one (&driver, &random);
  await (gtk_widget_get_mapped (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SCORE_PAGE)));
  walk_game (&driver, "finished game with its scores");
  driver_activate (&driver, "win.show-moves");
  walk_game (&driver, "finished game with its moves");
  all_windows_show_analysis (&driver, 12);
  walk_game (&driver, "finished game with its analysis");
  driver_close (&driver);
  g_assert_cmpint (complaints, ==, 0);
}

/* --- Lessons, and what is kept of games ------------------------------------------------------- */

/* What was placed wrong is taken back soon, and the focus goes where one tries again, wherever the
 * walk is by then. */
static void
walk_resized (GtkWidget *window, const char *name)
{
  if (g_str_equal (name, "lesson wrong"))
    return;
  if (narrow)
    gtk_window_set_default_size (GTK_WINDOW (window), phone.width, phone.height);
  walk_on_top (window, name);
}

static void
test_records (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  complaints = 0;
  open_game (&driver);
  lesson_windows_show (narrow ? phone.width : usual.width, walk_resized);
  record_windows_show_history (driver.window, walk_resized);
  record_windows_show_statistics (driver.window, walk_resized);
  driver_close (&driver);
  g_assert_cmpint (complaints, ==, 0);
}

/* Usage: test-tab [200] */
int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  if (argc > 1)
    {
      narrow = TRUE;
      driver_set_text_size (atoi (argv[1]));
    }
  g_test_add_func ("/tab/around-the-dialogs", test_dialogs);
  g_test_add_func ("/tab/around-the-game", test_game);
  g_test_add_func ("/tab/around-what-a-game-opens", test_game_windows);
  g_test_add_func ("/tab/around-lessons-and-what-is-kept", test_records);
  return g_test_run ();
}
