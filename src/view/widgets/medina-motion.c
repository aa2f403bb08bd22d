/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-motion.h"

enum
{
  SHORTEST_MS = 200, /* for a piece that is let go of just above the board */
  LONGEST_MS = 480,  /* across a large screen: anything longer is slow to look at */
  SPEED = 3,         /* pixels that take a millisecond more */
};

/* How long, and how. The computers' pieces come one second apart at their normal pace, and what still moves when the
 * next one comes is at its end at once: all is over well before that. */
static const struct
{
  guint ms;
  AdwEasing easing;
} motions[MEDINA_MOTIONS] = {
  /* Its path has phases of its own. How long it takes depends on how far it is. */
  [MEDINA_MOTION_FLIGHT] = { LONGEST_MS, ADW_LINEAR },
  /* Long enough to be read. */
  [MEDINA_MOTION_RISE] = { 1300, ADW_EASE_OUT_CUBIC },
};

static gboolean unwanted;

void
medina_motion_set_wanted (gboolean wanted)
{
  unwanted = !wanted;
}

gboolean
medina_motion_is_on (GtkWidget *widget)
{
  return !unwanted && adw_get_enable_animations (widget) && gtk_widget_get_mapped (widget);
}

static void
moved_cb (double value, gpointer widget)
{
  gtk_widget_queue_draw (widget);
}

AdwAnimation *
medina_motion_new (MedinaMotion motion, GtkWidget *widget)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (moved_cb, widget, NULL);
  AdwAnimation *animation = adw_timed_animation_new (widget, 0, 1, motions[motion].ms, target);

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (animation), motions[motion].easing);
  return animation;
}

/* With one node less, the page's would be made otherwise, and GTK, which compares them, would paint all of it. */
void
medina_motion_snapshot (GtkSnapshot *snapshot, GskRenderNode *node)
{
  GskRenderNode *container = gsk_container_node_new (&node, node != NULL);

  gtk_snapshot_append_node (snapshot, container);
  gsk_render_node_unref (container);
  g_clear_pointer (&node, gsk_render_node_unref);
}

guint
medina_motion_time_flight (double distance)
{
  return (guint) CLAMP (SHORTEST_MS + distance / SPEED, SHORTEST_MS, LONGEST_MS);
}
