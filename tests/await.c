/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"

enum
{
  TICK = 10, /* milliseconds */
};

/* In microseconds. */
static gint64
find_patience (void)
{
  const char *word = g_getenv ("MEDINA_TEST_PATIENCE");
  const gint64 factor = word != NULL ? g_ascii_strtoll (word, NULL, 10) : 1;

  return MAX (factor, 1) * 60 * G_USEC_PER_SEC;
}

static gboolean
tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

Await
await_begin (void)
{
  const Await self = {
    .tick = g_timeout_source_new (TICK),
    .deadline = g_get_monotonic_time () + find_patience (),
  };

  g_source_set_callback (self.tick, tick_cb, NULL, NULL);
  g_source_attach (self.tick, NULL);
  return self;
}

static void
give_up (const char *what, const char *file, int line, const char *function)
{
  g_autofree char *message =
    g_strdup_printf ("In %" G_GINT64_FORMAT " s this did not become true: %s",
                     find_patience () / G_USEC_PER_SEC, what);

  g_assertion_message (G_LOG_DOMAIN, file, line, function, message);
}

void
await_iterate (Await *self, const char *condition, const char *file, int line, const char *function)
{
  if (g_get_monotonic_time () > self->deadline)
    give_up (condition, file, line, function);
  g_main_context_iteration (NULL, TRUE);
}

void
await_clear (Await *self)
{
  g_source_destroy (self->tick);
  g_source_unref (self->tick);
}

void
await_quiet (void)
{
  const gint64 deadline = g_get_monotonic_time () + find_patience ();

  while (g_main_context_iteration (NULL, FALSE))
    if (g_get_monotonic_time () > deadline)
      give_up ("nothing is left to do", __FILE__, __LINE__, G_STRFUNC);
}

void
await_pending (void)
{
  const gint64 deadline = g_get_monotonic_time () + find_patience ();

  while (!g_main_context_pending (NULL))
    {
      if (g_get_monotonic_time () > deadline)
        give_up ("something is to be done", __FILE__, __LINE__, G_STRFUNC);
      g_usleep (1000);
    }
}

void
await_result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}
