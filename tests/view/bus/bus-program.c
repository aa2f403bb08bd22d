/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bus-program.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "await.h"
#include "x-server.h"

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define ROOT_PATH  "/org/a11y/atspi/accessible/root"
#define SERVICES   "/usr/share/dbus-1/services"

#define APPLICATION "io.github.medina_game.Medina"
#define ACTIONS     "/io/github/medina_game/Medina"

#define SCREEN "1280x800x24"

enum
{
  STATE_PRESSED = 20, /* as AT-SPI numbers them */
  STATE_SENSITIVE = 24,
  STATE_SHOWING = 25,
  STATE_VISIBLE = 30,
};

/* --- Calls ------------------------------------------------------------------------------------ */

/* NULL if the object is gone. */
static GVariant *
call (BusProgram *self,
      const char *name,
      const char *path,
      const char *interface,
      const char *method,
      GVariant *parameters)
{
  return g_dbus_connection_call_sync (self->bus, name, path, interface, method, parameters, NULL,
                                      G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
}

static GVariant *
ask (BusProgram *self, const char *path, const char *method)
{
  return call (self, self->name, path, ACCESSIBLE, method, NULL);
}

static char *
unpack_text (GVariant *answer)
{
  g_autoptr (GVariant) value = NULL;

  if (answer == NULL)
    return NULL;
  g_variant_get (answer, "(v)", &value);
  return g_variant_dup_string (value, NULL);
}

static char *
get_property (BusProgram *self, const char *path, const char *property)
{
  g_autoptr (GVariant) answer = call (self, self->name, path, "org.freedesktop.DBus.Properties",
                                      "Get", g_variant_new ("(ss)", ACCESSIBLE, property));

  return unpack_text (answer);
}

char *
bus_program_get_name (BusProgram *self, const char *path)
{
  return get_property (self, path, "Name");
}

char *
bus_program_get_description (BusProgram *self, const char *path)
{
  return get_property (self, path, "Description");
}

char *
bus_program_get_text (BusProgram *self, const char *path)
{
  g_autofree char *name = bus_program_get_name (self, path);
  g_autoptr (GVariant) answer = NULL;
  char *text = NULL;

  if (name == NULL || *name != '\0')
    return g_steal_pointer (&name);
  answer =
    call (self, self->name, path, "org.a11y.atspi.Text", "GetText", g_variant_new ("(ii)", 0, -1));
  if (answer != NULL)
    g_variant_get (answer, "(s)", &text);
  return text;
}

typedef struct
{
  GStrv names;
  guint waiting;
} Names;

typedef struct
{
  Names *names;
  guint place;
} Asked;

static void
named_cb (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autofree Asked *asked = data;
  g_autoptr (GVariant) answer =
    g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);
  char *name = unpack_text (answer);

  asked->names->names[asked->place] = name != NULL ? name : g_strdup ("");
  asked->names->waiting--;
}

GStrv
bus_program_get_names (BusProgram *self, const char *const *paths)
{
  const guint count = g_strv_length ((char **) paths);
  Names names = { g_new0 (char *, count + 1), count };

  for (guint i = 0; i < count; i++)
    {
      Asked *asked = g_new (Asked, 1);

      *asked = (Asked){ &names, i };
      g_dbus_connection_call (self->bus, self->name, paths[i], "org.freedesktop.DBus.Properties",
                              "Get", g_variant_new ("(ss)", ACCESSIBLE, "Name"), NULL,
                              G_DBUS_CALL_FLAGS_NONE, -1, NULL, named_cb, asked);
    }
  await (names.waiting == 0);
  return names.names;
}

char *
bus_program_get_role (BusProgram *self, const char *path)
{
  g_autoptr (GVariant) answer = ask (self, path, "GetRoleName");
  char *role = NULL;

  if (answer != NULL)
    g_variant_get (answer, "(s)", &role);
  return role;
}

/* NULL for the program itself. */
static char *
get_parent (BusProgram *self, const char *path)
{
  g_autoptr (GVariant) answer = call (self, self->name, path, "org.freedesktop.DBus.Properties",
                                      "Get", g_variant_new ("(ss)", ACCESSIBLE, "Parent"));
  g_autoptr (GVariant) value = NULL;
  const char *parent;

  if (answer == NULL)
    return NULL;
  g_variant_get (answer, "(v)", &value);
  g_variant_get (value, "(&s&o)", NULL, &parent);
  return g_str_has_suffix (parent, "/root") || g_str_has_suffix (parent, "/null")
           ? NULL
           : g_strdup (parent);
}

char *
bus_program_describe_way (BusProgram *self, const char *path)
{
  g_autofree char *role = bus_program_get_role (self, path);
  g_autofree char *name = bus_program_get_name (self, path);
  g_autofree char *parent = get_parent (self, path);
  g_autofree char *way = parent != NULL ? bus_program_describe_way (self, parent) : NULL;

  return g_strdup_printf ("%s%s%s “%s”", way != NULL ? way : "", way != NULL ? " > " : "", role,
                          name);
}

