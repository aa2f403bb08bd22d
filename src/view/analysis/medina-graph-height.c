/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-graph-height.h"

enum
{
  SHARE = 25,         /* percent of the page */
  TURNS_IN_SIGHT = 8, /* of the list */
  LEAST_TURN = 46,    /* the height of one, in pixels, as the style has it */
  AROUND_LINES = 10,  /* beyond the two lines of one that is higher */
};

static int
find_turn_height (GtkWidget *list)
{
  PangoFontMetrics *metrics =
    pango_context_get_metrics (gtk_widget_get_pango_context (list), NULL, NULL);
  const int line = PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics));

  pango_font_metrics_unref (metrics);
  return MAX (LEAST_TURN, 2 * line + AROUND_LINES);
}

static int
measure_between (GtkWidget *graph, GtkWidget *room, GtkWidget *list, int width)
{
  const int spacing = gtk_box_get_spacing (GTK_BOX (gtk_widget_get_parent (graph)));
  int sum = spacing;

  for (GtkWidget *at = gtk_widget_get_next_sibling (graph); at != list;
       at = gtk_widget_get_next_sibling (at))
    {
      int height = 0;

      if (at == room)
        continue;
      gtk_widget_measure (at, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      sum += height + spacing;
    }
  return sum;
}

int
medina_graph_height_find (GtkWidget *graph, GtkWidget *room, GtkWidget *list, int width, int height)
{
  const int turns =
    TURNS_IN_SIGHT * find_turn_height (list) + measure_between (graph, room, list, width);

  return MAX (0, MIN (height * SHARE / 100, height - turns));
}
