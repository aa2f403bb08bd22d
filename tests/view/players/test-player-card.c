/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "cards-fixture.h"
#include "driver.h"
#include "medina-names.h"
#include "medina-popovers.h"
#include "medina-score-button.h"
#include "medina-score-item.h"
#include "medina-seat-chooser.h"
#include "medina-supply-label.h"
#include "named-game.h"
#include "real-input.h"

/* The cards of the players. */

static gboolean
is_open (CardsFixture *self, guint card)
{
  return !gtk_widget_has_css_class (cards_fixture_get_button (self, card, MDN_WALL), "compact");
}

static void
test_open (CardsFixture *self, gconstpointer people)
{
  for (guint turn = 0; turn < CARDS_FIXTURE_PLAYERS; turn++)
    {
      cards_fixture_play_until_turn_of (self, turn);
      for (guint card = 0; card < CARDS_FIXTURE_PLAYERS; card++)
        {
          g_assert_cmpint (is_open (self, card), ==, card == turn);
          g_assert_cmpint (gtk_widget_has_css_class (self->cards[card], "current"), ==,
                           card == turn);
        }
    }
}

static void
test_open_meanwhile (CardsFixture *self, gconstpointer people)
{
  cards_fixture_play_until_turn_of (self, 2);
  g_assert_true (medina_game_awaits_computer (self->game));
  g_assert_false (is_open (self, 0));
  g_assert_true (is_open (self, 1));
  g_assert_false (is_open (self, 2));
  g_assert_true (gtk_widget_has_css_class (self->cards[2], "current"));
}

static void
test_single_person (CardsFixture *self, gconstpointer people)
{
  for (guint turn = 0; turn < CARDS_FIXTURE_PLAYERS; turn++)
    {
      cards_fixture_play_until_turn_of (self, turn);
      g_assert_true (is_open (self, 0));
      g_assert_false (is_open (self, 1));
      g_assert_false (is_open (self, 2));
    }
}

static void
test_screens (CardsFixture *self, gconstpointer people)
{
  medina_game_set_screens (self->game, TRUE);
  for (guint card = 0; card < CARDS_FIXTURE_PLAYERS; card++)
    {
      const gboolean own = card == 0;

      g_assert_true (gtk_widget_get_visible (cards_fixture_get_button (self, card, MDN_ROOFTOP)));
      g_assert_cmpint (gtk_widget_get_visible (cards_fixture_get_button (self, card, MDN_WALL)), ==,
                       own);
      g_assert_cmpint (gtk_widget_get_visible (cards_fixture_get_button (self, card, MDN_STABLE)),
                       ==, own);
      g_assert_cmpint (gtk_widget_get_visible (cards_fixture_get_child (self, card, "state")), ==,
                       own);
      g_assert_cmpint (gtk_widget_get_visible (cards_fixture_get_child (self, card, "screen")), ==,
                       !own);
    }
  medina_game_set_screens (self->game, FALSE);
  g_assert_true (gtk_widget_get_visible (cards_fixture_get_button (self, 1, MDN_WALL)));
  g_assert_false (gtk_widget_get_visible (cards_fixture_get_child (self, 1, "screen")));
}

static int
measure_height (GtkWidget *card)
{
  int height;

  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, 290, &height, NULL, NULL, NULL);
  return height;
}

/* A screen needs no more room than what it hides. */
static void
test_low_screens (CardsFixture *self, gconstpointer people)
{
  int before;

  medina_player_set_kind (medina_game_get_player (self->game, 1), MEDINA_SEAT_COMPUTER);
  before = measure_height (self->cards[1]);
  medina_game_set_screens (self->game, TRUE);
  g_assert_cmpint (measure_height (self->cards[1]), <=, before);
}

/* What is shown beside it stands closer together. */
static void
test_lower_screens (void)
{
  Driver driver;
  GtkWidget *card;
  int before;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1120, 740);
  card =
    gtk_widget_get_next_sibling (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PLAYER_CARD));
  if (medina_player_get_current (medina_game_get_player (driver_get_game (&driver), 1)))
    card = gtk_widget_get_next_sibling (card);
  before = gtk_widget_get_height (card);
  medina_game_set_screens (driver_get_game (&driver), TRUE);
  await (gtk_widget_get_height (card) < before);
  driver_close (&driver);
}

