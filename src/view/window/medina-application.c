/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-application.h"

#include <glib/gi18n.h>

#include "medina-about-window.h"
#include "medina-chosen-file.h"
#include "medina-command-line.h"
#include "medina-language.h"
#include "medina-last-input.h"
#include "medina-lessons-window.h"
#include "medina-letter-size.h"
#include "medina-motion.h"
#include "medina-open-files.h"
#include "medina-other-windows.h"
#include "medina-preferences-window.h"
#include "medina-question.h"
#include "medina-rules-book.h"
#include "medina-shortcuts.h"
#include "medina-spoken-focus.h"
#include "medina-spoken-names.h"
#include "medina-style-sheets.h"
#include "medina-tooltip.h"
#include "medina-toplevels.h"
#include "medina-window-sounds.h"

#define APPLICATION_ID "io.github.medina_game.Medina"

/* The hint with files from the command line of this very program. */
#define HINT_COMMAND_LINE "command-line"

struct _MedinaApplication
{
  AdwApplication parent_instance;

  gboolean faulty; /* a file from the command line could not be read */

  /* owned */
  GSettings *settings;
  MedinaStore *store;
  MedinaHistory *history;
};

G_DEFINE_FINAL_TYPE (MedinaApplication, medina_application, ADW_TYPE_APPLICATION)

/* --- Actions */

/* Closes the window's questions first: they would be in the way. */
static void
close_window (GtkWindow *window)
{
  medina_question_dismiss_all (window);
  gtk_window_close (window);
}

/* Closes one window after another: each may ask something first. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (user_data));

  g_list_foreach (windows, (GFunc) (void (*) (void)) g_object_ref, NULL);
  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == NULL)
      close_window (l->data);
  g_list_free_full (windows, g_object_unref);
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWidget *about = medina_about_window_new ();

  gtk_window_set_transient_for (GTK_WINDOW (about), gtk_application_get_active_window (user_data));
  gtk_window_present (GTK_WINDOW (about));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  MedinaApplication *self = user_data;
  GtkWindow *active = gtk_application_get_active_window (user_data);
  GtkWidget *window = medina_preferences_window_new (self->settings);

  gtk_window_set_transient_for (GTK_WINDOW (window), active);
  medina_letter_size_grow (window, active);
  gtk_window_present (GTK_WINDOW (window));
}

/* The window for games that was used last; NULL if there is none. */
static GtkWindow *
find_window (GtkApplication *self)
{
  for (GList *l = gtk_application_get_windows (self); l != NULL; l = l->next)
    if (MEDINA_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window;

  g_application_activate (user_data);
  window = find_window (user_data);
  if (window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
}

static void
new_window_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (medina_application_create_window (user_data)));
}

static void
open_lessons (MedinaApplication *self)
{
  g_autoptr (MedinaGameSounds) sounds = medina_window_sounds_new (self->settings);
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));
  MedinaLessonsWindow *window =
    medina_lessons_window_new (GTK_APPLICATION (self), self->settings, sounds);

  medina_lessons_window_grow (window, active);
  gtk_window_present (GTK_WINDOW (window));
}

static void
lessons_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  MedinaLessonsWindow *window = medina_lessons_window_find (user_data);

  if (window != NULL)
    gtk_window_present (GTK_WINDOW (window));
  else
    open_lessons (user_data);
}

