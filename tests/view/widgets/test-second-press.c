/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "driver.h"
#include "medina-second-press.h"
#include "real-input.h"

/* A double click is not for what its first press has brought beneath the pointer. */

enum
{
  /* Milliseconds in which two presses are a double click: however slow the machine is */
  LONG = 60000,
};

typedef struct
{
  GtkWindow *window;
  GtkWidget *before, *after; /* buttons, one above the other once both are seen */
  guint pressed_before, pressed_after;
} Fixture;

static void
before_cb (Fixture *self)
{
  self->pressed_before++;
  gtk_widget_set_visible (self->after, TRUE);
}

static void
after_cb (Fixture *self)
{
  self->pressed_after++;
}

static GtkWidget *
add_button (GtkWidget *box, GCallback clicked, Fixture *self)
{
  GtkWidget *button = gtk_button_new_with_label ("…");

  gtk_widget_set_size_request (button, 200, 100);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", LONG, NULL);
  self->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (self->window, box);
  self->after = add_button (box, G_CALLBACK (after_cb), self);
  self->before = add_button (box, G_CALLBACK (before_cb), self);
  gtk_widget_set_visible (self->after, FALSE);
  medina_second_press_watch (box);
  gtk_window_present (self->window);
  driver_await_layout (GTK_WIDGET (self->window));
}

static void
clear (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (self->window);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-double-click-time");
}

static void
click (GtkWidget *button, double x)
{
  real_input_click (button, x, 50);
  driver_await_layout (button);
}

static void
test_changed (Fixture *self, gconstpointer data)
{
  if (real_input_is_missing ())
    return;
  click (self->before, 50);
  g_assert_cmpuint (self->pressed_before, ==, 1);
  click (self->after, 50);
  g_assert_cmpuint (self->pressed_after, ==, 0);
  click (self->after, 50);
  g_assert_cmpuint (self->pressed_after, ==, 1);
}

static void
test_elsewhere (Fixture *self, gconstpointer data)
{
  if (real_input_is_missing ())
    return;
  click (self->before, 50);
  click (self->after, 150);
  g_assert_cmpuint (self->pressed_after, ==, 1);
}

static void
test_same (Fixture *self, gconstpointer data)
{
  if (real_input_is_missing ())
    return;
  gtk_widget_set_visible (self->after, TRUE);
  driver_await_layout (GTK_WIDGET (self->window));
  for (guint count = 1; count <= 3; count++)
    {
      click (self->before, 50);
      g_assert_cmpuint (self->pressed_before, ==, count);
      gtk_button_set_icon_name (GTK_BUTTON (self->before), "media-playback-pause-symbolic");
    }
}

static void
add_test (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, clear);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  add_test ("/second-press/not-for-what-is-new-there", test_changed);
  add_test ("/second-press/a-press-elsewhere-is-no-second-one", test_elsewhere);
  add_test ("/second-press/a-button-is-pressed-as-often-as-one-likes", test_same);
  return g_test_run ();
}
