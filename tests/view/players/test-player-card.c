/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-options.h"
#include "medina-names.h"
#include "medina-piece-button.h"
#include "medina-player-cards.h"
#include "medina-score-button.h"
#include "medina-score-item.h"
#include "medina-seat-chooser.h"
#include "await.h"
#include "driver.h"
#include "named-game.h"
#include "playout.h"
#include "real-input.h"

/* The cards of the players and the buttons on them, in a window of their own. */

enum
{
  PLAYERS = 3,
};

typedef struct
{
  MedinaGame *game;
  MdnRandom random;
  GtkWidget *window;
  GtkWidget *cards[PLAYERS];

  /* what the window's actions were last called with */
  int picked; /* -1 before */
  guint seat;
  char *word; /* owned */
} Fixture;

static void
pick_cb (GSimpleAction *action, GVariant *piece, gpointer data)
{
  ((Fixture *) data)->picked = g_variant_get_int32 (piece);
}

static void
set_seat_cb (GSimpleAction *action, GVariant *choice, gpointer data)
{
  Fixture *self = data;

  g_free (self->word);
  g_variant_get (choice, "(us)", &self->seat, &self->word);
}

static const GActionEntry actions[] = {
  { "pick", pick_cb, "i" },
  { "set-seat", set_seat_cb, "(us)" },
};

static void
add_actions (Fixture *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (self->window, "win", G_ACTION_GROUP (group));
}

/* The first player begins; as many people have the first seats. */
static MedinaGame *
create_game (guint people)
{
  g_autoptr (MedinaGameOptions) options = medina_game_options_new ();

  medina_game_options_set_players (options, PLAYERS);
  medina_game_options_set_starting_player (options, 1);
  for (guint seat = 0; seat < PLAYERS; seat++)
    medina_game_options_set_kind (options, seat,
                                  seat < people ? MEDINA_SEAT_HUMAN : MEDINA_SEAT_COMPUTER);
  return medina_game_options_create_game (options, 7);
}

static void
play_one (Fixture *self)
{
  const MdnPlacement placement =
    mdn_playout_choose (medina_game_get_position (self->game), &self->random);

  g_assert_cmpint (medina_game_play (self->game, placement), ==, MDN_REASON_NONE);
  medina_game_end_turn (self->game);
}

static void
play_until_turn_of (Fixture *self, guint number)
{
  while (medina_player_get_number (medina_game_get_current_player (self->game)) != number)
    play_one (self);
}

/* The opening is over: the first player is to move, with everything in stock. */
static void
set_up (Fixture *self, gconstpointer people)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  MedinaPlayerCards *cards = g_object_new (MEDINA_TYPE_PLAYER_CARDS, NULL);

  self->picked = -1;
  mdn_random_seed (&self->random, 7);
  self->game = create_game (GPOINTER_TO_UINT (people));
  self->window = gtk_window_new ();
  add_actions (self);
  medina_player_cards_set_atlas (cards, atlas);
  medina_player_cards_set_game (cards, self->game);
  g_assert_null (medina_player_cards_get (cards, PLAYERS));
  for (guint i = 0; i < PLAYERS; i++)
    self->cards[i] = GTK_WIDGET (medina_player_cards_get (cards, i));
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (cards));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 500, 900);
  while (medina_game_get_phase (self->game) == MDN_PHASE_OPENING)
    play_one (self);
  gtk_window_present (GTK_WINDOW (self->window));
  await (gtk_widget_get_mapped (self->window) && gtk_widget_get_width (self->window) != 0);
  driver_settle ();
}

static void
tear_down (Fixture *self, gconstpointer people)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  driver_settle ();
  g_free (self->word);
  g_assert_finalize_object (self->game);
}

static GtkWidget *
child (Fixture *self, guint card, const char *name)
{
  return GTK_WIDGET (
    gtk_widget_get_template_child (self->cards[card], MEDINA_TYPE_PLAYER_CARD, name));
}

static const char *
text (Fixture *self, guint card, const char *name)
{
  return gtk_label_get_label (GTK_LABEL (child (self, card, name)));
}

static GtkWidget *
button (Fixture *self, guint card, MdnPiece piece)
{
  GtkWidget *found = gtk_widget_get_first_child (child (self, card, "stock"));

  while (found != NULL && medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (found)) != piece)
    found = gtk_widget_get_next_sibling (found);
  g_assert_nonnull (found);
  return found;
}

