/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-language.h"

#include <gtk/gtk.h>
#include <hb.h>
#include <libintl.h>
#include <locale.h>

static const struct
{
  const char *code;
  const char *name;
} languages[] = {
  { "en", "English" },  { "de", "Deutsch" }, { "es", "Español" },     { "fr", "Français" },
  { "it", "Italiano" }, { "ja", "日本語" },  { "zh_CN", "简体中文" }, { "zh_TW", "繁體中文" },
};

/* Where there is no translation, readers of these prefer that one; gettext does not know. */
static const struct
{
  const char *prefix;
  const char *code;
} fallbacks[] = {
  { "zh_HK", "zh_TW" }, { "zh_MO", "zh_TW" }, { "zh_Hant", "zh_TW" },
  { "zh_SG", "zh_CN" }, { "zh_MY", "zh_CN" }, { "zh_Hans", "zh_CN" },
};

/* LANGUAGE as it was when the program started, "" if it was not set. */
static char *system_languages;

static PangoLanguage *current;

/* --- What there is ---------------------------------------------------------------------------- */

static gboolean
has_translation (const char *code)
{
  g_autofree char *path = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), code,
                                            "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

char **
medina_language_list (void)
{
  g_autoptr (GStrvBuilder) codes = g_strv_builder_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (languages[i].code, "en") || has_translation (languages[i].code))
      g_strv_builder_add (codes, languages[i].code);
  return g_strv_builder_end (codes);
}

const char *
medina_language_get_name (const char *code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (languages[i].code, code))
      return languages[i].name;
  g_return_val_if_reached ("");
}

/* --- As the system ---------------------------------------------------------------------------- */

/* Also the locales without a language are English. */
static gboolean
is_english (const char *locale)
{
  return g_str_equal (locale, "en") || g_str_has_prefix (locale, "en_") ||
         g_str_equal (locale, "C") || g_str_has_prefix (locale, "C.") ||
         g_str_equal (locale, "POSIX");
}

static void
add_with_fallback (GStrvBuilder *list, const char *locale)
{
  g_strv_builder_add (list, locale);
  for (gsize i = 0; i < G_N_ELEMENTS (fallbacks); i++)
    if (g_str_has_prefix (locale, fallbacks[i].prefix))
      g_strv_builder_add (list, fallbacks[i].code);
}

/* The languages that the system prefers, with fallbacks. The list ends with English, as that has no
 * translation and gettext would go on looking for one. */
static char *
list_system_languages (void)
{
  const char *preferred =
    *system_languages != '\0' ? system_languages : setlocale (LC_MESSAGES, NULL);
  g_auto (GStrv) locales = g_strsplit (preferred, ":", -1);
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();
  g_auto (GStrv) strv = NULL;

  for (char **locale = locales; *locale != NULL; locale++)
    {
      add_with_fallback (list, *locale);
      if (is_english (*locale))
        break;
    }
  strv = g_strv_builder_end (list);
  return g_strjoinv (":", strv);
}

/* --- Catalogues ------------------------------------------------------------------------------- */

/* The language that our catalogue says it is in; NULL if there is none, so that texts are English.
 * The translation of the empty text is the head of the catalogue. */
static char *
get_translation (void)
{
  const char *head = dgettext (GETTEXT_PACKAGE, "");
  const char *language = strstr (head, "\nLanguage: ");

  if (language == NULL)
    return NULL;
  language += strlen ("\nLanguage: ");
  return g_strndup (language, strcspn (language, "\n"));
}

/* Naming the domain makes gettext forget what it has looked up. */
static void
look_up_in (const char *list)
{
  g_setenv ("LANGUAGE", list, TRUE);
  textdomain (GETTEXT_PACKAGE);
}

/* A system's language that we do not speak: GTK does not either, rather than both in one window. */
static void
speak_as_system (void)
{
  g_autofree char *list = NULL;
  g_autofree char *translation = NULL;

  setlocale (LC_MESSAGES, "");
  list = list_system_languages ();
  look_up_in (list);
  translation = get_translation ();
  if (translation == NULL && !is_english (list))
    look_up_in ("en");
  current =
    translation != NULL ? pango_language_from_string (translation) : pango_language_get_default ();
}

/* In the locale C gettext looks nothing up; in any other one LANGUAGE decides. */
static void
speak (const char *code)
{
  const char *locale = setlocale (LC_MESSAGES, "");

  if (locale == NULL || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX"))
    if (setlocale (LC_MESSAGES, "C.UTF-8") == NULL)
      setlocale (LC_MESSAGES, "en_US.UTF-8");
  look_up_in (code);
  current = pango_language_from_string (code);
}

/* --- Glyphs and direction --------------------------------------------------------------------- */

PangoLanguage *
medina_language_get_pango (void)
{
  return current != NULL ? current : pango_language_get_default ();
}

/* Han characters differ between Japanese and Chinese, and each widget has its own idea of the
 * language, which GTK takes from the locale once and for all. Lines may become higher by it. */
static gboolean
realize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  PangoContext *context = gtk_widget_get_pango_context (widget);

  if (pango_context_get_language (context) != current)
    {
      pango_context_set_language (context, current);
      gtk_widget_queue_resize (widget);
    }
  return TRUE;
}

static void
follow_widgets (void)
{
  static gsize following;

  if (!g_once_init_enter (&following))
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* now the signal is there */
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_cb, NULL,
                              NULL);
  g_once_init_leave (&following, 1);
}

static GtkTextDirection
get_direction (void)
{
  int count;
  const PangoScript *scripts = pango_language_get_scripts (current, &count);
  guint32 tag;

  if (count == 0)
    return GTK_TEXT_DIR_LTR;
  tag = g_unicode_script_to_iso15924 ((GUnicodeScript) scripts[0]);
  return hb_script_get_horizontal_direction (hb_script_from_iso15924_tag (tag)) == HB_DIRECTION_RTL
           ? GTK_TEXT_DIR_RTL
           : GTK_TEXT_DIR_LTR;
}

/* --- All together ----------------------------------------------------------------------------- */

void
medina_language_set (const char *code)
{
  g_return_if_fail (code != NULL);

  if (system_languages == NULL)
    return;
  if (*code == '\0' || (!g_str_equal (code, "en") && !has_translation (code)))
    speak_as_system ();
  else
    speak (code);
  if (gtk_is_initialized ())
    {
      follow_widgets ();
      gtk_widget_set_default_direction (get_direction ());
    }
}

static char *
read_setting (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettings) settings = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, "io.github.medina_game.Medina", TRUE);
  if (schema == NULL)
    return g_strdup ("");
  settings = g_settings_new_full (schema, NULL, NULL);
  return g_settings_get_string (settings, "language");
}

/* GLib decides at its first look-up, for good, whether this program is translated: no text of it
 * would be in another language after a start in English. It says yes as long as no domain is named.
 * GTK is not to set the locale again when it starts. */
void
medina_language_init (void)
{
  const char *directory = g_getenv ("MEDINA_LOCALEDIR");
  g_autofree char *code = NULL;

  g_return_if_fail (system_languages == NULL);

  setlocale (LC_ALL, "");
  gtk_disable_setlocale ();
  system_languages = g_strdup (g_getenv ("LANGUAGE") != NULL ? g_getenv ("LANGUAGE") : "");
  bindtextdomain (GETTEXT_PACKAGE, directory != NULL ? directory : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_dcgettext (GETTEXT_PACKAGE, "Medina", LC_MESSAGES);
  code = read_setting ();
  medina_language_set (code);
}
