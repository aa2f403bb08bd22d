/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-actions.h"

struct _MedinaAnalysisActions
{
  GObject parent_instance;

  /* owned */
  GSimpleAction *analyze;
  MedinaGame *game;         /* NULL for none */
  MedinaAnalysis *analysis; /* the last analysis of that game; NULL before it was asked for */
};

enum
{
  SHOW,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaAnalysisActions, medina_analysis_actions, G_TYPE_OBJECT)

/* --- The analysis ----------------------------------------------------------------------------- */

static void
ensure_analysis (MedinaAnalysisActions *self)
{
  if (self->analysis != NULL && medina_analysis_is_of (self->analysis, self->game))
    return;
  g_clear_object (&self->analysis);
  self->analysis = medina_analysis_new (self->game);
}

static void
show (MedinaAnalysisActions *self, MedinaAnalysis *analysis)
{
  g_signal_emit (self, signals[SHOW], 0, analysis);
}

static void
analyze_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaAnalysisActions *self = data;

  ensure_analysis (self);
  show (self, self->analysis);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
update_cb (MedinaAnalysisActions *self)
{
  const gboolean possible = self->game != NULL && medina_game_get_finished (self->game);

  g_simple_action_set_enabled (self->analyze, possible);
  if (!possible)
    show (self, NULL);
}

void
medina_analysis_actions_set_game (MedinaAnalysisActions *self, MedinaGame *game)
{
  static const char *changes[] = { "notify::over", "notify::length", "seeked" };

  g_return_if_fail (MEDINA_IS_ANALYSIS_ACTIONS (self));

  show (self, NULL);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (g_set_object (&self->game, game))
    g_clear_object (&self->analysis);
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_analysis_actions_dispose (GObject *object)
{
  MedinaAnalysisActions *self = MEDINA_ANALYSIS_ACTIONS (object);

  if (self->game != NULL)
    medina_analysis_actions_set_game (self, NULL);
  g_clear_object (&self->analyze);
  G_OBJECT_CLASS (medina_analysis_actions_parent_class)->dispose (object);
}

static void
medina_analysis_actions_class_init (MedinaAnalysisActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_analysis_actions_dispose;

  signals[SHOW] = g_signal_new ("show", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, MEDINA_TYPE_ANALYSIS);
}

static void
medina_analysis_actions_init (MedinaAnalysisActions *self)
{
  self->analyze = g_simple_action_new ("analyze", NULL);
  g_signal_connect_object (self->analyze, "activate", G_CALLBACK (analyze_cb), self, 0);
  g_simple_action_set_enabled (self->analyze, FALSE);
}

MedinaAnalysisActions *
medina_analysis_actions_new (GActionMap *map)
{
  MedinaAnalysisActions *self = g_object_new (MEDINA_TYPE_ANALYSIS_ACTIONS, NULL);

  g_action_map_add_action (map, G_ACTION (self->analyze));
  return self;
}
