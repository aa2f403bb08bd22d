/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-game-page.h"
#include "medina-status-bar.h"
#include "named-game.h"

/* The plaque shows all of what it says, in windows of any size, and nothing moves because of that, nor do the letters of
 * its first lines change. */

static const struct
{
  int width;
  int height;
} sizes[] = {
  { 360, 640 }, { 640, 360 }, { 560, 400 }, { 800, 600 }, { 1280, 776 }, { 1280, 800 }
};

/* As long as any that there is, in English and in longer languages. */
static const char *const texts[] = {
  "There’s already a wall here.",
  "Give this orange palace to the neutral player\n12 points for nobody: 4 buildings, 3 stables, 5 merchants",
  "Diesen orangefarbenen Palast in Besitz nehmen\n17 Punkte: 4 Gebäude, 3 Ställe, 5 Händler, 5 Mauern\n"
  "Bringt außerdem: orangefarbenes Palastplättchen (4 Punkte), Turmplättchen 4 (4 Punkte), Turmplättchen 3 "
  "(3 Punkte), 2 Händler, 3 Teeplättchen",
};

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *label = find_label (child, text);

      if (label != NULL)
        return label;
    }
  return NULL;
}

/* Not shortened, not lower than it has to be, and within the plaque. */
static void
assert_whole (GtkWidget *plaque, const char *text)
{
  GtkWidget *label = find_label (plaque, text);
  graphene_rect_t area;
  int needed;

  g_assert_nonnull (label);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (label), &needed, NULL,
                      NULL, NULL);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_cmpint (gtk_widget_get_height (label), >=, needed);
  g_assert_true (gtk_widget_compute_bounds (label, plaque, &area));
  g_assert_cmpfloat (area.origin.y, >=, 0);
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (plaque) + 1);
}

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

static void
assert_letters (GtkWidget *label, PangoAttrList *letters)
{
  g_assert_true (pango_attr_list_equal (gtk_label_get_attributes (GTK_LABEL (label)), letters));
}

/* The prompt keeps its letters: they would jump from space to space. */
static void
assert_prompt_is_as_before (MedinaStatusBar *status, PangoAttrList *before)
{
  GtkWidget *label = find_label (GTK_WIDGET (status), medina_status_bar_get_prompt (status));

  assert_letters (label, before);
}

static void
assert_says (Driver *driver, const char *text)
{
  GtkWidget *window = GTK_WIDGET (driver->window);
  GtkWidget *plaque = driver_find (window, MEDINA_TYPE_STATUS_BAR);
  MedinaStatusBar *status = MEDINA_STATUS_BAR (plaque);
  GtkWidget *prompt = find_label (plaque, medina_status_bar_get_prompt (status));
  g_autoptr (PangoAttrList) letters =
    pango_attr_list_copy (gtk_label_get_attributes (GTK_LABEL (prompt)));
  const int before = get_board_width (driver);

  medina_status_bar_refuse (status, text);
  all_windows_await_layout (window);
  assert_whole (plaque, medina_status_bar_get_prompt (status));
  assert_whole (plaque, text);
  assert_prompt_is_as_before (status, letters);
  g_assert_cmpint (get_board_width (driver), ==, before);
  assert_board_is_in_reach (driver);
}

static void
test_size (gconstpointer data)
{
  const int i = GPOINTER_TO_INT (data);
  static const char *const names[] = { "Alexandria the Second", "Alexandria the First",
                                       "Wolfeschlegelsteinhausen", "Ben" };
  Driver driver;

  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, sizes[i].width, sizes[i].height);
  driver_pick (&driver, MDN_BUILDING_GREY);
  all_windows_await_layout (GTK_WIDGET (driver.window));
  for (gsize text = 0; text < G_N_ELEMENTS (texts); text++)
    assert_says (&driver, texts[text]);
  driver_name_players (NULL);
  driver_close (&driver);
}

