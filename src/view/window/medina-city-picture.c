/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-city-picture.h"

#include <librsvg/rsvg.h>
#include <math.h>

#include "medina-painting.h"

/* From behind to before. */
static const char *const layers[] = { "land", "upper-town", "lower-town", "front" };

typedef struct
{
  GBytes *layers[G_N_ELEMENTS (layers)]; /* owned */
  int width;
  double unit;
} Job;

static void
job_free (Job *job)
{
  for (size_t i = 0; i < G_N_ELEMENTS (layers); i++)
    g_bytes_unref (job->layers[i]);
  g_free (job);
}

/* Not in the thread: when the program ends, it can no longer be found. */
static GBytes *
find_layer (gboolean night, const char *layer)
{
  g_autofree char *path = g_strdup_printf ("/io/github/medina_game/Medina/welcome/%s-%s.svg",
                                           night ? "night" : "evening", layer);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error); /* it is part of the program */
  return bytes;
}

static RsvgHandle *
load (GBytes *layer)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle =
    rsvg_handle_new_from_data (g_bytes_get_data (layer, NULL), g_bytes_get_size (layer), &error);

  g_assert_no_error (error);
  return handle;
}

/* The drawing number `place` of a row of them, every other one mirrored; number 0 is in the middle
 * of the picture. */
static void
draw_place (RsvgHandle *handle, cairo_t *cr, const Job *job, int place)
{
  const RsvgRectangle viewport = { -MEDINA_CITY_WIDTH / 2.0, 0, MEDINA_CITY_WIDTH,
                                   MEDINA_CITY_ABOVE + MEDINA_CITY_BELOW };

  cairo_save (cr);
  cairo_translate (cr, job->width / 2.0, 0);
  cairo_scale (cr, job->unit, job->unit);
  cairo_translate (cr, (double) place * MEDINA_CITY_WIDTH, 0);
  if (place % 2 != 0)
    cairo_scale (cr, -1, 1);
  rsvg_handle_render_document (handle, cr, &viewport, NULL);
  cairo_restore (cr);
}

static void
draw_layer (GBytes *layer, cairo_t *cr, const Job *job)
{
  RsvgHandle *handle = load (layer);
  const int places = (int) ceil ((job->width / job->unit / MEDINA_CITY_WIDTH - 1) / 2);

  for (int place = -places; place <= places; place++)
    draw_place (handle, cr, job, place);
  g_object_unref (handle);
}

/* One layer after the other: each takes several times as much memory as the picture. */
static cairo_surface_t *
draw (const Job *job)
{
  const double height = (MEDINA_CITY_ABOVE + MEDINA_CITY_BELOW) * job->unit;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, job->width, (int) ceil (height));
  cairo_t *cr = cairo_create (surface);

  for (size_t i = 0; i < G_N_ELEMENTS (layers); i++)
    draw_layer (job->layers[i], cr, job);
  cairo_destroy (cr);
  return surface;
}

static void
draw_in_thread (GTask *task, gpointer source, gpointer job, GCancellable *cancellable)
{
  medina_painting_begin ();
  g_task_return_pointer (task, draw (job), (GDestroyNotify) cairo_surface_destroy);
  medina_painting_end ();
}

void
medina_city_picture_draw_async (gboolean night,
                                int width,
                                double unit,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (width > 0 && unit > 0);

  job->width = width;
  job->unit = unit;
  for (size_t i = 0; i < G_N_ELEMENTS (layers); i++)
    job->layers[i] = find_layer (night, layers[i]);
  g_task_set_source_tag (task, medina_city_picture_draw_async);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, draw_in_thread);
}

cairo_surface_t *
medina_city_picture_draw_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
