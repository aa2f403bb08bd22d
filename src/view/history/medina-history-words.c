/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "medina-names.h"
#include "medina-namesakes.h"
#include "medina-stored-game-words.h"

enum
{
  MINUTE = 60,
  HOUR = 60 * MINUTE,
};

/* --- Players ---------------------------------------------------------------------------------- */

static char *
word_points (MedinaHistoryEntry *entry, MedinaPlayer *player)
{
  const int points =
    medina_history_entry_get_score (entry, medina_player_get_number (player))->total;
  const char *name = medina_player_get_seat_name (player);

  if (!medina_player_is_computer (player))
    /* Translators: a player of a finished game, and the points: "Aisha: 45" */
    return g_strdup_printf (C_ ("history", "%1$s: %2$d"), name, points);
  /* Translators: a computer player of a finished game, its level, and the points: "Idris (Hard):
   * 38" */
  return g_strdup_printf (C_ ("history", "%1$s (%2$s): %3$d"), name,
                          medina_seat_get_short_name (medina_player_get_kind (player),
                                                      medina_player_get_level (player)),
                          points);
}

/* A line ends between players, or within a name. */
static char *
word_player (MedinaHistoryEntry *entry, MedinaPlayer *player)
{
  g_autofree char *words = word_points (entry, player);

  return medina_words_bind (words, strlen (medina_player_get_seat_name (player)));
}

static GPtrArray *
seat_players (MedinaHistoryEntry *entry)
{
  const guint n_seats = medina_history_entry_get_n_seats (entry);
  const MedinaSeat *seats[MDN_MAX_PLAYERS];

  for (guint seat = 0; seat < n_seats; seat++)
    seats[seat] = medina_history_entry_get_seat (entry, seat);
  return medina_namesakes_new_players (seats, n_seats);
}

char *
medina_history_entry_to_players (MedinaHistoryEntry *entry)
{
  g_autoptr (GPtrArray) players = seat_players (entry);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint rank = 1; rank <= players->len; rank++)
    for (guint seat = 0; seat < players->len; seat++)
      if (medina_history_entry_get_rank (entry, seat) == rank)
        {
          g_autofree char *part = word_player (entry, players->pdata[seat]);

          g_strv_builder_add (parts, part);
        }
  list = g_strv_builder_end (parts);
  return g_strjoinv (medina_list_separator (), list);
}

/* --- When ------------------------------------------------------------------------------------- */

static char *
word_duration (int seconds)
{
  if (seconds < MINUTE)
    /* Translators: how long a game was played, after the day: "Today, less than a minute" */
    return g_strdup (C_ ("duration", "less than a minute"));
  if (seconds < HOUR)
    /* Translators: how long a game was played, after the day: "Today, 25 minutes" */
    return g_strdup_printf (ngettext ("%d minute", "%d minutes", (gulong) seconds / MINUTE),
                            seconds / MINUTE);
  /* Translators: how long a game was played, in hours and minutes */
  return g_strdup_printf (C_ ("duration", "%1$d h %2$d min"), seconds / HOUR,
                          seconds % HOUR / MINUTE);
}

char *
medina_history_entry_to_when (MedinaHistoryEntry *entry, GDateTime *now)
{
  const gint64 date = medina_history_entry_get_date (entry);
  const gint64 seconds = medina_history_entry_get_duration (entry);
  const char *parts[4] = { NULL };
  g_autofree char *day =
    date != 0 ? medina_moment_to_day (date, now) : g_strdup (_ ("Date unknown"));
  g_autofree char *duration = seconds >= 0 ? word_duration ((int) seconds) : NULL;
  guint n = 0;

  parts[n++] = day;
  if (duration != NULL)
    parts[n++] = duration;
  if (medina_history_entry_get_goes_on (entry))
    /* Translators: of a game in the list of finished games, after the day: it goes on from an
     * earlier turn of another game, by “Continue From Here” */
    parts[n++] = _ ("continued from another game (not counted in the statistics)");
  return g_strjoinv (medina_remark_separator (), (char **) parts);
}
