/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-preferences-window.h"

#include <glib/gi18n.h>

#include "medina-board-thumbnail.h"
#include "medina-button-row.h"
#include "medina-language-choice.h"
#include "medina-language.h"
#include "medina-people-group.h"
#include "medina-rules-book.h"
#include "medina-sound-player.h"
#include "medina-switch-rows.h"
#include "medina-titled-group.h"

enum
{
  PICTURE_WIDTH = 180, /* of a table */
};

struct _MedinaPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  guint choosing; /* so many choices of a language are being kept, in a thread */

  /* template */
  AdwComboRow *language_row;
  GtkStringList *language_names;
  AdwActionRow *language_note;
  AdwComboRow *style_row;
  GtkBox *sand_box;
  GtkBox *stone_box;
  GtkSwitch *animations_switch;
  GtkSwitch *daylight_switch;
  GtkSwitch *coordinates_switch;
  GtkSwitch *end_turn_switch;
  GtkSwitch *purist_switch;
  GtkSwitch *coach_switch;
  GtkSwitch *chances_switch;
  AdwComboRow *pace_row;
  MedinaPeopleGroup *people_group;
  MedinaTitledGroup *sound_group;
  GtkWidget *sound_row;
  GtkSwitch *sound_switch;
  GtkAdjustment *volume;
  GtkSwitch *notification_switch;

  /* owned */
  char **languages; /* what the rows below the first mean, which is as the system */
  MedinaSoundPlayer *player;
};

G_DEFINE_FINAL_TYPE (MedinaPreferencesWindow,
                     medina_preferences_window,
                     ADW_TYPE_PREFERENCES_WINDOW)

/* What the rows of a choice mean in the settings, in their order; NULL-terminated. */
static const char *const styles[] = { "follow", "light", "dark", NULL };
static const char *const paces[] = { "slow", "normal", "fast", "at-once", NULL };

static gboolean
get_choice (GValue *value, GVariant *variant, gpointer words)
{
  const char *const *choices = words;

  for (guint i = 0; choices[i] != NULL; i++)
    if (g_str_equal (choices[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
set_choice (const GValue *value, const GVariantType *type, gpointer words)
{
  const char *const *choices = words;
  const guint i = g_value_get_uint (value);

  return i < g_strv_length ((char **) choices) ? g_variant_new_string (choices[i]) : NULL;
}

static void
bind_choice (GSettings *settings, const char *key, AdwComboRow *row, const char *const *choices)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, get_choice,
                                set_choice, (gpointer) choices, NULL);
}

/* --- The language: from the next start on ----------------------------------------------------- */

static const char *
get_chosen_language (MedinaPreferencesWindow *self)
{
  const guint i = adw_combo_row_get_selected (self->language_row);

  return i > 0 && i <= g_strv_length (self->languages) ? self->languages[i - 1] : "";
}

static void
show_language_note (MedinaPreferencesWindow *self, const char *title, const char *text)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->language_note), title);
  adw_action_row_set_subtitle (self->language_note, text);
  gtk_widget_set_visible (GTK_WIDGET (self->language_note), TRUE);
}

/* Hides the note if the language is spoken already. */
static void
update_language_note (MedinaPreferencesWindow *self)
{
  const char *code = medina_language_foresee (get_chosen_language (self));

  if (g_str_equal (code, medina_language_get_spoken ()))
    gtk_widget_set_visible (GTK_WIDGET (self->language_note), FALSE);
  else if (!g_str_equal (code, "en") && !medina_language_can_translate ())
    show_language_note (
      self, _ ("Only English Is Available on This System"),
      _ (
        /* Translators: keep the command and the name of the package as they are */
        "Other languages need a UTF-8 locale, and none is installed. To add one, "
        "run “sudo dpkg-reconfigure locales” on Debian or Ubuntu, or install the "
        "package glibc-langpack-en on Fedora. Then restart Medina."));
  else
    show_language_note (self, medina_language_get_restart_notice (code), "");
}

static void
select_language (MedinaPreferencesWindow *self)
{
  g_autofree char *choice = medina_language_choice_read (NULL);
  guint selected = 0;

  for (guint i = 0; self->languages[i] != NULL; i++)
    if (g_strcmp0 (self->languages[i], choice) == 0)
      selected = i + 1;
  adw_combo_row_set_selected (self->language_row, selected);
}

static void language_selected_cb (MedinaPreferencesWindow *self);

static void
say_not_chosen (MedinaPreferencesWindow *self, const GError *error)
{
  g_signal_handlers_block_by_func (self->language_row, language_selected_cb, self);
  select_language (self);
  g_signal_handlers_unblock_by_func (self->language_row, language_selected_cb, self);
  show_language_note (self, _ ("Could Not Change Language"), error->message);
}