static gboolean
has_state (BusProgram *self, const char *path, guint state)
{
  g_autoptr (GVariant) answer = ask (self, path, "GetState");
  g_autoptr (GVariant) words = NULL;
  const guint32 *states;
  gsize count = 0;

  if (answer == NULL)
    return FALSE;
  words = g_variant_get_child_value (answer, 0);
  states = g_variant_get_fixed_array (words, &count, sizeof (guint32));
  return state / 32 < count && (states[state / 32] >> state % 32 & 1);
}

gboolean
bus_program_is_sensitive (BusProgram *self, const char *path)
{
  return has_state (self, path, STATE_SENSITIVE);
}

static gboolean
has_size (BusProgram *self, const char *path)
{
  g_autoptr (GVariant) answer =
    call (self, self->name, path, "org.a11y.atspi.Component", "GetSize", NULL);
  int width = 0, height = 0;

  if (answer != NULL)
    g_variant_get (answer, "(ii)", &width, &height);
  return width > 0 && height > 0;
}

/* GTK before 4.10 tells of nothing that it shows. */
gboolean
bus_program_is_showing (BusProgram *self, const char *path)
{
  return has_state (self, path, STATE_SHOWING) ||
         (has_state (self, path, STATE_VISIBLE) && has_size (self, path));
}

gboolean
bus_program_is_pressed (BusProgram *self, const char *path)
{
  return has_state (self, path, STATE_PRESSED);
}

void
bus_program_act (BusProgram *self, const char *path)
{
  GVariant *answer =
    call (self, self->name, path, "org.a11y.atspi.Action", "DoAction", g_variant_new ("(i)", 0));

  g_clear_pointer (&answer, g_variant_unref);
}

/* --- Objects ---------------------------------------------------------------------------------- */

static void
list_below (BusProgram *self, const char *path, GPtrArray *paths)
{
  g_autoptr (GVariant) answer = ask (self, path, "GetChildren");
  g_autoptr (GVariantIter) children = NULL;
  const char *name, *child;

  if (answer == NULL)
    return;
  g_variant_get (answer, "(a(so))", &children);
  while (g_variant_iter_next (children, "(&s&o)", &name, &child))
    if (g_strcmp0 (name, self->name) == 0)
      {
        g_ptr_array_add (paths, g_strdup (child));
        list_below (self, child, paths);
      }
}

GStrv
bus_program_list (BusProgram *self)
{
  GPtrArray *paths = g_ptr_array_new ();

  list_below (self, ROOT_PATH, paths);
  g_ptr_array_add (paths, NULL);
  return (GStrv) g_ptr_array_free (paths, FALSE);
}

