/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "real-input.h"
#include "replay-fixture.h"

#include "medina-last-input.h"
#include "medina-game-page.h"
#include "medina-prompts.h"
#include "medina-score-button.h"
#include "medina-status-bar.h"

/* What a person is told while looking back, the last round that plays by itself, and the way
 * out. */

typedef struct
{
  Driver driver;
  MedinaGame *game;
} Fixture;

/* Two people, one of whom has just ended a turn; with the shortest steps. */
static void
set_up (Fixture *self, gconstpointer data)
{
  driver_open (&self->driver, MDN_SECOND_EDITION, 2, FALSE, 1180, 760);
  self->game = driver_get_game (&self->driver);
  g_action_group_change_action_state (G_ACTION_GROUP (self->driver.window), "replay-speed",
                                      g_variant_new_string ("fast"));
  replay_fixture_play (&self->driver, 8);
  replay_fixture_name_player (&self->driver, 6, "Aisha");
  medina_game_end_turn (self->game);
  driver_settle ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  driver_close (&self->driver);
}

static MedinaStatusBar *
status_of (Fixture *self)
{
  return MEDINA_STATUS_BAR (driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_STATUS_BAR));
}

static const char *
prompt (Fixture *self)
{
  return medina_status_bar_get_prompt (status_of (self));
}

static gboolean
is_playing (Fixture *self)
{
  g_autoptr (GVariant) state =
    g_action_group_get_action_state (G_ACTION_GROUP (self->driver.window), "replay-play");

  return g_variant_get_boolean (state);
}

static int
cursor_of (Fixture *self)
{
  return (int) medina_game_get_cursor (self->game);
}

/* --- Where one is ----------------------------------------------------------------------------- */

/* The turns end behind placements 1, 3, 5, 7 and so on, the opening apart. */
static void
test_middle_of_turn (Fixture *self, gconstpointer data)
{
  driver_activate (&self->driver, "win.replay-back");
  g_assert_true (g_str_has_prefix (prompt (self), "This is the city after Aisha’s turn."));
  driver_activate (&self->driver, "win.replay-step-back");
  g_assert_cmpstr (prompt (self), ==,
                   "This is the city after 1 of 2 placements in Aisha’s turn. Return to the game "
                   "(Esc), or continue from here.");
  driver_activate (&self->driver, "win.replay-first");
  g_assert_true (g_str_has_prefix (prompt (self), "This is the city before the first placement."));
}

/* Computers do not play meanwhile, which is told. */
static void
test_waiting (Fixture *self, gconstpointer data)
{
  driver_activate (&self->driver, "win.replay-back");
  medina_player_set_kind (medina_game_get_live_player (self->game), MEDINA_SEAT_COMPUTER);
  driver_settle ();
  g_assert_true (g_str_has_prefix (prompt (self), "This is the city after Aisha’s turn."));
  g_assert_true (
    g_str_has_suffix (prompt (self),
                      " is waiting: return to the game (Esc), or continue from here."));
}

/* --- The last round --------------------------------------------------------------------------- */

static void
note_cursor_cb (MedinaGame *game, GParamSpec *pspec, GString *seen)
{
  g_string_append_printf (seen, "%u ", medina_game_get_cursor (game));
}

/* By its key and by its button, a placement at a time, until the game is where it stands. */
static void
test_round (Fixture *self, gconstpointer data)
{
  const MedinaRound round = medina_game_get_last_round (self->game);

  if (real_input_is_missing ())
    return;
  g_assert_cmpint (round.end, ==, 8);
  g_assert_cmpint (round.first, <, 7);
  for (int times = 0; times < 2; times++)
    {
      g_autoptr (GString) seen = g_string_new (NULL), expected = g_string_new (NULL);

      for (int i = round.first; i <= round.end; i++)
        g_string_append_printf (expected, "%d ", i);
      g_signal_connect (self->game, "notify::cursor", G_CALLBACK (note_cursor_cb), seen);
      if (times == 0)
        g_assert_true (real_input_key (GDK_KEY_b, GDK_CONTROL_MASK));
      else
        driver_activate (&self->driver, "win.replay-round");
      await (cursor_of (self) < 8);
      await (!medina_game_get_replaying (self->game));
      g_assert_cmpstr (seen->str, ==, expected->str);
      g_assert_false (is_playing (self));
      g_signal_handlers_disconnect_by_data (self->game, seen);
    }
}

