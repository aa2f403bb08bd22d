/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-preferences-window.h"

#include "medina-language.h"
#include "medina-rules-book.h"

struct _MedinaPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  /* template */
  AdwComboRow *language_row;
  GtkStringList *language_names;
  AdwComboRow *style_row;
  GtkSwitch *coordinates_switch;
  GtkSwitch *end_turn_switch;
  AdwComboRow *pace_row;
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

/* The first row is as the system, the codes belong to those below it. */
static gboolean
get_language (GValue *value, GVariant *variant, gpointer codes)
{
  char **languages = codes;

  g_value_set_uint (value, 0);
  for (guint i = 0; languages[i] != NULL; i++)
    if (g_str_equal (languages[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i + 1);
  return TRUE;
}

static GVariant *
set_language (const GValue *value, const GVariantType *type, gpointer codes)
{
  char **languages = codes;
  const guint i = g_value_get_uint (value);

  if (i > g_strv_length (languages))
    return NULL;
  return g_variant_new_string (i == 0 ? "" : languages[i - 1]);
}

static void
bind_language (MedinaPreferencesWindow *self, GSettings *settings)
{
  char **languages = medina_language_list ();

  for (char **code = languages; *code != NULL; code++)
    gtk_string_list_append (self->language_names, medina_language_get_name (*code));
  g_settings_bind_with_mapping (settings, "language", self->language_row, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_language, set_language, languages,
                                (GDestroyNotify) g_strfreev);
}

static void
medina_preferences_window_class_init (MedinaPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  medina_rules_book_add_key (widget_class, MEDINA_RULES_PAGES);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, language_row);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, language_names);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, style_row);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, coordinates_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, end_turn_switch);
  gtk_widget_class_bind_template_child (widget_class, MedinaPreferencesWindow, pace_row);
}

static void
medina_preferences_window_init (MedinaPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
medina_preferences_window_new (GSettings *settings)
{
  MedinaPreferencesWindow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (MEDINA_TYPE_PREFERENCES_WINDOW, NULL);
  bind_language (self, settings);
  bind_choice (settings, "color-scheme", self->style_row, styles);
  bind_choice (settings, "computer-pace", self->pace_row, paces);
  g_settings_bind (settings, "show-coordinates", self->coordinates_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "automatic-end-turn", self->end_turn_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  return GTK_WIDGET (self);
}
