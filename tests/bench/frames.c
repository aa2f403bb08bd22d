/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the frames of a window cost, in processor time: of a placement, of the keyboard's cursor and
 * the pointer on the board, of all legal spaces shown at once, of another style, of other sizes of
 * the window, and of the end of a game. Nothing is asserted: only a release build tells
 * something. */

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "await.h"
#include "driver.h"
#include "medina-motion.h"
#include "named-game.h"
#include "real-input.h"

enum
{
  SEED = 11,
  FRAME = 40,     /* pixels: a window's shadow, or so */
  REST_MS = 1200, /* longer than a piece flies, and the tiles slide that it has won */
  PLACEMENTS = 60,
  STEPS = 20, /* of the cursor, the pointer, the size */
  HELD = 160, /* steps of the cursor that follow one another closely */
  STYLES = 6,
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

  double frame_work;
  double worked;  /* by all frames since what is measured was done */
  gboolean first; /* no frame has been painted since what is measured was done */
  Times *times;   /* where the first frame counts; NULL for nowhere; borrowed */
  Times *later;   /* where the others count, likewise */

  Times placement, arrival, cursor, focus, held, pointer, hover, legal, style, styled, resizing,
    resized, end, reveal;
} Bench;

/* --- Times ------------------------------------------------------------------------------------ */

/* Of this thread only, without other programs. */
static double
work (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
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
  Times *times = self->first ? self->times : self->later;

  self->first = FALSE;
  self->worked += worked;
  if (times != NULL)
    g_array_append_val (times->values, worked);
}

static void
measure (Bench *self, Times *times, Times *later)
{
  self->times = times;
  self->later = later;
  self->first = TRUE;
  self->worked = 0;
}

static gboolean
rested_cb (gpointer rested)
{
  *(gboolean *) rested = TRUE;
  return G_SOURCE_REMOVE;
}

static void
await_rest (void)
{
  gboolean rested = FALSE;

  g_timeout_add (REST_MS, rested_cb, &rested);
  await (rested);
}

