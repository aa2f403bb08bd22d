/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "screen-reader.h"

#define EVENTS "org.a11y.atspi.Event.Object"

/* Who reads what a test has written, reads along. */
static void
speak (ScreenReader *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0')
      {
        g_test_message ("%s", *line);
        g_ptr_array_add (self->spoken, g_strdup (*line));
      }
}

/* What gets the focus is spoken with its name and its description; not when it is told again. */
static void
focus (ScreenReader *self, const char *path)
{
  g_autofree char *name = NULL;
  g_autofree char *description = NULL;

  if (g_strcmp0 (path, self->focus) == 0)
    return;
  name = bus_program_get_name (self->program, path);
  description = bus_program_get_description (self->program, path);
  g_free (self->focus);
  self->focus = g_strdup (path);
  speak (self, name);
  speak (self, description);
  g_free (self->described);
  self->described = g_steal_pointer (&description);
}

/* What has the focus is spoken when it changes; not the names of spaces, which change all at
 * once. */
static gboolean
is_spoken (ScreenReader *self, const char *path, const char *detail)
{
  g_autofree char *role = NULL;

  if (g_strcmp0 (path, self->focus) != 0)
    return FALSE;
  if (!g_str_equal (detail, "accessible-name"))
    return g_str_equal (detail, "accessible-description");
  role = bus_program_get_role (self->program, path);
  return role != NULL && !g_str_has_suffix (role, "cell");
}

/* What was read with the focus just now may be told to have changed only afterwards. */
static void
speak_change (ScreenReader *self, const char *text)
{
  if (*text == '\0')
    return;
  if (g_strcmp0 (text, self->described) != 0)
    speak (self, text);
  g_clear_pointer (&self->described, g_free);
}

/* A window that becomes active takes it from what had it. */
static gboolean
takes_focus (const char *state)
{
  return g_str_equal (state, "focused") || g_str_equal (state, "active");
}

static void
event_cb (GDBusConnection *bus,
          const char *sender,
          const char *path,
          const char *interface,
          const char *signal,
          GVariant *parameters,
          gpointer data)
{
  ScreenReader *self = data;
  g_autoptr (GVariant) value = NULL;
  const char *detail;
  int on;

  self->events++;
  g_variant_get_child (parameters, 0, "&s", &detail);
  g_variant_get_child (parameters, 1, "i", &on);
  g_variant_get_child (parameters, 3, "v", &value);
  if (g_str_equal (signal, "StateChanged") && takes_focus (detail) && on)
    focus (self, path);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING) &&
           (g_str_equal (signal, "Announcement") || is_spoken (self, path, detail)))
    speak_change (self, g_variant_get_string (value, NULL));
}

/* So that programs know that somebody listens. */
static void
register_events (ScreenReader *self)
{
  static const char *const events[] = { "object:announcement",
                                        "object:property-change:accessible-description",
                                        "object:property-change:accessible-name",
                                        "object:children-changed",
                                        "object:state-changed:pressed",
                                        "object:state-changed:sensitive",
                                        "object:state-changed:active",
                                        "object:state-changed:focused" };

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      GVariant *answer =
        g_dbus_connection_call_sync (self->program->bus, "org.a11y.atspi.Registry",
                                     "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
                                     "RegisterEvent", g_variant_new ("(sass)", events[i], NULL, ""),
                                     NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);

      g_clear_pointer (&answer, g_variant_unref);
    }
}

void
screen_reader_start (ScreenReader *self, BusProgram *program)
{
  *self = (ScreenReader){ .program = program, .spoken = g_ptr_array_new_with_free_func (g_free) };
  register_events (self);
  self->subscription =
    g_dbus_connection_signal_subscribe (program->bus, NULL, EVENTS, NULL, NULL, NULL,
                                        G_DBUS_SIGNAL_FLAGS_NONE, event_cb, self, NULL);
}

void
screen_reader_stop (ScreenReader *self)
{
  g_dbus_connection_signal_unsubscribe (self->program->bus, self->subscription);
  g_ptr_array_unref (self->spoken);
  g_free (self->focus);
  g_free (self->described);
}

gboolean
screen_reader_has_spoken (ScreenReader *self, guint since, const char *like)
{
  for (guint i = since; i < self->spoken->len; i++)
    if (g_regex_match_simple (like, self->spoken->pdata[i], 0, 0))
      return TRUE;
  return FALSE;
}

char *
screen_reader_recall (ScreenReader *self, guint since)
{
  GString *text = g_string_new (NULL);

  for (guint i = since; i < self->spoken->len; i++)
    g_string_append_printf (text, "%s\n", (char *) self->spoken->pdata[i]);
  return g_string_free (text, FALSE);
}
