/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-flight-path.h"

#include <adwaita.h>
#include <math.h>

/* Shares of the time. A hand has lifted a piece before it has gone far, and is above the space
 * before it lets the piece down: so one sees where it comes from and where it ends, and a rooftop
 * comes down on its palace from above. */
static const double LIFTED = .3;
static const double ABOVE = .8;
static const double SETTLING = .65;

static double
find_share (double progress, double begin, double end)
{
  return CLAMP ((progress - begin) / (end - begin), 0, 1);
}

static double
mix (double from, double to, double share)
{
  return from + (to - from) * share;
}

/* Up gently, and down like what is set down: faster, then soft. */
static double
find_height (double progress)
{
  const double up = adw_easing_ease (ADW_EASE_OUT_CUBIC, find_share (progress, 0, LIFTED));
  const double down = adw_easing_ease (ADW_EASE_IN_OUT_QUAD, find_share (progress, SETTLING, 1));

  return up - down;
}

graphene_rect_t
medina_flight_path_find (const MedinaFlightPath *self, double progress)
{
  const graphene_rect_t *from = &self->from, *to = &self->to;
  const double gone = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, find_share (progress, 0, ABOVE));
  const double rise = self->lift * to->size.height * find_height (progress);

  return GRAPHENE_RECT_INIT ((float) mix (from->origin.x, to->origin.x, gone),
                             (float) (mix (from->origin.y, to->origin.y, gone) - rise),
                             (float) mix (from->size.width, to->size.width, gone),
                             (float) mix (from->size.height, to->size.height, gone));
}

double
medina_flight_path_get_length (const MedinaFlightPath *self)
{
  graphene_point_t from, to;

  graphene_rect_get_center (&self->from, &from);
  graphene_rect_get_center (&self->to, &to);
  return hypot (to.x - from.x, to.y - from.y);
}
