/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-statistics-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "medina-names.h"
#include "medina-score-item.h"
#include "medina-stored-game-words.h"

enum
{
  MONTHS = 12, /* that are told of, the latest */
};

static void
clear_line (gpointer line)
{
  g_free (((MedinaStatisticsLine *) line)->text);
}

/* Takes the text over; likewise the next. */
static void
add_comparison (GArray *lines, char *text, double bar, double opponents)
{
  const MedinaStatisticsLine line = { .text = text, .bar = bar, .opponents = opponents };

  g_array_append_val (lines, line);
}

static void
add_line (GArray *lines, char *text, double bar)
{
  add_comparison (lines, text, bar, MEDINA_STATISTICS_NO_BAR);
}

static void
add_heading (GArray *lines, const char *text)
{
  const MedinaStatisticsLine line = { .text = g_strdup (text),
                                      .heading = TRUE,
                                      .bar = MEDINA_STATISTICS_NO_BAR,
                                      .opponents = MEDINA_STATISTICS_NO_BAR };

  g_array_append_val (lines, line);
}

/* --- Games won -------------------------------------------------------------------------------- */

static guint
find_percent (MedinaTally tally)
{
  return (guint) lround (100.0 * tally.wins / tally.games);
}

static void
add_tally (GArray *lines, const char *title, MedinaTally tally)
{
  if (tally.games == 0)
    return;
  add_line (lines,
            g_strdup_printf (
              /* Translators: %1$s says which games, as in “Easy” or “Second Edition” */
              ngettext ("%1$s: %2$u of %3$u game won, %4$u%%",
                        "%1$s: %2$u of %3$u games won, %4$u%%", tally.games),
              title, tally.wins, tally.games, find_percent (tally)),
            (double) tally.wins / tally.games);
}

static void
add_levels (GArray *lines, const MedinaStatistics *statistics)
{
  /* Translators: a heading in the statistics: games by the level of the strongest computer */
  add_heading (lines, _ ("Wins by Strongest Opponent"));
  for (MedinaLevel level = MEDINA_LEVEL_EASY; level <= MEDINA_LEVEL_EXPERT; level++)
    add_tally (lines, medina_seat_get_short_name (MEDINA_SEAT_COMPUTER, level),
               statistics->by_level[level]);
  add_tally (lines, _ ("People only"), statistics->by_level[MEDINA_STATISTICS_NO_COMPUTER]);
}

static void
add_rules (GArray *lines, const MedinaStatistics *statistics)
{
  add_heading (lines, _ ("Wins by Rule Set"));
  for (MdnRuleSet set = 0; set < MDN_RULE_SETS; set++)
    add_tally (lines, medina_rule_set_get_name (set), statistics->by_set[set]);
}

static void
add_tables (GArray *lines, const MedinaStatistics *statistics)
{
  add_heading (lines, _ ("Wins by Number of Players"));
  for (guint players = 2; players < MEDINA_STATISTICS_TABLES; players++)
    {
      g_autofree char *title =
        g_strdup_printf (ngettext ("%u player", "%u players", players), players);

      add_tally (lines, title, statistics->by_players[players]);
    }
}

/* --- Points ----------------------------------------------------------------------------------- */

static void
add_points (GArray *lines, const MedinaStatistics *statistics)
{
  const double total = MAX ((double) statistics->points.total / statistics->all.games,
                            (double) statistics->opponents.total / statistics->n_opponents);

  add_heading (lines, _ ("Points per Game"));
  for (MedinaScoreItem item = 0; item < MEDINA_SCORE_ITEMS; item++)
    {
      const double own =
        (double) medina_score_item_get_points (item, &statistics->points) / statistics->all.games;
      const double others = (double) medina_score_item_get_points (item, &statistics->opponents) /
                            statistics->n_opponents;

      add_comparison (
        lines,
        /* Translators: points for something, as in “Buildings”, then what the opponents have for it
         * on average */
        g_strdup_printf (_ ("%1$s: %2$.1f, opponents %3$.1f"), medina_score_item_get_title (item),
                         own, others),
        total > 0 ? CLAMP (own / total, 0, 1) : 0, total > 0 ? CLAMP (others / total, 0, 1) : 0);
    }
}

