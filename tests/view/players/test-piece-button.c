/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "cards-fixture.h"
#include "driver.h"
#include "medina-piece-button.h"
#include "medina-piece-picture.h"
#include "named-game.h"
#include "real-input.h"

/* The buttons with the pieces on the cards of players. */

static void
test_click (CardsFixture *self, gconstpointer people)
{
  if (real_input_is_missing ())
    return;
  driver_press_widget (cards_fixture_get_button (self, 0, MDN_WALL));
  g_assert_cmpint (self->picked, ==, MDN_WALL);
  driver_press_widget (cards_fixture_get_button (self, 0, MDN_MERCHANT));
  g_assert_cmpint (self->picked, ==, MDN_MERCHANT);
}

static void
test_keys (CardsFixture *self, gconstpointer people)
{
  if (real_input_is_missing ())
    return;
  gtk_widget_grab_focus (cards_fixture_get_button (self, 0, MDN_MERCHANT));
  real_input_key (GDK_KEY_space, 0);
  await (self->picked == MDN_MERCHANT);
  real_input_key (GDK_KEY_Tab, 0);
  real_input_key (GDK_KEY_Return, 0);
  await (self->picked == MDN_WALL);
}

/* Nobody picks from the stock of another player. A rooftop cannot be placed before there is a
 * palace: the action, which hears of it, tells so. */
static void
test_not_playable (CardsFixture *self, gconstpointer people)
{
  g_assert_true (gtk_widget_is_sensitive (cards_fixture_get_button (self, 0, MDN_WALL)));
  g_assert_false (gtk_widget_is_sensitive (cards_fixture_get_button (self, 0, MDN_ROOFTOP)));
  g_assert_false (gtk_widget_is_sensitive (cards_fixture_get_button (self, 1, MDN_WALL)));
  if (real_input_is_missing ())
    return;
  driver_press_widget (cards_fixture_get_button (self, 1, MDN_WALL));
  driver_settle ();
  g_assert_cmpint (self->picked, ==, -1);
  driver_press_widget (
    cards_fixture_get_button (self, 0, MDN_ROOFTOP)); /* the action says why not */
  await (self->picked == MDN_ROOFTOP);
}

/* Where there is no space for a piece, whoever counts without help finds out on the board. */
static void
test_purist (CardsFixture *self, gconstpointer people)
{
  GtkWidget *rooftops = cards_fixture_get_button (self, 0, MDN_ROOFTOP);

  medina_game_set_purist (self->game, TRUE);
  g_assert_true (gtk_widget_is_sensitive (rooftops));
  g_assert_false (gtk_widget_is_sensitive (cards_fixture_get_button (self, 1, MDN_ROOFTOP)));
  g_assert_false (gtk_widget_is_sensitive (cards_fixture_get_button (self, 0, MDN_TEA)));
  medina_game_set_selected_piece (self->game, MDN_ROOFTOP);
  g_assert_true (gtk_widget_has_css_class (rooftops, "in-hand"));
  medina_game_set_purist (self->game, FALSE);
  g_assert_false (gtk_widget_is_sensitive (rooftops));
  g_assert_cmpint (medina_game_get_selected_piece (self->game), ==, -1);
}

static void
test_in_hand (CardsFixture *self, gconstpointer people)
{
  medina_game_set_selected_piece (self->game, MDN_WALL);
  g_assert_true (
    gtk_widget_has_css_class (cards_fixture_get_button (self, 0, MDN_WALL), "in-hand"));
  g_assert_false (
    gtk_widget_has_css_class (cards_fixture_get_button (self, 1, MDN_WALL), "in-hand"));
  medina_game_set_selected_piece (self->game, MDN_MERCHANT);
  g_assert_false (
    gtk_widget_has_css_class (cards_fixture_get_button (self, 0, MDN_WALL), "in-hand"));
  g_assert_true (
    gtk_widget_has_css_class (cards_fixture_get_button (self, 0, MDN_MERCHANT), "in-hand"));
}

