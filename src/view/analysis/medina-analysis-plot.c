/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-plot.h"

#include <glib/gi18n.h>
#include <math.h>

#include "medina-player-line.h"

enum
{
  LEFT = 38, /* room for numbers, in pixels */
  RIGHT = 10,
  TOP = 10,
  BOTTOM = 24,
  RING = 16,
  MARKER_EVERY = 24, /* pixels, at least: not on every turn */
  LEAST_RANGE = 5,   /* points above and below zero */
};

typedef struct
{
  const MedinaAnalysisPlot *scene;
  cairo_t *cr;
  double width;
  double height;
  double lowest; /* points */
  double highest;
  int step; /* points between two lines */
  GdkRGBA color;
} Plot;

/* --- Values ----------------------------------------------------------------------------------- */

guint
medina_analysis_plot_count (MedinaAnalysis *analysis)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (analysis), 0);

  return g_list_model_get_n_items (medina_analysis_get_turns (analysis)) +
         (medina_analysis_get_complete (analysis) ? 1 : 0);
}

double
medina_analysis_plot_get_value (MedinaAnalysis *analysis, guint turn, guint player)
{
  g_autoptr (MedinaAnalysisTurn) item =
    g_list_model_get_item (medina_analysis_get_turns (analysis), turn);

  if (item == NULL)
    return medina_analysis_get_result (analysis, player);
  return medina_analysis_turn_get_margin (item, player);
}

static int
choose_step (double range)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 50 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (range / steps[i] <= 8)
      return steps[i];
  return 100;
}

static void
find_range (Plot *plot)
{
  MedinaAnalysis *analysis = plot->scene->analysis;

  plot->lowest = -LEAST_RANGE;
  plot->highest = LEAST_RANGE;
  for (guint i = 0; i < medina_analysis_plot_count (analysis); i++)
    for (guint player = 0; player < medina_analysis_get_n_players (analysis); player++)
      {
        const double value = medina_analysis_plot_get_value (analysis, i, player);

        plot->lowest = MIN (plot->lowest, value);
        plot->highest = MAX (plot->highest, value);
      }
  plot->step = choose_step (plot->highest - plot->lowest);
  plot->lowest = floor (plot->lowest / plot->step) * plot->step;
  plot->highest = ceil (plot->highest / plot->step) * plot->step;
}

/* --- Places ----------------------------------------------------------------------------------- */

double
medina_analysis_plot_get_x (MedinaAnalysis *analysis, int width, guint turn)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (analysis), 0);

  return LEFT +
         (double) (width - LEFT - RIGHT) * turn / MAX (medina_analysis_get_length (analysis), 1);
}

guint
medina_analysis_plot_find (MedinaAnalysis *analysis, int width, double x)
{
  double place;

  g_return_val_if_fail (MEDINA_IS_ANALYSIS (analysis), 0);

  place = (x - LEFT) / MAX (width - LEFT - RIGHT, 1) * medina_analysis_get_length (analysis);
  return (guint) CLAMP (lround (place), 0, (long) medina_analysis_plot_count (analysis) - 1);
}

static double
x_of (const Plot *plot, guint turn)
{
  return medina_analysis_plot_get_x (plot->scene->analysis, (int) plot->width, turn);
}

static double
y_of (const Plot *plot, double value)
{
  const double room = plot->height - TOP - BOTTOM;

  return TOP + room * (plot->highest - value) / (plot->highest - plot->lowest);
}

/* --- Drawing ---------------------------------------------------------------------------------- */

static void
set_color (const Plot *plot, double alpha)
{
  GdkRGBA color = plot->color;

  color.alpha *= (float) (plot->scene->high_contrast ? MIN (alpha * 2, 1) : alpha);
  gdk_cairo_set_source_rgba (plot->cr, &color);
}

/* A number whose right end (align 1) or middle (.5) is at x, its middle at y. */
static void
draw_text (const Plot *plot, const char *text, double x, double y, double align)
{
  /* Its sign stays before it where one reads from the right: a left-to-right mark. */
  g_autofree char *marked = g_strconcat ("\u200e", text, NULL);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (plot->scene->widget, marked);
  PangoAttrList *attributes = pango_attr_list_new ();
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (plot->cr, floor (x - width * align), floor (y - height / 2.0));
  set_color (plot, .8);
  pango_cairo_show_layout (plot->cr, layout);
}

