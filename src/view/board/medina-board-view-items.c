/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-view-private.h"

#include "medina-board-table.h"

/* What lies beside the board, where somebody else shows how it is given and taken. */

typedef struct
{
  MedinaBoardItem item;
  int index;
  cairo_rectangle_int_t area;
} Alone;

gboolean
medina_board_view_get_item_area (MedinaBoardView *self,
                                 MedinaBoardItem item,
                                 int index,
                                 GdkRectangle *area)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), FALSE);

  if (self->game == NULL || !medina_board_layout_has_item (&self->viewport.layout, item))
    return FALSE;
  *area = medina_board_layout_get_item (&self->viewport.layout, item, index);
  return TRUE;
}

gboolean
medina_board_view_get_waiting_area (MedinaBoardView *self, int tower, int i, GdkRectangle *area)
{
  if (!medina_board_view_get_item_area (self, MEDINA_BOARD_TOWER_QUEUE, tower, area))
    return FALSE;
  *area = medina_board_table_get_waiting (&self->viewport.layout, tower, i);
  return TRUE;
}

static void
draw_alone (const MedinaBoardCanvas *canvas, gpointer data)
{
  const Alone *alone = data;

  medina_board_table_draw_alone (canvas, alone->item, alone->index, alone->area);
}

GskRenderNode *
medina_board_view_paint_item (MedinaBoardView *self, MedinaBoardItem item, int index)
{
  Alone alone = { .item = item, .index = index };

  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), NULL);

  if (!medina_board_view_get_item_area (self, item, index, &alone.area))
    return NULL;
  alone.area.width = alone.area.height = MIN (alone.area.width, alone.area.height);
  return medina_board_view_paint_alone (self, alone.area, draw_alone, &alone);
}

void
medina_board_view_set_item_away (MedinaBoardView *self, MedinaBoardItem item, int index)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  self->items_away[item] |= (guint8) (1 << index);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
