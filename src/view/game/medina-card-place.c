/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-card-place.h"

static graphene_rect_t
fit (const graphene_rect_t *room, const graphene_size_t *size)
{
  const float scale = MIN (room->size.width / size->width, room->size.height / size->height);
  const float width = size->width * scale, height = size->height * scale;

  return GRAPHENE_RECT_INIT (room->origin.x + (room->size.width - width) / 2,
                             room->origin.y + (room->size.height - height) / 2, width, height);
}

static void
keep_in_panel (GtkWidget *widget, GtkWidget *page, graphene_rect_t *area)
{
  GtkWidget *panel = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t room;
  float last;

  if (panel == NULL || !gtk_widget_compute_bounds (panel, page, &room))
    return;
  last = room.origin.y + room.size.height - area->size.height;
  area->origin.y = MAX (MIN (area->origin.y, last), room.origin.y);
}

gboolean
medina_card_place_find (GtkWidget *widget,
                        GtkWidget *page,
                        const graphene_size_t *size,
                        graphene_rect_t *area)
{
  graphene_rect_t room;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, page, &room) ||
      room.size.width <= 0 || room.size.height <= 0)
    return FALSE;
  *area = fit (&room, size);
  keep_in_panel (widget, page, area);
  return TRUE;
}