/* Frames that are painted meanwhile are still measured. */
static void
rest (Bench *self)
{
  await_rest ();
  measure (self, NULL, NULL);
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

/* With no frame between the pieces of a click, so that the next one shows the placement. */
static void
place (Bench *self, MdnSpace space)
{
  MedinaGame *game = driver_get_game (&self->driver);

  driver_point_at (&self->driver, space);
  rest (self);
  measure (self, &self->placement, &self->arrival);
  g_signal_emit_by_name (self->driver.board, "place",
                         (guint) medina_game_placement_for (
                           game, (MdnPiece) medina_game_get_selected_piece (game), space));
  rest (self);
}

static void
play (Bench *self)
{
  MedinaGame *game = driver_get_game (&self->driver);
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  for (int placed = 0; placed < PLACEMENTS && !medina_game_get_over (game);)
    if (medina_game_get_awaiting_end (game))
      driver_activate (&self->driver, "win.end-turn");
    else
      {
        const MdnSpace space = pick (self, &random);

        if (space == MDN_NO_SPACE)
          break;
        place (self, space);
        placed++;
      }
}

/* --- The rest --------------------------------------------------------------------------------- */

static void
move_cursor (Bench *self)
{
  for (int i = 0; i < STEPS; i++)
    {
      measure (self, &self->cursor, &self->focus);
      driver_press (&self->driver, i % 4 < 2 ? GDK_KEY_Left : GDK_KEY_Up);
      rest (self);
    }
}

/* A key that is held: the frames follow one another closely, and what GTK looks up for each is
 * still at hand. */
static void
hold_key (Bench *self)
{
  for (int i = 0; i < HELD; i++)
    {
      measure (self, &self->held, NULL);
      driver_press (&self->driver, i % 16 < 8 ? GDK_KEY_Left : GDK_KEY_Right);
      await (!self->first);
    }
  rest (self);
}

/* A frame may come before the pointer does. */
static void
point (Bench *self, Times *times)
{
  for (int i = 0; i < STEPS; i++)
    {
      measure (self, NULL, NULL);
      driver_point_at (&self->driver, mdn_space (2 + i % 12, 3 + i % 5));
      await_rest ();
      g_array_append_val (times->values, self->worked);
      measure (self, NULL, NULL);
    }
}

/* Merchants may go nearly anywhere as long as there is no market street. */
static void
show_legal_spaces (Bench *self)
{
  MedinaGame *game = driver_get_game (&self->driver);
  int piece = MDN_BUILDING_GREY;

  for (int i = 0; i < MDN_TEA; i++)
    if (mdn_set_count (medina_game_get_legal_spaces (game, (MdnPiece) i)) >
        mdn_set_count (medina_game_get_legal_spaces (game, (MdnPiece) piece)))
      piece = i;
  for (int i = 0; i < STEPS; i++)
    {
      measure (self, i % 2 == 0 ? &self->legal : NULL, NULL);
      medina_game_set_selected_piece (game, i % 2 == 0 ? piece : -1);
      rest (self);
    }
}

static void
change_style (Bench *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  for (int i = 0; i < STYLES; i++)
    {
      measure (self, &self->style, &self->styled);
      adw_style_manager_set_color_scheme (style, i % 2 == 0 ? ADW_COLOR_SCHEME_FORCE_DARK
                                                            : ADW_COLOR_SCHEME_FORCE_LIGHT);
      rest (self);
      rest (self);
    }
}

static void
resize (Bench *self, int width, int height)
{
  for (int i = 1; i <= STEPS; i++)
    {
      measure (self, &self->resizing, &self->resized);
      gtk_window_set_default_size (GTK_WINDOW (self->driver.window), width - 11 * i,
                                   height - 7 * i);
      rest (self);
    }
  measure (self, &self->resized, &self->resized);
  rest (self);
  rest (self);
}

static void
take_any_piece (Bench *self)
{
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  pick (self, &random);
  rest (self);
}

static void
reveal_scores (Bench *self)
{
  MdnRandom random;

  mdn_random_seed (&random, SEED);
  measure (self, &self->end, &self->reveal);
  named_game_finish (driver_get_game (&self->driver), &random);
  await (!medina_motion_goes_on ());
  rest (self);
}

static void
run (int width, int height)
{
  Bench self = { 0 };
  static const char *const names[] = {
    "a placement",
    "the piece flies, tiles slide",
    "the cursor moves",
    "the focus follows the cursor",
    "the cursor moves, key held",
    "the pointer moves",
    "the pointer moves, piece in hand",
    "a piece is taken in hand",
    "another style",
    "after another style",
    "another size",
    "after another size",
    "the game is over",
    "the scores appear",
  };
  Times *times[] = { &self.placement, &self.arrival, &self.cursor, &self.focus, &self.held,
                     &self.pointer,   &self.hover,   &self.legal,  &self.style, &self.styled,
                     &self.resizing,  &self.resized, &self.end,    &self.reveal };

  for (size_t i = 0; i < G_N_ELEMENTS (times); i++)
    times_init (times[i], names[i]);
  driver_open (&self.driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  self.clock = gtk_widget_get_frame_clock (GTK_WIDGET (self.driver.window));
  g_signal_connect_swapped (self.clock, "before-paint", G_CALLBACK (begin_cb), &self);
  g_signal_connect_swapped (self.clock, "after-paint", G_CALLBACK (end_cb), &self);
  rest (&self);
  if (gtk_widget_get_width (GTK_WIDGET (self.driver.window)) < width - FRAME)
    g_error ("The screen has no room for a window of %d × %d", width, height);
  show_legal_spaces (&self);
  play (&self);
  medina_game_set_selected_piece (driver_get_game (&self.driver), -1);
  point (&self, &self.pointer);
  take_any_piece (&self);
  point (&self, &self.hover);
  move_cursor (&self);
  hold_key (&self);
  change_style (&self);
  resize (&self, width, height);
  reveal_scores (&self);
  g_signal_handlers_disconnect_by_data (self.clock, &self);
  driver_close (&self.driver);

  printf ("%d × %d\n", width, height);
  for (size_t i = 0; i < G_N_ELEMENTS (times); i++)
    times_report (times[i]);
  fflush (stdout);
}

/* Usage: bench-frames [WIDTH HEIGHT]: only a window of this size. */
int
main (int argc, char **argv)
{
  real_input_set_screen ("3840x2160x24");
  driver_init (&argc, &argv);
  driver_set_animations (TRUE);
  if (argc == 3)
    {
      run (atoi (argv[1]), atoi (argv[2]));
      return 0;
    }
  run (1280, 800);
  run (3840, 2160);
  return 0;
}
