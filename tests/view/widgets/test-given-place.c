/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-given-place.h"

#include "await.h"
#include "driver.h"

/* A text that is laid out as often as somebody asks for its size. */

static guint measured;

#define COUNTING_TYPE_TEXT (counting_text_get_type ())
G_DECLARE_FINAL_TYPE (CountingText, counting_text, COUNTING, TEXT, GtkWidget)

struct _CountingText
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (CountingText, counting_text, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
counting_text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
counting_text_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  measured++;
  *minimum = *natural = 20;
}

static void
counting_text_class_init (CountingTextClass *klass)
{
  GTK_WIDGET_CLASS (klass)->get_request_mode = counting_text_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = counting_text_measure;
}

static void
counting_text_init (CountingText *self)
{
}

/* --- Tests ------------------------------------------------------------------------------------ */

/* Its place is given: how wide and how high it would like to be need not be found out. */
static void
test_asks_once (void)
{
  GtkWidget *window = gtk_window_new (), *place = g_object_new (MEDINA_TYPE_GIVEN_PLACE, NULL);
  GtkWidget *text = g_object_new (COUNTING_TYPE_TEXT, NULL);

  gtk_widget_set_parent (text, place);
  gtk_window_set_child (GTK_WINDOW (window), place);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (text) && gtk_widget_get_width (text) > 0);
  g_assert_cmpint (gtk_widget_get_width (text), ==, gtk_widget_get_width (place));
  g_assert_cmpint (gtk_widget_get_height (text), ==, gtk_widget_get_height (place));
  driver_settle ();
  measured = 0;
  gtk_widget_queue_resize (text);
  await (measured > 0);
  driver_settle ();
  g_assert_cmpuint (measured, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/given-place/a-text-is-asked-once", test_asks_once);
  return g_test_run ();
}