static gboolean
is_open (Fixture *self, guint card)
{
  return !gtk_widget_has_css_class (button (self, card, MDN_WALL), "compact");
}

/* --- Cards ------------------------------------------------------------------------------------ */

static void
test_open (Fixture *self, gconstpointer people)
{
  for (guint turn = 0; turn < PLAYERS; turn++)
    {
      play_until_turn_of (self, turn);
      for (guint card = 0; card < PLAYERS; card++)
        {
          g_assert_cmpint (is_open (self, card), ==, card == turn);
          g_assert_cmpint (gtk_widget_has_css_class (self->cards[card], "current"), ==,
                           card == turn);
        }
    }
}

static void
test_open_meanwhile (Fixture *self, gconstpointer people)
{
  play_until_turn_of (self, 2);
  g_assert_true (medina_game_awaits_computer (self->game));
  g_assert_false (is_open (self, 0));
  g_assert_true (is_open (self, 1));
  g_assert_false (is_open (self, 2));
  g_assert_true (gtk_widget_has_css_class (self->cards[2], "current"));
}

static void
test_single_person (Fixture *self, gconstpointer people)
{
  for (guint turn = 0; turn < PLAYERS; turn++)
    {
      play_until_turn_of (self, turn);
      g_assert_true (is_open (self, 0));
      g_assert_false (is_open (self, 1));
      g_assert_false (is_open (self, 2));
    }
}

static void
test_screens (Fixture *self, gconstpointer people)
{
  medina_game_set_screens (self->game, TRUE);
  for (guint card = 0; card < PLAYERS; card++)
    {
      const gboolean own = card == 0;

      g_assert_true (gtk_widget_get_visible (button (self, card, MDN_ROOFTOP)));
      g_assert_cmpint (gtk_widget_get_visible (button (self, card, MDN_WALL)), ==, own);
      g_assert_cmpint (gtk_widget_get_visible (button (self, card, MDN_STABLE)), ==, own);
      g_assert_cmpint (gtk_widget_get_visible (child (self, card, "state")), ==, own);
      g_assert_cmpint (gtk_widget_get_visible (child (self, card, "screen")), ==, !own);
    }
  medina_game_set_screens (self->game, FALSE);
  g_assert_true (gtk_widget_get_visible (button (self, 1, MDN_WALL)));
  g_assert_false (gtk_widget_get_visible (child (self, 1, "screen")));
}

static void
assert_text_has_number (Fixture *self, guint card, const char *name, int number)
{
  g_autofree char *word = g_strdup_printf ("\\b%d\\b", number);

  g_assert_true (g_regex_match_simple (word, text (self, card, name), 0, 0));
}

