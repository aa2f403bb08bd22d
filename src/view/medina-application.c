/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-application.h"

#include <glib/gi18n.h>

#include "medina-preferences-window.h"
#include "medina-window.h"

#define APPLICATION_ID "io.github.medina_game.Medina"
#define WEBSITE        "https://github.com/medina-game/medina"

struct _MedinaApplication
{
  AdwApplication parent_instance;

  /* owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (MedinaApplication, medina_application, ADW_TYPE_APPLICATION)

static const struct
{
  const char *action;
  const char *shortcuts[3];
} shortcuts[] = {
  { "app.quit", { "<Primary>q" } },
  { "app.preferences", { "<Primary>comma" } },
  { "window.close", { "<Primary>w" } },
  { "win.new-game", { "<Primary>n" } },
  { "win.undo", { "<Primary>z" } },
  { "win.redo", { "<Primary><Shift>z" } },
  { "win.end-turn", { "<Primary>Return", "<Primary>KP_Enter" } },
  { "win.scores", { "<Primary>t" } },
  { "win.show-coordinates", { "<Primary>k" } },
};

/* --- Actions */

/* Every window may have something to ask before it closes. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == NULL)
      gtk_window_close (l->data);
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *makers[] = { _ ("The Medina contributors"), NULL };
  const char *inventors[] = { "Stefan Dorra", NULL };
  GtkWidget *about = adw_about_window_new ();

  gtk_window_set_transient_for (GTK_WINDOW (about), gtk_application_get_active_window (user_data));
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  g_object_set (
    about, "application-name", g_get_application_name (), "application-icon", APPLICATION_ID,
    "version", MEDINA_VERSION, "developer-name", makers[0], "developers", makers, "comments",
    _ ("Build palaces together and claim the best of them."), "website", WEBSITE, "issue-url",
    WEBSITE "/issues", "license-type", GTK_LICENSE_GPL_3_0,
    /* Translators: put your names here, one a line; they are shown in the About window */
    "translator-credits", _ ("translator-credits"), NULL);
  adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (about), _ ("Board game invented by"),
                                       inventors);
  gtk_window_present (GTK_WINDOW (about));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  MedinaApplication *self = MEDINA_APPLICATION (user_data);
  GtkWidget *window = medina_preferences_window_new (self->settings);

  gtk_window_set_transient_for (GTK_WINDOW (window),
                                gtk_application_get_active_window (GTK_APPLICATION (self)));
  gtk_window_present (GTK_WINDOW (window));
}

static const GActionEntry actions[] = {
  { "quit", quit_cb },
  { "about", about_cb },
  { "preferences", preferences_cb },
};

/* --- Command line */

static int
print_version (void)
{
  /* Translators: the name of the program and its version, on the command line */
  g_print (_ ("Medina %s\n"), MEDINA_VERSION);
  return 0;
}

static gboolean
has_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, APPLICATION_ID, TRUE);
  return schema != NULL;
}

/* GTK and GSettings end the program with messages for developers, so ask before they do. */
static gboolean
can_start (void)
{
  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _ ("Medina needs a graphical display and cannot find one. Start it in a "
                             "desktop session, or set DISPLAY or WAYLAND_DISPLAY."));
      return FALSE;
    }
  if (!has_settings ())
    {
      g_printerr (_ ("Medina cannot find its settings schema “%s”. Install the program, or set "
                     "GSETTINGS_SCHEMA_DIR to the folder with the compiled schema.\n"),
                  APPLICATION_ID);
      return FALSE;
    }
  return TRUE;
}

static int
medina_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  g_autofree const char **rest = NULL; /* the strings belong to the options */

  if (g_variant_dict_contains (options, "version"))
    return print_version ();
  if (g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &rest) && rest[0] != NULL)
    {
      g_printerr (_ ("Medina does not understand the argument “%s”. Try “medina --help”.\n"),
                  rest[0]);
      return 1;
    }
  return can_start () ? -1 : 1;
}

static void
add_options (GApplication *self)
{
  const GOptionEntry entries[] = {
    { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, _ ("Print the version and exit"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, NULL },
    { NULL },
  };

  g_application_add_main_option_entries (self, entries);
  g_application_set_option_context_summary (
    self, _ ("A board game for two to four people who build palaces together and claim the best "
             "of them."));
}

/* --- The object */

static gboolean
get_color_scheme (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *nick = g_variant_get_string (variant, NULL);

  if (g_str_equal (nick, "light"))
    g_value_set_enum (value, ADW_COLOR_SCHEME_FORCE_LIGHT);
  else if (g_str_equal (nick, "dark"))
    g_value_set_enum (value, ADW_COLOR_SCHEME_FORCE_DARK);
  else
    g_value_set_enum (value, ADW_COLOR_SCHEME_DEFAULT);
  return TRUE;
}

static void
set_shortcuts (GtkApplication *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (self, shortcuts[i].action, shortcuts[i].shortcuts);
}

static void
medina_application_startup (GApplication *application)
{
  MedinaApplication *self = MEDINA_APPLICATION (application);

  G_APPLICATION_CLASS (medina_application_parent_class)->startup (application);

  self->settings = g_settings_new (APPLICATION_ID);
  g_settings_bind_with_mapping (self->settings, "color-scheme", adw_style_manager_get_default (),
                                "color-scheme", G_SETTINGS_BIND_GET, get_color_scheme, NULL, NULL,
                                NULL);
  gtk_window_set_default_icon_name (APPLICATION_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  set_shortcuts (GTK_APPLICATION (self));
}

static void
medina_application_activate (GApplication *application)
{
  MedinaApplication *self = MEDINA_APPLICATION (application);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL)
    window = GTK_WINDOW (medina_window_new (self));
  gtk_window_present (window);
}

static void
medina_application_dispose (GObject *object)
{
  MedinaApplication *self = MEDINA_APPLICATION (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (medina_application_parent_class)->dispose (object);
}

static void
medina_application_class_init (MedinaApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_application_dispose;
  application_class->handle_local_options = medina_application_handle_local_options;
  application_class->startup = medina_application_startup;
  application_class->activate = medina_application_activate;
}

static void
medina_application_init (MedinaApplication *self)
{
  add_options (G_APPLICATION (self));
}

MedinaApplication *
medina_application_new (void)
{
  return g_object_new (MEDINA_TYPE_APPLICATION, "application-id", APPLICATION_ID,
                       "resource-base-path", "/io/github/medina_game/Medina", NULL);
}

GSettings *
medina_application_get_settings (MedinaApplication *self)
{
  g_return_val_if_fail (MEDINA_IS_APPLICATION (self), NULL);

  return self->settings;
}
