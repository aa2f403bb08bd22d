/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <libintl.h>
#include <locale.h>
#include <unistd.h>

#include "driver.h"
#include "language-program.h"
#include "medina-language.h"

/* Which language the program speaks. */

/* --- What can be chosen ----------------------------------------------------------------------- */

static void
test_list (gconstpointer linguas)
{
  g_auto (GStrv) codes = NULL;
  g_auto (GStrv) expected = g_strsplit (linguas, " ", -1);

  if (!IN_A_PROGRAM_WITH ("LANG=C"))
    return;
  codes = medina_language_list ();
  g_assert_cmpstr (codes[0], ==, "en");
  g_assert_cmpuint (g_strv_length (codes), ==, g_strv_length (expected) + 1);
  for (char **code = expected; *code != NULL; code++)
    {
      g_assert_true (g_strv_contains ((const char *const *) codes, *code));
      g_assert_cmpstr (medina_language_get_name (*code), !=, "");
      g_assert_cmpstr (medina_language_get_restart_notice (*code), !=, "");
    }
}

/* --- What is spoken --------------------------------------------------------------------------- */

/* Our texts and GTK's. */
static void
assert_spoken (const char *code)
{
  g_autofree char *language = g_strdup_printf ("\nLanguage: %s\n", code);
  const char *head = dgettext ("medina", "");

  g_assert_cmpstr (medina_language_get_spoken (), ==, code);
  if (g_str_equal (code, "en"))
    {
      g_assert_cmpstr (head, ==, "");
      g_assert_cmpstr (g_dgettext ("medina", "Second Edition"), ==, "Second Edition");
      g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), ==, "_Cancel");
    }
  else if (g_str_equal (code, "en_GB")) /* has little that differs */
    {
      g_assert_nonnull (strstr (head, language));
      g_assert_cmpstr (g_dpgettext2 ("medina", "building", "Gray"), ==, "Grey");
    }
  else
    {
      g_assert_nonnull (strstr (head, language));
      g_assert_cmpstr (g_dgettext ("medina", "Second Edition"), !=, "Second Edition");
      g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), !=, "_Cancel");
      g_assert_true (g_utf8_validate (g_strerror (ENOENT), -1, NULL));
      g_assert_null (strchr (g_strerror (ENOENT), '?'));
    }
}

static const struct
{
  const char *choice;
  const char *lang;
  const char *languages;
  const char *all;
  const char *spoken;
} cases[] = {
  /* As the system has it */
  { "", "en_US.UTF-8", "ja", "", "ja" },
  { "", "en_US.UTF-8", "zh_HK", "", "zh_TW" },
  { "", "en_US.UTF-8", "zh_HK:en:ja", "", "zh_TW" },
  { "", "en_US.UTF-8", "zh_SG", "", "zh_CN" },
  { "", "en_US.UTF-8", "zh_HK.UTF-8", "", "zh_TW" },
  { "", "en_US.UTF-8", "zh_MO", "", "zh_TW" },
  { "", "en_US.UTF-8", "zh_Hant_HK", "", "zh_TW" },
  { "", "en_US.UTF-8", "zh_Hans_SG", "", "zh_CN" },
  { "", "en_US.UTF-8", "zh_MY", "", "zh_CN" },
  { "", "en_US.UTF-8", "it_CH:de", "", "it" },
  { "", "en_US.UTF-8", "en_US:it", "", "en" },
  { "", "en_US.UTF-8", "en_GB:it", "", "en_GB" },
  { "", "en_US.UTF-8", "en_AU", "", "en_GB" },
  { "", "en_US.UTF-8", "en_CA.UTF-8:fr", "", "en_GB" },
  { "", "en_US.UTF-8", "tlh:ja", "", "ja" },
  { "", "en_US.UTF-8", "tlh", "", "en" },
  { "", "en_US.UTF-8", "", "", "en" },
  { "", "ja_JP.UTF-8", "", "", "ja" },
  { "", "ja_JP.UTF-8", "en", "", "en" },
  { "", "de_DE.UTF-8", "it", "", "it" },
  /* and where gettext would not translate, or there is no such locale */
  { "", "C.UTF-8", "", "", "en" },
  { "", "C.UTF-8", "ja", "", "ja" },
  { "", "", "it", "", "it" },
  { "", "it_CH.UTF-8", "", "", "it" },
  { "", "ja_JP.UTF-8", "it", "C", "en" },
  /* As it was chosen */
  { "it", "ja_JP.UTF-8", "", "", "it" },
  { "it", "ja_JP.UTF-8", "de:fr", "", "it" },
  { "en", "ja_JP.UTF-8", "ja", "", "en" },
  { "zh_TW", "zh_CN.UTF-8", "", "", "zh_TW" },
  { "it\n", "en_US.UTF-8", "", "", "it" },
  { "ja", "C.UTF-8", "", "", "ja" },
  { "ja", "C", "", "", "ja" },
  { "ja", "POSIX", "", "", "ja" },
  { "ja", "", "", "", "ja" },
  { "ja", "tlh_XX.UTF-8", "", "", "ja" },
  { "ja", "en_US.UTF-8", "", "C", "ja" },
};

