/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-language.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <hb.h>
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>

#include "medina-language-choice.h"
#include "medina-locale.h"

/* What can be chosen. gettext speaks one language only, so the notice has to stand here. */
static const struct
{
  const char *code;
  const char *locale; /* a usual one; any other would do */
  const char *name;
  const char *restart_notice;
} languages[] = {
  { "en", "en_US.UTF-8", "English (US)",
    "Medina will speak American English the next time it starts." },
  { "en_GB", "en_GB.UTF-8", "English (UK)",
    "Medina will speak British English the next time it starts." },
  { "de", "de_DE.UTF-8", "Deutsch", "Ab dem nächsten Start spricht Medina Deutsch." },
  { "es", "es_ES.UTF-8", "Español", "A partir del próximo inicio, Medina hablará en español." },
  { "fr", "fr_FR.UTF-8", "Français", "Medina parlera français dès son prochain démarrage." },
  { "it", "it_IT.UTF-8", "Italiano", "Dal prossimo avvio Medina parlerà in italiano." },
  { "ja", "ja_JP.UTF-8", "日本語", "次回の起動から、メディナは日本語で表示されます。" },
  { "zh_CN", "zh_CN.UTF-8", "简体中文", "从下次启动起，Medina 将使用简体中文。" },
  { "zh_TW", "zh_TW.UTF-8", "繁體中文", "從下次啟動起，Medina 會使用繁體中文。" },
};

/* Where there is no translation, readers of these prefer that one; gettext does not know. */
static const struct
{
  const char *prefix;
  const char *code;
} fallbacks[] = {
  { "zh_HK", "zh_TW" }, { "zh_MO", "zh_TW" },   { "zh_Hant", "zh_TW" }, { "zh_SG", "zh_CN" },
  { "zh_MY", "zh_CN" }, { "zh_Hans", "zh_CN" }, { "en_AU", "en_GB" },   { "en_CA", "en_GB" },
  { "en_HK", "en_GB" }, { "en_IE", "en_GB" },   { "en_IN", "en_GB" },   { "en_NZ", "en_GB" },
  { "en_SG", "en_GB" }, { "en_ZA", "en_GB" },   { "en_GB", "en_GB" },
};

static char **system_languages; /* what the system prefers, first things first; NULL before init */
static char *spoken;            /* NULL for English */
static PangoLanguage *glyphs;   /* those of GTK, as long as it is NULL */

/* --- What there is ---------------------------------------------------------------------------- */

static gboolean
has_translation (const char *code)
{
  g_autofree char *path = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), code,
                                            "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* -1 if it is not among those that can be chosen. */
static int
find_language (const char *code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (languages[i].code, code))
      return (int) i;
  return -1;
}

static gboolean
can_be_chosen (const char *code)
{
  return find_language (code) >= 0 && (g_str_equal (code, "en") || has_translation (code));
}

char **
medina_language_list (void)
{
  g_autoptr (GStrvBuilder) codes = g_strv_builder_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (can_be_chosen (languages[i].code))
      g_strv_builder_add (codes, languages[i].code);
  return g_strv_builder_end (codes);
}

const char *
medina_language_get_name (const char *code)
{
  const int i = find_language (code);

  g_return_val_if_fail (i >= 0, "");

  return languages[i].name;
}

const char *
medina_language_get_restart_notice (const char *code)
{
  const int i = find_language (code);

  return i >= 0 ? languages[i].restart_notice : "";
}

/* --- As the system ---------------------------------------------------------------------------- */

static const char *
find_fallback (const char *locale)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fallbacks); i++)
    if (g_str_has_prefix (locale, fallbacks[i].prefix))
      return fallbacks[i].code;
  return NULL;
}

/* The English of the source, for which there is no translation. Also the locales without a language
 * are that. */
static gboolean
is_source_english (const char *locale)
{
  if (find_fallback (locale) != NULL)
    return FALSE;
  return g_str_equal (locale, "en") || g_str_has_prefix (locale, "en_") ||
         g_str_has_prefix (locale, "en.") || g_str_equal (locale, "C") ||
         g_str_has_prefix (locale, "C.") || g_str_equal (locale, "POSIX");
}

static void
add_with_fallback (GStrvBuilder *list, const char *locale)
{
  const char *fallback = find_fallback (locale);

  g_strv_builder_add (list, locale);
  if (fallback != NULL)
    g_strv_builder_add (list, fallback);
}

/* LC_ALL=C is the way to ask any program for its own words. */
static gboolean
wants_no_translation (void)
{
  const char *all = g_getenv ("LC_ALL");

  return all != NULL && (g_str_equal (all, "C") || g_str_equal (all, "POSIX"));
}

/* What the environment says, whether the C library has such a locale or not, with fallbacks. The
 * list ends with English, as that has no translation and gettext would go on looking for one. */
static char **
list_system_languages (void)
{
  const char *const *names = g_get_language_names_with_category ("LC_MESSAGES");
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();

  if (!wants_no_translation ())
    for (; *names != NULL && !is_source_english (*names); names++)
      add_with_fallback (list, *names);
  g_strv_builder_add (list, "en");
  return g_strv_builder_end (list);
}

static const char *
find_spoken_by_system (void)
{
  for (char **name = system_languages; name != NULL && *name != NULL; name++)
    if (has_translation (*name))
      return *name;
  return "en";
}

const char *
medina_language_foresee (const char *choice)
{
  g_return_val_if_fail (choice != NULL, "en");

  return *choice != '\0' ? choice : find_spoken_by_system ();
}

