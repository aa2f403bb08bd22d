/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-game-page.h"
#include "medina-status-bar.h"
#include "named-game.h"
#include "plaque-texts.h"

/* The plaque shows all of what it says, in windows of any size, and nothing moves because of that,
 * nor do the letters of its first lines change. */

typedef struct
{
  int width;
  int height;
  gboolean cramped; /* so that the longest texts are cut: spaces and letters come first */
} Size;

static const Size sizes[] = { { 360, 640, FALSE }, { 640, 360, FALSE },  { 560, 400, TRUE },
                              { 800, 600, FALSE }, { 1280, 776, FALSE }, { 1280, 800, FALSE } };

enum
{
  COORDINATES = 43, /* end so far below the spaces, in hundredths of their width */
};

/* As long as any that there is, in English and in longer languages. */
static const char *const texts[] = {
  "There’s already a wall here.",
  "Give this orange palace to the neutral player\n12 points for nobody: 4 buildings, 3 stables, 5 merchants",
  "Diesen orangefarbenen Palast in Besitz nehmen\n17 Punkte: 4 Gebäude, 3 Ställe, 5 Händler, 5 Mauern\n"
  "Bringt außerdem: orangefarbenes Palastplättchen (4 Punkte), Turmplättchen 4 (4 Punkte), Turmplättchen 3 "
  "(3 Punkte), 2 Händler, 3 Teeplättchen",
};

static int
get_board_width (Driver *driver)
{
  GdkRectangle area;

  medina_board_view_get_space_area (driver->board, mdn_space (4, 4), &area);
  return area.width;
}

/* Whatever is said about a space, the pointer stays with it. */
static void
assert_board_is_in_reach (Driver *driver)
{
  GtkWidget *window = GTK_WIDGET (driver->window), *board = GTK_WIDGET (driver->board);

  for (int y = 0; y < 4; y++)
    for (int x = 0; x < 6; x++)
      {
        GdkRectangle area;
        GtkWidget *picked;
        double window_x, window_y;

        medina_board_view_get_space_area (driver->board, mdn_space (2 * x + 1, 2 * y + 2), &area);
        gtk_widget_translate_coordinates (board, window, area.x + area.width / 2.0,
                                          area.y + area.height / 2.0, &window_x, &window_y);
        picked = gtk_widget_pick (window, window_x, window_y, GTK_PICK_DEFAULT);
        g_assert_true (picked == board || gtk_widget_is_ancestor (picked, board));
      }
}

/* It covers no space, the ring's included. */
static void
assert_city_is_in_sight (Driver *driver)
{
  GtkWidget *window = GTK_WIDGET (driver->window), *board = GTK_WIDGET (driver->board);
  GtkWidget *plaque = GTK_WIDGET (driver_get_status (driver));
  GdkRectangle first, last;
  graphene_rect_t city, area;
  double x, y;

  medina_board_view_get_space_area (driver->board, mdn_space (0, 0), &first);
  medina_board_view_get_space_area (driver->board, mdn_space (15, 11), &last);
  gtk_widget_translate_coordinates (board, window, first.x, last.y, &x, &y);
  graphene_rect_init (&city, (float) x, (float) y, (float) (last.x + last.width - first.x),
                      (float) (first.y + first.height - last.y));
  g_assert_true (gtk_widget_compute_bounds (plaque, window, &area));
  g_assert_false (graphene_rect_intersection (&city, &area, NULL));
}

/* The prompt keeps its letters: they would jump from space to space. */
static void
assert_prompt_is_as_before (MedinaStatusBar *status, PangoAttrList *before)
{
  plaque_texts_assert_letters (plaque_texts_find_prompt (GTK_WIDGET (status)), before);
}

static void
assert_says (Driver *driver, const Size *size, const char *text)
{
  GtkWidget *window = GTK_WIDGET (driver->window);
  GtkWidget *plaque = driver_find (window, MEDINA_TYPE_STATUS_BAR);
  MedinaStatusBar *status = MEDINA_STATUS_BAR (plaque);
  GtkWidget *prompt = plaque_texts_find_prompt (plaque);
  g_autoptr (PangoAttrList) letters =
    pango_attr_list_copy (gtk_label_get_attributes (GTK_LABEL (prompt)));
  const int before = get_board_width (driver);

  medina_status_bar_refuse (status, text);
  driver_await_layout (window);
  plaque_texts_assert_within (plaque, prompt);
  if (size->cramped)
    plaque_texts_assert_within (plaque, plaque_texts_find_message (plaque, text));
  else
    plaque_texts_assert_told (plaque, text);
  assert_prompt_is_as_before (status, letters);
  g_assert_cmpint (get_board_width (driver), ==, before);
  assert_board_is_in_reach (driver);
  assert_city_is_in_sight (driver);
}

