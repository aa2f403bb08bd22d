/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <libintl.h>

#include "medina-language.h"
#include "medina-preferences-window.h"
#include "medina-rules-book.h"
#include "table.h"

/* Takes the language as a person would who changes the setting, and waits for the new windows. */
static void
speak (Table *table, const char *code)
{
  gpointer old = table->window;

  g_object_add_weak_pointer (old, &old);
  g_settings_set_string (medina_application_get_settings (table->application), "language", code);
  while (old != NULL)
    g_main_context_iteration (NULL, TRUE);
  table->window = MEDINA_WINDOW (table_find_window (MEDINA_TYPE_WINDOW));
  table->board =
    MEDINA_BOARD_VIEW (table_find (GTK_WIDGET (table->window), MEDINA_TYPE_BOARD_VIEW));
  table_settle ();
}

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

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
test_list (gconstpointer linguas)
{
  g_auto (GStrv) codes = medina_language_list ();
  g_auto (GStrv) expected = g_strsplit (linguas, " ", -1);

  g_assert_cmpstr (codes[0], ==, "en");
  g_assert_cmpuint (g_strv_length (codes), ==, g_strv_length (expected) + 1);
  for (char **code = expected; *code != NULL; code++)
    {
      g_assert_true (g_strv_contains ((const char *const *) codes, *code));
      g_assert_cmpstr (medina_language_get_name (*code), !=, "");
    }
}

/* There and back, the game stays as it is, also one that is looked back upon. */
static void
test_change (void)
{
  static const char *const others[] = { "it", "en", "ja", "zh_TW", "" };
  MdnRandom random;
  Table table;
  gpointer document;
  int width, height, cursor;

  mdn_random_seed (&random, 9);
  table_open (&table, MDN_SECOND_EDITION, 3, FALSE, 900, 700);
  for (int i = 0; i < 6; i++)
    table_play_one (&table, &random);
  table_activate (&table, "win.replay-back");
  document = medina_window_get_document (table.window);
  cursor = medina_game_get_engine_game (table_get_game (&table))->cursor;
  g_assert_true (has_label (GTK_WIDGET (table.window), "Second Edition"));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      speak (&table, others[i]);
      g_assert_true (medina_window_get_document (table.window) == document);
      g_assert_cmpint (medina_game_get_engine_game (table_get_game (&table))->cursor, ==, cursor);
      g_assert_true (medina_game_get_replaying (table_get_game (&table)));
      gtk_window_get_default_size (GTK_WINDOW (table.window), &width, &height);
      g_assert_cmpint (width, ==, 900);
      g_assert_true (has_label (GTK_WIDGET (table.window), dgettext ("medina", "Second Edition")));
    }
  g_assert_true (has_label (GTK_WIDGET (table.window), "Second Edition"));
  g_assert_true (has_label (GTK_WIDGET (table.window), "Player 1"));
  table_activate (&table, "win.replay-return");
  for (int i = 0; i < 6; i++)
    table_play_one (&table, &random);
  table_close (&table);
}

/* Our texts and GTK's, whatever came first. */
static void
test_words (void)
{
  medina_language_set ("en");
  g_assert_cmpstr (g_dgettext ("medina", "Second Edition"), ==, "Second Edition");
  g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), ==, "_Cancel");
  medina_language_set ("it");
  g_assert_cmpstr (g_dgettext ("medina", "Second Edition"), ==, "Seconda edizione");
  g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), !=, "_Cancel");
  medina_language_set ("");
  g_assert_cmpstr (g_dgettext ("medina", "Second Edition"), ==, "Second Edition");
  g_assert_cmpstr (g_dgettext ("gtk40", "_Cancel"), ==, "_Cancel");
}

static void
test_glyphs (void)
{
  Table table;

  table_open (&table, MDN_FIRST_EDITION, 2, FALSE, 900, 700);
  speak (&table, "ja");
  assert_glyphs (GTK_WIDGET (table.window), "ja");
  speak (&table, "zh_TW");
  assert_glyphs (GTK_WIDGET (table.window), "zh-tw");
  speak (&table, "");
  table_close (&table);
}

/* The family of the font that has the characters of both Japanese and Chinese in a window. */
static char *
find_family (Table *table)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (GTK_WIDGET (table->board), "\u76f4\u9aa8");
  PangoLayoutRun *run = pango_layout_get_line_readonly (layout, 0)->runs->data;
  PangoFontDescription *font = pango_font_describe (run->item->analysis.font);
  char *family = g_strdup (pango_font_description_get_family (font));

  pango_font_description_free (font);
  return family;
}

/* Where there is a font for each of them: the shape of 直 and 骨 is not the same. */
static void
test_fonts (void)
{
  Table table;
  g_autofree char *japanese = NULL, *simplified = NULL, *traditional = NULL;

  table_open (&table, MDN_FIRST_EDITION, 2, FALSE, 900, 700);
  speak (&table, "ja");
  japanese = find_family (&table);
  speak (&table, "zh_CN");
  simplified = find_family (&table);
  speak (&table, "zh_TW");
  traditional = find_family (&table);
  speak (&table, "");
  table_close (&table);
  if (!g_str_has_prefix (japanese, "Noto Sans CJK"))
    g_test_skip ("no Noto Sans CJK");
  else
    {
      g_assert_cmpstr (japanese, !=, simplified);
      g_assert_cmpstr (japanese, !=, traditional);
      g_assert_cmpstr (simplified, !=, traditional);
    }
}

