/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-painting.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

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

/* Drawings take several times as much room as what is painted, and the C library keeps a heap for each thread. */
static void
give_back_heap (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

void
medina_painting_end (void)
{
  give_back_heap ();
  g_mutex_lock (&mutex);
  painters--;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&mutex);
}