/* Nor is anything behind one large or has a key while a computer plays. */
static void
test_small_screens (CardsFixture *self, gconstpointer people)
{
  cards_fixture_play_until_turn_of (self, 2);
  g_assert_true (medina_game_awaits_computer (self->game));
  medina_game_set_screens (self->game, TRUE);
  for (guint card = 0; card < CARDS_FIXTURE_PLAYERS; card++)
    {
      g_assert_false (medina_player_get_stock_visible (medina_game_get_player (self->game, card)));
      g_assert_true (
        gtk_widget_has_css_class (cards_fixture_get_button (self, card, MDN_ROOFTOP), "compact"));
    }
  driver_await_layout (self->window);
  g_assert_cmpint (measure_height (self->cards[1]), ==, measure_height (self->cards[0]));
  medina_game_set_screens (self->game, FALSE);
  g_assert_true (is_open (self, 1));
}

static GtkLabel *
get_supply_label (CardsFixture *self, guint card)
{
  return medina_supply_label_get_label (
    MEDINA_SUPPLY_LABEL (cards_fixture_get_child (self, card, "state")));
}

static const char *
get_supply (CardsFixture *self, guint card)
{
  return gtk_label_get_label (get_supply_label (self, card));
}

static void
assert_supply_has_number (CardsFixture *self, guint card, int number)
{
  g_autofree char *word = g_strdup_printf ("\\b%d\\b", number);

  g_assert_true (g_regex_match_simple (word, get_supply (self, card), 0, 0));
}

/* Opens the points of a card and adds up what they are said to come from, the total last. */
static int
add_up (CardsFixture *self, guint card, int *total)
{
  GtkWidget *popover =
    driver_find (cards_fixture_get_child (self, card, "score"), GTK_TYPE_POPOVER);
  GtkWidget *grid;
  int sum = 0;

  driver_press_widget (cards_fixture_get_child (self, card, "score"));
  await (gtk_widget_get_mapped (popover));
  grid = driver_find (popover, GTK_TYPE_GRID);
  g_assert_nonnull (grid);
  *total = 0;
  for (int row = 0; row < MEDINA_SCORE_ITEMS; row++)
    {
      GtkWidget *number = gtk_grid_get_child_at (GTK_GRID (grid), 1, row);

      sum += *total;
      *total = number != NULL ? atoi (gtk_label_get_label (GTK_LABEL (number))) : 0;
    }
  gtk_popover_popdown (GTK_POPOVER (popover));
  await (!gtk_widget_get_mapped (popover));
  return sum;
}

static void
test_breakdown (CardsFixture *self, gconstpointer people)
{
  while (!medina_game_get_over (self->game))
    cards_fixture_play_one (self);
  for (guint card = 0; card < CARDS_FIXTURE_PLAYERS; card++)
    {
      const int score = medina_player_get_score (medina_game_get_player (self->game, card));
      int total;

      if (score == 0)
        continue;
      g_assert_cmpint (add_up (self, card, &total), ==, score);
      g_assert_cmpint (total, ==, score);
    }
}

/* Of who is skipped. */
static void
assert_supply_is_marked (CardsFixture *self, guint card, gboolean marked)
{
  GtkWidget *sign = gtk_widget_get_first_child (cards_fixture_get_child (self, card, "state"));

  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (sign)), ==,
                   marked ? "action-unavailable-symbolic" : "medina-supply-symbolic");
}

