/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-private.h"

#include <string.h>

#include "score.h"

enum
{
  NODES = 40000, /* a fifth of a second */
};

G_DEFINE_FINAL_TYPE (MedinaAnalysis, medina_analysis, G_TYPE_OBJECT)

void
medina_analysis_start (MedinaAnalysis *self)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_return_if_fail (MEDINA_IS_ANALYSIS (self));

  if (self->cancellable != NULL || medina_analysis_get_complete (self))
    return;
  medina_analysis_set_cancellable (self, cancellable);
  medina_analysis_think (self);
}

void
medina_analysis_stop (MedinaAnalysis *self)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  medina_analysis_set_cancellable (self, NULL);
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
medina_analysis_has_game (MedinaAnalysis *self, const MdnGame *game)
{
  const MdnSetup *setup = &self->game.setup, *other = &game->setup;

  return memcmp (&other->rules, &setup->rules, sizeof other->rules) == 0 &&
         other->first == setup->first && other->well == setup->well &&
         other->merchant == setup->merchant && game->count == self->game.count &&
         memcmp (game->placements, self->game.placements,
                 sizeof *game->placements * (gsize) game->count) == 0;
}

gboolean
medina_analysis_is_of (MedinaAnalysis *self, MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), FALSE);
  g_return_val_if_fail (MEDINA_IS_GAME (game), FALSE);

  return medina_game_get_player (game, 0) == self->players->pdata[0] &&
         medina_analysis_has_game (self, medina_game_get_engine_game (game));
}

/* --- What has been found ---------------------------------------------------------------------- */

gboolean
medina_analysis_get_running (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), FALSE);

  return self->cancellable != NULL;
}

gboolean
medina_analysis_get_complete (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), FALSE);

  return g_list_model_get_n_items (G_LIST_MODEL (self->turns)) == self->ranges->len;
}

double
medina_analysis_get_progress (MedinaAnalysis *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), 0);

  return self->ranges->len == 0 ? 1 : (double) self->step / (2.0 * self->ranges->len);
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

  return self->ranges->len;
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

MdnPosition
medina_analysis_get_position (MedinaAnalysis *self, guint placements)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), (MdnPosition){ 0 });
  g_return_val_if_fail (placements <= (guint) self->game.count, (MdnPosition){ 0 });

  return *medina_analysis_seek (self, placements);
}

int
medina_analysis_get_result (MedinaAnalysis *self, guint player)
{
  int margins[MDN_MAX_PLAYERS];

  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (player < self->players->len, 0);

  mdn_score_margins (medina_analysis_seek (self, (guint) self->game.count), margins);
  return margins[player];
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_analysis_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaAnalysis *self = MEDINA_ANALYSIS (object);

  switch (id)
    {
    case MEDINA_ANALYSIS_PROP_RUNNING:
      g_value_set_boolean (value, medina_analysis_get_running (self));
      break;
    case MEDINA_ANALYSIS_PROP_COMPLETE:
      g_value_set_boolean (value, medina_analysis_get_complete (self));
      break;
    case MEDINA_ANALYSIS_PROP_PROGRESS:
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

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->thinker);
  g_clear_object (&self->turns);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->ranges, g_array_unref);
  G_OBJECT_CLASS (medina_analysis_parent_class)->dispose (object);
}

static void
medina_analysis_class_init (MedinaAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_analysis_get_property;
  object_class->dispose = medina_analysis_dispose;

  medina_analysis_properties[MEDINA_ANALYSIS_PROP_RUNNING] =
    g_param_spec_boolean ("running", NULL, NULL, FALSE, readable);
  medina_analysis_properties[MEDINA_ANALYSIS_PROP_COMPLETE] =
    g_param_spec_boolean ("complete", NULL, NULL, FALSE, readable);
  medina_analysis_properties[MEDINA_ANALYSIS_PROP_PROGRESS] =
    g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, readable);
  g_object_class_install_properties (object_class, MEDINA_ANALYSIS_N_PROPS,
                                     medina_analysis_properties);
}

static void
medina_analysis_init (MedinaAnalysis *self)
{
  self->nodes = NODES;
  self->ranges = g_array_new (FALSE, FALSE, sizeof (MedinaAnalysisRange));
  self->turns = g_list_store_new (MEDINA_TYPE_ANALYSIS_TURN);
  self->players = g_ptr_array_new_with_free_func (g_object_unref);
  self->thinker = medina_thinker_new ();
}

/* From the turn that begins with placement `first`. */
static void
divide_into_turns (MedinaAnalysis *self, guint first)
{
  for (guint start = first, end; start < (guint) self->game.count; start = end)
    {
      end = medina_found_turn_find_end (&self->game, start);
      g_array_append_vals (self->ranges, &(MedinaAnalysisRange){ start, end }, 1);
    }
}

static MedinaAnalysis *
create (MedinaGame *game)
{
  MedinaAnalysis *self = g_object_new (MEDINA_TYPE_ANALYSIS, NULL);

  self->game = *medina_game_get_engine_game (game);
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    g_ptr_array_add (self->players, g_object_ref (medina_game_get_player (game, i)));
  return self;
}

MedinaAnalysis *
medina_analysis_new (MedinaGame *game)
{
  MedinaAnalysis *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  self = create (game);
  divide_into_turns (self, 0);
  return self;
}

MedinaAnalysis *
medina_analysis_new_of_turn (MedinaGame *game, guint start, guint end)
{
  MedinaAnalysis *self;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (start < end && end <= medina_game_get_length (game), NULL);

  self = create (game);
  mdn_game_seek (&self->game, (int) end);
  self->game.count = (int) end;
  divide_into_turns (self, start);
  return self;
}
