/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "stuck-file.h"

#include <pthread.h>

/* Where files are. It is for any thread that has the lock, which is not GLib's: the thread
 * sanitizer does not see those. */
typedef struct
{
  pthread_mutex_t lock;
  pthread_cond_t changed;
  guint waiting;
  gboolean answers;
} Drive;

struct _StuckFile
{
  GObject parent_instance;

  GFile *behind; /* owned */
  Drive *drive;  /* atomically counted */
};

static void stuck_file_init_iface (GFileIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (StuckFile,
                               stuck_file,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_FILE, stuck_file_init_iface))

static void
wait_for_answer (StuckFile *self)
{
  Drive *drive = self->drive;

  pthread_mutex_lock (&drive->lock);
  drive->waiting++;
  while (!drive->answers)
    pthread_cond_wait (&drive->changed, &drive->lock);
  drive->waiting--;
  pthread_mutex_unlock (&drive->lock);
}

void
stuck_file_set_answers (GFile *file, gboolean answers)
{
  Drive *drive = STUCK_FILE (file)->drive;

  pthread_mutex_lock (&drive->lock);
  drive->answers = answers;
  pthread_cond_broadcast (&drive->changed);
  pthread_mutex_unlock (&drive->lock);
}

gboolean
stuck_file_is_awaited (GFile *file)
{
  Drive *drive = STUCK_FILE (file)->drive;
  gboolean awaited;

  pthread_mutex_lock (&drive->lock);
  awaited = drive->waiting > 0;
  pthread_mutex_unlock (&drive->lock);
  return awaited;
}

static void
drive_clear (gpointer data)
{
  Drive *drive = data;

  pthread_mutex_destroy (&drive->lock);
  pthread_cond_destroy (&drive->changed);
}

static Drive *
drive_new (void)
{
  Drive *drive = g_atomic_rc_box_new0 (Drive);

  pthread_mutex_init (&drive->lock, NULL);
  pthread_cond_init (&drive->changed, NULL);
  return drive;
}

/* Another file of the drive; takes `behind` over. */
static GFile *
find_on_drive (Drive *drive, GFile *behind)
{
  StuckFile *self = g_object_new (STUCK_TYPE_FILE, NULL);

  self->behind = behind;
  self->drive = g_atomic_rc_box_acquire (drive);
  return G_FILE (self);
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
  return g_file_hash (STUCK_FILE (file)->behind);
}

static gboolean
stuck_file_equal (GFile *one, GFile *other)
{
  return STUCK_FILE (one)->drive == STUCK_FILE (other)->drive &&
         g_file_equal (STUCK_FILE (one)->behind, STUCK_FILE (other)->behind);
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
  StuckFile *self = STUCK_FILE (file);
  GFile *parent = g_file_get_parent (self->behind);

  return parent != NULL ? find_on_drive (self->drive, parent) : NULL;
}

static GFile *
stuck_file_resolve_relative_path (GFile *file, const char *path)
{
  StuckFile *self = STUCK_FILE (file);

  return find_on_drive (self->drive, g_file_resolve_relative_path (self->behind, path));
}

static GFileInfo *
stuck_file_query_info (GFile *file,
                       const char *attributes,
                       GFileQueryInfoFlags flags,
                       GCancellable *cancellable,
                       GError **error)
{
  wait_for_answer (STUCK_FILE (file));
  return g_file_query_info (STUCK_FILE (file)->behind, attributes, flags, cancellable, error);
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
  iface->resolve_relative_path = stuck_file_resolve_relative_path;
  iface->query_info = stuck_file_query_info;
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
  g_atomic_rc_box_release_full (self->drive, drive_clear);
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
}

GFile *
stuck_file_new (GFile *behind)
{
  Drive *drive = drive_new ();
  GFile *self = find_on_drive (drive, g_object_ref (behind));

  g_atomic_rc_box_release_full (drive, drive_clear);
  return self;
}
