/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-preferences-window.h"
#include "named-game.h"

/* Who is in another window is told when it is a person's turn. The desktop, which shows
 * notifications, is played by the test. */

typedef struct
{
  Driver driver;
  GtkWidget *elsewhere; /* the window in which the person is, where that is another one */
} Fixture;

/* --- The desktop ------------------------------------------------------------------------------ */

#define NAME "org.freedesktop.Notifications"
#define PATH "/org/freedesktop/Notifications"

static const char interface[] =
  "<node><interface name='" NAME "'>"
  "<method name='Notify'>"
  "<arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
  "<arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/>"
  "</method>"
  "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "<method name='GetCapabilities'><arg type='as' direction='out'/></method>"
  "<signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>"
  "</interface></node>";

static struct
{
  GTestDBus *bus;
  GDBusConnection *connection;
  GDBusNodeInfo *node;
  guint32 id;    /* of the last notification */
  char *text;    /* title and body of what is shown; NULL for nothing */
  guint answers; /* to what was asked for only to know that all before has come */
} desktop;

static void
notify (GVariant *parameters, GDBusMethodInvocation *invocation)
{
  const char *title, *body;

  g_variant_get (parameters, "(&su&s&s&sas@a{sv}i)", NULL, NULL, NULL, &title, &body, NULL, NULL,
                 NULL);
  g_free (desktop.text);
  desktop.text = g_strdup_printf ("%s|%s", title, body);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", ++desktop.id));
}

static void
call_cb (GDBusConnection *connection,
         const char *sender,
         const char *path,
         const char *name,
         const char *method,
         GVariant *parameters,
         GDBusMethodInvocation *invocation,
         gpointer data)
{
  static const char *const capabilities[] = { "actions", "body", NULL };

  if (g_str_equal (method, "Notify"))
    {
      notify (parameters, invocation);
      return;
    }
  if (g_str_equal (method, "CloseNotification"))
    {
      g_clear_pointer (&desktop.text, g_free);
      g_dbus_method_invocation_return_value (invocation, NULL);
      return;
    }
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(^as)", capabilities));
}

static void
desktop_start (void)
{
  static const GDBusInterfaceVTable vtable = { .method_call = call_cb };
  g_autoptr (GError) error = NULL;

  desktop.bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (desktop.bus);
  desktop.connection =
    g_dbus_connection_new_for_address_sync (g_test_dbus_get_bus_address (desktop.bus),
                                            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                              G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                            NULL, NULL, &error);
  g_assert_no_error (error);
  desktop.node = g_dbus_node_info_new_for_xml (interface, &error);
  g_assert_no_error (error);
  g_dbus_connection_register_object (desktop.connection, PATH, desktop.node->interfaces[0], &vtable,
                                     NULL, NULL, &error);
  g_assert_no_error (error);
  g_bus_own_name_on_connection (desktop.connection, NAME, G_BUS_NAME_OWNER_FLAGS_NONE, NULL, NULL,
                                NULL, NULL);
}

static void
desktop_stop (void)
{
  GDBusConnection *own = g_application_get_dbus_connection (g_application_get_default ());

  g_dbus_connection_set_exit_on_close (own, FALSE);
  g_dbus_node_info_unref (desktop.node);
  g_dbus_connection_close_sync (desktop.connection, NULL, NULL);
  g_object_unref (desktop.connection);
  g_test_dbus_stop (desktop.bus); /* whose last reference would wait for the application's */
  g_clear_pointer (&desktop.text, g_free);
}

static void
answered_cb (GObject *connection, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) answer =
    g_dbus_connection_call_finish (G_DBUS_CONNECTION (connection), result, NULL);

  g_assert_nonnull (answer);
  desktop.answers++;
}

/* Waits until all has come that the program has sent. */
static void
desktop_catch_up (void)
{
  const guint answers = desktop.answers;

  g_dbus_connection_call (g_application_get_dbus_connection (g_application_get_default ()), NAME,
                          PATH, NAME, "GetCapabilities", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, -1,
                          NULL, answered_cb, NULL);
  await (desktop.answers > answers);
}

/* Which closes it. */
static void
desktop_press_notification (void)
{
  g_clear_pointer (&desktop.text, g_free);
  g_dbus_connection_emit_signal (desktop.connection, NULL, PATH, NAME, "ActionInvoked",
                                 g_variant_new ("(us)", desktop.id, "default"), NULL);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
set_up (Fixture *self, gconstpointer data)
{
  static const char *const names[] = { "Aisha", "Yui", "", "" };

  driver_name_players (names);
  driver_open (&self->driver, MDN_SECOND_EDITION, 2, FALSE, 1040, 690);
  g_settings_set_string (medina_application_get_settings (self->driver.application),
                         "computer-pace", "at-once");
  medina_player_set_kind (medina_game_get_player (driver_get_game (&self->driver), 1),
                          MEDINA_SEAT_COMPUTER);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  GSettings *settings = medina_application_get_settings (self->driver.application);

  if (self->elsewhere != NULL)
    gtk_window_destroy (GTK_WINDOW (self->elsewhere));
  g_settings_reset (settings, "computer-pace");
  g_settings_reset (settings, "turn-notification");
  driver_close (&self->driver);
  desktop_catch_up ();
  g_assert_null (desktop.text);
}

static void
go_elsewhere (Fixture *self)
{
  self->elsewhere = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (self->elsewhere));
  await (gtk_window_is_active (GTK_WINDOW (self->elsewhere)) &&
         !gtk_window_is_active (GTK_WINDOW (self->driver.window)));
}

