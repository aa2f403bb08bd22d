/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-actions.h"

#include "medina-analysis-dialog.h"
#include "medina-analysis-words.h"

struct _MedinaAnalysisActions
{
  GObject parent_instance;

  /* weak */
  GtkWindow *window;
  GtkWindow *dialog; /* NULL while it is closed */

  /* owned */
  GSimpleAction *analyze;
  MedinaGame *game;         /* NULL for none */
  MedinaAnalysis *analysis; /* the last analysis of that game; NULL before it was asked for */
};

enum
{
  SUGGEST,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaAnalysisActions, medina_analysis_actions, G_TYPE_OBJECT)

/* --- Looking at turns ------------------------------------------------------------------------- */

static void
show_turn (MedinaAnalysisActions *self, MedinaAnalysisTurn *turn)
{
  g_autofree char *text = medina_analysis_turn_to_sentence (self->analysis, turn);

  medina_game_seek (self->game, (int) medina_analysis_turn_get_start (turn));
  g_signal_emit (self, signals[SUGGEST], 0, turn, text);
}

/* A turn of NULL stands for the end of the game. */
static void
turn_chosen_cb (MedinaAnalysisActions *self, MedinaAnalysisTurn *turn)
{
  if (!medina_analysis_is_of (self->analysis, self->game))
    return;
  if (turn != NULL)
    show_turn (self, turn);
  else
    medina_game_seek (self->game, (int) medina_game_get_length (self->game));
}

/* --- The dialog ------------------------------------------------------------------------------- */

static void
ensure_analysis (MedinaAnalysisActions *self)
{
  if (self->analysis != NULL && medina_analysis_is_of (self->analysis, self->game))
    return;
  g_clear_object (&self->analysis);
  self->analysis = medina_analysis_new (self->game);
}

static void
close_dialog (MedinaAnalysisActions *self)
{
  if (self->dialog != NULL)
    gtk_window_destroy (self->dialog);
}

static void
open_dialog (MedinaAnalysisActions *self)
{
  GtkWindow *dialog;

  ensure_analysis (self);
  dialog = GTK_WINDOW (medina_analysis_dialog_new (self->analysis));
  gtk_window_set_transient_for (dialog, self->window);
  g_signal_connect_object (dialog, "turn-chosen", G_CALLBACK (turn_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->dialog, dialog);
}

static void
analyze_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaAnalysisActions *self = data;

  if (self->dialog == NULL)
    open_dialog (self);
  gtk_window_present (self->dialog);
}

/* --- The game --------------------------------------------------------------------------------- */

static void
update_cb (MedinaAnalysisActions *self)
{
  const gboolean possible = self->game != NULL && medina_game_get_finished (self->game);

  g_simple_action_set_enabled (self->analyze, possible);
  if (!possible)
    close_dialog (self);
}

void
medina_analysis_actions_set_game (MedinaAnalysisActions *self, MedinaGame *game)
{
  static const char *changes[] = { "notify::over", "notify::length", "seeked" };

  g_return_if_fail (MEDINA_IS_ANALYSIS_ACTIONS (self));

  close_dialog (self);
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
  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->analyze);
  G_OBJECT_CLASS (medina_analysis_actions_parent_class)->dispose (object);
}

static void
medina_analysis_actions_class_init (MedinaAnalysisActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_analysis_actions_dispose;

  signals[SUGGEST] =
    g_signal_new ("suggest", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, MEDINA_TYPE_ANALYSIS_TURN, G_TYPE_STRING);
}

static void
medina_analysis_actions_init (MedinaAnalysisActions *self)
{
  self->analyze = g_simple_action_new ("analyze", NULL);
  g_signal_connect_object (self->analyze, "activate", G_CALLBACK (analyze_cb), self, 0);
  g_simple_action_set_enabled (self->analyze, FALSE);
}

MedinaAnalysisActions *
medina_analysis_actions_new (GActionMap *map, GtkWindow *window)
{
  MedinaAnalysisActions *self = g_object_new (MEDINA_TYPE_ANALYSIS_ACTIONS, NULL);

  g_set_weak_pointer (&self->window, window);
  g_action_map_add_action (map, G_ACTION (self->analyze));
  return self;
}
