/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-viewport.h"

#include <math.h>

enum
{
  MIN_SPACE = 9, /* pixels a space at the least */
};

static void
set_zoom (MedinaBoardViewport *self, MedinaBoardZoom zoom)
{
  const gboolean whole = medina_board_zoom_is_none (&zoom);

  if (zoom.factor == self->zoom.factor && zoom.x == self->zoom.x && zoom.y == self->zoom.y)
    return;
  self->zoom = zoom;
  gtk_widget_set_overflow (self->widget, whole ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN);
  gtk_widget_queue_allocate (self->widget);
  gtk_widget_queue_draw (self->widget);
}

void
medina_board_viewport_init (MedinaBoardViewport *self, GtkWidget *widget)
{
  *self = (MedinaBoardViewport){ .zoom = medina_board_zoom_none (), .widget = widget };
}

/* What somebody places there already is in sight, what others place, or one looks back at, need not
 * be. */
static void
follow_cb (MedinaBoardViewport *self)
{
  const MdnPlacement *placements = medina_game_get_engine_game (self->game)->placements;
  const guint cursor = medina_game_get_cursor (self->game);

  if (cursor > 0 && mdn_placement_piece (placements[cursor - 1]) != MDN_TEA)
    medina_board_viewport_reveal (self, mdn_placement_space (placements[cursor - 1]));
}

void
medina_board_viewport_set_game (MedinaBoardViewport *self, MedinaGame *game)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  self->game = game;
  self->layout = (MedinaBoardLayout){ 0 };
  self->has_board = game != NULL;
  if (game != NULL)
    {
      self->rules = medina_game_get_position (game)->rules;
      g_signal_connect_swapped (game, "placement-played", G_CALLBACK (follow_cb), self);
      g_signal_connect_swapped (game, "seeked", G_CALLBACK (follow_cb), self);
    }
  set_zoom (self, medina_board_zoom_none ());
}

/* --- Its room --------------------------------------------------------------------------------- */

void
medina_board_viewport_lay_out (const MedinaBoardViewport *self,
                               int width,
                               int height,
                               int strip_height,
                               MedinaBoardLayout *layout)
{
  const MdnRules rules =
    self->has_board ? self->rules : mdn_rules (MDN_SECOND_EDITION, MDN_MAX_PLAYERS);

  medina_board_layout_init_with_strip (layout, &rules, width, height, strip_height);
}

void
medina_board_viewport_set_strip_height (MedinaBoardViewport *self, int strip_height)
{
  if (self->strip_height == strip_height)
    return;
  self->strip_height = strip_height;
  gtk_widget_queue_allocate (self->widget);
}

void
medina_board_viewport_allocate (MedinaBoardViewport *self, int width, int height)
{
  if (!self->has_board)
    return;
  medina_board_viewport_lay_out (self, width, height, self->strip_height, &self->layout);
  medina_board_zoom_apply (&self->zoom, width, height, &self->layout);
}

void
medina_board_viewport_measure (const MedinaBoardViewport *self,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural)
{
  const MdnBoard board = self->has_board ? (MdnBoard) self->rules.board : MDN_BOARD_LARGE;
  int width, height;

  medina_board_layout_measure (board, MIN_SPACE, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *natural = MAX (height, for_size * height / width);
}

/* --- Looking closer --------------------------------------------------------------------------- */

/* Returns FALSE as long as there is no room for a board. */
static gboolean
find_fit (MedinaBoardViewport *self, MedinaBoardLayout *layout, int *width, int *height)
{
  *width = gtk_widget_get_width (self->widget);
  *height = gtk_widget_get_height (self->widget);
  if (!self->has_board || *width == 0 || *height == 0)
    return FALSE;
  medina_board_viewport_lay_out (self, *width, *height, self->strip_height, layout);
  return TRUE;
}

void
medina_board_viewport_zoom (MedinaBoardViewport *self, double factor, double x, double y)
{
  MedinaBoardLayout layout;
  int width, height;

  if (find_fit (self, &layout, &width, &height))
    set_zoom (self, medina_board_zoom_change (&self->zoom, &layout, width, height,
                                              self->zoom.factor * factor, x, y));
}

void
medina_board_viewport_zoom_by_steps (MedinaBoardViewport *self, int steps)
{
  if (steps == 0)
    set_zoom (self, medina_board_zoom_none ());
  else
    medina_board_viewport_zoom (self, pow (MEDINA_BOARD_ZOOM_STEP, steps),
                                gtk_widget_get_width (self->widget) / 2.0,
                                gtk_widget_get_height (self->widget) / 2.0);
}

gboolean
medina_board_viewport_is_zoomed (const MedinaBoardViewport *self)
{
  return !medina_board_zoom_is_none (&self->zoom);
}

void
medina_board_viewport_pan (MedinaBoardViewport *self, double dx, double dy)
{
  MedinaBoardLayout layout;
  int width, height;

  if (find_fit (self, &layout, &width, &height))
    set_zoom (self, medina_board_zoom_move (&self->zoom, &layout, width, height, dx, dy));
}

/* What lies on the strip covers other parts of a board that is larger. */
static int
measure_cover (const MedinaBoardViewport *self, const MedinaBoardLayout *fit, int height)
{
  return self->strip_height > 0 ? MAX (height - fit->grid.y - fit->grid.height, 0) : 0;
}

void
medina_board_viewport_reveal (MedinaBoardViewport *self, MdnSpace space)
{
  MedinaBoardLayout layout;
  cairo_rectangle_int_t area;
  int width, height;

  if (!medina_board_viewport_is_zoomed (self) || !find_fit (self, &layout, &width, &height))
    return;
  area = medina_board_layout_get_extents (&self->layout, space);
  area.height += measure_cover (self, &layout, height);
  set_zoom (self, medina_board_zoom_reveal (&self->zoom, &layout, width, height, &area));
}
