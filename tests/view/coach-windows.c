/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-windows.h"

#include "await.h"
#include "medina-coach-display-private.h"
#include "medina-game-page.h"
#include "named-game.h"

enum
{
  HEIGHT = 800,
  NODES = 300, /* so that nobody waits for the coach on a busy machine */
};

/* A large palace and a small one have no rooftop. Who claims the small one leaves the large one to
 * the other. */
static const char opening[] = "Oc3 Oc4 Oc5 Oc6 Pf9 Wb1 Wa2 Wc1";
static const char costly[] = "Rf9 Wd1";

static GtkWidget *
find_sign (Driver *driver)
{
  return driver_find (GTK_WIDGET (driver->window), g_type_from_name ("MedinaCoachSign"));
}

static void
use_few_nodes (Driver *driver)
{
  MedinaCoachDisplay *display = medina_game_page_get_coach_display (
    MEDINA_GAME_PAGE (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_GAME_PAGE)));

  medina_coach_set_nodes (medina_coach_display_get_coach (display), NODES);
  medina_chances_set_nodes (medina_coach_display_get_chances (display), NODES);
}

/* The computer is paused: it has nothing to say here. */
static void
open_window (Driver *driver, int width)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  GSettings *settings;

  driver_open (driver, MDN_SECOND_EDITION, 2, FALSE, width, HEIGHT);
  settings = medina_application_get_settings (driver->application);
  medina_window_set_game (driver->window, game);
  medina_player_set_kind (medina_game_get_player (game, 1), MEDINA_SEAT_COMPUTER);
  driver_activate (driver, "win.pause-computers");
  use_few_nodes (driver);
  named_game_play (game, opening);
  medina_game_end_turn (game);
  g_settings_set_boolean (settings, "coach", TRUE);
  g_settings_set_boolean (settings, "chances", TRUE);
  named_game_play (game, costly);
  await (gtk_widget_get_mapped (find_sign (driver)));
  driver_await_layout (GTK_WIDGET (driver->window));
}

static void
close_window (Driver *driver)
{
  GSettings *settings = medina_application_get_settings (driver->application);

  g_settings_reset (settings, "coach");
  g_settings_reset (settings, "chances");
  driver_close (driver);
}

void
coach_windows_show (int width, AllWindowsVisit visit)
{
  Driver driver;

  open_window (&driver, width);
  visit (GTK_WIDGET (driver.window), "coach");
  close_window (&driver);
}

void
coach_windows_show_sign (int width, AllWindowsVisit visit)
{
  GtkMenuButton *button;
  Driver driver;

  open_window (&driver, width);
  button = GTK_MENU_BUTTON (driver_find (find_sign (&driver), GTK_TYPE_MENU_BUTTON));
  gtk_menu_button_popup (button);
  visit (GTK_WIDGET (gtk_menu_button_get_popover (button)), "coach sign");
  gtk_menu_button_popdown (button);
  driver_settle ();
  close_window (&driver);
}