/* How many of the pieces left can still be placed. */
static guint
check_supplies (CardsFixture *self)
{
  guint told = 0;

  for (guint card = 0; card < CARDS_FIXTURE_PLAYERS; card++)
    {
      MedinaPlayer *player = medina_game_get_player (self->game, card);
      const guint placeable = medina_player_get_placeable (player);

      assert_supply_has_number (self, card, (int) medina_player_get_pieces_left (player));
      assert_supply_is_marked (self, card,
                               placeable == 0 && !medina_game_get_over (self->game) &&
                                 medina_player_get_pieces_left (player) > 0);
      if (placeable == 0 || medina_game_get_over (self->game))
        continue;
      assert_supply_has_number (self, card, (int) placeable);
      told++;
    }
  return told;
}

/* They are in a row. */
static GtkWidget *
get_first_tile (GtkWidget *tiles)
{
  return gtk_widget_get_first_child (gtk_widget_get_first_child (tiles));
}

/* To the end of the game, where tiles have gone from hand to hand. */
static void
test_table (CardsFixture *self, gconstpointer people)
{
  guint held = 0, told = 0;

  for (; !medina_game_get_over (self->game); told += check_supplies (self))
    cards_fixture_play_one (self);
  g_assert_cmpuint (told, >, 0);
  for (guint card = 0; card < CARDS_FIXTURE_PLAYERS; card++)
    {
      MedinaPlayer *player = medina_game_get_player (self->game, card);
      GListModel *tiles = medina_player_get_tiles (player);
      GtkWidget *tile = get_first_tile (cards_fixture_get_child (self, card, "tiles"));

      g_assert_cmpint (atoi (medina_score_button_get_text (
                         MEDINA_SCORE_BUTTON (cards_fixture_get_child (self, card, "score")))),
                       ==, medina_player_get_score (player));
      assert_supply_has_number (self, card, (int) medina_player_get_pieces_left (player));
      g_assert_false (is_open (self, card));
      for (guint i = 0; i < g_list_model_get_n_items (tiles); i++, held++)
        {
          g_assert_nonnull (tile);
          g_assert_cmpstr (gtk_widget_get_tooltip_text (tile), !=, "");
          tile = gtk_widget_get_next_sibling (tile);
        }
      g_assert_null (tile);
    }
  g_assert_cmpuint (held, >, 0);
}

/* Where there is no room for some of them; those who count themselves see only what is left. */
static void
test_counter (CardsFixture *self, gconstpointer people)
{
  MedinaPlayer *player = medina_game_get_player (self->game, 0);
  g_autofree char *all = g_strdup_printf ("%u", medina_player_get_pieces_left (player));
  g_autofree char *counted = NULL, *left = NULL;

  g_assert_cmpuint (medina_player_get_placeable (player), ==,
                    medina_player_get_pieces_left (player));
  g_assert_cmpstr (get_supply (self, 0), ==, all);
  while (medina_player_get_placeable (player) == medina_player_get_pieces_left (player))
    cards_fixture_play_one (self);
  left = g_strdup_printf ("%u", medina_player_get_pieces_left (player));
  counted = g_strdup_printf ("%u/%s", medina_player_get_placeable (player), left);
  g_assert_cmpstr (get_supply (self, 0), ==, counted);
  medina_game_set_purist (self->game, TRUE);
  g_assert_cmpstr (get_supply (self, 0), ==, left);
}

/* They are the same however many tiles there are beside them, and never shortened. */
static void
test_little_room (CardsFixture *self, gconstpointer people)
{
  GtkWidget *tiles = cards_fixture_get_child (self, 0, "tiles");
  g_autofree char *numbers = g_strdup (get_supply (self, 0));

  gtk_widget_set_size_request (tiles, 2000, -1);
  await (gtk_widget_get_width (tiles) == 2000);
  driver_settle ();
  g_assert_cmpstr (get_supply (self, 0), ==, numbers);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (get_supply_label (self, 0))));
}

