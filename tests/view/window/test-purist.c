/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "medina-answers.h"
#include "medina-city-window.h"
#include "medina-game-page.h"
#include "medina-panel.h"
#include "medina-piece-chooser.h"
#include "medina-piece-key.h"
#include "medina-score-button.h"
#include "medina-score-page.h"
#include "medina-space-description.h"
#include "medina-status-bar.h"
#include "real-input.h"

/* A purist's table: while the game goes on no window says how many points anybody has, what
 * anything is worth, or where pieces can go. */

typedef struct
{
  Driver driver;
  MdnRandom random;
  GSettings *settings;
} Fixture;

static MedinaGame *
game_of (Fixture *self)
{
  return driver_get_game (&self->driver);
}

static GtkWidget *
find (Fixture *self, GType type)
{
  return driver_find (GTK_WIDGET (self->driver.window), type);
}

static void
play (Fixture *self, int placements)
{
  for (int i = 0; i < placements && !medina_game_get_over (game_of (self)); i++)
    driver_play_one (&self->driver, &self->random);
  driver_await_layout (GTK_WIDGET (self->driver.window));
}

static void
set_up (Fixture *self, gconstpointer data)
{
  mdn_random_seed (&self->random, 5);
  self->settings = g_settings_new ("io.github.medina_game.Medina");
  g_settings_set_boolean (self->settings, "purist-table", TRUE);
  driver_open (&self->driver, MDN_SECOND_EDITION, 2, FALSE, 1120, 740);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_settings_reset (self->settings, "purist-table");
  driver_close (&self->driver);
  g_clear_object (&self->settings);
}

/* --- What is said ----------------------------------------------------------------------------- */

static guint counted; /* texts in which something was counted */

static void
check_text (const char *text)
{
  if (text != NULL &&
      g_regex_match_simple ("\\d+ points?|(^|\\s)[+\u2212]\\d|can go (on|here)|can be claimed",
                            text, 0, 0))
    {
      g_test_message ("%s", text);
      counted++;
    }
}

static void
check_widget_cb (GtkWidget *widget, const char *name)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  check_text (tooltip);
  if (GTK_IS_LABEL (widget))
    check_text (gtk_label_get_text (GTK_LABEL (widget)));
  if (MEDINA_IS_SCORE_BUTTON (widget))
    counted++;
}

static void
check_spaces (Fixture *self)
{
  MedinaGame *game = game_of (self);
  const MdnBoard board = (MdnBoard) medina_game_get_position (game)->rules.board;

  for (guint space = 0; space < MDN_SPACES; space++)
    if (mdn_board_has (board, (MdnSpace) space))
      {
        g_autofree char *name = medina_space_to_name (game, (MdnSpace) space);
        g_autofree char *answer = medina_space_answer (game, (MdnSpace) space);
        g_autofree char *explained = medina_space_explain (game, (MdnSpace) space);

        check_text (name);
        check_text (answer);
        check_text (explained);
        driver_point_at (&self->driver, (MdnSpace) space);
        check_text (medina_board_view_get_description (self->driver.board));
      }
}

/* How much was counted in all that can be read, pointed at or heard. */
static guint
count (Fixture *self)
{
  MedinaNarrator *narrator =
    medina_game_page_get_narrator (MEDINA_GAME_PAGE (find (self, MEDINA_TYPE_GAME_PAGE)));
  GtkWidget *city;

  counted = 0;
  driver_activate (&self->driver, "win.describe-city");
  city = driver_await_window (MEDINA_TYPE_CITY_WINDOW);
  driver_settle ();
  all_windows_visit_open (check_widget_cb);
  gtk_window_close (GTK_WINDOW (city));
  driver_settle ();
  check_spaces (self);
  for (int i = 0; i < 8; i++)
    check_text (medina_narrator_recall (narrator));
  return counted;
}

/* --- Tests ------------------------------------------------------------------------------------ */