/* Lines of one pixel, in the middle of a pixel. */
static void
draw_scale (const Plot *plot)
{
  for (double value = plot->lowest; value <= plot->highest; value += plot->step)
    {
      const double y = floor (y_of (plot, value)) + .5;
      /* Translators: points that somebody is ahead, at the side of a graph */
      g_autofree char *ahead = g_strdup_printf (C_ ("scale", "+%d"), (int) value);
      /* Translators: points that somebody is behind, at the side of a graph; with a minus sign */
      g_autofree char *behind = g_strdup_printf (C_ ("scale", "−%d"), (int) -value);

      set_color (plot, value == 0 ? .7 : .16);
      cairo_set_line_width (plot->cr, 1);
      cairo_move_to (plot->cr, LEFT, y);
      cairo_line_to (plot->cr, plot->width - RIGHT, y);
      cairo_stroke (plot->cr);
      draw_text (plot, value > 0 ? ahead : value < 0 ? behind : "0", LEFT - 6, y, 1);
    }
}

static void
draw_turns (const Plot *plot)
{
  const guint length = medina_analysis_get_length (plot->scene->analysis);
  const guint step = length > 100 ? 20 : length > 24 ? 10 : 5;

  for (guint turn = 0; turn < length; turn += step)
    {
      const double x = floor (x_of (plot, turn)) + .5;
      g_autofree char *number = g_strdup_printf ("%u", turn + 1);

      set_color (plot, .16);
      cairo_set_line_width (plot->cr, 1);
      cairo_move_to (plot->cr, x, TOP);
      cairo_line_to (plot->cr, x, plot->height - BOTTOM);
      cairo_stroke (plot->cr);
      draw_text (plot, number, x, plot->height - BOTTOM / 2.0, .5);
    }
}

static void
draw_line (const Plot *plot, guint player)
{
  MedinaPlayer *whose = medina_analysis_get_player (plot->scene->analysis, player);
  const guint points = medina_analysis_plot_count (plot->scene->analysis);
  double marked = -MARKER_EVERY;

  cairo_new_path (plot->cr);
  for (guint i = 0; i < points; i++)
    cairo_line_to (plot->cr, x_of (plot, i),
                   y_of (plot, medina_analysis_plot_get_value (plot->scene->analysis, i, player)));
  medina_player_line_stroke (plot->cr, whose, plot->scene->high_contrast ? 3 : 2);
  for (guint i = 0; i < points; i++)
    {
      const double x = x_of (plot, i);

      if (x - marked < MARKER_EVERY && i + 1 < points)
        continue;
      marked = x;
      medina_player_line_mark (plot->cr, whose, x,
                               y_of (plot, medina_analysis_plot_get_value (plot->scene->analysis, i,
                                                                           player)),
                               MEDINA_PLAYER_MARKER);
    }
}

/* Where the line of the player who made the turn was before it. */
static void
draw_ring (const Plot *plot, guint turn)
{
  g_autoptr (MedinaAnalysisTurn) item =
    g_list_model_get_item (medina_analysis_get_turns (plot->scene->analysis), turn);
  MedinaPlayer *player = medina_analysis_turn_get_player (item);
  const double x = x_of (plot, turn);
  const double y =
    y_of (plot, medina_analysis_turn_get_margin (item, medina_player_get_number (player)));

  cairo_new_sub_path (plot->cr);
  cairo_arc (plot->cr, x, y, RING / 2.0, 0, 2 * G_PI);
  set_color (plot, 1);
  cairo_set_line_width (plot->cr, plot->scene->high_contrast ? 3 : 2);
  cairo_stroke (plot->cr);
  medina_player_line_mark (plot->cr, player, x, y, MEDINA_PLAYER_MARKER);
}

static void
draw_cursor (const Plot *plot)
{
  const double x = floor (x_of (plot, (guint) plot->scene->cursor)) + .5;

  cairo_move_to (plot->cr, x, TOP);
  cairo_line_to (plot->cr, x, plot->height - BOTTOM);
  set_color (plot, .9);
  cairo_set_line_width (plot->cr, plot->scene->focused ? 3 : 1);
  cairo_stroke (plot->cr);
}

void
medina_analysis_plot_draw (const MedinaAnalysisPlot *scene, cairo_t *cr)
{
  Plot plot = {
    .scene = scene,
    .cr = cr,
    .width = gtk_widget_get_width (scene->widget),
    .height = gtk_widget_get_height (scene->widget),
  };

  gtk_style_context_get_color (gtk_widget_get_style_context (scene->widget), &plot.color);
  find_range (&plot);
  draw_scale (&plot);
  draw_turns (&plot);
  if (scene->cursor >= 0)
    draw_cursor (&plot);
  for (guint player = 0; player < medina_analysis_get_n_players (scene->analysis); player++)
    draw_line (&plot, player);
  for (guint i = 0; i < scene->n_ringed; i++)
    draw_ring (&plot, scene->ringed[i]);
}
