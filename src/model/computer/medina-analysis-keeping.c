/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-private.h"

#include <string.h>

#include "medina-task.h"

/* For a thread. */
typedef struct
{
  MedinaHistory *history; /* owned; likewise the others */
  char *name;
  MdnGame *game;
  GArray *turns; /* of MedinaFoundTurn; NULL to look for them */
} Errand;

static void
errand_free (Errand *errand)
{
  g_object_unref (errand->history);
  g_free (errand->name);
  g_free (errand->game);
  g_clear_pointer (&errand->turns, g_array_unref);
  g_free (errand);
}

/* Takes the turns over. */
static GTask *
create_task (MedinaAnalysis *self,
             MedinaHistory *history,
             const char *name,
             GArray *turns,
             GCancellable *cancellable,
             GAsyncReadyCallback callback,
             gpointer data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);
  Errand *errand = g_new (Errand, 1);

  *errand = (Errand){ g_object_ref (history), g_strdup (name),
                      g_memdup2 (&self->game, sizeof self->game), turns };
  g_task_set_task_data (task, errand, (GDestroyNotify) errand_free);
  return task;
}

/* --- Taking it again -------------------------------------------------------------------------- */

static MedinaAnalysisTurn *
create_turn (MedinaAnalysis *self, const MedinaFoundTurn *found)
{
  MdnVariation better = { .count = (int) found->n_better };

  for (guint i = 0; i < found->n_better; i++)
    better.placements[i] = found->better[i];
  return medina_analysis_turn_new (self->players->pdata[found->player], found->start, found->end,
                                   found->margins, found->loss, better.count > 0 ? &better : NULL);
}

static void
add_turns (MedinaAnalysis *self, const GArray *found)
{
  g_autoptr (GPtrArray) turns = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (turns, create_turn (self, &g_array_index (found, MedinaFoundTurn, i)));
  g_list_store_splice (self->turns, 0, 0, turns->pdata, turns->len);
  g_object_notify_by_pspec (G_OBJECT (self),
                            medina_analysis_properties[MEDINA_ANALYSIS_PROP_PROGRESS]);
  if (medina_analysis_get_complete (self))
    g_object_notify_by_pspec (G_OBJECT (self),
                              medina_analysis_properties[MEDINA_ANALYSIS_PROP_COMPLETE]);
}

static gboolean
has_begun (MedinaAnalysis *self)
{
  return self->step > 0 || self->cancellable != NULL;
}

static void
take (MedinaAnalysis *self, const GArray *found)
{
  if (has_begun (self) || found->len != self->ranges->len)
    return;
  self->step = 2 * found->len;
  add_turns (self, found);
}

static void
recall_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Errand *errand = data;
  GArray *turns = medina_history_load_found (errand->history, errand->name, errand->game);

  g_task_return_pointer (task, turns, (GDestroyNotify) g_array_unref);
}

void
medina_analysis_recall_async (MedinaAnalysis *self,
                              MedinaHistory *history,
                              const char *name,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (MEDINA_IS_ANALYSIS (self));
  g_return_if_fail (MEDINA_IS_HISTORY (history));
  g_return_if_fail (name != NULL);

  task = create_task (self, history, name, NULL, cancellable, callback, data);
  g_task_set_source_tag (task, medina_analysis_recall_async);
  medina_task_run_in_thread (task, recall_in_thread);
}

gboolean
medina_analysis_recall_finish (MedinaAnalysis *self, GAsyncResult *result, GError **error)
{
  g_autoptr (GArray) turns = NULL;
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  turns = g_task_propagate_pointer (G_TASK (result), &cause);
  if (cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  if (turns != NULL)
    take (self, turns);
  return TRUE;
}

/* --- Keeping it ------------------------------------------------------------------------------- */

static GArray *
list_found (MedinaAnalysis *self)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (MedinaFoundTurn));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->turns)); i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), i);
      const MdnVariation *better = medina_analysis_turn_get_better (turn);
      MedinaFoundTurn entry = {
        .start = medina_analysis_turn_get_start (turn),
        .end = medina_analysis_turn_get_end (turn),
        .player = medina_player_get_number (medina_analysis_turn_get_player (turn)),
        .loss = medina_analysis_turn_get_loss (turn),
        .n_better = better != NULL ? (guint) better->count : 0,
      };

      for (guint player = 0; player < self->players->len; player++)
        entry.margins[player] = medina_analysis_turn_get_margin (turn, player);
      for (guint j = 0; j < entry.n_better; j++)
        entry.better[j] = better->placements[j];
      g_array_append_val (found, entry);
    }
  return found;
}

gboolean
medina_analysis_take_over (MedinaAnalysis *self, MedinaAnalysis *before)
{
  g_autoptr (GArray) found = NULL;

  g_return_val_if_fail (MEDINA_IS_ANALYSIS (self), FALSE);
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (before), FALSE);

  if (has_begun (self) || !medina_analysis_has_game (before, &self->game))
    return FALSE;
  self->step = before->step;
  memcpy (self->margins, before->margins, sizeof self->margins);
  self->best = before->best;
  self->best_margin = before->best_margin;
  found = list_found (before);
  add_turns (self, found);
  return TRUE;
}

static void
keep_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Errand *errand = data;
  GError *error = NULL;

  if (medina_history_keep_found (errand->history, errand->name, errand->game, errand->turns,
                                 &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
medina_analysis_keep_async (MedinaAnalysis *self,
                            MedinaHistory *history,
                            const char *name,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (MEDINA_IS_ANALYSIS (self));
  g_return_if_fail (MEDINA_IS_HISTORY (history));
  g_return_if_fail (medina_analysis_get_complete (self));

  task = create_task (self, history, name, list_found (self), NULL, callback, data);
  g_task_set_source_tag (task, medina_analysis_keep_async);
  medina_task_run_in_thread (task, keep_in_thread);
}

gboolean
medina_analysis_keep_finish (MedinaAnalysis *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
