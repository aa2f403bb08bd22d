/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "cards-fixture.h"
#include "driver.h"
#include "medina-piece-button.h"
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

/* Nobody picks from the stock of another player. A rooftop cannot be placed before there is a palace: the action, which
 * hears of it, tells so. */
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

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  cards_fixture_add_test ("/piece-button/a-click-picks-the-piece", CARDS_FIXTURE_PLAYERS,
                          test_click);
  cards_fixture_add_test ("/piece-button/keys-pick-the-piece", CARDS_FIXTURE_PLAYERS, test_keys);
  cards_fixture_add_test ("/piece-button/what-cannot-be-placed-cannot-be-picked",
                          CARDS_FIXTURE_PLAYERS, test_not_playable);
  cards_fixture_add_test ("/piece-button/the-piece-in-hand-is-marked", CARDS_FIXTURE_PLAYERS,
                          test_in_hand);
  g_test_add_func ("/piece-button/a-blocking-rooftop-tells-its-colors", test_blocking);
  cards_fixture_add_test ("/piece-button/counts-down-to-none", CARDS_FIXTURE_PLAYERS, test_count);
  return g_test_run ();
}
