/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "english.h"
#include "medina-analysis-page.h"
#include "medina-language.h"
#include "all-windows.h"
#include "medina-player-card.h"
#include "named-game.h"

/* No text is shortened or cut, in the language of the environment, in the narrowest window and in a
 * usual one; and all of them are in that language. Asked for it, from right to left; with three
 * buttons in the title bars; or with large text: then dialogs alone, in their usual widths. */

enum
{
  NARROW = 360,
  USUAL = 1040,
};

static int wrong;
static const char *language;
static gboolean large; /* the text */
static gboolean in_questions;

static void
complain (GtkWidget *widget, const char *name, const char *what)
{
  g_test_message ("%s, %s: %s: “%s”", language, name, what,
                  GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
                                        : G_OBJECT_TYPE_NAME (widget));
  wrong++;
}

/* What is chosen in a row of choices is in whole in its list, and the prompt and the state of a
 * player in a tooltip; a toast tells what was just done; a name in a row is scrolled while one
 * writes it. No language is as long there as the pseudo language, or as any is in large letters. */
static gboolean
is_long_elsewhere (GtkWidget *label)
{
  return (g_str_equal (language, "xx") || large) &&
         (gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW) != NULL ||
          gtk_widget_get_ancestor (label, ADW_TYPE_ENTRY_ROW) != NULL ||
          gtk_widget_get_ancestor (label, MEDINA_TYPE_PLAYER_CARD) != NULL ||
          gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget")) != NULL ||
          gtk_widget_has_css_class (label, "prompt"));
}

/* The name of a player and the title, which is that of a file, may be of any length, and the rules
 * below it may differ in many options. (But what a player is called by default can be read where a
 * name is asked for.) */
static gboolean
may_be_shortened (GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  if (gtk_widget_get_ancestor (label, ADW_TYPE_ENTRY_ROW) != NULL)
    return g_str_equal (language, "xx");
  for (guint i = 0; i < MDN_MAX_PLAYERS; i++)
    {
      g_autoptr (MedinaPlayer) player = medina_player_new (i, NULL, (MedinaColor) i);

      if (g_str_equal (text, medina_player_get_display_name (player)))
        return TRUE;
    }
  if (gtk_widget_get_ancestor (label, ADW_TYPE_VIEW_SWITCHER) != NULL)
    return TRUE; /* newer libadwaita gives it no more room than the title would have */
  return (gtk_widget_has_css_class (label, "title") ||
          gtk_widget_has_css_class (label, "subtitle")) &&
         gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR) != NULL;
}

/* A table of the rules, in large letters. */
static gboolean
is_scrolled_sideways (GtkWidget *label)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType across = GTK_POLICY_NEVER, down;

  if (scroller != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), &across, &down);
  return large && across == GTK_POLICY_AUTOMATIC && gtk_widget_get_focusable (scroller);
}

/* What is scrolled is out of sight only up and down. */
static gboolean
is_beside_window (GtkWidget *label)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (label));
  graphene_rect_t area;

  if (is_scrolled_sideways (label))
    return FALSE;
  if (!gtk_widget_compute_bounds (label, window, &area))
    return FALSE;
  return area.origin.x < -1 || area.origin.x + area.size.width > gtk_widget_get_width (window) + 1;
}

/* What makes way for something narrower can still be seen for a moment. */
static gboolean
is_fading (GtkWidget *label)
{
  GtkWidget *squeezer = gtk_widget_get_ancestor (label, ADW_TYPE_SQUEEZER);
  GtkWidget *shown =
    squeezer != NULL ? adw_squeezer_get_visible_child (ADW_SQUEEZER (squeezer)) : NULL;

  return shown != NULL && label != shown && !gtk_widget_is_ancestor (label, shown);
}

/* Newer libadwaita keeps questions narrower than a telephone in whatever letters, and shortens
 * their answers. */
static gboolean
is_answer_of_narrow_question (GtkWidget *label)
{
  return large && in_questions && (adw_get_major_version () > 1 || adw_get_minor_version () > 2) &&
         gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) != NULL;
}

