/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What many kept games cost the start: the time that the main thread is busy from the making of a
 * window until it has come to rest, and when its welcome page lists the first of them. A second
 * number of games is that of finished ones left by an earlier version, which are put in their
 * section first. Nothing is asserted: only a release build tells something.
 *
 * usage: bench-kept-games [GAMES [FINISHED]] */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "medina-stored-game-row.h"
#include "medina-record-file.h"
#include "record-bytes.h"
#include "driver.h"

enum
{
  GAMES = 10000,
  KINDS = 50, /* different games; the others are copies */
  PLACEMENTS = 60,
  REST_MS = 4000,
};

static double
read_clock (clockid_t id)
{
  struct timespec now;

  clock_gettime (id, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static void
keep_games (const char *folder, int games, gboolean finished)
{
  for (int i = 0; i < games; i++)
    {
      g_autoptr (GBytes) bytes = record_bytes_random ((uint64_t) (i % KINDS), 2 + i % KINDS % 3,
                                                      finished ? MDN_MAX_PLACEMENTS : PLACEMENTS);
      g_autofree char *id = g_uuid_string_random ();
      g_autofree char *name = g_strconcat (id, MEDINA_RECORD_SUFFIX, NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                           NULL);
    }
}

static MedinaApplication *
create_application (void)
{
  MedinaApplication *application = medina_application_new ();

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  return application;
}

static gboolean
end_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* A window with all that it draws until it has come to rest. */
static void
measure (MedinaApplication *application, const char *what)
{
  const double wall = read_clock (CLOCK_MONOTONIC), work = read_clock (CLOCK_THREAD_CPUTIME_ID);
  GtkWidget *window = GTK_WIDGET (medina_application_create_window (application));
  double listed = 0;
  gboolean over = FALSE;

  gtk_window_present (GTK_WINDOW (window));
  g_timeout_add (REST_MS, end_cb, &over);
  while (!over)
    {
      g_main_context_iteration (NULL, TRUE);
      if (listed == 0 && driver_find (window, MEDINA_TYPE_STORED_GAME_ROW) != NULL)
        listed = read_clock (CLOCK_MONOTONIC) - wall;
    }
  printf ("%-30s %6.0f ms of the main thread, listed after %6.0f ms\n", what,
          read_clock (CLOCK_THREAD_CPUTIME_ID) - work, listed);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_settle ();
}

int
main (int argc, char **argv)
{
  MedinaApplication *application;
  g_autofree char *folder = NULL;
  int games, finished;

  driver_init (&argc, &argv);
  games = argc > 1 ? atoi (argv[1]) : GAMES;
  finished = argc > 2 ? atoi (argv[2]) : 0;
  application = create_application ();
  measure (application, "warming up");
  measure (application, "no kept games");
  folder = g_build_filename (g_get_user_state_dir (), "medina", "games", NULL);
  g_mkdir_with_parents (folder, 0700);
  keep_games (folder, 10, FALSE);
  measure (application, "10 kept games");
  keep_games (folder, games - 10, FALSE);
  measure (application, "all kept games");
  keep_games (folder, finished, TRUE);
  measure (application, "with finished ones among them");
  measure (application, "all of them once more");
  return 0;
}
