/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-keeper.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <glib-unix.h>

struct _WindowKeeper
{
  Display *display;
  guint source;
};

/* A window that has gone meanwhile. */
static int
ignore_error (Display *display, XErrorEvent *error)
{
  return 0;
}

static gboolean
takes_focus (Display *display, Window window)
{
  XWindowAttributes attributes = { 0 };

  return XGetWindowAttributes (display, window, &attributes) &&
         attributes.map_state == IsViewable && !attributes.override_redirect &&
         attributes.class == InputOutput;
}

/* The server lists them from the bottom to the top. */
static Window
find_top (WindowKeeper *self)
{
  Window root, parent, top = None, *windows = NULL;
  unsigned count = 0;

  if (!XQueryTree (self->display, DefaultRootWindow (self->display), &root, &parent, &windows,
                   &count))
    return None;
  for (unsigned i = count; i-- > 0 && top == None;)
    if (takes_focus (self->display, windows[i]))
      top = windows[i];
  XFree (windows);
  return top;
}

static void
give_focus (WindowKeeper *self)
{
  const Window top = find_top (self);
  Window focus;
  int revert;

  XGetInputFocus (self->display, &focus, &revert);
  if (top == None || top == focus)
    return;
  XSetInputFocus (self->display, top, RevertToPointerRoot, CurrentTime);
  XFlush (self->display);
}

static gboolean
event_cb (int fd, GIOCondition condition, gpointer data)
{
  WindowKeeper *self = data;

  while (XPending (self->display) > 0)
    {
      XEvent event;

      XNextEvent (self->display, &event);
      if (event.type == MapNotify || event.type == UnmapNotify || event.type == DestroyNotify)
        give_focus (self);
    }
  return G_SOURCE_CONTINUE;
}

WindowKeeper *
window_keeper_new (int display)
{
  g_autofree char *name = g_strdup_printf (":%d", display);
  WindowKeeper *self = g_new0 (WindowKeeper, 1);

  XSetErrorHandler (ignore_error);
  self->display = XOpenDisplay (name);
  if (self->display == NULL)
    {
      g_free (self);
      return NULL;
    }
  XSelectInput (self->display, DefaultRootWindow (self->display), SubstructureNotifyMask);
  XFlush (self->display);
  self->source = g_unix_fd_add (ConnectionNumber (self->display), G_IO_IN, event_cb, self);
  return self;
}

static void
send_key (WindowKeeper *self, KeySym symbol, gboolean down)
{
  XTestFakeKeyEvent (self->display, XKeysymToKeycode (self->display, symbol), down, CurrentTime);
}

void
window_keeper_press (WindowKeeper *self, const char *key, gboolean control, gboolean shift)
{
  const KeySym symbol = XStringToKeysym (key);

  g_assert (symbol != NoSymbol);
  if (control)
    send_key (self, XK_Control_L, TRUE);
  if (shift)
    send_key (self, XK_Shift_L, TRUE);
  send_key (self, symbol, TRUE);
  send_key (self, symbol, FALSE);
  if (shift)
    send_key (self, XK_Shift_L, FALSE);
  if (control)
    send_key (self, XK_Control_L, FALSE);
  XFlush (self->display);
}

void
window_keeper_free (WindowKeeper *self)
{
  g_source_remove (self->source);
  XCloseDisplay (self->display);
  g_free (self);
}