static void
test_spoken (gconstpointer data)
{
  const gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *choice = g_strconcat ("CHOICE=", cases[i].choice, NULL);
  g_autofree char *lang = g_strconcat ("LANG=", cases[i].lang, NULL);
  g_autofree char *languages = g_strconcat ("LANGUAGE=", cases[i].languages, NULL);
  g_autofree char *all = g_strconcat ("LC_ALL=", cases[i].all, NULL);

  if (!language_program_has_locales ())
    return;
  if (IN_A_PROGRAM_WITH (choice, lang, languages, all))
    assert_spoken (cases[i].spoken);
  else
    g_test_trap_assert_stderr_unmatched ("*medina: *");
}

/* Numbers and the order of words stay as the system has them. */
static void
test_other_categories (void)
{
  if (!language_program_has_locales ())
    return;
  if (!IN_A_PROGRAM_WITH ("CHOICE=ja", "LANG=de_DE.UTF-8", "LC_MESSAGES=C"))
    return;
  assert_spoken ("ja");
  g_assert_cmpstr (setlocale (LC_NUMERIC, NULL), ==, "de_DE.UTF-8");
  g_assert_cmpstr (setlocale (LC_COLLATE, NULL), ==, "de_DE.UTF-8");
  g_assert_cmpstr (setlocale (LC_TIME, NULL), ==, "de_DE.UTF-8");
  g_assert_cmpstr (setlocale (LC_CTYPE, NULL), ==, "de_DE.UTF-8");
}

/* Nonsense is told and the system followed. */
static void
test_nonsense (gconstpointer choice)
{
  g_autofree char *setting = g_strconcat ("CHOICE=", choice, NULL);

  if (!language_program_has_locales ())
    return;
  if (IN_A_PROGRAM_WITH (setting, "LANG=it_IT.UTF-8"))
    assert_spoken ("it");
  else
    g_test_trap_assert_stderr ("*medina: *medina/language*\n");
}

/* --- Where there are no locales --------------------------------------------------------------- */

static void
test_no_locale (void)
{
  if (!language_program_builtin_translates () &&
      IN_A_PROGRAM_WITH ("CHOICE=ja", "LANG=C.UTF-8", "LOCPATH=/absent"))
    {
      assert_spoken ("en");
      g_assert_false (medina_language_can_translate ());
    }
}

/* A folder with the command "locale", which lists one that is not there and one that is, and with
 * the latter. */