/* A change takes effect at once. */
static void
test_texts (Fixture *self, gconstpointer data)
{
  MedinaGame *game = game_of (self);
  static const char *const actions[] = { "hint",  "scores", "copy-scores",
                                         "print", "coach",  "chances" };

  play (self, 41);
  if (medina_game_get_awaiting_end (game))
    medina_game_end_turn (game);
  driver_pick (&self->driver, MDN_WALL);
  g_assert_false (medina_game_get_aided (game));
  g_assert_cmpuint (count (self), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_false (driver_is_enabled (&self->driver, actions[i]));

  g_settings_set_boolean (self->settings, "purist-table", FALSE);
  g_assert_true (medina_game_get_aided (game));
  driver_await_layout (GTK_WIDGET (self->driver.window));
  g_assert_cmpuint (count (self), >, 20);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_true (driver_is_enabled (&self->driver, actions[i]));

  g_settings_set_boolean (self->settings, "purist-table", TRUE);
  driver_await_layout (GTK_WIDGET (self->driver.window));
  all_windows_visit_open (check_widget_cb);
  g_assert_false (gtk_widget_get_mapped (find (self, MEDINA_TYPE_SCORE_BUTTON)));
}

/* What was opened before. */
static void
test_open_scores (Fixture *self, gconstpointer data)
{
  MedinaPanel *panel = MEDINA_PANEL (find (self, MEDINA_TYPE_PANEL));
  GtkWidget *scores = find (self, MEDINA_TYPE_SCORE_PAGE);
  GtkWidget *button = find (self, MEDINA_TYPE_SCORE_BUTTON);
  GtkWidget *popover = driver_find (button, GTK_TYPE_POPOVER);

  g_settings_set_boolean (self->settings, "purist-table", FALSE);
  play (self, 12);
  driver_activate (&self->driver, "win.scores");
  await (gtk_widget_get_mapped (scores));
  g_settings_set_boolean (self->settings, "purist-table", TRUE);
  await (!gtk_widget_get_mapped (scores));
  g_assert_cmpint (medina_panel_get_page (panel), ==, MEDINA_PANEL_PLAYERS);

  g_settings_set_boolean (self->settings, "purist-table", FALSE);
  driver_await_layout (GTK_WIDGET (self->driver.window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_first_child (button)));
  await (gtk_widget_get_mapped (popover));
  g_settings_set_boolean (self->settings, "purist-table", TRUE);
  await (!gtk_widget_get_mapped (popover));
  g_settings_set_boolean (self->settings, "purist-table", FALSE);
  driver_await_layout (GTK_WIDGET (self->driver.window));
  g_assert_false (gtk_widget_get_mapped (popover));
}

static void
await_message (Fixture *self, const char *message)
{
  MedinaStatusBar *status = driver_get_status (&self->driver);

  await (*medina_status_bar_get_message (status) != '\0');
  g_assert_cmpstr (medina_status_bar_get_message (status), ==, message);
}

/* What may not be is refused with a reason all the same. */
static void
test_refusals (Fixture *self, gconstpointer data)
{
  const guint cursor = medina_game_get_cursor (game_of (self));

  driver_pick (&self->driver, MDN_WALL);
  driver_click (&self->driver, mdn_space (4, 4));
  await_message (self, "Walls go only around the city.");
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), ==, cursor);
}

/* A key for the next legal space says why it does nothing. */
static void
test_legal_space (Fixture *self, gconstpointer data)
{
  if (real_input_is_missing ())
    return;
  driver_pick (&self->driver, MDN_WALL);
  gtk_widget_grab_focus (GTK_WIDGET (self->driver.board));
  real_input_key (GDK_KEY_Page_Down, 0);
  await_message (self, "There are no hints at a purist’s table.");
  g_assert_cmpint (medina_game_get_selected_piece (game_of (self)), ==, MDN_WALL);
}

/* There is no palace yet: that is found out where a rooftop is to go. */
static void
test_digit (Fixture *self, gconstpointer data)
{
  if (real_input_is_missing ())
    return;
  real_input_key (GDK_KEY_0 + medina_piece_get_digit (MDN_ROOFTOP), 0);
  await (medina_game_get_selected_piece (game_of (self)) == MDN_ROOFTOP);
  driver_click (&self->driver, mdn_space (4, 4));
  g_assert_cmpint (medina_game_get_selected_piece (game_of (self)), ==, MDN_ROOFTOP);
}

/* All pieces are offered for a space, also those that may not go there. */
static void
test_offer (Fixture *self, gconstpointer data)
{
  GtkWidget *chooser, *grid;
  guint offered = 0;

  driver_click (&self->driver, mdn_space (0, 5));
  await ((chooser = find (self, MEDINA_TYPE_PIECE_CHOOSER)) != NULL);
  grid = gtk_popover_get_child (GTK_POPOVER (chooser));
  for (GtkWidget *button = gtk_widget_get_first_child (grid); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    offered++;
  g_assert_cmpuint (offered, ==, 9); /* all but tea */
}

/* A look back at a finished game hides nothing; a look back in the middle shows nothing. */
static void
test_end (Fixture *self, gconstpointer data)
{
  MedinaGame *game = game_of (self);

  play (self, 10);
  medina_game_seek (game, 4);
  g_assert_false (medina_game_get_aided (game));
  medina_game_seek (game, (int) medina_game_get_length (game));
  medina_game_finish (game, TRUE);
  g_assert_true (medina_game_get_over (game));
  g_assert_true (medina_game_get_aided (game));
  g_assert_true (driver_is_enabled (&self->driver, "scores"));
  medina_game_seek (game, 4);
  g_assert_true (medina_game_get_aided (game));
  medina_game_seek (game, (int) medina_game_get_length (game));
  medina_game_undo_decision (game);
  g_assert_false (medina_game_get_aided (game));
  g_assert_false (driver_is_enabled (&self->driver, "scores"));
}

static void
add (const char *path, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  add ("/purist/nothing-is-counted-while-the-game-goes-on", test_texts);
  add ("/purist/open-scores-are-closed", test_open_scores);
  add ("/purist/illegal-spaces-are-refused-with-a-reason", test_refusals);
  add ("/purist/legal-spaces-are-no-secret-without-a-word", test_legal_space);
  add ("/purist/pieces-without-a-space-are-picked-up", test_digit);
  add ("/purist/all-pieces-are-offered-for-a-space", test_offer);
  add ("/purist/everything-is-shown-at-the-end", test_end);
  return g_test_run ();
}