/* --- Points lost ------------------------------------------------------------------------------ */

static void
add_share (GArray *lines, const MedinaStatistics *statistics, const char *title, double lost)
{
  if (lost > 0)
    add_line (
      lines,
      /* Translators: points lost per game with something, as in “Walls”, or in a part of the
       * game */
      g_strdup_printf (C_ ("lost", "%1$s: %2$.1f"), title, lost / statistics->analyzed),
      lost / statistics->lost.total);
}

static void
add_lost_by_piece (GArray *lines, const MedinaStatistics *statistics)
{
  const double *pieces = statistics->lost.pieces;
  const double rooftops = pieces[MDN_ROOFTOP] + pieces[MDN_OTHER_ROOFTOP];
  double buildings = 0;

  for (MdnPiece piece = MDN_BUILDING_GREY; piece <= MDN_BUILDING_ORANGE; piece++)
    buildings += pieces[piece];
  add_share (lines, statistics, C_ ("score", "Buildings"), buildings);
  add_share (lines, statistics, _ ("Rooftops"), rooftops);
  add_share (lines, statistics, _ ("Stables"), pieces[MDN_STABLE]);
  add_share (lines, statistics, _ ("Merchants"), pieces[MDN_MERCHANT]);
  add_share (lines, statistics, C_ ("stock", "Walls"), pieces[MDN_WALL]);
  add_share (lines, statistics, _ ("Tea"), pieces[MDN_TEA]);
}

static void
add_lost (GArray *lines, const MedinaStatistics *statistics)
{
  static const char *const stages[MEDINA_LOST_STAGES] = {
    /* Translators: with the context “lost”: where in a game points were lost */
    NC_ ("lost", "At the beginning"),
    NC_ ("lost", "In the middle"),
    NC_ ("lost", "Toward the end"),
  };

  if (statistics->analyzed == 0)
    return;
  /* Translators: a heading in the statistics: what analyses have found */
  add_heading (lines, _ ("Where Points Were Lost"));
  add_line (lines,
            g_strdup_printf (ngettext ("%1$.1f points lost per game, in %2$u analyzed game",
                                       "%1$.1f points lost per game, in %2$u analyzed games",
                                       statistics->analyzed),
                             statistics->lost.total / statistics->analyzed, statistics->analyzed),
            MEDINA_STATISTICS_NO_BAR);
  for (guint i = 0; i < MEDINA_LOST_STAGES; i++)
    add_share (lines, statistics, g_dpgettext2 (NULL, "lost", stages[i]),
               statistics->lost.stages[i]);
  add_lost_by_piece (lines, statistics);
}

/* --- Over time -------------------------------------------------------------------------------- */

typedef struct
{
  int month; /* since the year 0 */
  MedinaTally tally;
  int points;
} Month;

static int
find_month (gint64 date)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (date);

  return time != NULL ? g_date_time_get_year (time) * 12 + g_date_time_get_month (time) - 1 : 0;
}

/* Only games whose date is known; in their order. */
static GArray *
list_months (const MedinaStatistics *statistics)
{
  GArray *months = g_array_new (FALSE, TRUE, sizeof (Month));

  for (guint i = 0; i < statistics->course->len; i++)
    {
      const MedinaStatisticsGame *game =
        &g_array_index (statistics->course, MedinaStatisticsGame, i);
      const Month fresh = { .month = find_month (game->date) };
      Month *last;

      if (game->date == 0)
        continue;
      if (months->len == 0 || g_array_index (months, Month, months->len - 1).month != fresh.month)
        g_array_append_val (months, fresh);
      last = &g_array_index (months, Month, months->len - 1);
      last->tally.games++;
      last->tally.wins += game->won;
      last->points += game->points;
    }
  return months;
}

static void
add_month (GArray *lines, const Month *month)
{
  g_autoptr (GDateTime) day =
    g_date_time_new_local (month->month / 12, month->month % 12 + 1, 1, 0, 0, 0);
  /* Translators: a month and its year as g_date_time_format() has them, in numbers:
   * names of months would be in the language of the system */
  g_autofree char *name = g_date_time_format (day, _ ("%Y-%m"));

  add_line (lines,
            g_strdup_printf (
              /* Translators: %1$s is a month and a year; the last number are points a game */
              ngettext ("%1$s: %2$u of %3$u game won, %4$.1f points per game",
                        "%1$s: %2$u of %3$u games won, %4$.1f points per game", month->tally.games),
              name, month->tally.wins, month->tally.games,
              (double) month->points / month->tally.games),
            (double) month->tally.wins / month->tally.games);
}

