/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-preferences-window.h"
#include "medina-sound-player.h"

/* Sound is turned on and off with a key, and set in the preferences. */

typedef struct
{
  Driver driver;
  GSettings *settings;
  MedinaSoundPlayer *player;
  GString *heard;
} Fixture;

static void
played_cb (Fixture *self, guint sound)
{
  g_string_append_printf (self->heard, "%s ", medina_sound_get_name (sound));
}

static void
set_up (Fixture *self, gconstpointer data)
{
  driver_open (&self->driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 690);
  self->settings = medina_application_get_settings (self->driver.application);
  self->player = medina_sound_player_ref_shared ();
  self->heard = g_string_new (NULL);
  g_signal_connect_swapped (self->player, "played", G_CALLBACK (played_cb), self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (self->player, self);
  g_object_unref (self->player);
  g_settings_reset (self->settings, "sound");
  g_settings_reset (self->settings, "sound-volume");
  g_string_free (self->heard, TRUE);
  driver_close (&self->driver);
}

static gboolean
is_on (Fixture *self)
{
  gboolean enabled;

  g_object_get (self->player, "enabled", &enabled, NULL);
  return enabled;
}

/* The window lets hear what is placed in it. */
static void
test_heard (Fixture *self, gconstpointer data)
{
  driver_pick (&self->driver, MDN_BUILDING_GREY);
  driver_click (&self->driver, mdn_space (5, 5));
  await (self->heard->len > 0);
  g_assert_cmpstr (self->heard->str, ==, "wood ");
}

static void
test_action (Fixture *self, gconstpointer data)
{
  g_assert_true (is_on (self));
  if (!medina_sound_player_can_sound ())
    {
      g_assert_false (g_action_group_has_action (G_ACTION_GROUP (self->driver.window), "sound"));
      return;
    }
  driver_activate (&self->driver, "win.sound");
  await (!is_on (self));
  g_assert_false (g_settings_get_boolean (self->settings, "sound"));
  driver_activate (&self->driver, "win.sound");
  await (is_on (self));
}

static void
test_preferences (Fixture *self, gconstpointer data)
{
  GtkWidget *window, *scale;

  driver_activate (&self->driver, "app.preferences");
  await ((window = driver_find_window (MEDINA_TYPE_PREFERENCES_WINDOW)) != NULL);
  scale = driver_find (window, GTK_TYPE_SCALE);
  if (!medina_sound_player_can_sound ())
    {
      g_assert_false (gtk_widget_is_sensitive (scale));
      gtk_window_destroy (GTK_WINDOW (window));
      return;
    }
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (scale)), ==, 70);
  gtk_range_set_value (GTK_RANGE (scale), 40);
  g_assert_cmpint (g_settings_get_int (self->settings, "sound-volume"), ==, 40);
  g_assert_cmpstr (self->heard->str, ==, "wood ");
  g_settings_set_boolean (self->settings, "sound", FALSE);
  await (!gtk_widget_is_sensitive (scale));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add ("/sound-settings/heard", Fixture, NULL, set_up, test_heard, tear_down);
  g_test_add ("/sound-settings/action", Fixture, NULL, set_up, test_action, tear_down);
  g_test_add ("/sound-settings/preferences", Fixture, NULL, set_up, test_preferences, tear_down);
  return g_test_run ();
}
