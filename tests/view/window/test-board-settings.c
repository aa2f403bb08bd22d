/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-daylight.h"
#include "medina-preferences-window.h"
#include "named-game.h"

/* The board is dressed as the preferences have it. */

typedef struct
{
  Driver driver;
  GSettings *settings;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  driver_open (&self->driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 690);
  self->settings = medina_application_get_settings (self->driver.application);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_settings_reset (self->settings, "table");
  g_settings_reset (self->settings, "daylight");
  driver_close (&self->driver);
}

static MedinaBoardScene
get_scene (Fixture *self)
{
  MedinaBoardScene scene;

  medina_board_scene_init (&scene, medina_game_get_position (driver_get_game (&self->driver)));
  medina_board_style_dress (medina_board_view_get_style (self->driver.board), &scene);
  return scene;
}

static void
test_daylight (Fixture *self, gconstpointer data)
{
  MdnRandom random;

  mdn_random_seed (&random, 5);
  g_assert_cmpint (get_scene (self).daylight, ==, 0);
  named_game_finish (driver_get_game (&self->driver), &random);
  g_assert_cmpint (get_scene (self).daylight, ==, MEDINA_DAYLIGHTS - 1);
  medina_game_seek (driver_get_game (&self->driver), 0);
  g_assert_cmpint (get_scene (self).daylight, ==, 0);
  g_settings_set_boolean (self->settings, "daylight", FALSE);
  g_assert_cmpint (get_scene (self).daylight, ==, MEDINA_DAYLIGHT_NOON);
}

static GtkWidget *
find_choice (GtkWidget *preferences, const char *label)
{
  GtkWidget *found = driver_find_label (preferences, label);

  return gtk_widget_get_ancestor (found, GTK_TYPE_TOGGLE_BUTTON);
}

static void
test_table (Fixture *self, gconstpointer data)
{
  GtkWidget *preferences, *sand, *stone;

  g_assert_cmpint (get_scene (self).material, ==, MEDINA_BOARD_SAND);
  driver_activate (&self->driver, "app.preferences");
  await ((preferences = driver_find_window (MEDINA_TYPE_PREFERENCES_WINDOW)) != NULL);
  driver_await_layout (preferences);
  sand = find_choice (preferences, "Sand and Tiles");
  stone = find_choice (preferences, "Wood and Stone");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (sand)));
  driver_press_widget (stone);
  await (get_scene (self).material == MEDINA_BOARD_STONE);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (stone)));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (sand)));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add ("/board-settings/daylight", Fixture, NULL, set_up, test_daylight, tear_down);
  g_test_add ("/board-settings/table", Fixture, NULL, set_up, test_table, tear_down);
  return g_test_run ();
}
