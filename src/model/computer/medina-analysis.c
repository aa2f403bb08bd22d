/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis.h"

#include <string.h>

#include "medina-thinker.h"
#include "play.h"
#include "score.h"

enum
{
  NODES = 15000, /* a fifth of a second */
};

/* The placements of a turn, from `start` up to `end`. */
typedef struct
{
  guint start;
  guint end;
} Stretch;

struct _MedinaAnalysis
{
  GObject parent_instance;

  MdnGame game;
  guint64 nodes;
  guint step; /* thoughts behind it, two a turn: before the turn, and behind the best one */

  /* of the turn that is being looked at */
  double margins[MDN_MAX_PLAYERS];
  MdnPlan best;
  double best_margin; /* of the mover, behind it */

  /* owned */
  GArray *stretches;
  GListStore *turns;
  GPtrArray *players;
  MedinaThinker *thinker;
  GCancellable *thought; /* while it runs */
};

enum
{
  PROP_0,
  PROP_RUNNING,
  PROP_COMPLETE,
  PROP_PROGRESS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaAnalysis, medina_analysis, G_TYPE_OBJECT)

/* --- The game --------------------------------------------------------------------------------- */

static void
divide_into_turns (MedinaAnalysis *self)
{
  const guint count = (guint) self->game.count;

  for (guint start = 0, end; start < count; start = end)
    {
      const int turn = mdn_game_turn_of (&self->game, (int) start);

      for (end = start + 1; end < count && mdn_game_turn_of (&self->game, (int) end) == turn; end++)
        ;
      g_array_append_vals (self->stretches, &(Stretch){ start, end }, 1);
    }
}

const MdnPosition *
medina_analysis_get_position (MedinaAnalysis *self, guint placements)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (placements <= (guint) self->game.count, NULL);

  mdn_game_seek (&self->game, (int) placements);
  return &self->game.position;
}

static const Stretch *
current_stretch (MedinaAnalysis *self)
{
  return &g_array_index (self->stretches, Stretch, self->step / 2);
}

static guint
current_mover (MedinaAnalysis *self)
{
  return (guint) mdn_game_player_of (&self->game, (int) current_stretch (self)->start);
}

static gboolean
is_as_played (MedinaAnalysis *self)
{
  const Stretch *stretch = current_stretch (self);
  MdnPlan played = { .count = (int) (stretch->end - stretch->start) };

  for (int i = 0; i < played.count; i++)
    played.placements[i] = self->game.placements[stretch->start + (guint) i];
  return mdn_plan_equals (&played, &self->best);
}

/* --- Step by step ----------------------------------------------------------------------------- */

static void think (MedinaAnalysis *self);

static void
set_thought (MedinaAnalysis *self, GCancellable *thought)
{
  const gboolean running = self->thought != NULL;

  g_set_object (&self->thought, thought);
  if (running != (thought != NULL))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

/* Between a turn and the next one; `margins` is what there is to expect behind it. */
static void
finish_turn (MedinaAnalysis *self, const double margins[MDN_MAX_PLAYERS])
{
  const Stretch stretch = g_array_index (self->stretches, Stretch, self->step / 2 - 1);
  const guint mover = (guint) mdn_game_player_of (&self->game, (int) stretch.start);
  const double loss = MAX (self->best_margin - margins[mover], 0);
  g_autoptr (MedinaAnalysisTurn) turn =
    medina_analysis_turn_new (self->players->pdata[mover], stretch.start, stretch.end,
                              self->margins, loss, loss > 0 ? &self->best : NULL);

  g_list_store_append (self->turns, turn);
}

static void
advance (MedinaAnalysis *self)
{
  self->step++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
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

/* The position behind the best turn, or before the next one. */
static MdnPosition
find_position (MedinaAnalysis *self)
{
  MdnPosition position;

  if (self->step / 2 == self->stretches->len)
    return *medina_analysis_get_position (self, (guint) self->game.count);
  position = *medina_analysis_get_position (self, current_stretch (self)->start);
  for (int i = 0; self->step % 2 == 1 && i < self->best.count; i++)
    mdn_position_play (&position, self->best.placements[i], NULL);
  return position;
}

static void
complete (MedinaAnalysis *self)
{
  set_thought (self, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPLETE]);
}

/* Whoever stops it cancels the thought, so that a late one does not touch the object. */
static void
thought_cb (GObject *thinker, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  MedinaAnalysis *self;
  MdnAdvice advice;
  const gboolean thought =
    medina_thinker_think_finish (MEDINA_THINKER (thinker), result, &advice, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self = data;
  if (!thought)
    {
      set_thought (self, NULL);
      return;
    }
  take_margins (self, advice.plans[0].margins);
  if (self->step % 2 == 0)
    self->best = advice.plans[0];
  advance (self);
  think (self);
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

static void
think (MedinaAnalysis *self)
{
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = self->nodes, .seed = 1 };
  MdnPosition position = find_position (self);

  while (needs_no_thought (self, &position))
    {
      if (self->step / 2 == self->stretches->len)
        {
          complete (self);
          return;
        }
      advance (self);
      position = find_position (self);
    }
  medina_thinker_think_async (self->thinker, &position, &limits, self->thought, thought_cb, self);
}

void
medina_analysis_start (MedinaAnalysis *self)
{
  g_autoptr (GCancellable) thought = g_cancellable_new ();

  g_return_if_fail (MEDINA_IS_ANALYSIS (self));

  if (self->thought != NULL || medina_analysis_get_complete (self))
    return;
  set_thought (self, thought);
  think (self);
}

void
medina_analysis_stop (MedinaAnalysis *self)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS (self));

  if (self->thought != NULL)
    g_cancellable_cancel (self->thought);
  set_thought (self, NULL);
}