/* Choosing in the Preferences leaves them open, in the new language. */
static void
test_preferences (void)
{
  Table table;
  GtkWidget *preferences;

  table_open (&table, MDN_FIRST_EDITION, 2, FALSE, 900, 700);
  medina_application_show_preferences (table.application, GTK_WINDOW (table.window));
  table_settle ();
  speak (&table, "it");
  preferences = table_find_window (MEDINA_TYPE_PREFERENCES_WINDOW);
  g_assert_nonnull (preferences);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (preferences)) ==
                 GTK_WINDOW (table.window));
  g_assert_true (has_label (preferences, dgettext ("medina", "Appearance")));
  g_assert_false (has_label (preferences, "Appearance"));
  gtk_window_destroy (GTK_WINDOW (preferences));
  speak (&table, "");
  table_close (&table);
}

/* The rules stay open at their page. */
static void
test_rules (void)
{
  Table table;
  gpointer old;
  MedinaRulesBook *book;
  int width, height;

  table_open (&table, MDN_FIRST_EDITION, 2, FALSE, 900, 700);
  medina_rules_book_open (MEDINA_RULES_PAGE_WELL);
  old = medina_rules_book_get_open ();
  gtk_window_set_default_size (old, 612, 654);
  g_object_add_weak_pointer (old, &old);
  speak (&table, "it");
  while (old != NULL)
    g_main_context_iteration (NULL, TRUE);
  book = medina_rules_book_get_open ();
  g_assert_nonnull (book);
  g_assert_cmpint (medina_rules_book_get_page (book), ==, MEDINA_RULES_PAGE_WELL);
  gtk_window_get_default_size (GTK_WINDOW (book), &width, &height);
  g_assert_cmpint (width, ==, 612);
  g_assert_cmpint (height, ==, 654);
  g_assert_true (has_label (GTK_WIDGET (book), dgettext ("medina", "Merchants")));
  assert_glyphs (GTK_WIDGET (book), "it");
  gtk_window_destroy (GTK_WINDOW (book));
  speak (&table, "");
  table_close (&table);
}

static int
board_x (Table *table)
{
  graphene_rect_t area;

  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (table->board), GTK_WIDGET (table->window), &area));
  return (int) area.origin.x;
}

static int
space_x (Table *table, int column)
{
  GdkRectangle area;

  medina_board_view_get_space_area (table->board, mdn_space (column, 2), &area);
  return area.x;
}

/* The panels change sides, the columns of the board do not. */
static void
test_mirrored (void)
{
  Table table;
  int x;

  table_open (&table, MDN_FIRST_EDITION, 2, FALSE, 1180, 760);
  x = board_x (&table);
  g_assert_cmpint (space_x (&table, 2), <, space_x (&table, 3));
  table_close (&table);

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  table_open (&table, MDN_FIRST_EDITION, 2, FALSE, 1180, 760);
  g_assert_cmpint (board_x (&table), >, x + 200);
  g_assert_cmpint (space_x (&table, 2), <, space_x (&table, 3));
  table_close (&table);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* What is asked for as LANGUAGE=zh_HK medina, and what is spoken. */
static const struct
{
  const char *languages;
  const char *spoken;
} systems[] = {
  { "ja", "ja" },
  { "zh_HK", "zh-tw" },
  { "zh_HK:en:ja", "zh-tw" },
  { "zh_SG", "zh-cn" },
  { "zh_HK.UTF-8", "zh-tw" },
  { "zh_MO", "zh-tw" },
  { "zh_Hant_HK", "zh-tw" },
  { "zh_Hans_SG", "zh-cn" },
  { "zh_MY", "zh-cn" },
  { "it_CH:de", "it" },
  { "", "c" },
  { "en_GB:it", "c" },
  { "tlh:ja", "ja" },
};

static void
test_as_the_system (void)
{
  if (g_test_subprocess ())
    {
      g_assert_cmpstr (pango_language_to_string (medina_language_get_pango ()), ==,
                       g_getenv ("SPOKEN"));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_setenv ("LANGUAGE", systems[i].languages, TRUE);
      g_setenv ("SPOKEN", systems[i].spoken, TRUE);
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
    }
}

int
main (int argc, char **argv)
{
  medina_language_init ();
  table_init (&argc, &argv);
  g_test_add_data_func ("/language/list", g_getenv ("LINGUAS"), test_list);
  g_test_add_func ("/language/words", test_words);
  g_test_add_func ("/language/change", test_change);
  g_test_add_func ("/language/glyphs", test_glyphs);
  g_test_add_func ("/language/fonts", test_fonts);
  g_test_add_func ("/language/preferences", test_preferences);
  g_test_add_func ("/language/rules", test_rules);
  g_test_add_func ("/language/mirrored", test_mirrored);
  g_test_add_func ("/language/as-the-system", test_as_the_system);
  return g_test_run ();
}
