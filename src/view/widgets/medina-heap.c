/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-heap.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

enum
{
  PICTURE = 1 << 20, /* bytes that only pictures are as large as */
  REST = 2,          /* seconds */
};

static GMutex mutex;
static guint rest_id; /* until the heap is trimmed; 0 if it is; guarded by the mutex */

/* Pictures of the size of a window or a board are given back as soon as they are freed. Left to
 * itself the C library takes the second one from the heap, between what stays, and keeps the room.
 * It also keeps a heap for each thread, and what the threads that paint need for a moment is
 * several times as much as what they leave: one heap for all serves them again. The threads that
 * search hardly ever ask for memory. */
void
medina_heap_init (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, PICTURE);
  mallopt (M_ARENA_MAX, 1);
#endif
}

static gboolean
rested_cb (gpointer data)
{
  g_mutex_lock (&mutex);
  rest_id = 0;
  g_mutex_unlock (&mutex);
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

void
medina_heap_trim_once_rested (void)
{
  g_mutex_lock (&mutex);
  g_clear_handle_id (&rest_id, g_source_remove);
  rest_id = g_timeout_add_seconds (REST, rested_cb, NULL);
  g_mutex_unlock (&mutex);
}