/* Opens the points of a card and adds up what they are said to come from, the total last. */
static int
add_up (Fixture *self, guint card, int *total)
{
  GtkWidget *popover = driver_find (child (self, card, "score"), GTK_TYPE_POPOVER);
  GtkWidget *grid;
  int sum = 0;

  driver_press_widget (child (self, card, "score"));
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
test_breakdown (Fixture *self, gconstpointer people)
{
  while (!medina_game_get_over (self->game))
    play_one (self);
  for (guint card = 0; card < PLAYERS; card++)
    {
      const int score = medina_player_get_score (medina_game_get_player (self->game, card));
      int total;

      if (score == 0)
        continue;
      g_assert_cmpint (add_up (self, card, &total), ==, score);
      g_assert_cmpint (total, ==, score);
    }
}

/* How many of the pieces left can still be placed, where that is not all of them. */
static guint
check_supplies (Fixture *self)
{
  guint told = 0;

  for (guint card = 0; card < PLAYERS; card++)
    {
      MedinaPlayer *player = medina_game_get_player (self->game, card);
      const guint placeable = medina_player_get_placeable (player);

      if (medina_player_get_pieces_left (player) > 0 && placeable == 0 &&
          !medina_game_get_over (self->game))
        g_assert_cmpstr (text (self, card, "state"), ==, "Can’t place any");
      else
        assert_text_has_number (self, card, "state", (int) medina_player_get_pieces_left (player));
      if (placeable == 0 || placeable == medina_player_get_pieces_left (player))
        continue;
      assert_text_has_number (self, card, "state", (int) placeable);
      told++;
    }
  return told;
}

/* To the end of the game, where tiles have gone from hand to hand. */
static void
test_table (Fixture *self, gconstpointer people)
{
  guint held = 0, told = 0;

  for (; !medina_game_get_over (self->game); told += check_supplies (self))
    play_one (self);
  g_assert_cmpuint (told, >, 0);
  for (guint card = 0; card < PLAYERS; card++)
    {
      MedinaPlayer *player = medina_game_get_player (self->game, card);
      GListModel *tiles = medina_player_get_tiles (player);
      GtkWidget *tile = gtk_widget_get_first_child (child (self, card, "tiles"));

      g_assert_cmpint (atoi (medina_score_button_get_text (
                         MEDINA_SCORE_BUTTON (child (self, card, "score")))),
                       ==, medina_player_get_score (player));
      assert_text_has_number (self, card, "state", (int) medina_player_get_pieces_left (player));
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

static void
test_kind (Fixture *self, gconstpointer people)
{
  MedinaPlayer *player = medina_game_get_player (self->game, 1);

  g_assert_cmpstr (text (self, 1, "name"), ==, medina_player_get_display_name (player));
  g_assert_false (gtk_widget_get_visible (child (self, 1, "kind")));
  medina_player_set_level (player, MEDINA_LEVEL_HARD);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  g_assert_true (gtk_widget_get_visible (child (self, 1, "kind")));
  g_assert_cmpstr (text (self, 1, "kind"), ==,
                   medina_seat_get_name (MEDINA_SEAT_COMPUTER, MEDINA_LEVEL_HARD));
  g_assert_cmpstr (text (self, 1, "name"), ==, medina_player_get_display_name (player));
}

/* The third row is the computer's second level. */
static void
test_choice (Fixture *self, gconstpointer people)
{
  if (real_input_is_missing ())
    return;
  driver_press_widget (driver_find (self->cards[1], MEDINA_TYPE_SEAT_CHOOSER));
  driver_settle ();
  real_input_key (GDK_KEY_Down, 0);
  real_input_key (GDK_KEY_Down, 0);
  real_input_key (GDK_KEY_Return, 0);
  g_assert_cmpuint (self->seat, ==, 1);
  g_assert_cmpstr (self->word, ==, "medium");
}

static void
test_hint (Fixture *self, gconstpointer people)
{
  medina_player_card_set_hint (MEDINA_PLAYER_CARD (self->cards[0]), MDN_STABLE);
  g_assert_true (gtk_widget_has_css_class (button (self, 0, MDN_STABLE), "hinted"));
  g_assert_false (gtk_widget_has_css_class (button (self, 0, MDN_WALL), "hinted"));
  medina_player_card_set_hint (MEDINA_PLAYER_CARD (self->cards[0]), MDN_PIECES);
  g_assert_false (gtk_widget_has_css_class (button (self, 0, MDN_STABLE), "hinted"));
}

/* --- Their buttons ---------------------------------------------------------------------------- */

static void
test_click (Fixture *self, gconstpointer people)
{
  if (real_input_is_missing ())
    return;
  driver_press_widget (button (self, 0, MDN_WALL));
  g_assert_cmpint (self->picked, ==, MDN_WALL);
  driver_press_widget (button (self, 0, MDN_MERCHANT));
  g_assert_cmpint (self->picked, ==, MDN_MERCHANT);
}

static void
test_keys (Fixture *self, gconstpointer people)
{
  if (real_input_is_missing ())
    return;
  gtk_widget_grab_focus (button (self, 0, MDN_MERCHANT));
  real_input_key (GDK_KEY_space, 0);
  await (self->picked == MDN_MERCHANT);
  real_input_key (GDK_KEY_Tab, 0);
  real_input_key (GDK_KEY_Return, 0);
  await (self->picked == MDN_WALL);
}

/* Nobody picks from the stock of another player, nor a rooftop before there is a palace. */
static void
test_not_playable (Fixture *self, gconstpointer people)
{
  g_assert_true (gtk_widget_is_sensitive (button (self, 0, MDN_WALL)));
  g_assert_false (gtk_widget_is_sensitive (button (self, 0, MDN_ROOFTOP)));
  g_assert_false (gtk_widget_is_sensitive (button (self, 1, MDN_WALL)));
  if (real_input_is_missing ())
    return;
  driver_press_widget (button (self, 0, MDN_ROOFTOP));
  driver_press_widget (button (self, 1, MDN_WALL));
  g_assert_cmpint (self->picked, ==, -1);
}

static void
test_in_hand (Fixture *self, gconstpointer people)
{
  medina_game_set_selected_piece (self->game, MDN_WALL);
  g_assert_true (gtk_widget_has_css_class (button (self, 0, MDN_WALL), "in-hand"));
  g_assert_false (gtk_widget_has_css_class (button (self, 1, MDN_WALL), "in-hand"));
  medina_game_set_selected_piece (self->game, MDN_MERCHANT);
  g_assert_false (gtk_widget_has_css_class (button (self, 0, MDN_WALL), "in-hand"));
  g_assert_true (gtk_widget_has_css_class (button (self, 0, MDN_MERCHANT), "in-hand"));
}

/* The only label below a button. */
static const char *
count_of (GtkWidget *button)
{
  return gtk_label_get_label (GTK_LABEL (driver_find (button, GTK_TYPE_LABEL)));
}

static void
test_count (Fixture *self, gconstpointer people)
{
  MedinaPlayer *player = medina_game_get_player (self->game, 0);
  MedinaStockItem *walls = medina_player_get_stock_item (player, MDN_WALL);
  GtkWidget *wall = button (self, 0, MDN_WALL);

  for (guint left = medina_stock_item_get_count (walls) + 1; left > 0;)
    if (medina_stock_item_get_count (walls) < left)
      {
        g_autofree char *number = g_strdup_printf ("%u", --left);

        g_assert_cmpstr (count_of (wall), ==, number);
        g_assert_true (g_str_has_suffix (gtk_widget_get_tooltip_text (wall), number));
        g_assert_cmpint (gtk_widget_has_css_class (wall, "none-left"), ==, left == 0);
      }
    else
      play_one (self);
}

static GtkWidget *
create_blocking_button (MedinaGame *game, MedinaPieceAtlas *atlas)
{
  MedinaPlayer *player = medina_game_get_player (game, 0);
  GListModel *stock = medina_player_get_stock (player);

  for (guint i = 0; i < g_list_model_get_n_items (stock); i++)
    {
      g_autoptr (MedinaStockItem) item = g_list_model_get_item (stock, i);

      if (medina_stock_item_get_piece (item) == MDN_OTHER_ROOFTOP)
        return g_object_ref_sink (medina_piece_button_new (game, player, item, atlas));
    }
  g_assert_not_reached ();
}

static void
test_blocking (void)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 2);
  g_autoptr (GtkWidget) button = create_blocking_button (game, atlas);

  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==,
                   "Blocking Rooftop: 4 (gray, black, brown, orange)");
  named_game_play (game, "Ml6 Gb2 Wb1 Nb2");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==,
                   "Blocking Rooftop: 3 (black, brown, orange)");
  medina_game_undo (game);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==,
                   "Blocking Rooftop: 4 (gray, black, brown, orange)");
}

