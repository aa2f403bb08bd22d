/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cards-fixture.h"

#include "await.h"
#include "driver.h"
#include "medina-game-options.h"
#include "medina-piece-button.h"
#include "playout.h"

static void
pick_cb (GSimpleAction *action, GVariant *piece, gpointer data)
{
  ((CardsFixture *) data)->picked = g_variant_get_int32 (piece);
}

static void
set_seat_cb (GSimpleAction *action, GVariant *choice, gpointer data)
{
  CardsFixture *self = data;

  g_free (self->word);
  g_variant_get (choice, "(us)", &self->seat, &self->word);
}

static const GActionEntry actions[] = {
  { "pick", pick_cb, "i" },
  { "set-seat", set_seat_cb, "(us)" },
  { "set-character", set_seat_cb, "(us)" }, /* the word tells */
};

static void
add_actions (CardsFixture *self)
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

  medina_game_options_set_players (options, CARDS_FIXTURE_PLAYERS);
  medina_game_options_set_starting_player (options, 1);
  for (guint seat = 0; seat < CARDS_FIXTURE_PLAYERS; seat++)
    medina_game_options_set_kind (options, seat,
                                  seat < people ? MEDINA_SEAT_HUMAN : MEDINA_SEAT_COMPUTER);
  return medina_game_options_create_game (options, 7);
}

void
cards_fixture_play_one (CardsFixture *self)
{
  const MdnPlacement placement =
    mdn_playout_choose (medina_game_get_position (self->game), &self->random);

  g_assert_cmpint (medina_game_play (self->game, placement), ==, MDN_REASON_NONE);
  medina_game_end_turn (self->game);
}

void
cards_fixture_play_until_turn_of (CardsFixture *self, guint number)
{
  while (medina_player_get_number (medina_game_get_current_player (self->game)) != number)
    cards_fixture_play_one (self);
}

/* The opening is over: the first player is to move, with everything in stock. */
static void
set_up (CardsFixture *self, gconstpointer people)
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
  g_assert_null (medina_player_cards_get (cards, CARDS_FIXTURE_PLAYERS));
  for (guint i = 0; i < CARDS_FIXTURE_PLAYERS; i++)
    self->cards[i] = GTK_WIDGET (medina_player_cards_get (cards, i));
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (cards));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 500, 900);
  while (medina_game_get_phase (self->game) == MDN_PHASE_OPENING)
    cards_fixture_play_one (self);
  gtk_window_present (GTK_WINDOW (self->window));
  await (gtk_widget_get_mapped (self->window) && gtk_widget_get_width (self->window) != 0);
  driver_settle ();
}

static void
tear_down (CardsFixture *self, gconstpointer people)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  driver_settle ();
  g_free (self->word);
  g_assert_finalize_object (self->game);
}

GtkWidget *
cards_fixture_get_child (CardsFixture *self, guint card, const char *name)
{
  return GTK_WIDGET (
    gtk_widget_get_template_child (self->cards[card], MEDINA_TYPE_PLAYER_CARD, name));
}

const char *
cards_fixture_get_text (CardsFixture *self, guint card, const char *name)
{
  return gtk_label_get_label (GTK_LABEL (cards_fixture_get_child (self, card, name)));
}

GtkWidget *
cards_fixture_get_button (CardsFixture *self, guint card, MdnPiece piece)
{
  GtkWidget *found = gtk_widget_get_first_child (cards_fixture_get_child (self, card, "stock"));

  while (found != NULL && medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (found)) != piece)
    found = gtk_widget_get_next_sibling (found);
  g_assert_nonnull (found);
  return found;
}

void
cards_fixture_add_test (const char *path,
                        guint people,
                        void (*test) (CardsFixture *, gconstpointer))
{
  g_test_add (path, CardsFixture, GUINT_TO_POINTER (people), set_up, test, tear_down);
}
