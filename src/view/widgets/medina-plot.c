/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-plot.h"

#include <math.h>

enum
{
  RIGHT = 10, /* in pixels */
  TOP = 10,
  GAP = 6, /* between numbers and lines */
  RING = 16,
  MARKER_EVERY = 24, /* pixels, at least: not on every point */
  MOST_STEPS = 8,    /* of the scale */
  LEAST_STEPS = 2,
};

#define LONGEST_VALUE "−100" /* at the side: there is room for it */

typedef struct
{
  const MedinaPlot *plot;
  cairo_t *cr;
  double width;
  double height;
  double left;   /* where the lines begin: before that there are numbers */
  double bottom; /* where they end, from below, likewise */
  double lowest; /* of the scale */
  double highest;
  int step; /* between two lines of it */
  GdkRGBA color;
} Canvas;

/* --- Numbers ---------------------------------------------------------------------------------- */

static PangoLayout *
create_layout (const MedinaPlot *plot, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (plot->widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

/* They are larger in a larger panel. */
static void
measure_numbers (const MedinaPlot *plot, int *width, int *height)
{
  g_autoptr (PangoLayout) layout = create_layout (plot, LONGEST_VALUE);

  pango_layout_get_pixel_size (layout, width, height);
}

/* --- The scale -------------------------------------------------------------------------------- */

static int
choose_step (double range, int most)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (range / steps[i] <= most)
      return steps[i];
  return 1000;
}

/* As many as have room for their numbers. */
static int
count_steps (const Canvas *canvas)
{
  const double line = canvas->bottom - GAP;

  return (int) CLAMP ((canvas->height - TOP - canvas->bottom) / line, LEAST_STEPS, MOST_STEPS);
}

static void
find_range (Canvas *canvas)
{
  const MedinaPlot *plot = canvas->plot;

  canvas->lowest = plot->lowest;
  canvas->highest = plot->highest;
  for (guint line = 0; line < plot->n_lines; line++)
    for (guint point = 0; point < plot->n_points; point++)
      {
        const double value = plot->get_value (plot->owner, line, point);

        canvas->lowest = MIN (canvas->lowest, value);
        canvas->highest = MAX (canvas->highest, value);
      }
  canvas->step = choose_step (canvas->highest - canvas->lowest, count_steps (canvas));
  canvas->lowest = floor (canvas->lowest / canvas->step) * canvas->step;
  canvas->highest = ceil (canvas->highest / canvas->step) * canvas->step;
}

/* --- Places ----------------------------------------------------------------------------------- */

static guint
count_gaps (const MedinaPlot *self)
{
  return self->n_places > 1 ? self->n_places - 1 : 1;
}

guint
medina_plot_find (const MedinaPlot *self, double x)
{
  int left, height, room;
  double place;

  g_return_val_if_fail (self->n_points > 0, 0);

  measure_numbers (self, &left, &height);
  left += GAP;
  room = gtk_widget_get_width (self->widget) - left - RIGHT;
  place = (x - left) / MAX (room, 1) * count_gaps (self);
  return (guint) CLAMP (lround (place), 0, (long) self->n_points - 1);
}

static double
x_of (const Canvas *canvas, guint place)
{
  return canvas->left + (canvas->width - canvas->left - RIGHT) * place / count_gaps (canvas->plot);
}

static double
y_of (const Canvas *canvas, double value)
{
  const double room = canvas->height - TOP - canvas->bottom;

  return TOP + room * (canvas->highest - value) / (canvas->highest - canvas->lowest);
}

static double
y_of_point (const Canvas *canvas, guint line, guint point)
{
  return y_of (canvas, canvas->plot->get_value (canvas->plot->owner, line, point));
}

/* --- Drawing ---------------------------------------------------------------------------------- */

static void
set_color (const Canvas *canvas, double alpha)
{
  GdkRGBA color = canvas->color;

  color.alpha *= (float) (canvas->plot->high_contrast ? MIN (alpha * 2, 1) : alpha);
  gdk_cairo_set_source_rgba (canvas->cr, &color);
}

/* A number whose right end (align 1) or middle (.5) is at x, its middle at y; all of it in the
 * picture. */
static void
draw_text (const Canvas *canvas, const char *text, double x, double y, double align)
{
  /* Its sign stays before it where one reads from the right: a left-to-right mark. */
  g_autofree char *marked = g_strconcat ("\u200e", text, NULL);
  g_autoptr (PangoLayout) layout = create_layout (canvas->plot, marked);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (canvas->cr, floor (MIN (x - width * align, canvas->width - width)),
                 floor (y - height / 2.0));
  set_color (canvas, .8);
  pango_cairo_show_layout (canvas->cr, layout);
}

/* Lines of one pixel, in the middle of a pixel. */
static void
draw_scale (const Canvas *canvas)
{
  for (double value = canvas->lowest; value <= canvas->highest; value += canvas->step)
    {
      const double y = floor (y_of (canvas, value)) + .5;
      g_autofree char *name = canvas->plot->name_value (canvas->plot->owner, (int) value);

      set_color (canvas, value == 0 ? .7 : .16);
      cairo_set_line_width (canvas->cr, 1);
      cairo_move_to (canvas->cr, canvas->left, y);
      cairo_line_to (canvas->cr, canvas->width - RIGHT, y);
      cairo_stroke (canvas->cr);
      draw_text (canvas, name, canvas->left - GAP, y, 1);
    }
}

static void
draw_places (const Canvas *canvas)
{
  const MedinaPlot *plot = canvas->plot;

  for (guint place = 0; place < plot->n_named; place += MAX (plot->every, 1))
    {
      const double x = floor (x_of (canvas, place)) + .5;
      g_autofree char *name = plot->name_place (plot->owner, place);

      set_color (canvas, .16);
      cairo_set_line_width (canvas->cr, 1);
      cairo_move_to (canvas->cr, x, TOP);
      cairo_line_to (canvas->cr, x, canvas->height - canvas->bottom);
      cairo_stroke (canvas->cr);
      draw_text (canvas, name, x, canvas->height - canvas->bottom / 2, .5);
    }
}

static void
draw_line (const Canvas *canvas, guint line)
{
  const MedinaPlot *plot = canvas->plot;
  double marked = -MARKER_EVERY;

  cairo_new_path (canvas->cr);
  for (guint i = 0; i < plot->n_points; i++)
    cairo_line_to (canvas->cr, x_of (canvas, i), y_of_point (canvas, line, i));
  plot->stroke (plot->owner, line, canvas->cr, plot->high_contrast ? 3 : 2);
  for (guint i = 0; i < plot->n_points; i++)
    {
      const double x = x_of (canvas, i);

      if (x - marked < MARKER_EVERY && i + 1 < plot->n_points)
        continue;
      marked = x;
      plot->mark (plot->owner, line, canvas->cr, x, y_of_point (canvas, line, i));
    }
}

static void
draw_ring (const Canvas *canvas, const MedinaPlotRing *ring)
{
  const double x = x_of (canvas, ring->point);
  const double y = y_of_point (canvas, ring->line, ring->point);

  cairo_new_sub_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, RING / 2.0, 0, 2 * G_PI);
  set_color (canvas, 1);
  cairo_set_line_width (canvas->cr, canvas->plot->high_contrast ? 3 : 2);
  cairo_stroke (canvas->cr);
  canvas->plot->mark (canvas->plot->owner, ring->line, canvas->cr, x, y);
}