/* The plaque says which keys stop it, to whoever uses keys; the same key pauses it and goes on with
 * it. */
static void
test_pause (Fixture *self, gconstpointer data)
{
  const MedinaRound round = medina_game_get_last_round (self->game);

  medina_last_input_set_keyboard (medina_last_input_get (), TRUE);
  driver_activate (&self->driver, "win.replay-round");
  g_assert_true (is_playing (self));
  g_assert_cmpint (cursor_of (self), ==, round.first);
  g_assert_true (g_str_has_suffix (prompt (self), medina_prompt_word_playing ()));
  driver_activate (&self->driver, "win.replay-round");
  g_assert_false (is_playing (self));
  g_assert_cmpint (cursor_of (self), ==, round.first);
  g_assert_false (g_str_has_suffix (prompt (self), medina_prompt_word_playing ()));

  medina_last_input_set_keyboard (medina_last_input_get (), FALSE);
  driver_activate (&self->driver, "win.replay-step-forward");
  g_assert_cmpint (cursor_of (self), ==, round.first + 1);
  g_assert_false (is_playing (self));
  driver_activate (&self->driver, "win.replay-round");
  g_assert_true (is_playing (self));
  g_assert_cmpint (cursor_of (self), ==, round.first + 1);
  g_assert_false (g_str_has_suffix (prompt (self), medina_prompt_word_playing ()));
  driver_activate (&self->driver, "win.replay-step-forward");
  g_assert_false (is_playing (self));

  /* From somewhere else it begins with the round. */
  driver_activate (&self->driver, "win.replay-first");
  driver_activate (&self->driver, "win.replay-round");
  g_assert_cmpint (cursor_of (self), ==, round.first);
  g_assert_true (is_playing (self));
}

/* --- The way out ------------------------------------------------------------------------------ */

/* What is open above it goes first. */
static void
test_escape (Fixture *self, gconstpointer data)
{
  GtkWidget *button = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_SCORE_BUTTON);
  GtkWidget *popover;

  if (real_input_is_missing ())
    return;
  driver_activate (&self->driver, "win.replay-back");
  driver_await_layout (GTK_WIDGET (self->driver.window));
  driver_press_widget (button);
  popover = driver_find (button, GTK_TYPE_POPOVER);
  await (gtk_widget_get_mapped (popover));
  driver_settle ();
  g_assert_true (real_input_key (GDK_KEY_Escape, 0));
  await (!gtk_widget_get_mapped (popover));
  driver_settle ();
  g_assert_true (medina_game_get_replaying (self->game));

  g_assert_true (real_input_key (GDK_KEY_Escape, 0));
  await (!medina_game_get_replaying (self->game));
  g_assert_cmpint (cursor_of (self), ==, 8);
}

static void
test_escape_while_playing (Fixture *self, gconstpointer data)
{
  driver_activate (&self->driver, "win.replay-round");
  driver_activate (&self->driver, "win.put-back");
  g_assert_false (medina_game_get_replaying (self->game));
  g_assert_false (is_playing (self));
}

static void
add (const char *path, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* In a narrow window the buttons below the board say it. */
static void
test_narrow (void)
{
  g_autofree char *moment = NULL;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 360, 640);
  replay_fixture_play (&driver, 8);
  driver_await_layout (GTK_WIDGET (driver.window));
  driver_activate (&driver, "win.replay-round");
  g_assert_true (medina_game_get_replaying (driver_get_game (&driver)));
  moment = medina_prompt_for_turn (driver_get_game (&driver));
  g_assert_cmpstr (medina_status_bar_get_prompt (driver_get_status (&driver)), ==, moment);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  add ("/looking-back/the-middle-of-a-turn-is-told", test_middle_of_turn);
  add ("/looking-back/a-computer-that-waits-is-told", test_waiting);
  add ("/looking-back/the-last-round-plays-by-itself", test_round);
  add ("/looking-back/the-last-round-is-paused-and-stepped", test_pause);
  add ("/looking-back/escape-leaves-it", test_escape);
  add ("/looking-back/escape-leaves-what-plays", test_escape_while_playing);
  g_test_add_func ("/looking-back/narrow-windows-name-no-keys", test_narrow);
  return g_test_run ();
}
