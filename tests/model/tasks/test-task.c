/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The object that a task belongs to ends in the main loop, however long a thread has the task. */

#include "medina-task.h"

#include "await.h"

typedef struct
{
  GAsyncQueue *answered; /* what the thread waits for when it has returned something */
  GThread *ended_in;     /* where the source was disposed of; NULL before; atomic */
  int result;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->answered = g_async_queue_new ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_async_queue_unref (self->answered);
}

static void
ended_cb (gpointer data, GObject *where_it_was)
{
  Fixture *self = data;

  g_atomic_pointer_set (&self->ended_in, g_thread_self ());
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Fixture *self = data;

  self->result = (int) g_task_propagate_int (G_TASK (result), NULL);
}

/* Ends only when the caller has forgotten the task. */
static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Fixture *self = data;

  g_task_return_int (task, 42);
  g_async_queue_pop (self->answered);
}

static GTask *
create_task (Fixture *self)
{
  g_autoptr (GObject) source = g_object_new (G_TYPE_OBJECT, NULL);
  GTask *task = g_task_new (source, NULL, answered_cb, self);

  g_object_weak_ref (source, ended_cb, self);
  g_task_set_task_data (task, self, NULL);
  return task;
}

static void
finish (Fixture *self)
{
  await (self->result == 42);
  g_assert_null (g_atomic_pointer_get (&self->ended_in));
  g_async_queue_push (self->answered, self);
  await (g_atomic_pointer_get (&self->ended_in) != NULL);
  g_assert_true (g_atomic_pointer_get (&self->ended_in) == g_thread_self ());
}

static void
test_run (Fixture *self, gconstpointer data)
{
  GTask *task = create_task (self);

  medina_task_run_in_thread (task, work);
  g_object_unref (task);
  finish (self);
}

/* A thread of the caller's own. */
static gpointer
own_thread (gpointer data)
{
  GTask *task = data;

  work (task, g_task_get_source_object (task), g_task_get_task_data (task), NULL);
  medina_task_let_go (task);
  return NULL;
}

static void
test_let_go (Fixture *self, gconstpointer data)
{
  GThread *thread = g_thread_new ("own", own_thread, create_task (self));

  finish (self);
  g_thread_join (thread);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/task/its-source-ends-in-the-main-loop", Fixture, NULL, set_up, test_run, tear_down);
  g_test_add ("/task/one-of-another-thread-is-let-go-of-there", Fixture, NULL, set_up, test_let_go,
              tear_down);
  return g_test_run ();
}
