/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-painting.h"

#include <stdlib.h>

#include "medina-heap.h"

/* Not a GRWLock: there a writer waits for as long as anybody begins to read. */
static GMutex mutex;
static GCond changed;

/* guarded by the mutex */
static int painters;
static gboolean registered, ended;

/* What is registered here runs before the libraries clear up after themselves. */
static void
end_all (void)
{
  g_mutex_lock (&mutex);
  ended = TRUE;
  while (painters > 0)
    g_cond_wait (&changed, &mutex);
  g_mutex_unlock (&mutex);
}

void
medina_painting_begin (void)
{
  g_mutex_lock (&mutex);
  if (!registered)
    atexit (end_all);
  registered = TRUE;
  while (ended)
    g_cond_wait (&changed, &mutex);
  painters++;
  g_mutex_unlock (&mutex);
}

/* Drawings take several times as much room as what is painted. */
void
medina_painting_end (void)
{
  medina_heap_trim_once_rested ();
  g_mutex_lock (&mutex);
  painters--;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&mutex);
}
