/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-game-page.h"
#include "medina-panel.h"
#include "medina-status-bar.h"
#include "named-game.h"

/* What is told of the end of a game: once to those who see, once to those who hear. */

static guint
count (const char *text, const char *words)
{
  guint found = 0;

  for (const char *at = text; (at = strstr (at, words)) != NULL; at += strlen (words))
    found++;
  return found;
}

/* What was written on the plaque in its lower part. */
static void
message_cb (GtkLabel *label, GParamSpec *pspec, GString *told)
{
  g_string_append_printf (told, "%s|", gtk_label_get_label (label));
}

static void
said_cb (GString *told, const char *text)
{
  g_string_append_printf (told, "%s|", text);
}

static void
follow_labels (GtkWidget *widget, GString *told)
{
  if (GTK_IS_LABEL (widget))
    g_signal_connect (widget, "notify::label", G_CALLBACK (message_cb), told);
  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    follow_labels (c, told);
}

static void
test_told_once (void)
{
  g_autoptr (GString) seen = g_string_new (NULL), heard = g_string_new (NULL);
  Driver driver;
  GtkWidget *page, *status;
  MdnRandom random;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1120, 740);
  page = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_GAME_PAGE);
  status = driver_find (page, MEDINA_TYPE_STATUS_BAR);
  mdn_random_seed (&random, 11);
  while (named_game_play_random (driver_get_game (&driver), &random) &&
         medina_game_get_length (driver_get_game (&driver)) < 60)
    ;
  await_quiet ();
  follow_labels (status, seen);
  g_signal_connect_swapped (medina_game_page_get_narrator (MEDINA_GAME_PAGE (page)), "said",
                            G_CALLBACK (said_cb), heard);
  named_game_finish (driver_get_game (&driver), &random);
  g_assert_true (medina_game_get_over (driver_get_game (&driver)));
  await (strstr (medina_status_bar_get_prompt (MEDINA_STATUS_BAR (status)), "The game is over."));
  await_quiet ();
  g_assert_cmpuint (count (seen->str, "The game is over."), ==, 1);
  g_assert_cmpuint (count (heard->str, "The game is over."), ==, 1);
  g_assert_cmpuint (count (heard->str, "Nobody can place anything anymore."), ==, 1);
  driver_close (&driver);
}

/* Who clicks once more than there was to place hears why nothing happens; the plaque says so
 * anyway. */
static void
test_click_too_many (void)
{
  g_autoptr (GString) heard = g_string_new (NULL);
  g_autofree char *message = NULL;
  Driver driver;
  GtkWidget *page;
  MedinaStatusBar *status;
  MdnRandom random;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1120, 740);
  page = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_GAME_PAGE);
  status = driver_get_status (&driver);
  mdn_random_seed (&random, 11);
  named_game_finish (driver_get_game (&driver), &random);
  await (strstr (medina_status_bar_get_prompt (status), "The game is over."));
  await_quiet ();
  /* Of a row that the pointer happens to lie on. */
  message = g_strdup (medina_status_bar_get_message (status));
  g_signal_connect_swapped (medina_game_page_get_narrator (MEDINA_GAME_PAGE (page)), "said",
                            G_CALLBACK (said_cb), heard);
  medina_game_page_play (MEDINA_GAME_PAGE (page), mdn_placement (MDN_STABLE, mdn_space (5, 5)));
  await (count (heard->str, "The game is over.") == 1);
  g_assert_cmpstr (medina_status_bar_get_message (status), ==, message);
  driver_close (&driver);
}

static guint
count_marks (Driver *driver)
{
  MedinaGame *game = driver_get_game (driver);
  MedinaBoardScene scene;

  medina_board_scene_init (&scene, medina_game_get_position (game));
  medina_board_notes_show (medina_board_view_get_notes (driver->board), game, &scene);
  return scene.n_marks;
}

/* What was placed last is marked while somebody is to answer it, and where one looks back. */
static void
test_marks (void)
{
  Driver driver;
  MdnRandom random;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1120, 740);
  mdn_random_seed (&random, 11);
  named_game_finish (driver_get_game (&driver), &random);
  g_assert_cmpuint (count_marks (&driver), ==, 0);
  medina_game_seek (driver_get_game (&driver),
                    medina_game_get_length (driver_get_game (&driver)) - 4);
  g_assert_cmpuint (count_marks (&driver), >, 0);
  driver_close (&driver);
}

