/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fingers.h"

#include "await.h"

/* Names of interfaces and of what has them, and where its own object is. */
#define REMOTE_DESKTOP      "org.gnome.Mutter.RemoteDesktop"
#define REMOTE_DESKTOP_PATH "/org/gnome/Mutter/RemoteDesktop"
#define SCREEN_CAST         "org.gnome.Mutter.ScreenCast"
#define SCREEN_CAST_PATH    "/org/gnome/Mutter/ScreenCast"
#define MONITOR             "Meta-0"

static GDBusConnection *bus; /* NULL if there are no fingers */
static char *session;        /* paths of objects there: who has the fingers, */
static char *stream;         /* and what their places are measured on */

/* Of fingers, since the beginning. */
static guint events;
static guint awaited;

static double pointed; /* so many pixels from the left, as a window sees it */

/* --- Mutter ----------------------------------------------------------------------------------- */

/* A floating reference to the parameters is taken. Returns the answer, transfer full; NULL, and
 * says why, if there is none. */
static GVariant *
call (const char *service,
      const char *path,
      const char *interface,
      const char *method,
      GVariant *parameters)
{
  g_autoptr (GError) error = NULL;
  GVariant *answer = g_dbus_connection_call_sync (bus, service, path, interface, method, parameters,
                                                  NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);

  if (answer == NULL)
    g_test_message ("%s: %s", method, error->message);
  return answer;
}

/* Likewise; returns the path of what the method has made. */
static char *
make (const char *service,
      const char *path,
      const char *interface,
      const char *method,
      GVariant *parameters)
{
  g_autoptr (GVariant) answer = call (service, path, interface, method, parameters);
  char *made = NULL;

  if (answer != NULL)
    g_variant_get (answer, "(o)", &made);
  return made;
}

static gboolean
is_there (const char *service)
{
  g_autoptr (GVariant) answer =
    call ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
          g_variant_new ("(s)", service));
  gboolean there = FALSE;

  if (answer != NULL)
    g_variant_get (answer, "(b)", &there);
  return there;
}

/* What the places of fingers are measured on can be had with a picture of the monitor only. */
static void
make_stream (void)
{
  g_autoptr (GVariant) answer =
    call (REMOTE_DESKTOP, session, "org.freedesktop.DBus.Properties", "Get",
          g_variant_new ("(ss)", REMOTE_DESKTOP ".Session", "SessionId"));
  g_autoptr (GVariant) id = NULL;
  g_autofree char *cast = NULL;
  GVariantDict options;

  if (answer == NULL)
    return;
  g_variant_get (answer, "(v)", &id);
  g_variant_dict_init (&options, NULL);
  g_variant_dict_insert_value (&options, "remote-desktop-session-id", id);
  cast = make (SCREEN_CAST, SCREEN_CAST_PATH, SCREEN_CAST, "CreateSession",
               g_variant_new ("(@a{sv})", g_variant_dict_end (&options)));
  if (cast != NULL)
    stream = make (SCREEN_CAST, cast, SCREEN_CAST ".Session", "RecordMonitor",
                   g_variant_new ("(sa{sv})", MONITOR, NULL));
}

/* Whether it has been taken. */
static gboolean
tell (const char *method, GVariant *parameters)
{
  g_autoptr (GVariant) answer =
    call (REMOTE_DESKTOP, session, REMOTE_DESKTOP ".Session", method, parameters);

  return answer != NULL;
}

/* The first finger makes the touch screen, of which the program hears later: that finger is seen by
 * nobody. */
static gboolean
make_touch_screen (void)
{
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());

  if (!tell ("NotifyTouchDown", g_variant_new ("(sudd)", stream, 0, 0.0, 0.0)) ||
      !tell ("NotifyTouchUp", g_variant_new ("(u)", 0)))
    return FALSE;
  await (gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_TOUCH);
  return TRUE;
}

static gboolean
start (void)
{
  const char *address = g_getenv ("FINGERS_BUS");

  if (address == NULL)
    return FALSE;
  bus = g_dbus_connection_new_for_address_sync (address,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                  G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, NULL);
  if (bus == NULL)
    return FALSE;
  await (is_there (REMOTE_DESKTOP) && is_there (SCREEN_CAST));
  session = make (REMOTE_DESKTOP, REMOTE_DESKTOP_PATH, REMOTE_DESKTOP, "CreateSession", NULL);
  if (session != NULL)
    make_stream ();
  return stream != NULL && tell ("Start", NULL) && make_touch_screen ();
}

gboolean
fingers_are_missing (void)
{
  static enum
  {
    UNKNOWN,
    THERE,
    MISSING
  } state;

  if (state == UNKNOWN)
    state = start () ? THERE : MISSING;
  if (state == MISSING)
    g_test_skip ("There is no Mutter with a touch screen here.");
  return state == MISSING;
}

/* --- Fingers ---------------------------------------------------------------------------------- */

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event)
{
  double y;

  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCH_UPDATE:
    case GDK_TOUCH_END:
    case GDK_TOUCH_CANCEL:
      events++;
      break;
    case GDK_MOTION_NOTIFY:
      gdk_event_get_position (event, &pointed, &y);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

/* A window does not hear when it has come to its place. Its pointer tells: once it is seen where it
 * was sent, the window is where the monitor begins. */
static gboolean
is_in_place (void)
{
  static const double places[] = { 4, 11 };
  static guint next;

  next = 1 - next;
  g_assert_true (tell ("NotifyPointerMotionAbsolute",
                       g_variant_new ("(sdd)", stream, places[next], places[next])));
  return pointed == places[0] || pointed == places[1];
}

/* All windows together see every event, once. */
static void
watch (GtkWidget *window)
{
  static const char name[] = "fingers";
  GtkEventController *controller;

  if (g_object_get_data (G_OBJECT (window), name) != NULL)
    return;
  controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (window, controller);
  g_object_set_data (G_OBJECT (window), name, controller);
  pointed = -1;
  await (is_in_place ());
}

static void
send (const char *method, GVariant *parameters)
{
  g_assert_true (tell (method, parameters));
  awaited++;
}

static void
settle (void)
{
  await (events >= awaited);
  await_quiet ();
}

/* In the window, which begins where the monitor does. */
static void
find_place (GtkWidget *widget, double *x, double *y)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  g_assert_true (gtk_window_is_maximized (GTK_WINDOW (window)));
  watch (window);
  gtk_widget_translate_coordinates (widget, window, *x, *y, x, y);
}

static void
send_down (guint finger, GtkWidget *widget, double x, double y)
{
  find_place (widget, &x, &y);
  send ("NotifyTouchDown", g_variant_new ("(sudd)", stream, finger, x, y));
}

static void
send_up (guint finger)
{
  send ("NotifyTouchUp", g_variant_new ("(u)", finger));
}

void
fingers_press (guint finger, GtkWidget *widget, double x, double y)
{
  send_down (finger, widget, x, y);
  settle ();
}

void
fingers_move (guint finger, GtkWidget *widget, double x, double y)
{
  find_place (widget, &x, &y);
  send ("NotifyTouchMotion", g_variant_new ("(sudd)", stream, finger, x, y));
  settle ();
}

void
fingers_lift (guint finger)
{
  send_up (finger);
  settle ();
}

void
fingers_lift_unseen (guint finger)
{
  g_assert_true (tell ("NotifyTouchUp", g_variant_new ("(u)", finger)));
}

/* However slowly windows are painted, this takes no time. */
void
fingers_tap (GtkWidget *widget)
{
  send_down (0, widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
  send_up (0);
  settle ();
}