static void
test_size (gconstpointer data)
{
  const Size *size = data;
  static const char *const names[] = { "Alexandria the Second", "Alexandria the First",
                                       "Wolfeschlegelsteinhausen", "Ben" };
  Driver driver;

  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, size->width, size->height);
  driver_pick (&driver, MDN_BUILDING_GREY);
  driver_await_layout (GTK_WIDGET (driver.window));
  for (gsize text = 0; text < G_N_ELEMENTS (texts); text++)
    assert_says (&driver, size, texts[text]);
  driver_name_players (NULL);
  driver_close (&driver);
}

/* News of a whole game hide little of the board, and nothing of it once they are gone. */
static void
test_long_news (void)
{
  g_autoptr (GString) news = g_string_new (texts[0]);
  Driver driver;
  MedinaStatusBar *status;
  GtkWidget *plaque, *board;
  int before;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 640, 360);
  status = driver_get_status (&driver);
  plaque = GTK_WIDGET (status);
  board = GTK_WIDGET (driver.board);
  driver_await_layout (GTK_WIDGET (driver.window));
  before = gtk_widget_get_height (plaque);
  for (int line = 0; line < 30; line++)
    g_string_append_printf (news, "\n%s", texts[0]);
  medina_announcer_announce (medina_status_bar_get_announcer (status), news->str);
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_cmpint (gtk_widget_get_height (plaque) - before, <, gtk_widget_get_height (board) / 4);
  assert_board_is_in_reach (&driver);
  medina_announcer_dismiss (medina_status_bar_get_announcer (status));
  await (gtk_widget_get_height (plaque) == before);
  driver_close (&driver);
}

/* On a phone the panel can be pressed whatever is said. */
static void
test_panel_is_in_reach (void)
{
  Driver driver;
  MedinaStatusBar *status;
  GtkWidget *plaque;
  graphene_rect_t before, after;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  status = driver_get_status (&driver);
  plaque = GTK_WIDGET (status);
  driver_await_layout (GTK_WIDGET (driver.window));
  g_assert_true (gtk_widget_compute_bounds (plaque, GTK_WIDGET (driver.window), &before));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      medina_status_bar_refuse (status, texts[i]);
      driver_await_layout (GTK_WIDGET (driver.window));
      plaque_texts_assert_told (plaque, texts[i]);
      g_assert_true (gtk_widget_compute_bounds (plaque, GTK_WIDGET (driver.window), &after));
      g_assert_cmpfloat (after.origin.y + after.size.height, <=,
                         before.origin.y + before.size.height);
    }
  driver_close (&driver);
}

/* --- Hints ------------------------------------------------------------------------------------ */

/* Whole ones, which are long. */
static const char *const hints[] = {
  "A rooftop would be good now. Put it on the palace at k9. It claims the palace at k9 before Chiara can, for 9 points. "
  "It earns the 2-point palace tile. It earns 3 tea tiles. In all, that’s 11 points for you right away. You’ll probably "
  "finish about 5 points ahead.",
  "Jetzt wäre ein Dach gut. Am besten auf den Palast bei k9. Damit nimmst du den Palast bei k9 in Besitz, bevor Chiara es "
  "kann: 9 Punkte. Damit bekommst du das Palastplättchen (2 Punkte). Damit bekommst du 3 Teeplättchen. Insgesamt bringt "
  "dir das sofort 11 Punkte. Am Ende liegst du wohl etwa 5 Punkte vorn.",
};

/* Of the board above the plaque, in the window. */
static double
find_bottom (Driver *driver, gboolean in_band)
{
  GtkWidget *board = GTK_WIDGET (driver->board);
  GdkRectangle corner;
  double x, y, height = gtk_widget_get_height (board);

  medina_board_view_get_space_area (driver->board, mdn_space (0, 0), &corner);
  if (in_band)
    height = corner.y + corner.height + corner.width * COORDINATES / 100;
  gtk_widget_translate_coordinates (board, GTK_WIDGET (driver->window), 0, height, &x, &y);
  return y;
}

static void
check_hint (int width, int height, const char *hint, gboolean in_band)
{
  static const char *const names[] = { "Amina", "Ben", "Chiara", "Dai" };
  Driver driver;
  graphene_rect_t area;
  GtkWidget *plaque;

  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  plaque = GTK_WIDGET (driver_get_status (&driver));
  driver_await_layout (GTK_WIDGET (driver.window));
  medina_status_bar_set_hint (MEDINA_STATUS_BAR (plaque), hint);
  driver_await_layout (GTK_WIDGET (driver.window));
  plaque_texts_assert_whole (plaque, hint);
  g_assert_true (gtk_widget_compute_bounds (plaque, GTK_WIDGET (driver.window), &area));
  g_test_message ("%g, %g", area.origin.y, find_bottom (&driver, in_band));
  g_assert_cmpfloat (area.origin.y, >=, find_bottom (&driver, in_band));
  driver_name_players (NULL);
  driver_close (&driver);
}

