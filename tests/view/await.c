/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"

enum
{
  DEADLINE = 60, /* in seconds, far more than anything takes */
};

/* The deadline is noticed also where nothing else happens. */
static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
await (AwaitCondition condition, gpointer data, const char *what)
{
  const gint64 end = g_get_monotonic_time () + DEADLINE * G_USEC_PER_SEC;
  const guint id = g_timeout_add_seconds (1, wake_cb, NULL);

  while (!condition (data))
    {
      if (g_get_monotonic_time () > end)
        g_error ("waited for %s, %d seconds in vain", what, DEADLINE);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (id);
}
