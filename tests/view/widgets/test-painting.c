/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-painting.h"

#include <cairo.h>
#include <stdlib.h>

/* A program ends while threads paint, one picture after the other. */

enum
{
  PAINTERS = 3,
  SIDE = 400,
  BUSY_STATUS = 3,
};

static int painting; /* threads that do; atomic */
static int painted;  /* pictures; atomic */

static void
paint (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);

  for (int radius = 1; radius < SIDE; radius++)
    {
      cairo_arc (cr, SIDE / 2.0, SIDE / 2.0, radius, 0, G_PI);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static gpointer
paint_for_ever (gpointer unused)
{
  for (;;)
    {
      medina_painting_begin ();
      g_atomic_int_inc (&painting);
      paint ();
      g_atomic_int_inc (&painted);
      g_atomic_int_add (&painting, -1);
      medina_painting_end ();
    }
  return NULL;
}

/* Comes after all that was registered later. */
static void
look_for_painters (void)
{
  if (g_atomic_int_get (&painting) != 0)
    _Exit (BUSY_STATUS);
}

static void
test_end (void)
{
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
      return;
    }
  atexit (look_for_painters);
  for (int i = 0; i < PAINTERS; i++)
    g_thread_unref (g_thread_new ("painter", paint_for_ever, NULL));
  while (g_atomic_int_get (&painted) < PAINTERS)
    g_thread_yield ();
  exit (EXIT_SUCCESS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/painting/ends-before-the-program", test_end);
  return g_test_run ();
}