char *
bus_program_find (BusProgram *self, const char *role, const char *name)
{
  g_auto (GStrv) paths = bus_program_list (self);
  g_auto (GStrv) names = bus_program_get_names (self, (const char *const *) paths);

  for (guint i = 0; paths[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      {
        g_autofree char *its_role = bus_program_get_role (self, paths[i]);

        if (its_role != NULL && g_str_has_suffix (its_role, role))
          return g_strdup (paths[i]);
      }
  return NULL;
}

gboolean
bus_program_has_window (BusProgram *self, const char *name)
{
  g_autoptr (GVariant) answer = ask (self, ROOT_PATH, "GetChildren");
  g_autoptr (GVariantIter) children = NULL;
  const char *program, *child;
  gboolean found = FALSE;

  g_assert_nonnull (answer);
  g_variant_get (answer, "(a(so))", &children);
  while (!found && g_variant_iter_next (children, "(&s&o)", &program, &child))
    {
      g_autofree char *its_name = bus_program_get_name (self, child);

      found = g_strcmp0 (its_name, name) == 0;
    }
  return found;
}

void
bus_program_activate (BusProgram *self, const char *below, const char *action)
{
  g_autofree char *path = g_build_path ("/", ACTIONS, below, NULL);
  g_autoptr (GError) error = NULL;
  GVariant *answer =
    g_dbus_connection_call_sync (self->desktop, APPLICATION, path, "org.gtk.Actions", "Activate",
                                 g_variant_new ("(sava{sv})", action, NULL, NULL), NULL,
                                 G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);

  g_assert_no_error (error);
  g_variant_unref (answer);
}

/* --- Starting and ending ---------------------------------------------------------------------- */

static gboolean
connect_bus (BusProgram *self)
{
  const GDBusConnectionFlags flags =
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
  g_autoptr (GVariant) answer = NULL;
  const char *address;

  self->desktop =
    g_dbus_connection_new_for_address_sync (g_test_dbus_get_bus_address (self->session), flags,
                                            NULL, NULL, NULL);
  g_assert_nonnull (self->desktop);
  answer = g_dbus_connection_call_sync (self->desktop, "org.a11y.Bus", "/org/a11y/bus",
                                        "org.a11y.Bus", "GetAddress", NULL, G_VARIANT_TYPE ("(s)"),
                                        G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  if (answer == NULL)
    return FALSE;
  g_variant_get (answer, "(&s)", &address);
  self->bus = g_dbus_connection_new_for_address_sync (address, flags, NULL, NULL, NULL);
  return self->bus != NULL;
}

static void
write_settings (BusProgram *self, const char *settings)
{
  g_autofree char *folder = g_build_filename (self->home, "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, settings, -1, NULL));
}

/* A test that fails takes its programs with it: an Orca that is left keeps all others from
 * starting. */
static void
die_with_parent (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

GSubprocess *
bus_program_spawn (BusProgram *self, const char *const *command)
{
  static const char *const folders[] = { "HOME",          "XDG_CONFIG_HOME", "XDG_STATE_HOME",
                                         "XDG_DATA_HOME", "XDG_CACHE_HOME",  "XDG_RUNTIME_DIR" };
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autofree char *display = g_strdup_printf (":%d", self->display);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    g_subprocess_launcher_setenv (launcher, folders[i], self->home, TRUE);
  g_subprocess_launcher_setenv (launcher, "DISPLAY", display, TRUE);
  g_subprocess_launcher_setenv (launcher, "GDK_BACKEND", "x11", TRUE);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "LC_ALL", "C.UTF-8", TRUE);
  g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS",
                                g_test_dbus_get_bus_address (self->session), TRUE);
  g_subprocess_launcher_unsetenv (launcher, "GTK_A11Y");
  g_subprocess_launcher_unsetenv (launcher, "AT_SPI_BUS_ADDRESS");
  g_subprocess_launcher_set_child_setup (launcher, die_with_parent, NULL, NULL);
  process = g_subprocess_launcher_spawnv (launcher, command, &error);
  g_assert_no_error (error);
  g_ptr_array_add (self->processes, process);
  return process;
}

/* The program among those on the bus, where a screen reader is, too; once it has a window. */
static gboolean
has_come (BusProgram *self)
{
  g_autoptr (GVariant) answer =
    call (self, "org.a11y.atspi.Registry", ROOT_PATH, ACCESSIBLE, "GetChildren", NULL);
  g_autoptr (GVariantIter) children = NULL;
  const char *name, *path;
  gboolean found = FALSE;

  g_assert_nonnull (answer);
  g_variant_get (answer, "(a(so))", &children);
  while (!found && g_variant_iter_next (children, "(&s&o)", &name, &path))
    {
      g_auto (GStrv) objects = NULL;

      g_free (self->name);
      self->name = g_strdup (name);
      objects = bus_program_list (self);
      found = g_strv_length (objects) > 10;
    }
  return found;
}

/* What serves the bus writes to where the results of tests belong, has its place in a folder which
 * others must not have, and no business on anybody's screen. */
static void
start_session (BusProgram *self)
{
  const int output = dup (STDOUT_FILENO);

  g_setenv ("XDG_RUNTIME_DIR", self->home, TRUE);
  g_unsetenv ("DISPLAY");
  dup2 (STDERR_FILENO, STDOUT_FILENO);
  self->session = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_add_service_dir (self->session, SERVICES);
  g_test_dbus_up (self->session);
  dup2 (output, STDOUT_FILENO);
  close (output);
}

static const char *
start_buses (BusProgram *self)
{
  g_autofree char *daemon = g_find_program_in_path ("dbus-daemon");

  if (daemon == NULL)
    return "dbus-daemon is not installed";
  start_session (self);
  if (!connect_bus (self))
    return "there is no accessibility bus: at-spi2-core is not installed";
  self->display = x_server_start (SCREEN);
  if (self->display < 0)
    return "Xvfb cannot be started";
  self->keeper = window_keeper_new (self->display);
  return self->keeper == NULL ? "no connection to Xvfb" : NULL;
}

gboolean
bus_program_prepare (BusProgram *self)
{
  const char *missing;

  *self = (BusProgram){ .processes = g_ptr_array_new_with_free_func (g_object_unref) };
  self->home = g_dir_make_tmp ("medina-bus-XXXXXX", NULL);
  missing = start_buses (self);
  if (missing != NULL)
    {
      g_test_skip (missing);
      bus_program_stop (self);
      return FALSE;
    }
  return TRUE;
}

void
bus_program_start (BusProgram *self, const char *program, const char *settings)
{
  const char *const command[] = { program, NULL };

  write_settings (self, settings);
  bus_program_spawn (self, command);
  await (has_come (self));
}

static void
end_process (gpointer process, gpointer data)
{
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
}

/* Others, which end by themselves, may be tidying up there, too. */
static void
remove_home (BusProgram *self)
{
  const char *const command[] = { "rm", "-rf", self->home, NULL };
  g_autoptr (GSubprocess) process = g_subprocess_newv (command, G_SUBPROCESS_FLAGS_NONE, NULL);

  if (process != NULL)
    g_subprocess_wait (process, NULL, NULL);
}

void
bus_program_stop (BusProgram *self)
{
  g_ptr_array_foreach (self->processes, end_process, NULL);
  g_clear_pointer (&self->processes, g_ptr_array_unref);
  g_clear_pointer (&self->keeper, window_keeper_free);
  g_clear_object (&self->bus);
  g_clear_object (&self->desktop);
  if (self->session != NULL)
    g_test_dbus_down (self->session);
  g_clear_object (&self->session);
  remove_home (self);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->home, g_free);
}
