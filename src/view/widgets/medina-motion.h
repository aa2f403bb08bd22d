/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* What moves on the table: whether anything does, how long it takes, and how it goes. Nobody waits
 * for any of it. */

typedef enum
{
  MEDINA_MOTION_FLIGHT, /* a piece that flies to its space */
  MEDINA_MOTION_RISE,   /* points that rise from where they were won, and slow down */
  MEDINA_MOTION_WALL,   /* a wall that rises */
  MEDINA_MOTION_SLIDE,  /* a tile that changes hands */
  MEDINA_MOTION_STEP,   /* by how much the next of several moves later than the one before */
  MEDINA_MOTION_COUNT,  /* a number that counts to another one */
  MEDINA_MOTION_REVEAL, /* the rows of the final scores, one after the other */
  MEDINA_MOTIONS,
} MedinaMotion;

/* Whether the person wants it at all, in every window; TRUE to begin with. What moves when it is
 * wanted no more is at its end at once, as it is when the desktop comes to be against it. */
void medina_motion_set_wanted (gboolean wanted);

/* Whether the widget may move something now: it is to be seen, and neither the person nor the
 * desktop is against it. */
gboolean medina_motion_is_on (GtkWidget *widget);

/* Whether anything moves now, in any window. */
gboolean medina_motion_goes_on (void);

/* An animation from 0 to 1 that draws the widget anew each time; it is at rest. Where nothing may
 * move it is at its end as soon as it is played, as it is when the widget is hidden. Transfer
 * full. */
AdwAnimation *medina_motion_new (MedinaMotion motion, GtkWidget *widget);

/* Plays it from the beginning, in so many milliseconds. */
void medina_motion_begin (AdwAnimation *animation, guint ms);

/* Appends what moves (transfer full), NULL when nothing does: in a container that is always there,
 * so that the widgets beside it are not painted anew when something begins or ceases to move. */
void medina_motion_snapshot (GtkSnapshot *snapshot, GskRenderNode *node);

/* Has the widget follow another game, or none (NULL), in place of `*followed`, of which it keeps a
 * reference: `played` is called for each placement, as for "placement-played", and `end` when what
 * moves belongs to a position that was there before; both with the widget first. */
void medina_motion_follow (GtkWidget *widget,
                           MedinaGame **followed,
                           MedinaGame *game,
                           GCallback played,
                           GCallback end);

/* How many milliseconds it takes. */
guint medina_motion_get_ms (MedinaMotion motion);

/* How many milliseconds a flight over so many pixels takes. */
guint medina_motion_time_flight (double distance);

G_END_DECLS
