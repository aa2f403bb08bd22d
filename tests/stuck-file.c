/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "stuck-file.h"

#include <pthread.h>

struct _StuckFile
{
  GObject parent_instance;

  GFile *behind; /* owned */

  /* All that follows is for any thread that has the lock, which is not GLib's: the thread sanitizer
   * does not see those. */
  pthread_mutex_t lock;
  pthread_cond_t changed;
  guint waiting;
  gboolean answers;
};

static void stuck_file_init_iface (GFileIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (StuckFile,
                               stuck_file,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_FILE, stuck_file_init_iface))

static void
wait_for_answer (StuckFile *self)
{
  pthread_mutex_lock (&self->lock);
  self->waiting++;
  while (!self->answers)
    pthread_cond_wait (&self->changed, &self->lock);
  self->waiting--;
  pthread_mutex_unlock (&self->lock);
}

void
stuck_file_set_answers (GFile *file, gboolean answers)
{
  StuckFile *self = STUCK_FILE (file);

  pthread_mutex_lock (&self->lock);
  self->answers = answers;
  pthread_cond_broadcast (&self->changed);
  pthread_mutex_unlock (&self->lock);
}

gboolean
stuck_file_is_awaited (GFile *file)
{
  StuckFile *self = STUCK_FILE (file);
  gboolean awaited;

  pthread_mutex_lock (&self->lock);
  awaited = self->waiting > 0;
  pthread_mutex_unlock (&self->lock);
  return awaited;
}

/* --- The file --------------------------------------------------------------------------------- */

static GFile *
stuck_file_dup (GFile *file)
{
  return g_object_ref (file);
}

static guint
stuck_file_hash (GFile *file)
{
  return g_direct_hash (file);
}

static gboolean
stuck_file_equal (GFile *one, GFile *other)
{
  return one == other;
}

/* Nobody may take a way around it. */
static gboolean
stuck_file_is_native (GFile *file)
{
  return FALSE;
}

static char *
stuck_file_get_path (GFile *file)
{
  return NULL;
}

static char *
stuck_file_get_basename (GFile *file)
{
  return g_file_get_basename (STUCK_FILE (file)->behind);
}

static char *
stuck_file_get_uri (GFile *file)
{
  g_autofree char *name = stuck_file_get_basename (file);

  return g_strconcat ("stuck:///", name, NULL);
}

static GFile *
stuck_file_get_parent (GFile *file)
{
  return NULL;
}

static GFileInputStream *
stuck_file_read (GFile *file, GCancellable *cancellable, GError **error)
{
  wait_for_answer (STUCK_FILE (file));
  return g_file_read (STUCK_FILE (file)->behind, cancellable, error);
}

static GFileOutputStream *
stuck_file_replace (GFile *file,
                    const char *etag,
                    gboolean make_backup,
                    GFileCreateFlags flags,
                    GCancellable *cancellable,
                    GError **error)
{
  wait_for_answer (STUCK_FILE (file));
  return g_file_replace (STUCK_FILE (file)->behind, etag, make_backup, flags, cancellable, error);
}

static void
stuck_file_init_iface (GFileIface *iface)
{
  iface->dup = stuck_file_dup;
  iface->hash = stuck_file_hash;
  iface->equal = stuck_file_equal;
  iface->is_native = stuck_file_is_native;
  iface->get_path = stuck_file_get_path;
  iface->get_basename = stuck_file_get_basename;
  iface->get_uri = stuck_file_get_uri;
  iface->get_parse_name = stuck_file_get_uri;
  iface->get_parent = stuck_file_get_parent;
  iface->read_fn = stuck_file_read;
  iface->replace = stuck_file_replace;
  iface->supports_thread_contexts = TRUE;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
stuck_file_finalize (GObject *object)
{
  StuckFile *self = STUCK_FILE (object);

  g_object_unref (self->behind);
  pthread_mutex_destroy (&self->lock);
  pthread_cond_destroy (&self->changed);
  G_OBJECT_CLASS (stuck_file_parent_class)->finalize (object);
}

static void
stuck_file_class_init (StuckFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = stuck_file_finalize;
}

static void
stuck_file_init (StuckFile *self)
{
  pthread_mutex_init (&self->lock, NULL);
  pthread_cond_init (&self->changed, NULL);
}

GFile *
stuck_file_new (GFile *behind)
{
  StuckFile *self = g_object_new (STUCK_TYPE_FILE, NULL);

  self->behind = g_object_ref (behind);
  return G_FILE (self);
}
