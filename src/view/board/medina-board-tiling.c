/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-tiling.h"

enum
{
  OVERLAP = 1, /* pixels */
};

/* Edges along one side: the band, the spaces, the band. */
static void
cut (int *edges, int from, int grid, int spaces, int size, int to)
{
  edges[0] = from;
  for (int i = 0; i <= spaces; i++)
    edges[1 + i] = grid + i * size;
  edges[spaces + 2] = to;
}

void
medina_board_tiling_init (MedinaBoardTiling *self, const MedinaBoardLayout *layout)
{
  self->columns = layout->columns + 2;
  self->rows = layout->rows + 2;
  cut (self->x, layout->frame.x, layout->grid.x, layout->columns, layout->space_width,
       layout->frame.x + layout->frame.width);
  cut (self->y, layout->frame.y - layout->space_width, layout->grid.y, layout->rows,
       layout->space_height, layout->frame.y + layout->frame.height);
}

cairo_rectangle_int_t
medina_board_tiling_get_area (const MedinaBoardTiling *self, const cairo_rectangle_int_t *tiles)
{
  const int left = MAX (self->x[tiles->x] - OVERLAP, self->x[0]);
  const int top = MAX (self->y[tiles->y] - OVERLAP, self->y[0]);
  const int right = self->x[tiles->x + tiles->width], bottom = self->y[tiles->y + tiles->height];

  return (cairo_rectangle_int_t){
    .x = left,
    .y = top,
    .width = MIN (right + OVERLAP, self->x[self->columns]) - left,
    .height = MIN (bottom + OVERLAP, self->y[self->rows]) - top,
  };
}

/* Those of the intervals between n + 1 edges that from…to touches. */
static void
find_interval (const int *edges, int n, int from, int to, int *first, int *count)
{
  int end = n;

  *first = 0;
  while (*first < n && edges[*first + 1] <= from)
    (*first)++;
  while (end > *first && edges[end - 1] >= to)
    end--;
  *count = end - *first;
}

cairo_rectangle_int_t
medina_board_tiling_find (const MedinaBoardTiling *self, const cairo_rectangle_int_t *area)
{
  cairo_rectangle_int_t tiles;

  find_interval (self->x, self->columns, area->x - OVERLAP, area->x + area->width + OVERLAP,
                 &tiles.x, &tiles.width);
  find_interval (self->y, self->rows, area->y - OVERLAP, area->y + area->height + OVERLAP, &tiles.y,
                 &tiles.height);
  if (area->width <= 0 || area->height <= 0)
    tiles.width = tiles.height = 0;
  return tiles;
}
