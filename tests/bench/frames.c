/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a person waits for the picture: from the click on a space to the end of the frame that
 * shows the piece there, for every placement of a random game, and what the frames cost in which
 * the piece comes down and in which the window changes its size. Nothing is asserted: only a
 * release build tells something. */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "await.h"
#include "driver.h"

enum
{
  SEED = 11,
  REST_MS = 220, /* longer than a piece needs to come down */
  RESIZINGS = 20,
};

/* Milliseconds. */
typedef struct
{
  const char *name;
  GArray *values; /* of double */
} Times;

typedef struct
{
  Driver driver;
  GdkFrameClock *clock; /* borrowed */

  /* the click that waits for its frame */
  gboolean waiting;
  gint64 frame; /* the number of the frame before it */
  double clicked, clicked_work;

  double frame_work;
  int late; /* placements that were not in the first frame after the click */
  Times wait, work, arrival, resizing;
  Times *others; /* where frames count that no click waits for; NULL for nowhere; borrowed */
} Bench;

/* --- Times ------------------------------------------------------------------------------------ */

static double
read_clock (clockid_t id)
{
  struct timespec now;

  clock_gettime (id, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static double
wall (void)
{
  return read_clock (CLOCK_MONOTONIC);
}

/* Time of this thread only, without other programs. */
static double
work (void)
{
  return read_clock (CLOCK_THREAD_CPUTIME_ID);
}

static void
times_init (Times *self, const char *name)
{
  self->name = name;
  self->values = g_array_new (FALSE, FALSE, sizeof (double));
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static void
times_report (Times *self)
{
  const double *values = (gconstpointer) self->values->data;
  const guint n = self->values->len;

  g_array_sort (self->values, compare);
  if (n > 0)
    printf ("  %-34s %5u times: median %5.1f, 95 %% %5.1f, most %5.1f ms\n", self->name, n,
            values[n / 2], values[n * 95 / 100], values[n - 1]);
  g_array_unref (self->values);
}

/* --- Frames ----------------------------------------------------------------------------------- */

static void
begin_cb (Bench *self)
{
  self->frame_work = work ();
}

static void
end_cb (Bench *self)
{
  const double worked = work () - self->frame_work;
  const double wait = wall () - self->clicked, wait_work = work () - self->clicked_work;

  if (self->waiting)
    {
      g_array_append_val (self->wait.values, wait);
      g_array_append_val (self->work.values, wait_work);
      self->late += gdk_frame_clock_get_frame_counter (self->clock) != self->frame + 1;
      self->waiting = FALSE;
    }
  else if (self->others != NULL)
    g_array_append_val (self->others->values, worked);
}

static gboolean
rested_cb (gpointer rested)
{
  *(gboolean *) rested = TRUE;
  return G_SOURCE_REMOVE;
}

static void
rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (REST_MS, rested_cb, &rested);
  await (rested);
}

/* --- A game ----------------------------------------------------------------------------------- */

/* Takes a piece in hand and returns a space for it; MDN_NO_SPACE if there is none. */
static MdnSpace
pick (Bench *self, MdnRandom *random)
{
  MedinaGame *game = driver_get_game (&self->driver);
  MdnPiece pieces[MDN_PIECES], piece;
  MdnSet spaces;
  guint count = 0;

  for (int i = 0; i < MDN_PIECES; i++)
    if (i != MDN_TEA && !mdn_set_is_empty (medina_game_get_legal_spaces (game, (MdnPiece) i)))
      pieces[count++] = (MdnPiece) i;
  if (count == 0)
    return MDN_NO_SPACE;
  piece = pieces[mdn_random_below (random, count)];
  if (medina_game_get_selected_piece (game) != (int) piece)
    driver_pick (&self->driver, piece);
  spaces = medina_game_get_legal_spaces (game, piece);
  return mdn_set_nth (spaces, mdn_random_below (random, mdn_set_count (spaces)));
}

static void
place (Bench *self, MdnSpace space)
{
  driver_point_at (&self->driver, space);
  rest ();
  self->frame = gdk_frame_clock_get_frame_counter (self->clock);
  self->clicked = wall ();
  self->clicked_work = work ();
  self->waiting = TRUE;
  self->others = &self->arrival;
  driver_click (&self->driver, space);
  rest ();
  self->others = NULL;
}

static void
play (Bench *self)
{
  MedinaGame *game = driver_get_game (&self->driver);
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  while (!medina_game_get_over (game))
    if (medina_game_get_awaiting_end (game))
      driver_activate (&self->driver, "win.end-turn");
    else
      {
        const MdnSpace space = pick (self, &random);

        if (space == MDN_NO_SPACE)
          break;
        place (self, space);
      }
}

static void
resize (Bench *self, int width, int height)
{
  self->others = &self->resizing;
  for (int i = 1; i <= RESIZINGS; i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->driver.window), width - 11 * i,
                                   height - 7 * i);
      rest ();
    }
  self->others = NULL;
}

static void
run (int width, int height)
{
  Bench self = { 0 };

  times_init (&self.wait, "click to picture, waited");
  times_init (&self.work, "click to picture, worked");
  times_init (&self.arrival, "a frame while the piece comes down");
  times_init (&self.resizing, "a frame with another size");
  driver_open (&self.driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  self.clock = gtk_widget_get_frame_clock (GTK_WIDGET (self.driver.window));
  g_signal_connect_swapped (self.clock, "before-paint", G_CALLBACK (begin_cb), &self);
  g_signal_connect_swapped (self.clock, "after-paint", G_CALLBACK (end_cb), &self);
  rest ();
  play (&self);
  resize (&self, width, height);
  g_signal_handlers_disconnect_by_data (self.clock, &self);
  driver_close (&self.driver);

  printf ("%d × %d, %d placements not in the first frame\n", width, height, self.late);
  times_report (&self.wait);
  times_report (&self.work);
  times_report (&self.arrival);
  times_report (&self.resizing);
  fflush (stdout);
}

/* Usage: bench-frames [WIDTH HEIGHT]: only a window of this size. */
int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  if (argc == 3)
    {
      run (atoi (argv[1]), atoi (argv[2]));
      return 0;
    }
  run (900, 620);
  run (1920, 1080);
  run (3840, 2160);
  return 0;
}
