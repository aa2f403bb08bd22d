/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>

#include "driver.h"
#include "medina-held-key.h"

/* A key that is held is pressed again and again, and released once. */

enum
{
  RETURN_CODE = 36,
  SPACE_CODE = 65,
  LEFT_CODE = 113,
};

typedef struct
{
  GtkWindow *window;
  GtkEventController *keys;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->window = GTK_WINDOW (gtk_window_new ());
  medina_held_key_calm (self->window);
  self->keys = driver_find_controller (GTK_WIDGET (self->window), GTK_TYPE_EVENT_CONTROLLER_KEY);
}

static void
clear (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (self->window);
}

/* Whether nobody else hears of it. */
static gboolean
press (Fixture *self, guint keyval, guint keycode)
{
  gboolean stopped = FALSE;

  g_signal_emit_by_name (self->keys, "key-pressed", keyval, keycode, 0, &stopped);
  return stopped;
}

static void
let_go (Fixture *self, guint keyval, guint keycode)
{
  g_signal_emit_by_name (self->keys, "key-released", keyval, keycode, 0);
}

static void
test_once (Fixture *self, gconstpointer data)
{
  g_assert_false (press (self, GDK_KEY_Return, RETURN_CODE));
  g_assert_true (press (self, GDK_KEY_Return, RETURN_CODE));
  g_assert_true (press (self, GDK_KEY_Return, RETURN_CODE));
  let_go (self, GDK_KEY_Return, RETURN_CODE);
  g_assert_false (press (self, GDK_KEY_Return, RETURN_CODE));
  g_assert_false (press (self, GDK_KEY_space, SPACE_CODE));
  g_assert_true (press (self, GDK_KEY_space, SPACE_CODE));
}

/* The cursor goes on while an arrow is held. */
static void
test_arrows (Fixture *self, gconstpointer data)
{
  g_assert_false (press (self, GDK_KEY_Left, LEFT_CODE));
  g_assert_false (press (self, GDK_KEY_Left, LEFT_CODE));
}

static void
test_text (Fixture *self, gconstpointer data)
{
  GtkWidget *text = gtk_text_new ();

  gtk_window_set_child (self->window, text);
  gtk_window_set_focus (self->window, text);
  g_assert_false (press (self, GDK_KEY_space, SPACE_CODE));
  g_assert_false (press (self, GDK_KEY_space, SPACE_CODE));
}

/* Whoever looks at another window meanwhile may let the key go there. */
static void
test_left (Fixture *self, gconstpointer data)
{
  g_assert_false (press (self, GDK_KEY_Return, RETURN_CODE));
  g_object_notify (G_OBJECT (self->window), "is-active");
  g_assert_false (press (self, GDK_KEY_Return, RETURN_CODE));
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add ("/held-key/activates-once", Fixture, NULL, set_up, test_once, clear);
  g_test_add ("/held-key/arrows-go-on", Fixture, NULL, set_up, test_arrows, clear);
  g_test_add ("/held-key/text-is-written-as-ever", Fixture, NULL, set_up, test_text, clear);
  g_test_add ("/held-key/is-forgotten-in-another-window", Fixture, NULL, set_up, test_left, clear);
  return g_test_run ();
}