/* On a phone the letters keep their size, whatever is said: prompts in one line and in three, and what is below them. */
static void
test_steady_letters (void)
{
  g_autoptr (PangoAttrList) letters = NULL;
  MedinaStatusBar *status;
  MdnRandom random;
  Driver driver;
  GtkWidget *prompt;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  status = driver_get_status (&driver);
  for (int i = 0; i < 8; i++)
    {
      driver_play_one (&driver, &random);
      medina_status_bar_refuse (status, texts[0]);
      all_windows_await_layout (GTK_WIDGET (driver.window));
      prompt = find_label (GTK_WIDGET (status), medina_status_bar_get_prompt (status));
      if (letters == NULL)
        letters = pango_attr_list_copy (gtk_label_get_attributes (GTK_LABEL (prompt)));
      assert_letters (prompt, letters);
      assert_letters (find_label (GTK_WIDGET (status), texts[0]), letters);
    }
  driver_close (&driver);
}

static double
get_scale (GtkWidget *label)
{
  PangoAttrIterator *iterator =
    pango_attr_list_get_iterator (gtk_label_get_attributes (GTK_LABEL (label)));
  const PangoAttribute *scale = pango_attr_iterator_get (iterator, PANGO_ATTR_SCALE);
  const double value = scale != NULL ? ((const PangoAttrFloat *) scale)->value : 1;

  pango_attr_iterator_destroy (iterator);
  return value;
}

/* The scale of the prompt, which it has whatever is in hand. */
static double
find_scale (int width, int height)
{
  static const char *const names[] = { "Amina", "Ben", "Chiara", "Dai" };
  double scale = 0;
  Driver driver;
  MedinaStatusBar *status;

  driver_name_players (names);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  status = driver_get_status (&driver);
  for (MdnPiece piece = MDN_BUILDING_GREY; piece <= MDN_WALL; piece++)
    {
      GtkWidget *prompt;

      driver_pick (&driver, piece);
      all_windows_await_layout (GTK_WIDGET (driver.window));
      prompt = find_label (GTK_WIDGET (status), medina_status_bar_get_prompt (status));
      if (scale == 0)
        scale = get_scale (prompt);
      g_assert_cmpfloat (get_scale (prompt), ==, scale);
    }
  driver_name_players (NULL);
  driver_close (&driver);
  return scale;
}

/* In a large window it can be read from afar. */
static void
test_large_letters (void)
{
  const double usual = find_scale (1280, 800), large = find_scale (1920, 1080);

  g_test_message ("%g, %g", usual, large);
  g_assert_cmpfloat (usual, >, 1.1);
  g_assert_cmpfloat (large, >, 1.3);
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
  all_windows_await_layout (GTK_WIDGET (driver.window));
  before = gtk_widget_get_height (plaque);
  for (int line = 0; line < 30; line++)
    g_string_append_printf (news, "\n%s", texts[0]);
  medina_announcer_announce (medina_status_bar_get_announcer (status), news->str);
  all_windows_await_layout (GTK_WIDGET (driver.window));
  g_assert_cmpint (gtk_widget_get_height (plaque) - before, <, gtk_widget_get_height (board) / 4);
  assert_board_is_in_reach (&driver);
  medina_announcer_dismiss (medina_status_bar_get_announcer (status));
  await (gtk_widget_get_height (plaque) == before);
  driver_close (&driver);
}

/* --- Losses -------------------------------------------------------------------------------------- */

static void
assert_losses (MedinaStatusBar *status, const char *expected)
{
  g_assert_cmpstr (medina_status_bar_get_losses (status), ==, expected);
}

#define TAKEN "Chiara takes the gray palace tile from Aisha."

/* What another than the last player took is there when the turn begins, until something is placed. */
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
  all_windows_await_layout (GTK_WIDGET (driver.window));
  assert_whole (GTK_WIDGET (status), medina_status_bar_get_prompt (status));
  assert_whole (GTK_WIDGET (status), medina_status_bar_get_losses (status));
  g_assert_null (strstr (medina_announcer_get_text (medina_status_bar_get_announcer (status)),
                         medina_status_bar_get_losses (status)));
  assert_board_is_in_reach (&driver);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/plaque/at-%d-by-%d", sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_size);
    }
  g_test_add_func ("/plaque/letters-grow-with-the-window", test_large_letters);
  g_test_add_func ("/plaque/on-a-phone-all-letters-are-of-one-size", test_steady_letters);
  g_test_add_func ("/plaque/long-news-leave-the-board-in-sight", test_long_news);
  g_test_add_func ("/plaque/what-was-taken-stays-until-a-placement", test_losses);
  g_test_add_func ("/plaque/what-was-taken-is-seen-in-whole", test_losses_in_window);
  return g_test_run ();
}