static char *
create_unusual_system (void)
{
  char *folder = g_dir_make_tmp ("medina-locales-XXXXXX", NULL);
  g_autofree char *command = g_build_filename (folder, "locale", NULL);
  g_autofree char *locale = g_build_filename (folder, "pt_BR.UTF-8", NULL);
  g_autofree char *existing = g_build_filename (g_getenv ("LOCPATH"), "it_IT.UTF-8", NULL);

  g_assert_true (g_file_set_contents_full (command, "#!/bin/sh\necho C; echo tlh; echo pt_BR.UTF-8",
                                           -1, G_FILE_SET_CONTENTS_NONE, 0700, NULL));
  g_assert_cmpint (symlink (existing, locale), ==, 0);
  return folder;
}

/* A folder with the command "locale", which finds none, and notes that it was asked. */
static char *
create_empty_system (void)
{
  char *folder = g_dir_make_tmp ("medina-locales-XXXXXX", NULL);
  g_autofree char *command = g_build_filename (folder, "locale", NULL);

  g_assert_true (g_file_set_contents_full (command, "#!/bin/sh\necho >>\"$0.asked\"", -1,
                                           G_FILE_SET_CONTENTS_NONE, 0700, NULL));
  return folder;
}

static gsize
count_questions (void)
{
  g_autofree char *command = g_find_program_in_path ("locale");
  g_autofree char *path = g_strconcat (command, ".asked", NULL);
  g_autofree char *lines = NULL;
  gsize count = 0;

  return g_file_get_contents (path, &lines, &count, NULL) ? count : 0;
}

/* The command is asked at the start, not when there is a main loop that would wait for it. */
static void
test_asked_once (void)
{
  g_autofree char *folder = NULL, *path = NULL;

  if (language_program_builtin_translates ())
    return;
  if (!g_test_subprocess ())
    {
      folder = create_empty_system ();
      path = g_strconcat ("PATH=", folder, ":/usr/bin:/bin", NULL);
    }
  if (IN_A_PROGRAM_WITH ("LANG=C.UTF-8", "LOCPATH=/absent", path))
    {
      g_assert_cmpuint (count_questions (), ==, 1);
      g_assert_false (medina_language_can_translate ());
      g_assert_false (medina_language_can_translate ());
      g_assert_cmpuint (count_questions (), ==, 1);
    }
}

/* Any locale will do. */
static void
test_unusual_locale (void)
{
  g_autofree char *folder = NULL, *path = NULL, *locales = NULL;

  if (language_program_builtin_translates () || !language_program_has_locales ())
    return;
  if (!g_test_subprocess ())
    {
      folder = create_unusual_system ();
      path = g_strconcat ("PATH=", folder, ":/usr/bin:/bin", NULL);
      locales = g_strconcat ("LOCPATH=", folder, NULL);
    }
  if (IN_A_PROGRAM_WITH ("CHOICE=ja", "LANG=C.UTF-8", path, locales))
    {
      assert_spoken ("ja");
      g_assert_cmpstr (setlocale (LC_MESSAGES, NULL), ==, "pt_BR.UTF-8");
    }
}

/* --- Windows ---------------------------------------------------------------------------------- */

static void
assert_glyphs (GtkWidget *widget, const char *language)
{
  g_assert_cmpstr (pango_language_to_string (
                     pango_context_get_language (gtk_widget_get_pango_context (widget))),
                   ==, language);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_realized (child))
      assert_glyphs (child, language);
}

static void
test_window (void)
{
  Driver driver;

  if (!language_program_has_locales () || !IN_A_PROGRAM_WITH ("CHOICE=it", "LANG=C.UTF-8"))
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 900, 700);
  g_assert_nonnull (driver_find_label (GTK_WIDGET (driver.window), "Seconda edizione"));
  g_assert_null (driver_find_label (GTK_WIDGET (driver.window), "Second Edition"));
  assert_glyphs (GTK_WIDGET (driver.window), "it");
  driver_close (&driver);
}