static void
check_label (GtkWidget *label, const char *name)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int width, height;

  if (english_is (gtk_label_get_label (GTK_LABEL (label)), language))
    complain (label, name, "English");
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) && !may_be_shortened (label) &&
      !is_long_elsewhere (label) && !is_answer_of_narrow_question (label))
    complain (label, name, "shortened");
  else if (width > gtk_widget_get_width (label) + 1 || height > gtk_widget_get_height (label) + 1)
    complain (label, name, "larger than its place");
  else if (is_beside_window (label) && !is_fading (label))
    complain (label, name, "beside the window");
}

static void
visit (GtkWidget *window, const char *name)
{
  all_windows_visit_labels (window, check_label, name);
}

static int
measure (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* The innermost widget that does not fit. */
static GtkWidget *
find_too_wide (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_NATIVE (child) && measure (child) > NARROW)
      return find_too_wide (child);
  return widget;
}

/* The frame of a window is not its content; but one with a game goes on a screen of that width in a
 * frame as wide as GTK draws it where nothing can be translucent, too. */
static void
visit_narrow (GtkWidget *window, const char *name)
{
  GtkWidget *content = gtk_widget_get_first_child (window);

  if (measure (content) > NARROW)
    complain (find_too_wide (content), name, "wider than 360 px");
  gtk_window_set_default_size (GTK_WINDOW (window), NARROW, -1);
  await (gtk_widget_get_width (window) <= MAX (measure (window), NARROW));
  driver_await_layout (window);
  if (MEDINA_IS_WINDOW (window) && measure (window) > NARROW)
    complain (find_too_wide (window), name, "wider than 360 px with its frame");
  visit (window, name);
}

static void
look_around (int width, AllWindowsVisit visitor)
{
  wrong = 0;
  if (!all_windows_speaks (language))
    return;
  all_windows_show (width, visitor);
  if (wrong > 0)
    g_test_fail_printf ("%d texts are not as they should be", wrong);
}

static void
test_narrow (void)
{
  look_around (NARROW, visit_narrow);
}

/* All preferences of a page are seen at once. */
static void
visit_usual (GtkWidget *window, const char *name)
{
  visit (window, name);
  if (ADW_IS_PREFERENCES_WINDOW (window))
    {
      AdwPreferencesPage *page =
        adw_preferences_window_get_visible_page (ADW_PREFERENCES_WINDOW (window));
      GtkWidget *scroller = driver_find (GTK_WIDGET (page), GTK_TYPE_SCROLLED_WINDOW);
      GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

      if (gtk_adjustment_get_upper (rows) > gtk_adjustment_get_page_size (rows))
        complain (scroller, name, "not high enough");
    }
}

static void
test_usual (void)
{
  look_around (USUAL, visit_usual);
}

/* The search for English texts finds them. */
static void
test_english (void)
{
  g_assert_true (english_is ("There is a space left", "ja"));
  g_assert_false (english_is ("There is a space left", "en"));
  g_assert_false (english_is ("There is a space left: 空き", "ja"));
  g_assert_false (english_is ("Stefan Dorra", "ja"));
  if (!g_str_has_prefix (language, "en") && all_windows_speaks (language))
    g_assert_true (english_is ("Second Edition", language));
}

static void
visit_dialog (GtkWidget *window, const char *name)
{
  if (!MEDINA_IS_WINDOW (window))
    visit (window, name);
}

static void
look_around_dialogs (int width, AllWindowsVisit visitor)
{
  wrong = 0;
  if (!all_windows_speaks (language))
    return;
  all_windows_show_dialogs (width, visitor);
  if (wrong > 0)
    g_test_fail_printf ("%d texts are not as they should be", wrong);
}

static void
test_large (void)
{
  look_around_dialogs (USUAL, visit_dialog);
}

static void
visit_narrow_dialog (GtkWidget *window, const char *name)
{
  if (!MEDINA_IS_WINDOW (window))
    visit_narrow (window, name);
}

/* As on a telephone. */
static void
test_large_and_narrow (void)
{
  look_around_dialogs (NARROW, visit_narrow_dialog);
}