static void
add (const char *path, guint people, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, GUINT_TO_POINTER (people), set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  add ("/player-card/of-who-is-to-move-is-open", PLAYERS, test_open);
  add ("/player-card/of-the-last-person-stays-open-while-a-computer-plays", 2, test_open_meanwhile);
  add ("/player-card/of-a-single-person-is-always-open", 1, test_single_person);
  add ("/player-card/screens-hide-all-but-rooftops", PLAYERS, test_screens);
  add ("/player-card/has-score-pieces-left-and-tiles", PLAYERS, test_table);
  add ("/player-card/points-say-what-they-come-from", PLAYERS, test_breakdown);
  add ("/player-card/says-which-computer-plays", PLAYERS, test_kind);
  add ("/player-card/a-choice-goes-to-the-players-seat", PLAYERS, test_choice);
  add ("/player-card/a-hint-marks-one-kind-of-piece", PLAYERS, test_hint);
  add ("/piece-button/a-click-picks-the-piece", PLAYERS, test_click);
  add ("/piece-button/keys-pick-the-piece", PLAYERS, test_keys);
  add ("/piece-button/what-cannot-be-placed-cannot-be-picked", PLAYERS, test_not_playable);
  add ("/piece-button/the-piece-in-hand-is-marked", PLAYERS, test_in_hand);
  g_test_add_func ("/piece-button/a-blocking-rooftop-tells-its-colors", test_blocking);
  add ("/piece-button/counts-down-to-none", PLAYERS, test_count);
  return g_test_run ();
}