/* The only label below a button. */
static const char *
count_of (GtkWidget *button)
{
  return gtk_label_get_label (GTK_LABEL (driver_find (button, GTK_TYPE_LABEL)));
}

static void
test_count (CardsFixture *self, gconstpointer people)
{
  MedinaPlayer *player = medina_game_get_player (self->game, 0);
  MedinaStockItem *walls = medina_player_get_stock_item (player, MDN_WALL);
  GtkWidget *wall = cards_fixture_get_button (self, 0, MDN_WALL);

  for (guint left = medina_stock_item_get_count (walls) + 1; left > 0;)
    if (medina_stock_item_get_count (walls) < left)
      {
        g_autofree char *number = g_strdup_printf ("%u", --left);

        g_assert_cmpstr (count_of (wall), ==, number);
        g_assert_true (g_str_has_suffix (gtk_widget_get_tooltip_text (wall), number));
        g_assert_cmpint (gtk_widget_has_css_class (wall, "none-left"), ==, left == 0);
      }
    else
      cards_fixture_play_one (self);
}

/* What nobody can place any more looks so from then on, in the turns of others, too. */
static void
test_lost (CardsFixture *self, gconstpointer people)
{
  guint waiting = 0;

  while (!mdn_position_is_over (medina_game_get_position (self->game)))
    {
      cards_fixture_play_one (self);
      for (guint player = 0; player < CARDS_FIXTURE_PLAYERS; player++)
        for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
          {
            MedinaPlayer *owner = medina_game_get_player (self->game, player);
            GtkWidget *button =
              piece != MDN_OTHER_ROOFTOP ? cards_fixture_get_button (self, player, piece) : NULL;

            if (button == NULL)
              continue;
            g_assert_cmpint (gtk_widget_has_css_class (button, "lost"), ==,
                             medina_stock_item_get_lost (
                               medina_player_get_stock_item (owner, piece)));
            waiting +=
              gtk_widget_has_css_class (button, "lost") && !medina_player_get_current (owner);
          }
    }
  g_assert_cmpuint (waiting, >, 0);
}

static gboolean
has_lost (CardsFixture *self)
{
  for (guint player = 0; player < CARDS_FIXTURE_PLAYERS; player++)
    for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
      if (piece != MDN_OTHER_ROOFTOP &&
          gtk_widget_has_css_class (cards_fixture_get_button (self, player, piece), "lost"))
        return TRUE;
  return FALSE;
}

/* Whoever counts without help is not told. */
static void
test_lost_for_purists (CardsFixture *self, gconstpointer people)
{
  while (!has_lost (self))
    cards_fixture_play_one (self);
  g_assert_false (medina_game_get_over (self->game));
  medina_game_set_purist (self->game, TRUE);
  g_assert_false (has_lost (self));
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

static gboolean
count_plain_cb (GtkWidget *button,
                int x,
                int y,
                gboolean keyboard,
                GtkTooltip *tooltip,
                guint *count)
{
  (*count)++;
  return FALSE;
}

/* The first merchant of the first edition is nobody's: the count stays as it is. */
static void
test_first_merchant (void)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 3);
  MedinaPlayer *player = medina_game_get_current_player (game);
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  MdnRandom random;
  g_autoptr (GtkWidget) button = g_object_ref_sink (
    medina_piece_button_new (game, player, medina_player_get_stock_item (player, MDN_MERCHANT),
                             atlas));
  guint plain = 0; /* how often the button has left it at its name */
  gboolean shown;

  g_signal_connect (button, "query-tooltip", G_CALLBACK (count_plain_cb), &plain);
  g_signal_emit_by_name (button, "query-tooltip", 12, 12, FALSE, tooltip, &shown);
  g_assert_cmpuint (plain, ==, 0);
  mdn_random_seed (&random, 3);
  named_game_play (game, "Ml6");
  while (medina_game_get_current_player (game) != player)
    named_game_play_random (game, &random);
  g_signal_emit_by_name (button, "query-tooltip", 12, 12, FALSE, tooltip, &shown);
  g_assert_cmpuint (plain, ==, 1);
}