/* The game of the window that was used last, or of the one to which that belongs. */
static MedinaGame *
get_game_at_hand (GtkApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (self);

  while (window != NULL && !MEDINA_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  return window != NULL ? medina_window_get_game (MEDINA_WINDOW (window)) : NULL;
}

static const MdnRules *
get_rules_at_hand (void)
{
  GApplication *application = g_application_get_default ();
  MedinaGame *game =
    GTK_IS_APPLICATION (application) ? get_game_at_hand (GTK_APPLICATION (application)) : NULL;

  return game != NULL ? &medina_game_get_position (game)->rules : NULL;
}

/* Opens the rules at the page about the piece in hand; without a piece, where the book was.
 * Called from outside there may be no window yet, and the program must not end. */
static void
rules_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  MedinaRulesBook *book = medina_rules_book_get_open ();
  MedinaGame *game = get_game_at_hand (user_data);
  const int piece = game != NULL ? medina_game_get_selected_piece (game) : -1;

  if (gtk_application_get_active_window (user_data) == NULL)
    g_application_activate (user_data);
  if (piece >= 0)
    medina_rules_book_open (
      medina_rules_page_find (piece, &medina_game_get_position (game)->rules));
  else
    medina_rules_book_open (book != NULL ? medina_rules_book_get_page (book)
                                         : MEDINA_RULES_PAGE_TURN);
}

static void
legend_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (gtk_application_get_active_window (user_data) == NULL)
    g_application_activate (user_data);
  medina_rules_book_open (MEDINA_RULES_PAGE_LEGEND);
}

/* From a notification, perhaps one that has outlived its window. */
static void
show_window_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window =
    gtk_application_get_window_by_id (user_data, g_variant_get_uint32 (parameter));

  if (window != NULL)
    gtk_window_present (window);
  else
    g_application_activate (user_data);
}

