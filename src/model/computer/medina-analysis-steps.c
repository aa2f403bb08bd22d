/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-private.h"

#include "play.h"
#include "score.h"

GParamSpec *medina_analysis_properties[MEDINA_ANALYSIS_N_PROPS];

/* --- The game --------------------------------------------------------------------------------- */

const MdnPosition *
medina_analysis_seek (MedinaAnalysis *self, guint placements)
{
  mdn_game_seek (&self->game, (int) placements);
  return &self->game.position;
}

static const MedinaAnalysisRange *
current_range (MedinaAnalysis *self)
{
  return &g_array_index (self->ranges, MedinaAnalysisRange, self->step / 2);
}

static guint
current_mover (MedinaAnalysis *self)
{
  return (guint) mdn_game_player_of (&self->game, (int) current_range (self)->start);
}

static gboolean
is_as_played (MedinaAnalysis *self)
{
  const MedinaAnalysisRange *range = current_range (self);
  MdnVariation played = { .count = (int) (range->end - range->start) };

  for (int i = 0; i < played.count; i++)
    played.placements[i] = self->game.placements[range->start + (guint) i];
  return mdn_variation_equals (&played, &self->best);
}

/* --- Step by step ----------------------------------------------------------------------------- */

void
medina_analysis_set_cancellable (MedinaAnalysis *self, GCancellable *cancellable)
{
  const gboolean running = self->cancellable != NULL;

  g_set_object (&self->cancellable, cancellable);
  if (running != (cancellable != NULL))
    g_object_notify_by_pspec (G_OBJECT (self),
                              medina_analysis_properties[MEDINA_ANALYSIS_PROP_RUNNING]);
}

/* Adds the turn that the last two steps were about; `margins` is what the players can expect after
 * it. */
static void
finish_turn (MedinaAnalysis *self, const double margins[MDN_MAX_PLAYERS])
{
  const MedinaAnalysisRange range =
    g_array_index (self->ranges, MedinaAnalysisRange, self->step / 2 - 1);
  const guint mover = (guint) mdn_game_player_of (&self->game, (int) range.start);
  const double loss = MAX (self->best_margin - margins[mover], 0);
  g_autoptr (MedinaAnalysisTurn) turn =
    medina_analysis_turn_new (self->players->pdata[mover], range.start, range.end, self->margins,
                              loss, loss > 0 ? &self->best : NULL);

  g_list_store_append (self->turns, turn);
}

static void
advance (MedinaAnalysis *self)
{
  self->step++;
  g_object_notify_by_pspec (G_OBJECT (self),
                            medina_analysis_properties[MEDINA_ANALYSIS_PROP_PROGRESS]);
}

/* What can be expected in the position that this step is about. A step that has an answer without
 * thinking is followed by the next one at once. */
static void
take_margins (MedinaAnalysis *self, const double margins[MDN_MAX_PLAYERS])
{
  if (self->step % 2 == 1)
    self->best_margin = margins[current_mover (self)];
  else
    {
      if (self->step > 0)
        finish_turn (self, margins);
      for (int i = 0; i < MDN_MAX_PLAYERS; i++)
        self->margins[i] = margins[i];
    }
}

static void
take_end (MedinaAnalysis *self, const MdnPosition *position)
{
  double margins[MDN_MAX_PLAYERS];
  int points[MDN_MAX_PLAYERS];

  mdn_score_margins (position, points);
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    margins[player] = points[player];
  take_margins (self, margins);
}

/* The position that this step is about: after the best turn, or before the next one. */
static MdnPosition
find_position (MedinaAnalysis *self)
{
  MdnPosition position;

  if (self->step / 2 == self->ranges->len)
    return *medina_analysis_seek (self, (guint) self->game.count);
  position = *medina_analysis_seek (self, current_range (self)->start);
  for (int i = 0; self->step % 2 == 1 && i < self->best.count; i++)
    mdn_position_play (&position, self->best.placements[i], NULL);
  return position;
}

static void
complete (MedinaAnalysis *self)
{
  medina_analysis_set_cancellable (self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self),
                            medina_analysis_properties[MEDINA_ANALYSIS_PROP_COMPLETE]);
}

/* To the next step, or to the end: FALSE then. */
static gboolean
go_on (MedinaAnalysis *self)
{
  if (self->step / 2 == self->ranges->len)
    {
      complete (self);
      return FALSE;
    }
  advance (self);
  return TRUE;
}

static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  MedinaAnalysis *self = data;
  MdnAdvice advice;
  const MedinaThoughtEnd end = medina_thinker_think_end (MEDINA_THINKER (thinker), result, &advice);

  if (end == MEDINA_THOUGHT_DROPPED)
    return;
  if (end == MEDINA_THOUGHT_UNANSWERED)
    {
      medina_analysis_set_cancellable (self, NULL);
      return;
    }
  take_margins (self, advice.variations[0].margins);
  if (self->step % 2 == 0)
    self->best = advice.variations[0];
  if (go_on (self))
    medina_analysis_think (self);
}

/* A turn that was the best one has lost nothing. */
static gboolean
needs_no_thought (MedinaAnalysis *self, const MdnPosition *position)
{
  if (self->step % 2 == 1 && is_as_played (self))
    self->best_margin = -G_MAXDOUBLE;
  else if (mdn_position_is_over (position))
    take_end (self, position);
  else
    return FALSE;
  return TRUE;
}

void
medina_analysis_think (MedinaAnalysis *self)
{
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = self->nodes, .seed = 1 };
  MdnPosition position = find_position (self);

  while (needs_no_thought (self, &position))
    {
      if (!go_on (self))
        return;
      position = find_position (self);
    }
  medina_thinker_think_async (self->thinker, &position, &limits, self->cancellable, thought_cb,
                              self);
}
