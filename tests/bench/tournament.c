/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays two contestants against each other (contest.h). Results are appended to a file game by
 * game; what is in it already is not played again. */

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "contest.h"
#include "score.h"
#include "sprt.h"

typedef struct
{
  Contest contest;
  const char *path; /* NULL: results are not kept */
} Tournament;

typedef struct
{
  bool known;
  double win;    /* 1, or a share of it */
  int margin;    /* the first contestant's total less the best other's */
  double beaten; /* the part of the others whose total it beats; half for an equal one */
} Outcome;

typedef struct
{
  unsigned long games;
  double win, win2;
  double margin, margin2;
  double beaten, beaten2;
} Sums;

/* --- A game ----------------------------------------------------------------------------------- */

static Outcome
judge (const MdnPosition *position, int seat)
{
  const int players = position->rules.players;
  const unsigned winners = mdn_score_winners (position);
  const int own = mdn_score (position, seat).total;
  int margins[MDN_MAX_PLAYERS];
  Outcome outcome = { .known = true };

  mdn_score_margins (position, margins);
  outcome.margin = margins[seat];
  if (winners >> seat & 1)
    outcome.win = 1.0 / __builtin_popcount (winners);
  for (int player = 0; player < players; player++)
    {
      const int margin = own - mdn_score (position, player).total;

      if (player == seat)
        continue;
      outcome.beaten += (margin > 0 ? 1 : margin == 0 ? 0.5 : 0) / (players - 1);
    }
  return outcome;
}

/* --- The file --------------------------------------------------------------------------------- */

static void
add (Sums *sums, const Outcome *outcome)
{
  sums->games++;
  sums->win += outcome->win;
  sums->win2 += outcome->win * outcome->win;
  sums->margin += outcome->margin;
  sums->margin2 += (double) outcome->margin * outcome->margin;
  sums->beaten += outcome->beaten;
  sums->beaten2 += outcome->beaten * outcome->beaten;
}

static void
write_key (const Tournament *self, char *key, size_t size)
{
  snprintf (key, size, "%s %d %lu %s %s ", mdn_rule_set_name (self->contest.set),
            self->contest.players, self->contest.seed, self->contest.contestants[0].name,
            self->contest.contestants[1].name);
}

/* Takes in the results of this tournament. */
static void
read_results (const Tournament *self, Outcome *outcomes)
{
  char line[1024], key[640];
  FILE *file = self->path != NULL ? fopen (self->path, "r") : NULL;

  write_key (self, key, sizeof key);
  while (file != NULL && fgets (line, sizeof line, file) != NULL)
    {
      unsigned long game;
      Outcome outcome = { .known = true };

      if (strncmp (line, key, strlen (key)) != 0 || strchr (line, '\n') == NULL ||
          sscanf (line + strlen (key), "%lu %lf %d %lf", &game, &outcome.win, &outcome.margin,
                  &outcome.beaten) != 4 ||
          game >= self->contest.games || outcomes[game].known)
        continue;
      outcomes[game] = outcome;
    }
  if (file != NULL)
    fclose (file);
}

/* A line that was cut off when the program was stopped spoils no other one. */
static void
end_line (FILE *file)
{
  const bool cut = fseek (file, -1, SEEK_END) == 0 && getc (file) != '\n';

  fseek (file, 0, SEEK_END);
  if (cut)
    putc ('\n', file);
}

static void
write_result (const Tournament *self, unsigned long game, const Outcome *outcome)
{
  char key[640];
  FILE *file = self->path != NULL ? fopen (self->path, "a+") : NULL;

  if (file == NULL)
    return;
  end_line (file);
  write_key (self, key, sizeof key);
  fprintf (file, "%s%lu %.4f %d %.4f\n", key, game, outcome->win, outcome->margin, outcome->beaten);
  fclose (file);
}

/* --- The report ------------------------------------------------------------------------------- */

/* Half the width of the interval in which the mean lies with 95 % confidence. */
static double
confidence (double sum, double sum2, double n)
{
  const double variance = (sum2 - sum * sum / n) / (n > 1 ? n - 1 : 1);

  return 1.96 * sqrt ((variance > 0 ? variance : 0) / n);
}

/* Wilson's interval, which is honest near 0 and 1, too. */
static void
write_share (double share, double n)
{
  const double z = 1.96, z2 = z * z;
  const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double half = z / (1 + z2 / n) * sqrt (share * (1 - share) / n + z2 / (4 * n * n));

  printf ("wins %.1f %% [%.1f, %.1f]", 100 * share, 100 * (middle - half), 100 * (middle + half));
}

static double
elo (double share)
{
  const double s = share < 0.001 ? 0.001 : share > 0.999 ? 0.999 : share;

  return 400 * log10 (s / (1 - s));
}

