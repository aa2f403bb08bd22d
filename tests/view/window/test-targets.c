/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "coach-windows.h"
#include "medina-panel.h"
#include "medina-score-page.h"
#include "record-windows.h"

/* Whatever is pressed, but for the board's spaces, is as large as a finger, in every window and
 * popover: a press anywhere in a square of 44 px comes to it and to nothing else. */

enum
{
  FINGER = 44,
  NARROW = 360 + 10, /* with the frame that a window has without a compositor */
  USUAL = 1280,
};

static GHashTable *complaints; /* of char *: each once */

static void
complain (GtkWidget *widget, const char *name, const char *what)
{
  GString *line = g_string_new (what);

  for (int i = 0; i < 5 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *class = g_strjoinv (".", classes);

      g_string_append_printf (line, " < %s.%s", G_OBJECT_TYPE_NAME (widget), class);
    }
  if (g_hash_table_add (complaints, g_strdup (line->str)))
    g_test_message ("%s: %s", name, line->str);
  g_string_free (line, TRUE);
}

/* --- What is pressed -------------------------------------------------------------------------- */

static gboolean
is_named (GtkWidget *widget, const char *type)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), type);
}

static gboolean
is_inside (GtkWidget *widget, const char *type)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (is_named (widget, type))
      return TRUE;
  return FALSE;
}

/* What the toolkit makes has the size that it has in every program: the buttons of windows, the
 * items of menus, lists of choices, the pages of the preferences and toasts. */
static gboolean
is_toolkits (GtkWidget *widget)
{
  return is_inside (widget, "GtkWindowControls") || is_inside (widget, "GtkPopoverMenu") ||
         is_inside (widget, "AdwViewSwitcher") || is_inside (widget, "GtkListItemWidget") ||
         is_inside (widget, "AdwToastWidget");
}

/* The score sheet knows that there is no finger, and uses that unless the panel is a phone's. */
static gboolean
is_in_low_sheet (GtkWidget *widget)
{
  GtkWidget *sheet = gtk_widget_get_ancestor (widget, MEDINA_TYPE_SCORE_PAGE);

  return sheet != NULL && gtk_widget_has_css_class (sheet, "low") &&
         !gtk_widget_has_css_class (gtk_widget_get_ancestor (sheet, MEDINA_TYPE_PANEL), "touch");
}

/* What others have left is only looked at. */
static gboolean
is_exempt (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "compact") ||
         (GTK_IS_LIST_BOX_ROW (widget) && is_in_low_sheet (widget));
}

static gboolean
is_pressed (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         GTK_IS_EDITABLE (widget);
}

static GtkWidget *
find_pressed (GtkWidget *widget)
{
  while (widget != NULL && !is_pressed (widget))
    widget = gtk_widget_get_parent (widget);
  return widget;
}

/* A row does what is in it, and a slider lies over others only while one scrolls. */
static gboolean
do_the_same (GtkWidget *target, GtkWidget *picked)
{
  GtkWidget *pressed = find_pressed (picked);

  if (picked != NULL && gtk_widget_get_ancestor (picked, GTK_TYPE_SCROLLBAR) != NULL)
    return TRUE;
  return pressed == target ||
         (pressed != NULL &&
          (gtk_widget_is_ancestor (target, pressed) ||
           (gtk_widget_is_ancestor (pressed, target) && GTK_IS_EDITABLE (target))));
}

/* --- How large it is -------------------------------------------------------------------------- */

/* What can be scrolled into sight is there, too. The far edges are not in sight any more, whatever
 * GTK says. */