/* What became of a choice is told unless there was another one meanwhile. */
static void
language_kept_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaPreferencesWindow) self = data;
  g_autoptr (GError) error = NULL;
  const gboolean fine = medina_language_choice_write_finish (result, &error);

  g_application_release (g_application_get_default ());
  self->choosing--;
  if (self->language_row == NULL && !fine)
    g_printerr ("%s: %s\n", g_get_prgname (), error->message); /* the window is gone */
  if (self->language_row == NULL || self->choosing > 0)
    return;
  if (fine)
    update_language_note (self);
  else
    say_not_chosen (self, error);
}

/* The program does not end before it is kept. */
static void
language_selected_cb (MedinaPreferencesWindow *self)
{
  self->choosing++;
  g_application_hold (g_application_get_default ());
  medina_language_choice_write_async (get_chosen_language (self), language_kept_cb,
                                      g_object_ref (self));
}

static void
follow_language (MedinaPreferencesWindow *self)
{
  self->languages = medina_language_list ();
  for (char **code = self->languages; *code != NULL; code++)
    gtk_string_list_append (self->language_names, medina_language_get_name (*code));
  select_language (self);
  update_language_note (self);
  g_signal_connect_object (self->language_row, "notify::selected",
                           G_CALLBACK (language_selected_cb), self, G_CONNECT_SWAPPED);
}

/* --- Sound ------------------------------------------------------------------------------------ */

/* So that one hears how loud it is. */
static void
volume_changed_cb (MedinaPreferencesWindow *self)
{
  medina_sound_player_play (self->player, MEDINA_SOUND_WOOD, 0);
}

static void
follow_sound (MedinaPreferencesWindow *self, GSettings *settings)
{
  if (!medina_sound_player_can_sound ())
    {
      gtk_widget_set_sensitive (self->sound_row, FALSE);
      medina_titled_group_set_explanation (self->sound_group,
                                           _ ("This version of Medina was built without sound."));
      return;
    }
  self->player = medina_sound_player_ref_shared ();
  g_settings_bind (settings, "sound", self->sound_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sound-volume", self->volume, "value", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->volume, "notify::value", G_CALLBACK (volume_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* --- The table -------------------------------------------------------------------------------- */

static void
follow_table (MedinaPreferencesWindow *self, GSettings *settings)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GAction) action = g_settings_create_action (settings, "table");

  g_action_map_add_action (G_ACTION_MAP (actions), action);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "preferences", G_ACTION_GROUP (actions));
  gtk_box_prepend (self->sand_box,
                   medina_board_thumbnail_new_of_material (MEDINA_BOARD_SAND, PICTURE_WIDTH));
  gtk_box_prepend (self->stone_box,
                   medina_board_thumbnail_new_of_material (MEDINA_BOARD_STONE, PICTURE_WIDTH));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_preferences_window_finalize (GObject *object)
{
  MedinaPreferencesWindow *self = MEDINA_PREFERENCES_WINDOW (object);

  g_strfreev (self->languages);
  g_clear_object (&self->player);
  G_OBJECT_CLASS (medina_preferences_window_parent_class)->finalize (object);
}

static void
medina_preferences_window_class_init (MedinaPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = medina_preferences_window_finalize;

  medina_rules_book_add_key (widget_class, MEDINA_RULES_PAGES);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, language_row);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, language_names);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, language_note);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, style_row);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, sand_box);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, stone_box);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, animations_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, daylight_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, coordinates_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, end_turn_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, purist_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, coach_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, chances_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, pace_row);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, people_group);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, sound_group);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, sound_row);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, sound_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, volume);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, notification_switch);
}

static void
medina_preferences_window_init (MedinaPreferencesWindow *self)
{
  g_type_ensure (MEDINA_TYPE_BUTTON_ROW);
  g_type_ensure (MEDINA_TYPE_PEOPLE_GROUP);
  g_type_ensure (MEDINA_TYPE_TITLED_GROUP);
  gtk_widget_init_template (GTK_WIDGET (self));
  medina_switch_rows_unite (GTK_WIDGET (self));
}

GtkWidget *
medina_preferences_window_new (GSettings *settings)
{
  MedinaPreferencesWindow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (MEDINA_TYPE_PREFERENCES_WINDOW, NULL);
  follow_language (self);
  bind_choice (settings, "color-scheme", self->style_row, styles);
  bind_choice (settings, "computer-pace", self->pace_row, paces);
  follow_table (self, settings);
  g_settings_bind (settings, "animations", self->animations_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "daylight", self->daylight_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-coordinates", self->coordinates_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "automatic-end-turn", self->end_turn_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "purist-table", self->purist_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "coach", self->coach_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "chances", self->chances_switch, "active", G_SETTINGS_BIND_DEFAULT);
  medina_people_group_follow (self->people_group, settings);
  follow_sound (self, settings);
  g_settings_bind (settings, "turn-notification", self->notification_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->language_row));
  return GTK_WIDGET (self);
}
