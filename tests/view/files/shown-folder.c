/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shown-folder.h"

#include "driver.h"

/* The button of the folder in which the file chooser is, on the bar above its list; NULL if that
 * does not show it yet. */
static GtkWidget *
find_current_button (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_TOGGLE_BUTTON (widget) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_current_button (child);
  return found;
}

/* What is on that button; NULL if it is not there yet. */
static const char *
find_current_label (GtkFileChooser *chooser)
{
  GtkWidget *bar = driver_find (GTK_WIDGET (chooser), g_type_from_name ("GtkPathBar"));
  GtkWidget *button = bar != NULL ? find_current_button (bar) : NULL;
  GtkWidget *label = button != NULL ? driver_find (button, GTK_TYPE_LABEL) : NULL;

  return label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : NULL;
}

/* Home is shown under another name. */
static gboolean
is_called (GFile *folder, const char *label)
{
  g_autofree char *name = g_file_get_basename (folder);

  return g_str_equal (label, name) || g_strcmp0 (g_file_peek_path (folder), g_get_home_dir ()) == 0;
}

gboolean
shown_folder_is (GtkFileChooser *chooser, GFile *folder)
{
  g_autoptr (GFile) current = gtk_file_chooser_get_current_folder (chooser);
  const char *label = find_current_label (chooser);

  return current != NULL && label != NULL && is_called (current, label) &&
         (folder == NULL || g_file_equal (current, folder));
}