static gboolean
is_out_of_sight (GtkWidget *target, double x, double y)
{
  for (GtkWidget *widget = gtk_widget_get_parent (target); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    {
      double there_x, there_y;

      if (GTK_IS_SCROLLED_WINDOW (widget) &&
          gtk_widget_translate_coordinates (target, widget, x, y, &there_x, &there_y) &&
          (!gtk_widget_contains (widget, there_x, there_y) ||
           !gtk_widget_contains (widget, there_x + .5, there_y + .5)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
gets_press (GtkWidget *target, double x, double y)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (target));
  double there_x, there_y;

  if (is_out_of_sight (target, x, y))
    return TRUE;
  gtk_widget_translate_coordinates (target, native, x, y, &there_x, &there_y);
  return do_the_same (target, gtk_widget_pick (native, there_x, there_y, GTK_PICK_DEFAULT));
}

/* Where the finger's square begins in one that is so long: in its middle. */
static double
find_begin (double begin, double length)
{
  return begin + (length - FINGER) / 2;
}

/* The corners may be round. */
static void
check_square (GtkWidget *target, const graphene_rect_t *area, const char *name)
{
  static const graphene_point_t places[] = { { 22, 22 }, { 22, 1 },  { 22, 43 },
                                             { 1, 22 },  { 43, 22 }, { 6, 6 },
                                             { 38, 6 },  { 6, 38 },  { 38, 38 } };
  const double left = find_begin (area->origin.x, area->size.width);
  const double top = find_begin (area->origin.y, area->size.height);

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (!gets_press (target, left + places[i].x, top + places[i].y))
      {
        g_autofree char *what = g_strdup_printf ("%gx%g, but not at %g,%g", area->size.width,
                                                 area->size.height, places[i].x, places[i].y);

        complain (target, name, what);
        return;
      }
}

static void
check (GtkWidget *widget, const char *name)
{
  graphene_rect_t area;

  if (!is_pressed (widget) || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_is_sensitive (widget) || is_toolkits (widget) || is_exempt (widget) ||
      !gtk_widget_compute_bounds (widget, widget, &area))
    return;
  check_square (widget, &area, name);
}

/* --- All windows ------------------------------------------------------------------------------ */

/* Those of the toolkit are left out. */
static void
check_popover (GtkWidget *widget, const char *name)
{
  GtkPopover *popover;

  if (!GTK_IS_MENU_BUTTON (widget) || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_is_sensitive (widget) ||
      GTK_IS_POPOVER_MENU (gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget))))
    return;
  gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
  popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget));
  if (popover == NULL)
    return;
  await (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  driver_await_layout (GTK_WIDGET (gtk_widget_get_root (widget)));
  all_windows_visit_widgets (GTK_WIDGET (popover), check, name);
  gtk_popover_popdown (popover);
  await (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
}

static void
visit (GtkWidget *window, const char *name)
{
  all_windows_visit_widgets (window, check, name);
  all_windows_visit_widgets (window, check_popover, name);
}

static void
begin (void)
{
  complaints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
end (void)
{
  if (g_hash_table_size (complaints) > 0)
    g_test_fail_printf ("%u targets are smaller than a finger", g_hash_table_size (complaints));
  g_hash_table_unref (complaints);
}

static void
look_around (int width)
{
  begin ();
  all_windows_show (width, visit);
  end ();
}

static void
test_narrow (void)
{
  look_around (NARROW);
}

static void
test_usual (void)
{
  look_around (USUAL);
}

/* --- Statistics and a coach ------------------------------------------------------------------- */

/* GTK 4.8 complains about a popover that opens where nothing has the focus, as in a game that was
 * just shown. */
static void
visit_without_popovers (GtkWidget *window, const char *name)
{
  all_windows_visit_widgets (window, check, name);
}

static void
test_statistics (void)
{
  Driver driver;

  begin ();
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, NARROW, 640);
  record_windows_show_statistics (driver.window, visit);
  driver_close (&driver);
  coach_windows_show (NARROW, visit_without_popovers);
  coach_windows_show (USUAL, visit_without_popovers);
  end ();
}

/* --- Looking back, and a phone on its side ---------------------------------------------------- */

static void
visit_after (Driver *driver, const char *action)
{
  driver_activate (driver, action);
  driver_await_layout (GTK_WIDGET (driver->window));
  visit (GTK_WIDGET (driver->window), action);
}

/* A game from its beginning to its scores, and back. */
static void
test_game (gconstpointer data)
{
  const int *size = data;
  MdnRandom random;
  Driver driver;

  begin ();
  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, size[0], size[1]);
  visit (GTK_WIDGET (driver.window), "beginning");
  for (int i = 0; i < 9; i++)
    driver_play_one (&driver, &random);
  visit_after (&driver, "win.show-moves");
  visit_after (&driver, "win.replay-back");
  visit_after (&driver, "win.replay-return");
  while (!medina_game_get_over (driver_get_game (&driver)))
    driver_play_one (&driver, &random);
  visit_after (&driver, "win.scores");
  driver_close (&driver);
  end ();
}

/* --- Questions -------------------------------------------------------------------------------- */

/* The choosers of files are the toolkit's. */
static void
visit_question (GtkWidget *window, const char *name)
{
  if (!is_named (window, "GtkFileChooserDialog"))
    visit (window, name);
}

static void
test_questions (void)
{
  begin ();
  all_windows_show_questions (NARROW, visit_question);
  end ();
}

int
main (int argc, char **argv)
{
  static const int phone[] = { NARROW, 640 }, on_its_side[] = { 640, 360 };
  static const int small[] = { 800, 600 }, usual[] = { USUAL, 800 };

  driver_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/targets/are-as-large-as-a-finger-when-narrow", test_narrow);
  g_test_add_func ("/targets/are-as-large-as-a-finger-when-usual", test_usual);
  g_test_add_func ("/targets/are-as-large-as-a-finger-in-statistics", test_statistics);
  g_test_add_func ("/targets/are-as-large-as-a-finger-in-questions", test_questions);
  g_test_add_data_func ("/targets/are-as-large-as-a-finger-on-a-phone", phone, test_game);
  g_test_add_data_func ("/targets/are-as-large-as-a-finger-on-its-side", on_its_side, test_game);
  g_test_add_data_func ("/targets/are-as-large-as-a-finger-in-a-small-window", small, test_game);
  g_test_add_data_func ("/targets/are-as-large-as-a-finger-while-looking-back", usual, test_game);
  return g_test_run ();
}
