/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "real-input.h"

/* Where there is no X server to be had, or no XTest. */

void
real_input_set_screen (const char *wanted)
{
}

gboolean
real_input_start (void)
{
  return FALSE;
}

gboolean
real_input_is_there (void)
{
  return FALSE;
}

gboolean
real_input_is_missing (void)
{
  g_test_skip ("Built without XTest: there are no real keys and no real pointer.");
  return TRUE;
}

GtkWindow *
real_input_get_window (void)
{
  return NULL;
}

void
real_input_raise (GtkWindow *window)
{
}

gboolean
real_input_key (guint keyval, GdkModifierType modifiers)
{
  return FALSE;
}

void
real_input_point (GtkWidget *widget, double x, double y)
{
}

void
real_input_press (void)
{
}

void
real_input_release (void)
{
}

void
real_input_release_untold (void)
{
}

void
real_input_click (GtkWidget *widget, double x, double y)
{
}

void
real_input_scroll (int notches, GdkModifierType modifiers)
{
}

void
real_input_click_third (GtkWidget *widget, double x, double y)
{
}
