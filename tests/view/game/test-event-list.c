/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-announcer.h"
#include "medina-board-notes.h"
#include "medina-event-list.h"
#include "medina-event-numbers.h"
#include "named-game.h"
#include "medina-piece-sprites.h"
#include "medina-panel.h"
#include "real-input.h"

/* What happens is told in one place: in the list beside the board where that is seen, else on the
 * plaque. */

static const char *
get_announcement (Driver *driver)
{
  GtkWidget *announcer = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_ANNOUNCER);

  return medina_announcer_get_text (MEDINA_ANNOUNCER (announcer));
}

/* The newest line, or the one before it, which comes first where there is no room for both. */
static gboolean
is_announced (Driver *driver)
{
  GtkWidget *line =
    gtk_widget_get_first_child (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_EVENT_LIST));

  for (int i = 0; i < 2 && line != NULL; i++, line = gtk_widget_get_next_sibling (line))
    if (strstr (get_announcement (driver), gtk_label_get_label (GTK_LABEL (line))) != NULL)
      return TRUE;
  return FALSE;
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
  g_assert_true (is_announced (&driver));
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
  g_assert_true (is_announced (&driver));
  driver_close (&driver);
}

/* --- Lines ------------------------------------------------------------------------------------ */

/* The newest line, after a placement. */
static GtkWidget *
place (Driver *driver, MdnRandom *random)
{
  GtkWidget *list = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_EVENT_LIST);
  GtkWidget *before = gtk_widget_get_first_child (list);

  while (gtk_widget_get_first_child (list) == before)
    g_assert_true (named_game_play_random (driver_get_game (driver), random));
  return gtk_widget_get_first_child (list);
}

/* The frame in which a piece begins to fly is spared the newest line. Without motion nothing
 * waits. */
static void
test_next_frame (void)
{
  Driver driver;
  GtkWidget *line;
  MdnRandom random;

  mdn_random_seed (&random, 7);
  driver_set_animations (TRUE);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1280, 800);
  line = place (&driver, &random);
  g_assert_false (gtk_widget_get_visible (line));
  await (gtk_widget_get_visible (line));
  driver_set_animations (FALSE);
  g_assert_true (gtk_widget_get_visible (place (&driver, &random)));
  driver_close (&driver);
}

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
#define SECOND "Aisha: Rooftop on the gray palace at b2,\u00a0+2|Aisha takes the gray palace tile.|"

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
  assert_lines (list, FIRST SECOND "Ben: Wall on a2, Aisha\u00a0+5|Aisha takes tower tile 4.|");
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

/* --- Behind a curtain ------------------------------------------------------------------------- */

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

/* --- Numbers ---------------------------------------------------------------------------------- */

/* Each placement that is marked on the board, and only these, has the number of its mark. */
static void
assert_numbers (MedinaGame *game, const MedinaBoardNotes *notes)
{
  const MdnGame *played = medina_game_get_engine_game (game);
  const MedinaRound told = medina_board_notes_find_told (notes, game);
  guint numbered = 0;
  MedinaBoardScene scene;

  medina_board_scene_init_for_game (&scene, game);
  medina_board_notes_show (notes, game, &scene);
  for (int i = 0; i < played->cursor; i++)
    {
      const guint number = medina_event_numbers_find (played, told, i);

      if (number == 0)
        continue;
      g_assert_cmpuint (scene.marks[number - 1].number, ==, number);
      g_assert_cmpuint (scene.marks[number - 1].space, ==,
                        mdn_placement_space (played->placements[i]));
      numbered++;
    }
  g_assert_cmpuint (numbered, ==, scene.n_marks);
}

static void
test_numbers (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);
  GtkWidget *list = create_list (game);
  gboolean some = FALSE;
  MedinaBoardNotes notes;
  MdnRandom random;

  mdn_random_seed (&random, 5);
  medina_board_notes_init (&notes, list);
  while (!medina_game_get_over (game))
    {
      named_game_play_random (game, &random);
      assert_numbers (game, &notes);
      some |= medina_board_notes_find_told (&notes, game).first <
              medina_board_notes_find_told (&notes, game).end;
    }
  g_assert_true (some);
  medina_board_notes_tell (&notes, (MedinaRound){ 3, 6 });
  assert_numbers (game, &notes);
  g_object_unref (list);
}

/* The third line leads to the third placement from the end. */
static void
test_click (void)
{
  MedinaGame *game;
  GtkWidget *line;
  MdnRandom random;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 800);
  game = driver_get_game (&driver);
  mdn_random_seed (&random, 11);
  for (int i = 0; i < 4; i++)
    place (&driver, &random);
  driver_await_layout (GTK_WIDGET (driver.window));
  line = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_EVENT_LIST);
  line =
    gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (gtk_widget_get_first_child (line)));
  if (!real_input_is_missing ())
    {
      real_input_click (line, 20, 6);
      await (medina_game_get_replaying (game));
      g_assert_cmpuint (medina_game_get_cursor (game), ==, medina_game_get_live_cursor (game) - 2);
    }
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/event-list/events-are-in-the-list-beside-the-board", test_beside);
  g_test_add_func ("/event-list/a-piece-that-flies-comes-before-its-line", test_next_frame);
  g_test_add_func ("/event-list/placements-are-told-with-their-points", test_placements);
  g_test_add_func ("/event-list/what-is-undone-is-not-told-any-more", test_undone);
  g_test_add_func ("/event-list/looking-back-tells-what-led-there", test_looking_back);
  g_test_add_func ("/event-list/an-opened-game-tells-its-last-placements", test_opened);
  g_test_add_func ("/event-list/a-purists-end-is-told-once", test_purist);
  g_test_add_func ("/event-list/who-comes-is-told-once", test_curtain);
  g_test_add_func ("/event-list/events-are-on-the-plaque-without-a-list", test_narrow);
  g_test_add_func ("/event-list/events-are-on-the-plaque-beside-the-moves", test_other_page);
  g_test_add_func ("/event-list/a-line-leads-to-what-it-tells-of", test_click);
  g_test_add_func ("/event-list/lines-have-the-numbers-of-their-marks", test_numbers);
  return g_test_run ();
}
