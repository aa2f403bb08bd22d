/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "medina-about-window.h"

/* --- Addresses -------------------------------------------------------------------------------- */

static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_ACTION_ROW (widget) &&
      g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static void
check_row (GtkWidget *about, const char *title, const char *address)
{
  GtkWidget *row = find_row (about, title);

  g_assert_true (gtk_widget_get_mapped (row) == (*address != '\0'));
  g_assert_cmpstr (gtk_widget_get_name (row), ==, address);
}

/* What the publisher has not set is not shown. */
static void
test_addresses (void)
{
  GtkWidget *about = g_object_ref_sink (medina_about_window_new ());

  gtk_window_present (GTK_WINDOW (about));
  driver_await_layout (about);
  check_row (about, "Website", MEDINA_HOMEPAGE);
  check_row (about, "Report a Problem", MEDINA_BUGTRACKER);
  gtk_window_destroy (GTK_WINDOW (about));
  driver_settle ();
  g_assert_finalize_object (about);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/about-window/leads-where-the-publisher-says", test_addresses);
  return g_test_run ();
}
