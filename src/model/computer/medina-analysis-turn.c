/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-turn.h"

struct _MedinaAnalysisTurn
{
  GObject parent_instance;

  guint start;
  guint end;
  double margins[MDN_MAX_PLAYERS];
  double loss;
  MdnVariation better; /* empty for none */

  /* owned */
  MedinaPlayer *player;
};

G_DEFINE_FINAL_TYPE (MedinaAnalysisTurn, medina_analysis_turn, G_TYPE_OBJECT)

MedinaPlayer *
medina_analysis_turn_get_player (MedinaAnalysisTurn *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (self), NULL);

  return self->player;
}

guint
medina_analysis_turn_get_start (MedinaAnalysisTurn *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (self), 0);

  return self->start;
}

guint
medina_analysis_turn_get_end (MedinaAnalysisTurn *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (self), 0);

  return self->end;
}

double
medina_analysis_turn_get_margin (MedinaAnalysisTurn *self, guint player)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (self), 0);
  g_return_val_if_fail (player < MDN_MAX_PLAYERS, 0);

  return self->margins[player];
}

double
medina_analysis_turn_get_loss (MedinaAnalysisTurn *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (self), 0);

  return self->loss;
}

const MdnVariation *
medina_analysis_turn_get_better (MedinaAnalysisTurn *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (self), NULL);

  return self->better.count > 0 ? &self->better : NULL;
}

static void
medina_analysis_turn_dispose (GObject *object)
{
  g_clear_object (&MEDINA_ANALYSIS_TURN (object)->player);
  G_OBJECT_CLASS (medina_analysis_turn_parent_class)->dispose (object);
}

static void
medina_analysis_turn_class_init (MedinaAnalysisTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_analysis_turn_dispose;
}

static void
medina_analysis_turn_init (MedinaAnalysisTurn *self)
{
}

MedinaAnalysisTurn *
medina_analysis_turn_new (MedinaPlayer *player,
                          guint start,
                          guint end,
                          const double margins[MDN_MAX_PLAYERS],
                          double loss,
                          const MdnVariation *better)
{
  MedinaAnalysisTurn *self = g_object_new (MEDINA_TYPE_ANALYSIS_TURN, NULL);

  self->player = g_object_ref (player);
  self->start = start;
  self->end = end;
  self->loss = loss;
  for (int i = 0; i < MDN_MAX_PLAYERS; i++)
    self->margins[i] = margins[i];
  if (better != NULL)
    self->better = *better;
  return self;
}