static void
add_months (GArray *lines, const MedinaStatistics *statistics)
{
  g_autoptr (GArray) months = list_months (statistics);

  if (months->len == 0)
    return;
  add_heading (lines, _ ("Month by Month"));
  for (guint i = months->len > MONTHS ? months->len - MONTHS : 0; i < months->len; i++)
    add_month (lines, &g_array_index (months, Month, i));
}

/* --- Pictures over time ----------------------------------------------------------------------- */

const char *
medina_statistics_picture_get_title (MedinaStatisticsPicture picture)
{
  g_return_val_if_fail (picture != MEDINA_STATISTICS_NO_PICTURE, NULL);

  return picture == MEDINA_STATISTICS_RATING ? _ ("Rating Over Time") : _ ("Points Over Time");
}

static char *
name_stretch (const MedinaStatisticsStretch *stretch)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = NULL;
  g_autofree char *games =
    stretch->first == stretch->last
      /* Translators: one of many games, by its number */
      ? g_strdup_printf (_ ("Game %u"), stretch->last)
      /* Translators: several games, by their numbers */
      : g_strdup_printf (_ ("Games %1$u–%2$u"), stretch->first, stretch->last);

  if (stretch->date == 0)
    return g_steal_pointer (&games);
  day = medina_moment_to_day (stretch->date, now);
  /* Translators: games, and the day of the last of them */
  return g_strdup_printf (C_ ("games", "%1$s (%2$s)"), games, day);
}

char *
medina_statistics_stretch_to_words (const MedinaStatisticsStretch *stretch,
                                    MedinaStatisticsPicture picture)
{
  g_autofree char *games = NULL;

  g_return_val_if_fail (stretch != NULL, NULL);

  games = name_stretch (stretch);
  if (picture == MEDINA_STATISTICS_RATING)
    /* Translators: %1$s are one or more games */
    return g_strdup_printf (_ ("%1$s: rating %2$d"), games, (int) lround (stretch->rating));
  /* Translators: %1$s are one or more games; points per game */
  return g_strdup_printf (_ ("%1$s: %2$.1f points, opponents %3$.1f"), games, stretch->points,
                          stretch->opponents);
}

static double
get_value (const GArray *stretches, guint i, MedinaStatisticsPicture picture)
{
  const MedinaStatisticsStretch *stretch = &g_array_index (stretches, MedinaStatisticsStretch, i);

  return picture == MEDINA_STATISTICS_RATING ? stretch->rating : stretch->points;
}

static char *
sum_up (const GArray *stretches, MedinaStatisticsPicture picture)
{
  const double first = get_value (stretches, 0, picture);
  const double last = get_value (stretches, stretches->len - 1, picture);
  double least = first, most = first;

  for (guint i = 1; i < stretches->len; i++)
    {
      least = MIN (least, get_value (stretches, i, picture));
      most = MAX (most, get_value (stretches, i, picture));
    }
  if (picture == MEDINA_STATISTICS_RATING)
    /* Translators: a rating over time */
    return g_strdup_printf (_ ("First %1$d, last %2$d; highest %3$d, lowest %4$d"),
                            (int) lround (first), (int) lround (last), (int) lround (most),
                            (int) lround (least));
  /* Translators: points per game over time */
  return g_strdup_printf (_ ("First %1$.1f, last %2$.1f points; most %3$.1f, fewest %4$.1f"), first,
                          last, most, least);
}

/* One game makes no line. */
static void
add_picture (GArray *lines, const GArray *stretches, MedinaStatisticsPicture picture)
{
  MedinaStatisticsLine line = { .bar = MEDINA_STATISTICS_NO_BAR,
                                .opponents = MEDINA_STATISTICS_NO_BAR,
                                .picture = picture };

  if (stretches->len < 2)
    return;
  add_heading (lines, medina_statistics_picture_get_title (picture));
  line.text = sum_up (stretches, picture);
  g_array_append_val (lines, line);
}