/* They are written smaller before they cover the coordinates, or on a phone the tiles. */
static void
test_hints (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      check_hint (1280, 800, hints[i], TRUE);
      check_hint (1120, 740, hints[i], TRUE);
    }
  check_hint (360, 640, hints[0], FALSE);
}

/* --- What is seen first ----------------------------------------------------------------------- */

/* What is taken back is told, until something else is done. */
static void
test_undone (void)
{
  Driver driver;
  MedinaAnnouncer *announcer;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  announcer = medina_status_bar_get_announcer (driver_get_status (&driver));
  named_game_play (driver_get_game (&driver), "Gd5");
  driver_settle ();
  driver_activate (&driver, "win.undo");
  g_assert_cmpstr (medina_announcer_get_text (announcer), ==, "Undone: Gray building on d5");
  named_game_play (driver_get_game (&driver), "Gd5");
  g_assert_cmpstr (medina_announcer_get_text (announcer), ==, "");
  driver_close (&driver);
}

/* What is asked for takes the place of what was announced before, and the other way round. */
static void
test_newer_is_seen (void)
{
  Driver driver;
  MedinaStatusBar *status;
  MedinaAnnouncer *announcer;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  status = driver_get_status (&driver);
  announcer = medina_status_bar_get_announcer (status);
  medina_status_bar_announce (status, "Salma takes tower tile 4.");
  g_assert_cmpstr (medina_announcer_get_text (announcer), ==, "Salma takes tower tile 4.");
  driver_point_at (&driver, mdn_space (3, 3));
  await (*medina_status_bar_get_message (status) != '\0');
  g_assert_cmpstr (medina_announcer_get_text (announcer), ==, "");
  medina_status_bar_announce (status, "Salma takes tower tile 3.");
  g_assert_nonnull (strstr (medina_announcer_get_text (announcer), "tower tile 3"));
  medina_status_bar_set_description (status, "d5, empty");
  g_assert_cmpstr (medina_announcer_get_text (announcer), ==, "");
  medina_status_bar_set_description (status, "");
  g_assert_nonnull (strstr (medina_announcer_get_text (announcer), "tower tile 3"));
  driver_close (&driver);
}

/* What was pointed at is not told on and on when somebody else has the turn; it is as soon as the
 * pointer moves. */
static void
test_rest (void)
{
  MedinaBoardView *board;
  MdnRandom random;
  Driver driver;
  guint turn;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1280, 800);
  board = driver.board;
  driver_point_at (&driver, mdn_space (3, 3));
  await (*medina_board_view_get_description (board) != '\0');
  turn = medina_player_get_number (medina_game_get_current_player (driver_get_game (&driver)));
  while (!medina_game_get_awaiting_end (driver_get_game (&driver)))
    driver_play_one (&driver, &random);
  driver_point_at (&driver, mdn_space (3, 4));
  await (g_str_has_prefix (medina_board_view_get_description (board), "d5"));
  driver_activate (&driver, "win.end-turn");
  g_assert_cmpuint (medina_player_get_number (
                      medina_game_get_current_player (driver_get_game (&driver))),
                    !=, turn);
  g_assert_cmpstr (medina_board_view_get_description (board), ==, "");
  driver_settle ();
  g_assert_cmpstr (medina_board_view_get_description (board), ==, "");
  gtk_window_set_focus (GTK_WINDOW (driver.window),
                        NULL); /* as where a button can no longer be used */
  gtk_widget_grab_focus (GTK_WIDGET (board));
  driver_settle ();
  g_assert_cmpstr (medina_board_view_get_description (board), ==, "");
  driver_pick (&driver, MDN_WALL);
  g_assert_cmpstr (medina_board_view_get_description (board), !=, "");
  driver_close (&driver);
}

/* --- Losses ----------------------------------------------------------------------------------- */

static void
assert_losses (MedinaStatusBar *status, const char *expected)
{
  g_assert_cmpstr (medina_status_bar_get_losses (status), ==, expected);
}

#define TAKEN "Chiara takes the gray palace tile from Aisha."

/* What another than the last player took is there when the turn begins, until something is
 * placed. */
