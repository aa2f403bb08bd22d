/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-zoom.h"

#include <math.h>

MedinaBoardZoom
medina_board_zoom_none (void)
{
  return (MedinaBoardZoom){ 1, .5, .5 };
}

gboolean
medina_board_zoom_is_none (const MedinaBoardZoom *zoom)
{
  return zoom->factor <= 1;
}

/* Where a frame of this size begins in a view, so that `part` of it is in the middle; in the middle
 * itself where it is smaller than the view. */
static int
find_start (double part, int size, int view)
{
  if (size <= view)
    return (view - size) / 2;
  return CLAMP ((int) lround (view / 2.0 - part * size), view - size, 0);
}

void
medina_board_zoom_apply (const MedinaBoardZoom *zoom,
                         int width,
                         int height,
                         MedinaBoardLayout *layout)
{
  if (medina_board_zoom_is_none (zoom))
    return;
  medina_board_layout_enlarge (layout, zoom->factor);
  *layout = medina_board_layout_move_to (layout, find_start (zoom->x, layout->frame.width, width),
                                         find_start (zoom->y, layout->frame.height, height));
}

/* What is in the middle of the view when the frame begins at x, y. */
static MedinaBoardZoom
look_from (const MedinaBoardZoom *zoom,
           const MedinaBoardLayout *zoomed,
           int width,
           int height,
           double x,
           double y)
{
  MedinaBoardZoom moved = *zoom;
  MedinaBoardLayout limited = *zoomed;

  moved.x = (width / 2.0 - x) / zoomed->frame.width;
  moved.y = (height / 2.0 - y) / zoomed->frame.height;
  /* The edges have their say at once, so that the way back is as long as the way there. */
  limited = medina_board_layout_move_to (&limited, find_start (moved.x, zoomed->frame.width, width),
                                         find_start (moved.y, zoomed->frame.height, height));
  moved.x = (width / 2.0 - limited.frame.x) / zoomed->frame.width;
  moved.y = (height / 2.0 - limited.frame.y) / zoomed->frame.height;
  return moved;
}

MedinaBoardZoom
medina_board_zoom_change (const MedinaBoardZoom *zoom,
                          const MedinaBoardLayout *layout,
                          int width,
                          int height,
                          double factor,
                          double x,
                          double y)
{
  MedinaBoardZoom changed = *zoom;
  MedinaBoardLayout before = *layout, after = *layout;
  double part_x, part_y;

  changed.factor = CLAMP (factor, 1, MEDINA_BOARD_MAX_ZOOM);
  if (medina_board_zoom_is_none (&changed))
    return medina_board_zoom_none ();
  medina_board_zoom_apply (zoom, width, height, &before);
  medina_board_zoom_apply (&changed, width, height, &after);
  part_x = (x - before.frame.x) / before.frame.width;
  part_y = (y - before.frame.y) / before.frame.height;
  return look_from (&changed, &after, width, height, x - part_x * after.frame.width,
                    y - part_y * after.frame.height);
}

MedinaBoardZoom
medina_board_zoom_move (const MedinaBoardZoom *zoom,
                        const MedinaBoardLayout *layout,
                        int width,
                        int height,
                        double dx,
                        double dy)
{
  MedinaBoardLayout zoomed = *layout;

  if (medina_board_zoom_is_none (zoom))
    return *zoom;
  medina_board_zoom_apply (zoom, width, height, &zoomed);
  return look_from (zoom, &zoomed, width, height, zoomed.frame.x + dx, zoomed.frame.y + dy);
}

/* How far start…start + size has to be moved to lie in 0…view. */
static double
find_shift (int start, int size, int view)
{
  if (start < 0 || size > view)
    return -start;
  return MIN (0, view - start - size);
}

MedinaBoardZoom
medina_board_zoom_reveal (const MedinaBoardZoom *zoom,
                          const MedinaBoardLayout *layout,
                          int width,
                          int height,
                          const cairo_rectangle_int_t *area)
{
  return medina_board_zoom_move (zoom, layout, width, height,
                                 find_shift (area->x, area->width, width),
                                 find_shift (area->y, area->height, height));
}
