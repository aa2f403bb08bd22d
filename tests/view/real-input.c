/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "real-input.h"

#include <X11/extensions/XTest.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>

#include "await.h"
#include "x-server.h"

static Display *server; /* the connection to it; NULL if there is no real input */
static const char *screen = "1920x1080x24";

void
real_input_set_screen (const char *wanted)
{
  g_assert_null (server);

  screen = wanted;
}

gboolean
real_input_start (void)
{
  const char *backend = g_getenv ("GDK_BACKEND");
  g_autofree char *name = NULL;
  int number, ignored;

  if (backend != NULL && !g_str_equal (backend, "x11"))
    return FALSE;
  number = x_server_start (screen);
  if (number < 0)
    return FALSE;
  name = g_strdup_printf (":%d", number);
  server = XOpenDisplay (name);
  if (server == NULL)
    return FALSE;
  if (!XTestQueryExtension (server, &ignored, &ignored, &ignored, &ignored))
    {
      XCloseDisplay (server);
      server = NULL;
      return FALSE;
    }
  g_setenv ("DISPLAY", name, TRUE);
  g_setenv ("GDK_BACKEND", "x11", TRUE);
  return TRUE;
}

gboolean
real_input_is_there (void)
{
  return server != NULL;
}

gboolean
real_input_is_missing (void)
{
  if (server == NULL)
    g_test_skip ("Xvfb cannot be started: there are no real keys and no real pointer.");
  return server == NULL;
}

/* --- Arriving --------------------------------------------------------------------------------- */

static gboolean
is_read (Display *client)
{
  return XEventsQueued (client, QueuedAlready) == 0;
}

/* The server works on one request after the other: when it has answered, the events have been sent;
 * when it has then answered GTK, they are there; and GTK handles one as soon as it takes it from
 * there. */
static void
settle (void)
{
  GdkDisplay *display = gdk_display_get_default ();

  XSync (server, False);
  gdk_display_sync (display);
  await (is_read (gdk_x11_display_get_xdisplay (display)));
}

/* --- Windows ---------------------------------------------------------------------------------- */

static Window
get_id (GtkNative *native)
{
  return gdk_x11_surface_get_xid (gtk_native_get_surface (native));
}

static GtkWindow *
find_window (Window id)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (GTK_WIDGET (window)) && get_id (GTK_NATIVE (window)) == id)
        return window;
    }
  return NULL;
}

GtkWindow *
real_input_get_window (void)
{
  GtkWindow *window = NULL;
  Window root, parent, *ids = NULL;
  unsigned int count = 0;

  if (XQueryTree (server, DefaultRootWindow (server), &root, &parent, &ids, &count) == 0)
    return NULL;
  while (count > 0 && window == NULL)
    window = find_window (ids[--count]);
  XFree (ids);
  return window;
}

void
real_input_raise (GtkWindow *window)
{
  XRaiseWindow (server, get_id (GTK_NATIVE (window)));
  settle ();
}

/* A window that has just been shown may not be there for the server yet. */
static gboolean
is_viewable (GtkWindow *window)
{
  XWindowAttributes attributes;

  return !gtk_widget_get_mapped (GTK_WIDGET (window)) ||
         (XGetWindowAttributes (server, get_id (GTK_NATIVE (window)), &attributes) != 0 &&
          attributes.map_state == IsViewable);
}

static void
focus (GtkWindow *window)
{
  g_object_ref (window);
  await (is_viewable (window));
  if (gtk_widget_get_mapped (GTK_WIDGET (window)))
    XSetInputFocus (server, get_id (GTK_NATIVE (window)), RevertToPointerRoot, CurrentTime);
  settle ();
  g_object_unref (window);
}

static void
focus_top (void)
{
  GtkWindow *window = real_input_get_window ();
  Window focused;
  int ignored;

  XGetInputFocus (server, &focused, &ignored);
  if (window != NULL && focused != get_id (GTK_NATIVE (window)))
    focus (window);
}

/* --- Keys ------------------------------------------------------------------------------------- */

static void
send_key (KeyCode code, gboolean down)
{
  XTestFakeKeyEvent (server, code, down, CurrentTime);
}