/* While one plays they are there as long as they are looked at, and from the end on all the
 * time. */
static void
test_scores (void)
{
  Driver driver;
  MedinaPanel *panel;
  MedinaPageSwitcher *switcher;
  MdnRandom random;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1120, 740);
  panel = MEDINA_PANEL (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PANEL));
  switcher = MEDINA_PAGE_SWITCHER (driver_find (GTK_WIDGET (panel), MEDINA_TYPE_PAGE_SWITCHER));
  g_assert_false (medina_page_switcher_get_offered (switcher, MEDINA_PANEL_SCORES));
  driver_activate (&driver, "win.scores");
  g_assert_true (medina_page_switcher_get_offered (switcher, MEDINA_PANEL_SCORES));
  medina_panel_set_page (panel, MEDINA_PANEL_PLAYERS);
  g_assert_false (medina_page_switcher_get_offered (switcher, MEDINA_PANEL_SCORES));
  mdn_random_seed (&random, 11);
  named_game_finish (driver_get_game (&driver), &random);
  await (medina_panel_get_page (panel) == MEDINA_PANEL_SCORES);
  medina_panel_set_page (panel, MEDINA_PANEL_PLAYERS);
  g_assert_true (medina_page_switcher_get_offered (switcher, MEDINA_PANEL_SCORES));
  driver_close (&driver);
}

/* NULL if it is not there. */
static GtkWidget *
find_group (GtkWidget *switcher, const char *label)
{
  GtkWidget *text = driver_find_label (switcher, label);
  GtkWidget *tab = text != NULL ? gtk_widget_get_ancestor (text, GTK_TYPE_TOGGLE_BUTTON) : NULL;

  return tab != NULL ? gtk_widget_get_parent (tab) : NULL;
}

/* No tab stands alone where another one that it was beside is not needed any more. */
static void
test_tabs (void)
{
  Driver driver;
  GtkWidget *switcher;
  MdnRandom random;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1920, 1080);
  switcher = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PAGE_SWITCHER);
  mdn_random_seed (&random, 11);
  named_game_finish (driver_get_game (&driver), &random);
  await (find_group (switcher, "Scores") != NULL && find_group (switcher, "Moves") == NULL);
  await (find_group (switcher, "Players") == find_group (switcher, "Scores"));
  driver_close (&driver);
}

/* On a phone: what is told of a palace takes nothing of the result, and covers nothing of the
 * board. */
static void
test_phone (void)
{
  static const char *const names[MDN_MAX_PLAYERS] = { "Wilhelmina MacMaximilian",
                                                      "Wolfgang Wommelsdorfer" /* wide */ };
  MedinaStatusBar *status;
  GtkWidget *prompt;
  graphene_rect_t board, plaque;
  MdnRandom random;
  Driver driver;

  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 360, 612);
  status = driver_get_status (&driver);
  mdn_random_seed (&random, 11);
  named_game_finish (driver_get_game (&driver), &random);
  await (strstr (medina_status_bar_get_prompt (status), " with ") != NULL);
  medina_status_bar_set_description (status, "Wilhelmina MacMaximilian’s black palace\n"
                                             "8 points: 1 building, 2 stables, 1 merchant");
  driver_await_layout (GTK_WIDGET (driver.window));
  prompt = driver_find (GTK_WIDGET (status), GTK_TYPE_LABEL);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (prompt))));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (prompt))), ==, 2);
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (driver.board), GTK_WIDGET (driver.window), &board));
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (status), GTK_WIDGET (driver.window), &plaque));
  g_assert_cmpfloat (plaque.origin.y, >=, board.origin.y + board.size.height);
  driver_close (&driver);
  driver_name_players (NULL);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/game-end/it-is-told-once", test_told_once);
  g_test_add_func ("/game-end/a-click-too-many-says-nothing-twice", test_click_too_many);
  g_test_add_func ("/game-end/nothing-is-marked", test_marks);
  g_test_add_func ("/game-end/scores-stay-from-then-on", test_scores);
  g_test_add_func ("/game-end/no-tab-stands-alone", test_tabs);
  g_test_add_func ("/game-end/on-a-phone-all-is-seen", test_phone);
  return g_test_run ();
}
