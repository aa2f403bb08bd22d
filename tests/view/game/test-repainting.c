/* SPDX-License-Identifier: GPL-3.0-or-later */

/* That a placement has only little of a window repainted, and not all of it at once. */

#include "await.h"
#include "driver.h"
#include "medina-game-page.h"
#include "medina-motion.h"
#include "medina-player-cards.h"
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

/* --- Cards ------------------------------------------------------------------------------------ */

typedef struct
{
  Watch watch;
  GtkWidget *card; /* of the player who places; borrowed */
  gboolean placed;
  guint repainted; /* in which frame after that the card was */
} CardWatch;

/* All of the card: the piece itself leaves from there, too. */
static gboolean
covers_card (CardWatch *self, cairo_region_t *region)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (self->card, self->watch.page, &bounds));
  return cairo_region_contains_rectangle (region,
                                          &(cairo_rectangle_int_t){
                                            (int) bounds.origin.x, (int) bounds.origin.y,
                                            (int) bounds.size.width, (int) bounds.size.height }) ==
         CAIRO_REGION_OVERLAP_IN;
}

static void
placed_cb (CardWatch *self)
{
  self->placed = TRUE;
}

static void
card_painted_cb (CardWatch *self)
{
  GskRenderNode *node = take (self->watch.page);
  cairo_region_t *region = repainted_find (self->watch.last, node);

  if (self->placed)
    {
      self->watch.frames++;
      if (self->repainted == 0 && covers_card (self, region))
        self->repainted = self->watch.frames;
    }
  cairo_region_destroy (region);
  gsk_render_node_unref (self->watch.last);
  self->watch.last = node;
}

/* The frame in which a piece begins to fly has enough to paint: its player's card follows. Where
 * nothing flies there is no such frame. */
static void
test_cards (gconstpointer moving)
{
  CardWatch self = { 0 };
  Driver *driver = &self.watch.driver;
  GdkFrameClock *clock;

  driver_set_animations (moving != NULL);
  driver_open (driver, MDN_SECOND_EDITION, 4, FALSE, WIDTH, HEIGHT);
  self.watch.page = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_GAME_PAGE);
  self.card = GTK_WIDGET (medina_player_cards_get (
    MEDINA_PLAYER_CARDS (driver_find (self.watch.page, MEDINA_TYPE_PLAYER_CARDS)),
    medina_player_get_number (medina_game_get_current_player (driver_get_game (driver)))));
  driver_pick (driver, MDN_BUILDING_GREY);
  driver_await_layout (GTK_WIDGET (driver->window));
  self.watch.last = take (self.watch.page);
  clock = gtk_widget_get_frame_clock (self.watch.page);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (card_painted_cb), &self);
  g_signal_connect_swapped (driver_get_game (driver), "placement-played", G_CALLBACK (placed_cb),
                            &self);
  driver_click (driver, mdn_set_nth (medina_game_get_legal_spaces (driver_get_game (driver),
                                                                   MDN_BUILDING_GREY),
                                     0));
  await (self.repainted > 0 && !medina_motion_goes_on ());
  g_assert_true (moving != NULL ? self.repainted > 1 : self.repainted == 1);
  g_signal_handlers_disconnect_by_data (driver_get_game (driver), &self);
  g_signal_handlers_disconnect_by_data (clock, &self);
  gsk_render_node_unref (self.watch.last);
  driver_close (driver);
  driver_set_animations (FALSE);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_data_func ("/repainting/placements-repaint-little", NULL, test_placements);
  g_test_add_data_func ("/repainting/nor-more-where-things-move", "moving", test_placements);
  g_test_add_data_func ("/repainting/a-card-follows-the-piece-that-flies", "moving", test_cards);
  g_test_add_data_func ("/repainting/a-card-waits-for-nothing-else", NULL, test_cards);
  return g_test_run ();
}