void
medina_analysis_set_nodes (MedinaAnalysis *self, guint64 nodes)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS (self));
  g_return_if_fail (nodes > 0);

  self->nodes = nodes;
}

const MdnGame *
medina_analysis_get_game (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), NULL);

  return &self->game;
}

gboolean
medina_analysis_is_of (MedinaAnalysis *self, MedinaGame *game)
{
  const MdnGame *other;

  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), FALSE);
  g_return_val_if_fail (MEDINA_IS_GAME (game), FALSE);

  other = medina_game_get_engine_game (game);
  return medina_game_get_player (game, 0) == self->players->pdata[0] &&
         other->count == self->game.count &&
         memcmp (other->placements, self->game.placements,
                 sizeof *other->placements * (gsize) other->count) == 0;
}

/* --- What has been found ---------------------------------------------------------------------- */

gboolean
medina_analysis_get_running (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), FALSE);

  return self->thought != NULL;
}

gboolean
medina_analysis_get_complete (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), FALSE);

  return g_list_model_get_n_items (G_LIST_MODEL (self->turns)) == self->stretches->len;
}

double
medina_analysis_get_progress (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), 0);

  return self->stretches->len == 0 ? 1 : (double) self->step / (2.0 * self->stretches->len);
}

GListModel *
medina_analysis_get_turns (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), NULL);

  return G_LIST_MODEL (self->turns);
}

guint
medina_analysis_get_length (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), 0);

  return self->stretches->len;
}

guint
medina_analysis_get_n_players (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), 0);

  return self->players->len;
}

MedinaPlayer *
medina_analysis_get_player (MedinaAnalysis *self, guint number)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (number < self->players->len, NULL);

  return self->players->pdata[number];
}

int
medina_analysis_get_result (MedinaAnalysis *self, guint player)
{
  int margins[MDN_MAX_PLAYERS];

  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (player < self->players->len, 0);

  mdn_score_margins (medina_analysis_get_position (self, (guint) self->game.count), margins);
  return margins[player];
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_analysis_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaAnalysis *self = MEDINA_ANALYSIS (object);

  switch (id)
    {
    case PROP_RUNNING:
      g_value_set_boolean (value, medina_analysis_get_running (self));
      break;
    case PROP_COMPLETE:
      g_value_set_boolean (value, medina_analysis_get_complete (self));
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, medina_analysis_get_progress (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_analysis_dispose (GObject *object)
{
  MedinaAnalysis *self = MEDINA_ANALYSIS (object);

  if (self->thought != NULL)
    g_cancellable_cancel (self->thought);
  g_clear_object (&self->thought);
  g_clear_object (&self->thinker);
  g_clear_object (&self->turns);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->stretches, g_array_unref);
  G_OBJECT_CLASS (medina_analysis_parent_class)->dispose (object);
}

static void
medina_analysis_class_init (MedinaAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_analysis_get_property;
  object_class->dispose = medina_analysis_dispose;

  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);
  properties[PROP_COMPLETE] = g_param_spec_boolean ("complete", NULL, NULL, FALSE, readable);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_analysis_init (MedinaAnalysis *self)
{
  self->nodes = NODES;
  self->stretches = g_array_new (FALSE, FALSE, sizeof (Stretch));
  self->turns = g_list_store_new (MEDINA_TYPE_ANALYSIS_TURN);
  self->players = g_ptr_array_new_with_free_func (g_object_unref);
  self->thinker = medina_thinker_new ();
}

MedinaAnalysis *
medina_analysis_new (MedinaGame *game)
{
  MedinaAnalysis *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = g_object_new (MEDINA_TYPE_ANALYSIS, NULL);
  self->game = *medina_game_get_engine_game (game);
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    g_ptr_array_add (self->players, g_object_ref (medina_game_get_player (game, i)));
  divide_into_turns (self);
  return self;
}