static const GActionEntry actions[] = {
  { "quit", quit_cb },
  { "about", about_cb },
  { "preferences", preferences_cb },
  { "new-game", new_game_cb },
  { "new-window", new_window_cb },
  { "rules", rules_cb },
  { "legend", legend_cb },
  { "show-window", show_window_cb, "u" },
  { "lessons", lessons_cb },
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

/* Looks for what GTK and GSettings would end the program without, with messages for developers. */
static gboolean
can_start (void)
{
  if (!gtk_init_check ())
    {
      medina_command_line_complain (
        _ ("Medina needs a graphical display but cannot find one. Start it in a desktop session, "
           "or set DISPLAY or WAYLAND_DISPLAY."));
      return FALSE;
    }
  if (!has_settings ())
    {
      g_autofree char *sentence = g_strdup_printf (
        _ ("Medina cannot find its settings schema “%s”. Install the program, or set "
           "GSETTINGS_SCHEMA_DIR to the folder with the compiled schema."),
        APPLICATION_ID);

      medina_command_line_complain (sentence);
      return FALSE;
    }
  return TRUE;
}

static gboolean
register_application (GApplication *self)
{
  g_autoptr (GError) error = NULL;

  if (!g_application_register (self, NULL, &error))
    medina_command_line_complain (error->message);
  return error == NULL;
}

/* The arguments are carried out here, or by the program that runs already, which has another
 * terminal, or none, to speak to. */
static void
follow (GApplication *self, const MedinaCommandLine *line)
{
  const char *hint = g_application_get_is_remote (self) ? "" : HINT_COMMAND_LINE;

  if (line->service)
    return;
  if (line->files->len > 0)
    g_application_open (self, (GFile **) line->files->pdata, (int) line->files->len, hint);
  else if (!line->new_window && !line->new_game && !line->rules)
    g_application_activate (self);
  if (line->new_window)
    g_action_group_activate_action (G_ACTION_GROUP (self), "new-window", NULL);
  if (line->new_game)
    g_action_group_activate_action (G_ACTION_GROUP (self), "new-game", NULL);
  if (line->rules)
    g_action_group_activate_action (G_ACTION_GROUP (self), "rules", NULL);
}

static int
start (GApplication *self, const MedinaCommandLine *line)
{
  if (line->version)
    return print_version ();
  if (!can_start ())
    return 1;
  if (line->service)
    g_application_set_flags (self, g_application_get_flags (self) | G_APPLICATION_IS_SERVICE);
  if (!register_application (self))
    return 1;
  follow (self, line);
  return line->faulty ? 1 : 0;
}

static gboolean
medina_application_local_command_line (GApplication *self, char ***arguments, int *status)
{
  g_autoptr (MedinaCommandLine) line = medina_command_line_new (*arguments);

  *status = line != NULL ? start (self, line) : 1;
  return TRUE;
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
animations_cb (GSettings *settings)
{
  medina_motion_set_wanted (g_settings_get_boolean (settings, "animations"));
}

static void
medina_application_startup (GApplication *application)
{
  MedinaApplication *self = MEDINA_APPLICATION (application);

  G_APPLICATION_CLASS (medina_application_parent_class)->startup (application);

  self->settings = g_settings_new (APPLICATION_ID);
  self->store = medina_store_new_default ();
  self->history = medina_history_new_default ();
  medina_store_set_history (self->store, self->history);
  medina_language_dress ();
  medina_style_sheets_follow (adw_style_manager_get_default ());
  medina_tooltip_init ();
  medina_spoken_focus_watch ();
  medina_spoken_names_watch ();
  medina_rules_book_set_source (get_rules_at_hand);
  g_settings_bind_with_mapping (self->settings, "color-scheme", adw_style_manager_get_default (),
                                "color-scheme", G_SETTINGS_BIND_GET, get_color_scheme, NULL, NULL,
                                NULL);
  g_signal_connect (self->settings, "changed::animations", G_CALLBACK (animations_cb), NULL);
  animations_cb (self->settings);
  gtk_window_set_default_icon_name (APPLICATION_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  medina_shortcuts_set (GTK_APPLICATION (self));
  medina_last_input_get ();
  medina_toplevels_watch (application);
}

static void
medina_application_activate (GApplication *application)
{
  MedinaApplication *self = MEDINA_APPLICATION (application);
  GtkWindow *window = find_window (GTK_APPLICATION (self));

  if (window == NULL)
    window = GTK_WINDOW (medina_application_create_window (self));
  gtk_window_present (window);
}

static void
note_fault_cb (GFile *file, const GError *error, gpointer application)
{
  g_autofree char *name = medina_chosen_file_get_words (file);
  g_autofree char *sentence = g_strdup_printf ("%s: %s", name, error->message);

  medina_command_line_complain (sentence);
  MEDINA_APPLICATION (application)->faulty = TRUE;
}

static void
medina_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  MedinaApplication *self = MEDINA_APPLICATION (application);

  medina_open_files (GTK_APPLICATION (self), self->settings, self->store, files, n_files,
                     g_str_equal (hint, HINT_COMMAND_LINE) ? note_fault_cb : NULL, self);
}

static void
medina_application_dispose (GObject *object)
{
  MedinaApplication *self = MEDINA_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->store);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (medina_application_parent_class)->dispose (object);
}

static void
medina_application_class_init (MedinaApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_application_dispose;
  application_class->local_command_line = medina_application_local_command_line;
  application_class->startup = medina_application_startup;
  application_class->activate = medina_application_activate;
  application_class->open = medina_application_open;
}

static void
medina_application_init (MedinaApplication *self)
{
}

MedinaApplication *
medina_application_new (void)
{
  return g_object_new (MEDINA_TYPE_APPLICATION, "application-id", APPLICATION_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                       "/io/github/medina_game/Medina", NULL);
}

MedinaWindow *
medina_application_create_window (MedinaApplication *self)
{
  g_return_val_if_fail (MEDINA_IS_APPLICATION (self), NULL);

  return medina_other_windows_add (GTK_APPLICATION (self), self->settings, self->store);
}

GSettings *
medina_application_get_settings (MedinaApplication *self)
{
  g_return_val_if_fail (MEDINA_IS_APPLICATION (self), NULL);

  return self->settings;
}

gboolean
medina_application_get_faulty (MedinaApplication *self)
{
  g_return_val_if_fail (MEDINA_IS_APPLICATION (self), FALSE);

  return self->faulty;
}

MedinaStore *
medina_application_get_store (MedinaApplication *self)
{
  g_return_val_if_fail (MEDINA_IS_APPLICATION (self), NULL);

  return self->store;
}
