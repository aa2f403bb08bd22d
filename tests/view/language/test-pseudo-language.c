/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-language.h"
#include "all-windows.h"

/* In the language xx every text is marked, as in “⟦New Game⟧”, also those of GTK and libadwaita. A
 * letter outside of the marks was not translated. */

static int unmarked;
static int heard; /* names and descriptions for screen readers */

/* The name of a space, as in “b12”, is the same in all languages. */
static gboolean
is_space (const char *text)
{
  return g_ascii_islower (text[0]) && g_ascii_isdigit (text[1]);
}

/* Also a translation within another, as a name in a sentence, is marked. */
static gboolean
is_marked (const char *text)
{
  int depth = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      depth += (c == 0x27e6) - (c == 0x27e7); /* ⟦ ⟧ */
      if (depth == 0 && g_unichar_isalpha (c) && !is_space (p))
        return FALSE;
    }
  return TRUE;
}

/* Names of keys, the buttons of the window, and notation. */
static gboolean
is_foreign (GtkWidget *widget)
{
  static const char *const types[] = { "GtkShortcutLabel", "GtkWindowControls" };

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      for (guint i = 0; i < G_N_ELEMENTS (types); i++)
        if (g_str_equal (G_OBJECT_TYPE_NAME (widget), types[i]))
          return TRUE;
      if (g_str_equal (gtk_widget_get_css_name (widget), "accelerator") ||
          gtk_widget_has_css_class (widget, "notation"))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_language (const char *text)
{
  g_auto (GStrv) codes = medina_language_list ();

  for (char **code = codes; *code != NULL; code++)
    if (g_str_equal (text, medina_language_get_name (*code)))
      return TRUE;
  return FALSE;
}

/* The author, those who have played the games in the history, and where to find something. */
static gboolean
is_proper_name (const char *text)
{
  static const char *const people[] = { "Stefan Dorra", "Aisha", "Ben", NULL };

  return g_strv_contains (people, text) || g_str_has_prefix (text, "https://");
}

/* Letters, digits and function keys, as in “Shift+Z”: that of Shift is GTK's. Lines may break
 * behind a plus (U+200B). */
static gboolean
is_keys (const char *text)
{
  return g_regex_match_simple ("^((⟦[^⟧]*⟧|[A-Z0-9?]|F[0-9]{1,2})([+, –\\x{200b}]+|$))+$", text, 0,
                               0);
}

static void
check_text (GtkWidget *widget, const char *what, const char *text, const char *name)
{
  if (text == NULL || is_marked (text) || is_foreign (widget) || is_language (text) ||
      is_proper_name (text) || is_keys (text))
    return;
  g_test_message ("%s: %s of %s: “%s”", name, what, G_OBJECT_TYPE_NAME (widget), text);
  unmarked++;
}

/* What a screen reader says. GTK tells only whether it is as expected, and if not, what it is. */
static void
check_accessible (GtkWidget *widget, const char *name)
{
  static const struct
  {
    GtkAccessibleProperty property;
    const char *what;
  } properties[] = {
    { GTK_ACCESSIBLE_PROPERTY_LABEL, "accessible name" },
    { GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "accessible description" },
    { GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "accessible value" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *text = NULL;

      if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i].property))
        continue;
      text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i].property,
                                                 "\001");
      check_text (widget, properties[i].what, text, name);
      heard += text != NULL && *text != '\0';
    }
}

static void
check_widget (GtkWidget *widget, const char *name)
{
  check_accessible (widget, name);
  check_text (widget, "tooltip", gtk_widget_get_tooltip_text (widget), name);
  if (GTK_IS_LABEL (widget))
    check_text (widget, "text", gtk_label_get_text (GTK_LABEL (widget)), name);
  if (GTK_IS_TEXT (widget))
    check_text (widget, "placeholder", gtk_text_get_placeholder_text (GTK_TEXT (widget)), name);
  if (GTK_IS_WINDOW (widget))
    check_text (widget, "title", gtk_window_get_title (GTK_WINDOW (widget)), name);
}

static void
visit (GtkWidget *window, const char *name)
{
  all_windows_visit_widgets (window, check_widget, name);
}

static void
test_all_marked (void)
{
  if (!all_windows_speaks ("xx"))
    return;
  all_windows_show (1040, visit);
  g_assert_cmpint (unmarked, ==, 0);
  g_assert_cmpint (heard, >, 0);
}

/* The inside of a chooser of files is the toolkit's. */
static void
check_chooser (GtkWidget *chooser, const char *name)
{
  g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (GTK_FILE_CHOOSER (chooser));

  check_text (chooser, "title", gtk_window_get_title (GTK_WINDOW (chooser)), name);
  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      check_text (chooser, "filter", gtk_file_filter_get_name (filter), name);
    }
}

static void
visit_question (GtkWidget *window, const char *name)
{
  if (GTK_IS_FILE_CHOOSER (window))
    check_chooser (window, name);
  else
    all_windows_visit_widgets (window, check_widget, name);
}

static void
test_questions (void)
{
  unmarked = 0;
  if (!all_windows_speaks ("xx"))
    return;
  all_windows_show_questions (900, visit_question);
  g_assert_cmpint (unmarked, ==, 0);
}

/* The check itself. */
static void
test_marks (void)
{
  g_assert_true (is_marked ("⟦New Game⟧"));
  g_assert_true (is_marked ("12, ⟦⟦Player 1⟧ has ⟦Red⟧⟧ – 3"));
  g_assert_false (is_marked ("⟦New⟧ Game"));
  g_assert_false (is_marked ("新遊戲"));
  g_assert_true (is_marked ("q13⟦, ⟧⟦wall of tower 3⟧"));
  g_assert_false (is_marked ("2nd"));
}

int
main (int argc, char **argv)
{
  all_windows_init (&argc, &argv);
  g_test_add_func ("/pseudo-language/unmarked-letters-are-found", test_marks);
  g_test_add_func ("/pseudo-language/every-text-is-translated", test_all_marked);
  g_test_add_func ("/pseudo-language/every-question-is-translated", test_questions);
  return g_test_run ();
}
