/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The city behind the welcome. */

#include <adwaita.h>

#include "all-windows.h"
#include "await.h"
#include "medina-city-picture.h"
#include "medina-dusk.h"
#include "medina-welcome-page.h"

typedef struct
{
  int width, height;
} Size;

static const Size sizes[] = {
  { 360, 640 }, { 640, 360 }, { 800, 600 }, { 1120, 740 }, { 1800, 400 }, { 1600, 1000 },
};

static GtkWidget *
open_welcome (const Size *size)
{
  GtkWidget *window = GTK_WIDGET (medina_application_create_window (driver_get_application ()));

  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  gtk_window_present (GTK_WINDOW (window));
  await (gtk_widget_get_mapped (window));
  driver_await_layout (window);
  return window;
}

static void
close_welcome (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

static graphene_rect_t
locate (GtkWidget *widget, GtkWidget *in)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, in, &bounds));
  return bounds;
}

/* At the first start all there is to choose is to be seen without scrolling, above the city, which
 * is drawn. */
static void
test_size (gconstpointer data)
{
  GtkWidget *window = open_welcome (data);
  GtkWidget *page = driver_find (window, MEDINA_TYPE_WELCOME_PAGE);
  GtkWidget *dusk = driver_find (page, MEDINA_TYPE_DUSK);
  GtkWidget *view =
    GTK_WIDGET (gtk_widget_get_template_child (page, MEDINA_TYPE_WELCOME_PAGE, "view"));
  GtkWidget *rules =
    GTK_WIDGET (gtk_widget_get_template_child (page, MEDINA_TYPE_WELCOME_PAGE, "rules"));
  graphene_rect_t buttons = locate (rules, page), city = locate (view, page);

  await (medina_dusk_get_drawn (MEDINA_DUSK (dusk)));
  g_assert_cmpfloat (buttons.origin.y + buttons.size.height, <=, city.origin.y);
  g_assert_cmpfloat (city.origin.y + city.size.height, <=, gtk_widget_get_height (page) + 0.5);
  g_assert_cmpfloat (city.size.height, >=, 100);
  g_assert_cmpint (gtk_widget_get_width (dusk), ==, gtk_widget_get_width (page));
  close_welcome (window);
}

/* Another size and another style have another picture. */
static void
test_redrawn (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.medina_game.Medina");
  GtkWidget *window = open_welcome (&sizes[2]);
  MedinaDusk *dusk = MEDINA_DUSK (driver_find (window, MEDINA_TYPE_DUSK));

  await (medina_dusk_get_drawn (dusk));
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  await (gtk_widget_get_width (GTK_WIDGET (dusk)) > 900);
  await (medina_dusk_get_drawn (dusk));
  g_settings_set_string (settings, "color-scheme", "dark");
  g_assert_false (medina_dusk_get_drawn (dusk));
  await (medina_dusk_get_drawn (dusk));
  g_settings_reset (settings, "color-scheme");
  close_welcome (window);
}

/* Who leaves before the city is drawn does not wait for it. */
static void
test_left (void)
{
  for (int i = 0; i < 3; i++)
    close_welcome (open_welcome (&sizes[i]));
}

/* --- The picture ------------------------------------------------------------------------------ */

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer picture)
{
  *(cairo_surface_t **) picture = medina_city_picture_draw_finish (result);
}

/* The parts of a row of the picture where nothing is drawn, of 1. */
static double
measure_empty (cairo_surface_t *picture, int row)
{
  const int width = cairo_image_surface_get_width (picture);
  const guchar *pixels =
    cairo_image_surface_get_data (picture) + row * cairo_image_surface_get_stride (picture);
  int empty = 0;

  for (int x = 0; x < width; x++)
    empty += ((const guint32 *) pixels)[x] >> 24 < 255;
  return (double) empty / width;
}

/* However wide it is, there are desert and city from edge to edge, and sky above. */
static void
test_picture (gconstpointer width)
{
  cairo_surface_t *picture = NULL;

  medina_city_picture_draw_async (FALSE, GPOINTER_TO_INT (width), 0.25, NULL, drawn_cb, &picture);
  await (picture != NULL);
  g_assert_cmpint (cairo_image_surface_get_width (picture), ==, GPOINTER_TO_INT (width));
  g_assert_cmpint (cairo_image_surface_get_height (picture), ==, 120);
  g_assert_cmpfloat (measure_empty (picture, 119), ==, 0);
  g_assert_cmpfloat (measure_empty (picture, 98), ==, 0);
  g_assert_cmpfloat (measure_empty (picture, 0), ==, 1);
  cairo_surface_destroy (picture);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dusk/size/%dx%d", sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, &sizes[i], test_size);
    }
  g_test_add_func ("/dusk/it-is-drawn-anew", test_redrawn);
  g_test_add_func ("/dusk/who-leaves-does-not-wait", test_left);
  g_test_add_data_func ("/dusk/picture/narrow", GINT_TO_POINTER (100), test_picture);
  g_test_add_data_func ("/dusk/picture/whole", GINT_TO_POINTER (800), test_picture);
  g_test_add_data_func ("/dusk/picture/mirrored", GINT_TO_POINTER (3000), test_picture);
  return g_test_run ();
}
