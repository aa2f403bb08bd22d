/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What GLib promises about the order of things, told to the thread sanitizer.
 *
 * GLib is not built with the sanitizer, which therefore sees neither its locks nor its queues:
 * whatever a thread hands to another by a GTask or an idle callback looks like a race. To suppress
 * such reports by library would hide our own races, too, for every stack of the main thread has
 * GLib in it. So the linker puts these functions around those of GLib (--wrap), in builds with that
 * sanitizer alone. They add exactly the edges that GLib documents, each from a release to the
 * acquire of the same task or object:
 *
 *   g_task_run_in_thread      →  the function in the thread
 *   g_task_return_*           →  the callback
 *   the end of either         →  freeing the task's data
 *   giving up a reference     →  finalizing the object
 *   g_idle_add_full           →  the function, and freeing its data
 *
 * What two threads share in any other way is reported as ever. */

#include <gio/gio.h>
#include <sanitizer/tsan_interface.h>

/* The task's data, wrapped to know when it is freed. */
typedef struct
{
  GTask *task;
  gpointer data;
  GDestroyNotify destroy;
  GTaskThreadFunc function;
} Parcel;

typedef struct
{
  GAsyncReadyCallback callback;
  gpointer data;
} Answer;

typedef struct
{
  GSourceFunc function;
  gpointer data;
  GDestroyNotify destroy;
} Idle;

GTask *__real_g_task_new (gpointer source,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer data);
void __real_g_task_set_task_data (GTask *task, gpointer data, GDestroyNotify destroy);
gpointer __real_g_task_get_task_data (GTask *task);
void __real_g_task_run_in_thread (GTask *task, GTaskThreadFunc function);
void __real_g_task_return_boolean (GTask *task, gboolean result);
void __real_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy);
void __real_g_task_return_error (GTask *task, GError *error);
void __real_g_object_unref (gpointer object);
guint
__real_g_idle_add_full (int priority, GSourceFunc function, gpointer data, GDestroyNotify destroy);

GTask *__wrap_g_task_new (gpointer source,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer data);
void __wrap_g_task_set_task_data (GTask *task, gpointer data, GDestroyNotify destroy);
gpointer __wrap_g_task_get_task_data (GTask *task);
void __wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc function);
void __wrap_g_task_return_boolean (GTask *task, gboolean result);
void __wrap_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy);
void __wrap_g_task_return_error (GTask *task, GError *error);
void __wrap_g_task_return_new_error (GTask *task, GQuark domain, int code, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
void __wrap_g_object_unref (gpointer object);
guint
__wrap_g_idle_add_full (int priority, GSourceFunc function, gpointer data, GDestroyNotify destroy);

/* --- The answer ------------------------------------------------------------------------------- */

static void
answer_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  __tsan_acquire (result);
  answer->callback (source, result, answer->data);
  __tsan_release (result);
  g_free (answer);
}

static void
disposed_cb (gpointer data, GObject *where_it_was)
{
  __tsan_acquire (where_it_was);
}

/* Its last reference may be the task's, which may end in the thread. */
static void
watch_source (GObject *source)
{
  static GQuark watched;

  if (watched == 0)
    watched = g_quark_from_static_string ("watched");
  if (g_object_get_qdata (source, watched) != NULL)
    return;
  g_object_set_qdata (source, watched, source);
  g_object_weak_ref (source, disposed_cb, NULL);
}

GTask *
__wrap_g_task_new (gpointer source,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data)
{
  Answer *answer;

  if (source != NULL)
    watch_source (source);
  if (callback == NULL)
    return __real_g_task_new (source, cancellable, NULL, NULL);
  answer = g_new (Answer, 1);
  *answer = (Answer){ callback, data };
  return __real_g_task_new (source, cancellable, answer_cb, answer);
}

void
__wrap_g_task_return_boolean (GTask *task, gboolean result)
{
  __tsan_release (task);
  __real_g_task_return_boolean (task, result);
}

void
__wrap_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy)
{
  __tsan_release (task);
  __real_g_task_return_pointer (task, result, destroy);
}

void
__wrap_g_task_return_error (GTask *task, GError *error)
{
  __tsan_release (task);
  __real_g_task_return_error (task, error);
}

void
__wrap_g_task_return_new_error (GTask *task, GQuark domain, int code, const char *format, ...)
{
  va_list words;

  va_start (words, format);
  __wrap_g_task_return_error (task, g_error_new_valist (domain, code, format, words));
  va_end (words);
}

/* --- The work --------------------------------------------------------------------------------- */

static void
parcel_free (gpointer data)
{
  Parcel *parcel = data;

  __tsan_acquire (parcel->task);
  if (parcel->destroy != NULL)
    parcel->destroy (parcel->data);
  g_free (parcel);
}

static Parcel *
ensure_parcel (GTask *task)
{
  Parcel *parcel = __real_g_task_get_task_data (task);

  if (parcel != NULL)
    return parcel;
  parcel = g_new0 (Parcel, 1);
  parcel->task = task;
  __real_g_task_set_task_data (task, parcel, parcel_free);
  return parcel;
}

void
__wrap_g_task_set_task_data (GTask *task, gpointer data, GDestroyNotify destroy)
{
  Parcel *parcel = ensure_parcel (task);

  g_assert (parcel->data == NULL); /* nobody sets it twice */
  parcel->data = data;
  parcel->destroy = destroy;
}

gpointer
__wrap_g_task_get_task_data (GTask *task)
{
  const Parcel *parcel = __real_g_task_get_task_data (task);

  return parcel != NULL ? parcel->data : NULL;
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Parcel *parcel = data;

  __tsan_acquire (task);
  parcel->function (task, source, parcel->data, cancellable);
  __tsan_release (task);
}

void
__wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc function)
{
  ensure_parcel (task)->function = function;
  __tsan_release (task);
  __real_g_task_run_in_thread (task, work);
}

/* --- References ------------------------------------------------------------------------------- */

/* Between telling that a reference is given up and giving it up nobody else does: so whoever has
 * the last one comes behind all others. GLib's own locks are not seen by the sanitizer, so this one
 * orders nothing else. What GLib gives up by itself is not told; see watch_source (). */
void
__wrap_g_object_unref (gpointer object)
{
  static GMutex giving_up;

  gboolean is_last;

  g_mutex_lock (&giving_up);
  is_last = g_atomic_int_get (&G_OBJECT (object)->ref_count) == 1; /* looked at before it is told */
  __tsan_release (object);
  if (!is_last)
    {
      __real_g_object_unref (object);
      g_mutex_unlock (&giving_up);
      return;
    }
  g_mutex_unlock (&giving_up);
  __tsan_acquire (object);
  __real_g_object_unref (object);
}

/* --- Callbacks of the main loop --------------------------------------------------------------- */

static gboolean
idle_cb (gpointer data)
{
  const Idle *idle = data;

  __tsan_acquire (data);
  return idle->function (idle->data);
}

static void
idle_free (gpointer data)
{
  Idle *idle = data;

  __tsan_acquire (idle);
  if (idle->destroy != NULL)
    idle->destroy (idle->data);
  g_free (idle);
}

guint
__wrap_g_idle_add_full (int priority, GSourceFunc function, gpointer data, GDestroyNotify destroy)
{
  Idle *idle = g_new (Idle, 1);

  *idle = (Idle){ function, data, destroy };
  __tsan_release (idle);
  return __real_g_idle_add_full (priority, idle_cb, idle, idle_free);
}
