/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"

enum
{
  SPARE = 24, /* pixels */
};

/* What cannot be done just now has its row all the same, so that each is where it was. */
static void
check_rows_stay (GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *hidden = NULL;

      g_assert_false (g_menu_model_get_item_attribute (menu, i, "hidden-when", "s", &hidden));
      if (section != NULL)
        check_rows_stay (section);
    }
}

/* A key that two rows of a menu share would only go from one to the other. Sections are of one
 * menu. */
static void
check_access_keys (GMenuModel *menu, GHashTable *keys)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autoptr (GHashTable) keys_of_submenu = g_hash_table_new (NULL, NULL);
      g_autofree char *label = NULL;
      const char *key = NULL;

      if (g_menu_model_get_item_attribute (menu, i, "label", "s", &label))
        key = strchr (label, '_');
      if (key != NULL && g_ascii_isalpha (key[1]) &&
          !g_hash_table_add (keys, GINT_TO_POINTER (g_ascii_tolower (key[1]))))
        g_error ("“%s” has a key that another row has", label);
      if (section != NULL)
        check_access_keys (section, keys);
      if (submenu != NULL)
        check_access_keys (submenu, keys_of_submenu);
    }
}

static GtkMenuButton *
find_button (Driver *driver)
{
  return GTK_MENU_BUTTON (
    gtk_widget_get_template_child (GTK_WIDGET (driver->window), MEDINA_TYPE_WINDOW, "menu_button"));
}

/* In the language of the environment. */
static void
test_access_keys (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (NULL, NULL);
  Driver driver;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  gtk_menu_button_popup (find_button (&driver));
  check_access_keys (gtk_menu_button_get_menu_model (find_button (&driver)), keys);
  g_assert_cmpuint (g_hash_table_size (keys), >, 10);
  gtk_menu_button_popdown (find_button (&driver));
  driver_close (&driver);
}

/* The menu is built when it is first opened, and only once. */
static void
test_built_once (void)
{
  Driver driver;
  GtkMenuButton *button;
  GtkWidget *focus;
  GMenuModel *menu;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  button = GTK_MENU_BUTTON (driver_find (GTK_WIDGET (driver.window), GTK_TYPE_MENU_BUTTON));
  gtk_menu_button_popup (button);
  menu = gtk_menu_button_get_menu_model (button);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 4);
  check_rows_stay (menu);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (button))));
  gtk_widget_child_focus (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_DIR_TAB_FORWARD);
  gtk_menu_button_popdown (button);
  focus = gtk_window_get_focus (GTK_WINDOW (driver.window));
  g_assert_true (focus == NULL || gtk_widget_get_mapped (focus));
  gtk_menu_button_popup (button);
  g_assert_true (gtk_menu_button_get_menu_model (button) == menu);
  gtk_menu_button_popdown (button);
  driver_close (&driver);
}

static GtkWidget *
find_item (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;
  g_autofree char *text = NULL;

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    g_object_get (widget, "text", &text, NULL);
  if (g_strcmp0 (text, label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_item (child, label);
  return found;
}

/* What can be chosen only at times says when, for as long as it cannot. */
static void
test_reason (void)
{
  Driver driver;
  GtkMenuButton *button;
  GtkWidget *item;
  GAction *action;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  button = find_button (&driver);
  gtk_menu_button_popup (button);
  item = find_item (GTK_WIDGET (gtk_menu_button_get_popover (button)), "Finish");
  g_assert_false (gtk_widget_get_sensitive (item));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (item), ==,
                   "You can finish once the turn or the game can end only one way.");
  action = g_action_map_lookup_action (G_ACTION_MAP (driver.window), "finish");
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), TRUE);
  g_assert_true (gtk_widget_get_sensitive (item));
  g_assert_null (gtk_widget_get_tooltip_text (item));
  gtk_menu_button_popdown (button);
  driver_close (&driver);
}

static void
check_watching (Driver *driver, const char *label, const char *action, GSettings *settings)
{
  GtkWidget *item =
    find_item (GTK_WIDGET (gtk_menu_button_get_popover (find_button (driver))), label);
  g_autofree char *name = g_strconcat ("win.", action, NULL);

  g_assert_true (gtk_widget_get_sensitive (item));
  driver_activate (driver, name);
  g_assert_true (g_settings_get_boolean (settings, action));
  g_settings_set_boolean (settings, "purist-table", TRUE);
  g_assert_false (gtk_widget_get_sensitive (item));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (item), ==,
                   "There are no hints at a purist’s table.");
  g_settings_reset (settings, "purist-table");
  g_assert_null (gtk_widget_get_tooltip_text (item));
  driver_activate (driver, name);
  g_assert_false (g_settings_get_boolean (settings, action));
  g_settings_reset (settings, action);
}

/* Nobody watches at a purist's table. */
static void
test_watching (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  Driver driver;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  gtk_menu_button_popup (find_button (&driver));
  check_watching (&driver, "Point Out Costly Turns", "coach", settings);
  check_watching (&driver, "Show Winning Chances", "chances", settings);
  gtk_menu_button_popdown (find_button (&driver));
  driver_close (&driver);
}

/* All its rows are in sight at once in a window of usual size, with room to spare for larger
 * letters. */
static void
test_fits (void)
{
  Driver driver;
  GtkMenuButton *button;
  GtkWidget *popover;
  graphene_rect_t area;
  int height;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1120, 740);
  button = find_button (&driver);
  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  await (gtk_widget_get_mapped (popover));
  gtk_widget_measure (popover, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (button), GTK_WIDGET (driver.window), &area));
  g_assert_cmpint (height, <=,
                   gtk_widget_get_height (GTK_WIDGET (driver.window)) -
                     (int) (area.origin.y + area.size.height) - SPARE);
  gtk_menu_button_popdown (button);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  all_windows_init (&argc, &argv);
  g_test_add_func ("/languages/keys-are-of-one-row", test_access_keys);
  g_test_add_func ("/languages/fits-without-scrolling", test_fits);
  g_test_add_func ("/main-menu/is-built-once", test_built_once);
  g_test_add_func ("/main-menu/says-why-not", test_reason);
  g_test_add_func ("/main-menu/says-that-nobody-watches-purists", test_watching);
  return g_test_run ();
}
