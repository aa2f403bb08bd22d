/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <graphene.h>

#include <glib.h>

G_BEGIN_DECLS

/* The way of a piece from one place to another: it is lifted, flies, and settles. Arithmetic
 * only. */

typedef struct
{
  graphene_rect_t from; /* the whole picture, there and here */
  graphene_rect_t to;
  double lift; /* how high it flies, in heights of its picture where it ends */
} MedinaFlightPath;

/* Where the picture is, from 0, at the beginning, to 1, at the end. */
graphene_rect_t medina_flight_path_find (const MedinaFlightPath *self, double progress);

/* Between the middles of its ends, in the same units. */
double medina_flight_path_get_length (const MedinaFlightPath *self);

G_END_DECLS
