/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-game-page.h"
#include "named-game.h"

/* What is said to people who do not see the board. */

typedef struct
{
  MedinaGame *game;
  GtkWidget *window;
  MedinaNarrator *narrator;
  GString *said; /* all of it, with a bar behind each text */
} Fixture;

static void
said_cb (Fixture *self, const char *text)
{
  g_string_append_printf (self->said, "%s|", text);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  self->game = named_game_new (MDN_SECOND_EDITION, 4);
  self->said = g_string_new (NULL);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), label);
  self->narrator = medina_narrator_new (label);
  g_signal_connect_swapped (self->narrator, "said", G_CALLBACK (said_cb), self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->narrator);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->game);
  g_string_free (self->said, TRUE);
}

/* What was said since this was asked last. */
static void
assert_said (Fixture *self, const char *expected)
{
  await_quiet ();
  g_assert_cmpstr (self->said->str, ==, expected);
  g_string_truncate (self->said, 0);
}

static void
begin (Fixture *self)
{
  medina_narrator_set_game (self->narrator, self->game);
  assert_said (self, "Aisha’s turn: place 2 pieces.|");
}

static void
test_turn (Fixture *self, gconstpointer data)
{
  begin (self);
  named_game_play (self->game, "Gb2");
  assert_said (self, "Aisha’s turn: place 1 more piece.|");
  named_game_play (self->game, "Rb2");
  assert_said (self, "Aisha’s turn is complete. End it, or undo anything you want to change.|");
  medina_game_end_turn (self->game);
  assert_said (self, "Ben’s turn: place 2 pieces.|");
}

/* What a computer places says that it was its turn; that it thinks is said where one has to wait
 * for it. */
static void
test_computer (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaPlayer) ben = g_list_model_get_item (medina_game_get_players (self->game), 1);

  medina_player_set_kind (ben, MEDINA_SEAT_COMPUTER);
  begin (self);
  named_game_play (self->game, "Gb2 Rb2");
  await_quiet ();
  g_string_truncate (self->said, 0);
  medina_game_end_turn (self->game);
  assert_said (self, "");
  await (self->said->len > 0);
  assert_said (self, "Ben (computer, easy) is thinking…|");
}

/* All that comes of one action is said at once. */
static void
test_together (Fixture *self, gconstpointer data)
{
  begin (self);
  named_game_play (self->game, "Gb2");
  medina_narrator_say (self->narrator, "Aisha: Gray building on b2");
  assert_said (self, "Aisha: Gray building on b2\nAisha’s turn: place 1 more piece.|");
}

static void
test_hand (Fixture *self, gconstpointer data)
{
  begin (self);
  medina_game_set_selected_piece (self->game, MDN_STABLE);
  assert_said (self, "");
  medina_game_set_selected_piece (self->game, MDN_MERCHANT);
  assert_said (self, "Merchant in hand; can go on 4 spaces|");
  medina_game_set_selected_piece (self->game, -1);
  assert_said (self, "Nothing in hand|");
  named_game_play (self->game, "Gb2");
  assert_said (self, "Aisha’s turn: place 1 more piece.|");
  medina_game_set_selected_piece (self->game, MDN_ROOFTOP);
  assert_said (self, "Rooftop in hand; can go on 1 palace|");
}

/* The only piece that can be placed is in hand without having been picked. */
static void
test_hand_by_itself (Fixture *self, gconstpointer data)
{
  begin (self);
  named_game_play (self->game, "Gb2");
  medina_game_set_selected_piece (self->game, MDN_ROOFTOP);
  assert_said (self, "Rooftop in hand; can go on 1 palace\nAisha’s turn: place 1 more piece.|");
}

static void
test_undo (Fixture *self, gconstpointer data)
{
  begin (self);
  named_game_play (self->game, "Gb2 Rb2");
  await_quiet ();
  g_string_truncate (self->said, 0);
  medina_game_undo (self->game);
  assert_said (self,
               "Undone: Rooftop on the gray palace at b2\nAisha’s turn: place 1 more piece.|");
  medina_game_redo (self->game);
  await_quiet ();
  g_string_truncate (self->said, 0);
  medina_game_undo (self->game);
  medina_game_undo (self->game);
  assert_said (
    self, "2 placements undone, the earliest: Gray building on b2\nAisha’s turn: place 2 pieces.|");
}

/* Before anything could be said of what was there. */
static void
test_replaced (Fixture *self, gconstpointer data)
{
  begin (self);
  named_game_play (self->game, "Gb2");
  medina_game_undo (self->game);
  named_game_play (self->game, "Ob2");
  assert_said (self, "Aisha’s turn: place 1 more piece.|");
}