/* What the numbers say is told where they are pointed at. */
static void
test_supply_in_words (CardsFixture *self, gconstpointer people)
{
  MedinaPlayer *player = medina_game_get_player (self->game, 0);
  g_autofree char *all = g_strdup_printf ("%u pieces left", medina_player_get_pieces_left (player));
  g_autofree char *words = NULL;

  g_assert_cmpstr (gtk_widget_get_tooltip_text (cards_fixture_get_child (self, 0, "state")), ==,
                   all);
  while (medina_player_get_placeable (player) == medina_player_get_pieces_left (player))
    cards_fixture_play_one (self);
  words =
    g_strdup_printf ("There’s room for %u of the %u pieces left",
                     medina_player_get_placeable (player), medina_player_get_pieces_left (player));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (cards_fixture_get_child (self, 0, "state")), ==,
                   words);
}

static void
assert_told (CardsFixture *self)
{
  GtkWidget *state = cards_fixture_get_child (self, 0, "state"), *popover;

  await (medina_popovers_find_open (self->cards[0]) != NULL);
  popover = medina_popovers_find_open (self->cards[0]);
  g_assert_nonnull (driver_find_label (popover, gtk_widget_get_tooltip_text (state)));
  gtk_popover_popdown (GTK_POPOVER (popover));
  await (medina_popovers_find_open (self->cards[0]) == NULL);
}

/* Nobody has to wait for the tooltip. */
static void
test_supply_is_asked (CardsFixture *self, gconstpointer people)
{
  GtkWidget *state = cards_fixture_get_child (self, 0, "state");

  if (real_input_is_missing ())
    return;
  driver_press_widget (state);
  assert_told (self);
  real_input_click_third (state, gtk_widget_get_width (state) / 2.0,
                          gtk_widget_get_height (state) / 2.0);
  assert_told (self);
  g_assert_cmpint (self->picked, ==, -1);
}

/* --- Tiles */

/* The card of somebody who has more than four; NULL for nobody. */
static GtkWidget *
find_card_of_many_tiles (Driver *driver)
{
  GtkWidget *card = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_PLAYER_CARD);
  MedinaGame *game = driver_get_game (driver);

  for (guint i = 0; card != NULL; card = gtk_widget_get_next_sibling (card), i++)
    if (g_list_model_get_n_items (medina_player_get_tiles (medina_game_get_player (game, i))) > 4)
      return card;
  return NULL;
}

/* Where they have room they are no narrower than few are; else they are before one covers
 * another. */
static void
test_many_tiles (void)
{
  Driver driver;
  GtkWidget *card, *state, *tile;
  graphene_rect_t next;
  MdnRandom random;
  int width;

  mdn_random_seed (&random, 3);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1280, 800);
  while ((card = find_card_of_many_tiles (&driver)) == NULL)
    g_assert_true (named_game_play_random (driver_get_game (&driver), &random));
  state = GTK_WIDGET (gtk_widget_get_template_child (card, MEDINA_TYPE_PLAYER_CARD, "state"));
  tile = get_first_tile (
    GTK_WIDGET (gtk_widget_get_template_child (card, MEDINA_TYPE_PLAYER_CARD, "tiles")));
  driver_await_layout (GTK_WIDGET (driver.window));
  width = gtk_widget_get_width (tile);
  g_assert_cmpint (width, >, 0);
  g_assert_cmpint (width, ==, gtk_widget_get_height (tile));
  gtk_widget_set_size_request (state,
                               gtk_widget_get_width (gtk_widget_get_parent (state)) - 9 * width / 2,
                               -1);
  await (gtk_widget_get_width (tile) < width);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_next_sibling (tile), tile, &next));
  g_assert_cmpfloat (next.origin.x, >=, gtk_widget_get_width (tile));
  driver_close (&driver);
}

static graphene_rect_t
find_bounds (GtkWidget *card, GtkWidget *widget)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  g_assert_true (gtk_widget_compute_bounds (widget, card, &area));
  return area;
}

/* The frame of a piece in hand reaches to the edge of its button, and tiles have an edge of their
 * own. */