static GtkWidget *
find_with_class (GtkWidget *widget, const char *name)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, name))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_with_class (child, name);
  return found;
}

/* The colors of a blocking rooftop do not lie over its key. */
static void
test_key_is_seen (void)
{
  static const int widths[] = { 360, 1120, 1900 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Driver driver;
      GtkWidget *colors, *digit;
      graphene_rect_t of_colors, of_digit;

      driver_open (&driver, MDN_FIRST_EDITION, 2, FALSE, widths[i], 740);
      driver_await_layout (GTK_WIDGET (driver.window));
      colors = find_with_class (GTK_WIDGET (driver.window), "hues");
      digit = find_with_class (gtk_widget_get_parent (colors), "piece-digit");
      g_assert_true (gtk_widget_get_visible (digit));
      g_assert_true (gtk_widget_compute_bounds (colors, GTK_WIDGET (driver.window), &of_colors));
      g_assert_true (gtk_widget_compute_bounds (digit, GTK_WIDGET (driver.window), &of_digit));
      g_assert_cmpfloat (of_colors.size.height, >, 0);
      g_assert_false (graphene_rect_intersection (&of_digit, &of_colors, NULL));
      driver_close (&driver);
    }
}

/* However wide the button is, the count touches the piece. */
static void
test_count_is_at_the_piece (CardsFixture *self, gconstpointer people)
{
  GtkWidget *button = cards_fixture_get_button (self, 0, MDN_WALL);
  GtkWidget *picture = medina_piece_button_get_picture (MEDINA_PIECE_BUTTON (button));
  GtkWidget *count = find_with_class (button, "piece-count");

  for (int width = 60; width <= 240; width += 60)
    {
      graphene_rect_t of_picture, of_count;
      double edge;

      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (button, width, 120, -1, NULL);
      g_assert_true (gtk_widget_compute_bounds (picture, button, &of_picture));
      g_assert_true (gtk_widget_compute_bounds (count, button, &of_count));
      edge = of_picture.origin.x + (of_picture.size.width + medina_piece_picture_get_drawn_width (
                                                              MEDINA_PIECE_PICTURE (picture))) /
                                     2;
      g_assert_cmpfloat (of_count.origin.x, <, edge);
      g_assert_cmpfloat (of_count.origin.x + of_count.size.width, >=, edge - 1);
    }
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  cards_fixture_add_test ("/piece-button/a-click-picks-the-piece", CARDS_FIXTURE_PLAYERS,
                          test_click);
  cards_fixture_add_test ("/piece-button/keys-pick-the-piece", CARDS_FIXTURE_PLAYERS, test_keys);
  cards_fixture_add_test ("/piece-button/what-cannot-be-placed-cannot-be-picked",
                          CARDS_FIXTURE_PLAYERS, test_not_playable);
  cards_fixture_add_test ("/piece-button/purists-are-not-told-that-there-is-no-space",
                          CARDS_FIXTURE_PLAYERS, test_purist);
  cards_fixture_add_test ("/piece-button/the-piece-in-hand-is-marked", CARDS_FIXTURE_PLAYERS,
                          test_in_hand);
  cards_fixture_add_test ("/piece-button/what-is-lost-looks-so-in-every-turn",
                          CARDS_FIXTURE_PLAYERS, test_lost);
  cards_fixture_add_test ("/piece-button/what-is-lost-is-not-told-to-purists",
                          CARDS_FIXTURE_PLAYERS, test_lost_for_purists);
  g_test_add_func ("/piece-button/a-blocking-rooftop-tells-its-colors", test_blocking);
  g_test_add_func ("/piece-button/the-key-of-a-blocking-rooftop-is-seen", test_key_is_seen);
  g_test_add_func ("/piece-button/the-first-merchant-comes-from-the-box", test_first_merchant);
  cards_fixture_add_test ("/piece-button/the-count-is-at-the-piece", CARDS_FIXTURE_PLAYERS,
                          test_count_is_at_the_piece);
  cards_fixture_add_test ("/piece-button/counts-down-to-none", CARDS_FIXTURE_PLAYERS, test_count);
  return g_test_run ();
}