static void
draw_cursor (const Canvas *canvas)
{
  const double x = floor (x_of (canvas, (guint) canvas->plot->cursor)) + .5;

  cairo_move_to (canvas->cr, x, TOP);
  cairo_line_to (canvas->cr, x, canvas->height - canvas->bottom);
  set_color (canvas, .9);
  cairo_set_line_width (canvas->cr, canvas->plot->focused ? 3 : 1);
  cairo_stroke (canvas->cr);
}

void
medina_plot_draw (const MedinaPlot *self, cairo_t *cr)
{
  Canvas canvas = {
    .plot = self,
    .cr = cr,
    .width = gtk_widget_get_width (self->widget),
    .height = gtk_widget_get_height (self->widget),
  };

  int width, height;

  measure_numbers (self, &width, &height);
  canvas.left = width + GAP;
  canvas.bottom = height + GAP;
  gtk_style_context_get_color (gtk_widget_get_style_context (self->widget), &canvas.color);
  find_range (&canvas);
  draw_scale (&canvas);
  draw_places (&canvas);
  if (self->cursor >= 0)
    draw_cursor (&canvas);
  for (guint line = 0; line < self->n_lines; line++)
    draw_line (&canvas, line);
  for (guint i = 0; i < self->n_rings; i++)
    draw_ring (&canvas, &self->rings[i]);
}
