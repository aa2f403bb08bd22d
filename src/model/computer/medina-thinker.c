/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-thinker.h"

#include "medina-task.h"

/* Each thought has a MdnAi to itself, so that to stop one can never stop another. That of a thought
 * which was answered is the next one's, with the trees in it. */
typedef struct
{
  MdnAi *ai; /* NULL once it was handed on */
  MdnPosition position;
  MdnAiLimits limits;
  MdnAdvice advice;
  gulong cancelled;  /* handler */
  gboolean left;     /* for another thought; main thread only */
  gboolean answered; /* likewise */
} Thought;

struct _MedinaThinker
{
  GObject parent_instance;

  /* owned */
  MdnAi *ai; /* for the next thought; NULL if that has to make one */

  /* borrowed */
  GTask *task; /* in the thread; NULL when nothing is being thought */
};

G_DEFINE_FINAL_TYPE (MedinaThinker, medina_thinker, G_TYPE_OBJECT)

static gpointer
free_in_thread (gpointer ai)
{
  mdn_ai_free (ai);
  return NULL;
}

/* To free trees takes longer than the main loop may wait. */
static void
drop_ai (MdnAi *ai)
{
  GThread *thread =
    ai != NULL ? g_thread_try_new ("forget a tree", free_in_thread, ai, NULL) : NULL;

  if (thread != NULL)
    g_thread_unref (thread);
  else
    mdn_ai_free (ai);
}

/* The thought takes the MdnAi over. */
static Thought *
thought_new (MdnAi *ai, const MdnPosition *position, const MdnAiLimits *limits)
{
  Thought *thought = g_new0 (Thought, 1);

  thought->ai = ai != NULL ? ai : mdn_ai_new ();
  if (thought->ai == NULL)
    g_error ("No memory for a computer player");
  mdn_ai_resume (thought->ai);
  thought->position = *position;
  thought->limits = *limits;
  return thought;
}

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  drop_ai (thought->ai);
  g_free (thought);
}

static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Thought *thought = data;

  if (mdn_ai_think (thought->ai, &thought->position, &thought->limits, &thought->advice))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED,
                             "There is nothing to think about");
}

static void
cancelled_cb (GCancellable *cancellable, MdnAi *ai)
{
  mdn_ai_stop (ai);
}

/* Only now nothing else can stop the MdnAi any more. */
static void
completed_cb (GTask *task)
{
  MedinaThinker *self = g_task_get_source_object (task);
  Thought *thought = g_task_get_task_data (task);

  g_cancellable_disconnect (g_task_get_cancellable (task), thought->cancelled);
  if (self->task == task)
    self->task = NULL;
  if (thought->answered && self->ai == NULL)
    self->ai = g_steal_pointer (&thought->ai);
}

static void
leave_thought (MedinaThinker *self)
{
  Thought *thought = g_task_get_task_data (self->task);

  thought->left = TRUE;
  mdn_ai_stop (thought->ai);
  self->task = NULL;
}

void
medina_thinker_think_async (MedinaThinker *self,
                            const MdnPosition *position,
                            const MdnAiLimits *limits,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Thought *thought;

  g_return_if_fail (MEDINA_IS_THINKER (self));
  g_return_if_fail (position != NULL && limits != NULL);

  if (self->task != NULL)
    leave_thought (self);
  thought = thought_new (g_steal_pointer (&self->ai), position, limits);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, medina_thinker_think_async);
  g_task_set_task_data (task, thought, thought_free);
  g_signal_connect (task, "notify::completed", G_CALLBACK (completed_cb), NULL);
  if (cancellable != NULL)
    thought->cancelled =
      g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), thought->ai, NULL);
  self->task = task;
  medina_task_run_in_thread (task, think);
}

gboolean
medina_thinker_think_finish (MedinaThinker *self,
                             GAsyncResult *result,
                             MdnAdvice *advice,
                             GError **error)
{
  Thought *thought;

  g_return_val_if_fail (MEDINA_IS_THINKER (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (advice != NULL, FALSE);

  thought = g_task_get_task_data (G_TASK (result));
  if (self->task == G_TASK (result))
    self->task = NULL;
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  if (thought->left)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "Left for another thought");
      return FALSE;
    }
  thought->answered = TRUE;
  *advice = thought->advice;
  return TRUE;
}

MedinaThoughtEnd
medina_thinker_think_end (MedinaThinker *self, GAsyncResult *result, MdnAdvice *advice)
{
  g_autoptr (GError) error = NULL;

  if (medina_thinker_think_finish (self, result, advice, &error))
    return MEDINA_THOUGHT_ANSWERED;
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ? MEDINA_THOUGHT_DROPPED
                                                                   : MEDINA_THOUGHT_UNANSWERED;
}

void
medina_thinker_hurry (MedinaThinker *self)
{
  g_return_if_fail (MEDINA_IS_THINKER (self));

  if (self->task != NULL)
    mdn_ai_stop (((Thought *) g_task_get_task_data (self->task))->ai);
}

void
medina_thinker_forget (MedinaThinker *self)
{
  g_return_if_fail (MEDINA_IS_THINKER (self));

  drop_ai (g_steal_pointer (&self->ai));
}

double
medina_thinker_get_progress (MedinaThinker *self)
{
  g_return_val_if_fail (MEDINA_IS_THINKER (self), 0);

  if (self->task == NULL)
    return 0;
  return mdn_ai_progress (((Thought *) g_task_get_task_data (self->task))->ai);
}

static void
medina_thinker_dispose (GObject *object)
{
  medina_thinker_forget (MEDINA_THINKER (object));
  G_OBJECT_CLASS (medina_thinker_parent_class)->dispose (object);
}

static void
medina_thinker_class_init (MedinaThinkerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_thinker_dispose;
}

static void
medina_thinker_init (MedinaThinker *self)
{
}

MedinaThinker *
medina_thinker_new (void)
{
  return g_object_new (MEDINA_TYPE_THINKER, NULL);
}
