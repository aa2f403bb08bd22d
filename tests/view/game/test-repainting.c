/* SPDX-License-Identifier: GPL-3.0-or-later */

/* That a placement has only little of a window repainted. */

#include "await.h"
#include "driver.h"
#include "medina-game-page.h"
#include "medina-motion.h"
#include "repainted.h"

enum
{
  WIDTH = 1280,
  HEIGHT = 800,
  SEED = 11,
  PLACEMENTS = 24,
  MOST = 95, /* hundredths of the page */
};

typedef struct
{
  Driver driver;
  GtkWidget *page;     /* borrowed */
  GskRenderNode *last; /* what was to be seen in the last frame; owned */
  guint frames;
  guint whole; /* frames in which nearly everything was repainted */
} Watch;

static GskRenderNode *
take (GtkWidget *page)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (page)->snapshot (page, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
painted_cb (Watch *self)
{
  GskRenderNode *node = take (self->page);
  cairo_region_t *region = repainted_find (self->last, node);
  const guint all =
    (guint) gtk_widget_get_width (self->page) * (guint) gtk_widget_get_height (self->page);

  self->frames++;
  if (repainted_measure (region) * 100 > all * MOST)
    self->whole++;
  cairo_region_destroy (region);
  gsk_render_node_unref (self->last);
  self->last = node;
}

/* Until nothing moves any more. */
static void
play (Watch *self)
{
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  for (int i = 0; i < PLACEMENTS; i++)
    {
      const guint frames = self->frames;

      driver_play_one (&self->driver, &random);
      await (self->frames > frames && !medina_motion_goes_on ());
    }
}

static void
test_placements (gconstpointer moving)
{
  Watch self = { 0 };
  GdkFrameClock *clock;

  driver_set_animations (moving != NULL);
  driver_open (&self.driver, MDN_SECOND_EDITION, 4, FALSE, WIDTH, HEIGHT);
  self.page = driver_find (GTK_WIDGET (self.driver.window), MEDINA_TYPE_GAME_PAGE);
  driver_settle ();
  self.last = take (self.page);
  clock = gtk_widget_get_frame_clock (self.page);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &self);
  play (&self);
  g_signal_handlers_disconnect_by_data (clock, &self);
  g_test_message ("%u frames, %u of them whole", self.frames, self.whole);
  g_assert_cmpuint (self.whole, <=, PLACEMENTS / 4);
  gsk_render_node_unref (self.last);
  driver_close (&self.driver);
  driver_set_animations (FALSE);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_data_func ("/repainting/placements-repaint-little", NULL, test_placements);
  g_test_add_data_func ("/repainting/nor-more-where-things-move", "moving", test_placements);
  return g_test_run ();
}
