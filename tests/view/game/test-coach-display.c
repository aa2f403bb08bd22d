/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-chance-bar.h"
#include "medina-coach-display-private.h"
#include "medina-coach-sign.h"
#include "medina-game-page.h"
#include "named-game.h"

/* What is seen and heard of a coach, in a game of Aisha against the computer. */

enum
{
  NODES = 300,
};

/* A large palace and a small one have no rooftop. Who claims the small one leaves the large one to
 * the other. */
static const char opening[] = "Oc3 Oc4 Oc5 Oc6 Pf9 Wb1 Wa2 Wc1";
static const char costly[] = "Rf9 Wd1";

typedef struct
{
  Driver driver;
  GSettings *settings;
} Fixture;

static MedinaGame *
game_of (Fixture *self)
{
  return driver_get_game (&self->driver);
}

static GtkWidget *
find (Fixture *self, GType type)
{
  return driver_find (GTK_WIDGET (self->driver.window), type);
}

static MedinaCoachSign *
sign_of (Fixture *self)
{
  return MEDINA_COACH_SIGN (find (self, MEDINA_TYPE_COACH_SIGN));
}

static void
use_few_nodes (Fixture *self)
{
  MedinaCoachDisplay *display =
    medina_game_page_get_coach_display (MEDINA_GAME_PAGE (find (self, MEDINA_TYPE_GAME_PAGE)));

  medina_coach_set_nodes (medina_coach_display_get_coach (display), NODES);
  medina_chances_set_nodes (medina_coach_display_get_chances (display), NODES);
}

/* The computer is paused: it has nothing to say here. */
static void
open_window (Fixture *self, int width, int height)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);

  driver_open (&self->driver, MDN_SECOND_EDITION, 2, FALSE, width, height);
  self->settings = g_object_ref (medina_application_get_settings (self->driver.application));
  medina_window_set_game (self->driver.window, game);
  medina_player_set_kind (medina_game_get_player (game, 1), MEDINA_SEAT_COMPUTER);
  driver_activate (&self->driver, "win.pause-computers");
  use_few_nodes (self);
  named_game_play (game, opening);
  medina_game_end_turn (game);
  driver_await_layout (GTK_WIDGET (self->driver.window));
}

static void
set_up (Fixture *self, gconstpointer data)
{
  open_window (self, 1120, 740);
}

static void
set_up_phone (Fixture *self, gconstpointer data)
{
  open_window (self, 360, 640);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_settings_reset (self->settings, "coach");
  g_settings_reset (self->settings, "chances");
  driver_close (&self->driver);
  g_clear_object (&self->settings);
}

static void
await_sign (Fixture *self)
{
  g_settings_set_boolean (self->settings, "coach", TRUE);
  named_game_play (game_of (self), costly);
  await (gtk_widget_get_mapped (GTK_WIDGET (sign_of (self))));
  driver_await_layout (GTK_WIDGET (self->driver.window));
}

/* --- The sign --------------------------------------------------------------------------------- */

/* Nothing is there at first. */
static void
test_off (Fixture *self, gconstpointer data)
{
  named_game_play (game_of (self), costly);
  driver_settle ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (sign_of (self))));
  g_assert_false (gtk_widget_get_visible (find (self, MEDINA_TYPE_CHANCE_BAR)));
  g_assert_false (driver_is_enabled (&self->driver, "coach-show"));
  g_assert_false (driver_is_enabled (&self->driver, "coach-take-back"));
}

/* It says in words what it is about, and what would have been better is shown and can be done. */
static void
test_show (Fixture *self, gconstpointer data)
{
  const guint before = medina_game_get_cursor (game_of (self));

  await_sign (self);
  g_assert_nonnull (strstr (medina_coach_sign_get_text (sign_of (self)), "That turn lost about"));
  driver_activate (&self->driver, "win.coach-show");
  g_assert_true (medina_game_get_replaying (game_of (self)));
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), ==, before);
  g_assert_nonnull (
    strstr (medina_status_bar_get_message (driver_get_status (&self->driver)), "Better by about"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (sign_of (self))));
  driver_activate (&self->driver, "win.coach-take-back");
  g_assert_false (medina_game_get_replaying (game_of (self)));
  g_assert_cmpuint (medina_game_get_cursor (game_of (self)), ==, before);
  g_assert_true (medina_game_awaits_person (game_of (self)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (sign_of (self))));
  g_assert_false (driver_is_enabled (&self->driver, "coach-show"));
}

/* The sign opens, in a window of any size, and its buttons do it, too. */
static void
test_press (Fixture *self, gconstpointer data)
{
  const guint before = medina_game_get_cursor (game_of (self));
  GtkWidget *button;

  await_sign (self);
  driver_press_widget (driver_find (GTK_WIDGET (sign_of (self)), GTK_TYPE_MENU_BUTTON));
  await ((button = driver_find_by_action (GTK_WIDGET (self->driver.window),
                                          "win.coach-take-back")) != NULL);
  driver_await_layout (GTK_WIDGET (self->driver.window));
  driver_press_widget (button);
  await (medina_game_get_cursor (game_of (self)) == before);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (sign_of (self))));
}

/* --- The chances ------------------------------------------------------------------------------ */

static void
test_chances (Fixture *self, gconstpointer data)
{
  MedinaChanceBar *bar = MEDINA_CHANCE_BAR (find (self, MEDINA_TYPE_CHANCE_BAR));

  g_settings_set_boolean (self->settings, "chances", TRUE);
  await (gtk_widget_get_mapped (GTK_WIDGET (bar)));
  g_assert_nonnull (strstr (medina_chance_bar_get_text (bar), "Aisha"));
  g_assert_nonnull (strstr (medina_chance_bar_get_text (bar), "%"));
  g_settings_set_boolean (self->settings, "chances", FALSE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
  g_assert_cmpstr (medina_chance_bar_get_text (bar), ==, "");
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
#define ADD(name, open, test) \
  g_test_add ("/coach-display/" name, Fixture, NULL, open, test, tear_down)
  ADD ("is-not-there-at-first", set_up, test_off);
  ADD ("shows-and-takes-back", set_up, test_show);
  ADD ("has-a-sign", set_up, test_press);
  ADD ("has-a-sign-on-a-phone", set_up_phone, test_press);
  ADD ("has-chances", set_up, test_chances);
  return g_test_run ();
}
