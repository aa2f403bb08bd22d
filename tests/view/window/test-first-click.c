/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-new-game-dialog.h"
#include "real-input.h"

/* Something opens or appears beneath a pointer that lies still: the program knows what is there,
 * and a click does what that does. */

static gboolean
is_pointed_at (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;
}

/* Has the pointer lie on a button, and the window open there anew. */
static void
open_beneath (GtkWidget *button)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (button));

  real_input_point (button, gtk_widget_get_width (button) / 2, gtk_widget_get_height (button) / 2);
  await (is_pointed_at (button));
  gtk_widget_set_visible (window, FALSE);
  await (!is_pointed_at (button));
  gtk_window_present (GTK_WINDOW (window));
  await (is_pointed_at (button));
}

static void
test_window (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1000, 700);
  open_beneath (driver_find_by_action (GTK_WIDGET (driver.window), "win.new-game"));
  real_input_press ();
  real_input_release ();
  gtk_window_destroy (GTK_WINDOW (driver_await_window (MEDINA_TYPE_NEW_GAME_DIALOG)));
  driver_close (&driver);
}

static void
test_dialog (void)
{
  GtkWidget *dialog, *cancel;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1000, 700);
  driver_activate (&driver, "win.new-game");
  dialog = driver_await_window (MEDINA_TYPE_NEW_GAME_DIALOG);
  await ((cancel = driver_find_by_action (dialog, "window.close")) != NULL);
  open_beneath (cancel);
  real_input_press ();
  real_input_release ();
  driver_await_no_window (MEDINA_TYPE_NEW_GAME_DIALOG);
  driver_close (&driver);
}

static GtkWidget *
open_complete_turn (Driver *driver)
{
  GtkWidget *button;

  driver_open (driver, MDN_SECOND_EDITION, 2, FALSE, 1000, 700);
  medina_game_finish (driver_get_game (driver), FALSE);
  await ((button = driver_find_by_action (GTK_WIDGET (driver->window), "win.end-turn")) != NULL &&
         gtk_widget_get_mapped (button));
  driver_await_layout (button);
  real_input_point (button, gtk_widget_get_width (button) / 2, gtk_widget_get_height (button) / 2);
  await (is_pointed_at (button));
  return button;
}

/* Whoever places with keys alone leaves the pointer where the last turn was ended. */
static void
test_button (void)
{
  Driver driver;
  GtkWidget *button;

  if (real_input_is_missing ())
    return;
  button = open_complete_turn (&driver);
  gtk_widget_set_visible (button, FALSE);
  await_quiet ();
  g_assert_false (is_pointed_at (button));
  gtk_widget_set_visible (button, TRUE);
  await (is_pointed_at (button));
  real_input_press ();
  real_input_release ();
  await (!medina_game_get_can_end_turn (driver_get_game (&driver)));
  driver_close (&driver);
}

/* GTK asks where the pointer is, and is told that no button is pressed, before it is told that it
 * was let go. */
static gboolean
release_cb (gpointer clock)
{
  real_input_release_untold ();
  g_signal_emit_by_name (clock, "flush-events");
  g_signal_emit_by_name (clock, "resume-events");
  return G_SOURCE_REMOVE;
}

static void
laid_out_cb (GdkSurface *surface, int width, int height, gboolean *laid_out)
{
  if (!*laid_out)
    g_idle_add_full (G_PRIORITY_HIGH, release_cb, gdk_surface_get_frame_clock (surface), NULL);
  *laid_out = TRUE;
}

/* Something is laid out in the middle of a click, which is one nevertheless. */
static void
test_layout (void)
{
  gboolean laid_out = FALSE;
  GdkSurface *surface;
  Driver driver;
  GtkWidget *button;

  if (real_input_is_missing ())
    return;
  button = open_complete_turn (&driver);
  surface = gtk_native_get_surface (GTK_NATIVE (driver.window));
  real_input_press ();
  await ((gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_ACTIVE) != 0);
  g_signal_connect (surface, "layout", G_CALLBACK (laid_out_cb), &laid_out);
  gtk_widget_queue_allocate (GTK_WIDGET (driver.window));
  await (laid_out);
  await (!medina_game_get_can_end_turn (driver_get_game (&driver)));
  g_signal_handlers_disconnect_by_data (surface, &laid_out);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);

  g_test_add_func ("/first-click/in-a-window", test_window);
  g_test_add_func ("/first-click/in-a-dialog", test_dialog);
  g_test_add_func ("/first-click/on-a-button-that-appears", test_button);
  g_test_add_func ("/first-click/in-the-middle-of-which-something-is-laid-out", test_layout);
  return g_test_run ();
}
