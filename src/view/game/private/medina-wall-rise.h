/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "position.h"

G_BEGIN_DECLS

/* A wall that rises where it is placed: out of the ground, and from the wall or tower beside it on,
 * as the arm that it belongs to grows. A value. */
typedef struct
{
  int across; /* to which side it grows, in the picture: 1 to the right, −1 to the left */
  int down;   /* 1 downwards, −1 upwards; one of the two is 0 */
} MedinaWallRise;

/* Of the wall on that space, which was placed last. */
MedinaWallRise medina_wall_rise_find (const MdnPosition *position, MdnSpace space);

/* Draws so much of its picture, from 0 to 1, in the area that it will fill. The picture has its
 * corner at the origin. */
void medina_wall_rise_snapshot (const MedinaWallRise *self,
                                GskRenderNode *picture,
                                const graphene_rect_t *area,
                                double risen,
                                GtkSnapshot *snapshot);

G_END_DECLS
