/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "medina-motion.h"
#include "named-game.h"

/* Pictures of all frames in which something moves after some placements, in a folder:
 * PLACEMENT-FRAME.png. "end" stands for all that are left. */

enum
{
  WIDTH = 1120,
  HEIGHT = 740,
};

typedef struct
{
  GdkPaintable *window;
  GPtrArray *frames; /* of GskRenderNode */
} Film;

static void
expose_cb (Film *film)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gdk_paintable_snapshot (film->window, snapshot, WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    g_ptr_array_add (film->frames, node);
}

static void
save (GskRenderNode *node, const char *file)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  gsk_render_node_draw (node, cr);
  g_assert_cmpint (cairo_surface_write_to_png (surface, file), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
play_to_end (MedinaGame *game)
{
  MdnRandom random;

  mdn_random_seed (&random, 11);
  named_game_finish (game, &random);
}

static void
film_placement (Driver *driver, MedinaGame *game, const char *placement, const char *folder)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (driver->window));
  Film film = { gtk_widget_paintable_new (GTK_WIDGET (driver->window)),
                g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref) };
  const gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (expose_cb), &film);

  if (g_str_equal (placement, "end"))
    play_to_end (game);
  else
    named_game_play (game, placement);
  await (!medina_motion_goes_on ());
  driver_settle ();
  g_signal_handler_disconnect (clock, id);
  for (guint i = 0; i < film.frames->len; i++)
    {
      g_autofree char *file = g_strdup_printf ("%s/%s-%03u.png", folder, placement, i);

      save (g_ptr_array_index (film.frames, i), file);
    }
  g_ptr_array_unref (film.frames);
  g_object_unref (film.window);
}

/* Usage: make-motion FOLDER PLACEMENT... */
int
main (int argc, char **argv)
{
  g_autoptr (MedinaGame) game = NULL;
  Driver driver;

  all_windows_init (&argc, &argv);
  if (argc < 3)
    {
      g_printerr ("usage: make-motion FOLDER PLACEMENT...\n");
      return 2;
    }
  game = named_game_new (MDN_SECOND_EDITION, 3);
  driver_set_animations (TRUE);
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, WIDTH, HEIGHT);
  document_sync_discard (medina_window_get_document (driver.window), NULL);
  medina_window_set_game (driver.window, game);
  driver_await_layout (GTK_WIDGET (driver.window));
  driver_settle ();
  for (int i = 2; i < argc; i++)
    film_placement (&driver, game, argv[i], argv[1]);
  driver_close (&driver);
  return 0;
}
