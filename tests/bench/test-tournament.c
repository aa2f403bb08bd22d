/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tournament, run as a program: the path is in the environment variable TOURNAMENT, that of an
 * engine in MEDINA_ENGINE. */

#include <gio/gio.h>
#include <glib/gstdio.h>

typedef struct
{
  char *directory;
  char *results;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->directory = g_dir_make_tmp ("medina-tournament-XXXXXX", &error);
  g_assert_no_error (error);
  self->results = g_build_filename (self->directory, "results.txt", NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_unlink (self->results);
  g_rmdir (self->directory);
  g_free (self->results);
  g_free (self->directory);
}

/* Plays and returns the report. */
static char *
play (const Fixture *self, const char *words)
{
  g_autofree char *all =
    g_strdup_printf ("%s %s %s", g_getenv ("TOURNAMENT"), words, self->results);
  g_auto (GStrv) argv = g_strsplit (all, " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  char *report = NULL;

  process = g_subprocess_newv ((const char *const *) argv, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &report, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
  return report;
}

static GStrv
read_results (const Fixture *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (self->results, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* "second 2 1 easy random 0 1.0000 22 1.0000" without the contestants. */
static char *
outcome_of (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, 9);
  return g_strjoinv (" ", words + 5);
}

/* An engine in a process of its own plays as the same level does at home. */
static void
test_engine (Fixture *self, gconstpointer data)
{
  static const char *const kinds[] = { "first 2", "first 3", "second 4", "online 3" };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *home = g_strdup_printf ("%s 2 5 hard:nodes=8 easy", kinds[i]);
      g_autofree char *away =
        g_strdup_printf ("%s 2 5 engine=%s:level=hard:nodes=8 engine=%s:level=easy", kinds[i],
                         g_getenv ("MEDINA_ENGINE"), g_getenv ("MEDINA_ENGINE"));
      g_autofree char *report = play (self, home);
      g_autofree char *other_report = play (self, away);
      g_auto (GStrv) results = read_results (self);

      g_assert_nonnull (strstr (report, "games 2,"));
      g_assert_nonnull (strstr (other_report, "games 2,"));
      g_assert_cmpuint (g_strv_length (results), ==, 4 * (i + 1));
      for (gsize game = 4 * i; game < 4 * i + 2; game++)
        {
          g_autofree char *outcome = outcome_of (results[game]);
          g_autofree char *other = outcome_of (results[game + 2]);

          g_assert_cmpstr (outcome, ==, other);
        }
    }
}

/* Games in the file are not played again, and count. */
static void
test_resumed (Fixture *self, gconstpointer data)
{
  g_autofree char *report = play (self, "second 2 4 3 easy random");
  g_autofree char *whole = NULL;
  g_autofree char *again = NULL;
  g_autofree char *resumed = NULL;
  g_autofree char *cut = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) results = read_results (self);

  g_assert_nonnull (strstr (report, "games 4,"));
  g_file_get_contents (self->results, &whole, NULL, &error);
  g_assert_no_error (error);
  again = play (self, "second 2 4 3 easy random");
  g_assert_nonnull (strstr (again, "games 4,"));
  g_assert_null (strstr (again, " took "));

  /* Interrupted in the middle of the third line. */
  cut = g_strdup_printf ("%s\n%s\n%.10s", results[0], results[1], results[2]);
  g_file_set_contents (self->results, cut, -1, &error);
  g_assert_no_error (error);
  resumed = play (self, "second 2 4 3 easy random");
  g_assert_nonnull (strstr (resumed, "games 4,"));
  g_strfreev (results);
  results = read_results (self);
  for (gsize game = 0; game < 4; game++)
    {
      g_autofree char *outcome = outcome_of (results[game + (game >= 2)]);

      g_assert_true (strstr (whole, outcome) != NULL);
    }
}

/* The games of a report. */
static unsigned long
count_games (const char *report)
{
  const char *games = strstr (report, "games ");

  g_assert_nonnull (games);
  return strtoul (games + strlen ("games "), NULL, 10);
}

/* A sequential test ends as soon as it is clear who is stronger, and goes on from there with more
 * games. */
static void
test_sequential (Fixture *self, gconstpointer data)
{
  g_autofree char *open = play (self, "second 2 sprt:3 7 easy random");
  g_autofree char *stronger = play (self, "second 2 sprt:100 7 easy random");
  g_autofree char *weaker = play (self, "second 2 sprt:100 7 random easy");

  g_assert_cmpuint (count_games (open), ==, 3);
  g_assert_nonnull (strstr (open, ": open"));
  g_assert_cmpuint (count_games (stronger), <, 30);
  g_assert_nonnull (strstr (stronger, ": stronger"));
  g_assert_cmpuint (count_games (weaker), <, 30);
  g_assert_nonnull (strstr (weaker, ": not stronger"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/tournament/an-engine-plays-like-its-level", Fixture, NULL, set_up, test_engine,
              tear_down);
  g_test_add ("/tournament/games-played-are-not-played-again", Fixture, NULL, set_up, test_resumed,
              tear_down);
  g_test_add ("/tournament/sequential", Fixture, NULL, set_up, test_sequential, tear_down);
  return g_test_run ();
}
