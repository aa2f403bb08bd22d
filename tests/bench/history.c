/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What many finished games cost: when the window lists them, when all of them have been read, and
 * how long the main thread was busy with that; the same for a search and another order, and for the
 * statistics of everybody, with the games to be read and with games that were read already. Nothing
 * is asserted: only a release build tells something.
 *
 * usage: bench-history [GAMES] */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "driver.h"
#include "made-history.h"
#include "medina-history-window.h"
#include "medina-statistics-window.h"

enum
{
  GAMES = 10000,
  KINDS = 200, /* different games; the others are copies */
  REST_MS = 1500,
};

static double
read_clock (clockid_t id)
{
  struct timespec now;

  clock_gettime (id, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static guint
count_rows (GtkListView *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list)));
}

typedef struct
{
  double wall;
  double work;
  double longest; /* that the main thread did nothing else */
} Measured;

static Measured
begin (void)
{
  return (Measured){ read_clock (CLOCK_MONOTONIC), read_clock (CLOCK_THREAD_CPUTIME_ID), 0 };
}

static void
iterate (Measured *measured)
{
  double before = read_clock (CLOCK_THREAD_CPUTIME_ID);

  g_main_context_iteration (NULL, TRUE);
  measured->longest = MAX (measured->longest, read_clock (CLOCK_THREAD_CPUTIME_ID) - before);
}

static void
tell (const Measured *measured, const char *what)
{
  printf ("%-30s after %6.0f ms, %6.0f ms of the main thread, at most %4.0f ms at once\n", what,
          read_clock (CLOCK_MONOTONIC) - measured->wall,
          read_clock (CLOCK_THREAD_CPUTIME_ID) - measured->work, measured->longest);
}

static gboolean
end_cb (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
rest (Measured *measured)
{
  gboolean over = FALSE;

  g_timeout_add (REST_MS, end_cb, &over);
  while (!over)
    iterate (measured);
}

static void
choose (GtkListView *list, const char *action, const char *word)
{
  Measured measured = begin ();

  gtk_widget_activate_action (GTK_WIDGET (list), action, "s", word);
  rest (&measured);
  tell (&measured, word);
  printf ("%30s %u rows\n", "", count_rows (list));
}

static void
measure (MedinaHistory *history, MedinaPeople *people)
{
  Measured measured = begin ();
  GtkWidget *window = medina_history_window_new (history, people);
  GtkListView *list = GTK_LIST_VIEW (driver_find (window, GTK_TYPE_LIST_VIEW));

  gtk_window_present (GTK_WINDOW (window));
  while (count_rows (list) == 0)
    iterate (&measured);
  tell (&measured, "listed");
  while (medina_history_get_unread (history) > 0)
    iterate (&measured);
  tell (&measured, "all read");
  rest (&measured);
  choose (list, "history.sort", "points");
  choose (list, "history.rules", "first");
  choose (list, "history.computers", "without");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure_statistics (MedinaHistory *history, MedinaPeople *people, const char *what)
{
  Measured measured = begin ();
  GtkWidget *window = GTK_WIDGET (medina_statistics_window_new (history, people));

  gtk_window_present (GTK_WINDOW (window));
  while (driver_find (window, GTK_TYPE_LIST_BOX_ROW) == NULL)
    iterate (&measured);
  tell (&measured, what);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (MedinaHistory) history = NULL;
  g_autoptr (MedinaHistory) other = NULL;
  g_autoptr (MedinaPeople) people = NULL;

  driver_init (&argc, &argv);
  driver_get_application ();
  folder = g_build_filename (g_get_user_data_dir (), "medina", "history", NULL);
  made_history_fill (folder, argc > 1 ? atoi (argv[1]) : GAMES, KINDS);
  history = medina_history_new_default ();
  people = medina_people_new (NULL);
  measure (history, people);
  measure (history, people);
  other = medina_history_new_default ();
  measure_statistics (other, people, "statistics, all to be read");
  measure_statistics (other, people, "statistics, all read");
  return 0;
}
