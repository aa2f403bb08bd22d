/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-sound-output.h"

#include <glib/gstdio.h>
#include <gsound.h>
#include <unistd.h>

/* A sound that could not be played so soon is not played at all. */
#define PATIENCE (G_USEC_PER_SEC)

/* How long it takes a sound server that was not found for granted. */
#define RETRY_AFTER (30 * G_USEC_PER_SEC)

/* How long whoever leaves waits for the thread: a program that ends under it would crash. */
#define FAREWELL (G_USEC_PER_SEC / 2)

enum
{
  MOST_WAITING = 8,
};

/* Shared by its owner and its thread, whose the context is. */
struct _MedinaSoundOutput
{
  GThreadPool *pool;      /* one thread; GLib ends it when it was idle for some seconds */
  GSoundContext *context; /* owned; NULL before the first sound */
  gint64 retry_time;      /* not before is a sound server looked for again */

  GMutex mutex; /* of what follows */
  GCond idle;   /* there are no jobs any more */
  guint jobs;
  gboolean closed;    /* no sound is wanted any more */
  gboolean abandoned; /* nobody has it but the thread */
};

/* libcanberra loads its drivers one at a time only. */
static GMutex library;

typedef struct
{
  char *path;
  int decibels;
  gint64 deadline;
} Job;

/* If a sound server does not answer another thread, a context stays as it is. */
static void
destroy (MedinaSoundOutput *self)
{
  if (self->context != NULL && g_mutex_trylock (&library))
    {
      g_object_unref (self->context);
      g_mutex_unlock (&library);
    }
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->idle);
  g_free (self);
}

static void
free_job (Job *job)
{
  g_free (job->path);
  g_free (job);
}

/* --- In the thread ---------------------------------------------------------------------------- */

static gboolean
open_driver (GSoundContext *context, const char *driver)
{
  return gsound_context_set_driver (context, driver, NULL) &&
         gsound_context_set_attributes (context, NULL, GSOUND_ATTR_APPLICATION_NAME, "Medina",
                                        GSOUND_ATTR_APPLICATION_ID, "io.github.medina_game.Medina",
                                        GSOUND_ATTR_MEDIA_ROLE, "game", NULL) &&
         gsound_context_open (context, NULL);
}

/* NULL if there is none. */
static GSoundContext *
find_context (const char *driver)
{
  GSoundContext *context = gsound_context_new (NULL, NULL);

  if (context != NULL && !open_driver (context, driver))
    g_clear_object (&context);
  return context;
}

/* The sound server, PulseAudio or PipeWire. ALSA complains on the terminal where there is no
 * card. */
static void
ensure_context (MedinaSoundOutput *self)
{
  if (self->context != NULL || g_get_monotonic_time () < self->retry_time)
    return;
  self->context = find_context ("pulse");
  if (self->context == NULL && g_access ("/dev/snd/controlC0", R_OK | W_OK) == 0)
    self->context = find_context ("alsa");
  if (self->context == NULL)
    self->retry_time = g_get_monotonic_time () + RETRY_AFTER;
}

static gboolean
sound (MedinaSoundOutput *self, const Job *job)
{
  g_autofree char *decibels = g_strdup_printf ("%d", job->decibels);

  return gsound_context_play_simple (self->context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME,
                                     job->path, GSOUND_ATTR_CANBERRA_VOLUME, decibels, NULL);
}

static gboolean
is_wanted (MedinaSoundOutput *self, const Job *job)
{
  g_autoptr (GMutexLocker) G_GNUC_UNUSED locker = g_mutex_locker_new (&self->mutex);

  return !self->closed && g_get_monotonic_time () < job->deadline;
}

/* Not heard because the sound server was started anew meanwhile, perhaps: next time it is looked
 * for. */
static void
try_job (MedinaSoundOutput *self, const Job *job)
{
  g_autoptr (GMutexLocker) G_GNUC_UNUSED locker = g_mutex_locker_new (&library);

  if (is_wanted (self, job))
    ensure_context (self);
  if (self->context != NULL && is_wanted (self, job) && !sound (self, job))
    g_clear_object (&self->context);
}

static void
play_cb (gpointer data, gpointer user_data)
{
  MedinaSoundOutput *self = user_data;
  gboolean last;

  try_job (self, data);
  free_job (data);
  g_mutex_lock (&self->mutex);
  if (--self->jobs == 0)
    g_cond_signal (&self->idle);
  last = self->jobs == 0 && self->abandoned;
  g_mutex_unlock (&self->mutex);
  if (last)
    destroy (self);
}

/* --- Outside ---------------------------------------------------------------------------------- */

gboolean
medina_sound_output_exists (void)
{
  return TRUE;
}

MedinaSoundOutput *
medina_sound_output_new (void)
{
  MedinaSoundOutput *self = g_new0 (MedinaSoundOutput, 1);

  g_mutex_init (&self->mutex);
  g_cond_init (&self->idle);
  self->pool = g_thread_pool_new (play_cb, self, 1, FALSE, NULL);
  return self;
}

/* Whether the thread has come to an end with everything, in time. */
static gboolean
close_output (MedinaSoundOutput *self)
{
  const gint64 deadline = g_get_monotonic_time () + FAREWELL;
  g_autoptr (GMutexLocker) G_GNUC_UNUSED locker = g_mutex_locker_new (&self->mutex);

  self->closed = TRUE;
  while (self->jobs > 0 && !self->abandoned)
    self->abandoned = !g_cond_wait_until (&self->idle, &self->mutex, deadline);
  self->abandoned = self->jobs > 0;
  return !self->abandoned;
}

void
medina_sound_output_free (MedinaSoundOutput *self)
{
  GThreadPool *pool;
  gboolean done;

  if (self == NULL)
    return;
  pool = self->pool;
  done = close_output (self);
  g_thread_pool_free (pool, FALSE, FALSE);
  if (done)
    destroy (self);
}

void
medina_sound_output_play (MedinaSoundOutput *self, const char *path, int decibels)
{
  Job *job;

  g_return_if_fail (path != NULL);

  if (self == NULL || g_thread_pool_unprocessed (self->pool) >= MOST_WAITING)
    return;
  job = g_new0 (Job, 1);
  *job = (Job){ g_strdup (path), decibels, g_get_monotonic_time () + PATIENCE };
  g_mutex_lock (&self->mutex);
  self->jobs++;
  g_mutex_unlock (&self->mutex);
  g_thread_pool_push (self->pool, job, NULL);
}