static void
check_tiles_are_clear (int width, int height)
{
  Driver driver;
  GtkWidget *card, *tiles, *button;
  graphene_rect_t area;
  MdnRandom random;

  mdn_random_seed (&random, 3);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  while ((card = find_card_of_many_tiles (&driver)) == NULL ||
         !gtk_widget_has_css_class (card, "current"))
    g_assert_true (named_game_play_random (driver_get_game (&driver), &random));
  driver_await_layout (GTK_WIDGET (driver.window));
  driver_settle ();
  tiles = GTK_WIDGET (gtk_widget_get_template_child (card, MEDINA_TYPE_PLAYER_CARD, "tiles"));
  button = gtk_widget_get_first_child (
    GTK_WIDGET (gtk_widget_get_template_child (card, MEDINA_TYPE_PLAYER_CARD, "stock")));
  while (!gtk_widget_get_mapped (button))
    button = gtk_widget_get_next_sibling (button);
  area = find_bounds (card, tiles);
  g_test_message ("%d × %d", width, height);
  g_assert_cmpfloat (area.size.height, >, 0);
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, find_bounds (card, button).origin.y + 2);
  driver_close (&driver);
}

static void
test_clear_tiles (void)
{
  check_tiles_are_clear (1280, 800);
  check_tiles_are_clear (1920, 1080);
  check_tiles_are_clear (3840, 2160);
}

static void
test_hint (CardsFixture *self, gconstpointer people)
{
  medina_player_card_set_hint (MEDINA_PLAYER_CARD (self->cards[0]), MDN_STABLE);
  g_assert_true (
    gtk_widget_has_css_class (cards_fixture_get_button (self, 0, MDN_STABLE), "hinted"));
  g_assert_false (
    gtk_widget_has_css_class (cards_fixture_get_button (self, 0, MDN_WALL), "hinted"));
  medina_player_card_set_hint (MEDINA_PLAYER_CARD (self->cards[0]), MDN_PIECES);
  g_assert_false (
    gtk_widget_has_css_class (cards_fixture_get_button (self, 0, MDN_STABLE), "hinted"));
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  cards_fixture_add_test ("/player-card/of-who-is-to-move-is-open", CARDS_FIXTURE_PLAYERS,
                          test_open);
  cards_fixture_add_test ("/player-card/of-the-last-person-stays-open-while-a-computer-plays", 2,
                          test_open_meanwhile);
  cards_fixture_add_test ("/player-card/of-a-single-person-is-always-open", 1, test_single_person);
  cards_fixture_add_test ("/player-card/screens-hide-all-but-rooftops", CARDS_FIXTURE_PLAYERS,
                          test_screens);
  cards_fixture_add_test ("/player-card/screens-take-no-more-room", CARDS_FIXTURE_PLAYERS,
                          test_low_screens);
  g_test_add_func ("/player-card/screens-take-less-room", test_lower_screens);
  cards_fixture_add_test ("/player-card/screens-keep-small-while-a-computer-plays", 2,
                          test_small_screens);
  cards_fixture_add_test ("/player-card/has-score-pieces-left-and-tiles", CARDS_FIXTURE_PLAYERS,
                          test_table);
  cards_fixture_add_test ("/player-card/points-say-what-they-come-from", CARDS_FIXTURE_PLAYERS,
                          test_breakdown);
  cards_fixture_add_test ("/player-card/counts-what-can-be-placed-but-not-for-purists",
                          CARDS_FIXTURE_PLAYERS, test_counter);
  cards_fixture_add_test ("/player-card/what-can-be-placed-stands-there-in-one-form",
                          CARDS_FIXTURE_PLAYERS, test_little_room);
  cards_fixture_add_test ("/player-card/and-is-told-in-words", CARDS_FIXTURE_PLAYERS,
                          test_supply_in_words);
  cards_fixture_add_test ("/player-card/and-is-told-where-it-is-clicked", CARDS_FIXTURE_PLAYERS,
                          test_supply_is_asked);
  g_test_add_func ("/player-card/many-tiles-are-as-large-as-there-is-room", test_many_tiles);
  g_test_add_func ("/player-card/tiles-are-clear-of-what-is-below-them", test_clear_tiles);
  cards_fixture_add_test ("/player-card/a-hint-marks-one-kind-of-piece", CARDS_FIXTURE_PLAYERS,
                          test_hint);
  return g_test_run ();
}
