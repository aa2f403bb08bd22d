/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-motion.h"

enum
{
  SHORTEST_MS = 200, /* for a piece that is let go of just above the board */
  LONGEST_MS = 480,  /* across a large screen: anything longer is slow to look at */
  SPEED = 3,         /* pixels that take a millisecond more */
};

/* How long, and how. The computers' pieces come one second apart at their normal pace, and what
 * still moves when the next one comes is at its end at once: all is over well before that. */
static const struct
{
  guint ms;
  AdwEasing easing;
} motions[MEDINA_MOTIONS] = {
  /* Its path has phases of its own. How long it takes depends on how far it is. */
  [MEDINA_MOTION_FLIGHT] = { LONGEST_MS, ADW_LINEAR },
  /* Long enough to be read. */
  [MEDINA_MOTION_RISE] = { 1300, ADW_EASE_OUT_CUBIC },
  [MEDINA_MOTION_WALL] = { 420, ADW_LINEAR },
  /* On the path of a flight, after one: both are over within a second. */
  [MEDINA_MOTION_SLIDE] = { 420, ADW_LINEAR },
  [MEDINA_MOTION_STEP] = { 70, ADW_LINEAR },
  [MEDINA_MOTION_COUNT] = { 700, ADW_LINEAR },
  /* However many there are: a moment of suspense, and then one wants to read. */
  [MEDINA_MOTION_REVEAL] = { 3600, ADW_LINEAR },
};

static gboolean unwanted;
static GPtrArray *animations; /* of AdwAnimation, borrowed: all that there are */

/* --- Whether anything moves ------------------------------------------------------------------- */

static gboolean
is_moving (guint i)
{
  return adw_animation_get_state (g_ptr_array_index (animations, i)) == ADW_ANIMATION_PLAYING;
}

gboolean
medina_motion_goes_on (void)
{
  for (guint i = 0; animations != NULL && i < animations->len; i++)
    if (is_moving (i))
      return TRUE;
  return FALSE;
}

/* What is at its end may tell others, who let go of theirs. */
static void
end_all (void)
{
  g_autoptr (GPtrArray) moving = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; animations != NULL && i < animations->len; i++)
    if (is_moving (i))
      g_ptr_array_add (moving, g_object_ref (g_ptr_array_index (animations, i)));
  for (guint i = 0; i < moving->len; i++)
    adw_animation_skip (g_ptr_array_index (moving, i));
}

void
medina_motion_set_wanted (gboolean wanted)
{
  unwanted = !wanted;
  if (unwanted)
    end_all ();
}

gboolean
medina_motion_is_on (GtkWidget *widget)
{
  return !unwanted && adw_get_enable_animations (widget) && gtk_widget_get_mapped (widget);
}

static void
desktop_cb (GtkSettings *settings)
{
  gboolean enabled;

  g_object_get (settings, "gtk-enable-animations", &enabled, NULL);
  if (!enabled)
    end_all ();
}

/* --- What moves ------------------------------------------------------------------------------- */

static void
forget_cb (gpointer data, GObject *animation)
{
  g_ptr_array_remove_fast (animations, animation);
}

static void
remember (AdwAnimation *animation)
{
  if (animations == NULL)
    {
      animations = g_ptr_array_new ();
      g_signal_connect (gtk_settings_get_default (), "notify::gtk-enable-animations",
                        G_CALLBACK (desktop_cb), NULL);
    }
  g_ptr_array_add (animations, animation);
  g_object_weak_ref (G_OBJECT (animation), forget_cb, NULL);
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
  remember (animation);
  return animation;
}

void
medina_motion_begin (AdwAnimation *animation, guint ms)
{
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (animation), ms);
  adw_animation_reset (animation);
  adw_animation_play (animation);
}

/* With one node less, the page's would be made otherwise, and GTK, which compares them, would paint
 * all of it. */
void
medina_motion_snapshot (GtkSnapshot *snapshot, GskRenderNode *node)
{
  GskRenderNode *container = gsk_container_node_new (&node, node != NULL);

  gtk_snapshot_append_node (snapshot, container);
  gsk_render_node_unref (container);
  g_clear_pointer (&node, gsk_render_node_unref);
}

/* --- How long it takes ------------------------------------------------------------------------ */

guint
medina_motion_get_ms (MedinaMotion motion)
{
  return motions[motion].ms;
}

void
medina_motion_follow (GtkWidget *widget,
                      MedinaGame **followed,
                      MedinaGame *game,
                      GCallback played,
                      GCallback end)
{
  if (*followed != NULL)
    g_signal_handlers_disconnect_by_data (*followed, widget);
  g_set_object (followed, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "placement-played", played, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "placement-undone", end, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "seeked", end, widget, G_CONNECT_SWAPPED);
}

guint
medina_motion_time_flight (double distance)
{
  return (guint) CLAMP (SHORTEST_MS + distance / SPEED, SHORTEST_MS, LONGEST_MS);
}
