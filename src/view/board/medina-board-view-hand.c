/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-keyboard.h"
#include "medina-board-view-private.h"
#include "medina-finger.h"

/* Pieces that come from elsewhere, the finger that brings them, and the keys that ask for them. */

void
medina_board_view_get_space_area (MedinaBoardView *self, MdnSpace space, GdkRectangle *area)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  *area = medina_board_layout_get_space (&self->viewport.layout, space);
}

/* Of a board of which a part is shown there are spaces beyond the edges, too, where nobody means
 * them. */
static gboolean
is_in_sight (MedinaBoardView *self, double x, double y)
{
  return gtk_widget_contains (GTK_WIDGET (self), x, y);
}

gboolean
medina_board_view_carry (MedinaBoardView *self, double x, double y, gboolean finger)
{
  gboolean fits;

  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), FALSE);

  if (!is_in_sight (self, x, y))
    {
      medina_board_touch_lift (self->touch);
      medina_board_pointer_point_at_nothing (medina_board_input_get_pointer (self->input));
      return FALSE;
    }
  fits = medina_board_input_carry (self->input, x, y);
  if (finger)
    medina_board_touch_carry (self->touch, x, y);
  return fits;
}

void
medina_board_view_end_carrying (MedinaBoardView *self)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  medina_board_touch_lift (self->touch);
}

void
medina_board_view_set_down (MedinaBoardView *self, MdnPiece piece, double x, double y)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  if (is_in_sight (self, x, y))
    medina_board_input_set_down (self->input, piece, x, y);
}

double
medina_board_view_find_lens (MedinaBoardView *self, MdnSpace *space, double *x, double *y)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), 0);

  *space = medina_board_touch_get_space (self->touch, x, y);
  if (*space == MDN_NO_SPACE || self->viewport.layout.space_width >= MEDINA_FINGERTIP)
    return 0;
  return (double) MEDINA_FINGERTIP / self->viewport.layout.space_width;
}

gboolean
medina_board_view_type (MedinaBoardView *self,
                        guint keyval,
                        guint keycode,
                        GdkModifierType state,
                        guint32 time)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), FALSE);

  return medina_board_keyboard_type (medina_board_input_get_keyboard (self->input), keyval, keycode,
                                     state, time);
}
