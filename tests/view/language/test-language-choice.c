/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "language-program.h"
#include "medina-language-choice.h"
#include "medina-language.h"
#include "medina-preferences-window.h"

/* The language in the preferences. */

static GtkWidget *
open_preferences (void)
{
  g_autoptr (GSettings) settings =
    g_object_ref (medina_application_get_settings (driver_get_application ()));
  GtkWidget *window = medina_preferences_window_new (settings);

  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (window));
  driver_settle ();
  return window;
}

/* The first combo row is that of the language; the first of its choices is as the system. */
static void
choose_at_once (GtkWidget *preferences, const char *code)
{
  g_auto (GStrv) codes = medina_language_list ();
  guint i = 0;

  while (*code != '\0' && !g_str_equal (codes[i++], code))
    ;
  adw_combo_row_set_selected (ADW_COMBO_ROW (driver_find (preferences, ADW_TYPE_COMBO_ROW)), i);
}

static gboolean
is_kept (const char *expected)
{
  g_autofree char *choice = medina_language_choice_read (NULL);

  return g_strcmp0 (choice, expected) == 0;
}

static void
choose (GtkWidget *preferences, const char *code)
{
  choose_at_once (preferences, code);
  await (is_kept (code));
}

/* The note tells in a language that it is spoken from the next start on, and nothing else; NULL for
 * no note. */
static gboolean
has_note (GtkWidget *preferences, const char *code)
{
  GtkWidget *note = GTK_WIDGET (
    gtk_widget_get_template_child (preferences, MEDINA_TYPE_PREFERENCES_WINDOW, "language_note"));

  if (code == NULL || !gtk_widget_get_visible (note))
    return code == NULL && !gtk_widget_get_visible (note);
  return g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (note)),
                      medina_language_get_restart_notice (code)) &&
         g_str_equal (adw_action_row_get_subtitle (ADW_ACTION_ROW (note)), "");
}

/* The choice is kept, and told in the language that is chosen, and in no other. */
static void
test_choose (void)
{
  GtkWidget *preferences;

  if (!language_program_has_locales () || !IN_A_PROGRAM_WITH ("LANG=en_US.UTF-8"))
    return;
  preferences = open_preferences ();
  await (has_note (preferences, NULL));
  choose (preferences, "ja");
  await (has_note (preferences, "ja"));
  g_assert_cmpstr (medina_language_get_spoken (), ==, "en");
  g_assert_cmpstr (g_dgettext ("medina", "Second Edition"), ==, "Second Edition");
  choose (preferences, "");
  await (has_note (preferences, NULL));
  choose (preferences, "en"); /* as the system, too */
  await (has_note (preferences, NULL));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* Of many choices, faster than the disk may be, the last one is kept, and told. */
static void
test_choose_quickly (void)
{
  static const char *const codes[] = { "ja", "de", "", "it", "en", "fr", "", "es" };
  GtkWidget *preferences;

  if (!language_program_has_locales () || !IN_A_PROGRAM_WITH ("LANG=en_US.UTF-8"))
    return;
  preferences = open_preferences ();
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    choose_at_once (preferences, codes[i]);
  await (has_note (preferences, "es"));
  g_assert_true (is_kept ("es"));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* The window may be gone by the time. */
static void
test_choose_and_close (void)
{
  GtkWidget *preferences;

  if (!IN_A_PROGRAM_WITH ("LANG=en_US.UTF-8"))
    return;
  preferences = open_preferences ();
  choose_at_once (preferences, "de");
  g_object_add_weak_pointer (G_OBJECT (preferences), (gpointer *) &preferences);
  gtk_window_destroy (GTK_WINDOW (preferences));
  await (preferences == NULL);
  g_assert_true (is_kept ("de"));
}

/* The way back from a language that was chosen, to that of the system. */
static void
test_choose_system (void)
{
  GtkWidget *preferences;

  if (!language_program_has_locales () || !IN_A_PROGRAM_WITH ("CHOICE=ja", "LANG=it_IT.UTF-8"))
    return;
  preferences = open_preferences ();
  choose (preferences, "");
  await (has_note (preferences, "it"));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

static void
test_choose_without_locale (void)
{
  const char *heading = "Only English Is Available on This System";
  GtkWidget *preferences;

  if (language_program_builtin_translates () ||
      !IN_A_PROGRAM_WITH ("CHOICE=ja", "LANG=C.UTF-8", "LOCPATH=/absent"))
    return;
  preferences = open_preferences ();
  g_assert_nonnull (driver_find_label (preferences, heading));
  choose (preferences, "en");
  await (driver_find_label (preferences, heading) == NULL);
  choose (preferences, "it");
  await (driver_find_label (preferences, heading) != NULL);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* Where nothing can be written the old choice stays, and is shown. */
static void
test_choose_in_vain (void)
{
  g_autofree char *folder = NULL;
  GtkWidget *preferences;

  if (!IN_A_PROGRAM_WITH ("LANG=en_US.UTF-8"))
    return;
  folder = g_build_filename (g_get_user_config_dir (), "medina", NULL);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  preferences = open_preferences ();
  choose_at_once (preferences, "ja");
  await (driver_find_label (preferences, "Could Not Change Language") != NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (
                      ADW_COMBO_ROW (driver_find (preferences, ADW_TYPE_COMBO_ROW))),
                    ==, 0);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

int
main (int argc, char **argv)
{
  language_program_init (&argc, &argv);
  g_test_add_func ("/language-choice/a-choice-is-kept-and-told", test_choose);
  g_test_add_func ("/language-choice/the-last-of-many-is-kept", test_choose_quickly);
  g_test_add_func ("/language-choice/a-window-that-is-closed-at-once", test_choose_and_close);
  g_test_add_func ("/language-choice/back-to-the-system", test_choose_system);
  g_test_add_func ("/language-choice/without-locales-a-choice-is-warned-about",
                   test_choose_without_locale);
  g_test_add_func ("/language-choice/a-choice-that-cannot-be-kept-is-told", test_choose_in_vain);
  return g_test_run ();
}