static void
test_looking_back (Fixture *self, gconstpointer data)
{
  begin (self);
  named_game_play (self->game, "Gb2 Rb2 Wa2 Wa3 Pd4");
  await_quiet ();
  g_string_truncate (self->said, 0);
  medina_game_seek (self->game, 2);
  assert_said (self,
               "Aisha: Gray building on b2\nAisha: Rooftop on the gray palace at b2,\u00a0+2\n"
               "This is the city after Aisha’s turn.|");
  medina_game_seek (self->game, 5);
  assert_said (self, "Chiara’s turn: place 1 more piece.|");
}

static void
test_opened (Fixture *self, gconstpointer data)
{
  named_game_play (self->game, "Gb2 Rb2 Wa2 Wa3 Wb1 Wc1 Wd1 We1 Pd4 Rd4");
  medina_narrator_set_game (self->narrator, self->game);
  await_quiet ();
  g_assert_nonnull (strstr (self->said->str, "Ben: Wall on a2"));
  g_assert_nonnull (strstr (self->said->str, "Dai: Wall on e1"));
  g_assert_null (strstr (self->said->str, "Gray building on b2"));
}

/* Also what was taken from whoever is to place, as long as that is not answered. */
static void
test_opened_after_loss (Fixture *self, gconstpointer data)
{
  named_game_play (self->game, "Gb2 Rb2 Gd4 Ge4 Rd4 Wa2 Wa3 Wa4");
  medina_game_end_turn (self->game);
  medina_narrator_set_game (self->narrator, self->game);
  await_quiet ();
  g_assert_nonnull (
    strstr (self->said->str, "\nChiara takes the gray palace tile from Aisha.\nAisha’s turn"));
}

static void
test_recall (Fixture *self, gconstpointer data)
{
  g_assert_cmpstr (medina_narrator_recall (self->narrator), ==, "");
  begin (self);
  medina_narrator_say (self->narrator, "first");
  await_quiet ();
  medina_narrator_say (self->narrator, "second");
  await_quiet ();
  g_assert_cmpstr (medina_narrator_recall (self->narrator), ==, "second");
  g_assert_cmpstr (medina_narrator_recall (self->narrator), ==, "first");
  medina_narrator_say (self->narrator, "third");
  await_quiet ();
  g_assert_cmpstr (medina_narrator_recall (self->narrator), ==, "third");
  g_assert_cmpstr (medina_narrator_recall (self->narrator), ==, "second");
}

/* --- In the window ---------------------------------------------------------------------------- */

static void
driver_said_cb (GString *said, const char *text)
{
  g_string_append_printf (said, "%s|", text);
}

static void
test_window (void)
{
  g_autoptr (GString) said = g_string_new (NULL);
  MedinaGamePage *page;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_settle ();
  page = MEDINA_GAME_PAGE (driver_find (GTK_WIDGET (driver.window), medina_game_page_get_type ()));
  g_signal_connect_swapped (medina_game_page_get_narrator (page), "said",
                            G_CALLBACK (driver_said_cb), said);
  medina_game_page_play (page, mdn_placement (MDN_STABLE, mdn_space (3, 3)));
  driver_settle ();
  g_assert_cmpstr (said->str, ==, "A stable must go next to a building.|");
  g_string_truncate (said, 0);
  medina_game_page_play (page, mdn_placement (MDN_WALL, mdn_space (0, 1)));
  driver_settle ();
  g_assert_true (g_str_has_prefix (said->str, "Player 1: Wall on a2\n"));
  g_assert_nonnull (strstr (said->str, "Player 1’s turn"));
  driver_activate (&driver, "win.repeat-news");
  driver_settle ();
  g_signal_handlers_disconnect_by_data (medina_game_page_get_narrator (page), said);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
#define ADD(name, test) g_test_add ("/narrator/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("whose-turn-it-is", test_turn);
  ADD ("a-computer-that-one-waits-for", test_computer);
  ADD ("what-comes-of-one-action-is-said-at-once", test_together);
  ADD ("what-is-in-hand", test_hand);
  ADD ("what-is-in-hand-by-itself", test_hand_by_itself);
  ADD ("what-is-undone", test_undo);
  ADD ("what-was-replaced-is-not-told", test_replaced);
  ADD ("the-turn-that-is-looked-at", test_looking_back);
  ADD ("the-last-round-of-an-opened-game", test_opened);
  ADD ("what-was-taken-before-a-game-was-opened", test_opened_after_loss);
  ADD ("news-can-be-recalled", test_recall);
#undef ADD
  g_test_add_func ("/narrator/refusals-and-placements-in-the-window", test_window);
  return g_test_run ();
}
