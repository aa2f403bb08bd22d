/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-stored-game-words.h"

#include <glib/gi18n.h>

#include "medina-namesakes.h"
#include "score.h"

enum
{
  ALL_SEATS = (1 << MDN_MAX_PLAYERS) - 1,
  WEEK = 7, /* days: a weekday further away would be that of today */
};

/* --- Days ------------------------------------------------------------------------------------- */

/* g_date_time_format() would have them in the language of the system. */
static const char *
get_weekday (GDateTime *time)
{
  switch (g_date_time_get_day_of_week (time))
    {
    case 1:
      /* Translators: the weekdays stand alone or begin a line: "Monday, turn 36, Idris to move" */
      return _ ("Monday");
    case 2:
      return _ ("Tuesday");
    case 3:
      return _ ("Wednesday");
    case 4:
      return _ ("Thursday");
    case 5:
      return _ ("Friday");
    case 6:
      return _ ("Saturday");
    default:
      return _ ("Sunday");
    }
}

/* How many midnights lie between the two, whatever hours their days have. */
static int
count_days (GDateTime *from, GDateTime *to)
{
  GDate first, last;

  g_date_set_dmy (&first, (GDateDay) g_date_time_get_day_of_month (from),
                  (GDateMonth) g_date_time_get_month (from),
                  (GDateYear) g_date_time_get_year (from));
  g_date_set_dmy (&last, (GDateDay) g_date_time_get_day_of_month (to),
                  (GDateMonth) g_date_time_get_month (to), (GDateYear) g_date_time_get_year (to));
  return g_date_days_between (&first, &last);
}

char *
medina_moment_to_day (gint64 moment, GDateTime *now)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (moment);
  g_autoptr (GDateTime) time = NULL;
  int days;

  g_return_val_if_fail (now != NULL, NULL);

  time = utc != NULL ? g_date_time_to_timezone (utc, g_date_time_get_timezone (now)) : NULL;
  if (time == NULL)
    return g_strdup ("");
  days = count_days (time, now);
  if (days == 0)
    return g_strdup (_ ("Today"));
  if (days == 1)
    return g_strdup (_ ("Yesterday"));
  if (days > 1 && days < WEEK)
    return g_strdup (get_weekday (time));
  /* Translators: a day as g_date_time_format() has it, in numbers:
   * names of months would be in the language of the system */
  return g_date_time_format (time, _ ("%Y-%m-%d"));
}

/* --- Players ---------------------------------------------------------------------------------- */

static GPtrArray *
seat_players (const MedinaRecord *record)
{
  const guint n_seats = record->game.setup.rules.players;
  const MedinaSeat *seats[MDN_MAX_PLAYERS];

  for (guint seat = 0; seat < n_seats; seat++)
    seats[seat] = &record->seats[seat];
  return medina_namesakes_new_players (seats, n_seats);
}

/* Some of the players, as bits, as one line of names. */
static char *
list_names (const MedinaRecord *record, unsigned listed)
{
  g_autoptr (GPtrArray) players = seat_players (record);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint seat = 0; seat < players->len; seat++)
    if (listed >> seat & 1)
      g_ptr_array_add (names, (char *) medina_player_get_name_in_sentence (players->pdata[seat]));
  switch (names->len)
    {
    case 1:
      return g_strdup (names->pdata[0]);
    case 2:
      /* Translators: the names of the players of a game, here and in the following lists */
      return g_strdup_printf (C_ ("players", "%1$s and %2$s"), (char *) names->pdata[0],
                              (char *) names->pdata[1]);
    case 3:
      return g_strdup_printf (C_ ("players", "%1$s, %2$s, and %3$s"), (char *) names->pdata[0],
                              (char *) names->pdata[1], (char *) names->pdata[2]);
    default:
      return g_strdup_printf (C_ ("players", "%1$s, %2$s, %3$s, and %4$s"),
                              (char *) names->pdata[0], (char *) names->pdata[1],
                              (char *) names->pdata[2], (char *) names->pdata[3]);
    }
}

char *
medina_stored_game_to_names (const MedinaRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return list_names (record, ALL_SEATS);
}

/* --- How far it has come ---------------------------------------------------------------------- */

static char *
word_result (const MedinaRecord *record, const char *day)
{
  const MdnPosition *position = &record->game.position;
  const unsigned winners = mdn_score_winners (position);
  g_autofree char *names = list_names (record, winners);
  int points = 0;

  for (int seat = 0; seat < position->rules.players; seat++)
    if (winners >> seat & 1)
      points = mdn_score (position, seat).total;
  if ((winners & (winners - 1)) != 0)
    /* Translators: a finished game: the day, the names of those who have won together, and the
     * points of each */
    return g_strdup_printf (ngettext ("%1$s, %2$s shared the victory with %3$d point",
                                      "%1$s, %2$s shared the victory with %3$d points", points),
                            day, names, points);
  /* Translators: a finished game: the day, the winner’s name and points: "Yesterday, Idris won with
   * 45 points" */
  return g_strdup_printf (ngettext ("%1$s, %2$s won with %3$d point",
                                    "%1$s, %2$s won with %3$d points", points),
                          day, names, points);
}

/* A turn that was completed, but has not been ended yet, is still its player's. */
static void
find_turn (const MedinaRecord *record, int *turn, int *player)
{
  const MdnGame *game = &record->game;

  *turn = record->resume.awaiting_end ? mdn_game_turn_of (game, game->cursor - 1)
                                      : MAX (0, mdn_game_turn (game));
  *player = record->resume.awaiting_end ? mdn_game_player_of (game, game->cursor - 1)
                                        : game->position.table.turn.player;
}

char *
medina_stored_game_to_state (const MedinaRecord *record, gint64 changed, GDateTime *now)
{
  g_autofree char *day = NULL;
  g_autofree char *name = NULL;
  int turn, player;

  g_return_val_if_fail (record != NULL, NULL);

  day = medina_moment_to_day (changed, now);
  if (mdn_position_is_over (&record->game.position) && !record->resume.awaiting_end)
    return word_result (record, day);
  find_turn (record, &turn, &player);
  name = list_names (record, 1u << player);
  /* Translators: a game to go on with: the day on which it was played last, the number of the turn,
   * and who is to move: "Yesterday, turn 36, Idris to move" */
  return g_strdup_printf (_ ("%1$s, turn %2$d, %3$s to move"), day, turn + 1, name);
}
