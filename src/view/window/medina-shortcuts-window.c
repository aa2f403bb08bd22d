/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-shortcuts-window.h"

#include <glib/gi18n.h>

#include "medina-button-row.h"
#include "medina-paging.h"
#include "medina-shortcuts.h"
#include "medina-titled-group.h"

enum
{
  WIDTH = 520, /* in pixels */
  HEIGHT = 680,
  SHORT_LINE = 12, /* letters in keys that stand in one line */
  SHORT_KEY = 9,   /* letters in keys of which two do */
  LONG_KEY = 16,   /* letters in a key that may need two lines where text is large */
};

struct _MedinaShortcutsWindow
{
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (MedinaShortcutsWindow, medina_shortcuts_window, ADW_TYPE_WINDOW)

/* --- Lines ------------------------------------------------------------------------------------ */

static int
count_columns (char **keys)
{
  glong longest = 0, together = 0;

  for (char **key = keys; *key != NULL; key++)
    {
      longest = MAX (longest, g_utf8_strlen (*key, -1));
      together += g_utf8_strlen (*key, -1);
    }
  if (together <= SHORT_LINE)
    return (int) g_strv_length (keys);
  return longest <= SHORT_KEY ? 2 : 1;
}

/* After a plus. It is said as one. */
static void
let_break (GtkLabel *key, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", -1);
  g_autofree char *breakable = g_strjoinv ("+\342\200\213", parts);

  gtk_label_set_text (key, breakable);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_label_set_wrap (key, TRUE);
  gtk_label_set_justify (key, GTK_JUSTIFY_CENTER);
}

static GtkWidget *
create_key (const char *text)
{
  GtkWidget *key = gtk_label_new (text);

  gtk_widget_add_css_class (key, "key");
  gtk_widget_set_halign (key, GTK_ALIGN_END);
  if (g_utf8_strlen (text, -1) > LONG_KEY)
    let_break (GTK_LABEL (key), text);
  return key;
}

static GtkWidget *
create_keys (char **keys)
{
  GtkWidget *grid = gtk_grid_new ();
  const int columns = count_columns (keys);

  for (int i = 0; keys[i] != NULL; i++)
    gtk_grid_attach (GTK_GRID (grid), create_key (keys[i]), i % columns, i / columns, 1, 1);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (grid, 6);
  gtk_widget_set_margin_bottom (grid, 6);
  return grid;
}

static GtkWidget *
create_title (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_margin_top (label, 6);
  gtk_widget_set_margin_bottom (label, 6);
  return label;
}

/* Where text is large and the window narrow, the keys are below what they do. */
static GtkWidget *
create_row (const MedinaShortcut *shortcut)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *line = g_object_new (MEDINA_TYPE_BUTTON_ROW, NULL);
  g_autofree char *words = g_strjoinv (", ", shortcut->keys);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), shortcut->title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_parent (create_title (shortcut->title), line);
  gtk_widget_set_parent (create_keys (shortcut->keys), line);
  gtk_widget_add_css_class (line, "shortcut");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  shortcut->title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  return row;
}

static GtkWidget *
create_page (const MdnRules *rules)
{
  g_autoptr (GArray) list = medina_shortcuts_list (rules);
  GtkWidget *page = adw_preferences_page_new ();
  MedinaTitledGroup *group = NULL;
  const char *heading = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const MedinaShortcut *shortcut = &g_array_index (list, MedinaShortcut, i);

      if (heading != shortcut->group)
        {
          heading = shortcut->group;
          group = medina_titled_group_new (heading);
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
        }
      medina_titled_group_add (group, create_row (shortcut));
    }
  return page;
}

/* --- The window ------------------------------------------------------------------------------- */

static void
medina_shortcuts_window_class_init (MedinaShortcutsWindowClass *klass)
{
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
medina_shortcuts_window_init (MedinaShortcutsWindow *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _ ("Keyboard Shortcuts"));
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_widget_set_size_request (GTK_WIDGET (self), 360, -1);
}

GtkWidget *
medina_shortcuts_window_new (const MdnRules *rules)
{
  MedinaShortcutsWindow *self = g_object_new (MEDINA_TYPE_SHORTCUTS_WINDOW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *page = create_page (rules);

  gtk_widget_set_vexpand (page, TRUE);
  medina_paging_add (page);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
  return GTK_WIDGET (self);
}
