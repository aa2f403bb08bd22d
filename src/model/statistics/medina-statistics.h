/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-played-game.h"
#include "medina-rating.h"

G_BEGIN_DECLS

/* How somebody has played: what is counted in finished games. */

enum
{
  /* Where a level would be: only people played */
  MEDINA_STATISTICS_NO_COMPUTER = MEDINA_LEVEL_EXPERT + 1,

  MEDINA_STATISTICS_LEVELS,
  MEDINA_STATISTICS_TABLES = MDN_MAX_PLAYERS + 1, /* by the number of players */
};

typedef struct
{
  guint games;
  guint wins;
} MedinaTally;

/* One game, in the order in which they were played. */
typedef struct
{
  gint64 date;
  gboolean won;
  int points;
  double opponents; /* their points, on average */
  double rating;    /* after the game */
} MedinaStatisticsGame;

typedef struct
{
  MedinaTally all;
  MedinaTally by_level[MEDINA_STATISTICS_LEVELS]; /* of the strongest computer at the table */
  MedinaTally by_set[MDN_RULE_SETS];
  MedinaTally by_players[MEDINA_STATISTICS_TABLES];

  /* Sums of all games, and of all opponents in them. */
  MdnScore points;
  MdnScore opponents;
  guint n_opponents;

  /* Games won or lost in a row: the longest, and the one that goes on, which is negative if it is
   * of losses. */
  guint most_wins;
  guint most_losses;
  int streak;

  MedinaRating rating;
  guint rated; /* games with computers, which alone count for it */

  /* Where points were lost, the sum of all games that were analyzed. */
  guint analyzed;
  MedinaLostPoints lost;

  GArray *course; /* of MedinaStatisticsGame */
} MedinaStatistics;

/* Which games count. */
typedef struct
{
  gint64 since; /* those that began then or later, and whose date is known; 0 for all */
  gboolean any_set;
  MdnRuleSet set; /* unless any_set */
} MedinaStatisticsQuery;

/* Counts at once; `games` of MedinaPlayedGame in any order. Transfer full. */
MedinaStatistics *medina_statistics_new (const GArray *games, const MedinaStatisticsQuery *query);
void medina_statistics_free (MedinaStatistics *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaStatistics, medina_statistics_free)

/* The same in a thread; it keeps a reference to the games, which must not change any more. Errors:
 * G_IO_ERROR_CANCELLED. */
void medina_statistics_count_async (GArray *games,
                                    const MedinaStatisticsQuery *query,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer data);
MedinaStatistics *medina_statistics_count_finish (GAsyncResult *result, GError **error);

G_END_DECLS
