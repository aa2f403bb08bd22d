/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-task.h"

typedef struct
{
  GTask *task; /* owned until it is let go of */
  GTaskThreadFunc function;
} Errand;

static gboolean
let_go_cb (gpointer task)
{
  return G_SOURCE_REMOVE;
}

void
medina_task_let_go (GTask *task)
{
  g_return_if_fail (G_IS_TASK (task));

  g_idle_add_full (G_PRIORITY_DEFAULT, let_go_cb, task, g_object_unref);
}

static void
run (GTask *thread_task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Errand *errand = data;
  GTask *task = errand->task;

  errand->function (task, g_task_get_source_object (task), g_task_get_task_data (task),
                    cancellable);
  medina_task_let_go (task);
  g_task_return_boolean (thread_task, TRUE);
}

/* The thread's own task has no source, so it does not matter where it ends. */
void
medina_task_run_in_thread (GTask *task, GTaskThreadFunc function)
{
  g_autoptr (GTask) thread_task = NULL;
  Errand *errand;

  g_return_if_fail (G_IS_TASK (task));
  g_return_if_fail (function != NULL);

  errand = g_new (Errand, 1);
  *errand = (Errand){ g_object_ref (task), function };
  thread_task = g_task_new (NULL, g_task_get_cancellable (task), NULL, NULL);
  g_task_set_source_tag (thread_task, g_task_get_source_tag (task));
  g_task_set_task_data (thread_task, errand, g_free);
  g_task_run_in_thread (thread_task, run);
}
