/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-statistics.h"

/* --- One game after the other ----------------------------------------------------------------- */

static void
count (MedinaTally *tally, gboolean won)
{
  tally->games++;
  tally->wins += won;
}

static void
add_score (MdnScore *sum, const MdnScore *score)
{
  sum->palaces.buildings += score->palaces.buildings;
  sum->palaces.stables += score->palaces.stables;
  sum->palaces.merchants += score->palaces.merchants;
  sum->palaces.walls += score->palaces.walls;
  sum->palaces.water += score->palaces.water;
  sum->palaces.total += score->palaces.total;
  sum->palace_tiles += score->palace_tiles;
  sum->tower_tiles += score->tower_tiles;
  sum->total += score->total;
}

static void
add_points (MedinaStatistics *self, const MedinaPlayedGame *game)
{
  for (guint i = 0; i < game->n_seats; i++)
    add_score (i == game->seat ? &self->points : &self->opponents, &game->score[i]);
  self->n_opponents += game->n_seats - 1;
}

static void
add_lost (MedinaStatistics *self, const MedinaPlayedGame *game)
{
  if (!game->analyzed)
    return;
  self->analyzed++;
  self->lost.total += game->lost.total;
  for (guint i = 0; i < MEDINA_LOST_STAGES; i++)
    self->lost.stages[i] += game->lost.stages[i];
  for (guint i = 0; i < MDN_PIECES; i++)
    self->lost.pieces[i] += game->lost.pieces[i];
}

static void
add_to_streak (MedinaStatistics *self, gboolean won)
{
  if (won)
    self->streak = MAX (self->streak, 0) + 1;
  else
    self->streak = MIN (self->streak, 0) - 1;
  self->most_wins = MAX (self->most_wins, (guint) MAX (self->streak, 0));
  self->most_losses = MAX (self->most_losses, (guint) MAX (-self->streak, 0));
}

static double
compare_ranks (guint own, guint other)
{
  return own < other ? 1 : own == other ? 0.5 : 0;
}

/* Each computer at the table is an opponent. */
static void
rate (MedinaStatistics *self, const MedinaPlayedGame *game)
{
  MedinaRatedResult results[MDN_MAX_PLAYERS];
  guint n_results = 0;

  for (guint i = 0; i < game->n_seats; i++)
    if (game->computer[i])
      results[n_results++] = (MedinaRatedResult){
        .rating = medina_rating_of_level (game->level[i]),
        .deviation = MEDINA_RATING_LEVEL_DEVIATION,
        .score = compare_ranks (game->rank[game->seat], game->rank[i]),
      };
  if (n_results == 0)
    return;
  self->rating = medina_rating_update (&self->rating, results, n_results);
  self->rating = medina_rating_bound (&self->rating);
  self->rated++;
}

static void
add_to_course (MedinaStatistics *self, const MedinaPlayedGame *game)
{
  MedinaStatisticsGame entry = { .date = game->date,
                                 .won = medina_played_game_is_won (game),
                                 .points = game->score[game->seat].total,
                                 .rating = self->rating.rating };

  for (guint i = 0; i < game->n_seats; i++)
    if (i != game->seat)
      entry.opponents += (double) game->score[i].total / (game->n_seats - 1);
  g_array_append_val (self->course, entry);
}

static void
add_game (MedinaStatistics *self, const MedinaPlayedGame *game)
{
  const gboolean won = medina_played_game_is_won (game);
  MedinaLevel level;

  count (&self->all, won);
  count (
    &self->by_level[medina_played_game_get_level (game, &level) ? (guint) level
                                                                : MEDINA_STATISTICS_NO_COMPUTER],
    won);
  count (&self->by_set[game->set], won);
  count (&self->by_players[game->n_seats], won);
  add_points (self, game);
  add_lost (self, game);
  add_to_streak (self, won);
  rate (self, game);
  add_to_course (self, game);
}

/* --- All of them ------------------------------------------------------------------------------ */

static gboolean
is_asked_for (const MedinaPlayedGame *game, const MedinaStatisticsQuery *query)
{
  return (query->any_set || game->set == query->set) &&
         (query->since == 0 || game->date >= query->since);
}

/* In the order of their dates; of those with the same one, as they were given. */
static int
compare_dates (gconstpointer a, gconstpointer b)
{
  const MedinaPlayedGame *const *x = a, *const *y = b;

  if ((*x)->date != (*y)->date)
    return (*x)->date < (*y)->date ? -1 : 1;
  return *x < *y ? -1 : *x > *y;
}

MedinaStatistics *
medina_statistics_new (const GArray *games, const MedinaStatisticsQuery *query)
{
  MedinaStatistics *self;
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();

  g_return_val_if_fail (games != NULL && query != NULL, NULL);

  self = g_new0 (MedinaStatistics, 1);
  self->rating = medina_rating_new ();
  self->course = g_array_new (FALSE, FALSE, sizeof (MedinaStatisticsGame));
  for (guint i = 0; i < games->len; i++)
    {
      MedinaPlayedGame *game = &g_array_index (games, MedinaPlayedGame, i);

      if (is_asked_for (game, query))
        g_ptr_array_add (chosen, game);
    }
  g_ptr_array_sort (chosen, compare_dates);
  for (guint i = 0; i < chosen->len; i++)
    add_game (self, chosen->pdata[i]);
  return self;
}

void
medina_statistics_free (MedinaStatistics *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->course);
  g_free (self);
}

/* --- In a thread ------------------------------------------------------------------------------ */

typedef struct
{
  GArray *games;
  MedinaStatisticsQuery query;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_array_unref (order->games);
  g_free (order);
}

static void
count_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Order *order = data;

  g_task_return_pointer (task, medina_statistics_new (order->games, &order->query),
                         (GDestroyNotify) medina_statistics_free);
}

void
medina_statistics_count_async (GArray *games,
                               const MedinaStatisticsQuery *query,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Order *order;

  g_return_if_fail (games != NULL && query != NULL);

  order = g_new (Order, 1);
  *order = (Order){ g_array_ref (games), *query };
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, medina_statistics_count_async);
  g_task_set_task_data (task, order, order_free);
  g_task_run_in_thread (task, count_in_thread);
}

MedinaStatistics *
medina_statistics_count_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