/* --- Of one person ---------------------------------------------------------------------------- */

static void
add_streaks (GArray *lines, const MedinaStatistics *statistics)
{
  const guint now = (guint) ABS (statistics->streak);

  add_heading (lines, _ ("Streaks"));
  add_line (lines, g_strdup_printf (_ ("Most wins in a row: %u"), statistics->most_wins),
            MEDINA_STATISTICS_NO_BAR);
  add_line (lines, g_strdup_printf (_ ("Most losses in a row: %u"), statistics->most_losses),
            MEDINA_STATISTICS_NO_BAR);
  add_line (lines,
            g_strdup_printf (statistics->streak > 0
                               ? ngettext ("Right now: %u win", "Right now: %u wins in a row", now)
                               : ngettext ("Right now: %u loss", "Right now: %u losses in a row",
                                           now),
                             now),
            MEDINA_STATISTICS_NO_BAR);
}

static void
add_rating (GArray *lines, const MedinaStatistics *statistics)
{
  if (statistics->rated == 0)
    return;
  /* Translators: how strong somebody plays, by the system Glicko */
  add_heading (lines, _ ("Rating Against the Computer"));
  add_line (lines,
            /* Translators: a rating, and how far it may be off */
            g_strdup_printf (_ ("Rating: %1$d ± %2$d"), (int) lround (statistics->rating.rating),
                             (int) lround (2 * statistics->rating.deviation)),
            MEDINA_STATISTICS_NO_BAR);
  for (MedinaLevel level = MEDINA_LEVEL_EASY; level <= MEDINA_LEVEL_EXPERT; level++)
    add_line (lines,
              /* Translators: a level of the computer, and its rating */
              g_strdup_printf (C_ ("rating", "%1$s: %2$d"),
                               medina_seat_get_short_name (MEDINA_SEAT_COMPUTER, level),
                               (int) medina_rating_of_level (level)),
              MEDINA_STATISTICS_NO_BAR);
}

/* --- All of it -------------------------------------------------------------------------------- */

GArray *
medina_statistics_to_lines (const MedinaStatistics *statistics,
                            const GArray *stretches,
                            gboolean of_one_person,
                            gboolean any_finished)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (MedinaStatisticsLine));

  g_return_val_if_fail (statistics != NULL, lines);

  g_array_set_clear_func (lines, clear_line);
  if (statistics->all.games == 0)
    {
      add_line (lines,
                g_strdup (
                  any_finished
                    ? _ ("None of the finished games counts here. Games count for the people "
                         "who played them, unless they were continued from another game.")
                    : _ ("No finished games yet.")),
                MEDINA_STATISTICS_NO_BAR);
      return lines;
    }
  add_tally (lines, _ ("All Games"), statistics->all);
  if (of_one_person)
    add_rating (lines, statistics);
  if (of_one_person && statistics->rated > 0)
    add_picture (lines, stretches, MEDINA_STATISTICS_RATING);
  add_levels (lines, statistics);
  add_rules (lines, statistics);
  add_tables (lines, statistics);
  add_points (lines, statistics);
  if (of_one_person)
    add_picture (lines, stretches, MEDINA_STATISTICS_POINTS);
  add_lost (lines, statistics);
  add_months (lines, statistics);
  if (of_one_person)
    add_streaks (lines, statistics);
  return lines;
}

static void
append_points (GString *text, const GArray *stretches, MedinaStatisticsPicture picture)
{
  for (guint i = 0; i < stretches->len; i++)
    {
      g_autofree char *words =
        medina_statistics_stretch_to_words (&g_array_index (stretches, MedinaStatisticsStretch, i),
                                            picture);

      g_string_append_printf (text, "%s\n", words);
    }
}

char *
medina_statistics_lines_to_text (const GArray *lines, const GArray *stretches)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const MedinaStatisticsLine *line = &g_array_index (lines, MedinaStatisticsLine, i);

      if (line->heading && i > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, line->text);
      g_string_append_c (text, '\n');
      if (line->picture != MEDINA_STATISTICS_NO_PICTURE)
        append_points (text, stretches, line->picture);
    }
  return g_string_free (text, FALSE);
}