/* The choosers of files are the toolkit's. */
static void
visit_question (GtkWidget *window, const char *name)
{
  if (MEDINA_IS_WINDOW (window) ||
      g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkFileChooserDialog"))
    return;
  if (measure (window) > NARROW)
    complain (find_too_wide (window), name, "wider than 360 px");
  visit (window, name);
}

static void
test_large_questions (void)
{
  wrong = 0;
  if (!all_windows_speaks (language))
    return;
  in_questions = TRUE;
  all_windows_show_questions (NARROW, visit_question);
  in_questions = FALSE;
  if (wrong > 0)
    g_test_fail_printf ("%d texts are not as they should be", wrong);
}

/* --- Turns that cost most --------------------------------------------------------------------- */

enum
{
  COSTLY = 5, /* that are seen without scrolling */
};

/* How many rows there are within the page as it is shown. */
static int
count_in_sight (GtkWidget *page)
{
  GtkWidget *list =
    GTK_WIDGET (gtk_widget_get_template_child (page, MEDINA_TYPE_ANALYSIS_PAGE, "list"));
  int count = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t area;

      g_assert_true (gtk_widget_compute_bounds (row, page, &area));
      count += area.origin.y >= 0 &&
               area.origin.y + area.size.height <= (float) gtk_widget_get_height (page);
    }
  return count;
}

static void
check_costly_turns (int width, int height)
{
  MdnRandom random;
  Driver driver;
  GtkWidget *page;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  named_game_finish (driver_get_game (&driver), &random);
  all_windows_show_analysis (&driver, G_MAXUINT);
  page = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_ANALYSIS_PAGE);
  g_assert_cmpint (count_in_sight (page), >=, COSTLY);
  all_windows_visit_labels (page, check_label, "analysis");
  driver_close (&driver);
}

/* Beside the board of four players, whose legend takes two lines. */
static void
test_costly_turns (void)
{
  wrong = 0;
  if (!all_windows_speaks (language))
    return;
  check_costly_turns (1280, 800);
  check_costly_turns (1120, 740);
  if (wrong > 0)
    g_test_fail_printf ("%d texts are not as they should be", wrong);
}

static int
show_large_texts (int percent)
{
  large = TRUE;
  driver_set_text_size (percent);
  g_test_add_func ("/layout/nothing-is-cut-when-large", test_large);
  g_test_add_func ("/layout/nothing-is-cut-when-large-and-narrow", test_large_and_narrow);
  g_test_add_func ("/layout/nothing-is-cut-in-questions-when-large", test_large_questions);
  return g_test_run ();
}

/* A game without a name is known by its rules. */
static void
check_title (GtkWidget *label, const char *name)
{
  if (gtk_widget_has_css_class (label, "title") &&
      gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR) != NULL &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    complain (label, name, "shortened");
}

/* Windows that are not dialogs have three buttons on many desktops, and keep them on a
 * telephone. */
static void
test_three_buttons (void)
{
  Driver driver;

  wrong = 0;
  if (!all_windows_speaks (language))
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, NARROW, USUAL);
  g_assert_nonnull (driver_find_by_action (GTK_WIDGET (driver.window), "window.minimize"));
  visit_narrow (GTK_WIDGET (driver.window), "game");
  all_windows_visit_labels (GTK_WIDGET (driver.window), check_title, "game");
  driver_close (&driver);
  all_windows_show_dialogs (NARROW, visit_narrow);
  if (wrong > 0)
    g_test_fail_printf ("%d texts are not as they should be", wrong);
}

static int
show_three_buttons (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":minimize,maximize,close",
                NULL);
  g_test_add_func ("/layout/nothing-is-cut-beside-three-buttons", test_three_buttons);
  return g_test_run ();
}

/* Usage: test-layout LANGUAGE [rtl|buttons|150|200], and the environment of somebody who speaks
 * it. */
int
main (int argc, char **argv)
{
  all_windows_init (&argc, &argv);
  g_assert_cmpint (argc, >=, 2);
  language = argv[1];
  /* As GNOME has it; with more buttons the windows of some desktops are wider. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", "appmenu:close", NULL);
  if (argc > 2 && g_str_equal (argv[2], "rtl"))
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  else if (argc > 2 && g_str_equal (argv[2], "buttons"))
    return show_three_buttons ();
  else if (argc > 2)
    return show_large_texts (atoi (argv[2]));
  g_test_add_func ("/layout/english-texts-are-found", test_english);
  g_test_add_func ("/layout/nothing-is-cut-when-narrow", test_narrow);
  g_test_add_func ("/layout/nothing-is-cut-when-usual", test_usual);
  g_test_add_func ("/layout/costly-turns-are-in-sight", test_costly_turns);
  return g_test_run ();
}