/* The family of the font that has the characters of both Japanese and Chinese in a window. */
static char *
find_family (Driver *driver)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (driver->board), "\u76f4\u9aa8");
  PangoLayoutRun *run = pango_layout_get_line_readonly (layout, 0)->runs->data;
  PangoFontDescription *font = pango_font_describe (run->item->analysis.font);
  char *family = g_strdup (pango_font_description_get_family (font));

  pango_font_description_free (font);
  return family;
}

/* Where there is a font for each of them: the shape of 直 and 骨 is not the same. */
static const struct
{
  const char *choice;
  const char *glyphs;
  const char *family;
} scripts[] = {
  { "CHOICE=ja", "ja", "Noto Sans CJK JP" },
  { "CHOICE=zh_CN", "zh-cn", "Noto Sans CJK SC" },
  { "CHOICE=zh_TW", "zh-tw", "Noto Sans CJK TC" },
};

/* Also where the locale is that of another language with Han characters. */
static void
test_glyphs (gconstpointer data)
{
  const gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *family = NULL;
  Driver driver;

  if (!language_program_has_locales () ||
      !IN_A_PROGRAM_WITH (scripts[i].choice, i == 0 ? "LANG=zh_CN.UTF-8" : "LANG=ja_JP.UTF-8"))
    return;
  driver_open (&driver, MDN_FIRST_EDITION, 2, FALSE, 900, 700);
  assert_glyphs (GTK_WIDGET (driver.window), scripts[i].glyphs);
  family = find_family (&driver);
  if (g_str_has_prefix (family, "Noto Sans CJK"))
    g_assert_cmpstr (family, ==, scripts[i].family);
  driver_close (&driver);
}

static int
board_x (Driver *driver)
{
  graphene_rect_t area;

  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (driver->board), GTK_WIDGET (driver->window), &area));
  return (int) area.origin.x;
}

static int
space_x (Driver *driver, int column)
{
  GdkRectangle area;

  medina_board_view_get_space_area (driver->board, mdn_space (column, 2), &area);
  return area.x;
}

/* The panels change sides, the columns of the board do not. */
static void
test_mirrored (void)
{
  Driver driver;
  int x;

  if (!IN_A_PROGRAM_WITH ("LANG=en_US.UTF-8"))
    return;
  driver_open (&driver, MDN_FIRST_EDITION, 2, FALSE, 1180, 760);
  x = board_x (&driver);
  g_assert_cmpint (space_x (&driver, 2), <, space_x (&driver, 3));
  driver_close (&driver);

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  driver_open (&driver, MDN_FIRST_EDITION, 2, FALSE, 1180, 760);
  g_assert_cmpint (board_x (&driver), >, x + 200);
  g_assert_cmpint (space_x (&driver, 2), <, space_x (&driver, 3));
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  language_program_init (&argc, &argv);
  g_test_add_data_func ("/language/every-translation-can-be-chosen", g_getenv ("LINGUAS"),
                        test_list);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/spoken/%d", (int) i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_spoken);
    }
  g_test_add_func ("/language/numbers-stay-as-the-system-has-them", test_other_categories);
  g_test_add_data_func ("/language/nonsense/an-unknown-code", "tlh", test_nonsense);
  g_test_add_data_func ("/language/nonsense/no-text-at-all", "\033[2J\xff\xfe", test_nonsense);
  g_test_add_data_func ("/language/nonsense/a-folder-instead", "/", test_nonsense);
  g_test_add_func ("/language/without-locales-it-is-english", test_no_locale);
  g_test_add_func ("/language/the-system-is-asked-once-at-the-start", test_asked_once);
  g_test_add_func ("/language/any-usable-locale-serves", test_unusual_locale);
  g_test_add_func ("/language/the-window-speaks-it", test_window);
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/glyphs/%s", scripts[i].glyphs);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_glyphs);
    }
  g_test_add_func ("/language/right-to-left-mirrors-the-panels", test_mirrored);
  return g_test_run ();
}