const char *
medina_language_get_spoken (void)
{
  return spoken != NULL ? spoken : "en";
}

/* --- Catalogs --------------------------------------------------------------------------------- */

/* First the one of the language; the first of all is English, which most systems have. */
static char *
find_locale (const char *code)
{
  const char *likely[G_N_ELEMENTS (languages) + 3] = { NULL };
  const int language = find_language (code);
  gsize n = 0;

  if (language >= 0)
    likely[n++] = languages[language].locale;
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    likely[n++] = languages[i].locale;
  likely[n++] = "C.UTF-8";
  return medina_locale_find (likely);
}

gboolean
medina_language_can_translate (void)
{
  g_autofree char *locale = NULL;

  if (medina_locale_translates (setlocale (LC_MESSAGES, NULL)))
    return TRUE;
  locale = find_locale ("en");
  return locale != NULL;
}

/* Makes gettext translate into the language, where the locale of the system keeps it from doing so.
 * Everything else, such as numbers, stays as the system has it; but where letters are ASCII, texts
 * of the C library would be made of question marks. FALSE if there is no locale for it. */
static gboolean
prepare_locale (const char *code)
{
  g_autofree char *locale = NULL;

  if (medina_locale_translates (setlocale (LC_MESSAGES, NULL)))
    return TRUE;
  locale = find_locale (code);
  if (locale == NULL)
    return FALSE;
  setlocale (LC_MESSAGES, locale);
  if (g_str_equal (setlocale (LC_CTYPE, NULL), "C"))
    setlocale (LC_CTYPE, locale);
  return TRUE;
}

/* What the person has chosen, if it can be followed; else "", and a sentence about it, to be freed
 * with g_free. */
static char *
read_choice (char **problem)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *choice = medina_language_choice_read (&error);
  g_autofree char *path = NULL, *printable = NULL;

  *problem = NULL;
  if (choice != NULL && (*choice == '\0' || can_be_chosen (choice)))
    return g_steal_pointer (&choice);
  if (choice == NULL)
    *problem = g_strdup (error->message);
  else
    {
      path = medina_language_choice_get_path ();
      printable = g_strescape (choice, NULL);
      *problem = g_strdup_printf ("%s: %s", path, printable);
    }
  return g_strdup ("");
}

/* The one place that changes the environment: LANGUAGE is for gettext, FC_LANG for fontconfig,
 * which prefers the Han characters of the system's language to those that are asked for. */
static void
tell_libraries (const char *list)
{
  const char *const variables[][2] = { { "LANGUAGE", list }, { "FC_LANG", spoken } };

  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    if (variables[i][1] != NULL)
      g_setenv (variables[i][0], variables[i][1], TRUE);
  textdomain (GETTEXT_PACKAGE);
}

/* If the language is not spoken, GTK speaks English as well, rather than two languages in one
 * window. */
static void
speak (const char *choice)
{
  const char *code = medina_language_foresee (choice);
  g_autofree char *list = NULL;

  if (g_str_equal (code, "en") || !prepare_locale (code))
    list = g_strdup ("en");
  else
    {
      spoken = g_strdup (code);
      glyphs = pango_language_from_string (code);
      list = *choice != '\0' ? g_strdup (choice) : g_strjoinv (":", system_languages);
    }
  tell_libraries (list);
}

void
medina_language_init (void)
{
  const char *directory = g_getenv ("MEDINA_LOCALEDIR");
  g_autofree char *choice = NULL, *problem = NULL;

  g_return_if_fail (system_languages == NULL);

  setlocale (LC_ALL, "");
  gtk_disable_setlocale ();
  bindtextdomain (GETTEXT_PACKAGE, directory != NULL ? directory : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  system_languages = list_system_languages ();
  medina_language_can_translate (); /* it may take long to answer for the first time */
  choice = read_choice (&problem);
  speak (choice);
  if (problem != NULL)
    g_printerr (
      /* Translators: on the command line; %s is a path and what is there, or what is wrong with
       * it */
      _ ("medina: The chosen language is not available, so Medina follows the system: %s\n"),
      problem);
}

/* --- Glyphs and direction --------------------------------------------------------------------- */

PangoLanguage *
medina_language_get_pango (void)
{
  return glyphs != NULL ? glyphs : pango_language_get_default ();
}

/* Han characters differ between Japanese and Chinese, and each widget has its own idea of the
 * language, which GTK takes from the locale once and for all. Lines may become higher by it. */
static gboolean
realize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);
  PangoContext *context = gtk_widget_get_pango_context (widget);

  if (pango_context_get_language (context) != glyphs)
    {
      pango_context_set_language (context, glyphs);
      gtk_widget_queue_resize (widget);
    }
  return TRUE;
}

static GtkTextDirection
get_direction (void)
{
  int count;
  const PangoScript *scripts = pango_language_get_scripts (glyphs, &count);
  guint32 tag;

  if (count == 0)
    return GTK_TEXT_DIR_LTR;
  tag = g_unicode_script_to_iso15924 ((GUnicodeScript) scripts[0]);
  return hb_script_get_horizontal_direction (hb_script_from_iso15924_tag (tag)) == HB_DIRECTION_RTL
           ? GTK_TEXT_DIR_RTL
           : GTK_TEXT_DIR_LTR;
}

void
medina_language_dress (void)
{
  static gboolean dressed;

  if (glyphs == NULL || dressed)
    return;
  dressed = TRUE;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* now the signal is there */
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_cb, NULL,
                              NULL);
  gtk_widget_set_default_direction (get_direction ());
}
