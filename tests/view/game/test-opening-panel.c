/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "medina-game-options.h"
#include "medina-move-log-view.h"
#include "medina-panel.h"
#include "medina-player-cards.h"

/* A panel opens as it stays. */

static guint changes;

static void
changed_cb (GtkWidget *panel, GParamSpec *pspec)
{
  if (gtk_widget_get_width (panel) == 0)
    return;
  g_test_message ("%s", pspec->name);
  changes++;
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GObject *widget = g_value_get_object (&values[0]);

  if (MEDINA_IS_PANEL (widget))
    g_signal_connect (widget, "notify", G_CALLBACK (changed_cb), NULL);
  return TRUE;
}

/* On a phone that is held sideways. */
static void
test_short (void)
{
  GTypeClass *widget_class = g_type_class_ref (GTK_TYPE_WIDGET); /* has the signal */
  const guint map = g_signal_lookup ("map", GTK_TYPE_WIDGET);
  const gulong hook = g_signal_add_emission_hook (map, 0, mapped_cb, NULL, NULL);
  Driver driver;
  gboolean touch;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 640, 360);
  driver_await_layout (GTK_WIDGET (driver.window));
  driver_settle ();
  g_object_get (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PANEL), "touch", &touch, NULL);
  g_assert_true (touch);
  g_assert_cmpuint (changes, ==, 0);
  g_signal_remove_emission_hook (map, hook);
  g_type_class_unref (widget_class);
  driver_close (&driver);
}

/* All of four players, of whom three are told to be computers, and the moves: in the window of a
 * usual screen, with a frame and below the desktop's bar. */
static void
test_full_screen (void)
{
  Driver driver;
  GtkWidget *window, *cards, *moves, *scrolled;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1920, 1080 - 32 + 10);
  window = GTK_WIDGET (driver.window);
  cards = driver_find (window, MEDINA_TYPE_PLAYER_CARDS);
  moves = driver_find (window, MEDINA_TYPE_MOVE_LOG_VIEW);
  for (guint i = 1; i < 4; i++)
    medina_player_set_kind (medina_game_get_player (driver_get_game (&driver), i),
                            MEDINA_SEAT_COMPUTER);
  medina_panel_renew (MEDINA_PANEL (driver_find (window, MEDINA_TYPE_PANEL)));
  driver_await_layout (window);
  g_assert_true (gtk_widget_get_mapped (cards) && gtk_widget_get_mapped (moves));
  scrolled = gtk_widget_get_ancestor (cards, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_cmpint (gtk_widget_get_height (cards), <=, gtk_widget_get_height (scrolled));
  driver_close (&driver);
}

/* Two people and a computer, which begins. */
static MedinaGame *
create_begun_by_computer (gboolean screens)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();

  medina_game_options_set_rule_set (options, MDN_FIRST_EDITION);
  medina_game_options_set_players (options, 3);
  medina_game_options_set_screens (options, screens);
  medina_game_options_set_starting_player (options, 3);
  for (guint seat = 0; seat < 3; seat++)
    medina_game_options_set_kind (options, seat,
                                  seat < 2 ? MEDINA_SEAT_HUMAN : MEDINA_SEAT_COMPUTER);
  medina_game_options_set_level (options, 2, MEDINA_LEVEL_EASY);
  return medina_game_options_create_game (options, 7);
}

static gboolean
is_turn_of_person (MedinaGame *game)
{
  return !medina_player_is_computer (medina_game_get_current_player (game));
}

/* When the first person comes to the screen, all cards are to be seen with what is behind it then,
 * and where the moves are below them, these have what they need. */
static void
test_begun_by_computer (gconstpointer screens)
{
  g_autoptr (MedinaGame) game = create_begun_by_computer (screens != NULL);
  Driver driver;
  GtkWidget *window, *cards;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1280, 800);
  window = GTK_WIDGET (driver.window);
  document_sync_discard (medina_window_get_document (driver.window), NULL);
  medina_window_set_game (driver.window, game);
  await (is_turn_of_person (game));
  g_assert_cmpint (medina_game_get_curtain (game), ==, screens != NULL);
  driver_await_layout (window);
  medina_game_lift_curtain (game);
  driver_await_layout (window);
  cards = driver_find (window, MEDINA_TYPE_PLAYER_CARDS);
  g_assert_cmpint (gtk_widget_get_height (cards), <=,
                   gtk_widget_get_height (
                     gtk_widget_get_ancestor (cards, GTK_TYPE_SCROLLED_WINDOW)));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/opening-panel/a-short-window-opens-settled", test_short);
  g_test_add_func ("/opening-panel/players-and-moves-on-a-usual-screen", test_full_screen);
  g_test_add_data_func ("/opening-panel/begun-by-a-computer", NULL, test_begun_by_computer);
  g_test_add_data_func ("/opening-panel/begun-by-a-computer-with-screens", GINT_TO_POINTER (TRUE),
                        test_begun_by_computer);
  return g_test_run ();
}
