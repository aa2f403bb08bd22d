/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failing-calls.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

#include <glib/gstdio.h>

static struct
{
  FailingKind kind;
  guint at;
  gboolean lasting;
  int number;
  guint made;
  GString *names; /* NULL while no calls are watched */
} state;

/* The lock is for all of the state: a call may be stuck in a thread while the test goes on. It is
 * not GLib's: the thread sanitizer does not see those. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t let_go = PTHREAD_COND_INITIALIZER;
static gboolean stuck;

void
failing_calls_begin (FailingKind kind, guint at, gboolean lasting, int number)
{
  pthread_mutex_lock (&lock);
  state.kind = kind;
  state.at = at;
  state.lasting = lasting;
  state.number = number;
  state.made = 0;
  state.names = g_string_new (NULL);
  stuck = kind == FAILING_STUCK;
  pthread_mutex_unlock (&lock);
}

char *
failing_calls_end (void)
{
  GString *names;

  pthread_mutex_lock (&lock);
  names = g_steal_pointer (&state.names);
  stuck = FALSE;
  pthread_cond_broadcast (&let_go);
  pthread_mutex_unlock (&lock);
  return g_string_free (names, FALSE);
}

/* Notes the call of that name, and returns whether it is to fail; a stuck one does not, in the
 * end. */
static gboolean
note (const char *name)
{
  gboolean wrong;

  if (state.names == NULL)
    return FALSE;
  g_string_append_printf (state.names, "%s%s", state.made > 0 ? " " : "", name);
  wrong =
    state.kind != FAILING_NONE && (state.lasting ? state.made >= state.at : state.made == state.at);
  state.made++;
  if (wrong && state.kind == FAILING_DEATH)
    _exit (FAILING_DEATH_STATUS);
  if (!wrong || state.kind != FAILING_STUCK)
    return wrong;
  while (stuck)
    pthread_cond_wait (&let_go, &lock);
  return FALSE;
}

static gboolean
goes_wrong (const char *name)
{
  gboolean wrong;

  pthread_mutex_lock (&lock);
  wrong = note (name);
  pthread_mutex_unlock (&lock);
  return wrong;
}

/* Whether what goes wrong is that the call does only a part. */
static gboolean
is_short (void)
{
  gboolean result;

  pthread_mutex_lock (&lock);
  result = state.kind == FAILING_SHORT;
  pthread_mutex_unlock (&lock);
  return result;
}

static int
fail (void)
{
  int number = EINTR;

  pthread_mutex_lock (&lock);
  if (state.kind != FAILING_SHORT)
    number = state.number;
  pthread_mutex_unlock (&lock);
  errno = number;
  return -1;
}

/* The linker calls the wrapped functions __wrap_NAME, and the real ones __real_NAME. */
#define WRAP(result, name, parameters, arguments)                  \
  result __real_##name parameters;                                 \
  result __wrap_##name parameters;                                 \
  result __wrap_##name parameters                                  \
  {                                                                \
    return goes_wrong (#name) ? fail () : __real_##name arguments; \
  }

WRAP (int, fsync, (int descriptor), (descriptor))
WRAP (int, rename, (const char *from, const char *to), (from, to))
WRAP (int, g_mkstemp_full, (char *template, int flags, int mode), (template, flags, mode))
WRAP (int, fchmod, (int descriptor, mode_t mode), (descriptor, mode))
WRAP (int, unlink, (const char *path), (path))

/* The descriptor is closed in any case, as the system does it. */
int __real_close (int descriptor);
int __wrap_close (int descriptor);

int
__wrap_close (int descriptor)
{
  const gboolean wrong = goes_wrong ("close");
  const int result = __real_close (descriptor);

  return wrong ? fail () : result;
}

/* A short write does not fail: it writes one byte. */
ssize_t __real_write (int descriptor, const void *data, size_t length);
ssize_t __wrap_write (int descriptor, const void *data, size_t length);

ssize_t
__wrap_write (int descriptor, const void *data, size_t length)
{
  if (!goes_wrong ("write"))
    return __real_write (descriptor, data, length);
  return is_short () ? __real_write (descriptor, data, 1) : fail ();
}