static void
send_modifiers (GdkModifierType modifiers, gboolean down)
{
  if (modifiers & GDK_SHIFT_MASK)
    send_key (XKeysymToKeycode (server, XK_Shift_L), down);
  if (modifiers & GDK_CONTROL_MASK)
    send_key (XKeysymToKeycode (server, XK_Control_L), down);
  if (modifiers & GDK_ALT_MASK)
    send_key (XKeysymToKeycode (server, XK_Alt_L), down);
}

gboolean
real_input_key (guint keyval, GdkModifierType modifiers)
{
  const KeyCode code = XKeysymToKeycode (server, keyval); /* they have the same numbers */

  if (code == 0)
    return FALSE;
  if (XkbKeycodeToKeysym (server, code, 0, 0) != keyval)
    modifiers |= GDK_SHIFT_MASK;
  settle ();
  focus_top ();
  send_modifiers (modifiers, TRUE);
  send_key (code, TRUE);
  send_key (code, FALSE);
  send_modifiers (modifiers, FALSE);
  settle ();
  return TRUE;
}

/* --- The pointer ------------------------------------------------------------------------------ */

typedef struct
{
  GtkWidget *widget;
  gboolean come;
} Frame;

static void
frame_cb (GdkFrameClock *clock, Frame *frame)
{
  frame->come = TRUE;
}

static gboolean
has_come (const Frame *frame)
{
  return frame->come || !gtk_widget_get_mapped (frame->widget);
}

/* GDK holds the last motion back until the next frame begins, and the last turns of the wheel. */
static void
await_frame (GtkWidget *widget)
{
  g_autoptr (GtkWidget) G_GNUC_UNUSED kept = g_object_ref (widget);
  g_autoptr (GdkFrameClock) clock = NULL;
  Frame frame = { widget, FALSE };

  if (!gtk_widget_get_mapped (widget))
    return;
  clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  g_signal_connect (clock, "after-paint", G_CALLBACK (frame_cb), &frame);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  await (has_come (&frame));
  g_signal_handlers_disconnect_by_data (clock, &frame);
}

void
real_input_point (GtkWidget *widget, double x, double y)
{
  /* It may go with what is still to arrive. */
  g_autoptr (GtkWidget) G_GNUC_UNUSED kept = g_object_ref (widget);
  GtkNative *native;
  double left, top;
  int scale, root_x, root_y;
  Window child;

  settle ();
  await_frame (widget); /* which lays out what has changed */
  native = gtk_widget_get_native (widget);
  if (native == NULL || !gtk_widget_get_mapped (widget))
    return;
  gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), x, y, &x, &y);
  gtk_native_get_surface_transform (native, &left, &top);
  scale = gtk_widget_get_scale_factor (widget);
  XTranslateCoordinates (server, get_id (native), DefaultRootWindow (server),
                         (int) ((x + left) * scale), (int) ((y + top) * scale), &root_x, &root_y,
                         &child);
  XTestFakeMotionEvent (server, -1, root_x, root_y, CurrentTime);
  settle ();
  await_frame (widget);
}

static void
send_button (unsigned int button, gboolean down)
{
  XTestFakeButtonEvent (server, button, down, CurrentTime);
  settle ();
}

void
real_input_press (void)
{
  send_button (1, TRUE);
}

void
real_input_release (void)
{
  send_button (1, FALSE);
}

void
real_input_release_untold (void)
{
  XTestFakeButtonEvent (server, 1, FALSE, CurrentTime);
  XSync (server, FALSE);
}

void
real_input_click (GtkWidget *widget, double x, double y)
{
  real_input_point (widget, x, y);
  real_input_press ();
  real_input_release ();
}

void
real_input_click_third (GtkWidget *widget, double x, double y)
{
  real_input_point (widget, x, y);
  send_button (3, TRUE);
  send_button (3, FALSE);
}

void
real_input_scroll (int notches, GdkModifierType modifiers)
{
  GtkWindow *window;

  send_modifiers (modifiers, TRUE);
  for (int i = 0; i < ABS (notches); i++)
    {
      send_button (notches < 0 ? 4 : 5, TRUE);
      send_button (notches < 0 ? 4 : 5, FALSE);
    }
  send_modifiers (modifiers, FALSE);
  window = real_input_get_window ();
  if (window != NULL)
    await_frame (GTK_WIDGET (window));
}
