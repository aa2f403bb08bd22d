/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-actions.h"

struct _MedinaAnalysisActions
{
  GObject parent_instance;

  /* owned */
  GSimpleAction *analyze;
  MedinaDocument *document; /* NULL for none; likewise its game */
  MedinaGame *game;
  MedinaAnalysis *analysis; /* the last analysis of that game; NULL before it was asked for */
  MedinaAnalysis *before;   /* that of the game that was on the table last; NULL for none */
  MedinaAnalysis *begun;    /* the last one that was not complete, of whichever game; likewise */

  /* Of looking for what was found in the game earlier; NULL if nobody does */
  GCancellable *cancellable;
};

enum
{
  SHOW,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaAnalysisActions, medina_analysis_actions, G_TYPE_OBJECT)

static void
show (MedinaAnalysisActions *self, MedinaAnalysis *analysis)
{
  g_signal_emit (self, signals[SHOW], 0, analysis);
}

/* --- Keeping what was found ------------------------------------------------------------------- */

static void
kept_cb (GObject *analysis, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (!medina_analysis_keep_finish (MEDINA_ANALYSIS (analysis), result, &error))
    g_printerr ("%s: %s\n", g_get_prgname (), error->message);
}

/* Only a game as it was when it ended; where it was opened from makes no difference. */
static char *
find_name (MedinaAnalysisActions *self)
{
  return medina_analysis_is_of (self->analysis, self->game)
           ? medina_document_get_kept_name (self->document)
           : NULL;
}

static void
complete_cb (MedinaAnalysisActions *self)
{
  g_autofree char *name = find_name (self);

  if (name != NULL)
    medina_analysis_keep_async (self->analysis, medina_document_get_history (self->document), name,
                                kept_cb, NULL);
}

/* --- The analysis ----------------------------------------------------------------------------- */

/* Another game comes to the table, or this one is played on. */
static void
forget (MedinaAnalysisActions *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_clear_object (&self->analysis);
}

/* One that is still looked for has found nothing. */
static void
set_aside (MedinaAnalysisActions *self)
{
  if (self->analysis != NULL && self->cancellable == NULL)
    {
      g_set_object (&self->before, self->analysis);
      if (!medina_analysis_get_complete (self->analysis) &&
          medina_analysis_get_progress (self->analysis) > 0)
        g_set_object (&self->begun, self->analysis);
    }
  forget (self);
}

/* What is there already need not be kept once more. */
static void
begin (MedinaAnalysisActions *self)
{
  if (!medina_analysis_get_complete (self->analysis))
    g_signal_connect_object (self->analysis, "notify::complete", G_CALLBACK (complete_cb), self,
                             G_CONNECT_SWAPPED);
  show (self, self->analysis);
}

static void
recalled_cb (GObject *analysis, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaAnalysisActions) self = data;

  if (!medina_analysis_recall_finish (MEDINA_ANALYSIS (analysis), result, NULL))
    return;
  g_clear_object (&self->cancellable);
  if (g_action_get_enabled (G_ACTION (self->analyze)) &&
      medina_analysis_is_of (self->analysis, self->game))
    begin (self);
  else
    forget (self);
}

/* An analysis that was left begun goes on, when the game is there again. */
static gboolean
go_on_with_begun (MedinaAnalysisActions *self)
{
  if (self->begun == NULL || !medina_analysis_take_over (self->analysis, self->begun))
    return FALSE;
  g_clear_object (&self->begun);
  begin (self);
  return TRUE;
}

/* What was put away comes back as another object, in which another analysis goes on. */
static void
go_on (MedinaAnalysisActions *self)
{
  g_autoptr (MedinaAnalysis) before = g_steal_pointer (&self->before);
  g_autoptr (MedinaAnalysis) analysis = medina_analysis_new (self->game);

  if (!medina_analysis_take_over (analysis, before))
    return;
  self->analysis = g_steal_pointer (&analysis);
  begin (self);
}

static void
analyze_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaAnalysisActions *self = data;
  g_autofree char *name = NULL;

  if (self->cancellable != NULL)
    return;
  if (self->analysis != NULL && medina_analysis_is_of (self->analysis, self->game))
    {
      show (self, self->analysis);
      return;
    }
  forget (self);
  self->analysis = medina_analysis_new (self->game);
  if (go_on_with_begun (self))
    return;
  name = find_name (self);
  if (name == NULL)
    {
      begin (self);
      return;
    }
  self->cancellable = g_cancellable_new ();
  medina_analysis_recall_async (self->analysis, medina_document_get_history (self->document), name,
                                self->cancellable, recalled_cb, g_object_ref (self));
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
medina_analysis_actions_set_document (MedinaAnalysisActions *self, MedinaDocument *document)
{
  static const char *changes[] = { "notify::over", "notify::length", "seeked" };
  MedinaGame *game = document != NULL ? medina_document_get_game (document) : NULL;

  g_return_if_fail (MEDINA_IS_ANALYSIS_ACTIONS (self));

  show (self, NULL);
  g_set_object (&self->document, document);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (g_set_object (&self->game, game))
    set_aside (self);
  for (guint i = 0; game != NULL && i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
  if (self->before != NULL && g_action_get_enabled (G_ACTION (self->analyze)))
    go_on (self);
  else if (game != NULL)
    g_clear_object (&self->before);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_analysis_actions_dispose (GObject *object)
{
  MedinaAnalysisActions *self = MEDINA_ANALYSIS_ACTIONS (object);

  if (self->game != NULL)
    medina_analysis_actions_set_document (self, NULL);
  g_clear_object (&self->analyze);
  g_clear_object (&self->before);
  g_clear_object (&self->begun);
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