static void
come_back (Fixture *self)
{
  gtk_window_present (GTK_WINDOW (self->driver.window));
  await (gtk_window_is_active (GTK_WINDOW (self->driver.window)));
}

static gboolean
awaits_computer (Fixture *self)
{
  return medina_player_is_computer (
    medina_game_get_current_player (driver_get_game (&self->driver)));
}

static void
play_until_computer (Fixture *self)
{
  MdnRandom random;

  mdn_random_seed (&random, 1);
  while (!awaits_computer (self))
    named_game_play_random (driver_get_game (&self->driver), &random);
}

/* The computer does not begin before the person is where that is. */
static void
let_computer_play (Fixture *self, void (*go) (Fixture *self))
{
  MedinaComputerPlayer *computer = medina_window_get_computer (self->driver.window);

  medina_computer_player_set_paused (computer, TRUE);
  play_until_computer (self);
  if (go != NULL)
    go (self);
  medina_computer_player_set_paused (computer, FALSE);
  await (medina_game_awaits_person (driver_get_game (&self->driver)));
  desktop_catch_up ();
}

static void
test_away (Fixture *self, gconstpointer data)
{
  let_computer_play (self, go_elsewhere);
  g_assert_cmpstr (desktop.text, ==, "It’s Your Turn|Aisha’s turn: place 2 pieces.");
  come_back (self);
  await (desktop.text == NULL);
}

static void
test_pressed (Fixture *self, gconstpointer data)
{
  let_computer_play (self, go_elsewhere);
  g_assert_nonnull (desktop.text);
  desktop_press_notification ();
  await (gtk_window_is_active (GTK_WINDOW (self->driver.window)));
}

static void
test_at_window (Fixture *self, gconstpointer data)
{
  come_back (self);
  let_computer_play (self, NULL);
  g_assert_null (desktop.text);
}

static void
open_preferences (Fixture *self)
{
  driver_activate (&self->driver, "app.preferences");
  await ((self->elsewhere = driver_find_window (MEDINA_TYPE_PREFERENCES_WINDOW)) != NULL &&
         gtk_window_is_active (GTK_WINDOW (self->elsewhere)));
}

/* A window that belongs to the game's is not elsewhere. */
static void
test_in_preferences (Fixture *self, gconstpointer data)
{
  let_computer_play (self, open_preferences);
  g_assert_null (desktop.text);
}

static void
test_off (Fixture *self, gconstpointer data)
{
  g_settings_set_boolean (medina_application_get_settings (self->driver.application),
                          "turn-notification", FALSE);
  let_computer_play (self, go_elsewhere);
  g_assert_null (desktop.text);
}

/* Who sits beside the computer's people has moved, too: nobody has to be called. */
static void
test_people (Fixture *self, gconstpointer data)
{
  MedinaGame *game = driver_get_game (&self->driver);
  MdnRandom random;

  medina_player_set_kind (medina_game_get_player (game, 1), MEDINA_SEAT_HUMAN);
  go_elsewhere (self);
  mdn_random_seed (&random, 1);
  for (int i = 0; i < 10; i++)
    named_game_play_random (game, &random);
  desktop_catch_up ();
  g_assert_null (desktop.text);
}

static void
test_undone (Fixture *self, gconstpointer data)
{
  let_computer_play (self, go_elsewhere);
  g_assert_nonnull (desktop.text);
  medina_game_undo_decision (driver_get_game (&self->driver));
  await (desktop.text == NULL);
}

static void
test_over (Fixture *self, gconstpointer data)
{
  MedinaGame *game = driver_get_game (&self->driver);

  medina_player_set_kind (medina_game_get_player (game, 0), MEDINA_SEAT_COMPUTER);
  go_elsewhere (self);
  medina_game_finish (game, TRUE);
  await (desktop.text != NULL && g_str_has_prefix (desktop.text, "The Game Is Over|"));
  desktop_catch_up (); /* only then GLib knows which one it may take back */
  come_back (self);
  await (desktop.text == NULL);
}

static void
test_put_away (Fixture *self, gconstpointer data)
{
  let_computer_play (self, go_elsewhere);
  g_assert_nonnull (desktop.text);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/turn-notice/away", test_away },
    { "/turn-notice/pressed", test_pressed },
    { "/turn-notice/at-window", test_at_window },
    { "/turn-notice/in-preferences", test_in_preferences },
    { "/turn-notice/off", test_off },
    { "/turn-notice/people", test_people },
    { "/turn-notice/undone", test_undone },
    { "/turn-notice/over", test_over },
    { "/turn-notice/put-away", test_put_away },
  };
  int status;

  desktop_start ();
  driver_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  status = g_test_run ();
  desktop_stop ();
  return status;
}