static void
test_losses (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);
  g_autoptr (MedinaStatusBar) status =
    g_object_ref_sink (g_object_new (MEDINA_TYPE_STATUS_BAR, NULL));

  medina_status_bar_set_game (status, game);
  named_game_play (game, "Gb2 Rb2 Gd4 Ge4 Rd4 Wa2");
  assert_losses (status, "");
  named_game_play (game, "Wa3 Wa4");
  assert_losses (status, "");
  medina_game_end_turn (game);
  assert_losses (status, TAKEN);
  named_game_play (game, "Wa5");
  assert_losses (status, "");
  medina_game_undo (game);
  assert_losses (status, TAKEN);
  medina_game_seek (game, 6);
  assert_losses (status, "");
  medina_game_seek (game, 8);
  assert_losses (status, TAKEN);
}

/* Of more that is announced only the rest is, whether that comes before it or after it. */
static void
test_losses_are_told_once (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);
  g_autoptr (MedinaStatusBar) status =
    g_object_ref_sink (g_object_new (MEDINA_TYPE_STATUS_BAR, NULL));
  MedinaAnnouncer *announcer = medina_status_bar_get_announcer (status);

  medina_status_bar_set_game (status, game);
  named_game_play (game, "Gb2 Rb2 Gd4 Ge4 Rd4 Wa2 Wa3 Wa4");
  medina_status_bar_announce (status, TAKEN "\nChiara gets 2 tea tiles.");
  g_assert_nonnull (strstr (medina_announcer_get_text (announcer), TAKEN));
  medina_game_end_turn (game);
  assert_losses (status, TAKEN);
  g_assert_cmpstr (medina_announcer_get_text (announcer), ==, "Chiara gets 2 tea tiles.");
  medina_announcer_dismiss (announcer);
  medina_status_bar_announce (status, TAKEN);
  g_assert_cmpstr (medina_announcer_get_text (announcer), ==, "");
}

/* It is seen in whole, and once. */
static void
test_losses_in_window (void)
{
  MedinaStatusBar *status;
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 360, 640);
  status = driver_get_status (&driver);
  while (*medina_status_bar_get_losses (status) == '\0')
    {
      g_assert_false (medina_game_get_over (driver_get_game (&driver)));
      driver_play_one (&driver, &random);
    }
  driver_await_layout (GTK_WIDGET (driver.window));
  plaque_texts_assert_within (GTK_WIDGET (status), plaque_texts_find_prompt (GTK_WIDGET (status)));
  plaque_texts_assert_whole (GTK_WIDGET (status), medina_status_bar_get_losses (status));
  g_assert_null (strstr (medina_announcer_get_text (medina_status_bar_get_announcer (status)),
                         medina_status_bar_get_losses (status)));
  assert_board_is_in_reach (&driver);
  driver_close (&driver);
}

/* What the eye has no room for is heard all the same. */
static void
test_prompt_is_heard_in_whole (void)
{
  static const char *const names[MDN_MAX_PLAYERS] = { "Wolfeschlegelsteinhausen", "Ben", "Anna",
                                                      "Chiara" };
  g_autofree char *differs = NULL;
  GtkWidget *prompt;
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 360, 640);
  while (!medina_game_get_awaiting_end (driver_get_game (&driver)))
    driver_play_one (&driver, &random);
  medina_status_bar_refuse (driver_get_status (&driver), texts[G_N_ELEMENTS (texts) - 1]);
  driver_await_layout (GTK_WIDGET (driver.window));
  prompt = plaque_texts_find_prompt (GTK_WIDGET (driver_get_status (&driver)));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (prompt)), ==,
                   "Wolfeschlegelsteinhausen’s turn is complete.");
  differs =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (prompt), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        "Wolfeschlegelsteinhausen’s turn is complete. "
                                        "End it, or undo anything you want to change.");
  g_assert_cmpstr (differs, ==, NULL);
  driver_close (&driver);
  driver_name_players (NULL);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/plaque/at-%d-by-%d", sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, &sizes[i], test_size);
    }
  g_test_add_func ("/plaque/on-a-phone-it-covers-no-buttons", test_panel_is_in_reach);
  g_test_add_func ("/plaque/hints-leave-the-coordinates-in-sight", test_hints);
  g_test_add_func ("/plaque/what-is-undone-is-told", test_undone);
  g_test_add_func ("/plaque/of-messages-and-news-the-newer-is-seen", test_newer_is_seen);
  g_test_add_func ("/plaque/a-pointer-that-rests-is-not-told-of-for-ever", test_rest);
  g_test_add_func ("/plaque/what-was-taken-is-told-once", test_losses_are_told_once);
  g_test_add_func ("/plaque/long-news-leave-the-board-in-sight", test_long_news);
  g_test_add_func ("/plaque/what-was-taken-stays-until-a-placement", test_losses);
  g_test_add_func ("/plaque/what-was-taken-is-seen-in-whole", test_losses_in_window);
  g_test_add_func ("/plaque/what-is-shown-in-brief-is-heard-in-whole",
                   test_prompt_is_heard_in_whole);
  return g_test_run ();
}
