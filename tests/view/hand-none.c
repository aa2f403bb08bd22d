/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand.h"

/* Where there is no X server to be had, or no XTest. */

gboolean
hand_start (void)
{
  return FALSE;
}

gboolean
hand_is_there (void)
{
  return FALSE;
}

gboolean
hand_is_missing (void)
{
  g_test_skip ("Built without XTest: there are no real keys and no real pointer.");
  return TRUE;
}

GtkWindow *
hand_get_window (void)
{
  return NULL;
}

void
hand_raise (GtkWindow *window)
{
}

gboolean
hand_key (guint keyval, GdkModifierType modifiers)
{
  return FALSE;
}

void
hand_point (GtkWidget *widget, double x, double y)
{
}

void
hand_press (void)
{
}

void
hand_release (void)
{
}

void
hand_click (GtkWidget *widget, double x, double y)
{
}

void
hand_scroll (int notches)
{
}