static void
write_times (const Contestant *contestant)
{
  if (contestant->turns > 0)
    printf ("; %s took %.3f s a turn, at most %.3f s", contestant->name,
            contestant->total_seconds / contestant->turns, contestant->most_seconds);
}

/* Elo counts the first contestant against each of the others by their totals. */
static void
report (const Tournament *self, const Sums *sums, const Sprt *sprt)
{
  const double n = (double) sums->games, share = sums->win / n, beaten = sums->beaten / n;
  const double half = confidence (sums->beaten, sums->beaten2, n);

  printf ("%s %d: %s against %s: games %lu, ", mdn_rule_set_name (self->contest.set),
          self->contest.players, self->contest.contestants[0].name,
          self->contest.contestants[1].name, sums->games);
  write_share (share, n);
  printf (", margin %+.1f ± %.1f, Elo %+.0f [%+.0f, %+.0f]", sums->margin / n,
          confidence (sums->margin, sums->margin2, n), elo (beaten), elo (beaten - half),
          elo (beaten + half));
  if (self->contest.sequential)
    printf (", SPRT %+.2f: %s", sprt->ratio, sprt_answer_name (sprt_answer (sprt)));
  write_times (&self->contest.contestants[0]);
  write_times (&self->contest.contestants[1]);
  putchar ('\n');
}

static Outcome
play (Tournament *self, unsigned long game)
{
  const MdnPosition end = contest_play (&self->contest, game, 0, NULL, NULL);
  const Outcome outcome = judge (&end, contest_find_seat (&self->contest, game));

  write_result (self, game, &outcome);
  return outcome;
}

/* Games are counted in their order: a sequential test must not depend on which of them were played
 * before. */
static bool
run (Tournament *self)
{
  Outcome *outcomes = calloc (self->contest.games, sizeof *outcomes);
  Sprt sprt = sprt_begin (self->contest.players);
  Sums sums = { 0 };

  if (outcomes == NULL)
    return false;
  read_results (self, outcomes);
  for (unsigned long game = 0; game < self->contest.games; game++)
    {
      if (self->contest.sequential && sprt_answer (&sprt) != SPRT_OPEN)
        break;
      if (!outcomes[game].known)
        outcomes[game] = play (self, game);
      add (&sums, &outcomes[game]);
      sprt_add (&sprt, outcomes[game].win);
    }
  report (self, &sums, &sprt);
  free (outcomes);
  return true;
}

/* --- The command line ------------------------------------------------------------------------- */

/* RULES PLAYERS GAMES SEED FIRST SECOND: plays it and reports. */
static bool
run_words (char *const words[CONTEST_WORDS], const char *path)
{
  Tournament self = { .path = path };
  bool done;

  if (!contest_begin (&self.contest, words))
    return false;
  done = run (&self);
  contest_end (&self.contest);
  return done;
}

/* Returns how many words the line has, not counting what comes after a `#`. */
static int
split (char *line, char *words[CONTEST_WORDS])
{
  int count = 0;

  line[strcspn (line, "#\n")] = '\0';
  for (char *word = strtok (line, " \t"); word != NULL; word = strtok (NULL, " \t"))
    if (count++ < CONTEST_WORDS)
      words[count - 1] = word;
  return count;
}

/* One tournament a line, one after another. */
static bool
run_list (const char *list, const char *path)
{
  char line[1024], *words[CONTEST_WORDS];
  FILE *file = fopen (list, "r");
  bool fine = file != NULL;

  for (int number = 1; fine && fgets (line, sizeof line, file) != NULL; number++)
    {
      const int count = split (line, words);

      fine = count == 0 || (count == CONTEST_WORDS && run_words (words, path));
      if (!fine)
        fprintf (stderr, "%s:%d: not a tournament\n", list, number);
      fflush (stdout);
    }
  if (file != NULL)
    fclose (file);
  return fine;
}

static int
explain (void)
{
  fputs ("usage: tournament RULES PLAYERS GAMES SEED FIRST SECOND [FILE]\n"
         "       tournament LIST [FILE]\n"
         "RULES: first, second or online; contestants: see contestant.h;\n"
         "GAMES: or sprt:GAMES, no more than it takes to know who is stronger;\n"
         "LIST: a file with such words, one tournament a line;\n"
         "FILE: results are kept there, and a run that was interrupted is resumed\n",
         stderr);
  return EXIT_FAILURE;
}

int
main (int argc, char *argv[])
{
  bool fine = false;

  if (argc == 2 || argc == 3)
    fine = run_list (argv[1], argc == 3 ? argv[2] : NULL);
  else if (argc == 1 + CONTEST_WORDS || argc == 2 + CONTEST_WORDS)
    fine = run_words (&argv[1], argc == 2 + CONTEST_WORDS ? argv[1 + CONTEST_WORDS] : NULL);
  return fine ? EXIT_SUCCESS : explain ();
}
