/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-titled-group.h"

#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "real-input.h"

/* Groups of preferences with a heading of their own. */

static const char heading[] = "What is said of what is below it, at some length, and goes on";

static const char page[] =
  "<interface>"
  "  <object class='AdwPreferencesPage' id='page'>"
  "    <child><object class='MedinaTitledGroup' id='one'>"
  "      <property name='heading'>What is said of what is below it, at some length, and goes "
  "on</property>"
  "      <child><object class='AdwActionRow' id='first'><property "
  "name='activatable'>1</property></object></child>"
  "      <child><object class='AdwActionRow' id='last'><property "
  "name='activatable'>1</property></object></child>"
  "    </object></child>"
  "    <child><object class='MedinaTitledGroup' id='other'>"
  "      <property name='explanation'>In short</property>"
  "      <child><object class='AdwActionRow' id='next'><property "
  "name='activatable'>1</property></object></child>"
  "    </object></child>"
  "  </object>"
  "</interface>";

typedef struct
{
  GtkBuilder *builder;
  GtkWidget *window;
} Fixture;

static gpointer
find (Fixture *self, const char *id)
{
  return gtk_builder_get_object (self->builder, id);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  driver_get_application (); /* with the style */
  g_type_ensure (MEDINA_TYPE_TITLED_GROUP);
  self->builder = gtk_builder_new_from_string (page, -1);
  self->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (self->window), 300, 500);
  gtk_window_set_child (GTK_WINDOW (self->window), find (self, "page"));
  gtk_window_present (GTK_WINDOW (self->window));
  driver_await_layout (self->window);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->builder);
}

/* All of it is there, in several lines where there is no room for one. */
static void
test_heading (Fixture *self, gconstpointer data)
{
  GtkWidget *label = driver_find_label (self->window, heading);
  PangoLayout *layout;

  g_assert_nonnull (label);
  layout = gtk_label_get_layout (GTK_LABEL (label));
  await (pango_layout_get_line_count (layout) > 1);
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_cmpint (gtk_widget_get_width (label), <=, 300);
}

/* The rows of a .ui file are in its list, below what is said of it. */
static void
test_rows (Fixture *self, gconstpointer data)
{
  GtkWidget *label = driver_find_label (self->window, heading);
  GtkWidget *list = gtk_widget_get_parent (find (self, "first"));
  graphene_rect_t above, below;

  g_assert_true (GTK_IS_LIST_BOX (list));
  g_assert_true (list == gtk_widget_get_parent (find (self, "last")));
  g_assert_true (gtk_widget_compute_bounds (label, self->window, &above));
  g_assert_true (gtk_widget_compute_bounds (list, self->window, &below));
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);

  medina_titled_group_remove (find (self, "one"), find (self, "last"));
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
}

static void
test_properties (Fixture *self, gconstpointer data)
{
  MedinaTitledGroup *one = find (self, "one"), *other = find (self, "other");

  g_assert_cmpstr (medina_titled_group_get_heading (one), ==, heading);
  g_assert_null (medina_titled_group_get_explanation (one));
  g_assert_cmpstr (medina_titled_group_get_explanation (other), ==, "In short");
  g_assert_true (gtk_widget_get_mapped (driver_find_label (self->window, "In short")));
  medina_titled_group_set_explanation (other, NULL);
  g_assert_null (driver_find_label (self->window, "In short"));
  medina_titled_group_set_heading (one, "Board");
  g_assert_nonnull (driver_find_label (self->window, "Board"));
}

/* How high such a group is on a page, at a usual width; takes it over. */
static int
measure (GtkWidget *group)
{
  GtkWidget *above = adw_preferences_page_new (), *window = gtk_window_new ();
  int height;

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (above), ADW_PREFERENCES_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (window), above);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (group));
  gtk_widget_measure (group, GTK_ORIENTATION_VERTICAL, 400, NULL, &height, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  return height;
}

static int
measure_ours (const char *explanation)
{
  MedinaTitledGroup *group = medina_titled_group_new ("Board");

  medina_titled_group_set_explanation (group, explanation);
  medina_titled_group_add (group, adw_action_row_new ());
  return measure (GTK_WIDGET (group));
}

static int
measure_usual (const char *description)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, "Board");
  adw_preferences_group_set_description (group, description);
  adw_preferences_group_add (group, adw_action_row_new ());
  return measure (GTK_WIDGET (group));
}

/* Nobody sees which headings are ours. */
static void
test_height (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (measure_ours (NULL), ==, measure_usual (NULL));
  g_assert_cmpint (measure_ours ("In short"), ==, measure_usual ("In short"));
}

/* The arrow keys do not stop at the end of a list. */
static void
test_arrow_keys (Fixture *self, gconstpointer data)
{
  if (real_input_is_missing ())
    return;
  gtk_widget_grab_focus (find (self, "first"));
  g_assert_true (real_input_key (GDK_KEY_Down, 0));
  g_assert_true (driver_get_focus (self->window) == find (self, "last"));
  g_assert_true (real_input_key (GDK_KEY_Down, 0));
  g_assert_true (driver_get_focus (self->window) == find (self, "next"));
  g_assert_true (real_input_key (GDK_KEY_Up, 0));
  g_assert_true (driver_get_focus (self->window) == find (self, "last"));
}

#define ADD(path, test) g_test_add ("/titled-group/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  ADD ("a-long-heading-goes-on-in-another-line", test_heading);
  ADD ("its-rows-are-below-its-heading", test_rows);
  ADD ("what-it-says-can-change", test_properties);
  ADD ("it-is-as-high-as-others", test_height);
  ADD ("arrow-keys-go-on-to-the-next-one", test_arrow_keys);
  return g_test_run ();
}
