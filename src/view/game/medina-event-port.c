/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-event-port.h"

#include "medina-whole-rows.h"

GtkScrolledWindow *
medina_event_port_find_around (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkWidget *scroller =
    parent != NULL ? gtk_widget_get_ancestor (parent, GTK_TYPE_SCROLLED_WINDOW) : NULL;

  return scroller != NULL ? GTK_SCROLLED_WINDOW (scroller) : NULL;
}

static gboolean
scrolls (GtkScrolledWindow *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
}

GtkWidget *
medina_event_port_find (GtkWidget *list)
{
  GtkScrolledWindow *port = medina_event_port_find_around (list), *around;

  while (port != NULL && !scrolls (port) &&
         (around = medina_event_port_find_around (GTK_WIDGET (port))) != NULL)
    port = around;
  return port != NULL ? GTK_WIDGET (port) : NULL;
}

gboolean
medina_event_port_find_lines (GtkWidget *list, graphene_rect_t *lines)
{
  graphene_rect_init (lines, 0, 0, (float) gtk_widget_get_width (list),
                      (float) gtk_widget_get_height (list));
  for (GtkScrolledWindow *port = medina_event_port_find_around (list); port != NULL;
       port = medina_event_port_find_around (GTK_WIDGET (port)))
    {
      graphene_point_t origin;
      float top, bottom;

      if (!medina_whole_rows_find (list, GTK_WIDGET (port), &top, &bottom) ||
          !gtk_widget_compute_point (list, GTK_WIDGET (port), &GRAPHENE_POINT_INIT (0, 0),
                                     &origin) ||
          !graphene_rect_intersection (
            lines, &GRAPHENE_RECT_INIT (0, top - origin.y, lines->size.width, bottom - top), lines))
        return FALSE;
    }
  return TRUE;
}

/* From the upper edge of the list; the rest is out of sight. */
static graphene_rect_t
find_seen (GtkWidget *list)
{
  graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (list),
                                             (float) gtk_widget_get_height (list));
  graphene_rect_t area;

  for (GtkScrolledWindow *port = medina_event_port_find_around (list); port != NULL;
       port = medina_event_port_find_around (GTK_WIDGET (port)))
    if (!gtk_widget_compute_bounds (GTK_WIDGET (port), list, &area) ||
        !graphene_rect_intersection (&seen, &area, &seen))
      return *graphene_rect_zero ();
  return seen;
}

gboolean
medina_event_port_shows_sliver (GtkWidget *list)
{
  g_autoptr (PangoLayout) line = gtk_widget_create_pango_layout (list, "0");
  int height;

  pango_layout_get_pixel_size (line, NULL, &height);
  return find_seen (list).size.height < (float) height;
}
