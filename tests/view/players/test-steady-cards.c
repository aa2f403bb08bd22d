/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-player-card.h"
#include "medina-seat-chooser.h"
#include "named-game.h"

/* While one plays the cards keep their places and sizes; they may change only between turns. */

enum
{
  PLACEMENTS = 120, /* with the ends of turns: enough for tiles of all kinds */
};

typedef struct
{
  MdnRuleSet rules;
  int players;
  int width;
  int height;
} Table;

static const Table tables[] = {
  { MDN_SECOND_EDITION, 4, 1280, 800 },
  { MDN_SECOND_EDITION, 2, 360, 640 },
  { MDN_FIRST_EDITION, 2, 1280, 800 },
};

static void
measure_cards (GtkWidget *cards, graphene_rect_t *areas)
{
  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    g_assert_true (gtk_widget_compute_bounds (card, cards, areas++));
}

static void
assert_same (const graphene_rect_t *before, const graphene_rect_t *after, int n_cards)
{
  for (int i = 0; i < n_cards; i++)
    {
      g_assert_cmpfloat (after[i].origin.y, ==, before[i].origin.y);
      g_assert_cmpfloat (after[i].size.width, ==, before[i].size.width);
      g_assert_cmpfloat (after[i].size.height, ==, before[i].size.height);
    }
}

static void
test_turns (gconstpointer data)
{
  const Table *table = data;
  graphene_rect_t before[MDN_MAX_PLAYERS], after[MDN_MAX_PLAYERS];
  MdnRandom random;
  Driver driver;
  MedinaGame *game;
  GtkWidget *cards;
  guint turn = G_MAXUINT;

  mdn_random_seed (&random, 3);
  driver_open (&driver, table->rules, table->players, FALSE, table->width, table->height);
  game = driver_get_game (&driver);
  cards = gtk_widget_get_parent (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PLAYER_CARD));
  for (int i = 0; i < PLACEMENTS && named_game_play_random (game, &random); i++)
    {
      const guint player = medina_player_get_number (medina_game_get_current_player (game));

      driver_await_layout (GTK_WIDGET (driver.window));
      measure_cards (cards, after);
      if (player == turn)
        assert_same (before, after, table->players);
      turn = player;
      memcpy (before, after, sizeof before);
    }
  driver_close (&driver);
}

static double
get_scrolled (GtkWidget *widget)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW))));
}

/* While a card has something open, neither the focus in it nor the turn of another player scrolls
 * the cards; what was missed is made up for. */
static void
test_open (void)
{
  MdnRandom random;
  Driver driver;
  GtkWidget *card, *button, *entry;

  mdn_random_seed (&random, 3);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  card = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PLAYER_CARD);
  button = driver_find (driver_find (card, MEDINA_TYPE_SEAT_CHOOSER), GTK_TYPE_MENU_BUTTON);
  entry = driver_find (button, GTK_TYPE_ENTRY);
  for (MedinaGame *game = driver_get_game (&driver);
       medina_player_get_number (medina_game_get_current_player (game)) != 0;)
    named_game_play_random (game, &random);
  driver_await_layout (GTK_WIDGET (driver.window));
  driver_settle ();
  g_assert_cmpfloat (get_scrolled (card), ==, 0);

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  await (gtk_widget_get_mapped (entry));
  gtk_widget_grab_focus (entry);
  for (MedinaGame *game = driver_get_game (&driver);
       medina_player_get_number (medina_game_get_current_player (game)) != 3;)
    named_game_play_random (game, &random);
  driver_await_layout (GTK_WIDGET (driver.window));
  driver_settle ();
  g_assert_true (gtk_widget_get_mapped (entry));
  g_assert_cmpfloat (get_scrolled (card), ==, 0);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  await (get_scrolled (card) > 0);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/steady-cards/edition-%d-for-%d-at-%d-by-%d", tables[i].rules,
                         tables[i].players, tables[i].width, tables[i].height);

      g_test_add_data_func (path, &tables[i], test_turns);
    }
  g_test_add_func ("/steady-cards/what-is-open-keeps-its-place", test_open);
  return g_test_run ();
}
