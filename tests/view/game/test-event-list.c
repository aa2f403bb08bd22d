/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-announcer.h"
#include "medina-event-list.h"
#include "named-game.h"
#include "medina-panel.h"

/* What happens is told in one place: in the list beside the board where that is seen, else on the
 * plaque. */

static const char *
get_announcement (Driver *driver)
{
  GtkWidget *announcer = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANNOUNCER);

  return medina_announcer_get_text (MEDINA_ANNOUNCER (announcer));
}

/* The newest line; "" without any. */
static const char *
get_newest (Driver *driver)
{
  GtkWidget *list = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_EVENT_LIST);
  GtkWidget *line = gtk_widget_get_first_child (list);

  return line != NULL ? gtk_label_get_label (GTK_LABEL (line)) : "";
}

static void
happened_cb (gboolean *happened)
{
  *happened = TRUE;
}

/* Until something happens by itself, which is the newest line then. */
static void
play_until_event (Driver *driver)
{
  gboolean happened = FALSE;
  MdnRandom random;
  gulong handler = g_signal_connect_swapped (driver_get_game (driver), "event",
                                             G_CALLBACK (happened_cb), &happened);

  mdn_random_seed (&random, 5);
  while (!happened)
    driver_play_one (driver, &random);
  g_signal_handler_disconnect (driver_get_game (driver), handler);
  driver_settle ();
}

static void
test_beside (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 800);
  play_until_event (&driver);
  g_assert_cmpstr (get_announcement (&driver), ==, "");
  driver_close (&driver);
}

static void
test_narrow (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 360, 600);
  play_until_event (&driver);
  g_assert_nonnull (strstr (get_announcement (&driver), get_newest (&driver)));
  driver_close (&driver);
}

static void
test_other_page (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 600);
  medina_panel_set_page (MEDINA_PANEL (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PANEL)),
                         MEDINA_PANEL_MOVES);
  driver_settle ();
  play_until_event (&driver);
  g_assert_nonnull (strstr (get_announcement (&driver), get_newest (&driver)));
  driver_close (&driver);
}

/* --- Lines ------------------------------------------------------------------------------------ */

/* All lines, the oldest first. */
static char *
join_lines (GtkWidget *list)
{
  GString *lines = g_string_new (NULL);

  for (GtkWidget *line = gtk_widget_get_last_child (list); line != NULL;
       line = gtk_widget_get_prev_sibling (line))
    g_string_append_printf (lines, "%s|", gtk_label_get_label (GTK_LABEL (line)));
  return g_string_free (lines, FALSE);
}

static void
assert_lines (GtkWidget *list, const char *expected)
{
  g_autofree char *lines = join_lines (list);

  g_assert_cmpstr (lines, ==, expected);
}

/* A list without a window. */
static GtkWidget *
create_list (MedinaGame *game)
{
  GtkWidget *list = g_object_ref_sink (g_object_new (MEDINA_TYPE_EVENT_LIST, NULL));

  medina_event_list_set_game (MEDINA_EVENT_LIST (list), game);
  return list;
}

#define FIRST  "Aisha: Gray building on b2|"
#define SECOND "Aisha: Rooftop on the gray palace at b2, +2|Aisha takes the gray palace tile.|"

static void
test_placements (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);
  g_autoptr (GtkWidget) list = create_list (game);

  assert_lines (list, "");
  named_game_play (game, "Gb2");
  assert_lines (list, FIRST);
  named_game_play (game, "Rb2");
  assert_lines (list, FIRST SECOND);
  /* A wall beside Aisha's palace is worth a point to her, and the tile four, whoever places it. */
  named_game_play (game, "Wa2");
  assert_lines (list, FIRST SECOND "Ben: Wall on a2, Aisha +5|Aisha takes tower tile 4.|");
}

static void
test_undone (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);
  g_autoptr (GtkWidget) list = create_list (game);

  named_game_play (game, "Gb2 Rb2");
  medina_game_undo (game);
  assert_lines (list, FIRST);
  medina_game_redo (game);
  assert_lines (list, FIRST SECOND);
  medina_game_undo (game);
  medina_game_undo (game);
  assert_lines (list, "");
}

static void
test_looking_back (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);
  g_autoptr (GtkWidget) list = create_list (game);

  named_game_play (game, "Gb2 Rb2");
  medina_game_seek (game, 1);
  assert_lines (list, FIRST);
  medina_game_seek (game, 2);
  assert_lines (list, FIRST SECOND);
}

static void
test_opened (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);
  g_autoptr (GtkWidget) list = NULL;

  named_game_play (game, "Gb2 Rb2");
  list = create_list (game);
  assert_lines (list, FIRST SECOND);
}

/* The end of a purist's game changes what its lines tell; none is there twice. */
static void
test_purist (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (GtkWidget) list = NULL, opened = NULL;
  g_autofree char *lines = NULL;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  medina_game_set_purist (game, TRUE);
  list = create_list (game);
  named_game_finish (game, &random);
  driver_settle ();
  opened = create_list (game);
  lines = join_lines (opened);
  assert_lines (list, lines);
}

/* --- Behind a curtain --------------------------------------------------------------------------- */

/* Whoever comes finds the news in the list, and not once more on the plaque. */
static void
test_curtain (void)
{
  gboolean happened = FALSE;
  MedinaGame *game;
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 2, TRUE, 1040, 800);
  game = driver_get_game (&driver);
  medina_game_set_automatic_end (game, TRUE);
  g_signal_connect_swapped (game, "event", G_CALLBACK (happened_cb), &happened);
  while (!happened || !medina_game_get_curtain (game))
    {
      medina_game_lift_curtain (game);
      driver_settle ();
      happened = FALSE;
      driver_play_one (&driver, &random);
    }
  driver_settle ();
  medina_game_lift_curtain (game);
  driver_settle ();
  g_assert_cmpstr (get_announcement (&driver), ==, "");
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/event-list/events-are-in-the-list-beside-the-board", test_beside);
  g_test_add_func ("/event-list/events-are-over-the-board-without-a-list", test_narrow);
  g_test_add_func ("/event-list/events-are-over-the-board-beside-the-moves", test_other_page);
  g_test_add_func ("/event-list/placements-are-told-with-their-points", test_placements);
  g_test_add_func ("/event-list/what-is-undone-is-not-told-any-more", test_undone);
  g_test_add_func ("/event-list/looking-back-tells-what-led-there", test_looking_back);
  g_test_add_func ("/event-list/an-opened-game-tells-its-last-placements", test_opened);
  g_test_add_func ("/event-list/a-purists-end-is-told-once", test_purist);
  g_test_add_func ("/event-list/who-comes-is-told-once", test_curtain);
  g_test_add_func ("/event-list/events-are-on-the-plaque-without-a-list", test_narrow);
  g_test_add_func ("/event-list/events-are-on-the-plaque-beside-the-moves", test_other_page);
  return g_test_run ();
}
